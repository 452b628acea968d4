# language: vi
Tính năng: Hộp bài
  Hộp bài bắt đầu bằng việc đốt bài, dùng cho đến khi lá bài cắt báo ván cuối cùng, rồi được thay bằng hộp bài mới. Mỗi bàn có quy tắc riêng, và quy tắc của bàn khác không áp dụng ở đó.

  Quy tắc: Hộp bài gồm tám bộ bài, trừ các lá bài đã ra khỏi hộp trước ván đầu tiên

    @rule.DECKS-TOUCH @rule.SHOE-TOUCH-SHUFFLE @id.SHOE-DECKS-01
    Tình huống: Ở bàn touch, tám bộ bài là 416 lá
      Biết hộp bài mới được mở
      Thì hộp bài có 416 lá bài

    @rule.DECKS-BIG-SMALL @id.SHOE-DECKS-02
    Tình huống: Ở bàn big-small, tám bộ bài là 416 lá
      Biết hộp bài mới được mở
      Thì hộp bài có 416 lá bài

    @rule.DECKS-BAKARAT @rule.SHOE-BURN-START @rule.SHOE-BURN-EXPOSED @id.SHOE-DECKS-03
    Tình huống: Ở bàn bakarat, lá bài được lật và các lá bài đốt đã ra khỏi hộp bài
      Lá bảy được lật và thêm bảy lá được đốt: ít hơn 416 tám lá.

      Biết hộp bài mới được mở, lá bài lật ra là 7♠
      Thì hộp bài có 408 lá bài

  Quy tắc: Lá bài được lật quyết định đốt bao nhiêu lá, và không tính vào số lá bài đốt

    @rule.SHOE-BURN-START @rule.SHOE-BURN-ACE @id.SHOE-BURN-01
    Tình huống: Lật lá át thì đốt một lá
      Khi hộp bài mới được mở, lá bài lật ra là A♥
      Thì số lá bài được đốt là 1
      Và hộp bài có 414 lá bài

    @rule.SHOE-BURN-START @rule.SHOE-BURN-PIP @id.SHOE-BURN-02
    Khung tình huống: Lật <lá bài> thì đốt <số lá đốt> lá
      Khi hộp bài mới được mở, lá bài lật ra là <lá bài>
      Thì số lá bài được đốt là <số lá đốt>
      Và hộp bài có <còn lại> lá bài

      Dữ liệu:
        | lá bài | số lá đốt | còn lại |
        | 2♠     | 2         | 413     |
        | 3♥     | 3         | 412     |
        | 4♦     | 4         | 411     |
        | 5♣     | 5         | 410     |
        | 6♠     | 6         | 409     |
        | 7♥     | 7         | 408     |
        | 8♦     | 8         | 407     |
        | 9♣     | 9         | 406     |

    @rule.SHOE-BURN-START @rule.SHOE-BURN-TEN @id.SHOE-BURN-03
    Khung tình huống: Lật <lá bài> thì đốt mười lá, dù lá đó tính 0 điểm khi chơi
      Khi hộp bài mới được mở, lá bài lật ra là <lá bài>
      Thì số lá bài được đốt là 10
      Và hộp bài có 405 lá bài

      Dữ liệu:
        | lá bài |
        | 10♠    |
        | J♥     |
        | Q♦     |
        | K♣     |

    @rule.SHOE-BURN-START @id.SHOE-BURN-04
    Tình huống: Không lật lá bài nào thì không có đốt bài, nên cũng không có hộp bài
      Khi hộp bài mới được mở
      Thì bàn từ chối việc đó

  @rule.SHOE-SBO-BURN
  Quy tắc: Ở các bàn SBO, không đốt lá bài nào giữa các ván

    @id.SHOE-SBO-BURN-01
    Tình huống: Ván thứ hai bắt đầu mà không đốt bài
      Biết hộp bài mới được mở
      Và ván tiếp theo bắt đầu
      Và ván kết thúc
      Khi ván tiếp theo bắt đầu
      Thì số lá bài được đốt là 0
      Và đây là ván 2 của hộp bài

  @rule.SHOE-CUT-CARD
  Quy tắc: Ván mà lá bài cắt ra khỏi hộp bài là ván cuối cùng của hộp bài đó

    @id.SHOE-CUT-CARD-01
    Tình huống: Lá bài cắt khiến ván đang chơi thành ván cuối cùng
      Biết hộp bài mới được mở, lá bài lật ra là 5♠
      Và ván tiếp theo bắt đầu
      Khi lá bài cắt ra khỏi hộp bài
      Thì đây là ván cuối cùng của hộp bài

    @id.SHOE-CUT-CARD-02
    Tình huống: Lá bài cắt chưa ra thì không ván nào là ván cuối cùng
      Biết hộp bài mới được mở, lá bài lật ra là 5♠
      Khi ván tiếp theo bắt đầu
      Thì đây không phải là ván cuối cùng của hộp bài
      Và đây là ván 1 của hộp bài

    @id.SHOE-CUT-CARD-03
    Tình huống: Lá bài cắt chỉ ra một lần trong mỗi hộp bài
      Biết hộp bài mới được mở, lá bài lật ra là 5♠
      Và ván tiếp theo bắt đầu
      Và lá bài cắt ra khỏi hộp bài
      Khi lá bài cắt ra khỏi hộp bài
      Thì bàn từ chối việc đó

    @id.SHOE-CUT-CARD-04
    Tình huống: Giữa các ván không lá bài nào ra khỏi hộp, lá bài cắt cũng không
      Biết hộp bài mới được mở, lá bài lật ra là 5♠
      Khi lá bài cắt ra khỏi hộp bài
      Thì bàn từ chối việc đó

  @rule.SHOE-BAKARAT-NEW-SHOE
  Quy tắc: Sau ván cuối cùng, bài được xáo và hộp bài mới được dùng

    @id.SHOE-NEW-SHOE-01
    Tình huống: Sau ván cuối cùng không còn ván nào
      Biết hộp bài mới được mở, lá bài lật ra là 5♠
      Và ván tiếp theo bắt đầu
      Và lá bài cắt ra khỏi hộp bài
      Và ván kết thúc
      Khi ván tiếp theo bắt đầu
      Thì bàn từ chối việc đó

    @id.SHOE-NEW-SHOE-02
    Tình huống: Hộp bài mới được xáo và đếm ván lại từ một
      Biết hộp bài mới được mở, lá bài lật ra là 5♠
      Và ván tiếp theo bắt đầu
      Và lá bài cắt ra khỏi hộp bài
      Và ván kết thúc
      Khi hộp bài mới được mở, lá bài lật ra là K♦
      Thì có xáo bài
      Và số lá bài được đốt là 10

    @id.SHOE-NEW-SHOE-03
    Tình huống: Ván đầu tiên của hộp bài mới là ván một, và không phải là ván cuối cùng
      Biết hộp bài mới được mở, lá bài lật ra là 5♠
      Và ván tiếp theo bắt đầu
      Và lá bài cắt ra khỏi hộp bài
      Và ván kết thúc
      Và hộp bài mới được mở, lá bài lật ra là K♦
      Khi ván tiếp theo bắt đầu
      Thì đây là ván 1 của hộp bài
      Và đây không phải là ván cuối cùng của hộp bài
      Và không xáo bài

  @rule.SHOE-TOUCH-SHUFFLE
  Quy tắc: Ở bàn touch, bài được xáo trước mỗi ván

    @id.SHOE-TOUCH-01
    Tình huống: Trước ván đầu tiên có xáo bài
      Biết hộp bài mới được mở
      Khi ván tiếp theo bắt đầu
      Thì có xáo bài
      Và đây là ván 1 của hộp bài

    @id.SHOE-TOUCH-02
    Tình huống: Trước ván thứ hai cũng có xáo bài
      Biết hộp bài mới được mở
      Và ván tiếp theo bắt đầu
      Và ván kết thúc
      Khi ván tiếp theo bắt đầu
      Thì có xáo bài
      Và đây là ván 2 của hộp bài

  @rule.SHOE-SBO-RESHUFFLE
  Quy tắc: Nhà điều hành SBO có thể xáo lại bài khi xảy ra lỗi trong lúc xáo bài

    @id.SHOE-RESHUFFLE-01
    Khung tình huống: Sau <lỗi>, bài có thể được xáo lại
      Biết hộp bài mới được mở
      Khi nhà điều hành xáo lại bài sau <lỗi>
      Thì có xáo bài
      Và bàn nhận việc đó

      Dữ liệu:
        | lỗi          |
        | lỗi do người |
        | lỗi kỹ thuật |
