# language: id
Fitur: EZ Baccarat
  Banker menang 1 banding 1 tanpa komisi, kecuali dengan nilai tujuh dari tiga kartu: taruhannya dikembalikan.
  Naga 7 adalah taruhan pada nilai tujuh itu, dan Panda 8 taruhan pada nilai delapan dari tiga kartu di tangan Player.

  @rule.EZ-BACCARAT-OFFER
  Aturan: Meja menerima lima taruhan

    @id.EZ-OFFER-01
    Skenario: Meja menerima kelima taruhannya dan tidak yang lain
      Ketika setiap taruhan dicoba di meja ez-baccarat
      Maka hanya taruhan berikut yang diterima
        | Player  |
        | Banker  |
        | Seri    |
        | Naga 7  |
        | Panda 8 |

  @rule.EZ-BACCARAT-DECKS
  Aturan: Satu shoe berisi delapan dek

    @id.EZ-DECKS-01
    Skenario: Delapan dek sama dengan 416 kartu
      Ketika sebuah shoe baru mulai dipakai
      Maka shoe berisi 416 kartu

  @rule.EZ-BACCARAT-MONEY
  Aturan: Nilai taruhan adalah kelipatan satu sen dan lebih dari nol

    @id.EZ-MONEY-01
    Garis-Besar Skenario: Taruhan sebesar <stake> ditolak
      Diketahui shoe membagikan K♠ 6♦ 7♥ Q♣
      Ketika ronde dimainkan dengan <stake> pada Player
      Maka taruhan ditolak

      Contoh:
        | stake  |
        | 0,00   |
        | 0,005  |
        | 10,001 |

    @id.EZ-MONEY-02
    Garis-Besar Skenario: Taruhan sebesar <stake> diterima
      Diketahui shoe membagikan K♠ 6♦ 7♥ Q♣
      Ketika ronde dimainkan dengan <stake> pada Player
      Maka taruhan Player menang <stake>

      Contoh:
        | stake |
        | 0,01  |
        | 10,01 |

  @rule.EZ-BACCARAT-BANKER-WIN-TWO-CARDS
  Aturan: Banker dibayar 1 banding 1 jika menang dengan dua kartu

    @id.EZ-BANKER-01
    Garis-Besar Skenario: Banker menang dengan nilai <total> dari dua kartu
      Diketahui shoe membagikan <deal>
      Ketika ronde dimainkan dengan 10,00 pada Banker
      Maka taruhan Banker menang 10,00

      Contoh:
        | total | deal            |
        | 6     | 2♠ 2♦ 3♥ 4♣ 10♦ |
        | 7     | 2♠ 3♦ 4♥ 4♣     |
        | 8     | 3♠ 3♦ 4♥ 5♣     |
        | 9     | 3♠ 4♦ 4♥ 5♣     |

  @rule.EZ-BACCARAT-BANKER-WIN-THREE-CARDS
  Aturan: Banker dibayar 1 banding 1 jika menang dengan tiga kartu dan nilai selain tujuh

    @id.EZ-BANKER-02
    Garis-Besar Skenario: Banker menang dengan nilai <total> dari tiga kartu
      Diketahui shoe membagikan <deal>
      Ketika ronde dimainkan dengan 10,00 pada Banker
      Maka taruhan Banker menang 10,00

      Contoh:
        | total | deal               |
        | 1     | K♠ A♦ J♥ A♣ 10♦ 9♠ |
        | 2     | K♠ A♦ J♥ A♣ 10♦ Q♠ |
        | 3     | K♠ A♦ J♥ A♣ 10♦ A♠ |
        | 4     | K♠ A♦ J♥ A♣ 10♦ 2♠ |
        | 5     | K♠ A♦ J♥ A♣ 10♦ 3♠ |
        | 6     | K♠ A♦ J♥ A♣ 10♦ 4♠ |
        | 8     | K♠ A♦ J♥ A♣ 10♦ 6♠ |
        | 9     | K♠ A♦ J♥ A♣ 10♦ 7♠ |

  @rule.EZ-BACCARAT-BANKER-PUSH
  Aturan: Taruhan Banker dikembalikan jika Banker menang dengan nilai tujuh dari tiga kartu

    @id.EZ-BANKER-03
    Garis-Besar Skenario: Nilai tujuh dari tiga kartu mengembalikan taruhan Banker (<deal>)
      Diketahui shoe membagikan <deal>
      Ketika ronde dimainkan dengan 10,00 pada Banker
      Maka Banker memenangi ronde
      Dan taruhan Banker dikembalikan

      Contoh:
        | deal               |
        | K♠ 2♦ 6♥ 3♣ 2♠     |
        | K♠ A♦ J♥ A♣ 10♦ 5♠ |

  @rule.EZ-BACCARAT-BANKER-TIE
  Aturan: Taruhan Banker dikembalikan saat seri

    @id.EZ-BANKER-04
    Garis-Besar Skenario: Seri dengan nilai <total> mengembalikan taruhan Banker
      Diketahui shoe membagikan <deal>
      Ketika ronde dimainkan dengan 10,00 pada Banker
      Maka ronde berakhir seri
      Dan taruhan Banker dikembalikan

      Contoh:
        | total | deal              |
        | 7     | K♠ 3♦ 7♥ 4♣       |
        | 7     | 2♠ A♦ 3♥ A♣ 2♦ 5♠ |
        | 8     | 2♠ A♦ 3♥ A♣ 3♦ 6♠ |

  @rule.EZ-BACCARAT-BANKER-LOSE
  Aturan: Taruhan Banker kalah jika Player menang

    @id.EZ-BANKER-05
    Garis-Besar Skenario: Taruhan Banker kalah dengan <banker> melawan <player> di tangan Player
      Diketahui shoe membagikan <deal>
      Ketika ronde dimainkan dengan 10,00 pada Banker
      Maka Player memenangi ronde
      Dan taruhan Banker kalah

      Contoh:
        | player | banker | deal              |
        | 7      | 6      | K♠ 6♦ 7♥ Q♣       |
        | 8      | 7      | 2♠ A♦ 3♥ A♣ 3♦ 5♠ |
        | 9      | 0      | 2♠ A♦ 3♥ A♣ 4♦ 8♠ |
        | 9      | 8      | 2♠ A♦ 3♥ A♣ 4♦ 6♠ |

  @rule.EZ-BACCARAT-DRAGON-7-WIN
  Aturan: Naga 7 dibayar 40 banding 1 jika Banker menang dengan nilai tujuh dari tiga kartu

    @id.EZ-DRAGON-01
    Garis-Besar Skenario: Naga 7 menang (<deal>)
      Diketahui shoe membagikan <deal>
      Ketika ronde dimainkan dengan 10,00 pada Naga 7
      Maka Naga 7 dibayar 40 banding 1
      Dan taruhan Naga 7 menang 400,00

      Contoh:
        | deal               |
        | K♠ 2♦ 6♥ 3♣ 2♠     |
        | K♠ A♦ J♥ A♣ 10♦ 5♠ |

  @rule.EZ-BACCARAT-DRAGON-7-LOSE
  Aturan: Naga 7 kalah pada semua hasil lain

    @id.EZ-DRAGON-02
    Garis-Besar Skenario: Naga 7 kalah jika Banker menang dengan nilai <total> dari tiga kartu
      Diketahui shoe membagikan <deal>
      Ketika ronde dimainkan dengan 10,00 pada Naga 7
      Maka taruhan Naga 7 kalah

      Contoh:
        | total | deal               |
        | 1     | K♠ A♦ J♥ A♣ 10♦ 9♠ |
        | 2     | K♠ A♦ J♥ A♣ 10♦ Q♠ |
        | 3     | K♠ A♦ J♥ A♣ 10♦ A♠ |
        | 4     | K♠ A♦ J♥ A♣ 10♦ 2♠ |
        | 5     | K♠ A♦ J♥ A♣ 10♦ 3♠ |
        | 6     | K♠ A♦ J♥ A♣ 10♦ 4♠ |
        | 8     | K♠ A♦ J♥ A♣ 10♦ 6♠ |
        | 9     | K♠ A♦ J♥ A♣ 10♦ 7♠ |

    @id.EZ-DRAGON-03
    Garis-Besar Skenario: Naga 7 kalah: <case>
      Diketahui shoe membagikan <deal>
      Ketika ronde dimainkan dengan 10,00 pada Naga 7
      Maka taruhan Naga 7 kalah

      Contoh:
        | case                                              | deal              |
        | Banker menang dengan nilai tujuh dari dua kartu   | 2♠ 3♦ 4♥ 4♣       |
        | seri, Banker bernilai tujuh dari tiga kartu       | 2♠ A♦ 3♥ A♣ 2♦ 5♠ |
        | Player menang melawan nilai tujuh dari tiga kartu | 2♠ A♦ 3♥ A♣ 3♦ 5♠ |

  @rule.EZ-BACCARAT-PANDA-8-WIN
  Aturan: Panda 8 dibayar 25 banding 1 jika Player menang dengan nilai delapan dari tiga kartu

    @id.EZ-PANDA-01
    Garis-Besar Skenario: Panda 8 menang (<deal>)
      Diketahui shoe membagikan <deal>
      Ketika ronde dimainkan dengan 10,00 pada Panda 8
      Maka Panda 8 dibayar 25 banding 1
      Dan taruhan Panda 8 menang 250,00

      Contoh:
        | deal              |
        | 2♠ A♦ 3♥ A♣ 3♦ 5♠ |
        | 2♠ A♦ 3♥ A♣ 3♦ 8♠ |

  @rule.EZ-BACCARAT-PANDA-8-LOSE
  Aturan: Panda 8 kalah pada semua hasil lain

    @id.EZ-PANDA-02
    Garis-Besar Skenario: Panda 8 kalah jika Player menang dengan nilai <total> dari tiga kartu
      Diketahui shoe membagikan <deal>
      Ketika ronde dimainkan dengan 10,00 pada Panda 8
      Maka taruhan Panda 8 kalah

      Contoh:
        | total | deal               |
        | 1     | 2♠ A♦ 3♥ A♣ 6♦ 8♠  |
        | 2     | 2♠ A♦ 3♥ A♣ 7♦ 8♠  |
        | 3     | 2♠ A♦ 3♥ A♣ 8♦ 8♠  |
        | 4     | 2♠ A♦ 3♥ A♣ 9♦ 8♠  |
        | 5     | 2♠ A♦ 3♥ A♣ 10♦ 8♠ |
        | 6     | 2♠ A♦ 3♥ A♣ A♥ 8♠  |
        | 7     | 2♠ A♦ 3♥ A♣ 2♦ 8♠  |
        | 9     | 2♠ A♦ 3♥ A♣ 4♦ 8♠  |

    @id.EZ-PANDA-03
    Garis-Besar Skenario: Panda 8 kalah: <case>
      Diketahui shoe membagikan <deal>
      Ketika ronde dimainkan dengan 10,00 pada Panda 8
      Maka taruhan Panda 8 kalah

      Contoh:
        | case                                                | deal              |
        | Player menang dengan natural delapan                | 3♠ 2♦ 5♥ K♣       |
        | seri, Player bernilai delapan dari tiga kartu       | 2♠ A♦ 3♥ A♣ 3♦ 6♠ |
        | Banker menang melawan nilai delapan dari tiga kartu | 2♠ A♦ 3♥ A♣ 3♦ 7♠ |

  @rule.EZ-BACCARAT-LIMITS-STAKES
  Aturan: Setiap taruhan punya nilai terkecil dan terbesar

    @id.EZ-LIMIT-01
    Garis-Besar Skenario: Taruhan sebesar <stake> pada <bet> diterima
      Ketika <stake> dipasang pada <bet>
      Maka uang taruhan diterima

      Contoh:
        | bet     | stake  |
        | Player  | 1,00   |
        | Player  | 500,00 |
        | Banker  | 1,00   |
        | Banker  | 500,00 |
        | Seri    | 1,00   |
        | Seri    | 100,00 |
        | Naga 7  | 1,00   |
        | Naga 7  | 20,00  |
        | Panda 8 | 1,00   |
        | Panda 8 | 20,00  |

    @id.EZ-LIMIT-02
    Garis-Besar Skenario: Taruhan sebesar <stake> pada <bet> ditolak
      Ketika <stake> dipasang pada <bet>
      Maka uang taruhan ditolak

      Contoh:
        | bet     | stake  |
        | Player  | 0,99   |
        | Player  | 500,01 |
        | Banker  | 0,99   |
        | Banker  | 500,01 |
        | Seri    | 0,99   |
        | Seri    | 100,01 |
        | Naga 7  | 0,99   |
        | Naga 7  | 20,01  |
        | Panda 8 | 0,99   |
        | Panda 8 | 20,01  |

  @rule.EZ-BACCARAT-LIMITS-TABLE
  Aturan: Jumlah semua taruhan dalam satu ronde paling banyak 1.000,00

    @id.EZ-LIMIT-03
    Skenario: Taruhan yang berjumlah 1.000,00 diterima
      Ketika uang taruhan berikut dipasang
        | Player | 500,00 |
        | Banker | 500,00 |
      Maka uang taruhan diterima

    @id.EZ-LIMIT-04
    Skenario: Taruhan yang berjumlah 1.000,01 ditolak
      Ketika uang taruhan berikut dipasang
        | Player | 500,00 |
        | Banker | 499,01 |
        | Seri   | 1,00   |
      Maka uang taruhan ditolak

  @rule.EZ-BACCARAT-LIMITS-WIN
  Aturan: Tidak ada taruhan yang dapat menang lebih dari 900,00

    @id.EZ-LIMIT-05
    Skenario: Walau batasnya lebih tinggi, 900,00 pada Player adalah yang terbesar
      Diketahui batas taruhan Player adalah 1,00 sampai 1.000,00
      Ketika 900,00 dipasang pada Player
      Maka uang taruhan diterima

    @id.EZ-LIMIT-06
    Skenario: Walau batasnya lebih tinggi, 900,01 pada Player ditolak
      Diketahui batas taruhan Player adalah 1,00 sampai 1.000,00
      Ketika 900,01 dipasang pada Player
      Maka uang taruhan ditolak

    @id.EZ-LIMIT-07
    Skenario: Naga 7 dibayar 40 banding 1, jadi 22,51 ditolak berapa pun batasnya
      Diketahui batas taruhan Naga 7 adalah 1,00 sampai 1.000,00
      Ketika 22,51 dipasang pada Naga 7
      Maka uang taruhan ditolak
