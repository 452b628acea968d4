# language: vi
Tính năng: Điểm của lá bài
  Mỗi lá bài tính điểm theo bậc; tổng điểm của một cửa là chữ số hàng đơn vị khi cộng điểm các lá bài.
  Trong nhiều ván dưới đây cửa Cái có bài tự nhiên, nên cửa Con giữ đúng hai lá cần xem.

  @rule.CARD-ACE
  Quy tắc: Lá át tính một điểm

    @id.CARDS-ACE-01
    Tình huống: Một lá át và một lá già được một điểm
      Biết hộp bài chia A♠ 4♦ K♥ 5♣
      Khi chơi một ván
      Thì cửa Con có A♠ K♥, được 1 điểm

    @id.CARDS-ACE-02
    Tình huống: Hai lá át được hai điểm
      Biết hộp bài chia A♠ 4♦ A♥ 5♣
      Khi chơi một ván
      Thì cửa Con có A♠ A♥, được 2 điểm

  @rule.CARD-PIP
  Quy tắc: Các lá bài từ hai đến chín tính đúng số in trên lá bài

    @id.CARDS-PIP-01
    Khung tình huống: Lá <lá bài> và một lá già được <điểm> điểm
      Biết hộp bài chia <lá bài> 4♦ K♥ 5♣
      Khi chơi một ván
      Thì cửa Con có <lá bài> K♥, được <điểm> điểm

      Dữ liệu:
        | lá bài | điểm |
        | 2♠     | 2    |
        | 3♠     | 3    |
        | 4♠     | 4    |
        | 5♠     | 5    |
        | 6♠     | 6    |
        | 7♠     | 7    |
        | 8♠     | 8    |
        | 9♠     | 9    |

  @rule.CARD-TEN-FACE
  Quy tắc: Mười, bồi, đầm và già tính 0 điểm

    @id.CARDS-TEN-FACE-01
    Khung tình huống: Lá <lá bài> không thêm điểm nào cho lá bảy
      Biết hộp bài chia <lá bài> 4♦ 7♥ 5♣
      Khi chơi một ván
      Thì cửa Con có <lá bài> 7♥, được 7 điểm

      Dữ liệu:
        | lá bài |
        | 10♠    |
        | J♠     |
        | Q♠     |
        | K♠     |

  @rule.CARD-ACE @rule.CARD-PIP @rule.CARD-TEN-FACE
  Quy tắc: Chất của lá bài không bao giờ ảnh hưởng đến điểm

    @id.CARDS-SUIT-01
    Khung tình huống: Lá sáu và lá át chất <chất> được bảy điểm
      Biết hộp bài chia 6<chất> 4♦ A<chất> 5♣
      Khi chơi một ván
      Thì cửa Con có 6<chất> A<chất>, được 7 điểm

      Dữ liệu:
        | chất |
        | ♠    |
        | ♥    |
        | ♦    |
        | ♣    |

    @id.CARDS-SUIT-02
    Tình huống: Cùng bậc khác chất thì bằng điểm
      Biết hộp bài chia Q♠ Q♦ 7♥ 7♣
      Khi chơi một ván
      Thì cửa Con có Q♠ 7♥, được 7 điểm
      Và cửa Cái có Q♦ 7♣, được 7 điểm
      Và ván hòa

  @rule.TOTAL-UNITS
  Quy tắc: Tổng điểm của một cửa là chữ số hàng đơn vị khi cộng điểm các lá bài

    @id.CARDS-TOTAL-01
    Tình huống: 4 + 2 + 6 = 12, tính 2 điểm
      Biết hộp bài chia 2♠ 4♦ 3♥ 2♣ 6♦ 6♠
      Khi chơi một ván
      Thì cửa Cái có 4♦ 2♣ 6♠, được 2 điểm

    @id.CARDS-TOTAL-02
    Tình huống: 5 + 6 + 8 = 19, tính 9 điểm
      Biết hộp bài chia 5♠ K♦ 6♥ 7♣ 8♦
      Khi chơi một ván
      Thì cửa Con có 5♠ 6♥ 8♦, được 9 điểm

    @id.CARDS-TOTAL-03
    Tình huống: 7 + 3 = 10, tính 0 điểm
      Biết hộp bài chia 7♠ 9♦ 3♥ Q♣
      Khi chơi một ván
      Thì cửa Con có 7♠ 3♥, được 0 điểm

    @id.CARDS-TOTAL-04
    Tình huống: Ba lá 10 tính 0 điểm
      Biết hộp bài chia 10♠ K♦ 10♥ 7♣ 10♦
      Khi chơi một ván
      Thì cửa Con có 10♠ 10♥ 10♦, được 0 điểm

    @id.CARDS-TOTAL-05
    Tình huống: Lá tám và lá chín cộng được 17, tính 7 điểm
      Biết hộp bài chia 2♠ 8♦ 4♥ 9♣
      Khi chơi một ván
      Thì cửa Cái có 8♦ 9♣, được 7 điểm

    @id.CARDS-TOTAL-06
    Tình huống: Cộng được 13 thì tính 3 điểm
      Biết hộp bài chia 6♠ 3♦ 7♥ 5♣
      Khi chơi một ván
      Thì cửa Con có 6♠ 7♥, được 3 điểm

    @id.CARDS-TOTAL-07
    Tình huống: Cộng được 20 thì tính 0 điểm, tức là bỏ đi hai lần mười
      Biết hộp bài chia 5♠ K♦ 6♥ 7♣ 9♦
      Khi chơi một ván
      Thì cửa Con có 5♠ 6♥ 9♦, được 0 điểm

    @id.CARDS-TOTAL-08
    Tình huống: Cộng được 25, mức cao nhất có thể, thì tính 5 điểm
      Biết hộp bài chia A♠ 8♦ 4♥ 8♣ 7♦ 9♠
      Khi chơi một ván
      Thì cửa Cái có 8♦ 8♣ 9♠, được 5 điểm
