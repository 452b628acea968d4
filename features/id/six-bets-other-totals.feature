# language: id
Fitur: Taruhan pada nilai enam saat ronde berakhir dengan nilai lain
  Hanya nilai enam yang dibayar. Setiap nilai lain, saat Banker menang atau ronde seri, membuat taruhan kalah, baik dengan dua kartu maupun tiga kartu.

  Aturan: Hanya nilai enam yang dibayar

    @rule.PAY-SIX-LOSS @id.SIX-OTHER-01
    Garis-Besar Skenario: Fortune Six: Banker menang dengan nilai <nilai> (<urutan>)
      Diketahui shoe membagikan <urutan>
      Ketika ronde dimainkan dengan taruhan berikut
        | Fortune Six | 10,00 |
      Maka Banker memenangi ronde
      Dan taruhan Fortune Six kalah

      Contoh: Banker memegang dua kartu
        | nilai | urutan         |
        | 3     | A♠ K♦ A♥ 3♣ 8♦ |
        | 4     | A♠ K♦ A♥ 4♣ K♠ |
        | 5     | A♠ K♦ A♥ 5♣ K♠ |
        | 7     | 2♠ K♦ 4♥ 7♣    |
        | 8     | 2♠ K♦ 4♥ 8♣    |
        | 9     | 2♠ K♦ 4♥ 9♣    |

      Contoh: Banker memegang tiga kartu
        | nilai | urutan            |
        | 1     | K♠ Q♦ J♥ J♦ K♥ A♣ |
        | 2     | K♠ Q♦ J♥ J♦ K♥ 2♣ |
        | 3     | K♠ Q♦ J♥ J♦ K♥ 3♣ |
        | 4     | K♠ Q♦ J♥ J♦ K♥ 4♣ |
        | 5     | K♠ Q♦ J♥ J♦ K♥ 5♣ |
        | 7     | K♠ Q♦ J♥ J♦ K♥ 7♣ |
        | 8     | K♠ Q♦ J♥ J♦ K♥ 8♣ |
        | 9     | K♠ Q♦ J♥ J♦ K♥ 9♣ |

    @rule.PAY-SIX-LOSS @rule.PAY-TWO-CARD-SIX-LOSS @rule.PAY-THREE-CARD-SIX-LOSS @id.SIX-OTHER-02
    Garis-Besar Skenario: Fortune Six dan tiga taruhan Tiger: Banker menang dengan nilai <nilai> (<urutan>)
      Diketahui shoe membagikan <urutan>
      Ketika ronde dimainkan dengan taruhan berikut
        | Fortune Six | 10,00 |
        | Tiger       | 10,00 |
        | Tiger Kecil | 10,00 |
        | Tiger Besar | 10,00 |
      Maka Banker memenangi ronde
      Dan taruhan Fortune Six kalah
      Dan taruhan Tiger kalah
      Dan taruhan Tiger Kecil kalah
      Dan taruhan Tiger Besar kalah

      Contoh: Banker memegang dua kartu
        | nilai | urutan         |
        | 3     | A♠ K♦ A♥ 3♣ 8♦ |
        | 4     | A♠ K♦ A♥ 4♣ K♠ |
        | 5     | A♠ K♦ A♥ 5♣ K♠ |
        | 7     | 2♠ K♦ 4♥ 7♣    |
        | 8     | 2♠ K♦ 4♥ 8♣    |
        | 9     | 2♠ K♦ 4♥ 9♣    |

      Contoh: Banker memegang tiga kartu
        | nilai | urutan            |
        | 1     | K♠ Q♦ J♥ J♦ K♥ A♣ |
        | 2     | K♠ Q♦ J♥ J♦ K♥ 2♣ |
        | 3     | K♠ Q♦ J♥ J♦ K♥ 3♣ |
        | 4     | K♠ Q♦ J♥ J♦ K♥ 4♣ |
        | 5     | K♠ Q♦ J♥ J♦ K♥ 5♣ |
        | 7     | K♠ Q♦ J♥ J♦ K♥ 7♣ |
        | 8     | K♠ Q♦ J♥ J♦ K♥ 8♣ |
        | 9     | K♠ Q♦ J♥ J♦ K♥ 9♣ |

    @rule.PAY-SIX-LOSS @rule.PAY-TWO-CARD-SIX-LOSS @rule.PAY-THREE-CARD-SIX-LOSS @id.SIX-OTHER-03
    Garis-Besar Skenario: Taruhan Hoki Enam: Banker menang dengan nilai <nilai> (<urutan>)
      Diketahui shoe membagikan <urutan>
      Ketika ronde dimainkan dengan taruhan berikut
        | Hoki Enam            | 10,00 |
        | Hoki Enam Dua Kartu  | 10,00 |
        | Hoki Enam Tiga Kartu | 10,00 |
      Maka Banker memenangi ronde
      Dan taruhan Hoki Enam kalah
      Dan taruhan Hoki Enam Dua Kartu kalah
      Dan taruhan Hoki Enam Tiga Kartu kalah

      Contoh: Banker memegang dua kartu
        | nilai | urutan         |
        | 3     | A♠ K♦ A♥ 3♣ 8♦ |
        | 4     | A♠ K♦ A♥ 4♣ K♠ |
        | 5     | A♠ K♦ A♥ 5♣ K♠ |
        | 7     | 2♠ K♦ 4♥ 7♣    |
        | 8     | 2♠ K♦ 4♥ 8♣    |
        | 9     | 2♠ K♦ 4♥ 9♣    |

      Contoh: Banker memegang tiga kartu
        | nilai | urutan            |
        | 1     | K♠ Q♦ J♥ J♦ K♥ A♣ |
        | 2     | K♠ Q♦ J♥ J♦ K♥ 2♣ |
        | 3     | K♠ Q♦ J♥ J♦ K♥ 3♣ |
        | 4     | K♠ Q♦ J♥ J♦ K♥ 4♣ |
        | 5     | K♠ Q♦ J♥ J♦ K♥ 5♣ |
        | 7     | K♠ Q♦ J♥ J♦ K♥ 7♣ |
        | 8     | K♠ Q♦ J♥ J♦ K♥ 8♣ |
        | 9     | K♠ Q♦ J♥ J♦ K♥ 9♣ |

    @rule.PAY-SUPER-SIX-LOSS @id.SIX-OTHER-05
    Garis-Besar Skenario: Super Six: Banker menang dengan nilai <nilai> (<urutan>)
      Diketahui shoe membagikan <urutan>
      Ketika ronde dimainkan dengan taruhan berikut
        | Super Six | 10,00 |
      Maka Banker memenangi ronde
      Dan taruhan Super Six kalah

      Contoh: Banker memegang dua kartu
        | nilai | urutan         |
        | 3     | A♠ K♦ A♥ 3♣ 8♦ |
        | 4     | A♠ K♦ A♥ 4♣ K♠ |
        | 5     | A♠ K♦ A♥ 5♣ K♠ |
        | 7     | 2♠ K♦ 4♥ 7♣    |
        | 8     | 2♠ K♦ 4♥ 8♣    |
        | 9     | 2♠ K♦ 4♥ 9♣    |

      Contoh: Banker memegang tiga kartu
        | nilai | urutan            |
        | 1     | K♠ Q♦ J♥ J♦ K♥ A♣ |
        | 2     | K♠ Q♦ J♥ J♦ K♥ 2♣ |
        | 3     | K♠ Q♦ J♥ J♦ K♥ 3♣ |
        | 4     | K♠ Q♦ J♥ J♦ K♥ 4♣ |
        | 5     | K♠ Q♦ J♥ J♦ K♥ 5♣ |
        | 7     | K♠ Q♦ J♥ J♦ K♥ 7♣ |
        | 8     | K♠ Q♦ J♥ J♦ K♥ 8♣ |
        | 9     | K♠ Q♦ J♥ J♦ K♥ 9♣ |

    @rule.PAY-SIX-LOSS @rule.PAY-TWO-CARD-SIX-LOSS @rule.PAY-THREE-CARD-SIX-LOSS @id.SIX-OTHER-06
    Garis-Besar Skenario: Taruhan Hoki Enam: Banker bernilai enam dengan tiga kartu, tetapi tidak menang (<urutan>)
      Diketahui shoe membagikan <urutan>
      Ketika ronde dimainkan dengan taruhan berikut
        | Hoki Enam            | 10,00 |
        | Hoki Enam Dua Kartu  | 10,00 |
        | Hoki Enam Tiga Kartu | 10,00 |
      Maka taruhan Hoki Enam kalah
      Dan taruhan Hoki Enam Dua Kartu kalah
      Dan taruhan Hoki Enam Tiga Kartu kalah

      Contoh: Player menang dengan nilai tujuh
        | urutan         |
        | K♠ 2♦ 7♥ 2♣ 2♦ |

      Contoh: Ronde seri pada nilai enam
        | urutan         |
        | 2♠ A♦ 4♥ 2♣ 3♦ |

    @rule.PAY-TIGER-TIE-LOSS @id.SIX-OTHER-07
    Garis-Besar Skenario: Ronde seri pada nilai <nilai>, dan Seri Tiger kalah (<urutan>)
      Diketahui shoe membagikan <urutan>
      Ketika ronde dimainkan dengan 10,00 pada Seri Tiger
      Maka ronde berakhir seri
      Dan taruhan Seri Tiger kalah

      Contoh:
        | nilai | urutan            |
        | 0     | K♠ Q♦ J♥ J♦ K♥ K♣ |
        | 1     | K♠ Q♦ J♥ J♦ A♥ A♣ |
        | 2     | K♠ Q♦ J♥ J♦ 2♥ 2♣ |
        | 3     | K♠ Q♦ J♥ J♦ 3♥ 3♣ |
        | 4     | K♠ Q♦ J♥ J♦ 4♥ 4♣ |
        | 5     | K♠ Q♦ J♥ J♦ 5♥ 5♣ |
        | 7     | 3♠ K♦ 4♥ 7♣       |
        | 8     | 4♠ K♦ 4♥ 8♣       |
        | 9     | 4♠ K♦ 5♥ 9♣       |
