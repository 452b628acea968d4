# language: vi
Tính năng: Cược bài tự nhiên
  Bài Tự Nhiên cửa Con và Bài Tự Nhiên cửa Cái chỉ hỏi một điều: cửa đó có được tám hoặc chín điểm ngay từ hai lá bài đầu tiên không? Thắng ván hay không thì không xét.

  @rule.PAY-NATURAL-WIN @rule.PAY-NATURAL-LOSS
  Quy tắc: Bài tự nhiên ở đúng cửa đã chọn trả 2 ăn 7

    @id.NATURAL-BET-01
    Khung tình huống: Cửa Con <cửa Con> điểm tự nhiên, cửa Cái <cửa Cái> điểm
      Biết hộp bài chia <bài>
      Khi chơi một ván với các cược sau
        | Bài Tự Nhiên cửa Con | 10,00 |
        | Bài Tự Nhiên cửa Cái | 10,00 |
      Thì Bài Tự Nhiên cửa Con trả 2 ăn 7
      Và Bài Tự Nhiên cửa Con thắng 35,00
      Và Bài Tự Nhiên cửa Cái thua

      Dữ liệu:
        | cửa Con | cửa Cái | bài         |
        | 8       | 6       | K♠ K♦ 8♥ 6♣ |
        | 8       | 7       | 3♠ 3♦ 5♥ 4♣ |
        | 9       | 0       | 4♠ K♦ 5♥ Q♣ |
        | 9       | 7       | 4♠ 3♦ 5♥ 4♣ |

    @id.NATURAL-BET-02
    Khung tình huống: Cửa Cái <cửa Cái> điểm tự nhiên, cửa Con <cửa Con> điểm
      Biết hộp bài chia <bài>
      Khi chơi một ván với các cược sau
        | Bài Tự Nhiên cửa Con | 10,00 |
        | Bài Tự Nhiên cửa Cái | 10,00 |
      Thì Bài Tự Nhiên cửa Cái trả 2 ăn 7
      Và Bài Tự Nhiên cửa Cái thắng 35,00
      Và Bài Tự Nhiên cửa Con thua

      Dữ liệu:
        | cửa Cái | cửa Con | bài         |
        | 8       | 7       | 2♠ 3♦ 5♥ 5♣ |
        | 8       | 0       | 5♠ 3♦ 5♥ 5♣ |
        | 9       | 6       | K♠ 2♦ 6♥ 7♣ |
        | 9       | 5       | 2♠ K♦ 3♥ 9♣ |

    @id.NATURAL-BET-03
    Khung tình huống: Cửa Con <cửa Con> điểm tự nhiên, cửa Cái <cửa Cái> điểm tự nhiên: cả hai cược thắng, bất kể cửa nào thắng
      Biết hộp bài chia <bài>
      Khi chơi một ván với các cược sau
        | Bài Tự Nhiên cửa Con | 10,00 |
        | Bài Tự Nhiên cửa Cái | 10,00 |
      Thì Bài Tự Nhiên cửa Con thắng 35,00
      Và Bài Tự Nhiên cửa Cái thắng 35,00

      Dữ liệu:
        | cửa Con | cửa Cái | bài         |
        | 9       | 8       | 4♠ K♦ 5♥ 8♣ |
        | 8       | 9       | 3♠ 2♦ 5♥ 7♣ |
        | 8       | 8       | K♠ 3♦ 8♥ 5♣ |
        | 9       | 9       | 4♠ Q♦ 5♥ 9♣ |

  @rule.PAY-NATURAL-LOSS
  Quy tắc: Tám hoặc chín điểm ba lá thì thua, bảy điểm hai lá cũng thua

    @id.NATURAL-BET-04
    Khung tình huống: Cửa Con <cửa Con> điểm, cửa Cái <cửa Cái> điểm, không có bài tự nhiên (<bài>)
      Biết hộp bài chia <bài>
      Khi chơi một ván với các cược sau
        | Bài Tự Nhiên cửa Con | 10,00 |
        | Bài Tự Nhiên cửa Cái | 10,00 |
      Thì Bài Tự Nhiên cửa Con thua
      Và Bài Tự Nhiên cửa Cái thua

      Dữ liệu: Cửa Con được tám và chín điểm với ba lá
        | cửa Con | cửa Cái | bài            |
        | 8       | 7       | 2♠ 3♦ 2♥ 4♣ 4♦ |
        | 9       | 7       | A♠ 3♦ 2♥ 4♣ 6♦ |

      Dữ liệu: Cửa Cái được tám và chín điểm với ba lá
        | cửa Con | cửa Cái | bài            |
        | 7       | 8       | K♠ 2♦ 7♥ 2♣ 4♦ |
        | 7       | 9       | K♠ 2♦ 7♥ 3♣ 4♦ |

      Dữ liệu: Bảy điểm còn thiếu một điểm
        | cửa Con | cửa Cái | bài         |
        | 7       | 7       | K♠ 3♦ 7♥ 4♣ |
