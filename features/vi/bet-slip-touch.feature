# language: vi
Tính năng: Phiếu cược ở bàn touch
  Người chơi tự bắt đầu từng ván: bấm nút chia bài với chip mới, hoặc bấm một trong hai nút cược lại để đặt các cược của ván trước và chia bài ngay. Không có đồng hồ đếm giờ và không có nút xác nhận: cược trên bàn chờ một trong các nút đó.

  Quy tắc: Mỗi lần chạm là thêm một chip có mệnh giá đang chọn

    @rule.TOUCH-SLIP-ADD-CHIP @id.TOUCH-ADD-01
    Tình huống: Chạm hai lần là hai chip, và chưa bị trừ tiền
      Biết người chơi có số dư 100,00 ở bàn có giới hạn từ 1,00 đến 50,00
      Và người chơi chọn chip mệnh giá 5,00
      Khi người chơi đặt 2 chip vào cược Cái
      Thì ô cược Cái có 10,00 chưa xác nhận
      Và số dư là 100,00

    @rule.TOUCH-SLIP-ACTIVE-CHIP @id.TOUCH-ADD-02
    Tình huống: Mỗi lúc chỉ chọn được một mệnh giá chip
      Biết người chơi có số dư 100,00 ở bàn có giới hạn từ 1,00 đến 50,00
      Và người chơi chọn chip mệnh giá 5,00
      Và người chơi chọn chip mệnh giá 1,00
      Khi người chơi đặt chip vào cược Cái
      Thì ô cược Cái có 1,00 chưa xác nhận

    @rule.TOUCH-SLIP-ADD-CHIP @rule.LIMIT-TOUCH-RANGE @id.TOUCH-ADD-03
    Tình huống: Chip làm vượt mức tối đa bị từ chối
      Biết người chơi có số dư 100,00 ở bàn có giới hạn từ 1,00 đến 50,00
      Và người chơi chọn chip mệnh giá 30,00
      Và người chơi đặt chip vào cược Cái
      Khi người chơi đặt chip vào cược Cái
      Thì hệ thống không nhận thao tác này
      Và ô cược Cái có 30,00 chưa xác nhận

  @rule.TOUCH-SLIP-DEAL
  Quy tắc: Nút chia bài trừ tiền các cược trên bàn và bắt đầu ván

    @id.TOUCH-DEAL-01
    Tình huống: Cược thắng bị trừ tiền, rồi được trả và vẫn hiển thị
      Cửa Cái chín điểm thắng cửa Con bảy điểm: nhận về 10,00 cùng 95 phần trăm của số đó.

      Biết người chơi có số dư 100,00 ở bàn có giới hạn từ 1,00 đến 50,00
      Và người chơi chọn chip mệnh giá 10,00
      Và người chơi đặt chip vào cược Cái
      Khi người chơi bấm nút chia bài, và hộp bài chia 2♠ 9♦ 5♥ K♣
      Thì số dư là 109,50
      Và ô cược Cái vẫn hiển thị 10,00

    @id.TOUCH-DEAL-02
    Tình huống: Cược thua bị trừ tiền
      Biết người chơi có số dư 100,00 ở bàn có giới hạn từ 1,00 đến 50,00
      Và người chơi chọn chip mệnh giá 10,00
      Và người chơi đặt chip vào cược Con
      Khi người chơi bấm nút chia bài, và hộp bài chia 2♠ 9♦ 5♥ K♣
      Thì số dư là 90,00

    @id.TOUCH-DEAL-03
    Tình huống: Ván hòa thì tiền đặt vào cược Cái được hoàn lại
      Biết người chơi có số dư 100,00 ở bàn có giới hạn từ 1,00 đến 50,00
      Và người chơi chọn chip mệnh giá 10,00
      Và người chơi đặt chip vào cược Cái
      Khi người chơi bấm nút chia bài, và hộp bài chia 9♠ 9♦ K♥ Q♣
      Thì số dư là 100,00
      Và ô cược Cái vẫn hiển thị 10,00

    @id.TOUCH-DEAL-04
    Tình huống: Không có cược thì không ván nào bắt đầu
      Biết người chơi có số dư 100,00 ở bàn có giới hạn từ 1,00 đến 50,00
      Khi người chơi bấm nút chia bài, và hộp bài chia 2♠ 9♦ 5♥ K♣
      Thì hệ thống không nhận thao tác này
      Và số dư là 100,00

    @defect.D112 @id.TOUCH-DEAL-05
    Tình huống: Không ai chơi được quá số dư
      Biết người chơi có số dư 15,00 ở bàn có giới hạn từ 1,00 đến 50,00
      Và người chơi chọn chip mệnh giá 20,00
      Và người chơi thử đặt chip vào cược Hòa
      Khi người chơi bấm nút chia bài, và hộp bài chia 2♠ 9♦ 5♥ K♣
      Thì hệ thống không nhận thao tác này
      Và số dư là 15,00

  Quy tắc: Đặt cược mới thì bắt đầu từ bàn trống

    @rule.TOUCH-SLIP-CLEAR @id.TOUCH-CLEAR-01
    Tình huống: Trước ván, nút xóa cược gỡ mọi cược
      Biết người chơi có số dư 100,00 ở bàn có giới hạn từ 1,00 đến 50,00
      Và người chơi chọn chip mệnh giá 10,00
      Và người chơi đặt chip vào cược Cái
      Và người chơi đặt chip vào cược Hòa
      Và người chơi đặt chip vào cược Con
      Khi người chơi bấm nút xóa cược
      Thì trên bàn không có cược nào
      Và số dư là 100,00
      Và bàn đang nhận cược

    @rule.TOUCH-SLIP-CLEAR @rule.TOUCH-SLIP-NEW-BET @id.TOUCH-CLEAR-02
    Tình huống: Nút xóa cược gỡ những gì ván trước để lại
      Biết người chơi có số dư 100,00 ở bàn có giới hạn từ 1,00 đến 50,00
      Và người chơi chọn chip mệnh giá 10,00
      Và người chơi đặt chip vào cược Con
      Và người chơi đặt chip vào cược Cái
      Và người chơi đặt chip vào cược Hòa
      Và người chơi bấm nút chia bài, và hộp bài chia 2♠ 9♦ 5♥ K♣
      Khi người chơi bấm nút xóa cược
      Thì trên bàn không có cược nào
      Và bàn đang nhận cược
      Và số dư là 89,50

    @rule.TOUCH-SLIP-CLEAR @id.TOUCH-CLEAR-03
    Tình huống: Không có cược thì không có gì để xóa
      Biết người chơi có số dư 100,00 ở bàn có giới hạn từ 1,00 đến 50,00
      Khi người chơi bấm nút xóa cược
      Thì hệ thống không nhận thao tác này

    @rule.TOUCH-SLIP-NEW-BET @id.TOUCH-NEW-01
    Tình huống: Chưa xóa cược mà chạm vào ô cược thì bị từ chối
      Biết người chơi có số dư 100,00 ở bàn có giới hạn từ 1,00 đến 50,00
      Và người chơi chọn chip mệnh giá 10,00
      Và người chơi đặt chip vào cược Con
      Và người chơi bấm nút chia bài, và hộp bài chia 2♠ 9♦ 5♥ K♣
      Khi người chơi đặt chip vào cược Con
      Thì hệ thống không nhận thao tác này
      Và ô cược Con vẫn hiển thị 10,00

    @rule.TOUCH-SLIP-NEW-BET @id.TOUCH-NEW-02
    Tình huống: Chưa xóa cược mà bấm nút chia bài thì bị từ chối: chip cũ không chơi ván mới
      Biết người chơi có số dư 100,00 ở bàn có giới hạn từ 1,00 đến 50,00
      Và người chơi chọn chip mệnh giá 10,00
      Và người chơi đặt chip vào cược Con
      Và người chơi bấm nút chia bài, và hộp bài chia 2♠ 9♦ 5♥ K♣
      Khi người chơi bấm nút chia bài, và hộp bài chia 2♠ 9♦ 5♥ K♣
      Thì hệ thống không nhận thao tác này
      Và số dư là 90,00

    @rule.TOUCH-SLIP-CHIP-CLEARS @id.TOUCH-NEW-03
    Tình huống: Sau ván, chạm vào một chip cũng xóa các cược cũ
      Biết người chơi có số dư 100,00 ở bàn có giới hạn từ 1,00 đến 50,00
      Và người chơi chọn chip mệnh giá 10,00
      Và người chơi đặt chip vào cược Con
      Và người chơi đặt chip vào cược Cái
      Và người chơi đặt chip vào cược Hòa
      Và người chơi bấm nút chia bài, và hộp bài chia 2♠ 9♦ 5♥ K♣
      Khi người chơi chọn chip mệnh giá 5,00
      Thì trên bàn không có cược nào
      Và bàn đang nhận cược

    @rule.TOUCH-SLIP-CHIP-CLEARS @rule.TOUCH-SLIP-NEW-BET @id.TOUCH-NEW-04
    Tình huống: Sau đó có thể đặt và chơi cược mới
      Biết người chơi có số dư 100,00 ở bàn có giới hạn từ 1,00 đến 50,00
      Và người chơi chọn chip mệnh giá 10,00
      Và người chơi đặt chip vào cược Con
      Và người chơi bấm nút chia bài, và hộp bài chia 2♠ 9♦ 5♥ K♣
      Và người chơi chọn chip mệnh giá 5,00
      Và người chơi đặt chip vào cược Con
      Khi người chơi bấm nút chia bài, và hộp bài chia 9♠ 2♦ K♥ 5♣
      Thì số dư là 95,00
      Và ô cược Con vẫn hiển thị 5,00

    @rule.TOUCH-SLIP-CHIP-CLEARS @id.TOUCH-NEW-05
    Tình huống: Trước ván, chạm vào chip không xóa cược nào
      Biết người chơi có số dư 100,00 ở bàn có giới hạn từ 1,00 đến 50,00
      Và người chơi chọn chip mệnh giá 10,00
      Và người chơi đặt chip vào cược Con
      Khi người chơi chọn chip mệnh giá 5,00
      Thì ô cược Con có 10,00 chưa xác nhận
      Và hệ thống nhận thao tác này

  Quy tắc: Nút cược lại lặp lại các cược của ván trước, nút cược lại gấp đôi lặp lại với tiền cược gấp đôi

    @rule.TOUCH-SLIP-REBET @rule.TOUCH-SLIP-REBET-STARTS @id.TOUCH-REBET-01
    Tình huống: Nút cược lại đặt đúng khoản tiền cược đó và chia bài
      Cược Con thua 10,00 ở ván thứ nhất và thắng 10,00 ở ván thứ hai.

      Biết người chơi có số dư 100,00 ở bàn có giới hạn từ 1,00 đến 50,00
      Và người chơi chọn chip mệnh giá 10,00
      Và người chơi đặt chip vào cược Con
      Và người chơi bấm nút chia bài, và hộp bài chia 2♠ 9♦ 5♥ K♣
      Khi người chơi bấm nút cược lại, và hộp bài chia 9♠ 2♦ K♥ 5♣
      Thì số dư là 100,00
      Và ô cược Con vẫn hiển thị 10,00
      Và bàn đã ngừng nhận cược

    @rule.TOUCH-SLIP-REBET-DOUBLE @rule.TOUCH-SLIP-REBET-STARTS @id.TOUCH-REBET-02
    Tình huống: Nút cược lại gấp đôi đặt gấp đôi khoản tiền cược đó và chia bài
      Cược Con thua 10,00 ở ván thứ nhất và thắng 20,00 ở ván thứ hai.

      Biết người chơi có số dư 100,00 ở bàn có giới hạn từ 1,00 đến 50,00
      Và người chơi chọn chip mệnh giá 10,00
      Và người chơi đặt chip vào cược Con
      Và người chơi bấm nút chia bài, và hộp bài chia 2♠ 9♦ 5♥ K♣
      Khi người chơi bấm nút cược lại gấp đôi, và hộp bài chia 9♠ 2♦ K♥ 5♣
      Thì số dư là 110,00
      Và ô cược Con vẫn hiển thị 20,00

    @rule.TOUCH-SLIP-REBET-DOUBLE @id.TOUCH-REBET-03
    Tình huống: Nút cược lại gấp đôi nhân đôi tiền cược của ván trước, dù ván trước đã gấp đôi hay chưa
      Biết người chơi có số dư 100,00 ở bàn có giới hạn từ 1,00 đến 50,00
      Và người chơi chọn chip mệnh giá 10,00
      Và người chơi đặt chip vào cược Con
      Và người chơi bấm nút chia bài, và hộp bài chia 2♠ 9♦ 5♥ K♣
      Và người chơi bấm nút cược lại gấp đôi, và hộp bài chia 2♠ 9♦ 5♥ K♣
      Khi người chơi bấm nút cược lại gấp đôi, và hộp bài chia 9♠ 2♦ K♥ 5♣
      Thì ô cược Con vẫn hiển thị 40,00
      Và số dư là 110,00

    @rule.TOUCH-SLIP-REBET @id.TOUCH-REBET-04
    Khung tình huống: Không có ván trước, nút <nút> không có gì để lặp lại
      Biết người chơi có số dư 100,00 ở bàn có giới hạn từ 1,00 đến 50,00
      Khi người chơi bấm nút <nút>, và hộp bài chia 9♠ 2♦ K♥ 5♣
      Thì hệ thống không nhận thao tác này
      Và số dư là 100,00

      Dữ liệu:
        | nút              |
        | cược lại         |
        | cược lại gấp đôi |

    @rule.TOUCH-SLIP-REBET @id.TOUCH-REBET-05
    Khung tình huống: Xóa cược rồi, nút <nút> vẫn nhớ ván trước
      Biết người chơi có số dư 100,00 ở bàn có giới hạn từ 1,00 đến 50,00
      Và người chơi chọn chip mệnh giá 10,00
      Và người chơi đặt chip vào cược Con
      Và người chơi bấm nút chia bài, và hộp bài chia 2♠ 9♦ 5♥ K♣
      Và người chơi bấm nút xóa cược
      Khi người chơi bấm nút <nút>, và hộp bài chia 9♠ 2♦ K♥ 5♣
      Thì hệ thống nhận thao tác này
      Và số dư là <số dư>

      Dữ liệu:
        | nút              | số dư  |
        | cược lại         | 100,00 |
        | cược lại gấp đôi | 110,00 |

    @rule.TOUCH-SLIP-REBET @rule.TOUCH-SLIP-REBET-DOUBLE @defect.D113 @id.TOUCH-REBET-06
    Khung tình huống: Xóa chip mới rồi thì nút <nút> vẫn nhớ ván trước
      Biết người chơi có số dư 100,00 ở bàn có giới hạn từ 1,00 đến 50,00
      Và người chơi chọn chip mệnh giá 10,00
      Và người chơi đặt chip vào cược Con
      Và người chơi bấm nút chia bài, và hộp bài chia 2♠ 9♦ 5♥ K♣
      Và người chơi chọn chip mệnh giá 5,00
      Và người chơi đặt chip vào cược Hòa
      Và người chơi bấm nút xóa cược
      Khi người chơi bấm nút <nút>, và hộp bài chia 9♠ 2♦ K♥ 5♣
      Thì hệ thống nhận thao tác này
      Và số dư là <số dư>

      Dữ liệu:
        | nút              | số dư  |
        | cược lại         | 100,00 |
        | cược lại gấp đôi | 110,00 |

    @rule.TOUCH-SLIP-REBET-DOUBLE @id.TOUCH-REBET-07
    Tình huống: Cược lại gấp đôi quá số dư bị từ chối, và không cược nào được đặt
      Biết người chơi có số dư 25,00 ở bàn có giới hạn từ 1,00 đến 50,00
      Và người chơi chọn chip mệnh giá 10,00
      Và người chơi đặt chip vào cược Con
      Và người chơi bấm nút chia bài, và hộp bài chia 2♠ 9♦ 5♥ K♣
      Khi người chơi bấm nút cược lại gấp đôi, và hộp bài chia 9♠ 2♦ K♥ 5♣
      Thì hệ thống không nhận thao tác này
      Và ô cược Con vẫn hiển thị 10,00
      Và số dư là 15,00

    @rule.TOUCH-SLIP-DEAL @rule.TOUCH-SLIP-REBET @id.TOUCH-REBET-08
    Tình huống: Cược lại chỉ lặp lại ván gần nhất, không lặp lại ván trước nữa
      Biết người chơi có số dư 100,00 ở bàn có giới hạn từ 1,00 đến 50,00
      Và người chơi chọn chip mệnh giá 10,00
      Và người chơi đặt chip vào cược Con
      Và người chơi đặt chip vào cược Cái
      Và người chơi đặt chip vào cược Hòa
      Và người chơi bấm nút chia bài, và hộp bài chia 2♠ 9♦ 5♥ K♣
      Và người chơi chọn chip mệnh giá 10,00
      Và người chơi đặt chip vào cược Hòa
      Và người chơi bấm nút chia bài, và hộp bài chia 2♠ 9♦ 5♥ K♣
      Khi người chơi bấm nút cược lại, và hộp bài chia 2♠ 9♦ 5♥ K♣
      Thì số dư là 69,50
      Và ô cược Hòa vẫn hiển thị 10,00

    @rule.TOUCH-SLIP-REBET @id.TOUCH-REBET-09
    Tình huống: Sau khi cược lại, chỉ các cược của ván đó được hiển thị
      Biết người chơi có số dư 100,00 ở bàn có giới hạn từ 1,00 đến 50,00
      Và người chơi chọn chip mệnh giá 10,00
      Và người chơi đặt chip vào cược Con
      Và người chơi đặt chip vào cược Cái
      Và người chơi đặt chip vào cược Hòa
      Và người chơi bấm nút chia bài, và hộp bài chia 2♠ 9♦ 5♥ K♣
      Khi người chơi bấm nút cược lại, và hộp bài chia 2♠ 9♦ 5♥ K♣
      Thì ô cược Con vẫn hiển thị 10,00
      Và ô cược Cái vẫn hiển thị 10,00
      Và ô cược Hòa vẫn hiển thị 10,00
      Và số dư là 79,00

    @rule.TOUCH-SLIP-REBET-DOUBLE @id.TOUCH-REBET-10
    Tình huống: Sau khi cược lại gấp đôi, chỉ các cược của ván đó được hiển thị
      Biết người chơi có số dư 100,00 ở bàn có giới hạn từ 1,00 đến 50,00
      Và người chơi chọn chip mệnh giá 10,00
      Và người chơi đặt chip vào cược Con
      Và người chơi đặt chip vào cược Cái
      Và người chơi đặt chip vào cược Hòa
      Và người chơi bấm nút chia bài, và hộp bài chia 2♠ 9♦ 5♥ K♣
      Khi người chơi bấm nút cược lại gấp đôi, và hộp bài chia 2♠ 9♦ 5♥ K♣
      Thì ô cược Con vẫn hiển thị 20,00
      Và ô cược Cái vẫn hiển thị 20,00
      Và ô cược Hòa vẫn hiển thị 20,00
