# language: id
Fitur: Batas taruhan
  Besarnya batas ditentukan oleh meja masing-masing dan tidak disebutkan di halaman mana pun, jadi setiap skenario membawa batasnya sendiri. Yang disebutkan di halaman adalah cara kerja batas itu.

  Aturan: Uang taruhan sedikitnya sebesar minimum dan paling banyak sebesar maksimum yang ditampilkan meja

    @rule.LIMIT-SBO-RANGE @rule.LIMIT-SBO-MAXIMUM @id.LIMIT-RANGE-01
    Garis-Besar Skenario: Di meja SBO dengan batas 5,00 sampai 500,00, uang taruhan <uang taruhan> diterima
      Diketahui batas taruhan Player adalah 5,00 sampai 500,00
      Ketika <uang taruhan> dipasang pada Player
      Maka uang taruhan diterima

      Contoh:
        | uang taruhan |
        | 5,00         |
        | 5,01         |
        | 499,99       |
        | 500,00       |

    @rule.LIMIT-SBO-RANGE @rule.LIMIT-SBO-MAXIMUM @id.LIMIT-RANGE-02
    Garis-Besar Skenario: Di meja SBO dengan batas 5,00 sampai 500,00, uang taruhan <uang taruhan> ditolak
      Diketahui batas taruhan Player adalah 5,00 sampai 500,00
      Ketika <uang taruhan> dipasang pada Player
      Maka uang taruhan ditolak

      Contoh:
        | uang taruhan |
        | 4,99         |
        | 500,01       |

    @rule.LIMIT-TOUCH-RANGE @id.LIMIT-RANGE-03
    Garis-Besar Skenario: Di meja touch dengan batas 1,00 sampai 100,00, uang taruhan <uang taruhan> diterima
      Diketahui batas taruhan Seri adalah 1,00 sampai 100,00
      Ketika <uang taruhan> dipasang pada Seri
      Maka uang taruhan diterima

      Contoh:
        | uang taruhan |
        | 1,00         |
        | 100,00       |

    @rule.LIMIT-TOUCH-RANGE @id.LIMIT-RANGE-04
    Garis-Besar Skenario: Di meja touch dengan batas 1,00 sampai 100,00, uang taruhan <uang taruhan> ditolak
      Diketahui batas taruhan Seri adalah 1,00 sampai 100,00
      Ketika <uang taruhan> dipasang pada Seri
      Maka uang taruhan ditolak

      Contoh:
        | uang taruhan |
        | 0,99         |
        | 100,01       |

    @rule.LIMIT-SBO-RANGE @id.LIMIT-RANGE-05
    Skenario: Di meja SBO setiap uang taruhan dibatasi sendiri-sendiri, sekecil apa pun selisih keduanya
      Selisihnya, 50,00, tidak melebihi batas 100,00, tetapi masing-masing uang taruhan melebihinya.

      Diketahui batas taruhan Player adalah 1,00 sampai 100,00
      Dan batas taruhan Banker adalah 1,00 sampai 100,00
      Ketika uang taruhan berikut dipasang
        | Player | 600,00 |
        | Banker | 550,00 |
      Maka uang taruhan ditolak

    @rule.LIMIT-TOUCH-RANGE @id.LIMIT-RANGE-06
    Skenario: Di meja touch setiap uang taruhan dibatasi sendiri-sendiri, sekecil apa pun selisih keduanya
      Selisihnya, 50,00, tidak melebihi batas 100,00, tetapi masing-masing uang taruhan melebihinya.

      Diketahui batas taruhan Player adalah 1,00 sampai 100,00
      Dan batas taruhan Banker adalah 1,00 sampai 100,00
      Ketika uang taruhan berikut dipasang
        | Player | 600,00 |
        | Banker | 550,00 |
      Maka uang taruhan ditolak

  @rule.LIMIT-BAKARAT-DIFFERENCE
  Aturan: Di meja bakarat, batas Player dan batas Banker membatasi kelebihan uang taruhan yang lebih besar atas yang lebih kecil

    @id.LIMIT-DIFFERENCE-01
    Skenario: Dua uang taruhan besar yang selisihnya kecil diterima
      Masing-masing uang taruhan melebihi batasnya, 100,00, tetapi selisihnya, 50,00, tidak.

      Diketahui batas taruhan Player adalah 1,00 sampai 100,00
      Dan batas taruhan Banker adalah 1,00 sampai 100,00
      Ketika uang taruhan berikut dipasang
        | Player | 600,00 |
        | Banker | 550,00 |
      Maka uang taruhan diterima

    @id.LIMIT-DIFFERENCE-02
    Skenario: Selisih yang tepat sebesar batas diterima
      Diketahui batas taruhan Player adalah 1,00 sampai 100,00
      Dan batas taruhan Banker adalah 1,00 sampai 100,00
      Ketika uang taruhan berikut dipasang
        | Player | 650,00 |
        | Banker | 550,00 |
      Maka uang taruhan diterima

    @id.LIMIT-DIFFERENCE-03
    Garis-Besar Skenario: Selisih satu sen di atas batas ditolak, di sisi mana pun uang taruhan yang lebih besar: <Player> dan <Banker>
      Diketahui batas taruhan Player adalah 1,00 sampai 100,00
      Dan batas taruhan Banker adalah 1,00 sampai 100,00
      Ketika uang taruhan berikut dipasang
        | Player | <Player> |
        | Banker | <Banker> |
      Maka uang taruhan ditolak

      Contoh:
        | Player | Banker |
        | 650,01 | 550,00 |
        | 550,00 | 650,01 |

    @id.LIMIT-DIFFERENCE-04
    Skenario: Jika hanya satu sisi dipasangi, seluruh taruhannya dihitung sebagai selisih
      Diketahui batas taruhan Player adalah 1,00 sampai 100,00
      Ketika 100,01 dipasang pada Player
      Maka uang taruhan ditolak

    @id.LIMIT-DIFFERENCE-05
    Skenario: Yang berlaku adalah batas sisi yang lebih besar, dan batas Banker lebih longgar
      Diketahui batas taruhan Player adalah 1,00 sampai 100,00
      Dan batas taruhan Banker adalah 1,00 sampai 200,00
      Ketika uang taruhan berikut dipasang
        | Player | 500,00 |
        | Banker | 700,00 |
      Maka uang taruhan diterima

    @id.LIMIT-DIFFERENCE-06
    Skenario: Yang berlaku adalah batas sisi yang lebih besar, dan batas Player lebih ketat
      Diketahui batas taruhan Player adalah 1,00 sampai 100,00
      Dan batas taruhan Banker adalah 1,00 sampai 200,00
      Ketika uang taruhan berikut dipasang
        | Player | 700,00 |
        | Banker | 500,00 |
      Maka uang taruhan ditolak

  @rule.LIMIT-TIGER-ELIGIBILITY
  Aturan: Di meja yang menampilkan tandanya, taruhan Tiger harus disertai taruhan pada Player, Banker, atau Seri

    @id.LIMIT-TIGER-01
    Garis-Besar Skenario: Saat tanda ditampilkan, <taruhan> sendirian ditolak
      Diketahui batas taruhan <taruhan> adalah 1,00 sampai 100,00
      Dan tanda untuk taruhan Tiger ditampilkan
      Ketika 10,00 dipasang pada <taruhan>
      Maka uang taruhan ditolak

      Contoh:
        | taruhan        |
        | Tiger          |
        | Tiger Besar    |
        | Tiger Kecil    |
        | Seri Tiger     |
        | Pasangan Tiger |

    @id.LIMIT-TIGER-02
    Garis-Besar Skenario: Saat tanda ditampilkan, Tiger di samping <taruhan utama> diterima
      Diketahui batas taruhan Tiger adalah 1,00 sampai 100,00
      Dan batas taruhan <taruhan utama> adalah 1,00 sampai 100,00
      Dan tanda untuk taruhan Tiger ditampilkan
      Ketika uang taruhan berikut dipasang
        | Tiger           | 10,00 |
        | <taruhan utama> | 10,00 |
      Maka uang taruhan diterima

      Contoh:
        | taruhan utama |
        | Player        |
        | Banker        |
        | Seri          |

    @id.LIMIT-TIGER-03
    Skenario: Saat tanda ditampilkan, taruhan pasangan tidak dianggap taruhan utama
      Diketahui batas taruhan Tiger adalah 1,00 sampai 100,00
      Dan batas taruhan Pasangan Player adalah 1,00 sampai 100,00
      Dan tanda untuk taruhan Tiger ditampilkan
      Ketika uang taruhan berikut dipasang
        | Tiger           | 10,00 |
        | Pasangan Player | 10,00 |
      Maka uang taruhan ditolak

    @id.LIMIT-TIGER-04
    Skenario: Saat tanda ditampilkan, taruhan yang bukan taruhan Tiger tidak perlu disertai taruhan lain
      Diketahui batas taruhan Fortune Six adalah 1,00 sampai 100,00
      Dan tanda untuk taruhan Tiger ditampilkan
      Ketika 10,00 dipasang pada Fortune Six
      Maka uang taruhan diterima

    @id.LIMIT-TIGER-05
    Skenario: Tanpa tanda, Tiger sendirian diterima
      Diketahui batas taruhan Tiger adalah 1,00 sampai 100,00
      Dan tanda untuk taruhan Tiger tidak ditampilkan
      Ketika 10,00 dipasang pada Tiger
      Maka uang taruhan diterima
