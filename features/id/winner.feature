# language: id
Fitur: Pemenang ronde
  Setelah kedua tangan lengkap, hanya nilainya yang menentukan: bukan banyaknya kartu, bukan pula cara kartu itu datang.

  @rule.WIN-HIGHER
  Aturan: Nilai yang lebih tinggi menang

    @id.WINNER-HIGHER-01
    Garis-Besar Skenario: Nilai <Player> di tangan Player mengalahkan <Banker> di tangan Banker
      Diketahui shoe membagikan <urutan>
      Ketika ronde dimainkan
      Maka Player memenangi ronde
      Dan selisihnya <selisih> poin

      Contoh:
        | Player | Banker | selisih | urutan            |
        | 1      | 0      | 1       | K♠ 2♦ Q♥ K♣ A♦ 8♠ |
        | 6      | 5      | 1       | 2♠ A♦ 4♥ 2♣ 2♦    |
        | 7      | 6      | 1       | K♠ 6♦ 7♥ Q♣       |
        | 9      | 8      | 1       | 2♠ A♦ 3♥ 2♣ 4♦ 5♠ |
        | 9      | 7      | 2       | 2♠ 3♦ 3♥ 4♣ 4♦    |
        | 9      | 0      | 9       | 4♠ K♦ 5♥ Q♣       |

    @id.WINNER-HIGHER-02
    Garis-Besar Skenario: Nilai <Banker> di tangan Banker mengalahkan <Player> di tangan Player
      Diketahui shoe membagikan <urutan>
      Ketika ronde dimainkan
      Maka Banker memenangi ronde
      Dan selisihnya <selisih> poin

      Contoh:
        | Banker | Player | selisih | urutan            |
        | 1      | 0      | 1       | 4♠ K♦ 6♥ 2♣ Q♦ 9♠ |
        | 6      | 5      | 1       | 2♠ 2♦ 3♥ 4♣ 10♦   |
        | 7      | 6      | 1       | 2♠ 3♦ 4♥ 4♣       |
        | 9      | 8      | 1       | 2♠ 2♦ 2♥ 3♣ 4♦ 4♠ |
        | 9      | 7      | 2       | K♠ 2♦ 7♥ 3♣ 4♦    |
        | 9      | 0      | 9       | K♠ 4♦ Q♥ 5♣       |

    @id.WINNER-HIGHER-03
    Skenario: Sembilan dengan tiga kartu mengalahkan tujuh dengan dua kartu
      Diketahui shoe membagikan K♠ 2♦ 7♥ 3♣ 4♦
      Ketika ronde dimainkan
      Maka Player memegang K♠ 7♥ dengan nilai 7
      Dan Banker memegang 2♦ 3♣ 4♦ dengan nilai 9
      Dan Banker memenangi ronde

    @id.WINNER-HIGHER-04
    Skenario: Nilai tangan yang menentukan, bukan jumlah poin kartunya
      Diketahui shoe membagikan 8♠ K♦ 8♥ 7♣
      Ketika ronde dimainkan
      Maka Player memegang 8♠ 8♥ dengan nilai 6
      Dan Banker memegang K♦ 7♣ dengan nilai 7
      Dan Banker memenangi ronde

  @rule.WIN-TIE
  Aturan: Nilai yang sama berakhir seri

    @id.WINNER-TIE-01
    Garis-Besar Skenario: Dua tangan bernilai <nilai> berakhir seri (<urutan>)
      Diketahui shoe membagikan <urutan>
      Ketika ronde dimainkan
      Maka ronde berakhir seri
      Dan selisihnya 0 poin

      Contoh:
        | nilai | urutan             |
        | 0     | K♠ 2♦ 10♥ A♣ J♦ 7♠ |
        | 5     | 2♠ K♦ A♥ 5♣ 2♦     |
        | 6     | 2♠ K♦ 4♥ 6♣        |
        | 7     | K♠ 3♦ 7♥ 4♣        |
        | 8     | 3♠ K♦ 5♥ 8♣        |
        | 9     | 2♠ A♦ 3♥ 2♣ 4♦ 6♠  |

    @id.WINNER-TIE-02
    Skenario: Tujuh dengan dua kartu dan tujuh dengan tiga kartu berakhir seri
      Diketahui shoe membagikan K♠ 2♦ 7♥ 2♣ 3♦
      Ketika ronde dimainkan
      Maka Player memegang K♠ 7♥ dengan nilai 7
      Dan Banker memegang 2♦ 2♣ 3♦ dengan nilai 7
      Dan ronde berakhir seri
