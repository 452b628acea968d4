# language: id
Fitur: Taruhan natural
  Natural Player dan Natural Banker hanya melihat satu hal: apakah tangan itu bernilai delapan atau sembilan pada dua kartu pertamanya? Menang atau tidaknya tangan itu tidak ditanyakan.

  @rule.PAY-NATURAL-WIN @rule.PAY-NATURAL-LOSS
  Aturan: Natural di tangan yang disebut dibayar 7 banding 2

    @id.NATURAL-BET-01
    Garis-Besar Skenario: Natural <Player> di tangan Player melawan <Banker>
      Diketahui shoe membagikan <urutan>
      Ketika ronde dimainkan dengan taruhan berikut
        | Natural Player | 10,00 |
        | Natural Banker | 10,00 |
      Maka Natural Player dibayar 7 banding 2
      Dan taruhan Natural Player menang 35,00
      Dan taruhan Natural Banker kalah

      Contoh:
        | Player | Banker | urutan      |
        | 8      | 6      | K♠ K♦ 8♥ 6♣ |
        | 8      | 7      | 3♠ 3♦ 5♥ 4♣ |
        | 9      | 0      | 4♠ K♦ 5♥ Q♣ |
        | 9      | 7      | 4♠ 3♦ 5♥ 4♣ |

    @id.NATURAL-BET-02
    Garis-Besar Skenario: Natural <Banker> di tangan Banker melawan <Player>
      Diketahui shoe membagikan <urutan>
      Ketika ronde dimainkan dengan taruhan berikut
        | Natural Player | 10,00 |
        | Natural Banker | 10,00 |
      Maka Natural Banker dibayar 7 banding 2
      Dan taruhan Natural Banker menang 35,00
      Dan taruhan Natural Player kalah

      Contoh:
        | Banker | Player | urutan      |
        | 8      | 7      | 2♠ 3♦ 5♥ 5♣ |
        | 8      | 0      | 5♠ 3♦ 5♥ 5♣ |
        | 9      | 6      | K♠ 2♦ 6♥ 7♣ |
        | 9      | 5      | 2♠ K♦ 3♥ 9♣ |

    @id.NATURAL-BET-03
    Garis-Besar Skenario: Natural <Player> dan natural <Banker>, kedua taruhan dibayar, tangan mana pun yang menang
      Diketahui shoe membagikan <urutan>
      Ketika ronde dimainkan dengan taruhan berikut
        | Natural Player | 10,00 |
        | Natural Banker | 10,00 |
      Maka taruhan Natural Player menang 35,00
      Dan taruhan Natural Banker menang 35,00

      Contoh:
        | Player | Banker | urutan      |
        | 9      | 8      | 4♠ K♦ 5♥ 8♣ |
        | 8      | 9      | 3♠ 2♦ 5♥ 7♣ |
        | 8      | 8      | K♠ 3♦ 8♥ 5♣ |
        | 9      | 9      | 4♠ Q♦ 5♥ 9♣ |

  @rule.PAY-NATURAL-LOSS
  Aturan: Delapan atau sembilan dengan tiga kartu kalah, begitu pula tujuh dengan dua kartu

    @id.NATURAL-BET-04
    Garis-Besar Skenario: Player bernilai <Player> melawan Banker bernilai <Banker>, bukan natural (<urutan>)
      Diketahui shoe membagikan <urutan>
      Ketika ronde dimainkan dengan taruhan berikut
        | Natural Player | 10,00 |
        | Natural Banker | 10,00 |
      Maka taruhan Natural Player kalah
      Dan taruhan Natural Banker kalah

      Contoh: Delapan dan sembilan di tangan Player terdiri dari tiga kartu
        | Player | Banker | urutan         |
        | 8      | 7      | 2♠ 3♦ 2♥ 4♣ 4♦ |
        | 9      | 7      | A♠ 3♦ 2♥ 4♣ 6♦ |

      Contoh: Delapan dan sembilan di tangan Banker terdiri dari tiga kartu
        | Player | Banker | urutan         |
        | 7      | 8      | K♠ 2♦ 7♥ 2♣ 4♦ |
        | 7      | 9      | K♠ 2♦ 7♥ 3♣ 4♦ |

      Contoh: Tujuh kurang satu
        | Player | Banker | urutan      |
        | 7      | 7      | K♠ 3♦ 7♥ 4♣ |
