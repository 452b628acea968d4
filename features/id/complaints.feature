# language: id
Fitur: Keluhan
  Keluhan tentang hasil di meja SBO mencantumkan semua yang diperlukan untuk menemukan rondenya, dan diajukan selagi videonya masih disimpan.

  @rule.COMPLAINT-SBO-FIELDS
  Aturan: Keluhan mencantumkan ID pengguna, tanggal dan waktu, nama dealer, ID meja, dan ID ronde

    @id.COMPLAINT-01
    Skenario: Keluhan yang mencantumkan semuanya diterima
      Ketika petaruh mengajukan keluhan 01:00:00 setelah kejadian dengan mencantumkan ID pengguna, tanggal dan waktu, nama dealer, ID meja, ID ronde
      Maka keluhan diterima

    @rule.COMPLAINT-SBO-INCOMPLETE @id.COMPLAINT-02
    Garis-Besar Skenario: Keluhan tanpa <kurang> ditolak
      Ketika petaruh mengajukan keluhan 01:00:00 setelah kejadian dengan mencantumkan <isian>
      Maka keluhan ditolak karena tidak lengkap

      Contoh:
        | kurang            | isian                                                 |
        | ID pengguna       | tanggal dan waktu, nama dealer, ID meja, ID ronde     |
        | tanggal dan waktu | ID pengguna, nama dealer, ID meja, ID ronde           |
        | nama dealer       | ID pengguna, tanggal dan waktu, ID meja, ID ronde     |
        | ID meja           | ID pengguna, tanggal dan waktu, nama dealer, ID ronde |
        | ID ronde          | ID pengguna, tanggal dan waktu, nama dealer, ID meja  |

  Aturan: Keluhan diajukan paling lambat dua puluh empat jam setelah kejadian

    @rule.COMPLAINT-SBO-DEADLINE @rule.COMPLAINT-SBO-VIDEO @id.COMPLAINT-03
    Garis-Besar Skenario: Keluhan yang diajukan <waktu> setelah kejadian tepat waktu, dan videonya masih disimpan
      Ketika petaruh mengajukan keluhan <waktu> setelah kejadian dengan mencantumkan ID pengguna, tanggal dan waktu, nama dealer, ID meja, ID ronde
      Maka keluhan diterima
      Dan video masih disimpan

      Contoh:
        | waktu    |
        | 00:00:00 |
        | 23:59:59 |
        | 24:00:00 |

    @rule.COMPLAINT-SBO-LATE @rule.COMPLAINT-SBO-DEADLINE @rule.COMPLAINT-SBO-VIDEO @id.COMPLAINT-04
    Garis-Besar Skenario: Keluhan yang diajukan <waktu> setelah kejadian terlambat, dan videonya sudah tidak ada
      Ketika petaruh mengajukan keluhan <waktu> setelah kejadian dengan mencantumkan ID pengguna, tanggal dan waktu, nama dealer, ID meja, ID ronde
      Maka keluhan ditolak karena terlambat
      Dan video tidak lagi disimpan

      Contoh:
        | waktu    |
        | 24:00:01 |
        | 48:00:00 |

    @rule.COMPLAINT-SBO-LATE @rule.COMPLAINT-SBO-INCOMPLETE @id.COMPLAINT-05
    Skenario: Keluhan bisa tidak lengkap sekaligus terlambat
      Ketika petaruh mengajukan keluhan 24:00:01 setelah kejadian dengan mencantumkan nama dealer
      Maka keluhan ditolak karena tidak lengkap dan terlambat
