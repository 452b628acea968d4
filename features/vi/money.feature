# language: vi
Tính năng: Tiền cược và tiền trả
  Tiền trả của mỗi cược luôn được tính chính xác. Hoa hồng chỉ trừ vào tiền thắng, không trừ vào khoản nào khác, và chỉ một bàn có làm tròn.

  @rule.COMMISSION-SBO
  Quy tắc: Ở các bàn SBO, hoa hồng là 5 phần trăm tiền thắng của cược Cái

    @id.COMMISSION-SBO-01
    Tình huống: Ở các bàn SBO, cược Cái thắng chịu hoa hồng 5 phần trăm tiền thắng
      Biết hộp bài chia 2♠ 3♦ 4♥ 4♣
      Khi chơi một ván, đặt 200,00 vào cược Cái
      Thì cược Cái thắng 190,00
      Và cược Cái trả về tổng cộng 390,00

    @id.COMMISSION-SBO-02
    Tình huống: Ở các bàn SBO, cược Cái được hoàn lại không có tiền thắng nên không chịu hoa hồng
      Biết hộp bài chia K♠ 3♦ 7♥ 4♣
      Khi chơi một ván, đặt 200,00 vào cược Cái
      Thì cược Cái được hoàn lại
      Và cược Cái trả về tổng cộng 200,00

    @id.COMMISSION-SBO-03
    Tình huống: Ở các bàn SBO, cược Cái thua chỉ mất tiền cược, không mất thêm
      Biết hộp bài chia K♠ 6♦ 7♥ Q♣
      Khi chơi một ván, đặt 200,00 vào cược Cái
      Thì cược Cái thua
      Và cược Cái trả về tổng cộng 0,00

    @id.COMMISSION-SBO-04
    Tình huống: Ở các bàn SBO, cược Con thắng không chịu hoa hồng
      Biết hộp bài chia K♠ 6♦ 7♥ Q♣
      Khi chơi một ván, đặt 200,00 vào cược Con
      Thì cược Con thắng 200,00

    @id.COMMISSION-SBO-05
    Tình huống: Ở các bàn SBO, cược phụ vào cửa Cái không chịu hoa hồng
      Biết hộp bài chia K♠ K♦ 6♥ 9♣
      Khi chơi một ván, đặt 200,00 vào Dragon Bonus cửa Cái
      Thì Dragon Bonus cửa Cái thắng 200,00

  @rule.COMMISSION-BAKARAT
  Quy tắc: Ở bàn bakarat, hoa hồng là 5 phần trăm tiền thắng của cược Cái

    @id.COMMISSION-BAKARAT-01
    Tình huống: Ở bàn bakarat, cược Cái thắng chịu hoa hồng 5 phần trăm tiền thắng
      Biết hộp bài chia 2♠ 3♦ 4♥ 4♣
      Khi chơi một ván, đặt 200,00 vào cược Cái
      Thì cược Cái thắng 190,00
      Và cược Cái trả về tổng cộng 390,00

    @id.COMMISSION-BAKARAT-02
    Tình huống: Ở bàn bakarat, cược Cái được hoàn lại không có tiền thắng nên không chịu hoa hồng
      Biết hộp bài chia K♠ 3♦ 7♥ 4♣
      Khi chơi một ván, đặt 200,00 vào cược Cái
      Thì cược Cái được hoàn lại
      Và cược Cái trả về tổng cộng 200,00

    @id.COMMISSION-BAKARAT-03
    Tình huống: Ở bàn bakarat, cược Cái thua chỉ mất tiền cược, không mất thêm
      Biết hộp bài chia K♠ 6♦ 7♥ Q♣
      Khi chơi một ván, đặt 200,00 vào cược Cái
      Thì cược Cái thua
      Và cược Cái trả về tổng cộng 0,00

    @id.COMMISSION-BAKARAT-04
    Tình huống: Ở bàn bakarat, cược Con thắng không chịu hoa hồng
      Biết hộp bài chia K♠ 6♦ 7♥ Q♣
      Khi chơi một ván, đặt 200,00 vào cược Con
      Thì cược Con thắng 200,00

    @id.COMMISSION-BAKARAT-05
    Tình huống: Ở bàn bakarat, các cược phụ vào cửa Cái không chịu hoa hồng
      Biết hộp bài chia K♠ K♦ 6♥ 9♣
      Khi chơi một ván với các cược sau
        | Dragon Bonus cửa Cái | 200,00 |
        | Bài Tự Nhiên cửa Cái | 200,00 |
      Thì Dragon Bonus cửa Cái thắng 200,00
      Và Bài Tự Nhiên cửa Cái thắng 700,00

  @rule.COMMISSION-TOUCH
  Quy tắc: Ở bàn touch, hoa hồng là 5 phần trăm tiền thắng của cược Cái

    @id.COMMISSION-TOUCH-01
    Tình huống: Ở bàn touch, cược Cái thắng chịu hoa hồng 5 phần trăm tiền thắng
      Biết hộp bài chia 2♠ 3♦ 4♥ 4♣
      Khi chơi một ván, đặt 200,00 vào cược Cái
      Thì cược Cái thắng 190,00
      Và cược Cái trả về tổng cộng 390,00

    @id.COMMISSION-TOUCH-02
    Tình huống: Ở bàn touch, cược Cái được hoàn lại không có tiền thắng nên không chịu hoa hồng
      Biết hộp bài chia K♠ 3♦ 7♥ 4♣
      Khi chơi một ván, đặt 200,00 vào cược Cái
      Thì cược Cái được hoàn lại
      Và cược Cái trả về tổng cộng 200,00

    @id.COMMISSION-TOUCH-03
    Tình huống: Ở bàn touch, cược Cái thua chỉ mất tiền cược, không mất thêm
      Biết hộp bài chia K♠ 6♦ 7♥ Q♣
      Khi chơi một ván, đặt 200,00 vào cược Cái
      Thì cược Cái thua
      Và cược Cái trả về tổng cộng 0,00

    @id.COMMISSION-TOUCH-04
    Tình huống: Ở bàn touch, cược Con thắng không chịu hoa hồng
      Biết hộp bài chia K♠ 6♦ 7♥ Q♣
      Khi chơi một ván, đặt 200,00 vào cược Con
      Thì cược Con thắng 200,00

  @rule.PAY-BANKER-HALF-SIX
  Quy tắc: Cửa Cái thắng với sáu điểm thì cược Cái trả một nửa: tiền cược được trả lại và thêm nửa tiền cược, không phải chỉ nửa tiền cược

    @id.MONEY-HALF-01
    Khung tình huống: Cửa Cái thắng với sáu điểm, đặt <tiền cược> vào cược Cái nhận về <tiền trả>
      Biết hộp bài chia 2♠ 2♦ 3♥ 4♣ 10♦
      Khi chơi một ván, đặt <tiền cược> vào cược Cái
      Thì cửa Cái có 2♦ 4♣, được 6 điểm
      Và cược Cái thắng <tiền thắng>
      Và cược Cái trả về tổng cộng <tiền trả>

      Dữ liệu:
        | tiền cược | tiền thắng | tiền trả |
        | 10,00     | 5,00       | 15,00    |
        | 25,00     | 12,50      | 37,50    |
        | 0,50      | 0,25       | 0,75     |

  @rule.ROUNDING-TOUCH
  Quy tắc: Ở bàn touch, tiền trả của cược Cái là 1,95 lần tiền cược, làm tròn xuống đến xu

    @id.ROUNDING-TOUCH-01
    Khung tình huống: Đúng ví dụ của trang, đặt <tiền cược> nhận về <tiền trả>
      Biết hộp bài chia 2♠ 3♦ 4♥ 4♣
      Khi chơi một ván, đặt <tiền cược> vào cược Cái
      Thì cửa Cái thắng ván
      Và cược Cái trả về tổng cộng <tiền trả>

      Dữ liệu:
        | tiền cược | tiền trả |
        | 0,10      | 0,19     |
        | 0,20      | 0,39     |
        | 0,30      | 0,58     |

    @id.ROUNDING-TOUCH-02
    Khung tình huống: Phần lẻ dưới một xu bị bỏ, dù lớn đến đâu (đặt <tiền cược> nhận về <tiền trả>)
      Biết hộp bài chia 2♠ 3♦ 4♥ 4♣
      Khi chơi một ván, đặt <tiền cược> vào cược Cái
      Thì cửa Cái thắng ván
      Và cược Cái trả về tổng cộng <tiền trả>

      Dữ liệu:
        | tiền cược | tiền trả |
        | 0,01      | 0,01     |
        | 0,02      | 0,03     |
        | 0,05      | 0,09     |
        | 0,07      | 0,13     |
        | 0,21      | 0,40     |
        | 10,01     | 19,51    |
        | 33,33     | 64,99    |
        | 99,99     | 194,98   |

    @id.ROUNDING-TOUCH-03
    Khung tình huống: Tròn xu thì trả đủ, dù số dấu phẩy động nhị phân làm hụt một xu (đặt <tiền cược>)
      Biết hộp bài chia 2♠ 3♦ 4♥ 4♣
      Khi chơi một ván, đặt <tiền cược> vào cược Cái
      Thì cược Cái thắng <tiền thắng>
      Và cược Cái trả về tổng cộng <tiền trả>

      Dữ liệu:
        | tiền cược | tiền thắng | tiền trả |
        | 3,80      | 3,61       | 7,41     |
        | 4,60      | 4,37       | 8,97     |
        | 9,20      | 8,74       | 17,94    |
        | 16,40     | 15,58      | 31,98    |
        | 19,00     | 18,05      | 37,05    |
        | 21,00     | 19,95      | 40,95    |

    @id.ROUNDING-TOUCH-04
    Tình huống: Cược được hoàn lại thì không làm tròn
      Biết hộp bài chia K♠ 3♦ 7♥ 4♣
      Khi chơi một ván, đặt 0,01 vào cược Cái
      Thì cược Cái được hoàn lại
      Và cược Cái trả về tổng cộng 0,01

  @rule.MONEY-TOUCH
  Quy tắc: Ở bàn touch, tiền cược phải tròn xu và lớn hơn 0

    @id.MONEY-TOUCH-01
    Khung tình huống: Ở bàn touch, tiền cược <tiền cược> bị từ chối
      Biết hộp bài chia K♠ 6♦ 7♥ Q♣
      Khi chơi một ván, đặt <tiền cược> vào cược Con
      Thì cược bị từ chối

      Dữ liệu:
        | tiền cược |
        | 0,00      |
        | 0,001     |
        | 0,005     |
        | 0,015     |
        | 10,001    |

    @id.MONEY-TOUCH-02
    Khung tình huống: Ở bàn touch, tiền cược <tiền cược> được nhận
      Biết hộp bài chia K♠ 6♦ 7♥ Q♣
      Khi chơi một ván, đặt <tiền cược> vào cược Con
      Thì cược Con thắng <tiền cược>

      Dữ liệu:
        | tiền cược |
        | 0,01      |
        | 0,02      |
        | 10,01     |

  @rule.MONEY-BAKARAT
  Quy tắc: Ở cả hai bàn bakarat, tiền cược phải tròn xu và lớn hơn 0

    @id.MONEY-BAKARAT-01
    Khung tình huống: Ở bàn bakarat, tiền cược <tiền cược> bị từ chối
      Biết hộp bài chia K♠ 6♦ 7♥ Q♣
      Khi chơi một ván, đặt <tiền cược> vào cược Con
      Thì cược bị từ chối

      Dữ liệu:
        | tiền cược |
        | 0,00      |
        | 0,005     |
        | 10,001    |

    @id.MONEY-BAKARAT-02
    Khung tình huống: Ở bàn bakarat, tiền cược <tiền cược> được nhận
      Biết hộp bài chia K♠ 6♦ 7♥ Q♣
      Khi chơi một ván, đặt <tiền cược> vào cược Con
      Thì cược Con thắng <tiền cược>

      Dữ liệu:
        | tiền cược |
        | 0,01      |
        | 10,01     |

  @defect.D010
  Quy tắc: Trang không quy định làm tròn thì không làm tròn gì cả

    @rule.COMMISSION-SBO @id.EXACT-COMMISSION-SBO-01
    Khung tình huống: Ở các bàn SBO, 95 phần trăm của <tiền cược> được trả đến từng phần của xu
      Biết hộp bài chia 2♠ 3♦ 4♥ 4♣
      Khi chơi một ván, đặt <tiền cược> vào cược Cái
      Thì cược Cái thắng <tiền thắng>
      Và cược Cái trả về tổng cộng <nhận về>

      Dữ liệu:
        | tiền cược | tiền thắng | nhận về |
        | 0,01      | 0,0095     | 0,0195  |
        | 0,21      | 0,1995     | 0,4095  |
        | 33,33     | 31,6635    | 64,9935 |

    @rule.COMMISSION-BAKARAT @id.EXACT-COMMISSION-BAKARAT-01
    Khung tình huống: Ở bàn bakarat, 95 phần trăm của <tiền cược> được trả đến từng phần của xu
      Biết hộp bài chia 2♠ 3♦ 4♥ 4♣
      Khi chơi một ván, đặt <tiền cược> vào cược Cái
      Thì cược Cái thắng <tiền thắng>
      Và cược Cái trả về tổng cộng <nhận về>

      Dữ liệu:
        | tiền cược | tiền thắng | nhận về |
        | 0,01      | 0,0095     | 0,0195  |
        | 0,21      | 0,1995     | 0,4095  |
        | 33,33     | 31,6635    | 64,9935 |

    @rule.PAY-BANKER-NET-WIN @id.EXACT-BANKER-NET-01
    Khung tình huống: Ở bàn big-small, 95 phần trăm của <tiền cược> được trả đến từng phần của xu
      Biết hộp bài chia 2♠ 3♦ 4♥ 4♣
      Khi chơi một ván, đặt <tiền cược> vào cược Cái
      Thì cược Cái thắng <tiền thắng>
      Và cược Cái trả về tổng cộng <nhận về>

      Dữ liệu:
        | tiền cược | tiền thắng | nhận về |
        | 0,01      | 0,0095     | 0,0195  |
        | 0,21      | 0,1995     | 0,4095  |
        | 33,33     | 31,6635    | 64,9935 |

    @rule.PAY-BANKER-HALF-SIX @id.EXACT-BANKER-HALF-01
    Khung tình huống: Một nửa của <tiền cược> được trả đến từng phần của xu
      Biết hộp bài chia 2♠ 2♦ 3♥ 4♣ 10♦
      Khi chơi một ván, đặt <tiền cược> vào cược Cái
      Thì cược Cái thắng <tiền thắng>
      Và cược Cái trả về tổng cộng <nhận về>

      Dữ liệu:
        | tiền cược | tiền thắng | nhận về |
        | 0,01      | 0,005      | 0,015   |
        | 0,03      | 0,015      | 0,045   |
        | 33,33     | 16,665     | 49,995  |

    @rule.PAY-BIG-WIN @id.EXACT-BIG-01
    Khung tình huống: Tài trả 53 phần trăm của <tiền cược> đến từng phần của xu
      Biết hộp bài chia 2♠ 2♦ 3♥ 4♣ 10♦
      Khi chơi một ván, đặt <tiền cược> vào Tài
      Thì Tài thắng <tiền thắng>
      Và Tài trả về tổng cộng <nhận về>

      Dữ liệu:
        | tiền cược | tiền thắng | nhận về |
        | 0,01      | 0,0053     | 0,0153  |
        | 0,03      | 0,0159     | 0,0459  |
        | 33,33     | 17,6649    | 50,9949 |

    @rule.PAY-SMALL-WIN @id.EXACT-SMALL-01
    Khung tình huống: Xỉu trả 145 phần trăm của <tiền cược> đến từng phần của xu
      Biết hộp bài chia 2♠ 3♦ 4♥ 4♣
      Khi chơi một ván, đặt <tiền cược> vào Xỉu
      Thì Xỉu thắng <tiền thắng>
      Và Xỉu trả về tổng cộng <nhận về>

      Dữ liệu:
        | tiền cược | tiền thắng | nhận về |
        | 0,01      | 0,0145     | 0,0245  |
        | 0,03      | 0,0435     | 0,0735  |
        | 33,33     | 48,3285    | 81,6585 |

    @rule.PAY-NATURAL-WIN @id.EXACT-NATURAL-01
    Khung tình huống: Bài Tự Nhiên cửa Con trả 350 phần trăm của <tiền cược> đến từng phần của xu
      Biết hộp bài chia 9♠ 2♦ K♥ 5♣
      Khi chơi một ván, đặt <tiền cược> vào Bài Tự Nhiên cửa Con
      Thì Bài Tự Nhiên cửa Con thắng <tiền thắng>
      Và Bài Tự Nhiên cửa Con trả về tổng cộng <nhận về>

      Dữ liệu:
        | tiền cược | tiền thắng | nhận về |
        | 0,01      | 0,035      | 0,045   |
        | 0,03      | 0,105      | 0,135   |
        | 33,33     | 116,655    | 149,985 |
