# language: vi
Tính năng: Lá bài thứ ba của cửa Con
  Cửa Con được chia lá bài thứ ba khi có năm điểm trở xuống, và dừng khi có sáu hoặc bảy điểm.
  Không ai được chọn: tổng điểm hai lá bài đầu tiên của cửa Con quyết định.

  @rule.DRAW-P0 @rule.DRAW-P1 @rule.DRAW-P2 @rule.DRAW-P3 @rule.DRAW-P4 @rule.DRAW-P5
  Quy tắc: Cửa Con có từ 0 đến 5 điểm thì rút

    @id.PLAYER-DRAW-01
    Khung tình huống: Cửa Con rút ở <tổng điểm> điểm (<lá thứ nhất> <lá thứ hai>)
      Biết hộp bài chia <lá thứ nhất> K♦ <lá thứ hai> 7♣ 3♦
      Khi chơi một ván
      Thì cửa Con rút lá bài thứ ba
      Và cửa Con có <lá thứ nhất> <lá thứ hai> 3♦, được <điểm cuối> điểm

      Dữ liệu:
        | tổng điểm | lá thứ nhất | lá thứ hai | điểm cuối |
        | 0         | K♠          | Q♥         | 3         |
        | 0         | 4♠          | 6♥         | 3         |
        | 1         | A♠          | 10♥        | 4         |
        | 1         | 2♠          | 9♥         | 4         |
        | 2         | A♠          | A♥         | 5         |
        | 2         | 5♠          | 7♥         | 5         |
        | 3         | 2♠          | A♥         | 6         |
        | 3         | 9♠          | 4♥         | 6         |
        | 4         | J♠          | 4♥         | 7         |
        | 4         | 8♠          | 6♥         | 7         |
        | 5         | 2♠          | 3♥         | 8         |
        | 5         | 9♠          | 6♥         | 8         |

  @rule.DRAW-P6 @rule.DRAW-P7
  Quy tắc: Cửa Con có 6 hoặc 7 điểm thì dừng

    @id.PLAYER-DRAW-02
    Khung tình huống: Cửa Con dừng ở <tổng điểm> điểm (<lá thứ nhất> <lá thứ hai>)
      Biết hộp bài chia <lá thứ nhất> K♦ <lá thứ hai> 7♣ 3♦
      Khi chơi một ván
      Thì cửa Con dừng
      Và cửa Con có <lá thứ nhất> <lá thứ hai>, được <tổng điểm> điểm

      Dữ liệu:
        | tổng điểm | lá thứ nhất | lá thứ hai |
        | 6         | A♠          | 5♥         |
        | 6         | K♠          | 6♥         |
        | 6         | 7♠          | 9♥         |
        | 7         | 3♠          | 4♥         |
        | 7         | Q♠          | 7♥         |
        | 7         | 8♠          | 9♥         |

  @rule.DRAW-P5
  Quy tắc: Không có bài tự nhiên thì cửa Con rút mà không xét đến cửa Cái

    @id.PLAYER-DRAW-03
    Khung tình huống: Cửa Con 5 điểm vẫn rút khi cửa Cái có <tổng điểm> điểm
      Biết hộp bài chia 2♠ <lá thứ nhất> 3♥ <lá thứ hai> 3♦ K♠
      Khi chơi một ván
      Thì cửa Con rút lá bài thứ ba
      Và cửa Con có 2♠ 3♥ 3♦, được 8 điểm

      Dữ liệu:
        | tổng điểm | lá thứ nhất | lá thứ hai |
        | 0         | K♦          | Q♣         |
        | 1         | A♦          | K♣         |
        | 2         | A♦          | A♣         |
        | 3         | A♦          | 2♣         |
        | 4         | 2♦          | 2♣         |
        | 5         | 2♦          | 3♣         |
        | 6         | 2♦          | 4♣         |
        | 7         | 3♦          | 4♣         |
