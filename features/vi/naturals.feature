# language: vi
Tính năng: Bài tự nhiên
  Bài tự nhiên là tổng điểm tám hoặc chín ngay từ hai lá bài đầu tiên. Có bài tự nhiên thì cả hai cửa thôi rút, rồi tổng điểm cao hơn thắng như thường lệ.

  @rule.NATURAL-TOTALS @rule.NATURAL-STOPS
  Quy tắc: Một cửa có bài tự nhiên thì cả hai cửa dừng

    @id.NATURALS-STOP-01
    Khung tình huống: Cửa Con <cửa Con> điểm tự nhiên, cửa Cái dừng ở <cửa Cái> điểm
      Biết hộp bài chia <bài> 5♦ 4♠
      Khi chơi một ván
      Thì cửa Con dừng
      Và cửa Cái dừng
      Và cửa Con thắng ván

      Dữ liệu: Tám điểm tự nhiên
        | cửa Con | cửa Cái | bài          |
        | 8       | 0       | 3♠ K♦ 5♥ 10♣ |
        | 8       | 1       | K♠ A♦ 8♥ Q♣  |
        | 8       | 2       | 9♠ A♦ 9♥ A♣  |
        | 8       | 3       | 2♠ 9♦ 6♥ 4♣  |
        | 8       | 4       | J♠ 8♦ 8♥ 6♣  |
        | 8       | 5       | 7♠ 2♦ A♥ 3♣  |

      Dữ liệu: Chín điểm tự nhiên
        | cửa Con | cửa Cái | bài         |
        | 9       | 0       | 4♠ 4♦ 5♥ 6♣ |
        | 9       | 1       | Q♠ J♦ 9♥ A♣ |
        | 9       | 2       | 6♠ 5♦ 3♥ 7♣ |
        | 9       | 3       | 2♠ A♦ 7♥ 2♣ |
        | 9       | 4       | A♠ K♦ 8♥ 4♣ |
        | 9       | 5       | K♠ 9♦ 9♥ 6♣ |

    @id.NATURALS-STOP-02
    Khung tình huống: Cửa Cái <cửa Cái> điểm tự nhiên, cửa Con dừng ở <cửa Con> điểm
      Biết hộp bài chia <bài> 4♦ 5♠
      Khi chơi một ván
      Thì cửa Con dừng
      Và cửa Cái dừng
      Và cửa Cái thắng ván

      Dữ liệu: Tám điểm tự nhiên
        | cửa Cái | cửa Con | bài          |
        | 8       | 0       | K♠ 3♦ Q♥ 5♣  |
        | 8       | 1       | A♠ K♦ 10♥ 8♣ |
        | 8       | 2       | A♠ 9♦ A♥ 9♣  |
        | 8       | 3       | 9♠ 2♦ 4♥ 6♣  |
        | 8       | 4       | 8♠ J♦ 6♥ 8♣  |
        | 8       | 5       | 2♠ 7♦ 3♥ A♣  |

      Dữ liệu: Chín điểm tự nhiên
        | cửa Cái | cửa Con | bài         |
        | 9       | 0       | 4♠ 4♦ 6♥ 5♣ |
        | 9       | 1       | J♠ Q♦ A♥ 9♣ |
        | 9       | 2       | 5♠ 6♦ 7♥ 3♣ |
        | 9       | 3       | A♠ 2♦ 2♥ 7♣ |
        | 9       | 4       | K♠ A♦ 4♥ 8♣ |
        | 9       | 5       | 9♠ K♦ 6♥ 9♣ |

  @rule.NATURAL-TOTALS
  Quy tắc: Bảy điểm không phải bài tự nhiên

    @id.NATURALS-SEVEN-01
    Tình huống: Cửa Con bảy điểm không khiến cửa Cái dừng
      Biết hộp bài chia 3♠ 2♦ 4♥ K♣ 6♦
      Khi chơi một ván
      Thì cửa Con dừng
      Và cửa Cái rút lá bài thứ ba
      Và cửa Cái có 2♦ K♣ 6♦, được 8 điểm

    @id.NATURALS-SEVEN-02
    Tình huống: Cửa Cái bảy điểm không khiến cửa Con dừng
      Biết hộp bài chia 2♠ 3♦ 2♥ 4♣ 5♦
      Khi chơi một ván
      Thì cửa Con rút lá bài thứ ba
      Và cửa Con có 2♠ 2♥ 5♦, được 9 điểm
      Và cửa Cái dừng

  @rule.NATURAL-TOTALS @rule.NATURAL-STOPS
  Quy tắc: Tám hoặc chín điểm ba lá không phải bài tự nhiên, nên cửa Cái vẫn theo quy tắc rút bài

    @id.NATURALS-THREE-CARDS-01
    Tình huống: Gặp tám điểm ba lá, cửa Cái 5 điểm vẫn rút, và thắng
      Biết hộp bài chia 2♠ 2♦ 2♥ 3♣ 4♦ 4♠
      Khi chơi một ván
      Thì cửa Con có 2♠ 2♥ 4♦, được 8 điểm
      Và cửa Cái rút lá bài thứ ba
      Và cửa Cái có 2♦ 3♣ 4♠, được 9 điểm
      Và cửa Cái thắng ván

    @id.NATURALS-THREE-CARDS-02
    Tình huống: Gặp chín điểm ba lá, cửa Cái 6 điểm vẫn rút
      Biết hộp bài chia A♠ K♦ 2♥ 6♣ 6♦ 2♠
      Khi chơi một ván
      Thì cửa Con có A♠ 2♥ 6♦, được 9 điểm
      Và cửa Cái rút lá bài thứ ba
      Và cửa Cái có K♦ 6♣ 2♠, được 8 điểm
      Và cửa Con thắng ván

  @rule.WIN-HIGHER @rule.NATURAL-STOPS
  Quy tắc: Bài tự nhiên không mặc nhiên thắng: chín thắng tám

    @id.NATURALS-NINE-BEATS-EIGHT-01
    Tình huống: Cửa Con chín điểm tự nhiên thắng cửa Cái tám điểm tự nhiên
      Biết hộp bài chia 4♠ K♦ 5♥ 8♣
      Khi chơi một ván
      Thì cửa Con có 4♠ 5♥, được 9 điểm
      Và cửa Cái có K♦ 8♣, được 8 điểm
      Và cửa Con thắng ván
      Và cách biệt là 1 điểm

    @id.NATURALS-NINE-BEATS-EIGHT-02
    Tình huống: Cửa Cái chín điểm tự nhiên thắng cửa Con tám điểm tự nhiên
      Biết hộp bài chia 3♠ 2♦ 5♥ 7♣
      Khi chơi một ván
      Thì cửa Con có 3♠ 5♥, được 8 điểm
      Và cửa Cái có 2♦ 7♣, được 9 điểm
      Và cửa Cái thắng ván
      Và cách biệt là 1 điểm

  @rule.WIN-TIE @rule.NATURAL-STOPS
  Quy tắc: Hai bài tự nhiên bằng điểm thì hòa

    @id.NATURALS-TIE-01
    Tình huống: Hai cửa cùng tám điểm tự nhiên thì hòa
      Biết hộp bài chia K♠ 3♦ 8♥ 5♣
      Khi chơi một ván
      Thì cửa Con có K♠ 8♥, được 8 điểm
      Và cửa Cái có 3♦ 5♣, được 8 điểm
      Và ván hòa

    @id.NATURALS-TIE-02
    Tình huống: Hai cửa cùng chín điểm tự nhiên thì hòa
      Biết hộp bài chia 4♠ Q♦ 5♥ 9♣
      Khi chơi một ván
      Thì cửa Con có 4♠ 5♥, được 9 điểm
      Và cửa Cái có Q♦ 9♣, được 9 điểm
      Và ván hòa
