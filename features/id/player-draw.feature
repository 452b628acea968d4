# language: id
Fitur: Kartu ketiga Player
  Player mendapat kartu ketiga pada nilai lima atau kurang dan bertahan pada nilai enam atau tujuh.
  Tidak ada yang memutuskan: nilai dua kartu pertama Player yang menentukan.

  @rule.DRAW-P0 @rule.DRAW-P1 @rule.DRAW-P2 @rule.DRAW-P3 @rule.DRAW-P4 @rule.DRAW-P5
  Aturan: Player mengambil kartu pada nilai 0 sampai 5

    @id.PLAYER-DRAW-01
    Garis-Besar Skenario: Player mengambil kartu pada nilai <nilai> (<pertama> <kedua>)
      Diketahui shoe membagikan <pertama> K♦ <kedua> 7♣ 3♦
      Ketika ronde dimainkan
      Maka Player mengambil kartu ketiga
      Dan Player memegang <pertama> <kedua> 3♦ dengan nilai <akhir>

      Contoh:
        | nilai | pertama | kedua | akhir |
        | 0     | K♠      | Q♥    | 3     |
        | 0     | 4♠      | 6♥    | 3     |
        | 1     | A♠      | 10♥   | 4     |
        | 1     | 2♠      | 9♥    | 4     |
        | 2     | A♠      | A♥    | 5     |
        | 2     | 5♠      | 7♥    | 5     |
        | 3     | 2♠      | A♥    | 6     |
        | 3     | 9♠      | 4♥    | 6     |
        | 4     | J♠      | 4♥    | 7     |
        | 4     | 8♠      | 6♥    | 7     |
        | 5     | 2♠      | 3♥    | 8     |
        | 5     | 9♠      | 6♥    | 8     |

  @rule.DRAW-P6 @rule.DRAW-P7
  Aturan: Player bertahan pada nilai 6 dan 7

    @id.PLAYER-DRAW-02
    Garis-Besar Skenario: Player bertahan pada nilai <nilai> (<pertama> <kedua>)
      Diketahui shoe membagikan <pertama> K♦ <kedua> 7♣ 3♦
      Ketika ronde dimainkan
      Maka Player bertahan
      Dan Player memegang <pertama> <kedua> dengan nilai <nilai>

      Contoh:
        | nilai | pertama | kedua |
        | 6     | A♠      | 5♥    |
        | 6     | K♠      | 6♥    |
        | 6     | 7♠      | 9♥    |
        | 7     | 3♠      | 4♥    |
        | 7     | Q♠      | 7♥    |
        | 7     | 8♠      | 9♥    |

  @rule.DRAW-P5
  Aturan: Tanpa natural, Player mengambil kartu tanpa melihat tangan Banker

    @id.PLAYER-DRAW-03
    Garis-Besar Skenario: Player mengambil kartu pada nilai 5 melawan Banker bernilai <nilai>
      Diketahui shoe membagikan 2♠ <pertama> 3♥ <kedua> 3♦ K♠
      Ketika ronde dimainkan
      Maka Player mengambil kartu ketiga
      Dan Player memegang 2♠ 3♥ 3♦ dengan nilai 8

      Contoh:
        | nilai | pertama | kedua |
        | 0     | K♦      | Q♣    |
        | 1     | A♦      | K♣    |
        | 2     | A♦      | A♣    |
        | 3     | A♦      | 2♣    |
        | 4     | 2♦      | 2♣    |
        | 5     | 2♦      | 3♣    |
        | 6     | 2♦      | 4♣    |
        | 7     | 3♦      | 4♣    |
