# language: vi
Tính năng: Hòa Hổ và Đôi Hổ
  Hai trong năm cược Hổ không dựa vào việc cửa Cái thắng với sáu điểm: một cược đoán hòa sáu điểm, một cược xét đôi của cả hai cửa cùng lúc.

  @rule.PAY-TIGER-TIE-WIN
  Quy tắc: Hòa Hổ trả 1 ăn 35 khi ván hòa sáu điểm

    @id.TIGER-TIE-01
    Tình huống: Mỗi cửa hai lá, cùng sáu điểm
      Biết hộp bài chia 2♠ K♦ 4♥ 6♣
      Khi chơi một ván, đặt 10,00 vào Hòa Hổ
      Thì cửa Con có 2♠ 4♥, được 6 điểm
      Và cửa Cái có K♦ 6♣, được 6 điểm
      Và Hòa Hổ trả 1 ăn 35
      Và Hòa Hổ thắng 350,00

    @id.TIGER-TIE-02
    Khung tình huống: Số lá bài không quan trọng (<bài>)
      Biết hộp bài chia <bài>
      Khi chơi một ván, đặt 10,00 vào Hòa Hổ
      Thì ván hòa
      Và Hòa Hổ trả 1 ăn 35

      Dữ liệu:
        | bài                |
        | 2♠ A♦ 4♥ 2♣ 3♦     |
        | A♠ 4♦ 2♥ 10♣ 3♦ 2♠ |

  @rule.PAY-TIGER-TIE-LOSS
  Quy tắc: Hòa Hổ thua khi ván hòa ở tổng điểm khác hoặc khi một trong hai cửa thắng

    @id.TIGER-TIE-03
    Khung tình huống: Hòa Hổ thua khi ván hòa <tổng điểm> điểm
      Biết hộp bài chia <bài>
      Khi chơi một ván, đặt 10,00 vào Hòa Hổ
      Thì ván hòa
      Và Hòa Hổ thua

      Dữ liệu:
        | tổng điểm | bài                |
        | 0         | K♠ 2♦ 10♥ A♣ J♦ 7♠ |
        | 5         | 2♠ K♦ A♥ 5♣ 2♦     |
        | 7         | K♠ 3♦ 7♥ 4♣        |
        | 8         | K♠ 3♦ 8♥ 5♣        |
        | 9         | 4♠ Q♦ 5♥ 9♣        |

    @id.TIGER-TIE-04
    Khung tình huống: Hòa Hổ thua khi <cửa thắng> thắng <điểm cao>–<điểm thấp>
      Biết hộp bài chia <bài>
      Khi chơi một ván, đặt 10,00 vào Hòa Hổ
      Thì <cửa thắng> thắng ván
      Và Hòa Hổ thua

      Dữ liệu:
        | cửa thắng | điểm cao | điểm thấp | bài             |
        | cửa Cái   | 6        | 5         | 2♠ 2♦ 3♥ 4♣ 10♦ |
        | cửa Cái   | 7        | 6         | 2♠ 3♦ 4♥ 4♣     |
        | cửa Con   | 6        | 5         | 2♠ A♦ 4♥ 2♣ 2♦  |
        | cửa Con   | 7        | 6         | K♠ 6♦ 7♥ Q♣     |

  @rule.PAIR-RANK @rule.PAY-TIGER-PAIR-SINGLE
  Quy tắc: Đôi Hổ trả 1 ăn 4 cho đôi đơn: chỉ một cửa có đôi

    @id.TIGER-PAIR-01
    Tình huống: Cửa Con có hai lá đầm, cửa Cái không có đôi
      Biết hộp bài chia Q♠ 3♦ Q♥ 4♣ 5♦
      Khi chơi một ván, đặt 10,00 vào Đôi Hổ
      Thì Đôi Hổ trả 1 ăn 4
      Và Đôi Hổ thắng 40,00

    @id.TIGER-PAIR-02
    Tình huống: Cửa Cái có hai lá chín, cửa Con không có đôi
      Biết hộp bài chia 3♠ 9♦ 4♥ 9♣
      Khi chơi một ván, đặt 10,00 vào Đôi Hổ
      Thì Đôi Hổ trả 1 ăn 4
      Và Đôi Hổ thắng 40,00

    @id.TIGER-PAIR-03
    Khung tình huống: Lá bài thứ ba không làm thay đổi đôi đơn (<bài>)
      Biết hộp bài chia <bài>
      Khi chơi một ván, đặt 10,00 vào Đôi Hổ
      Thì Đôi Hổ trả 1 ăn 4

      Dữ liệu:
        | bài               |
        | 2♠ 3♦ 2♥ 4♣ K♦    |
        | 3♠ 2♦ 4♥ 2♣ K♦    |
        | 2♠ K♦ 2♥ 3♣ 5♦ K♠ |

  @rule.PAIR-RANK @rule.PAY-TIGER-PAIR-DOUBLE
  Quy tắc: Đôi Hổ trả 1 ăn 20 cho đôi kép: hai cửa có đôi khác bậc

    @id.TIGER-PAIR-04
    Tình huống: Cửa Con có hai lá già, cửa Cái có hai lá tám
      Biết hộp bài chia K♠ 8♦ K♥ 8♣ 5♦
      Khi chơi một ván, đặt 10,00 vào Đôi Hổ
      Thì Đôi Hổ trả 1 ăn 20
      Và Đôi Hổ thắng 200,00

    @id.TIGER-PAIR-05
    Tình huống: Hai lá mười và hai lá già cùng điểm nhưng khác bậc
      Biết hộp bài chia 10♠ K♦ 10♥ K♣ 4♦ 5♠
      Khi chơi một ván, đặt 10,00 vào Đôi Hổ
      Thì Đôi Hổ trả 1 ăn 20
      Và Đôi Hổ thắng 200,00

    @id.TIGER-PAIR-06
    Tình huống: Hai đôi hoàn hảo khác bậc vẫn là đôi kép
      Biết hộp bài chia 7♠ 6♦ 7♠ 6♦ 5♥ K♠
      Khi chơi một ván, đặt 10,00 vào Đôi Hổ
      Thì Đôi Hổ trả 1 ăn 20
      Và Đôi Hổ thắng 200,00

  @rule.PAIR-RANK @rule.PAY-TIGER-PAIR-TWIN
  Quy tắc: Đôi Hổ trả 1 ăn 100, không phải 1 ăn 20, cho đôi trùng: hai cửa có đôi cùng bậc

    @id.TIGER-PAIR-07
    Tình huống: Cửa Con và cửa Cái đều có hai lá bồi
      Biết hộp bài chia J♠ J♦ J♥ J♣ 4♦ 5♠
      Khi chơi một ván, đặt 10,00 vào Đôi Hổ
      Thì Đôi Hổ trả 1 ăn 100
      Và Đôi Hổ thắng 1.000,00

    @id.TIGER-PAIR-08
    Tình huống: Cửa Con và cửa Cái đều có hai lá bốn, và ván hòa
      Biết hộp bài chia 4♠ 4♦ 4♥ 4♣
      Khi chơi một ván, đặt 10,00 vào Đôi Hổ
      Thì ván hòa
      Và Đôi Hổ trả 1 ăn 100

  @rule.PAIR-RANK @rule.PAY-TIGER-PAIR-LOSS
  Quy tắc: Đôi Hổ thua khi không cửa nào có đôi

    @id.TIGER-PAIR-09
    Khung tình huống: Đôi Hổ thua với <bài>
      Biết hộp bài chia <bài>
      Khi chơi một ván, đặt 10,00 vào Đôi Hổ
      Thì Đôi Hổ thua

      Dữ liệu: Cùng điểm nhưng khác bậc
        | bài             |
        | 10♠ 3♦ K♥ 4♣ 5♦ |
        | 3♠ 10♦ 4♥ K♣ 5♦ |

      Dữ liệu: Cùng chất nhưng khác bậc
        | bài            |
        | 6♠ 3♦ 7♠ 4♣ 5♦ |

      Dữ liệu: Lá bài thứ ba đến quá muộn
        | bài            |
        | 2♠ 3♦ K♥ 4♣ 2♦ |
        | 3♠ 2♦ 4♥ K♣ 2♥ |

      Dữ liệu: Cùng bậc nhưng nằm ở hai cửa
        | bài         |
        | 8♠ 8♦ 9♥ 9♣ |
