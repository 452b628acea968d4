# language: vi
Tính năng: Tài và Xỉu
  Hai cược này đếm số lá bài của cả ván, không tính điểm. Bốn lá là Xỉu, năm hoặc sáu lá là Tài; cửa nào thắng không quan trọng.

  @rule.PAY-SMALL-WIN @rule.PAY-BIG-LOSS
  Quy tắc: Bốn lá: Xỉu trả 1 ăn 1,45 và Tài thua

    @id.BIG-SMALL-01
    Tình huống: Có bài tự nhiên, ván dừng ở bốn lá
      Biết hộp bài chia 4♠ K♦ 5♥ Q♣ 2♦ 2♠
      Khi chơi một ván với các cược sau
        | Tài | 100,00 |
        | Xỉu | 100,00 |
      Thì cửa Con có 4♠ 5♥, được 9 điểm
      Và cửa Cái có K♦ Q♣, được 0 điểm
      Và Xỉu thắng 145,00
      Và Tài thua

    @id.BIG-SMALL-02
    Khung tình huống: Cửa Con <cửa Con> điểm, cửa Cái <cửa Cái> điểm, đủ bài với bốn lá
      Biết hộp bài chia <bài>
      Khi chơi một ván với các cược sau
        | Tài | 100,00 |
        | Xỉu | 100,00 |
      Thì Xỉu trả 1 ăn 1,45
      Và Tài thua

      Dữ liệu:
        | cửa Con | cửa Cái | bài         |
        | 7       | 6       | K♠ 6♦ 7♥ Q♣ |
        | 6       | 7       | 2♠ 3♦ 4♥ 4♣ |
        | 6       | 6       | 2♠ K♦ 4♥ 6♣ |
        | 5       | 8       | 2♠ 7♦ 3♥ A♣ |

  @rule.PAY-BIG-WIN @rule.PAY-SMALL-LOSS
  Quy tắc: Năm hoặc sáu lá: Tài trả 1 ăn 0,53 và Xỉu thua

    @id.BIG-SMALL-03
    Tình huống: Chỉ cửa Con rút, năm lá
      Biết hộp bài chia 2♠ K♦ 3♥ 7♣ 4♦
      Khi chơi một ván với các cược sau
        | Tài | 100,00 |
        | Xỉu | 100,00 |
      Thì cửa Con rút lá bài thứ ba
      Và cửa Cái dừng
      Và Tài trả 1 ăn 0,53
      Và Tài thắng 53,00
      Và Xỉu thua

    @id.BIG-SMALL-04
    Tình huống: Chỉ cửa Cái rút, năm lá
      Biết hộp bài chia 10♠ 2♦ 6♥ 3♣ 4♦
      Khi chơi một ván với các cược sau
        | Tài | 100,00 |
        | Xỉu | 100,00 |
      Thì cửa Con dừng
      Và cửa Cái rút lá bài thứ ba
      Và Tài trả 1 ăn 0,53
      Và Tài thắng 53,00
      Và Xỉu thua

    @id.BIG-SMALL-05
    Tình huống: Cả hai cửa cùng rút, sáu lá
      Biết hộp bài chia 2♠ A♦ 3♥ 2♣ 4♦ 5♠
      Khi chơi một ván với các cược sau
        | Tài | 100,00 |
        | Xỉu | 100,00 |
      Thì cửa Con rút lá bài thứ ba
      Và cửa Cái rút lá bài thứ ba
      Và Tài trả 1 ăn 0,53
      Và Tài thắng 53,00
      Và Xỉu thua

    @id.BIG-SMALL-06
    Tình huống: Ván hòa không hoàn lại hai cược này, sáu lá vẫn là Tài
      Biết hộp bài chia K♠ 2♦ 10♥ A♣ J♦ 7♠
      Khi chơi một ván với các cược sau
        | Tài | 100,00 |
        | Xỉu | 100,00 |
      Thì ván hòa
      Và Tài thắng 53,00
      Và Xỉu thua
