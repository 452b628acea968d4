# language: id
Fitur: Insiden
  Akibat dari sesuatu yang salah berbeda dari halaman ke halaman, dan isi halaman-halaman itu tidak digabungkan. Ronde yang dibatalkan tidak punya hasil: semua uang taruhan dikembalikan.

  Aturan: Di meja SBO, kesalahan dealer dibetulkan, atau ronde dibatalkan dan shoe diganti

    @rule.INCIDENT-SBO-RESCAN @id.INCIDENT-SBO-01
    Skenario: Kartu yang tidak dapat dipindai akan dipindai ulang
      Ketika sebuah kartu tidak dapat dipindai
      Maka kartu dipindai ulang
      Dan dealer yang melakukannya

    @rule.INCIDENT-SBO-MISPLACED-CARD @id.INCIDENT-SBO-02
    Skenario: Kartu di posisi yang salah dipindahkan ke posisi yang benar
      Ketika sebuah kartu diletakkan di posisi yang salah
      Maka kartu dipindahkan ke posisi yang ditunjukkan layar
      Dan pengawas yang melakukannya

    @rule.INCIDENT-SBO-CARDS-TOGETHER @id.INCIDENT-SBO-03
    Garis-Besar Skenario: Ronde dibatalkan saat <jumlah> kartu dibagikan sekaligus
      Ketika dealer membagikan <jumlah> kartu dalam satu gerakan
      Maka ronde dibatalkan
      Dan uang taruhan dikembalikan
      Dan shoe diganti
      Dan meja tetap dibuka

      Contoh:
        | jumlah |
        | 2      |
        | 3      |

    @rule.INCIDENT-SBO-CARDS-TOGETHER @id.INCIDENT-SBO-04
    Skenario: Satu kartu saja dibagikan sebagaimana mestinya
      Ketika dealer membagikan 1 kartu dalam satu gerakan
      Maka itu bukan insiden

    @rule.INCIDENT-SBO-FALLEN-CARD @defect.D014 @id.INCIDENT-SBO-05
    Skenario: Ronde dibatalkan saat sebuah kartu jatuh dari meja
      Halaman tidak menyebutkan bahwa uang taruhan dikembalikan, tetapi ronde yang dibatalkan tidak punya hasil untuk menyelesaikan taruhan.

      Ketika sebuah kartu jatuh dari meja
      Maka ronde dibatalkan
      Dan taruhan tidak diselesaikan
      Dan shoe diganti

    @rule.INCIDENT-SBO-EXPOSED-CARD @id.INCIDENT-SBO-06
    Skenario: Kartu yang terbuka saat dikocok membuat shoe diganti, dan tidak ada ronde yang perlu dibatalkan
      Ketika sebuah kartu terbuka saat kartu dikocok
      Maka shoe diganti
      Dan kartu diganti dengan yang baru dan dikocok

    @rule.INCIDENT-SBO-EXTRA-CARD @defect.D114 @id.INCIDENT-SBO-07
    Skenario: Satu kartu berlebih setelah ronde selesai tidak mengubah hasil
      Ketika satu kartu lagi dibagikan setelah ronde selesai
      Maka hasil tetap berlaku
      Dan uang taruhan tidak dikembalikan
      Dan shoe diganti

  Aturan: Di meja SBO, gangguan di pihak petaruh tidak mengubah apa pun, dan kerusakan di pihak operator membatalkan ronde

    @rule.INCIDENT-SBO-DISCONNECTION @defect.D114 @id.INCIDENT-SBO-08
    Garis-Besar Skenario: Hasil tetap berlaku saat <gangguan>
      Ketika <gangguan>
      Maka hasil tetap berlaku
      Dan uang taruhan tidak dikembalikan
      Dan shoe tetap dipakai
      Dan meja tetap dibuka

      Contoh:
        | gangguan                             |
        | peralatan petaruh mengalami gangguan |
        | jaringan petaruh mengalami gangguan  |
        | komputer petaruh mengalami gangguan  |

    @rule.INCIDENT-SBO-MALFUNCTION @defect.D014 @id.INCIDENT-SBO-09
    Garis-Besar Skenario: Ronde dibatalkan dan meja ditutup saat <kerusakan>
      Ketika <kerusakan>
      Maka ronde dibatalkan
      Dan taruhan tidak diselesaikan
      Dan meja ditutup

      Contoh:
        | kerusakan                           |
        | sistem operator mengalami kerusakan |
        | perangkat keras mengalami kerusakan |

  Aturan: Di meja bakarat, taruhan petaruh yang koneksinya terputus tetap berjalan, dan masalah menghentikan ronde untuk sementara

    @rule.INCIDENT-BAKARAT-DISCONNECTION-ROUND @rule.INCIDENT-BAKARAT-DISCONNECTION-BETS @id.INCIDENT-BAKARAT-01
    Skenario: Ronde dimainkan sampai selesai, dan taruhan yang sudah dikonfirmasi diselesaikan
      Ketika koneksi petaruh terputus
      Maka ronde dimainkan sampai selesai
      Dan taruhan diselesaikan
      Dan shoe tetap dipakai

    @rule.INCIDENT-BAKARAT-PAUSE @id.INCIDENT-BAKARAT-02
    Garis-Besar Skenario: Ronde dihentikan sementara saat <masalah>
      Ketika <masalah>
      Maka ronde dihentikan sementara
      Dan pengawas diberi tahu

      Contoh:
        | masalah                                    |
        | terjadi masalah tak terduga pada permainan |
        | terjadi masalah tak terduga pada sistem    |
        | terjadi masalah tak terduga pada prosedur  |

    @rule.INCIDENT-BAKARAT-RESUME @id.INCIDENT-BAKARAT-03
    Skenario: Ronde dilanjutkan saat masalah segera teratasi
      Diketahui terjadi masalah tak terduga pada permainan
      Ketika masalah segera teratasi
      Maka ronde dilanjutkan

    @rule.INCIDENT-BAKARAT-CANCEL @id.INCIDENT-BAKARAT-04
    Skenario: Ronde dibatalkan saat masalah tidak segera teratasi
      Diketahui terjadi masalah tak terduga pada sistem
      Ketika masalah tidak segera teratasi
      Maka ronde dibatalkan
      Dan uang taruhan dikembalikan

    @rule.INCIDENT-BAKARAT-RESUME @id.INCIDENT-BAKARAT-05
    Skenario: Ronde yang tidak dihentikan sementara tidak perlu dilanjutkan
      Ketika masalah segera teratasi
      Maka itu bukan insiden

  @rule.INCIDENT-TOUCH-MALFUNCTION
  Aturan: Di meja touch, kerusakan membatalkan taruhan dan pembayaran, dan uang taruhan dikembalikan

    @defect.D116 @id.INCIDENT-TOUCH-01
    Garis-Besar Skenario: Taruhan dan pembayaran dibatalkan saat <kerusakan>
      Ketika <kerusakan>
      Maka hasil tidak berlaku
      Dan pembayaran dibatalkan
      Dan uang taruhan dikembalikan

      Contoh:
        | kerusakan                           |
        | perangkat keras mengalami kerusakan |
        | perangkat lunak mengalami kerusakan |
