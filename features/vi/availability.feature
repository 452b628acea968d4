# language: vi
Tính năng: Cược chỉ mở đến một ván nhất định của hộp bài
  Ở bakarat, một số cược chỉ được nhận đến một ván nhất định của hộp bài, rồi được nhận lại từ ván đầu tiên của hộp bài sau. Đúng ở ván được nêu thì vẫn còn nhận cược.

  @rule.AVAILABILITY-PAIR
  Quy tắc: Đôi cửa Con và Đôi cửa Cái được nhận đến hết ván 60

    @id.AVAILABILITY-01
    Khung tình huống: Ở ván <ván>, <cược> được nhận
      Biết đang ở ván <ván> của hộp bài
      Và hộp bài chia 8♠ 2♦ 8♥ 5♣ 7♦ 9♠
      Khi chơi một ván, đặt 10,00 vào <cược>
      Thì cược được nhận

      Dữ liệu:
        | cược        | ván |
        | Đôi cửa Con | 1   |
        | Đôi cửa Con | 51  |
        | Đôi cửa Con | 60  |
        | Đôi cửa Cái | 1   |
        | Đôi cửa Cái | 60  |

    @id.AVAILABILITY-02
    Khung tình huống: Ở ván <ván>, <cược> bị từ chối
      Biết đang ở ván <ván> của hộp bài
      Và hộp bài chia 8♠ 2♦ 8♥ 5♣ 7♦ 9♠
      Khi chơi một ván, đặt 10,00 vào <cược>
      Thì cược bị từ chối

      Dữ liệu:
        | cược        | ván |
        | Đôi cửa Con | 61  |
        | Đôi cửa Con | 80  |
        | Đôi cửa Cái | 61  |

  @rule.AVAILABILITY-SIDE
  Quy tắc: Các cược phụ khác có thời hạn mở cược được nhận đến hết ván 50

    @id.AVAILABILITY-03
    Khung tình huống: Ở ván 50, <cược> được nhận
      Biết đang ở ván 50 của hộp bài
      Và hộp bài chia 8♠ 2♦ 8♥ 5♣ 7♦ 9♠
      Khi chơi một ván, đặt 10,00 vào <cược>
      Thì cược được nhận

      Dữ liệu:
        | cược                 |
        | Đôi Bất Kỳ           |
        | Đôi Hoàn Hảo         |
        | Bài Tự Nhiên cửa Con |
        | Bài Tự Nhiên cửa Cái |
        | Sáu May Mắn          |
        | Sáu May Mắn Hai Lá   |
        | Sáu May Mắn Ba Lá    |

    @id.AVAILABILITY-04
    Khung tình huống: Ở ván 51, <cược> bị từ chối
      Biết đang ở ván 51 của hộp bài
      Và hộp bài chia 8♠ 2♦ 8♥ 5♣ 7♦ 9♠
      Khi chơi một ván, đặt 10,00 vào <cược>
      Thì cược bị từ chối

      Dữ liệu:
        | cược                 |
        | Đôi Bất Kỳ           |
        | Đôi Hoàn Hảo         |
        | Bài Tự Nhiên cửa Con |
        | Bài Tự Nhiên cửa Cái |
        | Sáu May Mắn          |
        | Sáu May Mắn Hai Lá   |
        | Sáu May Mắn Ba Lá    |

  Quy tắc: Cược chính và Dragon Bonus được nhận suốt cả hộp bài

    @rule.OFFER-BAKARAT @id.AVAILABILITY-05
    Khung tình huống: Ở bàn bakarat, đến ván 80 <cược> vẫn được nhận
      Biết đang ở ván 80 của hộp bài
      Và hộp bài chia 8♠ 2♦ 8♥ 5♣ 7♦ 9♠
      Khi chơi một ván, đặt 10,00 vào <cược>
      Thì cược được nhận

      Dữ liệu:
        | cược                 |
        | cược Con             |
        | cược Cái             |
        | cược Hòa             |
        | Dragon Bonus cửa Con |
        | Dragon Bonus cửa Cái |

    @rule.OFFER-BAKARAT-NO-COMMISSION @id.AVAILABILITY-06
    Khung tình huống: Ở bàn bakarat-no-commission, đến ván 80 <cược> vẫn được nhận
      Biết đang ở ván 80 của hộp bài
      Và hộp bài chia 8♠ 2♦ 8♥ 5♣ 7♦ 9♠
      Khi chơi một ván, đặt 10,00 vào <cược>
      Thì cược được nhận

      Dữ liệu:
        | cược                 |
        | cược Con             |
        | cược Cái             |
        | cược Hòa             |
        | Dragon Bonus cửa Con |
        | Dragon Bonus cửa Cái |
