# language: vi
Tính năng: Các cược đoán sáu điểm khi ván kết thúc với tổng điểm khác
  Chỉ sáu điểm mới được trả. Mọi tổng điểm khác, khi cửa Cái thắng hay khi ván hòa, đều làm cược thua, dù cửa Cái có hai hay ba lá bài.

  Quy tắc: Chỉ sáu điểm mới được trả

    @rule.PAY-SIX-LOSS @id.SIX-OTHER-01
    Khung tình huống: Fortune Six: cửa Cái thắng với <điểm> điểm (<bài>)
      Biết hộp bài chia <bài>
      Khi chơi một ván với các cược sau
        | Fortune Six | 10,00 |
      Thì cửa Cái thắng ván
      Và Fortune Six thua

      Dữ liệu: Cửa Cái có hai lá bài
        | điểm | bài            |
        | 3    | A♠ K♦ A♥ 3♣ 8♦ |
        | 4    | A♠ K♦ A♥ 4♣ K♠ |
        | 5    | A♠ K♦ A♥ 5♣ K♠ |
        | 7    | 2♠ K♦ 4♥ 7♣    |
        | 8    | 2♠ K♦ 4♥ 8♣    |
        | 9    | 2♠ K♦ 4♥ 9♣    |

      Dữ liệu: Cửa Cái có ba lá bài
        | điểm | bài               |
        | 1    | K♠ Q♦ J♥ J♦ K♥ A♣ |
        | 2    | K♠ Q♦ J♥ J♦ K♥ 2♣ |
        | 3    | K♠ Q♦ J♥ J♦ K♥ 3♣ |
        | 4    | K♠ Q♦ J♥ J♦ K♥ 4♣ |
        | 5    | K♠ Q♦ J♥ J♦ K♥ 5♣ |
        | 7    | K♠ Q♦ J♥ J♦ K♥ 7♣ |
        | 8    | K♠ Q♦ J♥ J♦ K♥ 8♣ |
        | 9    | K♠ Q♦ J♥ J♦ K♥ 9♣ |

    @rule.PAY-SIX-LOSS @rule.PAY-TWO-CARD-SIX-LOSS @rule.PAY-THREE-CARD-SIX-LOSS @id.SIX-OTHER-02
    Khung tình huống: Fortune Six và ba cược Hổ: cửa Cái thắng với <điểm> điểm (<bài>)
      Biết hộp bài chia <bài>
      Khi chơi một ván với các cược sau
        | Fortune Six | 10,00 |
        | Hổ          | 10,00 |
        | Hổ Nhỏ      | 10,00 |
        | Hổ Lớn      | 10,00 |
      Thì cửa Cái thắng ván
      Và Fortune Six thua
      Và Hổ thua
      Và Hổ Nhỏ thua
      Và Hổ Lớn thua

      Dữ liệu: Cửa Cái có hai lá bài
        | điểm | bài            |
        | 3    | A♠ K♦ A♥ 3♣ 8♦ |
        | 4    | A♠ K♦ A♥ 4♣ K♠ |
        | 5    | A♠ K♦ A♥ 5♣ K♠ |
        | 7    | 2♠ K♦ 4♥ 7♣    |
        | 8    | 2♠ K♦ 4♥ 8♣    |
        | 9    | 2♠ K♦ 4♥ 9♣    |

      Dữ liệu: Cửa Cái có ba lá bài
        | điểm | bài               |
        | 1    | K♠ Q♦ J♥ J♦ K♥ A♣ |
        | 2    | K♠ Q♦ J♥ J♦ K♥ 2♣ |
        | 3    | K♠ Q♦ J♥ J♦ K♥ 3♣ |
        | 4    | K♠ Q♦ J♥ J♦ K♥ 4♣ |
        | 5    | K♠ Q♦ J♥ J♦ K♥ 5♣ |
        | 7    | K♠ Q♦ J♥ J♦ K♥ 7♣ |
        | 8    | K♠ Q♦ J♥ J♦ K♥ 8♣ |
        | 9    | K♠ Q♦ J♥ J♦ K♥ 9♣ |

    @rule.PAY-SIX-LOSS @rule.PAY-TWO-CARD-SIX-LOSS @rule.PAY-THREE-CARD-SIX-LOSS @id.SIX-OTHER-03
    Khung tình huống: Các cược Sáu May Mắn: cửa Cái thắng với <điểm> điểm (<bài>)
      Biết hộp bài chia <bài>
      Khi chơi một ván với các cược sau
        | Sáu May Mắn        | 10,00 |
        | Sáu May Mắn Hai Lá | 10,00 |
        | Sáu May Mắn Ba Lá  | 10,00 |
      Thì cửa Cái thắng ván
      Và Sáu May Mắn thua
      Và Sáu May Mắn Hai Lá thua
      Và Sáu May Mắn Ba Lá thua

      Dữ liệu: Cửa Cái có hai lá bài
        | điểm | bài            |
        | 3    | A♠ K♦ A♥ 3♣ 8♦ |
        | 4    | A♠ K♦ A♥ 4♣ K♠ |
        | 5    | A♠ K♦ A♥ 5♣ K♠ |
        | 7    | 2♠ K♦ 4♥ 7♣    |
        | 8    | 2♠ K♦ 4♥ 8♣    |
        | 9    | 2♠ K♦ 4♥ 9♣    |

      Dữ liệu: Cửa Cái có ba lá bài
        | điểm | bài               |
        | 1    | K♠ Q♦ J♥ J♦ K♥ A♣ |
        | 2    | K♠ Q♦ J♥ J♦ K♥ 2♣ |
        | 3    | K♠ Q♦ J♥ J♦ K♥ 3♣ |
        | 4    | K♠ Q♦ J♥ J♦ K♥ 4♣ |
        | 5    | K♠ Q♦ J♥ J♦ K♥ 5♣ |
        | 7    | K♠ Q♦ J♥ J♦ K♥ 7♣ |
        | 8    | K♠ Q♦ J♥ J♦ K♥ 8♣ |
        | 9    | K♠ Q♦ J♥ J♦ K♥ 9♣ |

    @rule.PAY-SUPER-SIX-LOSS @id.SIX-OTHER-05
    Khung tình huống: Siêu Sáu: cửa Cái thắng với <điểm> điểm (<bài>)
      Biết hộp bài chia <bài>
      Khi chơi một ván với các cược sau
        | Siêu Sáu | 10,00 |
      Thì cửa Cái thắng ván
      Và Siêu Sáu thua

      Dữ liệu: Cửa Cái có hai lá bài
        | điểm | bài            |
        | 3    | A♠ K♦ A♥ 3♣ 8♦ |
        | 4    | A♠ K♦ A♥ 4♣ K♠ |
        | 5    | A♠ K♦ A♥ 5♣ K♠ |
        | 7    | 2♠ K♦ 4♥ 7♣    |
        | 8    | 2♠ K♦ 4♥ 8♣    |
        | 9    | 2♠ K♦ 4♥ 9♣    |

      Dữ liệu: Cửa Cái có ba lá bài
        | điểm | bài               |
        | 1    | K♠ Q♦ J♥ J♦ K♥ A♣ |
        | 2    | K♠ Q♦ J♥ J♦ K♥ 2♣ |
        | 3    | K♠ Q♦ J♥ J♦ K♥ 3♣ |
        | 4    | K♠ Q♦ J♥ J♦ K♥ 4♣ |
        | 5    | K♠ Q♦ J♥ J♦ K♥ 5♣ |
        | 7    | K♠ Q♦ J♥ J♦ K♥ 7♣ |
        | 8    | K♠ Q♦ J♥ J♦ K♥ 8♣ |
        | 9    | K♠ Q♦ J♥ J♦ K♥ 9♣ |

    @rule.PAY-SIX-LOSS @rule.PAY-TWO-CARD-SIX-LOSS @rule.PAY-THREE-CARD-SIX-LOSS @id.SIX-OTHER-06
    Khung tình huống: Các cược Sáu May Mắn: cửa Cái có sáu điểm ba lá nhưng không thắng (<bài>)
      Biết hộp bài chia <bài>
      Khi chơi một ván với các cược sau
        | Sáu May Mắn        | 10,00 |
        | Sáu May Mắn Hai Lá | 10,00 |
        | Sáu May Mắn Ba Lá  | 10,00 |
      Thì Sáu May Mắn thua
      Và Sáu May Mắn Hai Lá thua
      Và Sáu May Mắn Ba Lá thua

      Dữ liệu: Cửa Con thắng với bảy điểm
        | bài            |
        | K♠ 2♦ 7♥ 2♣ 2♦ |

      Dữ liệu: Ván hòa sáu điểm
        | bài            |
        | 2♠ A♦ 4♥ 2♣ 3♦ |

    @rule.PAY-TIGER-TIE-LOSS @id.SIX-OTHER-07
    Khung tình huống: Ván hòa <điểm> điểm, Hòa Hổ thua (<bài>)
      Biết hộp bài chia <bài>
      Khi chơi một ván, đặt 10,00 vào Hòa Hổ
      Thì ván hòa
      Và Hòa Hổ thua

      Dữ liệu:
        | điểm | bài               |
        | 0    | K♠ Q♦ J♥ J♦ K♥ K♣ |
        | 1    | K♠ Q♦ J♥ J♦ A♥ A♣ |
        | 2    | K♠ Q♦ J♥ J♦ 2♥ 2♣ |
        | 3    | K♠ Q♦ J♥ J♦ 3♥ 3♣ |
        | 4    | K♠ Q♦ J♥ J♦ 4♥ 4♣ |
        | 5    | K♠ Q♦ J♥ J♦ 5♥ 5♣ |
        | 7    | 3♠ K♦ 4♥ 7♣       |
        | 8    | 4♠ K♦ 4♥ 8♣       |
        | 9    | 4♠ K♦ 5♥ 9♣       |
