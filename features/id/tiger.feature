# language: id
Fitur: Seri Tiger dan Pasangan Tiger
  Dua dari lima taruhan Tiger tidak menebak Banker menang dengan nilai enam: yang satu menebak seri pada nilai enam, yang lain melihat pasangan di kedua tangan sekaligus.

  @rule.PAY-TIGER-TIE-WIN
  Aturan: Seri Tiger dibayar 35 banding 1 saat ronde berakhir seri pada nilai enam

    @id.TIGER-TIE-01
    Skenario: Masing-masing dua kartu, sama-sama enam
      Diketahui shoe membagikan 2♠ K♦ 4♥ 6♣
      Ketika ronde dimainkan dengan 10,00 pada Seri Tiger
      Maka Player memegang 2♠ 4♥ dengan nilai 6
      Dan Banker memegang K♦ 6♣ dengan nilai 6
      Dan Seri Tiger dibayar 35 banding 1
      Dan taruhan Seri Tiger menang 350,00

    @id.TIGER-TIE-02
    Garis-Besar Skenario: Jumlah kartu tidak berpengaruh (<urutan>)
      Diketahui shoe membagikan <urutan>
      Ketika ronde dimainkan dengan 10,00 pada Seri Tiger
      Maka ronde berakhir seri
      Dan Seri Tiger dibayar 35 banding 1

      Contoh:
        | urutan             |
        | 2♠ A♦ 4♥ 2♣ 3♦     |
        | A♠ 4♦ 2♥ 10♣ 3♦ 2♠ |

  @rule.PAY-TIGER-TIE-LOSS
  Aturan: Seri Tiger kalah saat seri pada nilai lain dan saat salah satu tangan menang

    @id.TIGER-TIE-03
    Garis-Besar Skenario: Seri Tiger kalah saat seri pada nilai <nilai>
      Diketahui shoe membagikan <urutan>
      Ketika ronde dimainkan dengan 10,00 pada Seri Tiger
      Maka ronde berakhir seri
      Dan taruhan Seri Tiger kalah

      Contoh:
        | nilai | urutan             |
        | 0     | K♠ 2♦ 10♥ A♣ J♦ 7♠ |
        | 5     | 2♠ K♦ A♥ 5♣ 2♦     |
        | 7     | K♠ 3♦ 7♥ 4♣        |
        | 8     | K♠ 3♦ 8♥ 5♣        |
        | 9     | 4♠ Q♦ 5♥ 9♣        |

    @id.TIGER-TIE-04
    Garis-Besar Skenario: Seri Tiger kalah saat <pemenang> menang <tinggi>–<rendah>
      Diketahui shoe membagikan <urutan>
      Ketika ronde dimainkan dengan 10,00 pada Seri Tiger
      Maka <pemenang> memenangi ronde
      Dan taruhan Seri Tiger kalah

      Contoh:
        | pemenang | tinggi | rendah | urutan          |
        | Banker   | 6      | 5      | 2♠ 2♦ 3♥ 4♣ 10♦ |
        | Banker   | 7      | 6      | 2♠ 3♦ 4♥ 4♣     |
        | Player   | 6      | 5      | 2♠ A♦ 4♥ 2♣ 2♦  |
        | Player   | 7      | 6      | K♠ 6♦ 7♥ Q♣     |

  @rule.PAIR-RANK @rule.PAY-TIGER-PAIR-SINGLE
  Aturan: Pasangan Tiger dibayar 4 banding 1 untuk pasangan tunggal, di satu tangan saja

    @id.TIGER-PAIR-01
    Skenario: Player memegang dua queen dan Banker tanpa pasangan
      Diketahui shoe membagikan Q♠ 3♦ Q♥ 4♣ 5♦
      Ketika ronde dimainkan dengan 10,00 pada Pasangan Tiger
      Maka Pasangan Tiger dibayar 4 banding 1
      Dan taruhan Pasangan Tiger menang 40,00

    @id.TIGER-PAIR-02
    Skenario: Banker memegang dua sembilan dan Player tanpa pasangan
      Diketahui shoe membagikan 3♠ 9♦ 4♥ 9♣
      Ketika ronde dimainkan dengan 10,00 pada Pasangan Tiger
      Maka Pasangan Tiger dibayar 4 banding 1
      Dan taruhan Pasangan Tiger menang 40,00

    @id.TIGER-PAIR-03
    Garis-Besar Skenario: Kartu ketiga tidak mengubah pasangan tunggal (<urutan>)
      Diketahui shoe membagikan <urutan>
      Ketika ronde dimainkan dengan 10,00 pada Pasangan Tiger
      Maka Pasangan Tiger dibayar 4 banding 1

      Contoh:
        | urutan            |
        | 2♠ 3♦ 2♥ 4♣ K♦    |
        | 3♠ 2♦ 4♥ 2♣ K♦    |
        | 2♠ K♦ 2♥ 3♣ 5♦ K♠ |

  @rule.PAIR-RANK @rule.PAY-TIGER-PAIR-DOUBLE
  Aturan: Pasangan Tiger dibayar 20 banding 1 untuk pasangan ganda, dua pasangan dari dua peringkat

    @id.TIGER-PAIR-04
    Skenario: Player memegang dua king dan Banker dua delapan
      Diketahui shoe membagikan K♠ 8♦ K♥ 8♣ 5♦
      Ketika ronde dimainkan dengan 10,00 pada Pasangan Tiger
      Maka Pasangan Tiger dibayar 20 banding 1
      Dan taruhan Pasangan Tiger menang 200,00

    @id.TIGER-PAIR-05
    Skenario: Dua sepuluh dan dua king sama poinnya, tetapi berbeda peringkatnya
      Diketahui shoe membagikan 10♠ K♦ 10♥ K♣ 4♦ 5♠
      Ketika ronde dimainkan dengan 10,00 pada Pasangan Tiger
      Maka Pasangan Tiger dibayar 20 banding 1
      Dan taruhan Pasangan Tiger menang 200,00

    @id.TIGER-PAIR-06
    Skenario: Dua pasangan sempurna dari dua peringkat tetap pasangan ganda
      Diketahui shoe membagikan 7♠ 6♦ 7♠ 6♦ 5♥ K♠
      Ketika ronde dimainkan dengan 10,00 pada Pasangan Tiger
      Maka Pasangan Tiger dibayar 20 banding 1
      Dan taruhan Pasangan Tiger menang 200,00

  @rule.PAIR-RANK @rule.PAY-TIGER-PAIR-TWIN
  Aturan: Pasangan Tiger dibayar 100 banding 1, bukan 20 banding 1, untuk pasangan kembar, dua pasangan dari satu peringkat

    @id.TIGER-PAIR-07
    Skenario: Player dan Banker sama-sama memegang dua jack
      Diketahui shoe membagikan J♠ J♦ J♥ J♣ 4♦ 5♠
      Ketika ronde dimainkan dengan 10,00 pada Pasangan Tiger
      Maka Pasangan Tiger dibayar 100 banding 1
      Dan taruhan Pasangan Tiger menang 1.000,00

    @id.TIGER-PAIR-08
    Skenario: Player dan Banker sama-sama memegang dua empat, dan ronde berakhir seri
      Diketahui shoe membagikan 4♠ 4♦ 4♥ 4♣
      Ketika ronde dimainkan dengan 10,00 pada Pasangan Tiger
      Maka ronde berakhir seri
      Dan Pasangan Tiger dibayar 100 banding 1

  @rule.PAIR-RANK @rule.PAY-TIGER-PAIR-LOSS
  Aturan: Pasangan Tiger kalah saat tidak ada pasangan

    @id.TIGER-PAIR-09
    Garis-Besar Skenario: Pasangan Tiger kalah pada <urutan>
      Diketahui shoe membagikan <urutan>
      Ketika ronde dimainkan dengan 10,00 pada Pasangan Tiger
      Maka taruhan Pasangan Tiger kalah

      Contoh: Poinnya sama, tetapi peringkatnya berbeda
        | urutan          |
        | 10♠ 3♦ K♥ 4♣ 5♦ |
        | 3♠ 10♦ 4♥ K♣ 5♦ |

      Contoh: Jenisnya sama, tetapi peringkatnya berbeda
        | urutan         |
        | 6♠ 3♦ 7♠ 4♣ 5♦ |

      Contoh: Kartu ketiga datang terlambat
        | urutan         |
        | 2♠ 3♦ K♥ 4♣ 2♦ |
        | 3♠ 2♦ 4♥ K♣ 2♥ |

      Contoh: Peringkat yang sama di dua tangan yang berbeda
        | urutan      |
        | 8♠ 8♦ 9♥ 9♣ |
