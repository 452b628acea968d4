# language: vi
Tính năng: Điều mà trang không nêu
  Mỗi trang nói về sản phẩm của mình, không trang nào nói thay trang khác. Không được tự đặt ra câu trả lời: điều mà trang của bàn không nêu thì bàn từ chối, dù trang khác quy định ra sao, hoặc engine không khai báo chức năng đó.

  Quy tắc: Hộp bài chỉ theo những gì trang của bàn nêu

    @rule.SHOE-SBO-BURN @defect.D012 @id.SILENT-SHOE-01
    Tình huống: Các trang SBO không nêu việc đốt bài khi bắt đầu hộp bài, nên không lá bài nào được lật
      Khi hộp bài mới được mở, lá bài lật ra là 7♠
      Thì bàn từ chối việc đó

    @rule.SHOE-TOUCH-SHUFFLE @defect.D011 @id.SILENT-SHOE-02
    Tình huống: Trang touch không nêu việc đốt bài, nên không lá bài nào được lật
      Khi hộp bài mới được mở, lá bài lật ra là 7♠
      Thì bàn từ chối việc đó

    @rule.DECKS-BIG-SMALL @defect.D011 @id.SILENT-SHOE-03
    Tình huống: Trang big-small không nêu việc đốt bài, nên không lá bài nào được lật
      Khi hộp bài mới được mở, lá bài lật ra là 7♠
      Thì bàn từ chối việc đó

    @rule.SHOE-SBO-BURN @defect.D097 @id.SILENT-SHOE-04
    Tình huống: Các trang SBO không nói đến lá bài cắt, nên không hộp bài nào kết thúc vì lá bài cắt
      Biết hộp bài mới được mở
      Và ván tiếp theo bắt đầu
      Khi lá bài cắt ra khỏi hộp bài
      Thì bàn từ chối việc đó

    @rule.SHOE-TOUCH-SHUFFLE @defect.D011 @id.SILENT-SHOE-05
    Tình huống: Trang touch không nói đến lá bài cắt, nên không hộp bài nào kết thúc vì lá bài cắt
      Biết hộp bài mới được mở
      Và ván tiếp theo bắt đầu
      Khi lá bài cắt ra khỏi hộp bài
      Thì bàn từ chối việc đó

    @rule.DECKS-BIG-SMALL @defect.D011 @id.SILENT-SHOE-06
    Tình huống: Trang big-small không nói đến lá bài cắt, nên không hộp bài nào kết thúc vì lá bài cắt
      Biết hộp bài mới được mở
      Và ván tiếp theo bắt đầu
      Khi lá bài cắt ra khỏi hộp bài
      Thì bàn từ chối việc đó

    @rule.SHOE-BAKARAT-NEW-SHOE @defect.D011 @id.SILENT-SHOE-07
    Khung tình huống: Trang bakarat không cho ai xáo lại bài sau <lỗi>
      Biết hộp bài mới được mở, lá bài lật ra là 5♠
      Khi nhà điều hành xáo lại bài sau <lỗi>
      Thì bàn từ chối việc đó

      Dữ liệu:
        | lỗi          |
        | lỗi do người |
        | lỗi kỹ thuật |

    @rule.SHOE-TOUCH-SHUFFLE @defect.D011 @id.SILENT-SHOE-08
    Khung tình huống: Trang touch không cho ai xáo lại bài sau <lỗi>
      Biết hộp bài mới được mở
      Khi nhà điều hành xáo lại bài sau <lỗi>
      Thì bàn từ chối việc đó

      Dữ liệu:
        | lỗi          |
        | lỗi do người |
        | lỗi kỹ thuật |

    @rule.DECKS-BIG-SMALL @defect.D011 @id.SILENT-SHOE-09
    Khung tình huống: Trang big-small không cho ai xáo lại bài sau <lỗi>
      Biết hộp bài mới được mở
      Khi nhà điều hành xáo lại bài sau <lỗi>
      Thì bàn từ chối việc đó

      Dữ liệu:
        | lỗi          |
        | lỗi do người |
        | lỗi kỹ thuật |

  Quy tắc: Chỉ có giới hạn cược khi trang nêu ra

    @rule.OFFER-BIG-SMALL @defect.D097 @id.SILENT-LIMITS-01
    Tình huống: Trang big-small không nêu giới hạn cược nào
      Biết giới hạn của cược Con là từ 1,00 đến 100,00
      Khi đặt 10,00 vào cược Con
      Thì bàn này không có quy tắc nào cho việc đó

  Quy tắc: Hệ quả của sự cố chỉ theo trang của chính bàn đó

    @rule.INCIDENT-BAKARAT-PAUSE @defect.D097 @id.SILENT-INCIDENT-01
    Khung tình huống: Trang bakarat không quy định hệ quả khi <sự cố>
      Khi <sự cố>
      Thì bàn này không có quy tắc nào cho việc đó

      Dữ liệu:
        | sự cố                                             |
        | một lá bài bị lộ trong lúc xáo bài                |
        | thêm một lá bài được chia sau khi ván đã kết thúc |

    @rule.INCIDENT-TOUCH-MALFUNCTION @defect.D097 @id.SILENT-INCIDENT-02
    Khung tình huống: Trang touch không quy định hệ quả khi <sự cố>
      Khi <sự cố>
      Thì bàn này không có quy tắc nào cho việc đó

      Dữ liệu:
        | sự cố                                             |
        | một lá bài không quét được                        |
        | thiết bị của người chơi gặp trục trặc             |
        | mạng của người chơi gặp trục trặc                 |
        | máy tính của người chơi gặp trục trặc             |
        | một lá bài bị lộ trong lúc xáo bài                |
        | một lá bài rơi khỏi bàn                           |
        | thêm một lá bài được chia sau khi ván đã kết thúc |
        | một lá bài bị đặt sai vị trí                      |
        | người chia bài chia 2 lá bài một lúc              |
        | người chơi mất kết nối                            |
        | quy trình gặp vấn đề bất ngờ                      |

    @rule.INCIDENT-SBO-DISCONNECTION @defect.D097 @id.SILENT-INCIDENT-03
    Khung tình huống: Các trang SBO không quy định hệ quả khi <sự cố>
      Khi <sự cố>
      Thì bàn này không có quy tắc nào cho việc đó

      Dữ liệu:
        | sự cố                        |
        | trò chơi gặp vấn đề bất ngờ  |
        | quy trình gặp vấn đề bất ngờ |

    @rule.OFFER-BIG-SMALL @defect.D097 @id.SILENT-INCIDENT-04
    Khung tình huống: Trang big-small không quy định hệ quả khi <sự cố>
      Khi <sự cố>
      Thì bàn này không có quy tắc nào cho việc đó

      Dữ liệu:
        | sự cố                                             |
        | một lá bài không quét được                        |
        | thiết bị của người chơi gặp trục trặc             |
        | mạng của người chơi gặp trục trặc                 |
        | máy tính của người chơi gặp trục trặc             |
        | hệ thống của nhà điều hành gặp trục trặc          |
        | phần cứng gặp trục trặc                           |
        | một lá bài bị lộ trong lúc xáo bài                |
        | một lá bài rơi khỏi bàn                           |
        | thêm một lá bài được chia sau khi ván đã kết thúc |
        | một lá bài bị đặt sai vị trí                      |
        | người chia bài chia 2 lá bài một lúc              |
        | phần mềm gặp trục trặc                            |
        | người chơi mất kết nối                            |
        | trò chơi gặp vấn đề bất ngờ                       |
        | hệ thống gặp vấn đề bất ngờ                       |
        | quy trình gặp vấn đề bất ngờ                      |

    @rule.INCIDENT-BAKARAT-PAUSE @defect.D110 @id.SILENT-INCIDENT-05
    Khung tình huống: Ở bakarat, ván cùng lắm chỉ được tạm dừng khi <sự cố>
      Trang chỉ nói đến vấn đề của trò chơi, hệ thống hoặc quy trình, không nói việc này có thuộc số đó hay không.

      Khi <sự cố>
      Thì bàn này không có quy tắc nào cho việc đó, hoặc ván được tạm dừng
      Và bàn này không có quy tắc nào cho việc đó, hoặc người giám sát được thông báo

      Dữ liệu:
        | sự cố                                    |
        | hệ thống của nhà điều hành gặp trục trặc |
        | phần cứng gặp trục trặc                  |
        | phần mềm gặp trục trặc                   |
        | một lá bài không quét được               |
        | một lá bài rơi khỏi bàn                  |
        | một lá bài bị đặt sai vị trí             |
        | người chia bài chia 2 lá bài một lúc     |

    @rule.INCIDENT-BAKARAT-DISCONNECTION-ROUND @rule.INCIDENT-BAKARAT-DISCONNECTION-BETS @defect.D110 @id.SILENT-INCIDENT-06
    Khung tình huống: Ở bakarat, ván cùng lắm chỉ được chơi cho đến hết khi <sự cố>
      Trang chỉ nói đến người chơi mất kết nối, không nói việc này có phải là mất kết nối hay không.

      Khi <sự cố>
      Thì bàn này không có quy tắc nào cho việc đó, hoặc ván được chơi cho đến hết
      Và bàn này không có quy tắc nào cho việc đó, hoặc các cược được quyết toán

      Dữ liệu:
        | sự cố                                 |
        | thiết bị của người chơi gặp trục trặc |
        | mạng của người chơi gặp trục trặc     |
        | máy tính của người chơi gặp trục trặc |

    @rule.INCIDENT-TOUCH-MALFUNCTION @defect.D110 @id.SILENT-INCIDENT-07
    Khung tình huống: Ở touch, cùng lắm chỉ có cược và tiền trả bị hủy bỏ khi <sự cố>
      Trang chỉ nói đến trục trặc phần cứng hoặc phần mềm, không nói việc này có thuộc số đó hay không.

      Khi <sự cố>
      Thì bàn này không có quy tắc nào cho việc đó, hoặc tiền trả bị hủy bỏ
      Và bàn này không có quy tắc nào cho việc đó, hoặc tiền cược được hoàn lại

      Dữ liệu:
        | sự cố                                    |
        | hệ thống của nhà điều hành gặp trục trặc |
        | hệ thống gặp vấn đề bất ngờ              |
        | trò chơi gặp vấn đề bất ngờ              |

    @rule.INCIDENT-SBO-MALFUNCTION @defect.D110 @id.SILENT-INCIDENT-08
    Khung tình huống: Ở các bàn SBO, cùng lắm ván bị hủy bỏ và bàn bị đóng khi <sự cố>
      Các trang chỉ nói đến sự cố hệ thống của nhà điều hành và lỗi phần cứng, không nói việc này có thuộc số đó hay không.

      Khi <sự cố>
      Thì bàn này không có quy tắc nào cho việc đó, hoặc ván bị hủy bỏ
      Và bàn này không có quy tắc nào cho việc đó, hoặc bàn bị đóng

      Dữ liệu:
        | sự cố                       |
        | phần mềm gặp trục trặc      |
        | hệ thống gặp vấn đề bất ngờ |

    @rule.INCIDENT-SBO-DISCONNECTION @defect.D110 @id.SILENT-INCIDENT-09
    Tình huống: Ở các bàn SBO, kết quả cùng lắm được giữ nguyên khi người chơi mất kết nối
      Các trang chỉ nói đến trục trặc ở phía người chơi, không nói việc này có thuộc số đó hay không.

      Khi người chơi mất kết nối
      Thì bàn này không có quy tắc nào cho việc đó, hoặc kết quả được giữ nguyên

  Quy tắc: Khiếu nại chỉ được xử lý khi trang quy định cách làm

    @rule.INCIDENT-BAKARAT-CANCEL @defect.D097 @id.SILENT-COMPLAINT-01
    Tình huống: Trang bakarat không nói gì về khiếu nại
      Khi người chơi gửi khiếu nại sau sự việc 01:00:00, nêu mã người chơi, ngày giờ, người chia bài, mã bàn, mã ván
      Thì bàn này không có quy tắc nào cho việc đó

    @rule.INCIDENT-TOUCH-MALFUNCTION @defect.D097 @id.SILENT-COMPLAINT-02
    Tình huống: Trang touch không nói gì về khiếu nại
      Khi người chơi gửi khiếu nại sau sự việc 01:00:00, nêu mã người chơi, ngày giờ, người chia bài, mã bàn, mã ván
      Thì bàn này không có quy tắc nào cho việc đó

    @rule.OFFER-BIG-SMALL @defect.D097 @id.SILENT-COMPLAINT-03
    Tình huống: Trang big-small không nói gì về khiếu nại
      Khi người chơi gửi khiếu nại sau sự việc 01:00:00, nêu mã người chơi, ngày giờ, người chia bài, mã bàn, mã ván
      Thì bàn này không có quy tắc nào cho việc đó

  Quy tắc: Chỉ có phiếu cược khi trang mô tả

    @rule.INCIDENT-BAKARAT-DISCONNECTION-BETS @defect.D097 @id.SILENT-SLIP-01
    Tình huống: Trang bakarat nhắc đến cược đã xác nhận, nhưng không mô tả phiếu cược
      Biết người chơi có số dư 1.000,00 ở bàn có giới hạn từ 5,00 đến 500,00
      Khi người chơi chọn chip mệnh giá 10,00
      Thì bàn này không có quy tắc nào cho việc đó

    @rule.OFFER-BIG-SMALL @defect.D097 @id.SILENT-SLIP-02
    Tình huống: Trang big-small không mô tả phiếu cược
      Biết người chơi có số dư 1.000,00 ở bàn có giới hạn từ 5,00 đến 500,00
      Khi người chơi chọn chip mệnh giá 10,00
      Thì bàn này không có quy tắc nào cho việc đó
