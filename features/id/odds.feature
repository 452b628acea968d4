# language: id
Fitur: Cara halaman menulis rasio pembayaran
  Rasio yang sama ditulis dengan tiga cara. Yang satu menyebut kemenangan lebih dulu, yang lain menyebut uang taruhan lebih dulu, yang ketiga menyebut seluruh pembayaran untuk satu yang dipasang.
  Kalau arahnya salah dibaca, separuh berubah menjadi dua kali lipat; karena itu setiap halaman dibaca menurut notasinya sendiri.

  @rule.ODDS-WINNINGS-FIRST
  Aturan: Kemenangan di depan: 8:1 berarti menang delapan untuk satu yang dipasang

    @rule.PAY-BANKER-HALF-SIX @id.ODDS-WINNINGS-FIRST-01
    Skenario: Pembayaran separuh pada nilai enam ditulis 1 banding 2 dan menang separuh
      Diketahui shoe membagikan 2♠ 2♦ 3♥ 4♣ 10♦
      Ketika ronde dimainkan dengan 10,00 pada Banker
      Maka Banker dibayar sesuai "1 banding 2" yang tertulis di halaman sbo-id
      Dan taruhan Banker menang 5,00

    @id.ODDS-WINNINGS-FIRST-02
    Garis-Besar Skenario: Halaman SBO bahasa Indonesia: <taruhan> <tertulis>
      Diketahui shoe membagikan <urutan>
      Ketika ronde dimainkan dengan 10,00 pada <taruhan>
      Maka <taruhan> dibayar sesuai "<tertulis>" yang tertulis di halaman sbo-id

      Contoh:
        | taruhan             | tertulis     | urutan             |
        | Player              | 1 banding 1  | K♠ 6♦ 7♥ Q♣        |
        | Seri                | 8 banding 1  | K♠ 3♦ 7♥ 4♣        |
        | Pasangan Player     | 11 banding 1 | 8♠ 2♦ 8♥ 5♣        |
        | Pasangan Banker     | 11 banding 1 | 2♠ 8♦ 5♥ 8♣        |
        | Dragon Bonus Player | 30:1         | 2♠ K♦ 3♥ Q♣ 4♦ 10♠ |
        | Dragon Bonus Banker | 2:1          | A♠ 3♦ A♥ 4♣ 10♦    |
        | Fortune Six         | 20:1         | A♠ A♦ K♥ 3♣ 2♦ 2♠  |
        | Fortune Six         | 12:1         | 2♠ 2♦ 3♥ 4♣ 10♦    |

    @rule.PAY-BANKER-HALF-SIX @rule.PAY-BANKER-HALF-WIN @id.ODDS-WINNINGS-FIRST-03
    Garis-Besar Skenario: Halaman SBO bahasa Indonesia untuk sbo-super-six: <taruhan> <tertulis> (<urutan>)
      Diketahui shoe membagikan <urutan>
      Ketika ronde dimainkan dengan 10,00 pada <taruhan>
      Maka <taruhan> dibayar sesuai "<tertulis>" yang tertulis di halaman sbo-id

      Contoh:
        | taruhan         | tertulis     | urutan            |
        | Player          | 1 banding 1  | K♠ 6♦ 7♥ Q♣       |
        | Banker          | 1 banding 1  | 2♠ 3♦ 4♥ 4♣       |
        | Banker          | 1 banding 2  | A♠ A♦ K♥ 3♣ 2♦ 2♠ |
        | Seri            | 8 banding 1  | K♠ 3♦ 7♥ 4♣       |
        | Pasangan Banker | 11 banding 1 | 2♠ 8♦ 5♥ 8♣       |
        | Super Six       | 12 banding 1 | 2♠ 2♦ 3♥ 4♣ 10♦   |

    @id.ODDS-WINNINGS-FIRST-04
    Garis-Besar Skenario: Halaman SBO bahasa Indonesia untuk taruhan Tiger: <taruhan> <tertulis>
      Diketahui shoe membagikan <urutan>
      Ketika ronde dimainkan dengan 10,00 pada <taruhan>
      Maka <taruhan> dibayar sesuai "<tertulis>" yang tertulis di halaman sbo-id

      Contoh:
        | taruhan        | tertulis | urutan            |
        | Tiger          | 12 to 1  | 2♠ 2♦ 3♥ 4♣ 10♦   |
        | Tiger          | 20:1     | A♠ A♦ K♥ 3♣ 2♦ 2♠ |
        | Tiger Besar    | 50:1     | A♠ A♦ K♥ 3♣ 2♦ 2♠ |
        | Tiger Kecil    | 22 to 1  | 2♠ 2♦ 3♥ 4♣ 10♦   |
        | Seri Tiger     | 35:1     | 2♠ K♦ 4♥ 6♣       |
        | Pasangan Tiger | 4 to 1   | Q♠ 3♦ Q♥ 4♣ 5♦    |
        | Pasangan Tiger | 20:1     | K♠ 8♦ K♥ 8♣ 5♦    |
        | Pasangan Tiger | 100 to 1 | J♠ J♦ J♥ J♣ 4♦ 5♠ |

    @rule.COMMISSION-BAKARAT @id.ODDS-WINNINGS-FIRST-05
    Garis-Besar Skenario: Halaman bakarat, dengan komisi: <taruhan> <tertulis>
      Diketahui shoe membagikan <urutan>
      Ketika ronde dimainkan dengan 10,00 pada <taruhan>
      Maka <taruhan> dibayar sesuai "<tertulis>" yang tertulis di halaman bakarat

      Contoh: Taruhan utama
        | taruhan | tertulis | urutan      |
        | Player  | 1:1      | K♠ 6♦ 7♥ Q♣ |
        | Banker  | 0,95:1   | 2♠ 3♦ 4♥ 4♣ |
        | Seri    | 8:1      | K♠ 3♦ 7♥ 4♣ |

      Contoh: Taruhan sampingan
        | taruhan              | tertulis | urutan             |
        | Pasangan Player      | 11:1     | 8♠ 2♦ 8♥ 5♣        |
        | Pasangan Mana Saja   | 5:1      | 8♠ 2♦ 8♥ 5♣        |
        | Pasangan Sempurna    | 25:1     | 7♠ 3♦ 7♠ 4♣ 5♦     |
        | Natural Player       | 7:2      | 4♠ K♦ 5♥ Q♣        |
        | Natural Banker       | 7:2      | K♠ 2♦ 6♥ 7♣        |
        | Dragon Bonus Player  | 10:1     | 2♠ K♦ 3♥ A♣ 4♦ 10♠ |
        | Dragon Bonus Banker  | 30:1     | 4♠ 2♦ 6♥ A♣ K♦ 6♠  |
        | Hoki Enam            | 20:1     | A♠ A♦ K♥ 3♣ 2♦ 2♠  |
        | Hoki Enam Dua Kartu  | 22:1     | 2♠ 2♦ 3♥ 4♣ 10♦    |
        | Hoki Enam Tiga Kartu | 50:1     | A♠ A♦ K♥ 3♣ 2♦ 2♠  |

    @rule.PAY-BANKER-HALF-SIX @rule.PAY-BANKER-HALF-WIN @id.ODDS-WINNINGS-FIRST-06
    Garis-Besar Skenario: Halaman bakarat, tanpa komisi: Banker bernilai <Banker> dibayar <tertulis>
      Diketahui shoe membagikan <urutan>
      Ketika ronde dimainkan dengan 10,00 pada Banker
      Maka Banker dibayar sesuai "<tertulis>" yang tertulis di halaman bakarat

      Contoh:
        | Banker | tertulis | urutan          |
        | 6      | 1:2      | 2♠ 2♦ 3♥ 4♣ 10♦ |
        | 7      | 1:1      | 2♠ 3♦ 4♥ 4♣     |

  @rule.ODDS-STAKE-FIRST
  Aturan: Uang taruhan di depan: 1:8 dan 1 ăn 8 berarti menang delapan untuk satu yang dipasang

    @rule.PAY-BANKER-HALF-SIX @id.ODDS-STAKE-FIRST-01
    Skenario: Pembayaran separuh pada nilai enam ditulis 2 ăn 1 dan menang separuh, bukan dua kali lipat
      Diketahui shoe membagikan 2♠ 2♦ 3♥ 4♣ 10♦
      Ketika ronde dimainkan dengan 10,00 pada Banker
      Maka Banker dibayar sesuai "2 ăn 1" yang tertulis di halaman sbo-vi
      Dan taruhan Banker menang 5,00
      Dan total pembayaran untuk Banker adalah 15,00

    @id.ODDS-STAKE-FIRST-02
    Garis-Besar Skenario: Halaman SBO bahasa Vietnam: <taruhan> <tertulis>
      Diketahui shoe membagikan <urutan>
      Ketika ronde dimainkan dengan 10,00 pada <taruhan>
      Maka <taruhan> dibayar sesuai "<tertulis>" yang tertulis di halaman sbo-vi

      Contoh:
        | taruhan             | tertulis | urutan             |
        | Player              | 1 ăn 1   | K♠ 6♦ 7♥ Q♣        |
        | Seri                | 1 ăn 8   | K♠ 3♦ 7♥ 4♣        |
        | Pasangan Player     | 1 ăn 11  | 8♠ 2♦ 8♥ 5♣        |
        | Pasangan Banker     | 1 ăn 11  | 2♠ 8♦ 5♥ 8♣        |
        | Dragon Bonus Player | 1 ăn 30  | 2♠ K♦ 3♥ Q♣ 4♦ 10♠ |
        | Dragon Bonus Banker | 1 ăn 2   | A♠ 3♦ A♥ 4♣ 10♦    |
        | Fortune Six         | 1 ăn 20  | A♠ A♦ K♥ 3♣ 2♦ 2♠  |
        | Fortune Six         | 1 ăn 12  | 2♠ 2♦ 3♥ 4♣ 10♦    |

    @rule.PAY-BANKER-HALF-SIX @rule.PAY-BANKER-HALF-WIN @id.ODDS-STAKE-FIRST-03
    Garis-Besar Skenario: Halaman SBO bahasa Vietnam untuk sbo-super-six: <taruhan> <tertulis> (<urutan>)
      Diketahui shoe membagikan <urutan>
      Ketika ronde dimainkan dengan 10,00 pada <taruhan>
      Maka <taruhan> dibayar sesuai "<tertulis>" yang tertulis di halaman sbo-vi

      Contoh:
        | taruhan         | tertulis | urutan            |
        | Player          | 1 ăn 1   | K♠ 6♦ 7♥ Q♣       |
        | Banker          | 1 ăn 1   | 2♠ 3♦ 4♥ 4♣       |
        | Banker          | 2 ăn 1   | A♠ A♦ K♥ 3♣ 2♦ 2♠ |
        | Seri            | 1 ăn 8   | K♠ 3♦ 7♥ 4♣       |
        | Pasangan Banker | 1 ăn 11  | 2♠ 8♦ 5♥ 8♣       |

    @id.ODDS-STAKE-FIRST-04
    Garis-Besar Skenario: Halaman SBO bahasa Vietnam untuk taruhan Tiger: <taruhan> <tertulis>
      Diketahui shoe membagikan <urutan>
      Ketika ronde dimainkan dengan 10,00 pada <taruhan>
      Maka <taruhan> dibayar sesuai "<tertulis>" yang tertulis di halaman sbo-vi

      Contoh:
        | taruhan        | tertulis | urutan            |
        | Tiger          | 1 ăn 12  | 2♠ 2♦ 3♥ 4♣ 10♦   |
        | Tiger          | 1 ăn 20  | A♠ A♦ K♥ 3♣ 2♦ 2♠ |
        | Tiger Besar    | 1 ăn 50  | A♠ A♦ K♥ 3♣ 2♦ 2♠ |
        | Tiger Kecil    | 1 ăn 22  | 2♠ 2♦ 3♥ 4♣ 10♦   |
        | Seri Tiger     | 1 ăn 35  | 2♠ K♦ 4♥ 6♣       |
        | Pasangan Tiger | 1 ăn 4   | Q♠ 3♦ Q♥ 4♣ 5♦    |
        | Pasangan Tiger | 1 ăn 20  | K♠ 8♦ K♥ 8♣ 5♦    |
        | Pasangan Tiger | 1 ăn 100 | J♠ J♦ J♥ J♣ 4♦ 5♠ |

    @id.ODDS-STAKE-FIRST-05
    Garis-Besar Skenario: Halaman Panduan untuk big-small: <taruhan> <tertulis>
      Diketahui shoe membagikan <urutan>
      Ketika ronde dimainkan dengan 100,00 pada <taruhan>
      Maka <taruhan> dibayar sesuai "<tertulis>" yang tertulis di halaman panduan

      Contoh:
        | taruhan         | tertulis | urutan         |
        | Player          | 1:1      | K♠ 6♦ 7♥ Q♣    |
        | Banker          | 1:0.95   | 2♠ 3♦ 4♥ 4♣    |
        | Seri            | 1:8      | K♠ 3♦ 7♥ 4♣    |
        | Pasangan Banker | 1:11     | 2♠ 8♦ 5♥ 8♣    |
        | Pasangan Player | 1:11     | 8♠ 2♦ 8♥ 5♣    |
        | Besar           | 1:0.53   | 2♠ K♦ 3♥ 7♣ 4♦ |
        | Kecil           | 1:1.45   | K♠ 6♦ 7♥ Q♣    |

  @rule.ODDS-FOR-ONE
  Aturan: Termasuk uang taruhan: 9 untuk 1 membayarkan sembilan, uang taruhan sudah di dalamnya

    @id.ODDS-FOR-ONE-01
    Skenario: Seri ditulis 9 untuk 1, jadi menang delapan
      Diketahui shoe membagikan K♠ 3♦ 7♥ 4♣
      Ketika ronde dimainkan dengan 10,00 pada Seri
      Maka Seri dibayar sesuai "9 untuk 1" yang tertulis di halaman touch
      Dan taruhan Seri menang 80,00
      Dan total pembayaran untuk Seri adalah 90,00

    @id.ODDS-FOR-ONE-02
    Skenario: Player ditulis 2 untuk 1, jadi menang satu
      Diketahui shoe membagikan K♠ 6♦ 7♥ Q♣
      Ketika ronde dimainkan dengan 10,00 pada Player
      Maka Player dibayar sesuai "2 untuk 1" yang tertulis di halaman touch
      Dan taruhan Player menang 10,00
      Dan total pembayaran untuk Player adalah 20,00
