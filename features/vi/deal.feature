# language: vi
Tính năng: Chia bài
  Bài ra khỏi hộp theo một thứ tự cố định. Không ai được chọn; thứ tự và tổng điểm quyết định tất cả.

  @rule.DEAL-ORDER
  Quy tắc: Bốn lá đầu lần lượt về cửa Con, cửa Cái, cửa Con, cửa Cái

    @id.DEAL-ORDER-01
    Tình huống: Cửa Con nhận lá bài thứ nhất và thứ ba, cửa Cái nhận lá bài thứ hai và thứ tư
      Biết hộp bài chia 2♠ A♦ 4♥ 6♣ 9♦ 9♠
      Khi chơi một ván
      Thì cửa Con có 2♠ 4♥, được 6 điểm
      Và cửa Cái có A♦ 6♣, được 7 điểm
      Và cửa Cái thắng ván

    @id.DEAL-ORDER-02
    Tình huống: Lá bài đầu tiên luôn thuộc cửa Con
      Biết hộp bài chia 9♠ K♦ K♥ 7♣ 5♦ 5♠
      Khi chơi một ván
      Thì cửa Con có 9♠ K♥, được 9 điểm
      Và cửa Cái có K♦ 7♣, được 7 điểm
      Và cửa Con thắng ván

  @rule.DEAL-THIRD
  Quy tắc: Lá bài thứ ba của cửa Con ra trước lá bài thứ ba của cửa Cái

    @id.DEAL-THIRD-01
    Tình huống: Cả hai cửa cùng rút, lá bài thứ năm thuộc cửa Con
      Biết hộp bài chia 2♠ A♦ 3♥ 2♣ 4♦ 5♠
      Khi chơi một ván
      Thì cửa Con có 2♠ 3♥ 4♦, được 9 điểm
      Và cửa Cái có A♦ 2♣ 5♠, được 8 điểm
      Và cửa Con thắng ván

    @id.DEAL-THIRD-02
    Tình huống: Chỉ cửa Con rút, lá bài thứ sáu ở lại trong hộp bài
      Biết hộp bài chia 2♠ K♦ 3♥ 7♣ 4♦ 2♦
      Khi chơi một ván
      Thì cửa Con có 2♠ 3♥ 4♦, được 9 điểm
      Và cửa Cái có K♦ 7♣, được 7 điểm

    @id.DEAL-THIRD-03
    Tình huống: Cửa Con dừng, lá bài thứ năm thuộc cửa Cái
      Biết hộp bài chia 10♠ 2♦ 6♥ 3♣ 4♦ K♠
      Khi chơi một ván
      Thì cửa Con có 10♠ 6♥, được 6 điểm
      Và cửa Cái có 2♦ 3♣ 4♦, được 9 điểm

  @rule.DEAL-THIRD
  Quy tắc: Không cửa nào nhận quá ba lá

    @id.DEAL-THIRD-04
    Tình huống: Được 0 điểm với ba lá cũng không nhận lá bài thứ tư
      Biết hộp bài chia 5♠ Q♦ 5♥ A♣ K♦ 9♠
      Khi chơi một ván
      Thì cửa Con có 5♠ 5♥ K♦, được 0 điểm
      Và cửa Cái có Q♦ A♣ 9♠, được 0 điểm
      Và ván hòa
