# language: id
Fitur: Hal yang tidak disebutkan di halaman
  Setiap halaman menjelaskan produknya sendiri, dan tidak satu pun menjelaskan produk lain. Jawaban tidak boleh dikarang: hal yang tidak disebutkan di halaman sebuah meja ditolak di meja itu, apa pun kata halaman lain, atau engine memang tidak menyatakan sanggup menanganinya.

  Aturan: Shoe hanya mengenal apa yang disebutkan di halaman mejanya

    @rule.SHOE-SBO-BURN @defect.D012 @id.SILENT-SHOE-01
    Skenario: Halaman SBO tidak menyebutkan pembuangan kartu saat shoe mulai dipakai, jadi tidak ada kartu yang dibuka
      Ketika sebuah shoe baru mulai dipakai dan kartu 7♠ dibuka
      Maka meja menolaknya

    @rule.SHOE-TOUCH-SHUFFLE @defect.D011 @id.SILENT-SHOE-02
    Skenario: Halaman touch tidak menyebutkan pembuangan kartu, jadi tidak ada kartu yang dibuka
      Ketika sebuah shoe baru mulai dipakai dan kartu 7♠ dibuka
      Maka meja menolaknya

    @rule.DECKS-BIG-SMALL @defect.D011 @id.SILENT-SHOE-03
    Skenario: Halaman big-small tidak menyebutkan pembuangan kartu, jadi tidak ada kartu yang dibuka
      Ketika sebuah shoe baru mulai dipakai dan kartu 7♠ dibuka
      Maka meja menolaknya

    @rule.SHOE-SBO-BURN @defect.D097 @id.SILENT-SHOE-04
    Skenario: Halaman SBO tidak menjelaskan cut card, jadi kartu itu tidak mengakhiri shoe
      Diketahui sebuah shoe baru mulai dipakai
      Dan ronde berikutnya dimulai
      Ketika cut card keluar
      Maka meja menolaknya

    @rule.SHOE-TOUCH-SHUFFLE @defect.D011 @id.SILENT-SHOE-05
    Skenario: Halaman touch tidak menjelaskan cut card, jadi kartu itu tidak mengakhiri shoe
      Diketahui sebuah shoe baru mulai dipakai
      Dan ronde berikutnya dimulai
      Ketika cut card keluar
      Maka meja menolaknya

    @rule.DECKS-BIG-SMALL @defect.D011 @id.SILENT-SHOE-06
    Skenario: Halaman big-small tidak menjelaskan cut card, jadi kartu itu tidak mengakhiri shoe
      Diketahui sebuah shoe baru mulai dipakai
      Dan ronde berikutnya dimulai
      Ketika cut card keluar
      Maka meja menolaknya

    @rule.SHOE-BAKARAT-NEW-SHOE @defect.D011 @id.SILENT-SHOE-07
    Garis-Besar Skenario: Halaman bakarat tidak mengatur pengocokan ulang setelah <kesalahan>
      Diketahui sebuah shoe baru mulai dipakai dan kartu 5♠ dibuka
      Ketika operator mengocok ulang kartu setelah <kesalahan>
      Maka meja menolaknya

      Contoh:
        | kesalahan         |
        | kesalahan manusia |
        | kesalahan teknis  |

    @rule.SHOE-TOUCH-SHUFFLE @defect.D011 @id.SILENT-SHOE-08
    Garis-Besar Skenario: Halaman touch tidak mengatur pengocokan ulang setelah <kesalahan>
      Diketahui sebuah shoe baru mulai dipakai
      Ketika operator mengocok ulang kartu setelah <kesalahan>
      Maka meja menolaknya

      Contoh:
        | kesalahan         |
        | kesalahan manusia |
        | kesalahan teknis  |

    @rule.DECKS-BIG-SMALL @defect.D011 @id.SILENT-SHOE-09
    Garis-Besar Skenario: Halaman big-small tidak mengatur pengocokan ulang setelah <kesalahan>
      Diketahui sebuah shoe baru mulai dipakai
      Ketika operator mengocok ulang kartu setelah <kesalahan>
      Maka meja menolaknya

      Contoh:
        | kesalahan         |
        | kesalahan manusia |
        | kesalahan teknis  |

  Aturan: Batas taruhan hanya ada jika disebutkan di halaman

    @rule.OFFER-BIG-SMALL @defect.D097 @id.SILENT-LIMITS-01
    Skenario: Halaman big-small tidak menyebutkan batas taruhan
      Diketahui batas taruhan Player adalah 1,00 sampai 100,00
      Ketika 10,00 dipasang pada Player
      Maka meja ini tidak punya aturan untuk hal itu

  Aturan: Akibat suatu insiden hanya ditentukan oleh halaman meja itu sendiri

    @rule.INCIDENT-BAKARAT-PAUSE @defect.D097 @id.SILENT-INCIDENT-01
    Garis-Besar Skenario: Halaman bakarat tidak mengatur akibatnya saat <insiden>
      Ketika <insiden>
      Maka meja ini tidak punya aturan untuk hal itu

      Contoh:
        | insiden                                         |
        | sebuah kartu terbuka saat kartu dikocok         |
        | satu kartu lagi dibagikan setelah ronde selesai |

    @rule.INCIDENT-TOUCH-MALFUNCTION @defect.D097 @id.SILENT-INCIDENT-02
    Garis-Besar Skenario: Halaman touch tidak mengatur akibatnya saat <insiden>
      Ketika <insiden>
      Maka meja ini tidak punya aturan untuk hal itu

      Contoh:
        | insiden                                         |
        | sebuah kartu tidak dapat dipindai               |
        | peralatan petaruh mengalami gangguan            |
        | jaringan petaruh mengalami gangguan             |
        | komputer petaruh mengalami gangguan             |
        | sebuah kartu terbuka saat kartu dikocok         |
        | sebuah kartu jatuh dari meja                    |
        | satu kartu lagi dibagikan setelah ronde selesai |
        | sebuah kartu diletakkan di posisi yang salah    |
        | dealer membagikan 2 kartu dalam satu gerakan             |
        | koneksi petaruh terputus                        |
        | terjadi masalah tak terduga pada prosedur       |

    @rule.INCIDENT-SBO-DISCONNECTION @defect.D097 @id.SILENT-INCIDENT-03
    Garis-Besar Skenario: Halaman SBO tidak mengatur akibatnya saat <insiden>
      Ketika <insiden>
      Maka meja ini tidak punya aturan untuk hal itu

      Contoh:
        | insiden                                    |
        | terjadi masalah tak terduga pada permainan |
        | terjadi masalah tak terduga pada prosedur  |

    @rule.OFFER-BIG-SMALL @defect.D097 @id.SILENT-INCIDENT-04
    Garis-Besar Skenario: Halaman big-small tidak mengatur akibatnya saat <insiden>
      Ketika <insiden>
      Maka meja ini tidak punya aturan untuk hal itu

      Contoh:
        | insiden                                         |
        | sebuah kartu tidak dapat dipindai               |
        | peralatan petaruh mengalami gangguan            |
        | jaringan petaruh mengalami gangguan             |
        | komputer petaruh mengalami gangguan             |
        | sistem operator mengalami kerusakan             |
        | perangkat keras mengalami kerusakan             |
        | sebuah kartu terbuka saat kartu dikocok         |
        | sebuah kartu jatuh dari meja                    |
        | satu kartu lagi dibagikan setelah ronde selesai |
        | sebuah kartu diletakkan di posisi yang salah    |
        | dealer membagikan 2 kartu dalam satu gerakan             |
        | perangkat lunak mengalami kerusakan             |
        | koneksi petaruh terputus                        |
        | terjadi masalah tak terduga pada permainan      |
        | terjadi masalah tak terduga pada sistem         |
        | terjadi masalah tak terduga pada prosedur       |

    @rule.INCIDENT-BAKARAT-PAUSE @defect.D110 @id.SILENT-INCIDENT-05
    Garis-Besar Skenario: Di meja bakarat, paling jauh ronde dihentikan sementara saat <insiden>
      Halaman hanya menyebut masalah pada permainan, sistem, atau prosedur, tanpa menjelaskan apakah kejadian ini termasuk di dalamnya.

      Ketika <insiden>
      Maka meja ini tidak punya aturan untuk hal itu, atau ronde dihentikan sementara
      Dan meja ini tidak punya aturan untuk hal itu, atau pengawas diberi tahu

      Contoh:
        | insiden                                      |
        | sistem operator mengalami kerusakan          |
        | perangkat keras mengalami kerusakan          |
        | perangkat lunak mengalami kerusakan          |
        | sebuah kartu tidak dapat dipindai            |
        | sebuah kartu jatuh dari meja                 |
        | sebuah kartu diletakkan di posisi yang salah |
        | dealer membagikan 2 kartu dalam satu gerakan          |

    @rule.INCIDENT-BAKARAT-DISCONNECTION-ROUND @rule.INCIDENT-BAKARAT-DISCONNECTION-BETS @defect.D110 @id.SILENT-INCIDENT-06
    Garis-Besar Skenario: Di meja bakarat, paling jauh ronde dimainkan sampai selesai saat <insiden>
      Halaman hanya menyebut petaruh yang koneksinya terputus, tanpa menjelaskan apakah kejadian ini termasuk di dalamnya.

      Ketika <insiden>
      Maka meja ini tidak punya aturan untuk hal itu, atau ronde dimainkan sampai selesai
      Dan meja ini tidak punya aturan untuk hal itu, atau taruhan diselesaikan

      Contoh:
        | insiden                              |
        | peralatan petaruh mengalami gangguan |
        | jaringan petaruh mengalami gangguan  |
        | komputer petaruh mengalami gangguan  |

    @rule.INCIDENT-TOUCH-MALFUNCTION @defect.D110 @id.SILENT-INCIDENT-07
    Garis-Besar Skenario: Di meja touch, paling jauh taruhan dan pembayaran dibatalkan saat <insiden>
      Halaman hanya menyebut malafungsi perangkat keras atau perangkat lunak, tanpa menjelaskan apakah kejadian ini termasuk di dalamnya.

      Ketika <insiden>
      Maka meja ini tidak punya aturan untuk hal itu, atau pembayaran dibatalkan
      Dan meja ini tidak punya aturan untuk hal itu, atau uang taruhan dikembalikan

      Contoh:
        | insiden                                    |
        | sistem operator mengalami kerusakan        |
        | terjadi masalah tak terduga pada sistem    |
        | terjadi masalah tak terduga pada permainan |

    @rule.INCIDENT-SBO-MALFUNCTION @defect.D110 @id.SILENT-INCIDENT-08
    Garis-Besar Skenario: Di meja SBO, paling jauh ronde dibatalkan dan meja ditutup saat <insiden>
      Halaman hanya menyebut kerusakan sistem operator dan perangkat keras, tanpa menjelaskan apakah kejadian ini termasuk di dalamnya.

      Ketika <insiden>
      Maka meja ini tidak punya aturan untuk hal itu, atau ronde dibatalkan
      Dan meja ini tidak punya aturan untuk hal itu, atau meja ditutup

      Contoh:
        | insiden                                 |
        | perangkat lunak mengalami kerusakan     |
        | terjadi masalah tak terduga pada sistem |

    @rule.INCIDENT-SBO-DISCONNECTION @defect.D110 @id.SILENT-INCIDENT-09
    Skenario: Di meja SBO, paling jauh hasil tetap berlaku saat koneksi petaruh terputus
      Halaman hanya menyebut gangguan di pihak petaruh, tanpa menjelaskan apakah kejadian ini termasuk di dalamnya.

      Ketika koneksi petaruh terputus
      Maka meja ini tidak punya aturan untuk hal itu, atau hasil tetap berlaku

  Aturan: Keluhan hanya ditangani jika halaman mengatur caranya

    @rule.INCIDENT-BAKARAT-CANCEL @defect.D097 @id.SILENT-COMPLAINT-01
    Skenario: Halaman bakarat tidak menyebutkan apa pun tentang keluhan
      Ketika petaruh mengajukan keluhan 01:00:00 setelah kejadian dengan mencantumkan ID pengguna, tanggal dan waktu, nama dealer, ID meja, ID ronde
      Maka meja ini tidak punya aturan untuk hal itu

    @rule.INCIDENT-TOUCH-MALFUNCTION @defect.D097 @id.SILENT-COMPLAINT-02
    Skenario: Halaman touch tidak menyebutkan apa pun tentang keluhan
      Ketika petaruh mengajukan keluhan 01:00:00 setelah kejadian dengan mencantumkan ID pengguna, tanggal dan waktu, nama dealer, ID meja, ID ronde
      Maka meja ini tidak punya aturan untuk hal itu

    @rule.OFFER-BIG-SMALL @defect.D097 @id.SILENT-COMPLAINT-03
    Skenario: Halaman big-small tidak menyebutkan apa pun tentang keluhan
      Ketika petaruh mengajukan keluhan 01:00:00 setelah kejadian dengan mencantumkan ID pengguna, tanggal dan waktu, nama dealer, ID meja, ID ronde
      Maka meja ini tidak punya aturan untuk hal itu

  Aturan: Slip taruhan hanya ada jika dijelaskan di halaman

    @rule.INCIDENT-BAKARAT-DISCONNECTION-BETS @defect.D097 @id.SILENT-SLIP-01
    Skenario: Halaman bakarat menyebut taruhan yang sudah dikonfirmasi, tetapi tidak menjelaskan slip taruhan
      Diketahui seorang petaruh dengan saldo 1.000,00 dan batas meja 5,00 sampai 500,00
      Ketika petaruh memilih chip senilai 10,00
      Maka meja ini tidak punya aturan untuk hal itu

    @rule.OFFER-BIG-SMALL @defect.D097 @id.SILENT-SLIP-02
    Skenario: Halaman big-small tidak menjelaskan slip taruhan
      Diketahui seorang petaruh dengan saldo 1.000,00 dan batas meja 5,00 sampai 500,00
      Ketika petaruh memilih chip senilai 10,00
      Maka meja ini tidak punya aturan untuk hal itu
