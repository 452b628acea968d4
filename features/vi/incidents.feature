# language: vi
Tính năng: Sự cố
  Hệ quả của một sự cố ở mỗi trang một khác, và các trang không được gộp lại. Ván bị hủy bỏ thì không có kết quả: mọi khoản tiền cược được hoàn lại.

  Quy tắc: Ở các bàn SBO, sai sót của người chia bài được sửa, hoặc ván bị hủy bỏ và hộp bài được thay

    @rule.INCIDENT-SBO-RESCAN @id.INCIDENT-SBO-01
    Tình huống: Lá bài không quét được thì quét lại
      Khi một lá bài không quét được
      Thì lá bài được quét lại
      Và người chia bài thực hiện

    @rule.INCIDENT-SBO-MISPLACED-CARD @id.INCIDENT-SBO-02
    Tình huống: Lá bài sai vị trí được chuyển về đúng vị trí
      Khi một lá bài bị đặt sai vị trí
      Thì lá bài được chuyển về vị trí hiển thị trên màn hình
      Và người giám sát thực hiện

    @rule.INCIDENT-SBO-CARDS-TOGETHER @id.INCIDENT-SBO-03
    Khung tình huống: Chia <số lá> lá bài một lúc thì ván bị hủy bỏ
      Khi người chia bài chia <số lá> lá bài một lúc
      Thì ván bị hủy bỏ
      Và tiền cược được hoàn lại
      Và hộp bài được thay
      Và bàn vẫn mở

      Dữ liệu:
        | số lá |
        | 2     |
        | 3     |

    @rule.INCIDENT-SBO-CARDS-TOGETHER @id.INCIDENT-SBO-04
    Tình huống: Chia từng lá một là chia đúng cách
      Khi người chia bài chia 1 lá bài một lúc
      Thì đó không phải là sự cố

    @rule.INCIDENT-SBO-FALLEN-CARD @defect.D014 @id.INCIDENT-SBO-05
    Tình huống: Lá bài rơi khỏi bàn thì ván bị hủy bỏ
      Các trang không nói rằng tiền cược được hoàn lại; nhưng ván bị hủy bỏ thì không có kết quả nào để quyết toán cược.

      Khi một lá bài rơi khỏi bàn
      Thì ván bị hủy bỏ
      Và các cược không được quyết toán
      Và hộp bài được thay

    @rule.INCIDENT-SBO-EXPOSED-CARD @id.INCIDENT-SBO-06
    Tình huống: Lá bài bị lộ khi xáo thì phải thay hộp bài, và không có ván nào để hủy bỏ
      Khi một lá bài bị lộ trong lúc xáo bài
      Thì hộp bài được thay
      Và xáo bài mới

    @rule.INCIDENT-SBO-EXTRA-CARD @defect.D114 @id.INCIDENT-SBO-07
    Tình huống: Chia thừa một lá bài sau ván không làm kết quả thay đổi
      Khi thêm một lá bài được chia sau khi ván đã kết thúc
      Thì kết quả được giữ nguyên
      Và tiền cược không được hoàn lại
      Và hộp bài được thay

  Quy tắc: Ở các bàn SBO, trục trặc ở phía người chơi không thay đổi gì, còn trục trặc ở phía nhà điều hành làm ván bị hủy bỏ

    @rule.INCIDENT-SBO-DISCONNECTION @defect.D114 @id.INCIDENT-SBO-08
    Khung tình huống: Kết quả được giữ nguyên khi <trục trặc>
      Khi <trục trặc>
      Thì kết quả được giữ nguyên
      Và tiền cược không được hoàn lại
      Và hộp bài được giữ lại
      Và bàn vẫn mở

      Dữ liệu:
        | trục trặc                             |
        | thiết bị của người chơi gặp trục trặc |
        | mạng của người chơi gặp trục trặc     |
        | máy tính của người chơi gặp trục trặc |

    @rule.INCIDENT-SBO-MALFUNCTION @defect.D014 @id.INCIDENT-SBO-09
    Khung tình huống: Ván bị hủy bỏ và bàn bị đóng khi <trục trặc>
      Khi <trục trặc>
      Thì ván bị hủy bỏ
      Và các cược không được quyết toán
      Và bàn bị đóng

      Dữ liệu:
        | trục trặc                                |
        | hệ thống của nhà điều hành gặp trục trặc |
        | phần cứng gặp trục trặc                  |

  Quy tắc: Ở bakarat, người chơi mất kết nối thì cược vẫn có hiệu lực, còn có vấn đề thì ván được tạm dừng

    @rule.INCIDENT-BAKARAT-DISCONNECTION-ROUND @rule.INCIDENT-BAKARAT-DISCONNECTION-BETS @id.INCIDENT-BAKARAT-01
    Tình huống: Ván được chơi cho đến hết, và các cược đã xác nhận được quyết toán
      Khi người chơi mất kết nối
      Thì ván được chơi cho đến hết
      Và các cược được quyết toán
      Và hộp bài được giữ lại

    @rule.INCIDENT-BAKARAT-PAUSE @id.INCIDENT-BAKARAT-02
    Khung tình huống: Ván được tạm dừng khi <vấn đề>
      Khi <vấn đề>
      Thì ván được tạm dừng
      Và người giám sát được thông báo

      Dữ liệu:
        | vấn đề                       |
        | trò chơi gặp vấn đề bất ngờ  |
        | hệ thống gặp vấn đề bất ngờ  |
        | quy trình gặp vấn đề bất ngờ |

    @rule.INCIDENT-BAKARAT-RESUME @id.INCIDENT-BAKARAT-03
    Tình huống: Vấn đề được giải quyết nhanh thì ván được tiếp tục
      Biết trò chơi gặp vấn đề bất ngờ
      Khi vấn đề được giải quyết nhanh
      Thì ván được tiếp tục

    @rule.INCIDENT-BAKARAT-CANCEL @id.INCIDENT-BAKARAT-04
    Tình huống: Vấn đề không được giải quyết nhanh thì ván bị hủy bỏ
      Biết hệ thống gặp vấn đề bất ngờ
      Khi vấn đề không được giải quyết nhanh
      Thì ván bị hủy bỏ
      Và tiền cược được hoàn lại

    @rule.INCIDENT-BAKARAT-RESUME @id.INCIDENT-BAKARAT-05
    Tình huống: Không tạm dừng thì không có gì để tiếp tục
      Khi vấn đề được giải quyết nhanh
      Thì đó không phải là sự cố

  @rule.INCIDENT-TOUCH-MALFUNCTION
  Quy tắc: Ở bàn touch, khi có trục trặc, cược và tiền trả bị hủy bỏ, và tiền cược được hoàn lại

    @defect.D116 @id.INCIDENT-TOUCH-01
    Khung tình huống: Cược và tiền trả bị hủy bỏ khi <trục trặc>
      Khi <trục trặc>
      Thì kết quả không được giữ nguyên
      Và tiền trả bị hủy bỏ
      Và tiền cược được hoàn lại

      Dữ liệu:
        | trục trặc               |
        | phần cứng gặp trục trặc |
        | phần mềm gặp trục trặc  |
