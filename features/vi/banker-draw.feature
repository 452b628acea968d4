# language: vi
Tính năng: Lá bài thứ ba của cửa Cái
  Cửa Cái đến lượt sau cửa Con. Nếu cửa Con dừng, chỉ xét tổng điểm của chính cửa Cái.
  Nếu cửa Con rút, xét thêm điểm của lá bài thứ ba bên cửa Con.

  @rule.DRAW-BS0 @rule.DRAW-BS1 @rule.DRAW-BS2 @rule.DRAW-BS3 @rule.DRAW-BS4 @rule.DRAW-BS5
  Quy tắc: Nếu cửa Con dừng, cửa Cái có từ 0 đến 5 điểm thì rút

    @id.BANKER-STOOD-01
    Khung tình huống: Cửa Con dừng ở <cửa Con> điểm, cửa Cái rút ở <cửa Cái> điểm
      Biết hộp bài chia K♠ <lá thứ nhất> <lá bài> <lá thứ hai> A♦
      Khi chơi một ván
      Thì cửa Con dừng
      Và cửa Cái rút lá bài thứ ba
      Và cửa Cái có <lá thứ nhất> <lá thứ hai> A♦, được <điểm cuối> điểm

      Dữ liệu: Cửa Con dừng ở sáu điểm
        | cửa Con | lá bài | cửa Cái | lá thứ nhất | lá thứ hai | điểm cuối |
        | 6       | 6♥     | 0       | K♦          | 10♣        | 1         |
        | 6       | 6♥     | 1       | 5♦          | 6♣         | 2         |
        | 6       | 6♥     | 2       | J♦          | 2♣         | 3         |
        | 6       | 6♥     | 3       | 9♦          | 4♣         | 4         |
        | 6       | 6♥     | 4       | A♦          | 3♣         | 5         |
        | 6       | 6♥     | 5       | 8♦          | 7♣         | 6         |

      Dữ liệu: Cửa Con dừng ở bảy điểm
        | cửa Con | lá bài | cửa Cái | lá thứ nhất | lá thứ hai | điểm cuối |
        | 7       | 7♥     | 0       | 3♦          | 7♣         | 1         |
        | 7       | 7♥     | 1       | A♦          | Q♣         | 2         |
        | 7       | 7♥     | 2       | 4♦          | 8♣         | 3         |
        | 7       | 7♥     | 3       | A♦          | 2♣         | 4         |
        | 7       | 7♥     | 4       | K♦          | 4♣         | 5         |
        | 7       | 7♥     | 5       | 2♦          | 3♣         | 6         |

  @rule.DRAW-BS6 @rule.DRAW-BS7
  Quy tắc: Nếu cửa Con dừng, cửa Cái có 6 hoặc 7 điểm thì dừng
    Quy tắc dành cho khi cửa Con đã rút không áp dụng ở đây: cửa Cái có sáu điểm vẫn dừng, dù lá bài cuối của cửa Con là lá sáu hay lá bảy.

    @id.BANKER-STOOD-02
    Khung tình huống: Cửa Con dừng ở <cửa Con> điểm, cửa Cái dừng ở <cửa Cái> điểm (<lá thứ nhất> <lá thứ hai>)
      Biết hộp bài chia K♠ <lá thứ nhất> <lá bài> <lá thứ hai> A♦
      Khi chơi một ván
      Thì cửa Con dừng
      Và cửa Cái dừng
      Và cửa Cái có <lá thứ nhất> <lá thứ hai>, được <cửa Cái> điểm

      Dữ liệu: Cửa Con dừng ở sáu điểm
        | cửa Con | lá bài | cửa Cái | lá thứ nhất | lá thứ hai |
        | 6       | 6♥     | 6       | K♦          | 6♣         |
        | 6       | 6♥     | 6       | 8♦          | 8♣         |
        | 6       | 6♥     | 7       | 3♦          | 4♣         |

      Dữ liệu: Cửa Con dừng ở bảy điểm
        | cửa Con | lá bài | cửa Cái | lá thứ nhất | lá thứ hai |
        | 7       | 7♥     | 6       | 5♦          | A♣         |
        | 7       | 7♥     | 7       | Q♦          | 7♣         |
        | 7       | 7♥     | 7       | 8♦          | 9♣         |

  @rule.DRAW-B0
  Quy tắc: Cửa Cái có 0 điểm thì rút, bất kể lá bài thứ ba của cửa Con

    @id.BANKER-DRAW-0
    Khung tình huống: Cửa Cái có 0 điểm, cửa Con rút được <lá thứ ba>
      Biết hộp bài chia 2♠ K♦ 3♥ Q♣ <lá thứ ba> 5♠
      Khi chơi một ván
      Thì cửa Con rút lá bài thứ ba
      Và cửa Cái rút lá bài thứ ba

      Dữ liệu:
        | lá thứ ba |
        | 10♦       |
        | J♦        |
        | Q♦        |
        | K♦        |
        | A♦        |
        | 2♦        |
        | 3♦        |
        | 4♦        |
        | 5♦        |
        | 6♦        |
        | 7♦        |
        | 8♦        |
        | 9♦        |

  @rule.DRAW-B1
  Quy tắc: Cửa Cái có 1 điểm thì rút, bất kể lá bài thứ ba của cửa Con

    @id.BANKER-DRAW-1
    Khung tình huống: Cửa Cái có 1 điểm, cửa Con rút được <lá thứ ba>
      Biết hộp bài chia A♠ 10♦ 3♥ A♣ <lá thứ ba> 5♠
      Khi chơi một ván
      Thì cửa Con rút lá bài thứ ba
      Và cửa Cái rút lá bài thứ ba

      Dữ liệu:
        | lá thứ ba |
        | 10♦       |
        | J♦        |
        | Q♦        |
        | K♦        |
        | A♦        |
        | 2♦        |
        | 3♦        |
        | 4♦        |
        | 5♦        |
        | 6♦        |
        | 7♦        |
        | 8♦        |
        | 9♦        |

  @rule.DRAW-B2
  Quy tắc: Cửa Cái có 2 điểm thì rút, bất kể lá bài thứ ba của cửa Con

    @id.BANKER-DRAW-2
    Khung tình huống: Cửa Cái có 2 điểm, cửa Con rút được <lá thứ ba>
      Biết hộp bài chia 9♠ 7♦ 4♥ 5♣ <lá thứ ba> 5♠
      Khi chơi một ván
      Thì cửa Con rút lá bài thứ ba
      Và cửa Cái rút lá bài thứ ba

      Dữ liệu:
        | lá thứ ba |
        | 10♦       |
        | J♦        |
        | Q♦        |
        | K♦        |
        | A♦        |
        | 2♦        |
        | 3♦        |
        | 4♦        |
        | 5♦        |
        | 6♦        |
        | 7♦        |
        | 8♦        |
        | 9♦        |

  @rule.DRAW-B3
  Quy tắc: Cửa Cái có 3 điểm thì rút, trừ khi cửa Con rút được lá 8

    @id.BANKER-DRAW-3
    Khung tình huống: Cửa Cái có 3 điểm, cửa Con rút được <lá thứ ba>: cửa Cái <rút hay dừng>
      Biết hộp bài chia K♠ A♦ 2♥ 2♣ <lá thứ ba> 5♠
      Khi chơi một ván
      Thì cửa Con rút lá bài thứ ba
      Và cửa Cái <rút hay dừng>

      Dữ liệu:
        | lá thứ ba | rút hay dừng      |
        | 10♦       | rút lá bài thứ ba |
        | J♦        | rút lá bài thứ ba |
        | Q♦        | rút lá bài thứ ba |
        | K♦        | rút lá bài thứ ba |
        | A♦        | rút lá bài thứ ba |
        | 2♦        | rút lá bài thứ ba |
        | 3♦        | rút lá bài thứ ba |
        | 4♦        | rút lá bài thứ ba |
        | 5♦        | rút lá bài thứ ba |
        | 6♦        | rút lá bài thứ ba |
        | 7♦        | rút lá bài thứ ba |
        | 8♦        | dừng              |
        | 9♦        | rút lá bài thứ ba |

    @id.BANKER-DRAW-3-CARD
    Tình huống: Xét lá bài thứ ba của cửa Con, không xét tổng điểm cửa Con
      Biết hộp bài chia K♠ A♦ 5♥ 2♣ 3♦ 5♠
      Khi chơi một ván
      Thì cửa Con có K♠ 5♥ 3♦, được 8 điểm
      Và cửa Cái rút lá bài thứ ba

  @rule.DRAW-B4
  Quy tắc: Cửa Cái có 4 điểm thì rút nếu lá bài thứ ba của cửa Con tính từ 2 đến 7 điểm

    @id.BANKER-DRAW-4
    Khung tình huống: Cửa Cái có 4 điểm, cửa Con rút được <lá thứ ba>: cửa Cái <rút hay dừng>
      Biết hộp bài chia A♠ 9♦ K♥ 5♣ <lá thứ ba> 5♠
      Khi chơi một ván
      Thì cửa Con rút lá bài thứ ba
      Và cửa Cái <rút hay dừng>

      Dữ liệu:
        | lá thứ ba | rút hay dừng      |
        | 10♦       | dừng              |
        | J♦        | dừng              |
        | Q♦        | dừng              |
        | K♦        | dừng              |
        | A♦        | dừng              |
        | 2♦        | rút lá bài thứ ba |
        | 3♦        | rút lá bài thứ ba |
        | 4♦        | rút lá bài thứ ba |
        | 5♦        | rút lá bài thứ ba |
        | 6♦        | rút lá bài thứ ba |
        | 7♦        | rút lá bài thứ ba |
        | 8♦        | dừng              |
        | 9♦        | dừng              |

  @rule.DRAW-B5
  Quy tắc: Cửa Cái có 5 điểm thì rút nếu lá bài thứ ba của cửa Con tính từ 4 đến 7 điểm

    @id.BANKER-DRAW-5
    Khung tình huống: Cửa Cái có 5 điểm, cửa Con rút được <lá thứ ba>: cửa Cái <rút hay dừng>
      Biết hộp bài chia 2♠ J♦ 2♥ 5♣ <lá thứ ba> 5♠
      Khi chơi một ván
      Thì cửa Con rút lá bài thứ ba
      Và cửa Cái <rút hay dừng>

      Dữ liệu:
        | lá thứ ba | rút hay dừng      |
        | 10♦       | dừng              |
        | J♦        | dừng              |
        | Q♦        | dừng              |
        | K♦        | dừng              |
        | A♦        | dừng              |
        | 2♦        | dừng              |
        | 3♦        | dừng              |
        | 4♦        | rút lá bài thứ ba |
        | 5♦        | rút lá bài thứ ba |
        | 6♦        | rút lá bài thứ ba |
        | 7♦        | rút lá bài thứ ba |
        | 8♦        | dừng              |
        | 9♦        | dừng              |

  @rule.DRAW-B6
  Quy tắc: Cửa Cái có 6 điểm thì rút nếu lá bài thứ ba của cửa Con tính 6 hoặc 7 điểm

    @id.BANKER-DRAW-6
    Khung tình huống: Cửa Cái có 6 điểm, cửa Con rút được <lá thứ ba>: cửa Cái <rút hay dừng>
      Biết hộp bài chia 10♠ 2♦ 5♥ 4♣ <lá thứ ba> 5♠
      Khi chơi một ván
      Thì cửa Con rút lá bài thứ ba
      Và cửa Cái <rút hay dừng>

      Dữ liệu:
        | lá thứ ba | rút hay dừng      |
        | 10♦       | dừng              |
        | J♦        | dừng              |
        | Q♦        | dừng              |
        | K♦        | dừng              |
        | A♦        | dừng              |
        | 2♦        | dừng              |
        | 3♦        | dừng              |
        | 4♦        | dừng              |
        | 5♦        | dừng              |
        | 6♦        | rút lá bài thứ ba |
        | 7♦        | rút lá bài thứ ba |
        | 8♦        | dừng              |
        | 9♦        | dừng              |

  @rule.DRAW-B7
  Quy tắc: Cửa Cái có 7 điểm thì dừng, bất kể lá bài thứ ba của cửa Con

    @id.BANKER-DRAW-7
    Khung tình huống: Cửa Cái có 7 điểm, cửa Con rút được <lá thứ ba>
      Biết hộp bài chia A♠ 3♦ 2♥ 4♣ <lá thứ ba> 5♠
      Khi chơi một ván
      Thì cửa Con rút lá bài thứ ba
      Và cửa Cái dừng

      Dữ liệu:
        | lá thứ ba |
        | 10♦       |
        | J♦        |
        | Q♦        |
        | K♦        |
        | A♦        |
        | 2♦        |
        | 3♦        |
        | 4♦        |
        | 5♦        |
        | 6♦        |
        | 7♦        |
        | 8♦        |
        | 9♦        |
