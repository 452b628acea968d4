# language: vi
Tính năng: Dragon Bonus
  Cược phụ vào một cửa. Cược thắng khi cửa đó thắng bằng bài tự nhiên, hoặc thắng cách biệt từ bốn điểm trở lên.
  Thắng không bằng bài tự nhiên thì cách biệt càng lớn trả càng nhiều; thắng tự nhiên chỉ trả 1 ăn 1.

  @rule.PAY-DRAGON-BONUS-NATURAL-WIN @rule.PAY-DRAGON-BONUS-LOSS
  Quy tắc: Thắng bằng bài tự nhiên trả 1 ăn 1, bất kể cách biệt

    @id.DRAGON-BONUS-01
    Tình huống: Thắng tự nhiên cách biệt chín điểm vẫn trả 1 ăn 1
      Biết hộp bài chia 4♠ K♦ 5♥ Q♣
      Khi chơi một ván, đặt 10,00 vào Dragon Bonus cửa Con
      Thì cửa Con có 4♠ 5♥, được 9 điểm
      Và cửa Cái có K♦ Q♣, được 0 điểm
      Và Dragon Bonus cửa Con thắng 10,00

    @id.DRAGON-BONUS-02
    Khung tình huống: Cửa Con thắng tự nhiên <cửa Con>–<cửa Cái>, trả 1 ăn 1
      Biết hộp bài chia <bài>
      Khi chơi một ván với các cược sau
        | Dragon Bonus cửa Con | 10,00 |
        | Dragon Bonus cửa Cái | 10,00 |
      Thì cách biệt là <cách biệt> điểm
      Và Dragon Bonus cửa Con trả 1 ăn 1
      Và Dragon Bonus cửa Cái thua

      Dữ liệu:
        | cửa Con | cửa Cái | cách biệt | bài         |
        | 9       | 8       | 1         | 4♠ K♦ 5♥ 8♣ |
        | 8       | 7       | 1         | 3♠ 3♦ 5♥ 4♣ |
        | 9       | 7       | 2         | 4♠ 3♦ 5♥ 4♣ |
        | 9       | 6       | 3         | K♠ K♦ 9♥ 6♣ |
        | 9       | 5       | 4         | K♠ 2♦ 9♥ 3♣ |
        | 8       | 3       | 5         | K♠ A♦ 8♥ 2♣ |
        | 8       | 2       | 6         | 2♠ A♦ 6♥ A♣ |
        | 9       | 2       | 7         | 4♠ A♦ 5♥ A♣ |
        | 8       | 0       | 8         | K♠ Q♦ 8♥ J♣ |
        | 9       | 0       | 9         | 4♠ K♦ 5♥ Q♣ |

    @id.DRAGON-BONUS-03
    Khung tình huống: Cửa Cái thắng tự nhiên <cửa Cái>–<cửa Con>, trả 1 ăn 1
      Biết hộp bài chia <bài>
      Khi chơi một ván với các cược sau
        | Dragon Bonus cửa Con | 10,00 |
        | Dragon Bonus cửa Cái | 10,00 |
      Thì cách biệt là <cách biệt> điểm
      Và Dragon Bonus cửa Cái trả 1 ăn 1
      Và Dragon Bonus cửa Con thua

      Dữ liệu:
        | cửa Cái | cửa Con | cách biệt | bài         |
        | 9       | 8       | 1         | K♠ 4♦ 8♥ 5♣ |
        | 8       | 7       | 1         | 3♠ 3♦ 4♥ 5♣ |
        | 9       | 7       | 2         | 3♠ 4♦ 4♥ 5♣ |
        | 9       | 6       | 3         | K♠ K♦ 6♥ 9♣ |
        | 9       | 5       | 4         | 2♠ K♦ 3♥ 9♣ |
        | 8       | 3       | 5         | A♠ K♦ 2♥ 8♣ |
        | 8       | 2       | 6         | A♠ 2♦ A♥ 6♣ |
        | 9       | 2       | 7         | A♠ 4♦ A♥ 5♣ |
        | 8       | 0       | 8         | Q♠ K♦ J♥ 8♣ |
        | 9       | 0       | 9         | K♠ 4♦ Q♥ 5♣ |

  @rule.PAY-DRAGON-BONUS-NATURAL-TIE
  Quy tắc: Hai bài tự nhiên bằng điểm thì cược được hoàn lại

    @id.DRAGON-BONUS-04
    Khung tình huống: Hòa tự nhiên <tổng điểm> điểm, cả hai cược Dragon Bonus được hoàn lại
      Biết hộp bài chia <bài>
      Khi chơi một ván với các cược sau
        | Dragon Bonus cửa Con | 10,00 |
        | Dragon Bonus cửa Cái | 10,00 |
      Thì ván hòa
      Và Dragon Bonus cửa Con được hoàn lại
      Và Dragon Bonus cửa Cái được hoàn lại
      Và Dragon Bonus cửa Con trả về tổng cộng 10,00

      Dữ liệu:
        | tổng điểm | bài         |
        | 8         | K♠ 3♦ 8♥ 5♣ |
        | 9         | 4♠ Q♦ 5♥ 9♣ |

  @rule.PAY-DRAGON-BONUS-9 @rule.PAY-DRAGON-BONUS-LOSS
  Quy tắc: Thắng cách biệt chín điểm không bằng bài tự nhiên trả 1 ăn 30

    @id.DRAGON-BONUS-05
    Khung tình huống: Cách biệt chín điểm: <cửa thắng> thắng <điểm cao>–<điểm thấp> không bằng bài tự nhiên
      Biết hộp bài chia <bài>
      Khi chơi một ván với các cược sau
        | Dragon Bonus cửa Con | 10,00 |
        | Dragon Bonus cửa Cái | 10,00 |
      Thì <cửa thắng> thắng ván
      Và cách biệt là 9 điểm
      Và Dragon Bonus <cửa thắng> trả 1 ăn 30
      Và Dragon Bonus <cửa thua> thua

      Dữ liệu:
        | cửa thắng | điểm cao | điểm thấp | cửa thua | bài                |
        | cửa Con   | 9        | 0         | cửa Cái  | 2♠ K♦ 3♥ Q♣ 4♦ 10♠ |
        | cửa Cái   | 9        | 0         | cửa Con  | 4♠ 2♦ 6♥ A♣ K♦ 6♠  |

  @rule.PAY-DRAGON-BONUS-8 @rule.PAY-DRAGON-BONUS-LOSS
  Quy tắc: Thắng cách biệt tám điểm không bằng bài tự nhiên trả 1 ăn 10

    @id.DRAGON-BONUS-06
    Khung tình huống: Cách biệt tám điểm: <cửa thắng> thắng <điểm cao>–<điểm thấp> không bằng bài tự nhiên
      Biết hộp bài chia <bài>
      Khi chơi một ván với các cược sau
        | Dragon Bonus cửa Con | 10,00 |
        | Dragon Bonus cửa Cái | 10,00 |
      Thì <cửa thắng> thắng ván
      Và cách biệt là 8 điểm
      Và Dragon Bonus <cửa thắng> trả 1 ăn 10
      Và Dragon Bonus <cửa thua> thua

      Dữ liệu:
        | cửa thắng | điểm cao | điểm thấp | cửa thua | bài                |
        | cửa Con   | 9        | 1         | cửa Cái  | 2♠ K♦ 3♥ A♣ 4♦ 10♠ |
        | cửa Con   | 8        | 0         | cửa Cái  | K♠ 10♦ 5♥ 2♣ 3♦ 8♠ |
        | cửa Cái   | 9        | 1         | cửa Con  | 4♠ K♦ 6♥ 3♣ A♦ 6♠  |
        | cửa Cái   | 8        | 0         | cửa Con  | 5♠ A♦ 5♥ A♣ J♦ 6♠  |

  @rule.PAY-DRAGON-BONUS-7 @rule.PAY-DRAGON-BONUS-LOSS
  Quy tắc: Thắng cách biệt bảy điểm không bằng bài tự nhiên trả 1 ăn 6

    @id.DRAGON-BONUS-07
    Khung tình huống: Cách biệt bảy điểm: <cửa thắng> thắng <điểm cao>–<điểm thấp> không bằng bài tự nhiên
      Biết hộp bài chia <bài>
      Khi chơi một ván với các cược sau
        | Dragon Bonus cửa Con | 10,00 |
        | Dragon Bonus cửa Cái | 10,00 |
      Thì <cửa thắng> thắng ván
      Và cách biệt là 7 điểm
      Và Dragon Bonus <cửa thắng> trả 1 ăn 6
      Và Dragon Bonus <cửa thua> thua

      Dữ liệu:
        | cửa thắng | điểm cao | điểm thấp | cửa thua | bài                |
        | cửa Con   | 9        | 2         | cửa Cái  | 2♠ A♦ 3♥ A♣ 4♦ Q♠  |
        | cửa Con   | 8        | 1         | cửa Cái  | A♠ 6♦ 4♥ 5♣ 3♦ K♠  |
        | cửa Con   | 7        | 0         | cửa Cái  | K♠ 2♦ 7♥ 3♣ 5♦     |
        | cửa Cái   | 9        | 2         | cửa Con  | A♠ K♦ 10♥ 3♣ A♦ 6♠ |
        | cửa Cái   | 7        | 0         | cửa Con  | 4♠ 3♦ 6♥ 4♣ Q♦     |

  @rule.PAY-DRAGON-BONUS-6 @rule.PAY-DRAGON-BONUS-LOSS
  Quy tắc: Thắng cách biệt sáu điểm không bằng bài tự nhiên trả 1 ăn 4

    @id.DRAGON-BONUS-08
    Khung tình huống: Cách biệt sáu điểm: <cửa thắng> thắng <điểm cao>–<điểm thấp> không bằng bài tự nhiên
      Biết hộp bài chia <bài>
      Khi chơi một ván với các cược sau
        | Dragon Bonus cửa Con | 10,00 |
        | Dragon Bonus cửa Cái | 10,00 |
      Thì <cửa thắng> thắng ván
      Và cách biệt là 6 điểm
      Và Dragon Bonus <cửa thắng> trả 1 ăn 4
      Và Dragon Bonus <cửa thua> thua

      Dữ liệu:
        | cửa thắng | điểm cao | điểm thấp | cửa thua | bài               |
        | cửa Con   | 9        | 3         | cửa Cái  | 2♠ K♦ 3♥ 2♣ 4♦ A♠ |
        | cửa Con   | 6        | 0         | cửa Cái  | 2♠ K♦ 4♥ Q♣ J♦    |
        | cửa Cái   | 8        | 2         | cửa Con  | A♠ K♦ J♥ 2♣ A♦ 6♠ |
        | cửa Cái   | 7        | 1         | cửa Con  | K♠ 3♦ Q♥ 4♣ A♦    |

  @rule.PAY-DRAGON-BONUS-5 @rule.PAY-DRAGON-BONUS-LOSS
  Quy tắc: Thắng cách biệt năm điểm không bằng bài tự nhiên trả 1 ăn 2
    Bảy điểm hai lá không phải bài tự nhiên, nên thắng 7–2 cũng thuộc trường hợp này.

    @id.DRAGON-BONUS-09
    Khung tình huống: Cách biệt năm điểm: <cửa thắng> thắng <điểm cao>–<điểm thấp> không bằng bài tự nhiên
      Biết hộp bài chia <bài>
      Khi chơi một ván với các cược sau
        | Dragon Bonus cửa Con | 10,00 |
        | Dragon Bonus cửa Cái | 10,00 |
      Thì <cửa thắng> thắng ván
      Và cách biệt là 5 điểm
      Và Dragon Bonus <cửa thắng> trả 1 ăn 2
      Và Dragon Bonus <cửa thua> thua

      Dữ liệu:
        | cửa thắng | điểm cao | điểm thấp | cửa thua | bài               |
        | cửa Con   | 9        | 4         | cửa Cái  | 2♠ K♦ 3♥ 2♣ 4♦ 2♠ |
        | cửa Con   | 7        | 2         | cửa Cái  | K♠ 2♦ 7♥ Q♣ K♦    |
        | cửa Cái   | 9        | 4         | cửa Con  | 2♠ A♦ 2♥ 2♣ K♦ 6♠ |
        | cửa Cái   | 7        | 2         | cửa Con  | A♠ 3♦ A♥ 4♣ 10♦   |

  @rule.PAY-DRAGON-BONUS-4 @rule.PAY-DRAGON-BONUS-LOSS
  Quy tắc: Thắng cách biệt bốn điểm không bằng bài tự nhiên trả 1 ăn 1

    @id.DRAGON-BONUS-10
    Khung tình huống: Cách biệt bốn điểm: <cửa thắng> thắng <điểm cao>–<điểm thấp> không bằng bài tự nhiên
      Biết hộp bài chia <bài>
      Khi chơi một ván với các cược sau
        | Dragon Bonus cửa Con | 10,00 |
        | Dragon Bonus cửa Cái | 10,00 |
      Thì <cửa thắng> thắng ván
      Và cách biệt là 4 điểm
      Và Dragon Bonus <cửa thắng> trả 1 ăn 1
      Và Dragon Bonus <cửa thua> thua

      Dữ liệu:
        | cửa thắng | điểm cao | điểm thấp | cửa thua | bài                |
        | cửa Con   | 8        | 4         | cửa Cái  | K♠ 10♦ 5♥ 2♣ 3♦ 2♠ |
        | cửa Con   | 7        | 3         | cửa Cái  | K♠ 2♦ 7♥ A♣ K♦     |
        | cửa Cái   | 9        | 5         | cửa Con  | 2♠ A♦ 3♥ 2♣ K♦ 6♠  |
        | cửa Cái   | 6        | 2         | cửa Con  | A♠ 2♦ A♥ 4♣ Q♦     |

  @rule.PAY-DRAGON-BONUS-LOSS
  Quy tắc: Thắng cách biệt từ ba điểm trở xuống không bằng bài tự nhiên thì cược vẫn thua

    @id.DRAGON-BONUS-11
    Khung tình huống: Cách biệt quá nhỏ: <cửa thắng> thắng <điểm cao>–<điểm thấp> không bằng bài tự nhiên
      Biết hộp bài chia <bài>
      Khi chơi một ván với các cược sau
        | Dragon Bonus cửa Con | 10,00 |
        | Dragon Bonus cửa Cái | 10,00 |
      Thì <cửa thắng> thắng ván
      Và cách biệt là <cách biệt> điểm
      Và Dragon Bonus cửa Con thua
      Và Dragon Bonus cửa Cái thua

      Dữ liệu:
        | cửa thắng | điểm cao | điểm thấp | cách biệt | bài            |
        | cửa Con   | 9        | 6         | 3         | 2♠ 2♦ 3♥ 4♣ 4♦ |
        | cửa Con   | 7        | 4         | 3         | K♠ 2♦ 7♥ A♣ A♦ |
        | cửa Con   | 9        | 7         | 2         | 2♠ 3♦ 3♥ 4♣ 4♦ |
        | cửa Con   | 7        | 6         | 1         | K♠ 6♦ 7♥ Q♣    |
        | cửa Cái   | 9        | 6         | 3         | 2♠ 2♦ 4♥ 3♣ 4♦ |
        | cửa Cái   | 7        | 4         | 3         | 2♠ 3♦ 2♥ 4♣ K♦ |
        | cửa Cái   | 9        | 7         | 2         | K♠ 2♦ 7♥ 3♣ 4♦ |
        | cửa Cái   | 7        | 6         | 1         | 2♠ 3♦ 4♥ 4♣    |

  @rule.PAY-DRAGON-BONUS-LOSS
  Quy tắc: Hòa không có bài tự nhiên thì cược thua

    @id.DRAGON-BONUS-12
    Khung tình huống: Hòa <tổng điểm> điểm không có bài tự nhiên, cả hai cược Dragon Bonus thua (<bài>)
      Biết hộp bài chia <bài>
      Khi chơi một ván với các cược sau
        | Dragon Bonus cửa Con | 10,00 |
        | Dragon Bonus cửa Cái | 10,00 |
      Thì ván hòa
      Và Dragon Bonus cửa Con thua
      Và Dragon Bonus cửa Cái thua

      Dữ liệu:
        | tổng điểm | bài                |
        | 0         | K♠ 2♦ 10♥ A♣ J♦ 7♠ |
        | 6         | 2♠ K♦ 4♥ 6♣        |
        | 7         | K♠ 2♦ 7♥ 2♣ 3♦     |
        | 9         | 2♠ A♦ 3♥ 2♣ 4♦ 6♠  |
