# language: vi
Tính năng: Cửa nào thắng
  Một khi hai cửa đã đủ bài, chỉ tổng điểm được xét: số lá bài không quan trọng, và bài ra theo cách nào cũng vậy.

  @rule.WIN-HIGHER
  Quy tắc: Tổng điểm cao hơn thắng

    @id.WINNER-HIGHER-01
    Khung tình huống: Cửa Con <cửa Con> điểm thắng cửa Cái <cửa Cái> điểm
      Biết hộp bài chia <bài>
      Khi chơi một ván
      Thì cửa Con thắng ván
      Và cách biệt là <cách biệt> điểm

      Dữ liệu:
        | cửa Con | cửa Cái | cách biệt | bài               |
        | 1       | 0       | 1         | K♠ 2♦ Q♥ K♣ A♦ 8♠ |
        | 6       | 5       | 1         | 2♠ A♦ 4♥ 2♣ 2♦    |
        | 7       | 6       | 1         | K♠ 6♦ 7♥ Q♣       |
        | 9       | 8       | 1         | 2♠ A♦ 3♥ 2♣ 4♦ 5♠ |
        | 9       | 7       | 2         | 2♠ 3♦ 3♥ 4♣ 4♦    |
        | 9       | 0       | 9         | 4♠ K♦ 5♥ Q♣       |

    @id.WINNER-HIGHER-02
    Khung tình huống: Cửa Cái <cửa Cái> điểm thắng cửa Con <cửa Con> điểm
      Biết hộp bài chia <bài>
      Khi chơi một ván
      Thì cửa Cái thắng ván
      Và cách biệt là <cách biệt> điểm

      Dữ liệu:
        | cửa Cái | cửa Con | cách biệt | bài               |
        | 1       | 0       | 1         | 4♠ K♦ 6♥ 2♣ Q♦ 9♠ |
        | 6       | 5       | 1         | 2♠ 2♦ 3♥ 4♣ 10♦   |
        | 7       | 6       | 1         | 2♠ 3♦ 4♥ 4♣       |
        | 9       | 8       | 1         | 2♠ 2♦ 2♥ 3♣ 4♦ 4♠ |
        | 9       | 7       | 2         | K♠ 2♦ 7♥ 3♣ 4♦    |
        | 9       | 0       | 9         | K♠ 4♦ Q♥ 5♣       |

    @id.WINNER-HIGHER-03
    Tình huống: Chín điểm ba lá thắng bảy điểm hai lá
      Biết hộp bài chia K♠ 2♦ 7♥ 3♣ 4♦
      Khi chơi một ván
      Thì cửa Con có K♠ 7♥, được 7 điểm
      Và cửa Cái có 2♦ 3♣ 4♦, được 9 điểm
      Và cửa Cái thắng ván

    @id.WINNER-HIGHER-04
    Tình huống: Tổng điểm quyết định, không phải số cộng được từ các lá bài
      Biết hộp bài chia 8♠ K♦ 8♥ 7♣
      Khi chơi một ván
      Thì cửa Con có 8♠ 8♥, được 6 điểm
      Và cửa Cái có K♦ 7♣, được 7 điểm
      Và cửa Cái thắng ván

  @rule.WIN-TIE
  Quy tắc: Bằng điểm thì hòa

    @id.WINNER-TIE-01
    Khung tình huống: Hai cửa cùng <tổng điểm> điểm thì hòa (<bài>)
      Biết hộp bài chia <bài>
      Khi chơi một ván
      Thì ván hòa
      Và cách biệt là 0 điểm

      Dữ liệu:
        | tổng điểm | bài                |
        | 0         | K♠ 2♦ 10♥ A♣ J♦ 7♠ |
        | 5         | 2♠ K♦ A♥ 5♣ 2♦     |
        | 6         | 2♠ K♦ 4♥ 6♣        |
        | 7         | K♠ 3♦ 7♥ 4♣        |
        | 8         | 3♠ K♦ 5♥ 8♣        |
        | 9         | 2♠ A♦ 3♥ 2♣ 4♦ 6♠  |

    @id.WINNER-TIE-02
    Tình huống: Bảy điểm hai lá và bảy điểm ba lá hòa nhau
      Biết hộp bài chia K♠ 2♦ 7♥ 2♣ 3♦
      Khi chơi một ván
      Thì cửa Con có K♠ 7♥, được 7 điểm
      Và cửa Cái có 2♦ 2♣ 3♦, được 7 điểm
      Và ván hòa
