# language: vi
Tính năng: Giới hạn cược
  Số tiền giới hạn là của riêng từng bàn và không trang nào nêu, nên mỗi tình huống tự đặt số của mình. Điều các trang có nêu là giới hạn được áp dụng như thế nào.

  Quy tắc: Tiền cược ít nhất bằng mức tối thiểu và nhiều nhất bằng mức tối đa mà bàn hiển thị

    @rule.LIMIT-SBO-RANGE @rule.LIMIT-SBO-MAXIMUM @id.LIMIT-RANGE-01
    Khung tình huống: Ở các bàn SBO có giới hạn từ 5,00 đến 500,00, tiền cược <tiền cược> được nhận
      Biết giới hạn của cược Con là từ 5,00 đến 500,00
      Khi đặt <tiền cược> vào cược Con
      Thì tiền cược được nhận

      Dữ liệu:
        | tiền cược |
        | 5,00      |
        | 5,01      |
        | 499,99    |
        | 500,00    |

    @rule.LIMIT-SBO-RANGE @rule.LIMIT-SBO-MAXIMUM @id.LIMIT-RANGE-02
    Khung tình huống: Ở các bàn SBO có giới hạn từ 5,00 đến 500,00, tiền cược <tiền cược> bị từ chối
      Biết giới hạn của cược Con là từ 5,00 đến 500,00
      Khi đặt <tiền cược> vào cược Con
      Thì tiền cược bị từ chối

      Dữ liệu:
        | tiền cược |
        | 4,99      |
        | 500,01    |

    @rule.LIMIT-TOUCH-RANGE @id.LIMIT-RANGE-03
    Khung tình huống: Ở bàn touch có giới hạn từ 1,00 đến 100,00, tiền cược <tiền cược> được nhận
      Biết giới hạn của cược Hòa là từ 1,00 đến 100,00
      Khi đặt <tiền cược> vào cược Hòa
      Thì tiền cược được nhận

      Dữ liệu:
        | tiền cược |
        | 1,00      |
        | 100,00    |

    @rule.LIMIT-TOUCH-RANGE @id.LIMIT-RANGE-04
    Khung tình huống: Ở bàn touch có giới hạn từ 1,00 đến 100,00, tiền cược <tiền cược> bị từ chối
      Biết giới hạn của cược Hòa là từ 1,00 đến 100,00
      Khi đặt <tiền cược> vào cược Hòa
      Thì tiền cược bị từ chối

      Dữ liệu:
        | tiền cược |
        | 0,99      |
        | 100,01    |

    @rule.LIMIT-SBO-RANGE @id.LIMIT-RANGE-05
    Tình huống: Ở các bàn SBO, mỗi khoản tiền cược có giới hạn riêng, dù hai khoản sát nhau đến đâu
      Chênh lệch 50,00 không vượt giới hạn 100,00, còn mỗi khoản thì vượt.

      Biết giới hạn của cược Con là từ 1,00 đến 100,00
      Và giới hạn của cược Cái là từ 1,00 đến 100,00
      Khi đặt các khoản tiền cược sau
        | cược Con | 600,00 |
        | cược Cái | 550,00 |
      Thì tiền cược bị từ chối

    @rule.LIMIT-TOUCH-RANGE @id.LIMIT-RANGE-06
    Tình huống: Ở bàn touch, mỗi khoản tiền cược có giới hạn riêng, dù hai khoản sát nhau đến đâu
      Chênh lệch 50,00 không vượt giới hạn 100,00, còn mỗi khoản thì vượt.

      Biết giới hạn của cược Con là từ 1,00 đến 100,00
      Và giới hạn của cược Cái là từ 1,00 đến 100,00
      Khi đặt các khoản tiền cược sau
        | cược Con | 600,00 |
        | cược Cái | 550,00 |
      Thì tiền cược bị từ chối

  @rule.LIMIT-BAKARAT-DIFFERENCE
  Quy tắc: Ở bakarat, giới hạn của cược Con và của cược Cái là mức tối đa mà khoản lớn hơn được vượt khoản nhỏ hơn

    @id.LIMIT-DIFFERENCE-01
    Tình huống: Hai khoản tiền cược lớn nhưng sát nhau thì được nhận
      Mỗi khoản đều vượt giới hạn 100,00 của mình, còn chênh lệch 50,00 thì không.

      Biết giới hạn của cược Con là từ 1,00 đến 100,00
      Và giới hạn của cược Cái là từ 1,00 đến 100,00
      Khi đặt các khoản tiền cược sau
        | cược Con | 600,00 |
        | cược Cái | 550,00 |
      Thì tiền cược được nhận

    @id.LIMIT-DIFFERENCE-02
    Tình huống: Chênh lệch đúng bằng giới hạn thì được nhận
      Biết giới hạn của cược Con là từ 1,00 đến 100,00
      Và giới hạn của cược Cái là từ 1,00 đến 100,00
      Khi đặt các khoản tiền cược sau
        | cược Con | 650,00 |
        | cược Cái | 550,00 |
      Thì tiền cược được nhận

    @id.LIMIT-DIFFERENCE-03
    Khung tình huống: Chênh lệch hơn giới hạn một xu thì bị từ chối, dù bên nào lớn hơn: <cược Con> và <cược Cái>
      Biết giới hạn của cược Con là từ 1,00 đến 100,00
      Và giới hạn của cược Cái là từ 1,00 đến 100,00
      Khi đặt các khoản tiền cược sau
        | cược Con | <cược Con> |
        | cược Cái | <cược Cái> |
      Thì tiền cược bị từ chối

      Dữ liệu:
        | cược Con | cược Cái |
        | 650,01   | 550,00   |
        | 550,00   | 650,01   |

    @id.LIMIT-DIFFERENCE-04
    Tình huống: Chỉ đặt một bên thì chính khoản đó là chênh lệch
      Biết giới hạn của cược Con là từ 1,00 đến 100,00
      Khi đặt 100,01 vào cược Con
      Thì tiền cược bị từ chối

    @id.LIMIT-DIFFERENCE-05
    Tình huống: Giới hạn của bên lớn hơn được áp dụng, và giới hạn của cược Cái rộng hơn
      Biết giới hạn của cược Con là từ 1,00 đến 100,00
      Và giới hạn của cược Cái là từ 1,00 đến 200,00
      Khi đặt các khoản tiền cược sau
        | cược Con | 500,00 |
        | cược Cái | 700,00 |
      Thì tiền cược được nhận

    @id.LIMIT-DIFFERENCE-06
    Tình huống: Giới hạn của bên lớn hơn được áp dụng, và giới hạn của cược Con hẹp hơn
      Biết giới hạn của cược Con là từ 1,00 đến 100,00
      Và giới hạn của cược Cái là từ 1,00 đến 200,00
      Khi đặt các khoản tiền cược sau
        | cược Con | 700,00 |
        | cược Cái | 500,00 |
      Thì tiền cược bị từ chối

  @rule.LIMIT-TIGER-ELIGIBILITY
  Quy tắc: Ở bàn có biển báo, cược Hổ phải đi kèm cược Con, cược Cái hoặc cược Hòa

    @id.LIMIT-TIGER-01
    Khung tình huống: Có biển báo, chỉ đặt riêng <cược Hổ> thì bị từ chối
      Biết giới hạn của <cược Hổ> là từ 1,00 đến 100,00
      Và bàn có biển báo về cược Hổ
      Khi đặt 10,00 vào <cược Hổ>
      Thì tiền cược bị từ chối

      Dữ liệu:
        | cược Hổ |
        | Hổ      |
        | Hổ Lớn  |
        | Hổ Nhỏ  |
        | Hòa Hổ  |
        | Đôi Hổ  |

    @id.LIMIT-TIGER-02
    Khung tình huống: Có biển báo, đặt Hổ kèm <cược chính> thì được nhận
      Biết giới hạn của Hổ là từ 1,00 đến 100,00
      Và giới hạn của <cược chính> là từ 1,00 đến 100,00
      Và bàn có biển báo về cược Hổ
      Khi đặt các khoản tiền cược sau
        | Hổ           | 10,00 |
        | <cược chính> | 10,00 |
      Thì tiền cược được nhận

      Dữ liệu:
        | cược chính |
        | cược Con   |
        | cược Cái   |
        | cược Hòa   |

    @id.LIMIT-TIGER-03
    Tình huống: Có biển báo, cược đôi không phải là cược chính
      Biết giới hạn của Hổ là từ 1,00 đến 100,00
      Và giới hạn của Đôi cửa Con là từ 1,00 đến 100,00
      Và bàn có biển báo về cược Hổ
      Khi đặt các khoản tiền cược sau
        | Hổ          | 10,00 |
        | Đôi cửa Con | 10,00 |
      Thì tiền cược bị từ chối

    @id.LIMIT-TIGER-04
    Tình huống: Có biển báo, cược không phải cược Hổ thì không cần cược nào đi kèm
      Biết giới hạn của Fortune Six là từ 1,00 đến 100,00
      Và bàn có biển báo về cược Hổ
      Khi đặt 10,00 vào Fortune Six
      Thì tiền cược được nhận

    @id.LIMIT-TIGER-05
    Tình huống: Không có biển báo, chỉ đặt riêng Hổ cũng được nhận
      Biết giới hạn của Hổ là từ 1,00 đến 100,00
      Và bàn không có biển báo về cược Hổ
      Khi đặt 10,00 vào Hổ
      Thì tiền cược được nhận
