# language: vi
Tính năng: Mỗi bàn nhận những cược nào
  Bàn nào cũng nhận cược Con, cược Cái và cược Hòa. Các cược khác thì mỗi bàn một bộ riêng, và cược mà bàn không có thì bị từ chối.

  @rule.OFFER-SBO-BACCARAT
  Quy tắc: SBO Baccarat Trực Tiếp nhận cược đôi, Dragon Bonus và Fortune Six

    @defect.D115 @id.OFFER-SBO-BACCARAT-01
    Tình huống: Bàn sbo-baccarat nhận tám cược của mình, không nhận cược của trang khác
      Khi mọi cược được đặt thử ở bàn sbo-baccarat
      Thì các cược sau được nhận
        | cược Con             |
        | cược Cái             |
        | cược Hòa             |
        | Đôi cửa Con          |
        | Đôi cửa Cái          |
        | Dragon Bonus cửa Con |
        | Dragon Bonus cửa Cái |
        | Fortune Six          |
      Và các cược sau bị từ chối
        | Siêu Sáu             |
        | Tài                  |
        | Xỉu                  |
        | Đôi Bất Kỳ           |
        | Đôi Hoàn Hảo         |
        | Bài Tự Nhiên cửa Con |
        | Bài Tự Nhiên cửa Cái |
        | Sáu May Mắn          |
        | Sáu May Mắn Hai Lá   |
        | Sáu May Mắn Ba Lá    |

    @id.OFFER-SBO-BACCARAT-02
    Khung tình huống: Bàn sbo-baccarat từ chối <cược>
      Biết hộp bài chia 2♠ 2♦ 3♥ 4♣ 10♦
      Khi chơi một ván, đặt 10,00 vào <cược>
      Thì cược bị từ chối

      Dữ liệu:
        | cược        |
        | Siêu Sáu    |
        | Sáu May Mắn |

  @rule.OFFER-SBO-SUPER-SIX
  Quy tắc: SBO Siêu Sáu nhận cược đôi và Siêu Sáu

    @defect.D115 @id.OFFER-SBO-SUPER-SIX-01
    Tình huống: Bàn sbo-super-six nhận sáu cược của mình, không nhận cược của trang khác
      Khi mọi cược được đặt thử ở bàn sbo-super-six
      Thì các cược sau được nhận
        | cược Con    |
        | cược Cái    |
        | cược Hòa    |
        | Đôi cửa Con |
        | Đôi cửa Cái |
        | Siêu Sáu    |
      Và các cược sau bị từ chối
        | Tài                  |
        | Xỉu                  |
        | Đôi Bất Kỳ           |
        | Đôi Hoàn Hảo         |
        | Bài Tự Nhiên cửa Con |
        | Bài Tự Nhiên cửa Cái |
        | Sáu May Mắn          |
        | Sáu May Mắn Hai Lá   |
        | Sáu May Mắn Ba Lá    |

    @id.OFFER-SBO-SUPER-SIX-02
    Khung tình huống: Bàn sbo-super-six từ chối <cược>
      Biết hộp bài chia 2♠ 2♦ 3♥ 4♣ 10♦
      Khi chơi một ván, đặt 10,00 vào <cược>
      Thì cược bị từ chối

      Dữ liệu:
        | cược        |
        | Sáu May Mắn |
        | Đôi Bất Kỳ  |

  @rule.OFFER-SBO-TIGER
  Quy tắc: SBO Baccarat Hổ nhận năm cược Hổ, bên cạnh các cược của SBO Baccarat Trực Tiếp

    @id.OFFER-SBO-TIGER-01
    Tình huống: Mười ba cược của bàn sbo-tiger
      Khi mọi cược được đặt thử ở bàn sbo-tiger
      Thì chỉ những cược sau được nhận
        | cược Con             |
        | cược Cái             |
        | cược Hòa             |
        | Đôi cửa Con          |
        | Đôi cửa Cái          |
        | Dragon Bonus cửa Con |
        | Dragon Bonus cửa Cái |
        | Fortune Six          |
        | Hổ                   |
        | Hổ Lớn               |
        | Hổ Nhỏ               |
        | Hòa Hổ               |
        | Đôi Hổ               |

    @id.OFFER-SBO-TIGER-02
    Tình huống: Bàn sbo-tiger từ chối Siêu Sáu
      Biết hộp bài chia 2♠ 2♦ 3♥ 4♣ 10♦
      Khi chơi một ván, đặt 10,00 vào Siêu Sáu
      Thì cược bị từ chối

  @rule.OFFER-BIG-SMALL
  Quy tắc: Bàn có Tài và Xỉu nhận bảy cược

    @id.OFFER-BIG-SMALL-01
    Tình huống: Bảy cược của bàn big-small
      Khi mọi cược được đặt thử ở bàn big-small
      Thì chỉ những cược sau được nhận
        | cược Con    |
        | cược Cái    |
        | cược Hòa    |
        | Đôi cửa Con |
        | Đôi cửa Cái |
        | Tài         |
        | Xỉu         |

  @rule.OFFER-BAKARAT
  Quy tắc: Bakarat nhận mười bốn cược

    @id.OFFER-BAKARAT-01
    Tình huống: Mười bốn cược của bàn bakarat
      Khi mọi cược được đặt thử ở bàn bakarat
      Thì chỉ những cược sau được nhận
        | cược Con             |
        | cược Cái             |
        | cược Hòa             |
        | Đôi cửa Con          |
        | Đôi cửa Cái          |
        | Đôi Bất Kỳ           |
        | Đôi Hoàn Hảo         |
        | Bài Tự Nhiên cửa Con |
        | Bài Tự Nhiên cửa Cái |
        | Dragon Bonus cửa Con |
        | Dragon Bonus cửa Cái |
        | Sáu May Mắn          |
        | Sáu May Mắn Hai Lá   |
        | Sáu May Mắn Ba Lá    |

    @id.OFFER-BAKARAT-02
    Khung tình huống: Bàn bakarat từ chối <cược>
      Biết hộp bài chia 2♠ 2♦ 3♥ 4♣ 10♦
      Khi chơi một ván, đặt 10,00 vào <cược>
      Thì cược bị từ chối

      Dữ liệu:
        | cược        |
        | Fortune Six |
        | Xỉu         |

  @rule.OFFER-BAKARAT-NO-COMMISSION
  Quy tắc: Bakarat không hoa hồng cũng nhận đúng mười bốn cược đó

    @id.OFFER-BAKARAT-NO-COMMISSION-01
    Tình huống: Mười bốn cược của bàn bakarat-no-commission
      Khi mọi cược được đặt thử ở bàn bakarat-no-commission
      Thì chỉ những cược sau được nhận
        | cược Con             |
        | cược Cái             |
        | cược Hòa             |
        | Đôi cửa Con          |
        | Đôi cửa Cái          |
        | Đôi Bất Kỳ           |
        | Đôi Hoàn Hảo         |
        | Bài Tự Nhiên cửa Con |
        | Bài Tự Nhiên cửa Cái |
        | Dragon Bonus cửa Con |
        | Dragon Bonus cửa Cái |
        | Sáu May Mắn          |
        | Sáu May Mắn Hai Lá   |
        | Sáu May Mắn Ba Lá    |

    @id.OFFER-BAKARAT-NO-COMMISSION-02
    Tình huống: Bàn bakarat-no-commission từ chối Siêu Sáu
      Biết hộp bài chia 2♠ 2♦ 3♥ 4♣ 10♦
      Khi chơi một ván, đặt 10,00 vào Siêu Sáu
      Thì cược bị từ chối

  @rule.OFFER-TOUCH
  Quy tắc: Baccarat Touch chỉ nhận ba cược chính

    @id.OFFER-TOUCH-01
    Tình huống: Ba cược của bàn touch
      Khi mọi cược được đặt thử ở bàn touch
      Thì chỉ những cược sau được nhận
        | cược Con |
        | cược Cái |
        | cược Hòa |

    @id.OFFER-TOUCH-02
    Tình huống: Bàn touch từ chối cược đôi
      Biết hộp bài chia 8♠ 2♦ 8♥ 5♣
      Khi chơi một ván, đặt 10,00 vào Đôi cửa Con
      Thì cược bị từ chối
