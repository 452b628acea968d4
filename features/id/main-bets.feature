# language: id
Fitur: Player, Seri, dan Banker
  Tiga taruhan utama menebak hasil ronde. Saat seri, taruhan pada Player dan Banker dikembalikan: tidak ada tangan yang menang atau kalah.

  @rule.PAY-PLAYER-WIN
  Aturan: Taruhan Player dibayar 1 banding 1 saat Player menang

    @id.MAIN-PLAYER-01
    Skenario: Taruhan 10 di Player menang 10
      Diketahui shoe membagikan K♠ 6♦ 7♥ Q♣
      Ketika ronde dimainkan dengan 10,00 pada Player
      Maka Player memegang K♠ 7♥ dengan nilai 7
      Dan Banker memegang 6♦ Q♣ dengan nilai 6
      Dan taruhan Player menang 10,00
      Dan total pembayaran untuk Player adalah 20,00

    @id.MAIN-PLAYER-02
    Garis-Besar Skenario: Player menang <Player>–<Banker>, dibayar 1 banding 1
      Diketahui shoe membagikan <urutan>
      Ketika ronde dimainkan dengan 10,00 pada Player
      Maka Player memenangi ronde
      Dan Player dibayar 1 banding 1

      Contoh:
        | Player | Banker | urutan            |
        | 1      | 0      | K♠ 2♦ Q♥ K♣ A♦ 8♠ |
        | 6      | 5      | 2♠ A♦ 4♥ 2♣ 2♦    |
        | 9      | 8      | 2♠ A♦ 3♥ 2♣ 4♦ 5♠ |
        | 9      | 0      | 4♠ K♦ 5♥ Q♣       |

  @rule.PAY-PLAYER-TIE
  Aturan: Taruhan Player dikembalikan saat seri

    @id.MAIN-PLAYER-03
    Garis-Besar Skenario: Taruhan Player dikembalikan saat kedua tangan bernilai <nilai>
      Diketahui shoe membagikan <urutan>
      Ketika ronde dimainkan dengan 10,00 pada Player
      Maka taruhan Player dikembalikan
      Dan total pembayaran untuk Player adalah 10,00

      Contoh:
        | nilai | urutan             |
        | 0     | K♠ 2♦ 10♥ A♣ J♦ 7♠ |
        | 6     | 2♠ K♦ 4♥ 6♣        |
        | 9     | 4♠ Q♦ 5♥ 9♣        |

  @rule.PAY-PLAYER-LOSS
  Aturan: Taruhan Player kalah saat Banker menang

    @id.MAIN-PLAYER-04
    Garis-Besar Skenario: Taruhan Player kalah saat Banker menang <Banker>–<Player>
      Diketahui shoe membagikan <urutan>
      Ketika ronde dimainkan dengan 10,00 pada Player
      Maka taruhan Player kalah

      Contoh:
        | Player | Banker | urutan          |
        | 6      | 7      | 2♠ 3♦ 4♥ 4♣     |
        | 5      | 6      | 2♠ 2♦ 3♥ 4♣ 10♦ |
        | 8      | 9      | 3♠ 2♦ 5♥ 7♣     |

  @rule.PAY-TIE-WIN
  Aturan: Taruhan Seri dibayar 8 banding 1 saat nilai kedua tangan sama

    @id.MAIN-TIE-01
    Skenario: Taruhan 10 di Seri menang 80
      Diketahui shoe membagikan K♠ 3♦ 7♥ 4♣
      Ketika ronde dimainkan dengan 10,00 pada Seri
      Maka Player memegang K♠ 7♥ dengan nilai 7
      Dan Banker memegang 3♦ 4♣ dengan nilai 7
      Dan taruhan Seri menang 80,00
      Dan total pembayaran untuk Seri adalah 90,00

    @id.MAIN-TIE-02
    Garis-Besar Skenario: Seri pada nilai <nilai> dibayar 8 banding 1
      Diketahui shoe membagikan <urutan>
      Ketika ronde dimainkan dengan 10,00 pada Seri
      Maka Seri dibayar 8 banding 1

      Contoh:
        | nilai | urutan             |
        | 0     | K♠ 2♦ 10♥ A♣ J♦ 7♠ |
        | 6     | 2♠ K♦ 4♥ 6♣        |
        | 8     | K♠ 3♦ 8♥ 5♣        |
        | 9     | 4♠ Q♦ 5♥ 9♣        |

  @rule.PAY-TIE-LOSS
  Aturan: Taruhan Seri kalah saat salah satu tangan menang, meskipun hanya selisih satu poin

    @id.MAIN-TIE-03
    Garis-Besar Skenario: Taruhan Seri kalah saat <pemenang> menang dengan selisih <selisih>
      Diketahui shoe membagikan <urutan>
      Ketika ronde dimainkan dengan 10,00 pada Seri
      Maka <pemenang> memenangi ronde
      Dan selisihnya <selisih> poin
      Dan taruhan Seri kalah

      Contoh:
        | pemenang | selisih | urutan      |
        | Player   | 1       | K♠ 6♦ 7♥ Q♣ |
        | Player   | 9       | 4♠ K♦ 5♥ Q♣ |
        | Banker   | 1       | 3♠ 2♦ 5♥ 7♣ |
        | Banker   | 9       | K♠ 4♦ Q♥ 5♣ |

  @rule.PAY-BANKER-COMMISSION-WIN
  Aturan: Di meja berkomisi, taruhan Banker dibayar 1 banding 1, dipotong 5 persen dari kemenangannya

    @id.MAIN-BANKER-COMMISSION-01
    Skenario: Seratus pada Banker menang sembilan puluh lima
      Diketahui shoe membagikan 2♠ 3♦ 4♥ 4♣
      Ketika ronde dimainkan dengan 100,00 pada Banker
      Maka Player memegang 2♠ 4♥ dengan nilai 6
      Dan Banker memegang 3♦ 4♣ dengan nilai 7
      Dan taruhan Banker menang 95,00
      Dan total pembayaran untuk Banker adalah 195,00

    @id.MAIN-BANKER-COMMISSION-02
    Garis-Besar Skenario: Banker menang <Banker>–<Player>, dibayar tepat 95%
      Diketahui shoe membagikan <urutan>
      Ketika ronde dimainkan dengan 100,00 pada Banker
      Maka Banker memenangi ronde
      Dan taruhan Banker menang 95,00

      Contoh:
        | Banker | Player | urutan            |
        | 1      | 0      | 4♠ K♦ 6♥ 2♣ Q♦ 9♠ |
        | 6      | 5      | 2♠ 2♦ 3♥ 4♣ 10♦   |
        | 6      | 3      | A♠ A♦ K♥ 3♣ 2♦ 2♠ |
        | 8      | 0      | 5♠ 3♦ 5♥ 5♣       |
        | 9      | 7      | K♠ 2♦ 7♥ 3♣ 4♦    |

  @rule.PAY-BANKER-COMMISSION-TIE
  Aturan: Di meja berkomisi, taruhan Banker dikembalikan utuh saat seri

    @id.MAIN-BANKER-COMMISSION-03
    Garis-Besar Skenario: Taruhan Banker dikembalikan tanpa potongan komisi saat kedua tangan bernilai <nilai>
      Diketahui shoe membagikan <urutan>
      Ketika ronde dimainkan dengan 100,00 pada Banker
      Maka taruhan Banker dikembalikan
      Dan total pembayaran untuk Banker adalah 100,00

      Contoh:
        | nilai | urutan             |
        | 0     | K♠ 2♦ 10♥ A♣ J♦ 7♠ |
        | 6     | 2♠ K♦ 4♥ 6♣        |
        | 8     | K♠ 3♦ 8♥ 5♣        |

  @rule.PAY-BANKER-COMMISSION-LOSS
  Aturan: Di meja berkomisi, taruhan Banker kalah saat Player menang

    @id.MAIN-BANKER-COMMISSION-04
    Garis-Besar Skenario: Di meja berkomisi, taruhan Banker kalah saat Player menang <Player>–<Banker>
      Diketahui shoe membagikan <urutan>
      Ketika ronde dimainkan dengan 100,00 pada Banker
      Maka taruhan Banker kalah

      Contoh:
        | Banker | Player | urutan            |
        | 6      | 7      | K♠ 6♦ 7♥ Q♣       |
        | 8      | 9      | 4♠ K♦ 5♥ 8♣       |
        | 0      | 1      | K♠ 2♦ Q♥ K♣ A♦ 8♠ |

  @rule.PAY-BANKER-HALF-SIX
  Aturan: Di meja tanpa komisi, taruhan Banker dibayar separuh saat Banker menang dengan nilai enam

    @id.MAIN-BANKER-HALF-01
    Skenario: Taruhan 10 di Banker menang 5 jika Banker menang dengan 6 dari dua kartu
      Diketahui shoe membagikan 2♠ 2♦ 3♥ 4♣ 10♦
      Ketika ronde dimainkan dengan 10,00 pada Banker
      Maka Player memegang 2♠ 3♥ 10♦ dengan nilai 5
      Dan Banker memegang 2♦ 4♣ dengan nilai 6
      Dan Banker dibayar 1 banding 2
      Dan taruhan Banker menang 5,00

    @id.MAIN-BANKER-HALF-02
    Skenario: Taruhan 10 di Banker menang 5 jika Banker menang dengan 6 dari tiga kartu
      Diketahui shoe membagikan A♠ A♦ K♥ 3♣ 2♦ 2♠
      Ketika ronde dimainkan dengan 10,00 pada Banker
      Maka Player memegang A♠ K♥ 2♦ dengan nilai 3
      Dan Banker memegang A♦ 3♣ 2♠ dengan nilai 6
      Dan Banker dibayar 1 banding 2
      Dan taruhan Banker menang 5,00

  @rule.PAY-BANKER-HALF-WIN
  Aturan: Di meja tanpa komisi, taruhan Banker dibayar 1 banding 1 saat Banker menang dengan nilai lain

    @id.MAIN-BANKER-HALF-03
    Garis-Besar Skenario: Di meja tanpa komisi, Banker menang <Banker>–<Player>, dibayar penuh
      Diketahui shoe membagikan <urutan>
      Ketika ronde dimainkan dengan 10,00 pada Banker
      Maka Banker memenangi ronde
      Dan Banker dibayar 1 banding 1
      Dan taruhan Banker menang 10,00

      Contoh:
        | Banker | Player | urutan             |
        | 1      | 0      | 4♠ K♦ 6♥ 2♣ Q♦ 9♠  |
        | 2      | 1      | A♠ 2♦ K♥ J♣ Q♦ 10♠ |
        | 3      | 2      | 10♠ A♦ 2♥ K♣ Q♦ 2♠ |
        | 4      | 3      | K♠ J♦ 3♥ 4♣ 10♦    |
        | 5      | 4      | A♠ 2♦ 3♥ 3♣ K♦     |
        | 7      | 6      | 2♠ 3♦ 4♥ 4♣        |
        | 8      | 0      | 5♠ 3♦ 5♥ 5♣        |
        | 8      | 7      | K♠ 2♦ 7♥ 2♣ 4♦     |
        | 9      | 6      | K♠ 2♦ 6♥ 7♣        |
        | 9      | 7      | K♠ 2♦ 7♥ 3♣ 4♦     |

  @rule.PAY-BANKER-HALF-TIE
  Aturan: Di meja tanpa komisi, taruhan Banker dikembalikan saat seri, juga pada nilai enam

    @id.MAIN-BANKER-HALF-04
    Garis-Besar Skenario: Di meja tanpa komisi, taruhan Banker dikembalikan saat kedua tangan bernilai <nilai>
      Diketahui shoe membagikan <urutan>
      Ketika ronde dimainkan dengan 10,00 pada Banker
      Maka taruhan Banker dikembalikan
      Dan total pembayaran untuk Banker adalah 10,00

      Contoh:
        | nilai | urutan             |
        | 0     | K♠ 2♦ 10♥ A♣ J♦ 7♠ |
        | 6     | 2♠ K♦ 4♥ 6♣        |
        | 9     | 4♠ Q♦ 5♥ 9♣        |

  @rule.PAY-BANKER-HALF-LOSS
  Aturan: Di meja tanpa komisi, taruhan Banker kalah saat Player menang

    @id.MAIN-BANKER-HALF-05
    Garis-Besar Skenario: Di meja tanpa komisi, taruhan Banker kalah saat Player menang <Player>–<Banker>
      Diketahui shoe membagikan <urutan>
      Ketika ronde dimainkan dengan 10,00 pada Banker
      Maka taruhan Banker kalah

      Contoh:
        | Banker | Player | urutan         |
        | 6      | 7      | K♠ 6♦ 7♥ Q♣    |
        | 5      | 6      | 2♠ A♦ 4♥ 2♣ 2♦ |
        | 8      | 9      | 4♠ K♦ 5♥ 8♣    |

  @rule.PAY-BANKER-NET-WIN
  Aturan: Di meja yang menulis rasio bersih, taruhan Banker dibayar 0,95 banding 1

    @id.MAIN-BANKER-NET-01
    Garis-Besar Skenario: Menurut rasio bersih, Banker menang <Banker>–<Player>, dibayar 0,95 banding 1
      Diketahui shoe membagikan <urutan>
      Ketika ronde dimainkan dengan 100,00 pada Banker
      Maka Banker memenangi ronde
      Dan Banker dibayar 0,95 banding 1
      Dan taruhan Banker menang 95,00

      Contoh:
        | Banker | Player | urutan          |
        | 7      | 6      | 2♠ 3♦ 4♥ 4♣     |
        | 6      | 5      | 2♠ 2♦ 3♥ 4♣ 10♦ |
        | 9      | 8      | 3♠ 2♦ 5♥ 7♣     |

  @rule.PAY-BANKER-NET-TIE
  Aturan: Di meja yang menulis rasio bersih, taruhan Banker dikembalikan saat seri

    @id.MAIN-BANKER-NET-02
    Garis-Besar Skenario: Menurut rasio bersih, taruhan Banker dikembalikan saat kedua tangan bernilai <nilai>
      Diketahui shoe membagikan <urutan>
      Ketika ronde dimainkan dengan 100,00 pada Banker
      Maka taruhan Banker dikembalikan
      Dan total pembayaran untuk Banker adalah 100,00

      Contoh:
        | nilai | urutan      |
        | 6     | 2♠ K♦ 4♥ 6♣ |
        | 8     | K♠ 3♦ 8♥ 5♣ |

  @rule.PAY-BANKER-NET-LOSS
  Aturan: Di meja yang menulis rasio bersih, taruhan Banker kalah saat Player menang

    @id.MAIN-BANKER-NET-03
    Garis-Besar Skenario: Menurut rasio bersih, taruhan Banker kalah saat Player menang <Player>–<Banker>
      Diketahui shoe membagikan <urutan>
      Ketika ronde dimainkan dengan 100,00 pada Banker
      Maka taruhan Banker kalah

      Contoh:
        | Banker | Player | urutan      |
        | 6      | 7      | K♠ 6♦ 7♥ Q♣ |
        | 8      | 9      | 4♠ K♦ 5♥ 8♣ |
