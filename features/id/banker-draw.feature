# language: id
Fitur: Kartu ketiga Banker
  Giliran Banker datang setelah Player. Saat Player bertahan, hanya nilai Banker sendiri yang menentukan.
  Saat Player mengambil kartu, poin kartu ketiga Player ikut menentukan.

  @rule.DRAW-BS0 @rule.DRAW-BS1 @rule.DRAW-BS2 @rule.DRAW-BS3 @rule.DRAW-BS4 @rule.DRAW-BS5
  Aturan: Saat Player bertahan, Banker mengambil kartu pada nilai 0 sampai 5

    @id.BANKER-STOOD-01
    Garis-Besar Skenario: Player bertahan pada <Player>, Banker mengambil kartu pada <Banker>
      Diketahui shoe membagikan K♠ <pertama> <kartu> <kedua> A♦
      Ketika ronde dimainkan
      Maka Player bertahan
      Dan Banker mengambil kartu ketiga
      Dan Banker memegang <pertama> <kedua> A♦ dengan nilai <akhir>

      Contoh: Player bertahan pada enam
        | Player | kartu | Banker | pertama | kedua | akhir |
        | 6      | 6♥    | 0      | K♦      | 10♣   | 1     |
        | 6      | 6♥    | 1      | 5♦      | 6♣    | 2     |
        | 6      | 6♥    | 2      | J♦      | 2♣    | 3     |
        | 6      | 6♥    | 3      | 9♦      | 4♣    | 4     |
        | 6      | 6♥    | 4      | A♦      | 3♣    | 5     |
        | 6      | 6♥    | 5      | 8♦      | 7♣    | 6     |

      Contoh: Player bertahan pada tujuh
        | Player | kartu | Banker | pertama | kedua | akhir |
        | 7      | 7♥    | 0      | 3♦      | 7♣    | 1     |
        | 7      | 7♥    | 1      | A♦      | Q♣    | 2     |
        | 7      | 7♥    | 2      | 4♦      | 8♣    | 3     |
        | 7      | 7♥    | 3      | A♦      | 2♣    | 4     |
        | 7      | 7♥    | 4      | K♦      | 4♣    | 5     |
        | 7      | 7♥    | 5      | 2♦      | 3♣    | 6     |

  @rule.DRAW-BS6 @rule.DRAW-BS7
  Aturan: Saat Player bertahan, Banker bertahan pada nilai 6 dan 7
    Di sini aturan untuk Player yang mengambil kartu tidak berlaku: Banker tetap bertahan pada enam, meskipun kartu terakhir Player enam atau tujuh.

    @id.BANKER-STOOD-02
    Garis-Besar Skenario: Player bertahan pada <Player>, Banker bertahan pada <Banker> (<pertama> <kedua>)
      Diketahui shoe membagikan K♠ <pertama> <kartu> <kedua> A♦
      Ketika ronde dimainkan
      Maka Player bertahan
      Dan Banker bertahan
      Dan Banker memegang <pertama> <kedua> dengan nilai <Banker>

      Contoh: Player bertahan pada enam
        | Player | kartu | Banker | pertama | kedua |
        | 6      | 6♥    | 6      | K♦      | 6♣    |
        | 6      | 6♥    | 6      | 8♦      | 8♣    |
        | 6      | 6♥    | 7      | 3♦      | 4♣    |

      Contoh: Player bertahan pada tujuh
        | Player | kartu | Banker | pertama | kedua |
        | 7      | 7♥    | 6      | 5♦      | A♣    |
        | 7      | 7♥    | 7      | Q♦      | 7♣    |
        | 7      | 7♥    | 7      | 8♦      | 9♣    |

  @rule.DRAW-B0
  Aturan: Banker mengambil kartu pada nilai 0, apa pun kartu ketiga Player

    @id.BANKER-DRAW-0
    Garis-Besar Skenario: Banker bernilai 0 melawan kartu ketiga <ketiga>
      Diketahui shoe membagikan 2♠ K♦ 3♥ Q♣ <ketiga> 5♠
      Ketika ronde dimainkan
      Maka Player mengambil kartu ketiga
      Dan Banker mengambil kartu ketiga

      Contoh:
        | ketiga |
        | 10♦    |
        | J♦     |
        | Q♦     |
        | K♦     |
        | A♦     |
        | 2♦     |
        | 3♦     |
        | 4♦     |
        | 5♦     |
        | 6♦     |
        | 7♦     |
        | 8♦     |
        | 9♦     |

  @rule.DRAW-B1
  Aturan: Banker mengambil kartu pada nilai 1, apa pun kartu ketiga Player

    @id.BANKER-DRAW-1
    Garis-Besar Skenario: Banker bernilai 1 melawan kartu ketiga <ketiga>
      Diketahui shoe membagikan A♠ 10♦ 3♥ A♣ <ketiga> 5♠
      Ketika ronde dimainkan
      Maka Player mengambil kartu ketiga
      Dan Banker mengambil kartu ketiga

      Contoh:
        | ketiga |
        | 10♦    |
        | J♦     |
        | Q♦     |
        | K♦     |
        | A♦     |
        | 2♦     |
        | 3♦     |
        | 4♦     |
        | 5♦     |
        | 6♦     |
        | 7♦     |
        | 8♦     |
        | 9♦     |

  @rule.DRAW-B2
  Aturan: Banker mengambil kartu pada nilai 2, apa pun kartu ketiga Player

    @id.BANKER-DRAW-2
    Garis-Besar Skenario: Banker bernilai 2 melawan kartu ketiga <ketiga>
      Diketahui shoe membagikan 9♠ 7♦ 4♥ 5♣ <ketiga> 5♠
      Ketika ronde dimainkan
      Maka Player mengambil kartu ketiga
      Dan Banker mengambil kartu ketiga

      Contoh:
        | ketiga |
        | 10♦    |
        | J♦     |
        | Q♦     |
        | K♦     |
        | A♦     |
        | 2♦     |
        | 3♦     |
        | 4♦     |
        | 5♦     |
        | 6♦     |
        | 7♦     |
        | 8♦     |
        | 9♦     |

  @rule.DRAW-B3
  Aturan: Banker mengambil kartu pada nilai 3, kecuali saat kartu ketiga Player 8

    @id.BANKER-DRAW-3
    Garis-Besar Skenario: Nilai 3 melawan kartu ketiga <ketiga>: Banker <keputusan>
      Diketahui shoe membagikan K♠ A♦ 2♥ 2♣ <ketiga> 5♠
      Ketika ronde dimainkan
      Maka Player mengambil kartu ketiga
      Dan Banker <keputusan>

      Contoh:
        | ketiga | keputusan              |
        | 10♦    | mengambil kartu ketiga |
        | J♦     | mengambil kartu ketiga |
        | Q♦     | mengambil kartu ketiga |
        | K♦     | mengambil kartu ketiga |
        | A♦     | mengambil kartu ketiga |
        | 2♦     | mengambil kartu ketiga |
        | 3♦     | mengambil kartu ketiga |
        | 4♦     | mengambil kartu ketiga |
        | 5♦     | mengambil kartu ketiga |
        | 6♦     | mengambil kartu ketiga |
        | 7♦     | mengambil kartu ketiga |
        | 8♦     | bertahan               |
        | 9♦     | mengambil kartu ketiga |

    @id.BANKER-DRAW-3-CARD
    Skenario: Kartu ketiga Player yang menentukan, bukan nilai tangan Player
      Diketahui shoe membagikan K♠ A♦ 5♥ 2♣ 3♦ 5♠
      Ketika ronde dimainkan
      Maka Player memegang K♠ 5♥ 3♦ dengan nilai 8
      Dan Banker mengambil kartu ketiga

  @rule.DRAW-B4
  Aturan: Banker mengambil kartu pada nilai 4 saat poin kartu ketiga Player 2 sampai 7

    @id.BANKER-DRAW-4
    Garis-Besar Skenario: Nilai 4 melawan kartu ketiga <ketiga>: Banker <keputusan>
      Diketahui shoe membagikan A♠ 9♦ K♥ 5♣ <ketiga> 5♠
      Ketika ronde dimainkan
      Maka Player mengambil kartu ketiga
      Dan Banker <keputusan>

      Contoh:
        | ketiga | keputusan              |
        | 10♦    | bertahan               |
        | J♦     | bertahan               |
        | Q♦     | bertahan               |
        | K♦     | bertahan               |
        | A♦     | bertahan               |
        | 2♦     | mengambil kartu ketiga |
        | 3♦     | mengambil kartu ketiga |
        | 4♦     | mengambil kartu ketiga |
        | 5♦     | mengambil kartu ketiga |
        | 6♦     | mengambil kartu ketiga |
        | 7♦     | mengambil kartu ketiga |
        | 8♦     | bertahan               |
        | 9♦     | bertahan               |

  @rule.DRAW-B5
  Aturan: Banker mengambil kartu pada nilai 5 saat poin kartu ketiga Player 4 sampai 7

    @id.BANKER-DRAW-5
    Garis-Besar Skenario: Nilai 5 melawan kartu ketiga <ketiga>: Banker <keputusan>
      Diketahui shoe membagikan 2♠ J♦ 2♥ 5♣ <ketiga> 5♠
      Ketika ronde dimainkan
      Maka Player mengambil kartu ketiga
      Dan Banker <keputusan>

      Contoh:
        | ketiga | keputusan              |
        | 10♦    | bertahan               |
        | J♦     | bertahan               |
        | Q♦     | bertahan               |
        | K♦     | bertahan               |
        | A♦     | bertahan               |
        | 2♦     | bertahan               |
        | 3♦     | bertahan               |
        | 4♦     | mengambil kartu ketiga |
        | 5♦     | mengambil kartu ketiga |
        | 6♦     | mengambil kartu ketiga |
        | 7♦     | mengambil kartu ketiga |
        | 8♦     | bertahan               |
        | 9♦     | bertahan               |

  @rule.DRAW-B6
  Aturan: Banker mengambil kartu pada nilai 6 saat poin kartu ketiga Player 6 atau 7

    @id.BANKER-DRAW-6
    Garis-Besar Skenario: Nilai 6 melawan kartu ketiga <ketiga>: Banker <keputusan>
      Diketahui shoe membagikan 10♠ 2♦ 5♥ 4♣ <ketiga> 5♠
      Ketika ronde dimainkan
      Maka Player mengambil kartu ketiga
      Dan Banker <keputusan>

      Contoh:
        | ketiga | keputusan              |
        | 10♦    | bertahan               |
        | J♦     | bertahan               |
        | Q♦     | bertahan               |
        | K♦     | bertahan               |
        | A♦     | bertahan               |
        | 2♦     | bertahan               |
        | 3♦     | bertahan               |
        | 4♦     | bertahan               |
        | 5♦     | bertahan               |
        | 6♦     | mengambil kartu ketiga |
        | 7♦     | mengambil kartu ketiga |
        | 8♦     | bertahan               |
        | 9♦     | bertahan               |

  @rule.DRAW-B7
  Aturan: Banker bertahan pada nilai 7, apa pun kartu ketiga Player

    @id.BANKER-DRAW-7
    Garis-Besar Skenario: Banker bernilai 7 melawan kartu ketiga <ketiga>
      Diketahui shoe membagikan A♠ 3♦ 2♥ 4♣ <ketiga> 5♠
      Ketika ronde dimainkan
      Maka Player mengambil kartu ketiga
      Dan Banker bertahan

      Contoh:
        | ketiga |
        | 10♦    |
        | J♦     |
        | Q♦     |
        | K♦     |
        | A♦     |
        | 2♦     |
        | 3♦     |
        | 4♦     |
        | 5♦     |
        | 6♦     |
        | 7♦     |
        | 8♦     |
        | 9♦     |
