# language: vi
Tính năng: Cược Con, cược Hòa và cược Cái
  Ba cược chính chọn kết quả của ván. Ván hòa thì cược Con và cược Cái được hoàn lại: không cửa nào thắng, cũng không cửa nào thua.

  @rule.PAY-PLAYER-WIN
  Quy tắc: Cược Con trả 1 ăn 1 khi cửa Con thắng

    @id.MAIN-PLAYER-01
    Tình huống: Đặt mười vào cược Con, thắng mười
      Biết hộp bài chia K♠ 6♦ 7♥ Q♣
      Khi chơi một ván, đặt 10,00 vào cược Con
      Thì cửa Con có K♠ 7♥, được 7 điểm
      Và cửa Cái có 6♦ Q♣, được 6 điểm
      Và cược Con thắng 10,00
      Và cược Con trả về tổng cộng 20,00

    @id.MAIN-PLAYER-02
    Khung tình huống: Cửa Con thắng <cửa Con>–<cửa Cái>, cược Con trả 1 ăn 1
      Biết hộp bài chia <bài>
      Khi chơi một ván, đặt 10,00 vào cược Con
      Thì cửa Con thắng ván
      Và cược Con trả 1 ăn 1

      Dữ liệu:
        | cửa Con | cửa Cái | bài               |
        | 1       | 0       | K♠ 2♦ Q♥ K♣ A♦ 8♠ |
        | 6       | 5       | 2♠ A♦ 4♥ 2♣ 2♦    |
        | 9       | 8       | 2♠ A♦ 3♥ 2♣ 4♦ 5♠ |
        | 9       | 0       | 4♠ K♦ 5♥ Q♣       |

  @rule.PAY-PLAYER-TIE
  Quy tắc: Cược Con được hoàn lại khi ván hòa

    @id.MAIN-PLAYER-03
    Khung tình huống: Cược Con được hoàn lại khi hai cửa cùng được <tổng điểm> điểm
      Biết hộp bài chia <bài>
      Khi chơi một ván, đặt 10,00 vào cược Con
      Thì cược Con được hoàn lại
      Và cược Con trả về tổng cộng 10,00

      Dữ liệu:
        | tổng điểm | bài                |
        | 0         | K♠ 2♦ 10♥ A♣ J♦ 7♠ |
        | 6         | 2♠ K♦ 4♥ 6♣        |
        | 9         | 4♠ Q♦ 5♥ 9♣        |

  @rule.PAY-PLAYER-LOSS
  Quy tắc: Cược Con thua khi cửa Cái thắng

    @id.MAIN-PLAYER-04
    Khung tình huống: Cửa Con <cửa Con> điểm thua cửa Cái <cửa Cái> điểm, cược Con thua
      Biết hộp bài chia <bài>
      Khi chơi một ván, đặt 10,00 vào cược Con
      Thì cược Con thua

      Dữ liệu:
        | cửa Con | cửa Cái | bài             |
        | 6       | 7       | 2♠ 3♦ 4♥ 4♣     |
        | 5       | 6       | 2♠ 2♦ 3♥ 4♣ 10♦ |
        | 8       | 9       | 3♠ 2♦ 5♥ 7♣     |

  @rule.PAY-TIE-WIN
  Quy tắc: Cược Hòa trả 1 ăn 8 khi hai cửa bằng điểm

    @id.MAIN-TIE-01
    Tình huống: Đặt mười vào cược Hòa, thắng tám mươi
      Biết hộp bài chia K♠ 3♦ 7♥ 4♣
      Khi chơi một ván, đặt 10,00 vào cược Hòa
      Thì cửa Con có K♠ 7♥, được 7 điểm
      Và cửa Cái có 3♦ 4♣, được 7 điểm
      Và cược Hòa thắng 80,00
      Và cược Hòa trả về tổng cộng 90,00

    @id.MAIN-TIE-02
    Khung tình huống: Hòa <tổng điểm> điểm trả 1 ăn 8
      Biết hộp bài chia <bài>
      Khi chơi một ván, đặt 10,00 vào cược Hòa
      Thì cược Hòa trả 1 ăn 8

      Dữ liệu:
        | tổng điểm | bài                |
        | 0         | K♠ 2♦ 10♥ A♣ J♦ 7♠ |
        | 6         | 2♠ K♦ 4♥ 6♣        |
        | 8         | K♠ 3♦ 8♥ 5♣        |
        | 9         | 4♠ Q♦ 5♥ 9♣        |

  @rule.PAY-TIE-LOSS
  Quy tắc: Cược Hòa thua khi một trong hai cửa thắng, dù chỉ hơn một điểm

    @id.MAIN-TIE-03
    Khung tình huống: Cược Hòa thua khi <cửa thắng> thắng cách biệt <cách biệt> điểm
      Biết hộp bài chia <bài>
      Khi chơi một ván, đặt 10,00 vào cược Hòa
      Thì <cửa thắng> thắng ván
      Và cách biệt là <cách biệt> điểm
      Và cược Hòa thua

      Dữ liệu:
        | cửa thắng | cách biệt | bài         |
        | cửa Con   | 1         | K♠ 6♦ 7♥ Q♣ |
        | cửa Con   | 9         | 4♠ K♦ 5♥ Q♣ |
        | cửa Cái   | 1         | 3♠ 2♦ 5♥ 7♣ |
        | cửa Cái   | 9         | K♠ 4♦ Q♥ 5♣ |

  @rule.PAY-BANKER-COMMISSION-WIN
  Quy tắc: Có hoa hồng, cược Cái trả 1 ăn 1 và trừ 5 phần trăm tiền thắng

    @id.MAIN-BANKER-COMMISSION-01
    Tình huống: Đặt một trăm vào cược Cái, thắng chín mươi lăm
      Biết hộp bài chia 2♠ 3♦ 4♥ 4♣
      Khi chơi một ván, đặt 100,00 vào cược Cái
      Thì cửa Con có 2♠ 4♥, được 6 điểm
      Và cửa Cái có 3♦ 4♣, được 7 điểm
      Và cược Cái thắng 95,00
      Và cược Cái trả về tổng cộng 195,00

    @id.MAIN-BANKER-COMMISSION-02
    Khung tình huống: Cửa Cái thắng <cửa Cái>–<cửa Con>, cược Cái trả đúng 95%
      Biết hộp bài chia <bài>
      Khi chơi một ván, đặt 100,00 vào cược Cái
      Thì cửa Cái thắng ván
      Và cược Cái thắng 95,00

      Dữ liệu:
        | cửa Cái | cửa Con | bài               |
        | 1       | 0       | 4♠ K♦ 6♥ 2♣ Q♦ 9♠ |
        | 6       | 5       | 2♠ 2♦ 3♥ 4♣ 10♦   |
        | 6       | 3       | A♠ A♦ K♥ 3♣ 2♦ 2♠ |
        | 8       | 0       | 5♠ 3♦ 5♥ 5♣       |
        | 9       | 7       | K♠ 2♦ 7♥ 3♣ 4♦    |

  @rule.PAY-BANKER-COMMISSION-TIE
  Quy tắc: Có hoa hồng, cược Cái được hoàn lại trọn vẹn khi ván hòa

    @id.MAIN-BANKER-COMMISSION-03
    Khung tình huống: Cược Cái được hoàn lại, không trừ hoa hồng, khi hai cửa cùng được <tổng điểm> điểm
      Biết hộp bài chia <bài>
      Khi chơi một ván, đặt 100,00 vào cược Cái
      Thì cược Cái được hoàn lại
      Và cược Cái trả về tổng cộng 100,00

      Dữ liệu:
        | tổng điểm | bài                |
        | 0         | K♠ 2♦ 10♥ A♣ J♦ 7♠ |
        | 6         | 2♠ K♦ 4♥ 6♣        |
        | 8         | K♠ 3♦ 8♥ 5♣        |

  @rule.PAY-BANKER-COMMISSION-LOSS
  Quy tắc: Có hoa hồng, cược Cái thua khi cửa Con thắng

    @id.MAIN-BANKER-COMMISSION-04
    Khung tình huống: Có hoa hồng, cửa Cái <cửa Cái> điểm thua cửa Con <cửa Con> điểm, cược Cái thua
      Biết hộp bài chia <bài>
      Khi chơi một ván, đặt 100,00 vào cược Cái
      Thì cược Cái thua

      Dữ liệu:
        | cửa Cái | cửa Con | bài               |
        | 6       | 7       | K♠ 6♦ 7♥ Q♣       |
        | 8       | 9       | 4♠ K♦ 5♥ 8♣       |
        | 0       | 1       | K♠ 2♦ Q♥ K♣ A♦ 8♠ |

  @rule.PAY-BANKER-HALF-SIX
  Quy tắc: Không hoa hồng, cược Cái trả một nửa khi cửa Cái thắng với sáu điểm

    @id.MAIN-BANKER-HALF-01
    Tình huống: Đặt mười vào cược Cái, thắng năm khi cửa Cái được sáu điểm hai lá
      Biết hộp bài chia 2♠ 2♦ 3♥ 4♣ 10♦
      Khi chơi một ván, đặt 10,00 vào cược Cái
      Thì cửa Con có 2♠ 3♥ 10♦, được 5 điểm
      Và cửa Cái có 2♦ 4♣, được 6 điểm
      Và cược Cái trả 2 ăn 1
      Và cược Cái thắng 5,00

    @id.MAIN-BANKER-HALF-02
    Tình huống: Đặt mười vào cược Cái, thắng năm khi cửa Cái được sáu điểm ba lá
      Biết hộp bài chia A♠ A♦ K♥ 3♣ 2♦ 2♠
      Khi chơi một ván, đặt 10,00 vào cược Cái
      Thì cửa Con có A♠ K♥ 2♦, được 3 điểm
      Và cửa Cái có A♦ 3♣ 2♠, được 6 điểm
      Và cược Cái trả 2 ăn 1
      Và cược Cái thắng 5,00

  @rule.PAY-BANKER-HALF-WIN
  Quy tắc: Không hoa hồng, cược Cái trả 1 ăn 1 khi cửa Cái thắng với tổng điểm khác

    @id.MAIN-BANKER-HALF-03
    Khung tình huống: Không hoa hồng, cửa Cái thắng <cửa Cái>–<cửa Con>, cược Cái trả đủ
      Biết hộp bài chia <bài>
      Khi chơi một ván, đặt 10,00 vào cược Cái
      Thì cửa Cái thắng ván
      Và cược Cái trả 1 ăn 1
      Và cược Cái thắng 10,00

      Dữ liệu:
        | cửa Cái | cửa Con | bài                |
        | 1       | 0       | 4♠ K♦ 6♥ 2♣ Q♦ 9♠  |
        | 2       | 1       | A♠ 2♦ K♥ J♣ Q♦ 10♠ |
        | 3       | 2       | 10♠ A♦ 2♥ K♣ Q♦ 2♠ |
        | 4       | 3       | K♠ J♦ 3♥ 4♣ 10♦    |
        | 5       | 4       | A♠ 2♦ 3♥ 3♣ K♦     |
        | 7       | 6       | 2♠ 3♦ 4♥ 4♣        |
        | 8       | 0       | 5♠ 3♦ 5♥ 5♣        |
        | 8       | 7       | K♠ 2♦ 7♥ 2♣ 4♦     |
        | 9       | 6       | K♠ 2♦ 6♥ 7♣        |
        | 9       | 7       | K♠ 2♦ 7♥ 3♣ 4♦     |

  @rule.PAY-BANKER-HALF-TIE
  Quy tắc: Không hoa hồng, cược Cái được hoàn lại khi ván hòa, kể cả hòa sáu điểm

    @id.MAIN-BANKER-HALF-04
    Khung tình huống: Không hoa hồng, cược Cái được hoàn lại khi hai cửa cùng được <tổng điểm> điểm
      Biết hộp bài chia <bài>
      Khi chơi một ván, đặt 10,00 vào cược Cái
      Thì cược Cái được hoàn lại
      Và cược Cái trả về tổng cộng 10,00

      Dữ liệu:
        | tổng điểm | bài                |
        | 0         | K♠ 2♦ 10♥ A♣ J♦ 7♠ |
        | 6         | 2♠ K♦ 4♥ 6♣        |
        | 9         | 4♠ Q♦ 5♥ 9♣        |

  @rule.PAY-BANKER-HALF-LOSS
  Quy tắc: Không hoa hồng, cược Cái thua khi cửa Con thắng

    @id.MAIN-BANKER-HALF-05
    Khung tình huống: Không hoa hồng, cửa Cái <cửa Cái> điểm thua cửa Con <cửa Con> điểm, cược Cái thua
      Biết hộp bài chia <bài>
      Khi chơi một ván, đặt 10,00 vào cược Cái
      Thì cược Cái thua

      Dữ liệu:
        | cửa Cái | cửa Con | bài            |
        | 6       | 7       | K♠ 6♦ 7♥ Q♣    |
        | 5       | 6       | 2♠ A♦ 4♥ 2♣ 2♦ |
        | 8       | 9       | 4♠ K♦ 5♥ 8♣    |

  @rule.PAY-BANKER-NET-WIN
  Quy tắc: Ở bàn ghi tỷ lệ ròng, cược Cái trả 1 ăn 0,95

    @id.MAIN-BANKER-NET-01
    Khung tình huống: Theo tỷ lệ ròng, cửa Cái thắng <cửa Cái>–<cửa Con>, cược Cái trả 1 ăn 0,95
      Biết hộp bài chia <bài>
      Khi chơi một ván, đặt 100,00 vào cược Cái
      Thì cửa Cái thắng ván
      Và cược Cái trả 1 ăn 0,95
      Và cược Cái thắng 95,00

      Dữ liệu:
        | cửa Cái | cửa Con | bài             |
        | 7       | 6       | 2♠ 3♦ 4♥ 4♣     |
        | 6       | 5       | 2♠ 2♦ 3♥ 4♣ 10♦ |
        | 9       | 8       | 3♠ 2♦ 5♥ 7♣     |

  @rule.PAY-BANKER-NET-TIE
  Quy tắc: Ở bàn ghi tỷ lệ ròng, cược Cái được hoàn lại khi ván hòa

    @id.MAIN-BANKER-NET-02
    Khung tình huống: Theo tỷ lệ ròng, cược Cái được hoàn lại khi hai cửa cùng được <tổng điểm> điểm
      Biết hộp bài chia <bài>
      Khi chơi một ván, đặt 100,00 vào cược Cái
      Thì cược Cái được hoàn lại
      Và cược Cái trả về tổng cộng 100,00

      Dữ liệu:
        | tổng điểm | bài         |
        | 6         | 2♠ K♦ 4♥ 6♣ |
        | 8         | K♠ 3♦ 8♥ 5♣ |

  @rule.PAY-BANKER-NET-LOSS
  Quy tắc: Ở bàn ghi tỷ lệ ròng, cược Cái thua khi cửa Con thắng

    @id.MAIN-BANKER-NET-03
    Khung tình huống: Theo tỷ lệ ròng, cửa Cái <cửa Cái> điểm thua cửa Con <cửa Con> điểm, cược Cái thua
      Biết hộp bài chia <bài>
      Khi chơi một ván, đặt 100,00 vào cược Cái
      Thì cược Cái thua

      Dữ liệu:
        | cửa Cái | cửa Con | bài         |
        | 6       | 7       | K♠ 6♦ 7♥ Q♣ |
        | 8       | 9       | 4♠ K♦ 5♥ 8♣ |
