# language: id
Fitur: Natural
  Natural adalah nilai delapan atau sembilan pada dua kartu pertama. Natural menutup pengambilan kartu bagi kedua tangan, lalu nilai yang lebih tinggi menang seperti biasa.

  @rule.NATURAL-TOTALS @rule.NATURAL-STOPS
  Aturan: Natural di salah satu tangan menghentikan keduanya

    @id.NATURALS-STOP-01
    Garis-Besar Skenario: Natural <Player> di tangan Player membuat Banker bertahan pada <Banker>
      Diketahui shoe membagikan <urutan> 5♦ 4♠
      Ketika ronde dimainkan
      Maka Player bertahan
      Dan Banker bertahan
      Dan Player memenangi ronde

      Contoh: Natural delapan
        | Player | Banker | urutan       |
        | 8      | 0      | 3♠ K♦ 5♥ 10♣ |
        | 8      | 1      | K♠ A♦ 8♥ Q♣  |
        | 8      | 2      | 9♠ A♦ 9♥ A♣  |
        | 8      | 3      | 2♠ 9♦ 6♥ 4♣  |
        | 8      | 4      | J♠ 8♦ 8♥ 6♣  |
        | 8      | 5      | 7♠ 2♦ A♥ 3♣  |

      Contoh: Natural sembilan
        | Player | Banker | urutan      |
        | 9      | 0      | 4♠ 4♦ 5♥ 6♣ |
        | 9      | 1      | Q♠ J♦ 9♥ A♣ |
        | 9      | 2      | 6♠ 5♦ 3♥ 7♣ |
        | 9      | 3      | 2♠ A♦ 7♥ 2♣ |
        | 9      | 4      | A♠ K♦ 8♥ 4♣ |
        | 9      | 5      | K♠ 9♦ 9♥ 6♣ |

    @id.NATURALS-STOP-02
    Garis-Besar Skenario: Natural <Banker> di tangan Banker membuat Player bertahan pada <Player>
      Diketahui shoe membagikan <urutan> 4♦ 5♠
      Ketika ronde dimainkan
      Maka Player bertahan
      Dan Banker bertahan
      Dan Banker memenangi ronde

      Contoh: Natural delapan
        | Banker | Player | urutan       |
        | 8      | 0      | K♠ 3♦ Q♥ 5♣  |
        | 8      | 1      | A♠ K♦ 10♥ 8♣ |
        | 8      | 2      | A♠ 9♦ A♥ 9♣  |
        | 8      | 3      | 9♠ 2♦ 4♥ 6♣  |
        | 8      | 4      | 8♠ J♦ 6♥ 8♣  |
        | 8      | 5      | 2♠ 7♦ 3♥ A♣  |

      Contoh: Natural sembilan
        | Banker | Player | urutan      |
        | 9      | 0      | 4♠ 4♦ 6♥ 5♣ |
        | 9      | 1      | J♠ Q♦ A♥ 9♣ |
        | 9      | 2      | 5♠ 6♦ 7♥ 3♣ |
        | 9      | 3      | A♠ 2♦ 2♥ 7♣ |
        | 9      | 4      | K♠ A♦ 4♥ 8♣ |
        | 9      | 5      | 9♠ K♦ 6♥ 9♣ |

  @rule.NATURAL-TOTALS
  Aturan: Tujuh bukan natural

    @id.NATURALS-SEVEN-01
    Skenario: Tujuh di tangan Player tidak menghentikan Banker
      Diketahui shoe membagikan 3♠ 2♦ 4♥ K♣ 6♦
      Ketika ronde dimainkan
      Maka Player bertahan
      Dan Banker mengambil kartu ketiga
      Dan Banker memegang 2♦ K♣ 6♦ dengan nilai 8

    @id.NATURALS-SEVEN-02
    Skenario: Tujuh di tangan Banker tidak menghentikan Player
      Diketahui shoe membagikan 2♠ 3♦ 2♥ 4♣ 5♦
      Ketika ronde dimainkan
      Maka Player mengambil kartu ketiga
      Dan Player memegang 2♠ 2♥ 5♦ dengan nilai 9
      Dan Banker bertahan

  @rule.NATURAL-TOTALS @rule.NATURAL-STOPS
  Aturan: Delapan atau sembilan dengan tiga kartu bukan natural, jadi Banker tetap mengikuti aturan kartu ketiga

    @id.NATURALS-THREE-CARDS-01
    Skenario: Banker mengambil kartu pada nilai 5 melawan delapan dengan tiga kartu, lalu mengalahkannya
      Diketahui shoe membagikan 2♠ 2♦ 2♥ 3♣ 4♦ 4♠
      Ketika ronde dimainkan
      Maka Player memegang 2♠ 2♥ 4♦ dengan nilai 8
      Dan Banker mengambil kartu ketiga
      Dan Banker memegang 2♦ 3♣ 4♠ dengan nilai 9
      Dan Banker memenangi ronde

    @id.NATURALS-THREE-CARDS-02
    Skenario: Banker mengambil kartu pada nilai 6 melawan sembilan dengan tiga kartu
      Diketahui shoe membagikan A♠ K♦ 2♥ 6♣ 6♦ 2♠
      Ketika ronde dimainkan
      Maka Player memegang A♠ 2♥ 6♦ dengan nilai 9
      Dan Banker mengambil kartu ketiga
      Dan Banker memegang K♦ 6♣ 2♠ dengan nilai 8
      Dan Player memenangi ronde

  @rule.WIN-HIGHER @rule.NATURAL-STOPS
  Aturan: Natural tidak otomatis menang: sembilan mengalahkan delapan

    @id.NATURALS-NINE-BEATS-EIGHT-01
    Skenario: Natural sembilan di tangan Player mengalahkan natural delapan di tangan Banker
      Diketahui shoe membagikan 4♠ K♦ 5♥ 8♣
      Ketika ronde dimainkan
      Maka Player memegang 4♠ 5♥ dengan nilai 9
      Dan Banker memegang K♦ 8♣ dengan nilai 8
      Dan Player memenangi ronde
      Dan selisihnya 1 poin

    @id.NATURALS-NINE-BEATS-EIGHT-02
    Skenario: Natural sembilan di tangan Banker mengalahkan natural delapan di tangan Player
      Diketahui shoe membagikan 3♠ 2♦ 5♥ 7♣
      Ketika ronde dimainkan
      Maka Player memegang 3♠ 5♥ dengan nilai 8
      Dan Banker memegang 2♦ 7♣ dengan nilai 9
      Dan Banker memenangi ronde
      Dan selisihnya 1 poin

  @rule.WIN-TIE @rule.NATURAL-STOPS
  Aturan: Dua natural yang sama nilainya berakhir seri

    @id.NATURALS-TIE-01
    Skenario: Dua natural delapan berakhir seri
      Diketahui shoe membagikan K♠ 3♦ 8♥ 5♣
      Ketika ronde dimainkan
      Maka Player memegang K♠ 8♥ dengan nilai 8
      Dan Banker memegang 3♦ 5♣ dengan nilai 8
      Dan ronde berakhir seri

    @id.NATURALS-TIE-02
    Skenario: Dua natural sembilan berakhir seri
      Diketahui shoe membagikan 4♠ Q♦ 5♥ 9♣
      Ketika ronde dimainkan
      Maka Player memegang 4♠ 5♥ dengan nilai 9
      Dan Banker memegang Q♦ 9♣ dengan nilai 9
      Dan ronde berakhir seri
