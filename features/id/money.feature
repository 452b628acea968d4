# language: id
Fitur: Perhitungan uang
  Pembayaran setiap taruhan dihitung tepat. Komisi hanya dipotong dari kemenangan, dan hanya satu meja yang membulatkan.

  @rule.COMMISSION-SBO
  Aturan: Di meja SBO yang berkomisi, 5 persen dari kemenangan taruhan Banker dipotong sebagai komisi

    @id.COMMISSION-SBO-01
    Skenario: Di meja SBO, taruhan Banker yang menang dipotong 5 persen dari kemenangannya
      Diketahui shoe membagikan 2♠ 3♦ 4♥ 4♣
      Ketika ronde dimainkan dengan 200,00 pada Banker
      Maka taruhan Banker menang 190,00
      Dan total pembayaran untuk Banker adalah 390,00

    @id.COMMISSION-SBO-02
    Skenario: Di meja SBO, taruhan Banker yang dikembalikan tidak punya kemenangan dan tidak kena komisi
      Diketahui shoe membagikan K♠ 3♦ 7♥ 4♣
      Ketika ronde dimainkan dengan 200,00 pada Banker
      Maka taruhan Banker dikembalikan
      Dan total pembayaran untuk Banker adalah 200,00

    @id.COMMISSION-SBO-03
    Skenario: Di meja SBO, taruhan Banker yang kalah hanya kehilangan uang taruhannya
      Diketahui shoe membagikan K♠ 6♦ 7♥ Q♣
      Ketika ronde dimainkan dengan 200,00 pada Banker
      Maka taruhan Banker kalah
      Dan total pembayaran untuk Banker adalah 0,00

    @id.COMMISSION-SBO-04
    Skenario: Di meja SBO, taruhan Player yang menang tidak kena komisi
      Diketahui shoe membagikan K♠ 6♦ 7♥ Q♣
      Ketika ronde dimainkan dengan 200,00 pada Player
      Maka taruhan Player menang 200,00

    @id.COMMISSION-SBO-05
    Skenario: Di meja SBO, taruhan sampingan pada Banker tidak kena komisi
      Diketahui shoe membagikan K♠ K♦ 6♥ 9♣
      Ketika ronde dimainkan dengan 200,00 pada Dragon Bonus Banker
      Maka taruhan Dragon Bonus Banker menang 200,00

  @rule.COMMISSION-BAKARAT
  Aturan: Di meja bakarat, 5 persen dari kemenangan taruhan Banker dipotong sebagai komisi

    @id.COMMISSION-BAKARAT-01
    Skenario: Di meja bakarat, taruhan Banker yang menang dipotong 5 persen dari kemenangannya
      Diketahui shoe membagikan 2♠ 3♦ 4♥ 4♣
      Ketika ronde dimainkan dengan 200,00 pada Banker
      Maka taruhan Banker menang 190,00
      Dan total pembayaran untuk Banker adalah 390,00

    @id.COMMISSION-BAKARAT-02
    Skenario: Di meja bakarat, taruhan Banker yang dikembalikan tidak punya kemenangan dan tidak kena komisi
      Diketahui shoe membagikan K♠ 3♦ 7♥ 4♣
      Ketika ronde dimainkan dengan 200,00 pada Banker
      Maka taruhan Banker dikembalikan
      Dan total pembayaran untuk Banker adalah 200,00

    @id.COMMISSION-BAKARAT-03
    Skenario: Di meja bakarat, taruhan Banker yang kalah hanya kehilangan uang taruhannya
      Diketahui shoe membagikan K♠ 6♦ 7♥ Q♣
      Ketika ronde dimainkan dengan 200,00 pada Banker
      Maka taruhan Banker kalah
      Dan total pembayaran untuk Banker adalah 0,00

    @id.COMMISSION-BAKARAT-04
    Skenario: Di meja bakarat, taruhan Player yang menang tidak kena komisi
      Diketahui shoe membagikan K♠ 6♦ 7♥ Q♣
      Ketika ronde dimainkan dengan 200,00 pada Player
      Maka taruhan Player menang 200,00

    @id.COMMISSION-BAKARAT-05
    Skenario: Di meja bakarat, taruhan sampingan pada Banker tidak kena komisi
      Diketahui shoe membagikan K♠ K♦ 6♥ 9♣
      Ketika ronde dimainkan dengan taruhan berikut
        | Dragon Bonus Banker | 200,00 |
        | Natural Banker      | 200,00 |
      Maka taruhan Dragon Bonus Banker menang 200,00
      Dan taruhan Natural Banker menang 700,00

  @rule.COMMISSION-TOUCH
  Aturan: Di meja touch, 5 persen dari kemenangan taruhan Banker dipotong sebagai komisi

    @id.COMMISSION-TOUCH-01
    Skenario: Di meja touch, taruhan Banker yang menang dipotong 5 persen dari kemenangannya
      Diketahui shoe membagikan 2♠ 3♦ 4♥ 4♣
      Ketika ronde dimainkan dengan 200,00 pada Banker
      Maka taruhan Banker menang 190,00
      Dan total pembayaran untuk Banker adalah 390,00

    @id.COMMISSION-TOUCH-02
    Skenario: Di meja touch, taruhan Banker yang dikembalikan tidak punya kemenangan dan tidak kena komisi
      Diketahui shoe membagikan K♠ 3♦ 7♥ 4♣
      Ketika ronde dimainkan dengan 200,00 pada Banker
      Maka taruhan Banker dikembalikan
      Dan total pembayaran untuk Banker adalah 200,00

    @id.COMMISSION-TOUCH-03
    Skenario: Di meja touch, taruhan Banker yang kalah hanya kehilangan uang taruhannya
      Diketahui shoe membagikan K♠ 6♦ 7♥ Q♣
      Ketika ronde dimainkan dengan 200,00 pada Banker
      Maka taruhan Banker kalah
      Dan total pembayaran untuk Banker adalah 0,00

    @id.COMMISSION-TOUCH-04
    Skenario: Di meja touch, taruhan Player yang menang tidak kena komisi
      Diketahui shoe membagikan K♠ 6♦ 7♥ Q♣
      Ketika ronde dimainkan dengan 200,00 pada Player
      Maka taruhan Player menang 200,00

  @rule.PAY-BANKER-HALF-SIX
  Aturan: Dibayar separuh pada nilai enam berarti uang taruhan kembali ditambah separuhnya, bukan separuhnya saja

    @id.MONEY-HALF-01
    Garis-Besar Skenario: <uang taruhan> pada Banker kembali menjadi <pembayaran> saat Banker menang dengan nilai enam
      Diketahui shoe membagikan 2♠ 2♦ 3♥ 4♣ 10♦
      Ketika ronde dimainkan dengan <uang taruhan> pada Banker
      Maka Banker memegang 2♦ 4♣ dengan nilai 6
      Dan taruhan Banker menang <kemenangan>
      Dan total pembayaran untuk Banker adalah <pembayaran>

      Contoh:
        | uang taruhan | kemenangan | pembayaran |
        | 10,00        | 5,00       | 15,00      |
        | 25,00        | 12,50      | 37,50      |
        | 0,50         | 0,25       | 0,75       |

  @rule.ROUNDING-TOUCH
  Aturan: Di meja touch, pembayaran untuk Banker adalah 1,95 kali uang taruhan, dibulatkan ke bawah menjadi sen yang bulat

    @id.ROUNDING-TOUCH-01
    Garis-Besar Skenario: Contoh dari halaman itu sendiri, <uang taruhan> kembali menjadi <pembayaran>
      Diketahui shoe membagikan 2♠ 3♦ 4♥ 4♣
      Ketika ronde dimainkan dengan <uang taruhan> pada Banker
      Maka Banker memenangi ronde
      Dan total pembayaran untuk Banker adalah <pembayaran>

      Contoh:
        | uang taruhan | pembayaran |
        | 0,10         | 0,19       |
        | 0,20         | 0,39       |
        | 0,30         | 0,58       |

    @id.ROUNDING-TOUCH-02
    Garis-Besar Skenario: Pecahan sen dibuang, seberapa pun besarnya (<uang taruhan> kembali menjadi <pembayaran>)
      Diketahui shoe membagikan 2♠ 3♦ 4♥ 4♣
      Ketika ronde dimainkan dengan <uang taruhan> pada Banker
      Maka Banker memenangi ronde
      Dan total pembayaran untuk Banker adalah <pembayaran>

      Contoh:
        | uang taruhan | pembayaran |
        | 0,01         | 0,01       |
        | 0,02         | 0,03       |
        | 0,05         | 0,09       |
        | 0,07         | 0,13       |
        | 0,21         | 0,40       |
        | 10,01        | 19,51      |
        | 33,33        | 64,99      |
        | 99,99        | 194,98     |

    @id.ROUNDING-TOUCH-03
    Garis-Besar Skenario: Sen yang bulat dibayar penuh, meskipun hitungan titik kambang biner kehilangan satu sen (<uang taruhan>)
      Diketahui shoe membagikan 2♠ 3♦ 4♥ 4♣
      Ketika ronde dimainkan dengan <uang taruhan> pada Banker
      Maka taruhan Banker menang <kemenangan>
      Dan total pembayaran untuk Banker adalah <pembayaran>

      Contoh:
        | uang taruhan | kemenangan | pembayaran |
        | 3,80         | 3,61       | 7,41       |
        | 4,60         | 4,37       | 8,97       |
        | 9,20         | 8,74       | 17,94      |
        | 16,40        | 15,58      | 31,98      |
        | 19,00        | 18,05      | 37,05      |
        | 21,00        | 19,95      | 40,95      |

    @id.ROUNDING-TOUCH-04
    Skenario: Taruhan yang dikembalikan tidak dibulatkan
      Diketahui shoe membagikan K♠ 3♦ 7♥ 4♣
      Ketika ronde dimainkan dengan 0,01 pada Banker
      Maka taruhan Banker dikembalikan
      Dan total pembayaran untuk Banker adalah 0,01

  @rule.MONEY-TOUCH
  Aturan: Di meja touch, uang taruhan berupa sen yang bulat dan lebih dari nol

    @id.MONEY-TOUCH-01
    Garis-Besar Skenario: Di meja touch, uang taruhan <uang taruhan> ditolak
      Diketahui shoe membagikan K♠ 6♦ 7♥ Q♣
      Ketika ronde dimainkan dengan <uang taruhan> pada Player
      Maka taruhan ditolak

      Contoh:
        | uang taruhan |
        | 0,00         |
        | 0,001        |
        | 0,005        |
        | 0,015        |
        | 10,001       |

    @id.MONEY-TOUCH-02
    Garis-Besar Skenario: Di meja touch, uang taruhan <uang taruhan> diterima
      Diketahui shoe membagikan K♠ 6♦ 7♥ Q♣
      Ketika ronde dimainkan dengan <uang taruhan> pada Player
      Maka taruhan Player menang <uang taruhan>

      Contoh:
        | uang taruhan |
        | 0,01         |
        | 0,02         |
        | 10,01        |

  @rule.MONEY-BAKARAT
  Aturan: Di kedua mode bakarat, uang taruhan berupa sen yang bulat dan lebih dari nol

    @id.MONEY-BAKARAT-01
    Garis-Besar Skenario: Di meja bakarat, uang taruhan <uang taruhan> ditolak
      Diketahui shoe membagikan K♠ 6♦ 7♥ Q♣
      Ketika ronde dimainkan dengan <uang taruhan> pada Player
      Maka taruhan ditolak

      Contoh:
        | uang taruhan |
        | 0,00         |
        | 0,005        |
        | 10,001       |

    @id.MONEY-BAKARAT-02
    Garis-Besar Skenario: Di meja bakarat, uang taruhan <uang taruhan> diterima
      Diketahui shoe membagikan K♠ 6♦ 7♥ Q♣
      Ketika ronde dimainkan dengan <uang taruhan> pada Player
      Maka taruhan Player menang <uang taruhan>

      Contoh:
        | uang taruhan |
        | 0,01         |
        | 10,01        |

  @defect.D010
  Aturan: Jika halaman tidak menyebutkan pembulatan, tidak ada yang dibulatkan

    @rule.COMMISSION-SBO @id.EXACT-COMMISSION-SBO-01
    Garis-Besar Skenario: Di meja SBO, 95 persen dari <uang taruhan> dibayar sampai pecahan sen
      Diketahui shoe membagikan 2♠ 3♦ 4♥ 4♣
      Ketika ronde dimainkan dengan <uang taruhan> pada Banker
      Maka taruhan Banker menang <kemenangan>
      Dan total pembayaran untuk Banker adalah <kembali>

      Contoh:
        | uang taruhan | kemenangan | kembali |
        | 0,01         | 0,0095     | 0,0195  |
        | 0,21         | 0,1995     | 0,4095  |
        | 33,33        | 31,6635    | 64,9935 |

    @rule.COMMISSION-BAKARAT @id.EXACT-COMMISSION-BAKARAT-01
    Garis-Besar Skenario: Di meja bakarat, 95 persen dari <uang taruhan> dibayar sampai pecahan sen
      Diketahui shoe membagikan 2♠ 3♦ 4♥ 4♣
      Ketika ronde dimainkan dengan <uang taruhan> pada Banker
      Maka taruhan Banker menang <kemenangan>
      Dan total pembayaran untuk Banker adalah <kembali>

      Contoh:
        | uang taruhan | kemenangan | kembali |
        | 0,01         | 0,0095     | 0,0195  |
        | 0,21         | 0,1995     | 0,4095  |
        | 33,33        | 31,6635    | 64,9935 |

    @rule.PAY-BANKER-NET-WIN @id.EXACT-BANKER-NET-01
    Garis-Besar Skenario: Di meja big-small, 95 persen dari <uang taruhan> dibayar sampai pecahan sen
      Diketahui shoe membagikan 2♠ 3♦ 4♥ 4♣
      Ketika ronde dimainkan dengan <uang taruhan> pada Banker
      Maka taruhan Banker menang <kemenangan>
      Dan total pembayaran untuk Banker adalah <kembali>

      Contoh:
        | uang taruhan | kemenangan | kembali |
        | 0,01         | 0,0095     | 0,0195  |
        | 0,21         | 0,1995     | 0,4095  |
        | 33,33        | 31,6635    | 64,9935 |

    @rule.PAY-BANKER-HALF-SIX @id.EXACT-BANKER-HALF-01
    Garis-Besar Skenario: Setengah dari <uang taruhan> dibayar sampai pecahan sen
      Diketahui shoe membagikan 2♠ 2♦ 3♥ 4♣ 10♦
      Ketika ronde dimainkan dengan <uang taruhan> pada Banker
      Maka taruhan Banker menang <kemenangan>
      Dan total pembayaran untuk Banker adalah <kembali>

      Contoh:
        | uang taruhan | kemenangan | kembali |
        | 0,01         | 0,005      | 0,015   |
        | 0,03         | 0,015      | 0,045   |
        | 33,33        | 16,665     | 49,995  |

    @rule.PAY-BIG-WIN @id.EXACT-BIG-01
    Garis-Besar Skenario: Besar membayar 53 persen dari <uang taruhan> sampai pecahan sen
      Diketahui shoe membagikan 2♠ 2♦ 3♥ 4♣ 10♦
      Ketika ronde dimainkan dengan <uang taruhan> pada Besar
      Maka taruhan Besar menang <kemenangan>
      Dan total pembayaran untuk Besar adalah <kembali>

      Contoh:
        | uang taruhan | kemenangan | kembali |
        | 0,01         | 0,0053     | 0,0153  |
        | 0,03         | 0,0159     | 0,0459  |
        | 33,33        | 17,6649    | 50,9949 |

    @rule.PAY-SMALL-WIN @id.EXACT-SMALL-01
    Garis-Besar Skenario: Kecil membayar 145 persen dari <uang taruhan> sampai pecahan sen
      Diketahui shoe membagikan 2♠ 3♦ 4♥ 4♣
      Ketika ronde dimainkan dengan <uang taruhan> pada Kecil
      Maka taruhan Kecil menang <kemenangan>
      Dan total pembayaran untuk Kecil adalah <kembali>

      Contoh:
        | uang taruhan | kemenangan | kembali |
        | 0,01         | 0,0145     | 0,0245  |
        | 0,03         | 0,0435     | 0,0735  |
        | 33,33        | 48,3285    | 81,6585 |

    @rule.PAY-NATURAL-WIN @id.EXACT-NATURAL-01
    Garis-Besar Skenario: Natural Player membayar 350 persen dari <uang taruhan> sampai pecahan sen
      Diketahui shoe membagikan 9♠ 2♦ K♥ 5♣
      Ketika ronde dimainkan dengan <uang taruhan> pada Natural Player
      Maka taruhan Natural Player menang <kemenangan>
      Dan total pembayaran untuk Natural Player adalah <kembali>

      Contoh:
        | uang taruhan | kemenangan | kembali |
        | 0,01         | 0,035      | 0,045   |
        | 0,03         | 0,105      | 0,135   |
        | 33,33        | 116,655    | 149,985 |
