# language: id
Fitur: Taruhan yang diterima setiap meja
  Setiap meja menerima Player, Banker, dan Seri. Taruhan selain itu berbeda menurut mejanya, dan taruhan yang tidak ditawarkan ditolak.

  @rule.OFFER-SBO-BACCARAT
  Aturan: SBO Live Baccarat menerima taruhan pasangan, Dragon Bonus, dan Fortune Six

    @defect.D115 @id.OFFER-SBO-BACCARAT-01
    Skenario: Meja sbo-baccarat menerima delapan taruhannya, dan tidak menerima taruhan dari halaman lain
      Ketika setiap taruhan dicoba di meja sbo-baccarat
      Maka taruhan berikut diterima
        | Player              |
        | Banker              |
        | Seri                |
        | Pasangan Player     |
        | Pasangan Banker     |
        | Dragon Bonus Player |
        | Dragon Bonus Banker |
        | Fortune Six         |
      Dan taruhan berikut ditolak
        | Super Six            |
        | Besar                |
        | Kecil                |
        | Pasangan Mana Saja   |
        | Pasangan Sempurna    |
        | Natural Player       |
        | Natural Banker       |
        | Hoki Enam            |
        | Hoki Enam Dua Kartu  |
        | Hoki Enam Tiga Kartu |

    @id.OFFER-SBO-BACCARAT-02
    Garis-Besar Skenario: Meja sbo-baccarat menolak <taruhan>
      Diketahui shoe membagikan 2♠ 2♦ 3♥ 4♣ 10♦
      Ketika ronde dimainkan dengan 10,00 pada <taruhan>
      Maka taruhan ditolak

      Contoh:
        | taruhan   |
        | Super Six |
        | Hoki Enam |

  @rule.OFFER-SBO-SUPER-SIX
  Aturan: SBO Super Six menerima taruhan pasangan dan Super Six

    @defect.D115 @id.OFFER-SBO-SUPER-SIX-01
    Skenario: Meja sbo-super-six menerima enam taruhannya, dan tidak menerima taruhan dari halaman lain
      Ketika setiap taruhan dicoba di meja sbo-super-six
      Maka taruhan berikut diterima
        | Player          |
        | Banker          |
        | Seri            |
        | Pasangan Player |
        | Pasangan Banker |
        | Super Six       |
      Dan taruhan berikut ditolak
        | Besar                |
        | Kecil                |
        | Pasangan Mana Saja   |
        | Pasangan Sempurna    |
        | Natural Player       |
        | Natural Banker       |
        | Hoki Enam            |
        | Hoki Enam Dua Kartu  |
        | Hoki Enam Tiga Kartu |

    @id.OFFER-SBO-SUPER-SIX-02
    Garis-Besar Skenario: Meja sbo-super-six menolak <taruhan>
      Diketahui shoe membagikan 2♠ 2♦ 3♥ 4♣ 10♦
      Ketika ronde dimainkan dengan 10,00 pada <taruhan>
      Maka taruhan ditolak

      Contoh:
        | taruhan            |
        | Hoki Enam          |
        | Pasangan Mana Saja |

  @rule.OFFER-SBO-TIGER
  Aturan: SBO Tiger Baccarat menerima lima taruhan Tiger di samping taruhan SBO Live Baccarat

    @id.OFFER-SBO-TIGER-01
    Skenario: Tiga belas taruhan di meja sbo-tiger
      Ketika setiap taruhan dicoba di meja sbo-tiger
      Maka hanya taruhan berikut yang diterima
        | Player              |
        | Banker              |
        | Seri                |
        | Pasangan Player     |
        | Pasangan Banker     |
        | Dragon Bonus Player |
        | Dragon Bonus Banker |
        | Fortune Six         |
        | Tiger               |
        | Tiger Besar         |
        | Tiger Kecil         |
        | Seri Tiger          |
        | Pasangan Tiger      |

    @id.OFFER-SBO-TIGER-02
    Skenario: Meja sbo-tiger menolak Super Six
      Diketahui shoe membagikan 2♠ 2♦ 3♥ 4♣ 10♦
      Ketika ronde dimainkan dengan 10,00 pada Super Six
      Maka taruhan ditolak

  @rule.OFFER-BIG-SMALL
  Aturan: Meja dengan Besar dan Kecil menerima tujuh taruhan

    @id.OFFER-BIG-SMALL-01
    Skenario: Tujuh taruhan di meja big-small
      Ketika setiap taruhan dicoba di meja big-small
      Maka hanya taruhan berikut yang diterima
        | Player          |
        | Banker          |
        | Seri            |
        | Pasangan Player |
        | Pasangan Banker |
        | Besar           |
        | Kecil           |

  @rule.OFFER-BAKARAT
  Aturan: Bakarat menerima empat belas taruhan

    @id.OFFER-BAKARAT-01
    Skenario: Empat belas taruhan di meja bakarat
      Ketika setiap taruhan dicoba di meja bakarat
      Maka hanya taruhan berikut yang diterima
        | Player               |
        | Banker               |
        | Seri                 |
        | Pasangan Player      |
        | Pasangan Banker      |
        | Pasangan Mana Saja   |
        | Pasangan Sempurna    |
        | Natural Player       |
        | Natural Banker       |
        | Dragon Bonus Player  |
        | Dragon Bonus Banker  |
        | Hoki Enam            |
        | Hoki Enam Dua Kartu  |
        | Hoki Enam Tiga Kartu |

    @id.OFFER-BAKARAT-02
    Garis-Besar Skenario: Meja bakarat menolak <taruhan>
      Diketahui shoe membagikan 2♠ 2♦ 3♥ 4♣ 10♦
      Ketika ronde dimainkan dengan 10,00 pada <taruhan>
      Maka taruhan ditolak

      Contoh:
        | taruhan     |
        | Fortune Six |
        | Kecil       |

  @rule.OFFER-BAKARAT-NO-COMMISSION
  Aturan: Bakarat tanpa komisi menerima empat belas taruhan yang sama

    @id.OFFER-BAKARAT-NO-COMMISSION-01
    Skenario: Empat belas taruhan di meja bakarat-no-commission
      Ketika setiap taruhan dicoba di meja bakarat-no-commission
      Maka hanya taruhan berikut yang diterima
        | Player               |
        | Banker               |
        | Seri                 |
        | Pasangan Player      |
        | Pasangan Banker      |
        | Pasangan Mana Saja   |
        | Pasangan Sempurna    |
        | Natural Player       |
        | Natural Banker       |
        | Dragon Bonus Player  |
        | Dragon Bonus Banker  |
        | Hoki Enam            |
        | Hoki Enam Dua Kartu  |
        | Hoki Enam Tiga Kartu |

    @id.OFFER-BAKARAT-NO-COMMISSION-02
    Skenario: Meja bakarat-no-commission menolak Super Six
      Diketahui shoe membagikan 2♠ 2♦ 3♥ 4♣ 10♦
      Ketika ronde dimainkan dengan 10,00 pada Super Six
      Maka taruhan ditolak

  @rule.OFFER-TOUCH
  Aturan: Baccarat Touch hanya menerima tiga taruhan utama

    @id.OFFER-TOUCH-01
    Skenario: Tiga taruhan di meja touch
      Ketika setiap taruhan dicoba di meja touch
      Maka hanya taruhan berikut yang diterima
        | Player |
        | Banker |
        | Seri   |

    @id.OFFER-TOUCH-02
    Skenario: Meja touch menolak taruhan pasangan
      Diketahui shoe membagikan 8♠ 2♦ 8♥ 5♣
      Ketika ronde dimainkan dengan 10,00 pada Pasangan Player
      Maka taruhan ditolak
