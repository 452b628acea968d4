# language: vi
Tính năng: Các cược đoán cửa Cái thắng với sáu điểm
  Các cược này chỉ thắng khi cửa Cái thắng, và thắng với tổng điểm cuối cùng là sáu. Mức trả tùy cửa Cái có hai hay ba lá bài.
  Fortune Six, Sáu May Mắn và Hổ là một cược mang ba tên; Hổ Nhỏ với Sáu May Mắn Hai Lá, Hổ Lớn với Sáu May Mắn Ba Lá cũng vậy.

  @rule.PAY-SIX-TWO-CARDS
  Quy tắc: Fortune Six, Sáu May Mắn và Hổ trả 1 ăn 12 khi cửa Cái thắng với sáu điểm hai lá

    @id.SIX-TWO-CARDS-01
    Khung tình huống: Sáu điểm hai lá thắng năm điểm: <cược>
      Biết hộp bài chia 2♠ 2♦ 3♥ 4♣ 10♦
      Khi chơi một ván, đặt 10,00 vào <cược>
      Thì cửa Con có 2♠ 3♥ 10♦, được 5 điểm
      Và cửa Cái có 2♦ 4♣, được 6 điểm
      Và <cược> trả 1 ăn 12
      Và <cược> thắng 120,00

      Dữ liệu:
        | cược        |
        | Fortune Six |
        | Hổ          |
        | Sáu May Mắn |

    @id.SIX-TWO-CARDS-02
    Khung tình huống: Sáu điểm hai lá thắng 0 điểm: <cược>
      Biết hộp bài chia 4♠ K♦ 6♥ 6♣ Q♦
      Khi chơi một ván, đặt 10,00 vào <cược>
      Thì cửa Con có 4♠ 6♥ Q♦, được 0 điểm
      Và cửa Cái có K♦ 6♣, được 6 điểm
      Và <cược> trả 1 ăn 12

      Dữ liệu:
        | cược        |
        | Fortune Six |
        | Hổ          |
        | Sáu May Mắn |

  @rule.PAY-SIX-THREE-CARDS
  Quy tắc: Fortune Six, Sáu May Mắn và Hổ trả 1 ăn 20 khi cửa Cái thắng với sáu điểm ba lá

    @id.SIX-THREE-CARDS-01
    Khung tình huống: Sáu điểm ba lá thắng ba điểm: <cược>
      Biết hộp bài chia A♠ A♦ K♥ 3♣ 2♦ 2♠
      Khi chơi một ván, đặt 10,00 vào <cược>
      Thì cửa Con có A♠ K♥ 2♦, được 3 điểm
      Và cửa Cái có A♦ 3♣ 2♠, được 6 điểm
      Và <cược> trả 1 ăn 20
      Và <cược> thắng 200,00

      Dữ liệu:
        | cược        |
        | Fortune Six |
        | Hổ          |
        | Sáu May Mắn |

    @id.SIX-THREE-CARDS-02
    Khung tình huống: Sáu điểm rút thêm lá đầm vẫn là sáu: <cược>
      Biết hộp bài chia 2♠ 2♦ 3♥ 4♣ 7♦ Q♠
      Khi chơi một ván, đặt 10,00 vào <cược>
      Thì cửa Con có 2♠ 3♥ 7♦, được 2 điểm
      Và cửa Cái có 2♦ 4♣ Q♠, được 6 điểm
      Và <cược> trả 1 ăn 20

      Dữ liệu:
        | cược        |
        | Fortune Six |
        | Hổ          |
        | Sáu May Mắn |

  @rule.PAY-SIX-LOSS
  Quy tắc: Fortune Six, Sáu May Mắn và Hổ thua, trừ khi cửa Cái thắng với sáu điểm

    @id.SIX-LOSS-01
    Khung tình huống: Fortune Six thua khi cửa Con <cửa Con> điểm, cửa Cái <cửa Cái> điểm (<bài>)
      Biết hộp bài chia <bài>
      Khi chơi một ván, đặt 10,00 vào Fortune Six
      Thì Fortune Six thua

      Dữ liệu: Cửa Cái thắng, nhưng không phải với sáu điểm
        | cửa Con | cửa Cái | bài               |
        | 4       | 5       | A♠ 2♦ 3♥ 3♣ K♦    |
        | 6       | 7       | 2♠ 3♦ 4♥ 4♣       |
        | 3       | 5       | A♠ A♦ K♥ 3♣ 2♦ A♥ |
        | 3       | 7       | A♠ A♦ K♥ 3♣ 2♦ 3♥ |
        | 2       | 8       | 2♠ 2♦ 3♥ 4♣ 7♦ 2♠ |

      Dữ liệu: Cửa Cái có sáu điểm, nhưng cửa Con thắng
        | cửa Con | cửa Cái | bài            |
        | 7       | 6       | K♠ 6♦ 7♥ Q♣    |
        | 7       | 6       | K♠ 2♦ 7♥ 2♣ 2♦ |

      Dữ liệu: Cửa Con thắng với sáu điểm
        | cửa Con | cửa Cái | bài            |
        | 6       | 5       | 2♠ A♦ 4♥ 2♣ 2♦ |

      Dữ liệu: Ván hòa sáu điểm
        | cửa Con | cửa Cái | bài            |
        | 6       | 6       | 2♠ K♦ 4♥ 6♣    |
        | 6       | 6       | 2♠ A♦ 4♥ 2♣ 3♦ |

    @id.SIX-LOSS-02
    Khung tình huống: Hổ và Fortune Six thua khi cửa Con <cửa Con> điểm, cửa Cái <cửa Cái> điểm (<bài>)
      Biết hộp bài chia <bài>
      Khi chơi một ván với các cược sau
        | Hổ          | 10,00 |
        | Fortune Six | 10,00 |
      Thì Hổ thua
      Và Fortune Six thua

      Dữ liệu: Cửa Cái thắng, nhưng không phải với sáu điểm
        | cửa Con | cửa Cái | bài               |
        | 4       | 5       | A♠ 2♦ 3♥ 3♣ K♦    |
        | 6       | 7       | 2♠ 3♦ 4♥ 4♣       |
        | 3       | 5       | A♠ A♦ K♥ 3♣ 2♦ A♥ |
        | 3       | 7       | A♠ A♦ K♥ 3♣ 2♦ 3♥ |
        | 2       | 8       | 2♠ 2♦ 3♥ 4♣ 7♦ 2♠ |

      Dữ liệu: Cửa Cái có sáu điểm, nhưng cửa Con thắng
        | cửa Con | cửa Cái | bài            |
        | 7       | 6       | K♠ 6♦ 7♥ Q♣    |
        | 7       | 6       | K♠ 2♦ 7♥ 2♣ 2♦ |

      Dữ liệu: Cửa Con thắng với sáu điểm
        | cửa Con | cửa Cái | bài            |
        | 6       | 5       | 2♠ A♦ 4♥ 2♣ 2♦ |

      Dữ liệu: Ván hòa sáu điểm
        | cửa Con | cửa Cái | bài            |
        | 6       | 6       | 2♠ K♦ 4♥ 6♣    |
        | 6       | 6       | 2♠ A♦ 4♥ 2♣ 3♦ |

    @id.SIX-LOSS-03
    Khung tình huống: Sáu May Mắn thua khi cửa Con <cửa Con> điểm, cửa Cái <cửa Cái> điểm (<bài>)
      Biết hộp bài chia <bài>
      Khi chơi một ván, đặt 10,00 vào Sáu May Mắn
      Thì Sáu May Mắn thua

      Dữ liệu: Cửa Cái thắng, nhưng không phải với sáu điểm
        | cửa Con | cửa Cái | bài               |
        | 4       | 5       | A♠ 2♦ 3♥ 3♣ K♦    |
        | 6       | 7       | 2♠ 3♦ 4♥ 4♣       |
        | 3       | 5       | A♠ A♦ K♥ 3♣ 2♦ A♥ |
        | 3       | 7       | A♠ A♦ K♥ 3♣ 2♦ 3♥ |
        | 2       | 8       | 2♠ 2♦ 3♥ 4♣ 7♦ 2♠ |

      Dữ liệu: Cửa Cái có sáu điểm, nhưng cửa Con thắng
        | cửa Con | cửa Cái | bài            |
        | 7       | 6       | K♠ 6♦ 7♥ Q♣    |
        | 7       | 6       | K♠ 2♦ 7♥ 2♣ 2♦ |

      Dữ liệu: Cửa Con thắng với sáu điểm
        | cửa Con | cửa Cái | bài            |
        | 6       | 5       | 2♠ A♦ 4♥ 2♣ 2♦ |

      Dữ liệu: Ván hòa sáu điểm
        | cửa Con | cửa Cái | bài            |
        | 6       | 6       | 2♠ K♦ 4♥ 6♣    |
        | 6       | 6       | 2♠ A♦ 4♥ 2♣ 3♦ |

    @id.SIX-LOSS-04
    Khung tình huống: Không hoa hồng, Sáu May Mắn thua khi cửa Con <cửa Con> điểm, cửa Cái <cửa Cái> điểm
      Biết hộp bài chia <bài>
      Khi chơi một ván, đặt 10,00 vào Sáu May Mắn
      Thì Sáu May Mắn thua

      Dữ liệu:
        | cửa Con | cửa Cái | bài            |
        | 4       | 5       | A♠ 2♦ 3♥ 3♣ K♦ |
        | 6       | 7       | 2♠ 3♦ 4♥ 4♣    |
        | 7       | 6       | K♠ 6♦ 7♥ Q♣    |
        | 6       | 5       | 2♠ A♦ 4♥ 2♣ 2♦ |
        | 6       | 6       | 2♠ K♦ 4♥ 6♣    |

  @rule.PAY-TWO-CARD-SIX-WIN
  Quy tắc: Hổ Nhỏ và Sáu May Mắn Hai Lá trả 1 ăn 22 khi cửa Cái thắng với sáu điểm hai lá

    @id.TWO-CARD-SIX-01
    Khung tình huống: Sáu điểm hai lá: <cược>
      Biết hộp bài chia 2♠ 2♦ 3♥ 4♣ 10♦
      Khi chơi một ván, đặt 10,00 vào <cược>
      Thì cửa Con có 2♠ 3♥ 10♦, được 5 điểm
      Và cửa Cái có 2♦ 4♣, được 6 điểm
      Và <cược> trả 1 ăn 22
      Và <cược> thắng 220,00

      Dữ liệu:
        | cược               |
        | Hổ Nhỏ             |
        | Sáu May Mắn Hai Lá |

  @rule.PAY-TWO-CARD-SIX-LOSS
  Quy tắc: Hổ Nhỏ và Sáu May Mắn Hai Lá thua khi cửa Cái được sáu điểm ba lá

    @id.TWO-CARD-SIX-02
    Khung tình huống: Sáu điểm ba lá: <cược> thua
      Biết hộp bài chia A♠ A♦ K♥ 3♣ 2♦ 2♠
      Khi chơi một ván, đặt 10,00 vào <cược>
      Thì cửa Cái có A♦ 3♣ 2♠, được 6 điểm
      Và cửa Cái thắng ván
      Và <cược> thua

      Dữ liệu:
        | cược               |
        | Hổ Nhỏ             |
        | Sáu May Mắn Hai Lá |

    @id.TWO-CARD-SIX-03
    Khung tình huống: Sáu điểm rút thêm lá đầm vẫn là sáu: <cược> thua
      Biết hộp bài chia 2♠ 2♦ 3♥ 4♣ 7♦ Q♠
      Khi chơi một ván, đặt 10,00 vào <cược>
      Thì cửa Cái có 2♦ 4♣ Q♠, được 6 điểm
      Và cửa Cái thắng ván
      Và <cược> thua

      Dữ liệu:
        | cược               |
        | Hổ Nhỏ             |
        | Sáu May Mắn Hai Lá |

  @rule.PAY-THREE-CARD-SIX-WIN
  Quy tắc: Hổ Lớn và Sáu May Mắn Ba Lá trả 1 ăn 50 khi cửa Cái thắng với sáu điểm ba lá

    @id.THREE-CARD-SIX-01
    Khung tình huống: Sáu điểm ba lá: <cược>
      Biết hộp bài chia A♠ A♦ K♥ 3♣ 2♦ 2♠
      Khi chơi một ván, đặt 10,00 vào <cược>
      Thì cửa Con có A♠ K♥ 2♦, được 3 điểm
      Và cửa Cái có A♦ 3♣ 2♠, được 6 điểm
      Và <cược> trả 1 ăn 50
      Và <cược> thắng 500,00

      Dữ liệu:
        | cược              |
        | Hổ Lớn            |
        | Sáu May Mắn Ba Lá |

  @rule.PAY-THREE-CARD-SIX-LOSS
  Quy tắc: Hổ Lớn và Sáu May Mắn Ba Lá thua khi cửa Cái được sáu điểm hai lá

    @id.THREE-CARD-SIX-02
    Khung tình huống: Sáu điểm hai lá: <cược> thua, dù cửa Con có ba lá
      Biết hộp bài chia 2♠ 2♦ 3♥ 4♣ 10♦
      Khi chơi một ván, đặt 10,00 vào <cược>
      Thì cửa Con có 2♠ 3♥ 10♦, được 5 điểm
      Và cửa Cái có 2♦ 4♣, được 6 điểm
      Và <cược> thua

      Dữ liệu:
        | cược              |
        | Hổ Lớn            |
        | Sáu May Mắn Ba Lá |

  @rule.PAY-TWO-CARD-SIX-LOSS @rule.PAY-THREE-CARD-SIX-LOSS
  Quy tắc: Các cược theo số lá bài cũng thua, trừ khi cửa Cái thắng với sáu điểm

    @id.COUNTED-SIX-LOSS-01
    Khung tình huống: Hổ Nhỏ và Hổ Lớn thua khi cửa Con <cửa Con> điểm, cửa Cái <cửa Cái> điểm (<bài>)
      Biết hộp bài chia <bài>
      Khi chơi một ván với các cược sau
        | Hổ Nhỏ | 10,00 |
        | Hổ Lớn | 10,00 |
      Thì Hổ Nhỏ thua
      Và Hổ Lớn thua

      Dữ liệu: Cửa Cái thắng, nhưng không phải với sáu điểm
        | cửa Con | cửa Cái | bài               |
        | 4       | 5       | A♠ 2♦ 3♥ 3♣ K♦    |
        | 6       | 7       | 2♠ 3♦ 4♥ 4♣       |
        | 3       | 5       | A♠ A♦ K♥ 3♣ 2♦ A♥ |
        | 3       | 7       | A♠ A♦ K♥ 3♣ 2♦ 3♥ |
        | 2       | 8       | 2♠ 2♦ 3♥ 4♣ 7♦ 2♠ |

      Dữ liệu: Cửa Cái có sáu điểm, nhưng cửa Con thắng
        | cửa Con | cửa Cái | bài            |
        | 7       | 6       | K♠ 6♦ 7♥ Q♣    |
        | 7       | 6       | K♠ 2♦ 7♥ 2♣ 2♦ |

      Dữ liệu: Cửa Con thắng với sáu điểm
        | cửa Con | cửa Cái | bài            |
        | 6       | 5       | 2♠ A♦ 4♥ 2♣ 2♦ |

      Dữ liệu: Ván hòa sáu điểm
        | cửa Con | cửa Cái | bài            |
        | 6       | 6       | 2♠ K♦ 4♥ 6♣    |
        | 6       | 6       | 2♠ A♦ 4♥ 2♣ 3♦ |

    @id.COUNTED-SIX-LOSS-02
    Khung tình huống: Ở bàn bakarat, Sáu May Mắn Hai Lá và Ba Lá đều thua khi cửa Con <cửa Con> điểm, cửa Cái <cửa Cái> điểm (<bài>)
      Biết hộp bài chia <bài>
      Khi chơi một ván với các cược sau
        | Sáu May Mắn Hai Lá | 10,00 |
        | Sáu May Mắn Ba Lá  | 10,00 |
      Thì Sáu May Mắn Hai Lá thua
      Và Sáu May Mắn Ba Lá thua

      Dữ liệu: Cửa Cái thắng, nhưng không phải với sáu điểm
        | cửa Con | cửa Cái | bài               |
        | 4       | 5       | A♠ 2♦ 3♥ 3♣ K♦    |
        | 6       | 7       | 2♠ 3♦ 4♥ 4♣       |
        | 3       | 5       | A♠ A♦ K♥ 3♣ 2♦ A♥ |
        | 3       | 7       | A♠ A♦ K♥ 3♣ 2♦ 3♥ |
        | 2       | 8       | 2♠ 2♦ 3♥ 4♣ 7♦ 2♠ |

      Dữ liệu: Cửa Cái có sáu điểm, nhưng cửa Con thắng
        | cửa Con | cửa Cái | bài            |
        | 7       | 6       | K♠ 6♦ 7♥ Q♣    |
        | 7       | 6       | K♠ 2♦ 7♥ 2♣ 2♦ |

      Dữ liệu: Cửa Con thắng với sáu điểm
        | cửa Con | cửa Cái | bài            |
        | 6       | 5       | 2♠ A♦ 4♥ 2♣ 2♦ |

      Dữ liệu: Ván hòa sáu điểm
        | cửa Con | cửa Cái | bài            |
        | 6       | 6       | 2♠ K♦ 4♥ 6♣    |
        | 6       | 6       | 2♠ A♦ 4♥ 2♣ 3♦ |

    @id.COUNTED-SIX-LOSS-03
    Khung tình huống: Không hoa hồng, Sáu May Mắn Hai Lá và Ba Lá đều thua khi cửa Con <cửa Con> điểm, cửa Cái <cửa Cái> điểm (<bài>)
      Biết hộp bài chia <bài>
      Khi chơi một ván với các cược sau
        | Sáu May Mắn Hai Lá | 10,00 |
        | Sáu May Mắn Ba Lá  | 10,00 |
      Thì Sáu May Mắn Hai Lá thua
      Và Sáu May Mắn Ba Lá thua

      Dữ liệu:
        | cửa Con | cửa Cái | bài            |
        | 4       | 5       | A♠ 2♦ 3♥ 3♣ K♦ |
        | 6       | 7       | 2♠ 3♦ 4♥ 4♣    |
        | 7       | 6       | K♠ 6♦ 7♥ Q♣    |
        | 7       | 6       | K♠ 2♦ 7♥ 2♣ 2♦ |
        | 6       | 6       | 2♠ K♦ 4♥ 6♣    |
        | 6       | 6       | 2♠ A♦ 4♥ 2♣ 3♦ |

  @rule.PAY-SUPER-SIX-WIN
  Quy tắc: Siêu Sáu trả 1 ăn 12 khi cửa Cái thắng với sáu điểm, hai lá hay ba lá cũng vậy

    @id.SUPER-SIX-01
    Tình huống: Siêu Sáu trả 1 ăn 12 với sáu điểm hai lá
      Biết hộp bài chia 2♠ 2♦ 3♥ 4♣ 10♦
      Khi chơi một ván, đặt 10,00 vào Siêu Sáu
      Thì cửa Cái có 2♦ 4♣, được 6 điểm
      Và cửa Cái thắng ván
      Và Siêu Sáu trả 1 ăn 12
      Và Siêu Sáu thắng 120,00

    @id.SUPER-SIX-02
    Tình huống: Siêu Sáu trả 1 ăn 12 với sáu điểm ba lá, không phải 1 ăn 20
      Biết hộp bài chia A♠ A♦ K♥ 3♣ 2♦ 2♠
      Khi chơi một ván, đặt 10,00 vào Siêu Sáu
      Thì cửa Cái có A♦ 3♣ 2♠, được 6 điểm
      Và cửa Cái thắng ván
      Và Siêu Sáu trả 1 ăn 12
      Và Siêu Sáu thắng 120,00

  @rule.PAY-SUPER-SIX-LOSS
  Quy tắc: Siêu Sáu thua, trừ khi cửa Cái thắng với sáu điểm

    @id.SUPER-SIX-03
    Khung tình huống: Siêu Sáu thua khi cửa Con <cửa Con> điểm, cửa Cái <cửa Cái> điểm (<bài>)
      Biết hộp bài chia <bài>
      Khi chơi một ván, đặt 10,00 vào Siêu Sáu
      Thì Siêu Sáu thua

      Dữ liệu: Cửa Cái thắng, nhưng không phải với sáu điểm
        | cửa Con | cửa Cái | bài               |
        | 4       | 5       | A♠ 2♦ 3♥ 3♣ K♦    |
        | 6       | 7       | 2♠ 3♦ 4♥ 4♣       |
        | 3       | 5       | A♠ A♦ K♥ 3♣ 2♦ A♥ |
        | 3       | 7       | A♠ A♦ K♥ 3♣ 2♦ 3♥ |
        | 2       | 8       | 2♠ 2♦ 3♥ 4♣ 7♦ 2♠ |

      Dữ liệu: Cửa Cái có sáu điểm, nhưng cửa Con thắng
        | cửa Con | cửa Cái | bài            |
        | 7       | 6       | K♠ 6♦ 7♥ Q♣    |
        | 7       | 6       | K♠ 2♦ 7♥ 2♣ 2♦ |

      Dữ liệu: Cửa Con thắng với sáu điểm
        | cửa Con | cửa Cái | bài            |
        | 6       | 5       | 2♠ A♦ 4♥ 2♣ 2♦ |

      Dữ liệu: Ván hòa sáu điểm
        | cửa Con | cửa Cái | bài            |
        | 6       | 6       | 2♠ K♦ 4♥ 6♣    |
        | 6       | 6       | 2♠ A♦ 4♥ 2♣ 3♦ |
