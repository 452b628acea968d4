# language: vi
Tính năng: Phiếu cược ở các bàn SBO
  Cược chỉ có hiệu lực khi đã xác nhận, và bàn nhận cược trong ba mươi giây. Hết thời gian đó, cược nào chưa xác nhận thì không được tính vào ván và không bị trừ tiền.

  Quy tắc: Mỗi lần nhấp là thêm một chip có mệnh giá đã chọn

    @rule.SLIP-ADD-CHIP @rule.SLIP-WINDOW-OPEN @id.SLIP-ADD-01
    Tình huống: Nhấp một lần là một chip
      Biết người chơi có số dư 1.000,00 ở bàn có giới hạn từ 5,00 đến 500,00
      Và người chơi chọn chip mệnh giá 10,00
      Khi người chơi đặt chip vào cược Con
      Thì ô cược Con có 10,00 chưa xác nhận
      Và số dư là 1.000,00

    @rule.SLIP-ADD-CHIP @id.SLIP-ADD-02
    Tình huống: Nhấp ba lần là ba chip
      Biết người chơi có số dư 1.000,00 ở bàn có giới hạn từ 5,00 đến 500,00
      Và người chơi chọn chip mệnh giá 10,00
      Khi người chơi đặt 3 chip vào cược Con
      Thì ô cược Con có 30,00 chưa xác nhận

    @rule.SLIP-CHANGE-CHIP @id.SLIP-ADD-03
    Tình huống: Chip có mệnh giá khác được cộng vào cùng khoản tiền cược
      Biết người chơi có số dư 1.000,00 ở bàn có giới hạn từ 5,00 đến 500,00
      Và người chơi chọn chip mệnh giá 10,00
      Và người chơi đặt chip vào cược Con
      Và người chơi chọn chip mệnh giá 25,00
      Khi người chơi đặt chip vào cược Con
      Thì ô cược Con có 35,00 chưa xác nhận

    @rule.SLIP-ADD-CHIP @id.SLIP-ADD-04
    Tình huống: Chưa chọn chip thì nhấp không thêm được gì
      Biết người chơi có số dư 1.000,00 ở bàn có giới hạn từ 5,00 đến 500,00
      Khi người chơi đặt chip vào cược Con
      Thì hệ thống không nhận thao tác này
      Và trên bàn không có cược nào

    @rule.LIMIT-SBO-MAXIMUM @id.SLIP-MAXIMUM-01
    Tình huống: Có thể thêm chip cho đến mức tối đa của bàn
      Biết người chơi có số dư 1.000,00 ở bàn có giới hạn từ 5,00 đến 30,00
      Và người chơi chọn chip mệnh giá 10,00
      Khi người chơi đặt 3 chip vào cược Con
      Thì hệ thống nhận thao tác này
      Và ô cược Con có 30,00 chưa xác nhận

    @rule.LIMIT-SBO-MAXIMUM @id.SLIP-MAXIMUM-02
    Tình huống: Chip làm vượt mức tối đa bị từ chối, và tiền cược giữ nguyên
      Biết người chơi có số dư 1.000,00 ở bàn có giới hạn từ 5,00 đến 30,00
      Và người chơi chọn chip mệnh giá 10,00
      Và người chơi đặt 3 chip vào cược Con
      Khi người chơi đặt chip vào cược Con
      Thì hệ thống không nhận thao tác này
      Và ô cược Con có 30,00 chưa xác nhận

    @rule.LIMIT-SBO-MAXIMUM @id.SLIP-MAXIMUM-03
    Tình huống: Chip đã xác nhận cũng tính vào mức tối đa
      Biết người chơi có số dư 1.000,00 ở bàn có giới hạn từ 5,00 đến 30,00
      Và người chơi chọn chip mệnh giá 20,00
      Và người chơi đặt chip vào cược Con
      Và người chơi bấm nút xác nhận
      Khi người chơi đặt chip vào cược Con
      Thì hệ thống không nhận thao tác này
      Và ô cược Con có 20,00 đã xác nhận

  Quy tắc: Xác nhận thì mọi cược trên bàn bị trừ tiền, còn cược thêm sau đó phải xác nhận lần nữa

    @rule.SLIP-CONFIRM @id.SLIP-CONFIRM-01
    Tình huống: Cược đã xác nhận bị trừ tiền
      Biết người chơi có số dư 1.000,00 ở bàn có giới hạn từ 5,00 đến 500,00
      Và người chơi chọn chip mệnh giá 10,00
      Và người chơi đặt chip vào cược Con
      Và người chơi đặt chip vào cược Hòa
      Khi người chơi bấm nút xác nhận
      Thì ô cược Con có 10,00 đã xác nhận
      Và ô cược Hòa có 10,00 đã xác nhận
      Và trên bàn không có cược nào chưa xác nhận
      Và số dư là 980,00

    @rule.SLIP-PAIR-CONFIRM @id.SLIP-CONFIRM-02
    Tình huống: Cược đôi được xác nhận bằng cùng một nút
      Biết người chơi có số dư 1.000,00 ở bàn có giới hạn từ 5,00 đến 500,00
      Và người chơi chọn chip mệnh giá 10,00
      Và người chơi đặt chip vào Đôi cửa Con
      Và người chơi đặt chip vào Đôi cửa Cái
      Khi người chơi bấm nút xác nhận
      Thì ô Đôi cửa Con có 10,00 đã xác nhận
      Và ô Đôi cửa Cái có 10,00 đã xác nhận
      Và số dư là 980,00

    @rule.SLIP-CONFIRM-AGAIN @id.SLIP-CONFIRM-03
    Tình huống: Cược thêm sau khi xác nhận thì chưa được xác nhận
      Biết người chơi có số dư 1.000,00 ở bàn có giới hạn từ 5,00 đến 500,00
      Và người chơi chọn chip mệnh giá 10,00
      Và người chơi đặt chip vào cược Con
      Và người chơi bấm nút xác nhận
      Khi người chơi đặt chip vào cược Cái
      Thì ô cược Con có 10,00 đã xác nhận
      Và ô cược Cái có 10,00 chưa xác nhận
      Và số dư là 990,00

    @rule.SLIP-CONFIRM-AGAIN @rule.SLIP-CONFIRM @id.SLIP-CONFIRM-04
    Tình huống: Xác nhận lần nữa chỉ trừ tiền phần thêm vào, không khoản nào bị trừ hai lần
      Biết người chơi có số dư 1.000,00 ở bàn có giới hạn từ 5,00 đến 500,00
      Và người chơi chọn chip mệnh giá 10,00
      Và người chơi đặt chip vào cược Con
      Và người chơi bấm nút xác nhận
      Và người chơi đặt chip vào cược Con
      Khi người chơi bấm nút xác nhận
      Thì ô cược Con có 20,00 đã xác nhận
      Và số dư là 980,00

    @rule.SLIP-CONFIRM @defect.D112 @id.SLIP-CONFIRM-05
    Tình huống: Không ai xác nhận được quá số dư
      Biết người chơi có số dư 15,00 ở bàn có giới hạn từ 5,00 đến 500,00
      Và người chơi chọn chip mệnh giá 20,00
      Và người chơi thử đặt chip vào cược Con
      Khi người chơi bấm nút xác nhận
      Thì hệ thống không nhận thao tác này
      Và số dư là 15,00

    @rule.SLIP-CONFIRM @id.SLIP-CONFIRM-06
    Tình huống: Không có cược thì không có gì để xác nhận
      Biết người chơi có số dư 1.000,00 ở bàn có giới hạn từ 5,00 đến 500,00
      Khi người chơi bấm nút xác nhận
      Thì hệ thống không nhận thao tác này
      Và số dư là 1.000,00

    @rule.SLIP-CONFIRM @rule.LIMIT-SBO-RANGE @id.SLIP-CONFIRM-07
    Tình huống: Tiền cược dưới mức tối thiểu thì không xác nhận được
      Biết người chơi có số dư 1.000,00 ở bàn có giới hạn từ 5,00 đến 500,00
      Và người chơi chọn chip mệnh giá 2,00
      Và người chơi đặt chip vào cược Con
      Khi người chơi bấm nút xác nhận
      Thì hệ thống không nhận thao tác này
      Và số dư là 1.000,00

    @rule.SLIP-CONFIRM @rule.SLIP-CONFIRM-AGAIN @defect.D112 @id.SLIP-CONFIRM-08
    Tình huống: Tiền đã trừ cũng được tính: lần xác nhận sau không thể vượt số dư còn lại
      Biết người chơi có số dư 15,00 ở bàn có giới hạn từ 5,00 đến 500,00
      Và người chơi chọn chip mệnh giá 10,00
      Và người chơi đặt chip vào cược Con
      Và người chơi bấm nút xác nhận
      Và người chơi thử đặt chip vào cược Con
      Khi người chơi bấm nút xác nhận
      Thì hệ thống không nhận thao tác này
      Và ô cược Con có 10,00 đã xác nhận
      Và số dư là 5,00

  Quy tắc: Nút nhân đôi tăng gấp đôi phần chưa xác nhận, và giữ nguyên phần đã xác nhận

    @rule.SLIP-DOUBLE @id.SLIP-DOUBLE-01
    Tình huống: Mọi khoản tiền cược chưa xác nhận được nhân đôi
      Biết người chơi có số dư 1.000,00 ở bàn có giới hạn từ 5,00 đến 500,00
      Và người chơi chọn chip mệnh giá 10,00
      Và người chơi đặt chip vào cược Con
      Và người chơi đặt 2 chip vào cược Hòa
      Khi người chơi bấm nút nhân đôi
      Thì ô cược Con có 20,00 chưa xác nhận
      Và ô cược Hòa có 40,00 chưa xác nhận
      Và bàn đang nhận cược

    @rule.SLIP-DOUBLE @rule.SLIP-DOUBLE-CONFIRMED @id.SLIP-DOUBLE-02
    Tình huống: Tiền cược đã xác nhận không được nhân đôi
      Biết người chơi có số dư 1.000,00 ở bàn có giới hạn từ 5,00 đến 500,00
      Và người chơi chọn chip mệnh giá 10,00
      Và người chơi đặt chip vào cược Con
      Và người chơi bấm nút xác nhận
      Và người chơi đặt chip vào cược Cái
      Khi người chơi bấm nút nhân đôi
      Thì ô cược Con có 10,00 đã xác nhận
      Và ô cược Cái có 20,00 chưa xác nhận
      Và số dư là 990,00

    @rule.SLIP-DOUBLE-CONFIRMED @id.SLIP-DOUBLE-03
    Tình huống: Không còn cược chưa xác nhận thì không có gì để nhân đôi
      Biết người chơi có số dư 1.000,00 ở bàn có giới hạn từ 5,00 đến 500,00
      Và người chơi chọn chip mệnh giá 10,00
      Và người chơi đặt chip vào cược Con
      Và người chơi bấm nút xác nhận
      Khi người chơi bấm nút nhân đôi
      Thì hệ thống không nhận thao tác này
      Và ô cược Con có 10,00 đã xác nhận

    @rule.SLIP-DOUBLE @rule.LIMIT-SBO-MAXIMUM @id.SLIP-DOUBLE-04
    Tình huống: Nhân đôi quá mức tối đa bị từ chối, và không khoản nào được nhân đôi
      Biết người chơi có số dư 1.000,00 ở bàn có giới hạn từ 5,00 đến 30,00
      Và người chơi chọn chip mệnh giá 20,00
      Và người chơi đặt chip vào cược Con
      Khi người chơi bấm nút nhân đôi
      Thì hệ thống không nhận thao tác này
      Và ô cược Con có 20,00 chưa xác nhận

  Quy tắc: Nút xóa cược và nút hoàn tác rút lại phần chưa xác nhận

    @rule.SLIP-CLEAR @rule.SLIP-CLEARED @id.SLIP-CLEAR-01
    Tình huống: Nút xóa cược gỡ mọi cược chưa xác nhận, và không khoản nào bị trừ tiền
      Biết người chơi có số dư 1.000,00 ở bàn có giới hạn từ 5,00 đến 500,00
      Và người chơi chọn chip mệnh giá 10,00
      Và người chơi đặt chip vào cược Con
      Và người chơi đặt chip vào cược Hòa
      Và người chơi đặt chip vào cược Cái
      Khi người chơi bấm nút xóa cược
      Thì trên bàn không có cược nào
      Và số dư là 1.000,00
      Và bàn đang nhận cược

    @rule.SLIP-CLEARED @id.SLIP-CLEAR-02
    Tình huống: Xóa cược rồi thì không còn gì để xác nhận
      Biết người chơi có số dư 1.000,00 ở bàn có giới hạn từ 5,00 đến 500,00
      Và người chơi chọn chip mệnh giá 10,00
      Và người chơi đặt chip vào cược Con
      Và người chơi bấm nút xóa cược
      Khi người chơi bấm nút xác nhận
      Thì hệ thống không nhận thao tác này
      Và số dư là 1.000,00

    @rule.SLIP-UNDO @id.SLIP-UNDO-01
    Tình huống: Nút hoàn tác chỉ gỡ cược gần nhất, không gỡ cược nào khác
      Biết người chơi có số dư 1.000,00 ở bàn có giới hạn từ 5,00 đến 500,00
      Và người chơi chọn chip mệnh giá 10,00
      Và người chơi đặt chip vào cược Con
      Và người chơi đặt chip vào cược Hòa
      Và người chơi đặt chip vào cược Con
      Khi người chơi bấm nút hoàn tác
      Thì ô cược Con có 10,00 chưa xác nhận
      Và ô cược Hòa có 10,00 chưa xác nhận
      Và bàn đang nhận cược

    @rule.SLIP-UNDO @id.SLIP-UNDO-02
    Tình huống: Không có cược thì không có gì để hoàn tác
      Biết người chơi có số dư 1.000,00 ở bàn có giới hạn từ 5,00 đến 500,00
      Khi người chơi bấm nút hoàn tác
      Thì hệ thống không nhận thao tác này

    @rule.SLIP-CONFIRMED-STAYS @id.SLIP-CONFIRMED-01
    Khung tình huống: Nút <nút> không có tác dụng với cược đã xác nhận
      Biết người chơi có số dư 1.000,00 ở bàn có giới hạn từ 5,00 đến 500,00
      Và người chơi chọn chip mệnh giá 10,00
      Và người chơi đặt chip vào cược Con
      Và người chơi bấm nút xác nhận
      Khi người chơi bấm nút <nút>
      Thì hệ thống không nhận thao tác này
      Và ô cược Con có 10,00 đã xác nhận
      Và số dư là 990,00

      Dữ liệu:
        | nút      |
        | xóa cược |
        | hoàn tác |

    @rule.SLIP-CONFIRMED-STAYS @rule.SLIP-CLEAR @rule.SLIP-UNDO @defect.D111 @id.SLIP-CONFIRMED-02
    Khung tình huống: Nút <nút> cùng lắm chỉ rút lại phần thêm vào sau khi xác nhận
      Biết người chơi có số dư 1.000,00 ở bàn có giới hạn từ 5,00 đến 500,00
      Và người chơi chọn chip mệnh giá 10,00
      Và người chơi đặt chip vào cược Con
      Và người chơi bấm nút xác nhận
      Và người chơi đặt chip vào cược Con
      Khi người chơi bấm nút <nút>
      Thì hệ thống nhận thao tác này, hoặc không nhận và không thay đổi gì
      Và ô cược Con có 10,00 đã xác nhận
      Và số dư là 990,00

      Dữ liệu:
        | nút      |
        | xóa cược |
        | hoàn tác |

  Quy tắc: Bàn nhận cược trong ba mươi giây

    @rule.SLIP-WINDOW-SECONDS @rule.SLIP-WINDOW-OPEN @id.SLIP-WINDOW-01
    Tình huống: Đặt cược sau hai mươi chín giây là còn kịp
      Biết người chơi có số dư 1.000,00 ở bàn có giới hạn từ 5,00 đến 500,00
      Và người chơi chọn chip mệnh giá 10,00
      Và 29 giây trôi qua
      Khi người chơi đặt chip vào cược Con
      Thì hệ thống nhận thao tác này
      Và bàn đang nhận cược
      Và ô cược Con có 10,00 chưa xác nhận

    @rule.SLIP-WINDOW-SECONDS @rule.SLIP-WINDOW-CLOSED @id.SLIP-WINDOW-02
    Tình huống: Đặt cược sau ba mươi giây là quá muộn
      Biết người chơi có số dư 1.000,00 ở bàn có giới hạn từ 5,00 đến 500,00
      Và người chơi chọn chip mệnh giá 10,00
      Và 30 giây trôi qua
      Khi người chơi đặt chip vào cược Con
      Thì hệ thống không nhận thao tác này
      Và bàn đã ngừng nhận cược
      Và trên bàn không có cược nào

    @rule.SLIP-WINDOW-SECONDS @id.SLIP-WINDOW-03
    Tình huống: Số giây được cộng dồn
      Biết người chơi có số dư 1.000,00 ở bàn có giới hạn từ 5,00 đến 500,00
      Và 15 giây trôi qua
      Khi 15 giây trôi qua
      Thì bàn đã ngừng nhận cược

    @rule.SLIP-WINDOW-CLOSED @id.SLIP-WINDOW-04
    Khung tình huống: Hết thời gian đặt cược, nút <nút> không có tác dụng
      Biết người chơi có số dư 1.000,00 ở bàn có giới hạn từ 5,00 đến 500,00
      Và người chơi chọn chip mệnh giá 10,00
      Và người chơi đặt chip vào cược Con
      Và người chơi bấm nút xác nhận
      Và 30 giây trôi qua
      Khi người chơi bấm nút <nút>
      Thì hệ thống không nhận thao tác này
      Và ô cược Con có 10,00 đã xác nhận
      Và số dư là 990,00

      Dữ liệu:
        | nút      |
        | nhân đôi |
        | xác nhận |
        | xóa cược |
        | hoàn tác |

    @rule.SLIP-WINDOW-CLOSED @defect.D118 @id.SLIP-WINDOW-05
    Tình huống: Hết thời gian đặt cược, chọn chip không mở lại việc nhận cược
      Các trang không nói còn chọn được chip hay không; dù có chọn cũng không đặt cược được nữa.

      Biết người chơi có số dư 1.000,00 ở bàn có giới hạn từ 5,00 đến 500,00
      Và 30 giây trôi qua
      Khi người chơi chọn chip mệnh giá 10,00
      Thì hệ thống nhận thao tác này, hoặc không nhận và không thay đổi gì
      Và bàn đã ngừng nhận cược
      Và trên bàn không có cược nào

    @rule.SLIP-UNCONFIRMED @id.SLIP-WINDOW-06
    Tình huống: Cược chưa xác nhận khi thời gian đặt cược đóng lại thì bị bỏ và không bị trừ tiền
      Biết người chơi có số dư 1.000,00 ở bàn có giới hạn từ 5,00 đến 500,00
      Và người chơi chọn chip mệnh giá 10,00
      Và người chơi đặt chip vào cược Con
      Và người chơi bấm nút xác nhận
      Và người chơi đặt chip vào cược Cái
      Và người chơi đặt chip vào cược Hòa
      Và người chơi đặt chip vào cược Cái
      Khi 30 giây trôi qua
      Thì ô cược Con có 10,00 đã xác nhận
      Và trên bàn không có cược nào chưa xác nhận
      Và số dư là 990,00

  Quy tắc: Ván được chia khi thời gian đặt cược đã đóng lại, và các cược đã xác nhận được quyết toán

    @rule.SLIP-WINDOW-DEAL @id.SLIP-ROUND-01
    Tình huống: Bàn đang nhận cược thì không lá bài nào được chia
      Biết người chơi có số dư 1.000,00 ở bàn có giới hạn từ 5,00 đến 500,00
      Và người chơi chọn chip mệnh giá 10,00
      Và người chơi đặt chip vào cược Con
      Và người chơi bấm nút xác nhận
      Khi ván được chia các lá 9♠ 2♦ K♥ 5♣
      Thì hệ thống không nhận thao tác này
      Và ô cược Con có 10,00 đã xác nhận

    @rule.SLIP-WINDOW-DEAL @rule.SLIP-SETTLEMENT @rule.SLIP-CREDIT @id.SLIP-ROUND-02
    Tình huống: Cược thắng thì tiền cược được trả lại cùng tiền thắng
      Biết người chơi có số dư 1.000,00 ở bàn có giới hạn từ 5,00 đến 500,00
      Và người chơi chọn chip mệnh giá 10,00
      Và người chơi đặt chip vào cược Con
      Và người chơi bấm nút xác nhận
      Và 30 giây trôi qua
      Khi ván được chia các lá 9♠ 2♦ K♥ 5♣
      Thì số dư là 1.010,00
      Và trên bàn không có cược nào
      Và bàn đang nhận cược

    @rule.SLIP-SETTLEMENT @id.SLIP-ROUND-03
    Tình huống: Cược thua thì tiền cược bị thu
      Biết người chơi có số dư 1.000,00 ở bàn có giới hạn từ 5,00 đến 500,00
      Và người chơi chọn chip mệnh giá 10,00
      Và người chơi đặt chip vào cược Con
      Và người chơi đặt chip vào cược Hòa
      Và người chơi đặt chip vào cược Con
      Và người chơi bấm nút xác nhận
      Và 30 giây trôi qua
      Khi ván được chia các lá 2♠ 9♦ 5♥ K♣
      Thì số dư là 970,00
      Và trên bàn không có cược nào

    @rule.SLIP-CREDIT @id.SLIP-ROUND-04
    Tình huống: Cược được hoàn lại thì chỉ tiền cược được trả lại
      Biết người chơi có số dư 1.000,00 ở bàn có giới hạn từ 5,00 đến 500,00
      Và người chơi chọn chip mệnh giá 10,00
      Và người chơi đặt chip vào cược Con
      Và người chơi bấm nút xác nhận
      Và 30 giây trôi qua
      Khi ván được chia các lá 9♠ 9♦ K♥ Q♣
      Thì số dư là 1.000,00

    @rule.SLIP-UNCONFIRMED @rule.SLIP-SETTLEMENT @id.SLIP-ROUND-05
    Tình huống: Cược chưa xác nhận thì không thắng được gì
      Biết người chơi có số dư 1.000,00 ở bàn có giới hạn từ 5,00 đến 500,00
      Và người chơi chọn chip mệnh giá 10,00
      Và người chơi đặt chip vào cược Con
      Và 30 giây trôi qua
      Khi ván được chia các lá 9♠ 2♦ K♥ 5♣
      Thì số dư là 1.000,00
      Và bàn đang nhận cược

    @rule.SLIP-WINDOW-DEAL @rule.SLIP-WINDOW-SECONDS @id.SLIP-ROUND-06
    Tình huống: Ván tiếp theo có thời gian đặt cược riêng
      Biết người chơi có số dư 1.000,00 ở bàn có giới hạn từ 5,00 đến 500,00
      Và 30 giây trôi qua
      Và ván được chia các lá 9♠ 2♦ K♥ 5♣
      Và 29 giây trôi qua
      Và người chơi chọn chip mệnh giá 10,00
      Khi người chơi đặt chip vào cược Con
      Thì hệ thống nhận thao tác này
      Và ô cược Con có 10,00 chưa xác nhận

  Quy tắc: Trong một ván có thể đặt cả năm cược Hổ, bên cạnh bất kỳ cược nào khác

    @rule.SLIP-TIGER-COMBINE @id.SLIP-TIGER-01
    Tình huống: Năm cược Hổ và cược Con được xác nhận cùng lúc
      Biết người chơi có số dư 1.000,00 ở bàn có giới hạn từ 5,00 đến 500,00
      Và người chơi chọn chip mệnh giá 10,00
      Và người chơi đặt chip vào Hổ
      Và người chơi đặt chip vào Hổ Lớn
      Và người chơi đặt chip vào Hổ Nhỏ
      Và người chơi đặt chip vào Hòa Hổ
      Và người chơi đặt chip vào Đôi Hổ
      Và người chơi đặt chip vào cược Con
      Khi người chơi bấm nút xác nhận
      Thì ô Hổ có 10,00 đã xác nhận
      Và ô Hổ Lớn có 10,00 đã xác nhận
      Và ô Hổ Nhỏ có 10,00 đã xác nhận
      Và ô Hòa Hổ có 10,00 đã xác nhận
      Và ô Đôi Hổ có 10,00 đã xác nhận
      Và ô cược Con có 10,00 đã xác nhận
      Và số dư là 940,00

    @rule.SLIP-TIGER-COMBINE @id.SLIP-TIGER-04
    Khung tình huống: Đặt đủ năm cược Hổ vẫn đặt thêm được <cược>
      Biết người chơi có số dư 1.000,00 ở bàn có giới hạn từ 5,00 đến 500,00
      Và người chơi chọn chip mệnh giá 10,00
      Và người chơi đặt chip vào Hổ
      Và người chơi đặt chip vào Hổ Lớn
      Và người chơi đặt chip vào Hổ Nhỏ
      Và người chơi đặt chip vào Hòa Hổ
      Và người chơi đặt chip vào Đôi Hổ
      Khi người chơi đặt chip vào <cược>
      Thì hệ thống nhận thao tác này
      Và ô <cược> có 10,00 chưa xác nhận

      Dữ liệu:
        | cược                 |
        | cược Cái             |
        | cược Hòa             |
        | Đôi cửa Con          |
        | Đôi cửa Cái          |
        | Dragon Bonus cửa Con |
        | Dragon Bonus cửa Cái |
        | Fortune Six          |

    @rule.SLIP-TIGER-BEFORE-DEAL @id.SLIP-TIGER-02
    Khung tình huống: Không đặt được <cược Hổ> khi bài sắp được chia
      Biết người chơi có số dư 1.000,00 ở bàn có giới hạn từ 5,00 đến 500,00
      Và người chơi chọn chip mệnh giá 10,00
      Và 30 giây trôi qua
      Khi người chơi đặt chip vào <cược Hổ>
      Thì hệ thống không nhận thao tác này
      Và trên bàn không có cược nào

      Dữ liệu:
        | cược Hổ |
        | Hổ      |
        | Hổ Lớn  |
        | Hổ Nhỏ  |
        | Hòa Hổ  |
        | Đôi Hổ  |

    @rule.SLIP-TIGER-BEFORE-DEAL @id.SLIP-TIGER-03
    Tình huống: Trước lúc bài sắp được chia thì cược Hổ vẫn đặt được
      Biết người chơi có số dư 1.000,00 ở bàn có giới hạn từ 5,00 đến 500,00
      Và người chơi chọn chip mệnh giá 10,00
      Khi người chơi đặt chip vào Hổ
      Thì hệ thống nhận thao tác này
      Và ô Hổ có 10,00 chưa xác nhận
