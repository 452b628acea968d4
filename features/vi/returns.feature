# language: vi
Tính năng: Tỷ lệ hoàn trả
  Tỷ lệ hoàn trả lý thuyết (RTP) là phần tiền mà một cược trả lại trong dài hạn trên mỗi đồng cược; tỷ lệ này suy ra chính xác từ các quy tắc và số bộ bài. Các trang nêu vài tỷ lệ như vậy; mỗi tỷ lệ hoặc tính lại được, hoặc không thuộc cược nào.

  Quy tắc: Các tỷ lệ hoàn trả mà trang touch nêu là tỷ lệ của các cược ở bàn này với tám bộ bài

    @rule.RETURN-TOUCH-BANKER @id.RETURN-TOUCH-01
    Tình huống: Cược Cái hoàn trả 98,94 phần trăm khi không có gì phải làm tròn
      Khi tính tỷ lệ hoàn trả của cược Cái với tiền cược 1,00
      Thì tỷ lệ hoàn trả là 98,94%
      Và trang touch nêu tỷ lệ hoàn trả của cược Cái là 98,94%

    @rule.RETURN-TOUCH-BANKER @rule.ROUNDING-TOUCH @id.RETURN-TOUCH-02
    Khung tình huống: Làm tròn xuống lấy đi một phần: đặt <tiền cược> vào cược Cái, tỷ lệ hoàn trả là <tỷ lệ>
      Khi tính tỷ lệ hoàn trả của cược Cái với tiền cược <tiền cược>
      Thì tỷ lệ hoàn trả là <tỷ lệ>

      Dữ liệu:
        | tiền cược | tỷ lệ  |
        | 0,10      | 96,65% |
        | 0,20      | 98,94% |
        | 0,30      | 98,18% |

    @rule.RETURN-TOUCH-PLAYER @id.RETURN-TOUCH-03
    Tình huống: Cược Con hoàn trả 98,76 phần trăm
      Khi tính tỷ lệ hoàn trả của cược Con
      Thì tỷ lệ hoàn trả là 98,76%
      Và trang touch nêu tỷ lệ hoàn trả của cược Con là 98,76%

    @rule.RETURN-TOUCH-TIE @id.RETURN-TOUCH-04
    Tình huống: Cược Hòa hoàn trả 85,64 phần trăm
      Khi tính tỷ lệ hoàn trả của cược Hòa
      Thì tỷ lệ hoàn trả là 85,64%
      Và trang touch nêu tỷ lệ hoàn trả của cược Hòa là 85,64%

  @rule.RETURN-BAKARAT-MAXIMUM
  Quy tắc: Tỷ lệ hoàn trả cao nhất mà trang bakarat nêu là tỷ lệ của cược Cái có hoa hồng

    @id.RETURN-BAKARAT-01
    Tình huống: Cược Cái hoàn trả 98,94 phần trăm, không cược nào cao hơn
      Khi tính tỷ lệ hoàn trả của cược Cái
      Thì tỷ lệ hoàn trả là 98,94%
      Và tỷ lệ hoàn trả cao nhất của bàn là 98,94%
      Và trang bakarat nêu tỷ lệ hoàn trả của cược Cái là 98,94%

  Quy tắc: Hai tỷ lệ hoàn trả mà các trang SBO nêu không thuộc cược nào

    @rule.RETURN-SBO-THEORETICAL @id.RETURN-SBO-01
    Khung tình huống: Trang <trang> nêu 98,41 phần trăm, không cược nào hoàn trả như vậy
      Thì không cược nào của bàn có tỷ lệ hoàn trả 98,41%
      Và trang <trang> nêu tỷ lệ hoàn trả của trò chơi là 98,41%

      Dữ liệu:
        | trang  |
        | sbo-id |
        | sbo-vi |

    @rule.RETURN-SBO-LONG-RUN @id.RETURN-SBO-02
    Khung tình huống: Trang <trang> nêu 98,48 phần trăm, không cược nào hoàn trả như vậy
      Thì không cược nào của bàn có tỷ lệ hoàn trả 98,48%
      Và trang <trang> nêu tỷ lệ hoàn trả của trò chơi là 98,48%

      Dữ liệu:
        | trang  |
        | sbo-id |
        | sbo-vi |

  Quy tắc: Tỷ lệ hoàn trả của một bàn chỉ do trang của bàn đó nêu

    @rule.RETURN-SBO-THEORETICAL @rule.RETURN-SBO-LONG-RUN @id.RETURN-STATED-01
    Tình huống: Các trang SBO nêu hai tỷ lệ hoàn trả
      Thì số tỷ lệ hoàn trả mà các trang nêu cho bàn này là 2

    @rule.RETURN-TOUCH-BANKER @rule.RETURN-TOUCH-PLAYER @rule.RETURN-TOUCH-TIE @id.RETURN-STATED-02
    Tình huống: Trang touch nêu ba tỷ lệ hoàn trả
      Thì số tỷ lệ hoàn trả mà các trang nêu cho bàn này là 3

    @rule.RETURN-BAKARAT-MAXIMUM @id.RETURN-STATED-03
    Tình huống: Trang bakarat nêu một tỷ lệ hoàn trả
      Thì số tỷ lệ hoàn trả mà các trang nêu cho bàn này là 1

    @rule.OFFER-BAKARAT-NO-COMMISSION @defect.D025 @id.RETURN-STATED-04
    Tình huống: Với chế độ không hoa hồng, trang bakarat không nêu tỷ lệ nào, và tỷ lệ cao nhất là của cược Con
      Khi tính tỷ lệ hoàn trả của cược Con
      Thì tỷ lệ hoàn trả là 98,76%
      Và tỷ lệ hoàn trả cao nhất của bàn là 98,76%
      Và số tỷ lệ hoàn trả mà các trang nêu cho bàn này là 0

    @rule.DECKS-BIG-SMALL @defect.D097 @id.RETURN-STATED-05
    Tình huống: Trang big-small không nêu tỷ lệ hoàn trả nào
      Thì số tỷ lệ hoàn trả mà các trang nêu cho bàn này là 0

  Quy tắc: Số bộ bài làm thay đổi tỷ lệ hoàn trả

    @rule.PAY-TIE-WIN @rule.PAY-TIE-LOSS @id.RETURN-DECKS-01
    Khung tình huống: Với <số bộ bài> bộ bài, tỷ lệ hoàn trả của cược Hòa là <tỷ lệ>
      Khi tính tỷ lệ hoàn trả của cược Hòa với <số bộ bài> bộ bài
      Thì tỷ lệ hoàn trả là <tỷ lệ>

      Dữ liệu:
        | số bộ bài | tỷ lệ  |
        | 6         | 85,56% |
        | 8         | 85,64% |

    @rule.PAY-PAIR-WIN @rule.PAY-PAIR-LOSS @id.RETURN-DECKS-02
    Khung tình huống: Với <số bộ bài> bộ bài, tỷ lệ hoàn trả của Đôi cửa Con là <tỷ lệ>
      Khi tính tỷ lệ hoàn trả của Đôi cửa Con với <số bộ bài> bộ bài
      Thì tỷ lệ hoàn trả là <tỷ lệ>

      Dữ liệu:
        | số bộ bài | tỷ lệ  |
        | 6         | 88,75% |
        | 8         | 89,64% |
