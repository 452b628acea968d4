# language: id
Fitur: Dragon Bonus
  Taruhan sampingan pada satu tangan. Taruhan ini menang jika tangan itu menang natural, atau menang dengan selisih empat poin atau lebih.
  Tanpa natural, makin besar selisihnya, makin besar pula pembayarannya; menang natural dibayar 1 banding 1, tidak lebih.

  @rule.PAY-DRAGON-BONUS-NATURAL-WIN @rule.PAY-DRAGON-BONUS-LOSS
  Aturan: Menang natural dibayar 1 banding 1, berapa pun selisihnya

    @id.DRAGON-BONUS-01
    Skenario: Menang natural dengan selisih sembilan poin tetap dibayar 1 banding 1
      Diketahui shoe membagikan 4♠ K♦ 5♥ Q♣
      Ketika ronde dimainkan dengan 10,00 pada Dragon Bonus Player
      Maka Player memegang 4♠ 5♥ dengan nilai 9
      Dan Banker memegang K♦ Q♣ dengan nilai 0
      Dan taruhan Dragon Bonus Player menang 10,00

    @id.DRAGON-BONUS-02
    Garis-Besar Skenario: Player menang natural <Player>–<Banker>, dibayar 1 banding 1
      Diketahui shoe membagikan <urutan>
      Ketika ronde dimainkan dengan taruhan berikut
        | Dragon Bonus Player | 10,00 |
        | Dragon Bonus Banker | 10,00 |
      Maka selisihnya <selisih> poin
      Dan Dragon Bonus Player dibayar 1 banding 1
      Dan taruhan Dragon Bonus Banker kalah

      Contoh:
        | Player | Banker | selisih | urutan      |
        | 9      | 8      | 1       | 4♠ K♦ 5♥ 8♣ |
        | 8      | 7      | 1       | 3♠ 3♦ 5♥ 4♣ |
        | 9      | 7      | 2       | 4♠ 3♦ 5♥ 4♣ |
        | 9      | 6      | 3       | K♠ K♦ 9♥ 6♣ |
        | 9      | 5      | 4       | K♠ 2♦ 9♥ 3♣ |
        | 8      | 3      | 5       | K♠ A♦ 8♥ 2♣ |
        | 8      | 2      | 6       | 2♠ A♦ 6♥ A♣ |
        | 9      | 2      | 7       | 4♠ A♦ 5♥ A♣ |
        | 8      | 0      | 8       | K♠ Q♦ 8♥ J♣ |
        | 9      | 0      | 9       | 4♠ K♦ 5♥ Q♣ |

    @id.DRAGON-BONUS-03
    Garis-Besar Skenario: Banker menang natural <Banker>–<Player>, dibayar 1 banding 1
      Diketahui shoe membagikan <urutan>
      Ketika ronde dimainkan dengan taruhan berikut
        | Dragon Bonus Player | 10,00 |
        | Dragon Bonus Banker | 10,00 |
      Maka selisihnya <selisih> poin
      Dan Dragon Bonus Banker dibayar 1 banding 1
      Dan taruhan Dragon Bonus Player kalah

      Contoh:
        | Banker | Player | selisih | urutan      |
        | 9      | 8      | 1       | K♠ 4♦ 8♥ 5♣ |
        | 8      | 7      | 1       | 3♠ 3♦ 4♥ 5♣ |
        | 9      | 7      | 2       | 3♠ 4♦ 4♥ 5♣ |
        | 9      | 6      | 3       | K♠ K♦ 6♥ 9♣ |
        | 9      | 5      | 4       | 2♠ K♦ 3♥ 9♣ |
        | 8      | 3      | 5       | A♠ K♦ 2♥ 8♣ |
        | 8      | 2      | 6       | A♠ 2♦ A♥ 6♣ |
        | 9      | 2      | 7       | A♠ 4♦ A♥ 5♣ |
        | 8      | 0      | 8       | Q♠ K♦ J♥ 8♣ |
        | 9      | 0      | 9       | K♠ 4♦ Q♥ 5♣ |

  @rule.PAY-DRAGON-BONUS-NATURAL-TIE
  Aturan: Taruhan dikembalikan pada seri natural

    @id.DRAGON-BONUS-04
    Garis-Besar Skenario: Kedua taruhan Dragon Bonus dikembalikan pada seri natural <nilai>
      Diketahui shoe membagikan <urutan>
      Ketika ronde dimainkan dengan taruhan berikut
        | Dragon Bonus Player | 10,00 |
        | Dragon Bonus Banker | 10,00 |
      Maka ronde berakhir seri
      Dan taruhan Dragon Bonus Player dikembalikan
      Dan taruhan Dragon Bonus Banker dikembalikan
      Dan total pembayaran untuk Dragon Bonus Player adalah 10,00

      Contoh:
        | nilai | urutan      |
        | 8     | K♠ 3♦ 8♥ 5♣ |
        | 9     | 4♠ Q♦ 5♥ 9♣ |

  @rule.PAY-DRAGON-BONUS-9 @rule.PAY-DRAGON-BONUS-LOSS
  Aturan: Menang tanpa natural dengan selisih sembilan poin dibayar 30 banding 1

    @id.DRAGON-BONUS-05
    Garis-Besar Skenario: <pemenang> menang <tinggi>–<rendah> tanpa natural, selisih sembilan
      Diketahui shoe membagikan <urutan>
      Ketika ronde dimainkan dengan taruhan berikut
        | Dragon Bonus Player | 10,00 |
        | Dragon Bonus Banker | 10,00 |
      Maka <pemenang> memenangi ronde
      Dan selisihnya 9 poin
      Dan Dragon Bonus <pemenang> dibayar 30 banding 1
      Dan taruhan Dragon Bonus <lawan> kalah

      Contoh:
        | pemenang | tinggi | rendah | lawan  | urutan             |
        | Player   | 9      | 0      | Banker | 2♠ K♦ 3♥ Q♣ 4♦ 10♠ |
        | Banker   | 9      | 0      | Player | 4♠ 2♦ 6♥ A♣ K♦ 6♠  |

  @rule.PAY-DRAGON-BONUS-8 @rule.PAY-DRAGON-BONUS-LOSS
  Aturan: Menang tanpa natural dengan selisih delapan poin dibayar 10 banding 1

    @id.DRAGON-BONUS-06
    Garis-Besar Skenario: <pemenang> menang <tinggi>–<rendah> tanpa natural, selisih delapan
      Diketahui shoe membagikan <urutan>
      Ketika ronde dimainkan dengan taruhan berikut
        | Dragon Bonus Player | 10,00 |
        | Dragon Bonus Banker | 10,00 |
      Maka <pemenang> memenangi ronde
      Dan selisihnya 8 poin
      Dan Dragon Bonus <pemenang> dibayar 10 banding 1
      Dan taruhan Dragon Bonus <lawan> kalah

      Contoh:
        | pemenang | tinggi | rendah | lawan  | urutan             |
        | Player   | 9      | 1      | Banker | 2♠ K♦ 3♥ A♣ 4♦ 10♠ |
        | Player   | 8      | 0      | Banker | K♠ 10♦ 5♥ 2♣ 3♦ 8♠ |
        | Banker   | 9      | 1      | Player | 4♠ K♦ 6♥ 3♣ A♦ 6♠  |
        | Banker   | 8      | 0      | Player | 5♠ A♦ 5♥ A♣ J♦ 6♠  |

  @rule.PAY-DRAGON-BONUS-7 @rule.PAY-DRAGON-BONUS-LOSS
  Aturan: Menang tanpa natural dengan selisih tujuh poin dibayar 6 banding 1

    @id.DRAGON-BONUS-07
    Garis-Besar Skenario: <pemenang> menang <tinggi>–<rendah> tanpa natural, selisih tujuh
      Diketahui shoe membagikan <urutan>
      Ketika ronde dimainkan dengan taruhan berikut
        | Dragon Bonus Player | 10,00 |
        | Dragon Bonus Banker | 10,00 |
      Maka <pemenang> memenangi ronde
      Dan selisihnya 7 poin
      Dan Dragon Bonus <pemenang> dibayar 6 banding 1
      Dan taruhan Dragon Bonus <lawan> kalah

      Contoh:
        | pemenang | tinggi | rendah | lawan  | urutan             |
        | Player   | 9      | 2      | Banker | 2♠ A♦ 3♥ A♣ 4♦ Q♠  |
        | Player   | 8      | 1      | Banker | A♠ 6♦ 4♥ 5♣ 3♦ K♠  |
        | Player   | 7      | 0      | Banker | K♠ 2♦ 7♥ 3♣ 5♦     |
        | Banker   | 9      | 2      | Player | A♠ K♦ 10♥ 3♣ A♦ 6♠ |
        | Banker   | 7      | 0      | Player | 4♠ 3♦ 6♥ 4♣ Q♦     |

  @rule.PAY-DRAGON-BONUS-6 @rule.PAY-DRAGON-BONUS-LOSS
  Aturan: Menang tanpa natural dengan selisih enam poin dibayar 4 banding 1

    @id.DRAGON-BONUS-08
    Garis-Besar Skenario: <pemenang> menang <tinggi>–<rendah> tanpa natural, selisih enam
      Diketahui shoe membagikan <urutan>
      Ketika ronde dimainkan dengan taruhan berikut
        | Dragon Bonus Player | 10,00 |
        | Dragon Bonus Banker | 10,00 |
      Maka <pemenang> memenangi ronde
      Dan selisihnya 6 poin
      Dan Dragon Bonus <pemenang> dibayar 4 banding 1
      Dan taruhan Dragon Bonus <lawan> kalah

      Contoh:
        | pemenang | tinggi | rendah | lawan  | urutan            |
        | Player   | 9      | 3      | Banker | 2♠ K♦ 3♥ 2♣ 4♦ A♠ |
        | Player   | 6      | 0      | Banker | 2♠ K♦ 4♥ Q♣ J♦    |
        | Banker   | 8      | 2      | Player | A♠ K♦ J♥ 2♣ A♦ 6♠ |
        | Banker   | 7      | 1      | Player | K♠ 3♦ Q♥ 4♣ A♦    |

  @rule.PAY-DRAGON-BONUS-5 @rule.PAY-DRAGON-BONUS-LOSS
  Aturan: Menang tanpa natural dengan selisih lima poin dibayar 2 banding 1
    Tujuh dengan dua kartu bukan natural, jadi menang tujuh lawan dua termasuk di sini.

    @id.DRAGON-BONUS-09
    Garis-Besar Skenario: <pemenang> menang <tinggi>–<rendah> tanpa natural, selisih lima
      Diketahui shoe membagikan <urutan>
      Ketika ronde dimainkan dengan taruhan berikut
        | Dragon Bonus Player | 10,00 |
        | Dragon Bonus Banker | 10,00 |
      Maka <pemenang> memenangi ronde
      Dan selisihnya 5 poin
      Dan Dragon Bonus <pemenang> dibayar 2 banding 1
      Dan taruhan Dragon Bonus <lawan> kalah

      Contoh:
        | pemenang | tinggi | rendah | lawan  | urutan            |
        | Player   | 9      | 4      | Banker | 2♠ K♦ 3♥ 2♣ 4♦ 2♠ |
        | Player   | 7      | 2      | Banker | K♠ 2♦ 7♥ Q♣ K♦    |
        | Banker   | 9      | 4      | Player | 2♠ A♦ 2♥ 2♣ K♦ 6♠ |
        | Banker   | 7      | 2      | Player | A♠ 3♦ A♥ 4♣ 10♦   |

  @rule.PAY-DRAGON-BONUS-4 @rule.PAY-DRAGON-BONUS-LOSS
  Aturan: Menang tanpa natural dengan selisih empat poin dibayar 1 banding 1

    @id.DRAGON-BONUS-10
    Garis-Besar Skenario: <pemenang> menang <tinggi>–<rendah> tanpa natural, selisih empat
      Diketahui shoe membagikan <urutan>
      Ketika ronde dimainkan dengan taruhan berikut
        | Dragon Bonus Player | 10,00 |
        | Dragon Bonus Banker | 10,00 |
      Maka <pemenang> memenangi ronde
      Dan selisihnya 4 poin
      Dan Dragon Bonus <pemenang> dibayar 1 banding 1
      Dan taruhan Dragon Bonus <lawan> kalah

      Contoh:
        | pemenang | tinggi | rendah | lawan  | urutan             |
        | Player   | 8      | 4      | Banker | K♠ 10♦ 5♥ 2♣ 3♦ 2♠ |
        | Player   | 7      | 3      | Banker | K♠ 2♦ 7♥ A♣ K♦     |
        | Banker   | 9      | 5      | Player | 2♠ A♦ 3♥ 2♣ K♦ 6♠  |
        | Banker   | 6      | 2      | Player | A♠ 2♦ A♥ 4♣ Q♦     |

  @rule.PAY-DRAGON-BONUS-LOSS
  Aturan: Tanpa natural, menang dengan selisih tiga poin atau kurang membuat taruhan kalah

    @id.DRAGON-BONUS-11
    Garis-Besar Skenario: <pemenang> menang <tinggi>–<rendah> tanpa natural, selisihnya terlalu tipis
      Diketahui shoe membagikan <urutan>
      Ketika ronde dimainkan dengan taruhan berikut
        | Dragon Bonus Player | 10,00 |
        | Dragon Bonus Banker | 10,00 |
      Maka <pemenang> memenangi ronde
      Dan selisihnya <selisih> poin
      Dan taruhan Dragon Bonus Player kalah
      Dan taruhan Dragon Bonus Banker kalah

      Contoh:
        | pemenang | tinggi | rendah | selisih | urutan         |
        | Player   | 9      | 6      | 3       | 2♠ 2♦ 3♥ 4♣ 4♦ |
        | Player   | 7      | 4      | 3       | K♠ 2♦ 7♥ A♣ A♦ |
        | Player   | 9      | 7      | 2       | 2♠ 3♦ 3♥ 4♣ 4♦ |
        | Player   | 7      | 6      | 1       | K♠ 6♦ 7♥ Q♣    |
        | Banker   | 9      | 6      | 3       | 2♠ 2♦ 4♥ 3♣ 4♦ |
        | Banker   | 7      | 4      | 3       | 2♠ 3♦ 2♥ 4♣ K♦ |
        | Banker   | 9      | 7      | 2       | K♠ 2♦ 7♥ 3♣ 4♦ |
        | Banker   | 7      | 6      | 1       | 2♠ 3♦ 4♥ 4♣    |

  @rule.PAY-DRAGON-BONUS-LOSS
  Aturan: Seri tanpa natural membuat taruhan kalah

    @id.DRAGON-BONUS-12
    Garis-Besar Skenario: Kedua taruhan Dragon Bonus kalah saat seri pada nilai <nilai> tanpa natural (<urutan>)
      Diketahui shoe membagikan <urutan>
      Ketika ronde dimainkan dengan taruhan berikut
        | Dragon Bonus Player | 10,00 |
        | Dragon Bonus Banker | 10,00 |
      Maka ronde berakhir seri
      Dan taruhan Dragon Bonus Player kalah
      Dan taruhan Dragon Bonus Banker kalah

      Contoh:
        | nilai | urutan             |
        | 0     | K♠ 2♦ 10♥ A♣ J♦ 7♠ |
        | 6     | 2♠ K♦ 4♥ 6♣        |
        | 7     | K♠ 2♦ 7♥ 2♣ 3♦     |
        | 9     | 2♠ A♦ 3♥ 2♣ 4♦ 6♠  |
