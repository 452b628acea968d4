# language: id
Fitur: Taruhan pada Banker yang menang dengan nilai enam
  Taruhan ini hanya menang saat Banker menang, dan menang dengan nilai akhir enam. Besar pembayarannya bergantung pada jumlah kartu Banker, dua atau tiga.
  Fortune Six, Hoki Enam, dan Tiger adalah satu taruhan dengan tiga nama; begitu pula Tiger Kecil dan Hoki Enam Dua Kartu, serta Tiger Besar dan Hoki Enam Tiga Kartu.

  @rule.PAY-SIX-TWO-CARDS
  Aturan: Fortune Six, Hoki Enam, dan Tiger dibayar 12 banding 1 untuk enam dengan dua kartu

    @id.SIX-TWO-CARDS-01
    Garis-Besar Skenario: <taruhan>, enam dengan dua kartu mengalahkan lima
      Diketahui shoe membagikan 2♠ 2♦ 3♥ 4♣ 10♦
      Ketika ronde dimainkan dengan 10,00 pada <taruhan>
      Maka Player memegang 2♠ 3♥ 10♦ dengan nilai 5
      Dan Banker memegang 2♦ 4♣ dengan nilai 6
      Dan <taruhan> dibayar 12 banding 1
      Dan taruhan <taruhan> menang 120,00

      Contoh:
        | taruhan     |
        | Fortune Six |
        | Tiger       |
        | Hoki Enam   |

    @id.SIX-TWO-CARDS-02
    Garis-Besar Skenario: <taruhan>, enam dengan dua kartu mengalahkan nol
      Diketahui shoe membagikan 4♠ K♦ 6♥ 6♣ Q♦
      Ketika ronde dimainkan dengan 10,00 pada <taruhan>
      Maka Player memegang 4♠ 6♥ Q♦ dengan nilai 0
      Dan Banker memegang K♦ 6♣ dengan nilai 6
      Dan <taruhan> dibayar 12 banding 1

      Contoh:
        | taruhan     |
        | Fortune Six |
        | Tiger       |
        | Hoki Enam   |

  @rule.PAY-SIX-THREE-CARDS
  Aturan: Fortune Six, Hoki Enam, dan Tiger dibayar 20 banding 1 untuk enam dengan tiga kartu

    @id.SIX-THREE-CARDS-01
    Garis-Besar Skenario: <taruhan>, enam dengan tiga kartu mengalahkan tiga
      Diketahui shoe membagikan A♠ A♦ K♥ 3♣ 2♦ 2♠
      Ketika ronde dimainkan dengan 10,00 pada <taruhan>
      Maka Player memegang A♠ K♥ 2♦ dengan nilai 3
      Dan Banker memegang A♦ 3♣ 2♠ dengan nilai 6
      Dan <taruhan> dibayar 20 banding 1
      Dan taruhan <taruhan> menang 200,00

      Contoh:
        | taruhan     |
        | Fortune Six |
        | Tiger       |
        | Hoki Enam   |

    @id.SIX-THREE-CARDS-02
    Garis-Besar Skenario: <taruhan>, enam yang tetap enam setelah queen
      Diketahui shoe membagikan 2♠ 2♦ 3♥ 4♣ 7♦ Q♠
      Ketika ronde dimainkan dengan 10,00 pada <taruhan>
      Maka Player memegang 2♠ 3♥ 7♦ dengan nilai 2
      Dan Banker memegang 2♦ 4♣ Q♠ dengan nilai 6
      Dan <taruhan> dibayar 20 banding 1

      Contoh:
        | taruhan     |
        | Fortune Six |
        | Tiger       |
        | Hoki Enam   |

  @rule.PAY-SIX-LOSS
  Aturan: Fortune Six, Hoki Enam, dan Tiger kalah kecuali Banker menang dengan nilai enam

    @id.SIX-LOSS-01
    Garis-Besar Skenario: Fortune Six kalah saat Player bernilai <Player> dan Banker bernilai <Banker> (<urutan>)
      Diketahui shoe membagikan <urutan>
      Ketika ronde dimainkan dengan 10,00 pada Fortune Six
      Maka taruhan Fortune Six kalah

      Contoh: Banker menang, tetapi bukan dengan nilai enam
        | Player | Banker | urutan            |
        | 4      | 5      | A♠ 2♦ 3♥ 3♣ K♦    |
        | 6      | 7      | 2♠ 3♦ 4♥ 4♣       |
        | 3      | 5      | A♠ A♦ K♥ 3♣ 2♦ A♥ |
        | 3      | 7      | A♠ A♦ K♥ 3♣ 2♦ 3♥ |
        | 2      | 8      | 2♠ 2♦ 3♥ 4♣ 7♦ 2♠ |

      Contoh: Banker bernilai enam, tetapi Player menang
        | Player | Banker | urutan         |
        | 7      | 6      | K♠ 6♦ 7♥ Q♣    |
        | 7      | 6      | K♠ 2♦ 7♥ 2♣ 2♦ |

      Contoh: Player menang dengan nilai enam
        | Player | Banker | urutan         |
        | 6      | 5      | 2♠ A♦ 4♥ 2♣ 2♦ |

      Contoh: Ronde berakhir seri pada nilai enam
        | Player | Banker | urutan         |
        | 6      | 6      | 2♠ K♦ 4♥ 6♣    |
        | 6      | 6      | 2♠ A♦ 4♥ 2♣ 3♦ |

    @id.SIX-LOSS-02
    Garis-Besar Skenario: Tiger dan Fortune Six kalah saat Player bernilai <Player> dan Banker bernilai <Banker> (<urutan>)
      Diketahui shoe membagikan <urutan>
      Ketika ronde dimainkan dengan taruhan berikut
        | Tiger       | 10,00 |
        | Fortune Six | 10,00 |
      Maka taruhan Tiger kalah
      Dan taruhan Fortune Six kalah

      Contoh: Banker menang, tetapi bukan dengan nilai enam
        | Player | Banker | urutan            |
        | 4      | 5      | A♠ 2♦ 3♥ 3♣ K♦    |
        | 6      | 7      | 2♠ 3♦ 4♥ 4♣       |
        | 3      | 5      | A♠ A♦ K♥ 3♣ 2♦ A♥ |
        | 3      | 7      | A♠ A♦ K♥ 3♣ 2♦ 3♥ |
        | 2      | 8      | 2♠ 2♦ 3♥ 4♣ 7♦ 2♠ |

      Contoh: Banker bernilai enam, tetapi Player menang
        | Player | Banker | urutan         |
        | 7      | 6      | K♠ 6♦ 7♥ Q♣    |
        | 7      | 6      | K♠ 2♦ 7♥ 2♣ 2♦ |

      Contoh: Player menang dengan nilai enam
        | Player | Banker | urutan         |
        | 6      | 5      | 2♠ A♦ 4♥ 2♣ 2♦ |

      Contoh: Ronde berakhir seri pada nilai enam
        | Player | Banker | urutan         |
        | 6      | 6      | 2♠ K♦ 4♥ 6♣    |
        | 6      | 6      | 2♠ A♦ 4♥ 2♣ 3♦ |

    @id.SIX-LOSS-03
    Garis-Besar Skenario: Hoki Enam kalah saat Player bernilai <Player> dan Banker bernilai <Banker> (<urutan>)
      Diketahui shoe membagikan <urutan>
      Ketika ronde dimainkan dengan 10,00 pada Hoki Enam
      Maka taruhan Hoki Enam kalah

      Contoh: Banker menang, tetapi bukan dengan nilai enam
        | Player | Banker | urutan            |
        | 4      | 5      | A♠ 2♦ 3♥ 3♣ K♦    |
        | 6      | 7      | 2♠ 3♦ 4♥ 4♣       |
        | 3      | 5      | A♠ A♦ K♥ 3♣ 2♦ A♥ |
        | 3      | 7      | A♠ A♦ K♥ 3♣ 2♦ 3♥ |
        | 2      | 8      | 2♠ 2♦ 3♥ 4♣ 7♦ 2♠ |

      Contoh: Banker bernilai enam, tetapi Player menang
        | Player | Banker | urutan         |
        | 7      | 6      | K♠ 6♦ 7♥ Q♣    |
        | 7      | 6      | K♠ 2♦ 7♥ 2♣ 2♦ |

      Contoh: Player menang dengan nilai enam
        | Player | Banker | urutan         |
        | 6      | 5      | 2♠ A♦ 4♥ 2♣ 2♦ |

      Contoh: Ronde berakhir seri pada nilai enam
        | Player | Banker | urutan         |
        | 6      | 6      | 2♠ K♦ 4♥ 6♣    |
        | 6      | 6      | 2♠ A♦ 4♥ 2♣ 3♦ |

    @id.SIX-LOSS-04
    Garis-Besar Skenario: Di meja tanpa komisi, Hoki Enam kalah saat Player bernilai <Player> dan Banker bernilai <Banker>
      Diketahui shoe membagikan <urutan>
      Ketika ronde dimainkan dengan 10,00 pada Hoki Enam
      Maka taruhan Hoki Enam kalah

      Contoh:
        | Player | Banker | urutan         |
        | 4      | 5      | A♠ 2♦ 3♥ 3♣ K♦ |
        | 6      | 7      | 2♠ 3♦ 4♥ 4♣    |
        | 7      | 6      | K♠ 6♦ 7♥ Q♣    |
        | 6      | 5      | 2♠ A♦ 4♥ 2♣ 2♦ |
        | 6      | 6      | 2♠ K♦ 4♥ 6♣    |

  @rule.PAY-TWO-CARD-SIX-WIN
  Aturan: Tiger Kecil dan Hoki Enam Dua Kartu dibayar 22 banding 1 untuk enam dengan dua kartu

    @id.TWO-CARD-SIX-01
    Garis-Besar Skenario: <taruhan> menang pada enam dengan dua kartu
      Diketahui shoe membagikan 2♠ 2♦ 3♥ 4♣ 10♦
      Ketika ronde dimainkan dengan 10,00 pada <taruhan>
      Maka Player memegang 2♠ 3♥ 10♦ dengan nilai 5
      Dan Banker memegang 2♦ 4♣ dengan nilai 6
      Dan <taruhan> dibayar 22 banding 1
      Dan taruhan <taruhan> menang 220,00

      Contoh:
        | taruhan             |
        | Tiger Kecil         |
        | Hoki Enam Dua Kartu |

  @rule.PAY-TWO-CARD-SIX-LOSS
  Aturan: Tiger Kecil dan Hoki Enam Dua Kartu kalah pada enam dengan tiga kartu

    @id.TWO-CARD-SIX-02
    Garis-Besar Skenario: <taruhan> kalah pada enam dengan tiga kartu
      Diketahui shoe membagikan A♠ A♦ K♥ 3♣ 2♦ 2♠
      Ketika ronde dimainkan dengan 10,00 pada <taruhan>
      Maka Banker memegang A♦ 3♣ 2♠ dengan nilai 6
      Dan Banker memenangi ronde
      Dan taruhan <taruhan> kalah

      Contoh:
        | taruhan             |
        | Tiger Kecil         |
        | Hoki Enam Dua Kartu |

    @id.TWO-CARD-SIX-03
    Garis-Besar Skenario: <taruhan> kalah pada enam yang tetap enam setelah queen
      Diketahui shoe membagikan 2♠ 2♦ 3♥ 4♣ 7♦ Q♠
      Ketika ronde dimainkan dengan 10,00 pada <taruhan>
      Maka Banker memegang 2♦ 4♣ Q♠ dengan nilai 6
      Dan Banker memenangi ronde
      Dan taruhan <taruhan> kalah

      Contoh:
        | taruhan             |
        | Tiger Kecil         |
        | Hoki Enam Dua Kartu |

  @rule.PAY-THREE-CARD-SIX-WIN
  Aturan: Tiger Besar dan Hoki Enam Tiga Kartu dibayar 50 banding 1 untuk enam dengan tiga kartu

    @id.THREE-CARD-SIX-01
    Garis-Besar Skenario: <taruhan> menang pada enam dengan tiga kartu
      Diketahui shoe membagikan A♠ A♦ K♥ 3♣ 2♦ 2♠
      Ketika ronde dimainkan dengan 10,00 pada <taruhan>
      Maka Player memegang A♠ K♥ 2♦ dengan nilai 3
      Dan Banker memegang A♦ 3♣ 2♠ dengan nilai 6
      Dan <taruhan> dibayar 50 banding 1
      Dan taruhan <taruhan> menang 500,00

      Contoh:
        | taruhan              |
        | Tiger Besar          |
        | Hoki Enam Tiga Kartu |

  @rule.PAY-THREE-CARD-SIX-LOSS
  Aturan: Tiger Besar dan Hoki Enam Tiga Kartu kalah pada enam dengan dua kartu

    @id.THREE-CARD-SIX-02
    Garis-Besar Skenario: <taruhan> kalah pada enam dengan dua kartu, meskipun Player memegang tiga kartu
      Diketahui shoe membagikan 2♠ 2♦ 3♥ 4♣ 10♦
      Ketika ronde dimainkan dengan 10,00 pada <taruhan>
      Maka Player memegang 2♠ 3♥ 10♦ dengan nilai 5
      Dan Banker memegang 2♦ 4♣ dengan nilai 6
      Dan taruhan <taruhan> kalah

      Contoh:
        | taruhan              |
        | Tiger Besar          |
        | Hoki Enam Tiga Kartu |

  @rule.PAY-TWO-CARD-SIX-LOSS @rule.PAY-THREE-CARD-SIX-LOSS
  Aturan: Taruhan pada jumlah kartu juga kalah kecuali Banker menang dengan nilai enam

    @id.COUNTED-SIX-LOSS-01
    Garis-Besar Skenario: Tiger Kecil dan Tiger Besar kalah saat Player bernilai <Player> dan Banker bernilai <Banker> (<urutan>)
      Diketahui shoe membagikan <urutan>
      Ketika ronde dimainkan dengan taruhan berikut
        | Tiger Kecil | 10,00 |
        | Tiger Besar | 10,00 |
      Maka taruhan Tiger Kecil kalah
      Dan taruhan Tiger Besar kalah

      Contoh: Banker menang, tetapi bukan dengan nilai enam
        | Player | Banker | urutan            |
        | 4      | 5      | A♠ 2♦ 3♥ 3♣ K♦    |
        | 6      | 7      | 2♠ 3♦ 4♥ 4♣       |
        | 3      | 5      | A♠ A♦ K♥ 3♣ 2♦ A♥ |
        | 3      | 7      | A♠ A♦ K♥ 3♣ 2♦ 3♥ |
        | 2      | 8      | 2♠ 2♦ 3♥ 4♣ 7♦ 2♠ |

      Contoh: Banker bernilai enam, tetapi Player menang
        | Player | Banker | urutan         |
        | 7      | 6      | K♠ 6♦ 7♥ Q♣    |
        | 7      | 6      | K♠ 2♦ 7♥ 2♣ 2♦ |

      Contoh: Player menang dengan nilai enam
        | Player | Banker | urutan         |
        | 6      | 5      | 2♠ A♦ 4♥ 2♣ 2♦ |

      Contoh: Ronde berakhir seri pada nilai enam
        | Player | Banker | urutan         |
        | 6      | 6      | 2♠ K♦ 4♥ 6♣    |
        | 6      | 6      | 2♠ A♦ 4♥ 2♣ 3♦ |

    @id.COUNTED-SIX-LOSS-02
    Garis-Besar Skenario: Di meja bakarat, Hoki Enam Dua Kartu dan Hoki Enam Tiga Kartu kalah saat Player bernilai <Player> dan Banker bernilai <Banker> (<urutan>)
      Diketahui shoe membagikan <urutan>
      Ketika ronde dimainkan dengan taruhan berikut
        | Hoki Enam Dua Kartu  | 10,00 |
        | Hoki Enam Tiga Kartu | 10,00 |
      Maka taruhan Hoki Enam Dua Kartu kalah
      Dan taruhan Hoki Enam Tiga Kartu kalah

      Contoh: Banker menang, tetapi bukan dengan nilai enam
        | Player | Banker | urutan            |
        | 4      | 5      | A♠ 2♦ 3♥ 3♣ K♦    |
        | 6      | 7      | 2♠ 3♦ 4♥ 4♣       |
        | 3      | 5      | A♠ A♦ K♥ 3♣ 2♦ A♥ |
        | 3      | 7      | A♠ A♦ K♥ 3♣ 2♦ 3♥ |
        | 2      | 8      | 2♠ 2♦ 3♥ 4♣ 7♦ 2♠ |

      Contoh: Banker bernilai enam, tetapi Player menang
        | Player | Banker | urutan         |
        | 7      | 6      | K♠ 6♦ 7♥ Q♣    |
        | 7      | 6      | K♠ 2♦ 7♥ 2♣ 2♦ |

      Contoh: Player menang dengan nilai enam
        | Player | Banker | urutan         |
        | 6      | 5      | 2♠ A♦ 4♥ 2♣ 2♦ |

      Contoh: Ronde berakhir seri pada nilai enam
        | Player | Banker | urutan         |
        | 6      | 6      | 2♠ K♦ 4♥ 6♣    |
        | 6      | 6      | 2♠ A♦ 4♥ 2♣ 3♦ |

    @id.COUNTED-SIX-LOSS-03
    Garis-Besar Skenario: Di meja tanpa komisi, Hoki Enam Dua Kartu dan Hoki Enam Tiga Kartu kalah saat Player bernilai <Player> dan Banker bernilai <Banker> (<urutan>)
      Diketahui shoe membagikan <urutan>
      Ketika ronde dimainkan dengan taruhan berikut
        | Hoki Enam Dua Kartu  | 10,00 |
        | Hoki Enam Tiga Kartu | 10,00 |
      Maka taruhan Hoki Enam Dua Kartu kalah
      Dan taruhan Hoki Enam Tiga Kartu kalah

      Contoh:
        | Player | Banker | urutan         |
        | 4      | 5      | A♠ 2♦ 3♥ 3♣ K♦ |
        | 6      | 7      | 2♠ 3♦ 4♥ 4♣    |
        | 7      | 6      | K♠ 6♦ 7♥ Q♣    |
        | 7      | 6      | K♠ 2♦ 7♥ 2♣ 2♦ |
        | 6      | 6      | 2♠ K♦ 4♥ 6♣    |
        | 6      | 6      | 2♠ A♦ 4♥ 2♣ 3♦ |

  @rule.PAY-SUPER-SIX-WIN
  Aturan: Super Six dibayar 12 banding 1 untuk enam, dengan dua kartu ataupun tiga

    @id.SUPER-SIX-01
    Skenario: Super Six dibayar 12 banding 1 untuk enam dengan dua kartu
      Diketahui shoe membagikan 2♠ 2♦ 3♥ 4♣ 10♦
      Ketika ronde dimainkan dengan 10,00 pada Super Six
      Maka Banker memegang 2♦ 4♣ dengan nilai 6
      Dan Banker memenangi ronde
      Dan Super Six dibayar 12 banding 1
      Dan taruhan Super Six menang 120,00

    @id.SUPER-SIX-02
    Skenario: Super Six dibayar 12 banding 1 untuk enam dengan tiga kartu, bukan 20 banding 1
      Diketahui shoe membagikan A♠ A♦ K♥ 3♣ 2♦ 2♠
      Ketika ronde dimainkan dengan 10,00 pada Super Six
      Maka Banker memegang A♦ 3♣ 2♠ dengan nilai 6
      Dan Banker memenangi ronde
      Dan Super Six dibayar 12 banding 1
      Dan taruhan Super Six menang 120,00

  @rule.PAY-SUPER-SIX-LOSS
  Aturan: Super Six kalah kecuali Banker menang dengan nilai enam

    @id.SUPER-SIX-03
    Garis-Besar Skenario: Super Six kalah saat Player bernilai <Player> dan Banker bernilai <Banker> (<urutan>)
      Diketahui shoe membagikan <urutan>
      Ketika ronde dimainkan dengan 10,00 pada Super Six
      Maka taruhan Super Six kalah

      Contoh: Banker menang, tetapi bukan dengan nilai enam
        | Player | Banker | urutan            |
        | 4      | 5      | A♠ 2♦ 3♥ 3♣ K♦    |
        | 6      | 7      | 2♠ 3♦ 4♥ 4♣       |
        | 3      | 5      | A♠ A♦ K♥ 3♣ 2♦ A♥ |
        | 3      | 7      | A♠ A♦ K♥ 3♣ 2♦ 3♥ |
        | 2      | 8      | 2♠ 2♦ 3♥ 4♣ 7♦ 2♠ |

      Contoh: Banker bernilai enam, tetapi Player menang
        | Player | Banker | urutan         |
        | 7      | 6      | K♠ 6♦ 7♥ Q♣    |
        | 7      | 6      | K♠ 2♦ 7♥ 2♣ 2♦ |

      Contoh: Player menang dengan nilai enam
        | Player | Banker | urutan         |
        | 6      | 5      | 2♠ A♦ 4♥ 2♣ 2♦ |

      Contoh: Ronde berakhir seri pada nilai enam
        | Player | Banker | urutan         |
        | 6      | 6      | 2♠ K♦ 4♥ 6♣    |
        | 6      | 6      | 2♠ A♦ 4♥ 2♣ 3♦ |
