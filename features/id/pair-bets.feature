# language: id
Fitur: Taruhan pasangan
  Pasangan berarti dua kartu pertama sebuah tangan berperingkat sama. Kartu ketiga tidak pernah membentuk atau merusaknya, dan tangan mana yang menang tidak berpengaruh.

  @rule.PAIR-RANK @rule.PAY-PAIR-WIN @rule.PAY-PAIR-LOSS
  Aturan: Pasangan Player dan Pasangan Banker dibayar 11 banding 1 untuk pasangan di tangannya sendiri

    @id.PAIR-01
    Skenario: Dua delapan di tangan Player
      Diketahui shoe membagikan 8♠ 2♦ 8♥ 5♣
      Ketika ronde dimainkan dengan taruhan berikut
        | Pasangan Player | 10,00 |
        | Pasangan Banker | 10,00 |
      Maka Player memegang 8♠ 8♥ dengan nilai 6
      Dan Banker memegang 2♦ 5♣ dengan nilai 7
      Dan taruhan Pasangan Player menang 110,00
      Dan taruhan Pasangan Banker kalah

    @id.PAIR-02
    Skenario: Dua king di tangan Banker
      Diketahui shoe membagikan 2♠ K♦ 5♥ K♣ 4♦
      Ketika ronde dimainkan dengan taruhan berikut
        | Pasangan Player | 10,00 |
        | Pasangan Banker | 10,00 |
      Maka Player memegang 2♠ 5♥ dengan nilai 7
      Dan Banker memegang K♦ K♣ 4♦ dengan nilai 4
      Dan taruhan Pasangan Banker menang 110,00
      Dan taruhan Pasangan Player kalah

    @id.PAIR-03
    Garis-Besar Skenario: <pasangan> adalah Pasangan Player
      Diketahui shoe membagikan <urutan>
      Ketika ronde dimainkan dengan taruhan berikut
        | Pasangan Player | 10,00 |
        | Pasangan Banker | 10,00 |
      Maka Pasangan Player dibayar 11 banding 1
      Dan taruhan Pasangan Banker kalah

      Contoh:
        | pasangan | urutan           |
        | K♠ K♥    | K♠ 2♦ K♥ 5♣ 4♦   |
        | 10♠ 10♥  | 10♠ 3♦ 10♥ 4♣ 5♦ |
        | A♠ A♥    | A♠ 3♦ A♥ 4♣ 5♦   |
        | 9♠ 9♠    | 9♠ 3♦ 9♠ 4♣      |

    @id.PAIR-04
    Garis-Besar Skenario: <pasangan> adalah Pasangan Banker
      Diketahui shoe membagikan <urutan>
      Ketika ronde dimainkan dengan taruhan berikut
        | Pasangan Player | 10,00 |
        | Pasangan Banker | 10,00 |
      Maka Pasangan Banker dibayar 11 banding 1
      Dan taruhan Pasangan Player kalah

      Contoh:
        | pasangan | urutan           |
        | 8♦ 8♣    | 2♠ 8♦ 5♥ 8♣      |
        | 10♦ 10♣  | 3♠ 10♦ 4♥ 10♣ 5♦ |
        | A♦ A♣    | 3♠ A♦ 4♥ A♣ 5♦   |
        | 9♦ 9♦    | 3♠ 9♦ 4♥ 9♦      |

    @id.PAIR-05
    Skenario: Ada pasangan di kedua tangan dan kedua taruhan menang
      Diketahui shoe membagikan 8♠ 6♦ 8♥ 6♣ 5♦
      Ketika ronde dimainkan dengan taruhan berikut
        | Pasangan Player | 10,00 |
        | Pasangan Banker | 10,00 |
      Maka Pasangan Player dibayar 11 banding 1
      Dan Pasangan Banker dibayar 11 banding 1

    @id.PAIR-06
    Skenario: Dua, dua, king adalah Pasangan Player, meskipun ada tiga kartu di tangan itu
      Diketahui shoe membagikan 2♠ 3♦ 2♥ 4♣ K♦
      Ketika ronde dimainkan dengan 10,00 pada Pasangan Player
      Maka Player memegang 2♠ 2♥ K♦ dengan nilai 4
      Dan Banker memenangi ronde
      Dan taruhan Pasangan Player menang 110,00

    @id.PAIR-07
    Skenario: Dua, dua, king adalah Pasangan Banker, meskipun ada tiga kartu di tangan itu
      Diketahui shoe membagikan 3♠ 2♦ 4♥ 2♣ K♦
      Ketika ronde dimainkan dengan 10,00 pada Pasangan Banker
      Maka Banker memegang 2♦ 2♣ K♦ dengan nilai 4
      Dan Player memenangi ronde
      Dan taruhan Pasangan Banker menang 110,00

  @rule.PAIR-RANK @rule.PAY-PAIR-LOSS
  Aturan: Poin yang sama, jenis yang sama, atau kartu ketiga yang terlambat tidak menjadi pasangan

    @id.PAIR-08
    Garis-Besar Skenario: <kartu> di tangan Player bukan pasangan
      Diketahui shoe membagikan <urutan>
      Ketika ronde dimainkan dengan taruhan berikut
        | Pasangan Player | 10,00 |
        | Pasangan Banker | 10,00 |
      Maka taruhan Pasangan Player kalah
      Dan taruhan Pasangan Banker kalah

      Contoh: Poinnya sama, tetapi peringkatnya berbeda
        | kartu  | urutan          |
        | 10♠ K♥ | 10♠ 3♦ K♥ 4♣ 5♦ |
        | J♠ Q♥  | J♠ 3♦ Q♥ 4♣ 5♦  |

      Contoh: Jenisnya sama, tetapi peringkatnya berbeda
        | kartu | urutan         |
        | 6♠ 7♠ | 6♠ 3♦ 7♠ 4♣ 5♦ |

      Contoh: Kartu ketiga datang terlambat
        | kartu    | urutan         |
        | 2♠ K♥ 2♦ | 2♠ 3♦ K♥ 4♣ 2♦ |
        | 2♠ K♥ K♦ | 2♠ 3♦ K♥ 4♣ K♦ |

    @id.PAIR-09
    Garis-Besar Skenario: <kartu> di tangan Banker bukan pasangan
      Diketahui shoe membagikan <urutan>
      Ketika ronde dimainkan dengan taruhan berikut
        | Pasangan Player | 10,00 |
        | Pasangan Banker | 10,00 |
      Maka taruhan Pasangan Player kalah
      Dan taruhan Pasangan Banker kalah

      Contoh: Poinnya sama, tetapi peringkatnya berbeda
        | kartu  | urutan          |
        | 10♦ K♣ | 3♠ 10♦ 4♥ K♣ 5♦ |
        | J♦ Q♣  | 3♠ J♦ 4♥ Q♣ 5♦  |

      Contoh: Jenisnya sama, tetapi peringkatnya berbeda
        | kartu | urutan         |
        | 6♦ 7♦ | 3♠ 6♦ 4♥ 7♦ 5♣ |

      Contoh: Kartu ketiga datang terlambat
        | kartu    | urutan         |
        | 2♦ K♣ 2♥ | 3♠ 2♦ 4♥ K♣ 2♥ |
        | 2♦ K♣ K♥ | 3♠ 2♦ 4♥ K♣ K♥ |

    @id.PAIR-10
    Skenario: Peringkat yang sama di dua tangan yang berbeda bukan pasangan
      Diketahui shoe membagikan 8♠ 8♦ 9♥ 9♣
      Ketika ronde dimainkan dengan taruhan berikut
        | Pasangan Player | 10,00 |
        | Pasangan Banker | 10,00 |
      Maka taruhan Pasangan Player kalah
      Dan taruhan Pasangan Banker kalah

  @rule.PAIR-RANK @rule.PAY-EITHER-PAIR-WIN
  Aturan: Pasangan Mana Saja dibayar 5 banding 1, sekali saja, untuk pasangan di satu tangan atau di keduanya

    @id.EITHER-PAIR-01
    Garis-Besar Skenario: Pasangan Mana Saja dibayar 5 banding 1 untuk <pasangan>
      Diketahui shoe membagikan <urutan>
      Ketika ronde dimainkan dengan 10,00 pada Pasangan Mana Saja
      Maka Pasangan Mana Saja dibayar 5 banding 1
      Dan taruhan Pasangan Mana Saja menang 50,00

      Contoh: Di tangan Player
        | pasangan | urutan         |
        | 8♠ 8♥    | 8♠ 2♦ 8♥ 5♣    |
        | 2♠ 2♥ K♦ | 2♠ 3♦ 2♥ 4♣ K♦ |

      Contoh: Di tangan Banker
        | pasangan | urutan         |
        | 8♦ 8♣    | 2♠ 8♦ 5♥ 8♣    |
        | K♦ K♣    | 2♠ K♦ 5♥ K♣ 4♦ |

      Contoh: Di kedua tangan, tetap dibayar sekali
        | pasangan    | urutan            |
        | 8♠ 8♥ 6♦ 6♣ | 8♠ 6♦ 8♥ 6♣ 5♦    |
        | J♠ J♥ J♦ J♣ | J♠ J♦ J♥ J♣ 4♦ 5♠ |

  @rule.PAIR-RANK @rule.PAY-EITHER-PAIR-LOSS
  Aturan: Pasangan Mana Saja kalah saat tidak ada pasangan

    @id.EITHER-PAIR-02
    Garis-Besar Skenario: Pasangan Mana Saja kalah pada <urutan>
      Diketahui shoe membagikan <urutan>
      Ketika ronde dimainkan dengan 10,00 pada Pasangan Mana Saja
      Maka taruhan Pasangan Mana Saja kalah

      Contoh:
        | urutan          |
        | 10♠ 3♦ K♥ 4♣ 5♦ |
        | 3♠ 10♦ 4♥ K♣ 5♦ |
        | 6♠ 3♦ 7♠ 4♣ 5♦  |
        | 2♠ 3♦ K♥ 4♣ 2♦  |
        | 3♠ 2♦ 4♥ K♣ 2♥  |
        | 8♠ 8♦ 9♥ 9♣     |

  @rule.PAIR-PERFECT @rule.PAY-PERFECT-PAIR-WIN
  Aturan: Pasangan Sempurna dibayar 25 banding 1, sekali saja, untuk dua kartu dengan peringkat dan jenis yang sama

    @id.PERFECT-PAIR-01
    Garis-Besar Skenario: Pasangan Sempurna dibayar 25 banding 1 untuk <pasangan>
      Diketahui shoe membagikan <urutan>
      Ketika ronde dimainkan dengan 10,00 pada Pasangan Sempurna
      Maka Pasangan Sempurna dibayar 25 banding 1
      Dan taruhan Pasangan Sempurna menang 250,00

      Contoh: Di tangan Player
        | pasangan | urutan         |
        | 7♠ 7♠    | 7♠ 3♦ 7♠ 4♣ 5♦ |
        | 2♠ 2♠ K♦ | 2♠ 3♦ 2♠ 4♣ K♦ |

      Contoh: Di tangan Banker
        | pasangan | urutan         |
        | 7♣ 7♣    | 3♠ 7♣ 4♥ 7♣ 5♦ |
        | K♦ K♦    | 3♠ K♦ 4♥ K♦ 5♣ |

      Contoh: Di satu tangan, bersama pasangan biasa di tangan lain
        | pasangan | urutan            |
        | 7♥ 7♥    | 7♥ 6♦ 7♥ 6♣ 5♠ K♠ |

      Contoh: Di kedua tangan, tetap dibayar sekali
        | pasangan    | urutan            |
        | 7♠ 7♠ 6♦ 6♦ | 7♠ 6♦ 7♠ 6♦ 5♥ K♠ |

  @rule.PAIR-PERFECT @rule.PAY-PERFECT-PAIR-LOSS
  Aturan: Pasangan Sempurna kalah saat peringkat atau jenisnya berbeda

    @id.PERFECT-PAIR-02
    Garis-Besar Skenario: Pasangan Sempurna kalah pada <urutan>
      Diketahui shoe membagikan <urutan>
      Ketika ronde dimainkan dengan 10,00 pada Pasangan Sempurna
      Maka taruhan Pasangan Sempurna kalah

      Contoh: Pasangan dengan dua jenis
        | urutan         |
        | 8♠ 2♦ 8♥ 5♣    |
        | 2♠ 8♦ 5♥ 8♣    |
        | 8♠ 6♦ 8♥ 6♣ 5♦ |

      Contoh: Dua peringkat dengan satu jenis
        | urutan         |
        | 6♠ 3♦ 7♠ 4♣ 5♦ |
        | K♠ 3♦ Q♠ 4♣ 5♦ |
        | 3♠ 6♦ 4♥ 7♦ 5♣ |

      Contoh: Kartu yang sama, tetapi bukan sebagai dua kartu pertama satu tangan
        | urutan         |
        | 8♠ 8♠ 9♥ 9♥    |
        | 2♠ 3♦ K♥ 4♣ 2♠ |
        | 3♠ 2♦ 4♥ K♣ 2♦ |
