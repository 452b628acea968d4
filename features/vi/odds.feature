# language: vi
Tính năng: Cách các trang ghi tỷ lệ trả thưởng
  Cùng một tỷ lệ, các trang ghi theo ba cách: tiền thắng viết trước, tiền cược viết trước, hoặc toàn bộ tiền trả cho mỗi đồng cược.
  Đọc ngược lại thì một nửa thành gấp đôi; vì vậy trang nào được đọc theo cách ghi của trang đó.

  @rule.ODDS-WINNINGS-FIRST
  Quy tắc: Tiền thắng viết trước: 8:1 là đặt một thắng tám

    @rule.PAY-BANKER-HALF-SIX @id.ODDS-WINNINGS-FIRST-01
    Tình huống: Mức trả một nửa khi cửa Cái thắng với sáu điểm ghi là 1 banding 2, tức thắng nửa tiền cược
      Biết hộp bài chia 2♠ 2♦ 3♥ 4♣ 10♦
      Khi chơi một ván, đặt 10,00 vào cược Cái
      Thì cược Cái trả đúng như trang sbo-id ghi: "1 banding 2"
      Và cược Cái thắng 5,00

    @id.ODDS-WINNINGS-FIRST-02
    Khung tình huống: Trang SBO tiếng Indonesia: <cược> <tỷ lệ ghi>
      Biết hộp bài chia <bài>
      Khi chơi một ván, đặt 10,00 vào <cược>
      Thì <cược> trả đúng như trang sbo-id ghi: "<tỷ lệ ghi>"

      Dữ liệu:
        | cược                 | tỷ lệ ghi    | bài                |
        | cược Con             | 1 banding 1  | K♠ 6♦ 7♥ Q♣        |
        | cược Hòa             | 8 banding 1  | K♠ 3♦ 7♥ 4♣        |
        | Đôi cửa Con          | 11 banding 1 | 8♠ 2♦ 8♥ 5♣        |
        | Đôi cửa Cái          | 11 banding 1 | 2♠ 8♦ 5♥ 8♣        |
        | Dragon Bonus cửa Con | 30:1         | 2♠ K♦ 3♥ Q♣ 4♦ 10♠ |
        | Dragon Bonus cửa Cái | 2:1          | A♠ 3♦ A♥ 4♣ 10♦    |
        | Fortune Six          | 20:1         | A♠ A♦ K♥ 3♣ 2♦ 2♠  |
        | Fortune Six          | 12:1         | 2♠ 2♦ 3♥ 4♣ 10♦    |

    @rule.PAY-BANKER-HALF-SIX @rule.PAY-BANKER-HALF-WIN @id.ODDS-WINNINGS-FIRST-03
    Khung tình huống: Trang SBO tiếng Indonesia, bàn sbo-super-six: <cược> <tỷ lệ ghi> (<bài>)
      Biết hộp bài chia <bài>
      Khi chơi một ván, đặt 10,00 vào <cược>
      Thì <cược> trả đúng như trang sbo-id ghi: "<tỷ lệ ghi>"

      Dữ liệu:
        | cược        | tỷ lệ ghi    | bài               |
        | cược Con    | 1 banding 1  | K♠ 6♦ 7♥ Q♣       |
        | cược Cái    | 1 banding 1  | 2♠ 3♦ 4♥ 4♣       |
        | cược Cái    | 1 banding 2  | A♠ A♦ K♥ 3♣ 2♦ 2♠ |
        | cược Hòa    | 8 banding 1  | K♠ 3♦ 7♥ 4♣       |
        | Đôi cửa Cái | 11 banding 1 | 2♠ 8♦ 5♥ 8♣       |
        | Siêu Sáu    | 12 banding 1 | 2♠ 2♦ 3♥ 4♣ 10♦   |

    @id.ODDS-WINNINGS-FIRST-04
    Khung tình huống: Trang SBO tiếng Indonesia, cược Hổ: <cược> <tỷ lệ ghi>
      Biết hộp bài chia <bài>
      Khi chơi một ván, đặt 10,00 vào <cược>
      Thì <cược> trả đúng như trang sbo-id ghi: "<tỷ lệ ghi>"

      Dữ liệu:
        | cược   | tỷ lệ ghi | bài               |
        | Hổ     | 12 to 1   | 2♠ 2♦ 3♥ 4♣ 10♦   |
        | Hổ     | 20:1      | A♠ A♦ K♥ 3♣ 2♦ 2♠ |
        | Hổ Lớn | 50:1      | A♠ A♦ K♥ 3♣ 2♦ 2♠ |
        | Hổ Nhỏ | 22 to 1   | 2♠ 2♦ 3♥ 4♣ 10♦   |
        | Hòa Hổ | 35:1      | 2♠ K♦ 4♥ 6♣       |
        | Đôi Hổ | 4 to 1    | Q♠ 3♦ Q♥ 4♣ 5♦    |
        | Đôi Hổ | 20:1      | K♠ 8♦ K♥ 8♣ 5♦    |
        | Đôi Hổ | 100 to 1  | J♠ J♦ J♥ J♣ 4♦ 5♠ |

    @rule.COMMISSION-BAKARAT @id.ODDS-WINNINGS-FIRST-05
    Khung tình huống: Trang bakarat, có hoa hồng: <cược> <tỷ lệ ghi>
      Biết hộp bài chia <bài>
      Khi chơi một ván, đặt 10,00 vào <cược>
      Thì <cược> trả đúng như trang bakarat ghi: "<tỷ lệ ghi>"

      Dữ liệu: Cược chính
        | cược     | tỷ lệ ghi | bài         |
        | cược Con | 1:1       | K♠ 6♦ 7♥ Q♣ |
        | cược Cái | 0,95:1    | 2♠ 3♦ 4♥ 4♣ |
        | cược Hòa | 8:1       | K♠ 3♦ 7♥ 4♣ |

      Dữ liệu: Cược phụ
        | cược                 | tỷ lệ ghi | bài                |
        | Đôi cửa Con          | 11:1      | 8♠ 2♦ 8♥ 5♣        |
        | Đôi Bất Kỳ           | 5:1       | 8♠ 2♦ 8♥ 5♣        |
        | Đôi Hoàn Hảo         | 25:1      | 7♠ 3♦ 7♠ 4♣ 5♦     |
        | Bài Tự Nhiên cửa Con | 7:2       | 4♠ K♦ 5♥ Q♣        |
        | Bài Tự Nhiên cửa Cái | 7:2       | K♠ 2♦ 6♥ 7♣        |
        | Dragon Bonus cửa Con | 10:1      | 2♠ K♦ 3♥ A♣ 4♦ 10♠ |
        | Dragon Bonus cửa Cái | 30:1      | 4♠ 2♦ 6♥ A♣ K♦ 6♠  |
        | Sáu May Mắn          | 20:1      | A♠ A♦ K♥ 3♣ 2♦ 2♠  |
        | Sáu May Mắn Hai Lá   | 22:1      | 2♠ 2♦ 3♥ 4♣ 10♦    |
        | Sáu May Mắn Ba Lá    | 50:1      | A♠ A♦ K♥ 3♣ 2♦ 2♠  |

    @rule.PAY-BANKER-HALF-SIX @rule.PAY-BANKER-HALF-WIN @id.ODDS-WINNINGS-FIRST-06
    Khung tình huống: Trang bakarat, không hoa hồng: cửa Cái thắng với <cửa Cái> điểm, cược Cái <tỷ lệ ghi>
      Biết hộp bài chia <bài>
      Khi chơi một ván, đặt 10,00 vào cược Cái
      Thì cược Cái trả đúng như trang bakarat ghi: "<tỷ lệ ghi>"

      Dữ liệu:
        | cửa Cái | tỷ lệ ghi | bài             |
        | 6       | 1:2       | 2♠ 2♦ 3♥ 4♣ 10♦ |
        | 7       | 1:1       | 2♠ 3♦ 4♥ 4♣     |

  @rule.ODDS-STAKE-FIRST
  Quy tắc: Tiền cược viết trước: 1:8 và 1 ăn 8 là đặt một thắng tám

    @rule.PAY-BANKER-HALF-SIX @id.ODDS-STAKE-FIRST-01
    Tình huống: Mức trả một nửa khi cửa Cái thắng với sáu điểm ghi là 2 ăn 1, tức thắng nửa tiền cược chứ không phải gấp đôi
      Biết hộp bài chia 2♠ 2♦ 3♥ 4♣ 10♦
      Khi chơi một ván, đặt 10,00 vào cược Cái
      Thì cược Cái trả đúng như trang sbo-vi ghi: "2 ăn 1"
      Và cược Cái thắng 5,00
      Và cược Cái trả về tổng cộng 15,00

    @id.ODDS-STAKE-FIRST-02
    Khung tình huống: Trang SBO tiếng Việt: <cược> <tỷ lệ ghi>
      Biết hộp bài chia <bài>
      Khi chơi một ván, đặt 10,00 vào <cược>
      Thì <cược> trả đúng như trang sbo-vi ghi: "<tỷ lệ ghi>"

      Dữ liệu:
        | cược                 | tỷ lệ ghi | bài                |
        | cược Con             | 1 ăn 1    | K♠ 6♦ 7♥ Q♣        |
        | cược Hòa             | 1 ăn 8    | K♠ 3♦ 7♥ 4♣        |
        | Đôi cửa Con          | 1 ăn 11   | 8♠ 2♦ 8♥ 5♣        |
        | Đôi cửa Cái          | 1 ăn 11   | 2♠ 8♦ 5♥ 8♣        |
        | Dragon Bonus cửa Con | 1 ăn 30   | 2♠ K♦ 3♥ Q♣ 4♦ 10♠ |
        | Dragon Bonus cửa Cái | 1 ăn 2    | A♠ 3♦ A♥ 4♣ 10♦    |
        | Fortune Six          | 1 ăn 20   | A♠ A♦ K♥ 3♣ 2♦ 2♠  |
        | Fortune Six          | 1 ăn 12   | 2♠ 2♦ 3♥ 4♣ 10♦    |

    @rule.PAY-BANKER-HALF-SIX @rule.PAY-BANKER-HALF-WIN @id.ODDS-STAKE-FIRST-03
    Khung tình huống: Trang SBO tiếng Việt, bàn sbo-super-six: <cược> <tỷ lệ ghi> (<bài>)
      Biết hộp bài chia <bài>
      Khi chơi một ván, đặt 10,00 vào <cược>
      Thì <cược> trả đúng như trang sbo-vi ghi: "<tỷ lệ ghi>"

      Dữ liệu:
        | cược        | tỷ lệ ghi | bài               |
        | cược Con    | 1 ăn 1    | K♠ 6♦ 7♥ Q♣       |
        | cược Cái    | 1 ăn 1    | 2♠ 3♦ 4♥ 4♣       |
        | cược Cái    | 2 ăn 1    | A♠ A♦ K♥ 3♣ 2♦ 2♠ |
        | cược Hòa    | 1 ăn 8    | K♠ 3♦ 7♥ 4♣       |
        | Đôi cửa Cái | 1 ăn 11   | 2♠ 8♦ 5♥ 8♣       |

    @id.ODDS-STAKE-FIRST-04
    Khung tình huống: Trang SBO tiếng Việt, cược Hổ: <cược> <tỷ lệ ghi>
      Biết hộp bài chia <bài>
      Khi chơi một ván, đặt 10,00 vào <cược>
      Thì <cược> trả đúng như trang sbo-vi ghi: "<tỷ lệ ghi>"

      Dữ liệu:
        | cược   | tỷ lệ ghi | bài               |
        | Hổ     | 1 ăn 12   | 2♠ 2♦ 3♥ 4♣ 10♦   |
        | Hổ     | 1 ăn 20   | A♠ A♦ K♥ 3♣ 2♦ 2♠ |
        | Hổ Lớn | 1 ăn 50   | A♠ A♦ K♥ 3♣ 2♦ 2♠ |
        | Hổ Nhỏ | 1 ăn 22   | 2♠ 2♦ 3♥ 4♣ 10♦   |
        | Hòa Hổ | 1 ăn 35   | 2♠ K♦ 4♥ 6♣       |
        | Đôi Hổ | 1 ăn 4    | Q♠ 3♦ Q♥ 4♣ 5♦    |
        | Đôi Hổ | 1 ăn 20   | K♠ 8♦ K♥ 8♣ 5♦    |
        | Đôi Hổ | 1 ăn 100  | J♠ J♦ J♥ J♣ 4♦ 5♠ |

    @id.ODDS-STAKE-FIRST-05
    Khung tình huống: Trang Panduan, bàn big-small: <cược> <tỷ lệ ghi>
      Biết hộp bài chia <bài>
      Khi chơi một ván, đặt 100,00 vào <cược>
      Thì <cược> trả đúng như trang panduan ghi: "<tỷ lệ ghi>"

      Dữ liệu:
        | cược        | tỷ lệ ghi | bài            |
        | cược Con    | 1:1       | K♠ 6♦ 7♥ Q♣    |
        | cược Cái    | 1:0.95    | 2♠ 3♦ 4♥ 4♣    |
        | cược Hòa    | 1:8       | K♠ 3♦ 7♥ 4♣    |
        | Đôi cửa Cái | 1:11      | 2♠ 8♦ 5♥ 8♣    |
        | Đôi cửa Con | 1:11      | 8♠ 2♦ 8♥ 5♣    |
        | Tài         | 1:0.53    | 2♠ K♦ 3♥ 7♣ 4♦ |
        | Xỉu         | 1:1.45    | K♠ 6♦ 7♥ Q♣    |

  @rule.ODDS-FOR-ONE
  Quy tắc: Tính cả tiền cược: 9 cho 1 là trả về tổng cộng chín, trong đó có tiền cược

    @id.ODDS-FOR-ONE-01
    Tình huống: Cược Hòa ghi là 9 untuk 1, nên thắng tám
      Biết hộp bài chia K♠ 3♦ 7♥ 4♣
      Khi chơi một ván, đặt 10,00 vào cược Hòa
      Thì cược Hòa trả đúng như trang touch ghi: "9 untuk 1"
      Và cược Hòa thắng 80,00
      Và cược Hòa trả về tổng cộng 90,00

    @id.ODDS-FOR-ONE-02
    Tình huống: Cược Con ghi là 2 untuk 1, nên thắng một
      Biết hộp bài chia K♠ 6♦ 7♥ Q♣
      Khi chơi một ván, đặt 10,00 vào cược Con
      Thì cược Con trả đúng như trang touch ghi: "2 untuk 1"
      Và cược Con thắng 10,00
      Và cược Con trả về tổng cộng 20,00
