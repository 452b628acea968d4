# language: vi
Tính năng: Khiếu nại
  Khiếu nại về kết quả ở các bàn SBO phải nêu những gì cần để tìm lại ván, và phải đến khi video bằng chứng của ván vẫn còn được lưu.

  @rule.COMPLAINT-SBO-FIELDS
  Quy tắc: Khiếu nại nêu mã người chơi, ngày giờ, người chia bài, mã bàn và mã ván

    @id.COMPLAINT-01
    Tình huống: Khiếu nại nêu đủ các mục thì được tiếp nhận
      Khi người chơi gửi khiếu nại sau sự việc 01:00:00, nêu mã người chơi, ngày giờ, người chia bài, mã bàn, mã ván
      Thì khiếu nại được tiếp nhận

    @rule.COMPLAINT-SBO-INCOMPLETE @id.COMPLAINT-02
    Khung tình huống: Khiếu nại thiếu <mục thiếu> thì bị từ chối
      Khi người chơi gửi khiếu nại sau sự việc 01:00:00, nêu <mục đã nêu>
      Thì khiếu nại bị từ chối vì thiếu thông tin

      Dữ liệu:
        | mục thiếu      | mục đã nêu                                      |
        | mã người chơi  | ngày giờ, người chia bài, mã bàn, mã ván        |
        | ngày giờ       | mã người chơi, người chia bài, mã bàn, mã ván   |
        | người chia bài | mã người chơi, ngày giờ, mã bàn, mã ván         |
        | mã bàn         | mã người chơi, ngày giờ, người chia bài, mã ván |
        | mã ván         | mã người chơi, ngày giờ, người chia bài, mã bàn |

  Quy tắc: Khiếu nại được gửi chậm nhất hai mươi bốn giờ sau sự việc

    @rule.COMPLAINT-SBO-DEADLINE @rule.COMPLAINT-SBO-VIDEO @id.COMPLAINT-03
    Khung tình huống: Khiếu nại gửi <thời gian> sau sự việc là đúng hạn, và video bằng chứng vẫn được lưu
      Khi người chơi gửi khiếu nại sau sự việc <thời gian>, nêu mã người chơi, ngày giờ, người chia bài, mã bàn, mã ván
      Thì khiếu nại được tiếp nhận
      Và video bằng chứng vẫn được lưu

      Dữ liệu:
        | thời gian |
        | 00:00:00  |
        | 23:59:59  |
        | 24:00:00  |

    @rule.COMPLAINT-SBO-LATE @rule.COMPLAINT-SBO-DEADLINE @rule.COMPLAINT-SBO-VIDEO @id.COMPLAINT-04
    Khung tình huống: Khiếu nại gửi <thời gian> sau sự việc là quá hạn, và video bằng chứng không còn
      Khi người chơi gửi khiếu nại sau sự việc <thời gian>, nêu mã người chơi, ngày giờ, người chia bài, mã bàn, mã ván
      Thì khiếu nại bị từ chối vì quá hạn
      Và video bằng chứng không còn được lưu

      Dữ liệu:
        | thời gian |
        | 24:00:01  |
        | 48:00:00  |

    @rule.COMPLAINT-SBO-LATE @rule.COMPLAINT-SBO-INCOMPLETE @id.COMPLAINT-05
    Tình huống: Khiếu nại có thể vừa thiếu thông tin vừa quá hạn
      Khi người chơi gửi khiếu nại sau sự việc 24:00:01, nêu người chia bài
      Thì khiếu nại bị từ chối vì thiếu thông tin và quá hạn
