# language: id
Fitur: Taruhan yang ditutup di tengah shoe
  Di meja bakarat, sebagian taruhan hanya diterima sampai dengan ronde tertentu dalam sebuah shoe, lalu diterima lagi mulai ronde pertama shoe berikutnya. Pada ronde yang disebut itu, taruhan masih diterima.

  @rule.AVAILABILITY-PAIR
  Aturan: Pasangan Player dan Pasangan Banker diterima sampai dengan ronde 60

    @id.AVAILABILITY-01
    Garis-Besar Skenario: <taruhan> di ronde <ronde> diterima
      Diketahui shoe sudah sampai di ronde <ronde>
      Dan shoe membagikan 8♠ 2♦ 8♥ 5♣ 7♦ 9♠
      Ketika ronde dimainkan dengan 10,00 pada <taruhan>
      Maka taruhan diterima

      Contoh:
        | taruhan         | ronde |
        | Pasangan Player | 1     |
        | Pasangan Player | 51    |
        | Pasangan Player | 60    |
        | Pasangan Banker | 1     |
        | Pasangan Banker | 60    |

    @id.AVAILABILITY-02
    Garis-Besar Skenario: <taruhan> di ronde <ronde> ditolak
      Diketahui shoe sudah sampai di ronde <ronde>
      Dan shoe membagikan 8♠ 2♦ 8♥ 5♣ 7♦ 9♠
      Ketika ronde dimainkan dengan 10,00 pada <taruhan>
      Maka taruhan ditolak

      Contoh:
        | taruhan         | ronde |
        | Pasangan Player | 61    |
        | Pasangan Player | 80    |
        | Pasangan Banker | 61    |

  @rule.AVAILABILITY-SIDE
  Aturan: Taruhan sampingan lain yang dibatasi rondenya diterima sampai dengan ronde 50

    @id.AVAILABILITY-03
    Garis-Besar Skenario: <taruhan> di ronde 50 diterima
      Diketahui shoe sudah sampai di ronde 50
      Dan shoe membagikan 8♠ 2♦ 8♥ 5♣ 7♦ 9♠
      Ketika ronde dimainkan dengan 10,00 pada <taruhan>
      Maka taruhan diterima

      Contoh:
        | taruhan              |
        | Pasangan Mana Saja   |
        | Pasangan Sempurna    |
        | Natural Player       |
        | Natural Banker       |
        | Hoki Enam            |
        | Hoki Enam Dua Kartu  |
        | Hoki Enam Tiga Kartu |

    @id.AVAILABILITY-04
    Garis-Besar Skenario: <taruhan> di ronde 51 ditolak
      Diketahui shoe sudah sampai di ronde 51
      Dan shoe membagikan 8♠ 2♦ 8♥ 5♣ 7♦ 9♠
      Ketika ronde dimainkan dengan 10,00 pada <taruhan>
      Maka taruhan ditolak

      Contoh:
        | taruhan              |
        | Pasangan Mana Saja   |
        | Pasangan Sempurna    |
        | Natural Player       |
        | Natural Banker       |
        | Hoki Enam            |
        | Hoki Enam Dua Kartu  |
        | Hoki Enam Tiga Kartu |

  Aturan: Taruhan utama dan Dragon Bonus diterima sepanjang shoe

    @rule.OFFER-BAKARAT @id.AVAILABILITY-05
    Garis-Besar Skenario: <taruhan> di ronde 80 diterima di meja bakarat
      Diketahui shoe sudah sampai di ronde 80
      Dan shoe membagikan 8♠ 2♦ 8♥ 5♣ 7♦ 9♠
      Ketika ronde dimainkan dengan 10,00 pada <taruhan>
      Maka taruhan diterima

      Contoh:
        | taruhan             |
        | Player              |
        | Banker              |
        | Seri                |
        | Dragon Bonus Player |
        | Dragon Bonus Banker |

    @rule.OFFER-BAKARAT-NO-COMMISSION @id.AVAILABILITY-06
    Garis-Besar Skenario: <taruhan> di ronde 80 diterima di meja bakarat tanpa komisi
      Diketahui shoe sudah sampai di ronde 80
      Dan shoe membagikan 8♠ 2♦ 8♥ 5♣ 7♦ 9♠
      Ketika ronde dimainkan dengan 10,00 pada <taruhan>
      Maka taruhan diterima

      Contoh:
        | taruhan             |
        | Player              |
        | Banker              |
        | Seri                |
        | Dragon Bonus Player |
        | Dragon Bonus Banker |
