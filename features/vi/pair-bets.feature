# language: vi
Tính năng: Cược đôi
  Hai lá bài đầu tiên của một cửa cùng bậc là một đôi. Lá bài thứ ba không tạo ra đôi, cũng không làm mất đôi, và cửa nào thắng ván không quan trọng.

  @rule.PAIR-RANK @rule.PAY-PAIR-WIN @rule.PAY-PAIR-LOSS
  Quy tắc: Đôi cửa Con và Đôi cửa Cái trả 1 ăn 11 khi đúng cửa đó có đôi

    @id.PAIR-01
    Tình huống: Hai lá tám ở cửa Con
      Biết hộp bài chia 8♠ 2♦ 8♥ 5♣
      Khi chơi một ván với các cược sau
        | Đôi cửa Con | 10,00 |
        | Đôi cửa Cái | 10,00 |
      Thì cửa Con có 8♠ 8♥, được 6 điểm
      Và cửa Cái có 2♦ 5♣, được 7 điểm
      Và Đôi cửa Con thắng 110,00
      Và Đôi cửa Cái thua

    @id.PAIR-02
    Tình huống: Hai lá già ở cửa Cái
      Biết hộp bài chia 2♠ K♦ 5♥ K♣ 4♦
      Khi chơi một ván với các cược sau
        | Đôi cửa Con | 10,00 |
        | Đôi cửa Cái | 10,00 |
      Thì cửa Con có 2♠ 5♥, được 7 điểm
      Và cửa Cái có K♦ K♣ 4♦, được 4 điểm
      Và Đôi cửa Cái thắng 110,00
      Và Đôi cửa Con thua

    @id.PAIR-03
    Khung tình huống: Đôi cửa Con thắng với <đôi>
      Biết hộp bài chia <bài>
      Khi chơi một ván với các cược sau
        | Đôi cửa Con | 10,00 |
        | Đôi cửa Cái | 10,00 |
      Thì Đôi cửa Con trả 1 ăn 11
      Và Đôi cửa Cái thua

      Dữ liệu:
        | đôi     | bài              |
        | K♠ K♥   | K♠ 2♦ K♥ 5♣ 4♦   |
        | 10♠ 10♥ | 10♠ 3♦ 10♥ 4♣ 5♦ |
        | A♠ A♥   | A♠ 3♦ A♥ 4♣ 5♦   |
        | 9♠ 9♠   | 9♠ 3♦ 9♠ 4♣      |

    @id.PAIR-04
    Khung tình huống: Đôi cửa Cái thắng với <đôi>
      Biết hộp bài chia <bài>
      Khi chơi một ván với các cược sau
        | Đôi cửa Con | 10,00 |
        | Đôi cửa Cái | 10,00 |
      Thì Đôi cửa Cái trả 1 ăn 11
      Và Đôi cửa Con thua

      Dữ liệu:
        | đôi     | bài              |
        | 8♦ 8♣   | 2♠ 8♦ 5♥ 8♣      |
        | 10♦ 10♣ | 3♠ 10♦ 4♥ 10♣ 5♦ |
        | A♦ A♣   | 3♠ A♦ 4♥ A♣ 5♦   |
        | 9♦ 9♦   | 3♠ 9♦ 4♥ 9♦      |

    @id.PAIR-05
    Tình huống: Cả hai cửa có đôi, cả hai cược đều thắng
      Biết hộp bài chia 8♠ 6♦ 8♥ 6♣ 5♦
      Khi chơi một ván với các cược sau
        | Đôi cửa Con | 10,00 |
        | Đôi cửa Cái | 10,00 |
      Thì Đôi cửa Con trả 1 ăn 11
      Và Đôi cửa Cái trả 1 ăn 11

    @id.PAIR-06
    Tình huống: Hai, hai, già vẫn thắng Đôi cửa Con, dù cửa Con có ba lá
      Biết hộp bài chia 2♠ 3♦ 2♥ 4♣ K♦
      Khi chơi một ván, đặt 10,00 vào Đôi cửa Con
      Thì cửa Con có 2♠ 2♥ K♦, được 4 điểm
      Và cửa Cái thắng ván
      Và Đôi cửa Con thắng 110,00

    @id.PAIR-07
    Tình huống: Hai, hai, già vẫn thắng Đôi cửa Cái, dù cửa Cái có ba lá
      Biết hộp bài chia 3♠ 2♦ 4♥ 2♣ K♦
      Khi chơi một ván, đặt 10,00 vào Đôi cửa Cái
      Thì cửa Cái có 2♦ 2♣ K♦, được 4 điểm
      Và cửa Con thắng ván
      Và Đôi cửa Cái thắng 110,00

  @rule.PAIR-RANK @rule.PAY-PAIR-LOSS
  Quy tắc: Cùng điểm, cùng chất, hay trùng bậc nhờ lá bài thứ ba đều không phải đôi

    @id.PAIR-08
    Khung tình huống: Ở cửa Con, <các lá> không phải đôi
      Biết hộp bài chia <bài>
      Khi chơi một ván với các cược sau
        | Đôi cửa Con | 10,00 |
        | Đôi cửa Cái | 10,00 |
      Thì Đôi cửa Con thua
      Và Đôi cửa Cái thua

      Dữ liệu: Cùng điểm nhưng khác bậc
        | các lá | bài             |
        | 10♠ K♥ | 10♠ 3♦ K♥ 4♣ 5♦ |
        | J♠ Q♥  | J♠ 3♦ Q♥ 4♣ 5♦  |

      Dữ liệu: Cùng chất nhưng khác bậc
        | các lá | bài            |
        | 6♠ 7♠  | 6♠ 3♦ 7♠ 4♣ 5♦ |

      Dữ liệu: Lá bài thứ ba đến quá muộn
        | các lá   | bài            |
        | 2♠ K♥ 2♦ | 2♠ 3♦ K♥ 4♣ 2♦ |
        | 2♠ K♥ K♦ | 2♠ 3♦ K♥ 4♣ K♦ |

    @id.PAIR-09
    Khung tình huống: Ở cửa Cái, <các lá> không phải đôi
      Biết hộp bài chia <bài>
      Khi chơi một ván với các cược sau
        | Đôi cửa Con | 10,00 |
        | Đôi cửa Cái | 10,00 |
      Thì Đôi cửa Con thua
      Và Đôi cửa Cái thua

      Dữ liệu: Cùng điểm nhưng khác bậc
        | các lá | bài             |
        | 10♦ K♣ | 3♠ 10♦ 4♥ K♣ 5♦ |
        | J♦ Q♣  | 3♠ J♦ 4♥ Q♣ 5♦  |

      Dữ liệu: Cùng chất nhưng khác bậc
        | các lá | bài            |
        | 6♦ 7♦  | 3♠ 6♦ 4♥ 7♦ 5♣ |

      Dữ liệu: Lá bài thứ ba đến quá muộn
        | các lá   | bài            |
        | 2♦ K♣ 2♥ | 3♠ 2♦ 4♥ K♣ 2♥ |
        | 2♦ K♣ K♥ | 3♠ 2♦ 4♥ K♣ K♥ |

    @id.PAIR-10
    Tình huống: Cùng bậc nhưng nằm ở hai cửa thì không phải đôi
      Biết hộp bài chia 8♠ 8♦ 9♥ 9♣
      Khi chơi một ván với các cược sau
        | Đôi cửa Con | 10,00 |
        | Đôi cửa Cái | 10,00 |
      Thì Đôi cửa Con thua
      Và Đôi cửa Cái thua

  @rule.PAIR-RANK @rule.PAY-EITHER-PAIR-WIN
  Quy tắc: Đôi Bất Kỳ trả 1 ăn 5, chỉ một lần, khi một cửa hoặc cả hai cửa có đôi

    @id.EITHER-PAIR-01
    Khung tình huống: Đôi Bất Kỳ trả 1 ăn 5 với <đôi>
      Biết hộp bài chia <bài>
      Khi chơi một ván, đặt 10,00 vào Đôi Bất Kỳ
      Thì Đôi Bất Kỳ trả 1 ăn 5
      Và Đôi Bất Kỳ thắng 50,00

      Dữ liệu: Ở cửa Con
        | đôi      | bài            |
        | 8♠ 8♥    | 8♠ 2♦ 8♥ 5♣    |
        | 2♠ 2♥ K♦ | 2♠ 3♦ 2♥ 4♣ K♦ |

      Dữ liệu: Ở cửa Cái
        | đôi   | bài            |
        | 8♦ 8♣ | 2♠ 8♦ 5♥ 8♣    |
        | K♦ K♣ | 2♠ K♦ 5♥ K♣ 4♦ |

      Dữ liệu: Ở cả hai cửa, vẫn chỉ trả một lần
        | đôi         | bài               |
        | 8♠ 8♥ 6♦ 6♣ | 8♠ 6♦ 8♥ 6♣ 5♦    |
        | J♠ J♥ J♦ J♣ | J♠ J♦ J♥ J♣ 4♦ 5♠ |

  @rule.PAIR-RANK @rule.PAY-EITHER-PAIR-LOSS
  Quy tắc: Đôi Bất Kỳ thua khi không cửa nào có đôi

    @id.EITHER-PAIR-02
    Khung tình huống: Đôi Bất Kỳ thua với <bài>
      Biết hộp bài chia <bài>
      Khi chơi một ván, đặt 10,00 vào Đôi Bất Kỳ
      Thì Đôi Bất Kỳ thua

      Dữ liệu:
        | bài             |
        | 10♠ 3♦ K♥ 4♣ 5♦ |
        | 3♠ 10♦ 4♥ K♣ 5♦ |
        | 6♠ 3♦ 7♠ 4♣ 5♦  |
        | 2♠ 3♦ K♥ 4♣ 2♦  |
        | 3♠ 2♦ 4♥ K♣ 2♥  |
        | 8♠ 8♦ 9♥ 9♣     |

  @rule.PAIR-PERFECT @rule.PAY-PERFECT-PAIR-WIN
  Quy tắc: Đôi Hoàn Hảo trả 1 ăn 25, chỉ một lần, khi hai lá bài cùng bậc và cùng chất

    @id.PERFECT-PAIR-01
    Khung tình huống: Đôi Hoàn Hảo trả 1 ăn 25 với <đôi>
      Biết hộp bài chia <bài>
      Khi chơi một ván, đặt 10,00 vào Đôi Hoàn Hảo
      Thì Đôi Hoàn Hảo trả 1 ăn 25
      Và Đôi Hoàn Hảo thắng 250,00

      Dữ liệu: Ở cửa Con
        | đôi      | bài            |
        | 7♠ 7♠    | 7♠ 3♦ 7♠ 4♣ 5♦ |
        | 2♠ 2♠ K♦ | 2♠ 3♦ 2♠ 4♣ K♦ |

      Dữ liệu: Ở cửa Cái
        | đôi   | bài            |
        | 7♣ 7♣ | 3♠ 7♣ 4♥ 7♣ 5♦ |
        | K♦ K♦ | 3♠ K♦ 4♥ K♦ 5♣ |

      Dữ liệu: Ở một cửa, cửa kia chỉ có đôi thường
        | đôi   | bài               |
        | 7♥ 7♥ | 7♥ 6♦ 7♥ 6♣ 5♠ K♠ |

      Dữ liệu: Ở cả hai cửa, vẫn chỉ trả một lần
        | đôi         | bài               |
        | 7♠ 7♠ 6♦ 6♦ | 7♠ 6♦ 7♠ 6♦ 5♥ K♠ |

  @rule.PAIR-PERFECT @rule.PAY-PERFECT-PAIR-LOSS
  Quy tắc: Đôi Hoàn Hảo thua khi khác bậc hoặc khác chất

    @id.PERFECT-PAIR-02
    Khung tình huống: Đôi Hoàn Hảo thua với <bài>
      Biết hộp bài chia <bài>
      Khi chơi một ván, đặt 10,00 vào Đôi Hoàn Hảo
      Thì Đôi Hoàn Hảo thua

      Dữ liệu: Có đôi nhưng khác chất
        | bài            |
        | 8♠ 2♦ 8♥ 5♣    |
        | 2♠ 8♦ 5♥ 8♣    |
        | 8♠ 6♦ 8♥ 6♣ 5♦ |

      Dữ liệu: Cùng chất nhưng khác bậc
        | bài            |
        | 6♠ 3♦ 7♠ 4♣ 5♦ |
        | K♠ 3♦ Q♠ 4♣ 5♦ |
        | 3♠ 6♦ 4♥ 7♦ 5♣ |

      Dữ liệu: Hai lá bài giống hệt nhau nhưng không phải hai lá bài đầu tiên của cùng một cửa
        | bài            |
        | 8♠ 8♠ 9♥ 9♥    |
        | 2♠ 3♦ K♥ 4♣ 2♠ |
        | 3♠ 2♦ 4♥ K♣ 2♦ |
