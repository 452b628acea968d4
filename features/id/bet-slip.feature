# language: id
Fitur: Slip taruhan di meja SBO
  Sebuah taruhan berlaku setelah dikonfirmasi, dan masa bertaruh dibuka selama tiga puluh detik. Taruhan yang belum dikonfirmasi sampai waktu habis tidak ikut dalam ronde, dan uang taruhannya tidak dipotong.

  Aturan: Setiap klik menambahkan satu chip dengan nominal yang dipilih

    @rule.SLIP-ADD-CHIP @rule.SLIP-WINDOW-OPEN @id.SLIP-ADD-01
    Skenario: Satu klik berarti satu chip
      Diketahui seorang petaruh dengan saldo 1.000,00 dan batas meja 5,00 sampai 500,00
      Dan petaruh memilih chip senilai 10,00
      Ketika petaruh memasang chip di Player
      Maka taruhan Player sebesar 10,00 belum dikonfirmasi
      Dan saldo petaruh adalah 1.000,00

    @rule.SLIP-ADD-CHIP @id.SLIP-ADD-02
    Skenario: Tiga klik berarti tiga chip
      Diketahui seorang petaruh dengan saldo 1.000,00 dan batas meja 5,00 sampai 500,00
      Dan petaruh memilih chip senilai 10,00
      Ketika petaruh memasang 3 chip di Player
      Maka taruhan Player sebesar 30,00 belum dikonfirmasi

    @rule.SLIP-CHANGE-CHIP @id.SLIP-ADD-03
    Skenario: Chip dengan nominal lain ditambahkan ke uang taruhan yang sama
      Diketahui seorang petaruh dengan saldo 1.000,00 dan batas meja 5,00 sampai 500,00
      Dan petaruh memilih chip senilai 10,00
      Dan petaruh memasang chip di Player
      Dan petaruh memilih chip senilai 25,00
      Ketika petaruh memasang chip di Player
      Maka taruhan Player sebesar 35,00 belum dikonfirmasi

    @rule.SLIP-ADD-CHIP @id.SLIP-ADD-04
    Skenario: Tanpa chip, klik tidak menambahkan apa pun
      Diketahui seorang petaruh dengan saldo 1.000,00 dan batas meja 5,00 sampai 500,00
      Ketika petaruh memasang chip di Player
      Maka tindakan itu ditolak
      Dan tidak ada taruhan di meja

    @rule.LIMIT-SBO-MAXIMUM @id.SLIP-MAXIMUM-01
    Skenario: Chip dapat ditambahkan sampai uang taruhan maksimum meja
      Diketahui seorang petaruh dengan saldo 1.000,00 dan batas meja 5,00 sampai 30,00
      Dan petaruh memilih chip senilai 10,00
      Ketika petaruh memasang 3 chip di Player
      Maka tindakan itu diterima
      Dan taruhan Player sebesar 30,00 belum dikonfirmasi

    @rule.LIMIT-SBO-MAXIMUM @id.SLIP-MAXIMUM-02
    Skenario: Chip yang melampaui maksimum itu ditolak, dan uang taruhan tidak berubah
      Diketahui seorang petaruh dengan saldo 1.000,00 dan batas meja 5,00 sampai 30,00
      Dan petaruh memilih chip senilai 10,00
      Dan petaruh memasang 3 chip di Player
      Ketika petaruh memasang chip di Player
      Maka tindakan itu ditolak
      Dan taruhan Player sebesar 30,00 belum dikonfirmasi

    @rule.LIMIT-SBO-MAXIMUM @id.SLIP-MAXIMUM-03
    Skenario: Chip yang sudah dikonfirmasi ikut dihitung dalam uang taruhan maksimum
      Diketahui seorang petaruh dengan saldo 1.000,00 dan batas meja 5,00 sampai 30,00
      Dan petaruh memilih chip senilai 20,00
      Dan petaruh memasang chip di Player
      Dan petaruh menekan tombol konfirmasi
      Ketika petaruh memasang chip di Player
      Maka tindakan itu ditolak
      Dan taruhan Player sebesar 20,00 sudah dikonfirmasi

  Aturan: Konfirmasi memotong uang taruhan di meja dari saldo, dan taruhan yang ditambahkan kemudian perlu dikonfirmasi lagi

    @rule.SLIP-CONFIRM @id.SLIP-CONFIRM-01
    Skenario: Uang taruhan yang dikonfirmasi dipotong dari saldo
      Diketahui seorang petaruh dengan saldo 1.000,00 dan batas meja 5,00 sampai 500,00
      Dan petaruh memilih chip senilai 10,00
      Dan petaruh memasang chip di Player
      Dan petaruh memasang chip di Seri
      Ketika petaruh menekan tombol konfirmasi
      Maka taruhan Player sebesar 10,00 sudah dikonfirmasi
      Dan taruhan Seri sebesar 10,00 sudah dikonfirmasi
      Dan tidak ada taruhan yang belum dikonfirmasi di meja
      Dan saldo petaruh adalah 980,00

    @rule.SLIP-PAIR-CONFIRM @id.SLIP-CONFIRM-02
    Skenario: Taruhan pasangan dikonfirmasi dengan tombol yang sama
      Diketahui seorang petaruh dengan saldo 1.000,00 dan batas meja 5,00 sampai 500,00
      Dan petaruh memilih chip senilai 10,00
      Dan petaruh memasang chip di Pasangan Player
      Dan petaruh memasang chip di Pasangan Banker
      Ketika petaruh menekan tombol konfirmasi
      Maka taruhan Pasangan Player sebesar 10,00 sudah dikonfirmasi
      Dan taruhan Pasangan Banker sebesar 10,00 sudah dikonfirmasi
      Dan saldo petaruh adalah 980,00

    @rule.SLIP-CONFIRM-AGAIN @id.SLIP-CONFIRM-03
    Skenario: Taruhan yang ditambahkan setelah konfirmasi belum dikonfirmasi
      Diketahui seorang petaruh dengan saldo 1.000,00 dan batas meja 5,00 sampai 500,00
      Dan petaruh memilih chip senilai 10,00
      Dan petaruh memasang chip di Player
      Dan petaruh menekan tombol konfirmasi
      Ketika petaruh memasang chip di Banker
      Maka taruhan Player sebesar 10,00 sudah dikonfirmasi
      Dan taruhan Banker sebesar 10,00 belum dikonfirmasi
      Dan saldo petaruh adalah 990,00

    @rule.SLIP-CONFIRM-AGAIN @rule.SLIP-CONFIRM @id.SLIP-CONFIRM-04
    Skenario: Konfirmasi kedua memotong uang taruhan yang ditambahkan, dan tidak ada yang dipotong dua kali
      Diketahui seorang petaruh dengan saldo 1.000,00 dan batas meja 5,00 sampai 500,00
      Dan petaruh memilih chip senilai 10,00
      Dan petaruh memasang chip di Player
      Dan petaruh menekan tombol konfirmasi
      Dan petaruh memasang chip di Player
      Ketika petaruh menekan tombol konfirmasi
      Maka taruhan Player sebesar 20,00 sudah dikonfirmasi
      Dan saldo petaruh adalah 980,00

    @rule.SLIP-CONFIRM @defect.D112 @id.SLIP-CONFIRM-05
    Skenario: Taruhan yang melebihi saldo tidak dapat dikonfirmasi
      Diketahui seorang petaruh dengan saldo 15,00 dan batas meja 5,00 sampai 500,00
      Dan petaruh memilih chip senilai 20,00
      Dan petaruh mencoba memasang chip di Player
      Ketika petaruh menekan tombol konfirmasi
      Maka tindakan itu ditolak
      Dan saldo petaruh adalah 15,00

    @rule.SLIP-CONFIRM @id.SLIP-CONFIRM-06
    Skenario: Tanpa taruhan, tidak ada yang dapat dikonfirmasi
      Diketahui seorang petaruh dengan saldo 1.000,00 dan batas meja 5,00 sampai 500,00
      Ketika petaruh menekan tombol konfirmasi
      Maka tindakan itu ditolak
      Dan saldo petaruh adalah 1.000,00

    @rule.SLIP-CONFIRM @rule.LIMIT-SBO-RANGE @id.SLIP-CONFIRM-07
    Skenario: Uang taruhan di bawah minimum tidak dapat dikonfirmasi
      Diketahui seorang petaruh dengan saldo 1.000,00 dan batas meja 5,00 sampai 500,00
      Dan petaruh memilih chip senilai 2,00
      Dan petaruh memasang chip di Player
      Ketika petaruh menekan tombol konfirmasi
      Maka tindakan itu ditolak
      Dan saldo petaruh adalah 1.000,00

    @rule.SLIP-CONFIRM @rule.SLIP-CONFIRM-AGAIN @defect.D112 @id.SLIP-CONFIRM-08
    Skenario: Yang sudah dibebankan ikut dihitung: konfirmasi kedua tidak dapat melebihi sisa saldo
      Diketahui seorang petaruh dengan saldo 15,00 dan batas meja 5,00 sampai 500,00
      Dan petaruh memilih chip senilai 10,00
      Dan petaruh memasang chip di Player
      Dan petaruh menekan tombol konfirmasi
      Dan petaruh mencoba memasang chip di Player
      Ketika petaruh menekan tombol konfirmasi
      Maka tindakan itu ditolak
      Dan taruhan Player sebesar 10,00 sudah dikonfirmasi
      Dan saldo petaruh adalah 5,00

  Aturan: Tombol gandakan menggandakan yang belum dikonfirmasi, dan tidak mengubah yang sudah

    @rule.SLIP-DOUBLE @id.SLIP-DOUBLE-01
    Skenario: Setiap uang taruhan yang belum dikonfirmasi digandakan
      Diketahui seorang petaruh dengan saldo 1.000,00 dan batas meja 5,00 sampai 500,00
      Dan petaruh memilih chip senilai 10,00
      Dan petaruh memasang chip di Player
      Dan petaruh memasang 2 chip di Seri
      Ketika petaruh menekan tombol gandakan
      Maka taruhan Player sebesar 20,00 belum dikonfirmasi
      Dan taruhan Seri sebesar 40,00 belum dikonfirmasi
      Dan taruhan sedang dibuka

    @rule.SLIP-DOUBLE @rule.SLIP-DOUBLE-CONFIRMED @id.SLIP-DOUBLE-02
    Skenario: Uang taruhan yang sudah dikonfirmasi tidak digandakan
      Diketahui seorang petaruh dengan saldo 1.000,00 dan batas meja 5,00 sampai 500,00
      Dan petaruh memilih chip senilai 10,00
      Dan petaruh memasang chip di Player
      Dan petaruh menekan tombol konfirmasi
      Dan petaruh memasang chip di Banker
      Ketika petaruh menekan tombol gandakan
      Maka taruhan Player sebesar 10,00 sudah dikonfirmasi
      Dan taruhan Banker sebesar 20,00 belum dikonfirmasi
      Dan saldo petaruh adalah 990,00

    @rule.SLIP-DOUBLE-CONFIRMED @id.SLIP-DOUBLE-03
    Skenario: Saat semuanya sudah dikonfirmasi, tidak ada yang dapat digandakan
      Diketahui seorang petaruh dengan saldo 1.000,00 dan batas meja 5,00 sampai 500,00
      Dan petaruh memilih chip senilai 10,00
      Dan petaruh memasang chip di Player
      Dan petaruh menekan tombol konfirmasi
      Ketika petaruh menekan tombol gandakan
      Maka tindakan itu ditolak
      Dan taruhan Player sebesar 10,00 sudah dikonfirmasi

    @rule.SLIP-DOUBLE @rule.LIMIT-SBO-MAXIMUM @id.SLIP-DOUBLE-04
    Skenario: Penggandaan yang melampaui uang taruhan maksimum ditolak, dan tidak ada yang digandakan
      Diketahui seorang petaruh dengan saldo 1.000,00 dan batas meja 5,00 sampai 30,00
      Dan petaruh memilih chip senilai 20,00
      Dan petaruh memasang chip di Player
      Ketika petaruh menekan tombol gandakan
      Maka tindakan itu ditolak
      Dan taruhan Player sebesar 20,00 belum dikonfirmasi

  Aturan: Tombol hapus taruhan dan tombol urungkan menarik kembali yang belum dikonfirmasi

    @rule.SLIP-CLEAR @rule.SLIP-CLEARED @id.SLIP-CLEAR-01
    Skenario: Tombol hapus taruhan menghapus setiap taruhan yang belum dikonfirmasi, dan tidak ada uang taruhan yang dipotong
      Diketahui seorang petaruh dengan saldo 1.000,00 dan batas meja 5,00 sampai 500,00
      Dan petaruh memilih chip senilai 10,00
      Dan petaruh memasang chip di Player
      Dan petaruh memasang chip di Seri
      Dan petaruh memasang chip di Banker
      Ketika petaruh menekan tombol hapus taruhan
      Maka tidak ada taruhan di meja
      Dan saldo petaruh adalah 1.000,00
      Dan taruhan sedang dibuka

    @rule.SLIP-CLEARED @id.SLIP-CLEAR-02
    Skenario: Setelah taruhan dihapus, tidak ada yang dapat dikonfirmasi
      Diketahui seorang petaruh dengan saldo 1.000,00 dan batas meja 5,00 sampai 500,00
      Dan petaruh memilih chip senilai 10,00
      Dan petaruh memasang chip di Player
      Dan petaruh menekan tombol hapus taruhan
      Ketika petaruh menekan tombol konfirmasi
      Maka tindakan itu ditolak
      Dan saldo petaruh adalah 1.000,00

    @rule.SLIP-UNDO @id.SLIP-UNDO-01
    Skenario: Tombol urungkan menghapus taruhan terbaru, dan tidak ada yang lain
      Diketahui seorang petaruh dengan saldo 1.000,00 dan batas meja 5,00 sampai 500,00
      Dan petaruh memilih chip senilai 10,00
      Dan petaruh memasang chip di Player
      Dan petaruh memasang chip di Seri
      Dan petaruh memasang chip di Player
      Ketika petaruh menekan tombol urungkan
      Maka taruhan Player sebesar 10,00 belum dikonfirmasi
      Dan taruhan Seri sebesar 10,00 belum dikonfirmasi
      Dan taruhan sedang dibuka

    @rule.SLIP-UNDO @id.SLIP-UNDO-02
    Skenario: Tanpa taruhan, tidak ada yang dapat diurungkan
      Diketahui seorang petaruh dengan saldo 1.000,00 dan batas meja 5,00 sampai 500,00
      Ketika petaruh menekan tombol urungkan
      Maka tindakan itu ditolak

    @rule.SLIP-CONFIRMED-STAYS @id.SLIP-CONFIRMED-01
    Garis-Besar Skenario: Tombol <tombol> tidak berpengaruh pada taruhan yang sudah dikonfirmasi
      Diketahui seorang petaruh dengan saldo 1.000,00 dan batas meja 5,00 sampai 500,00
      Dan petaruh memilih chip senilai 10,00
      Dan petaruh memasang chip di Player
      Dan petaruh menekan tombol konfirmasi
      Ketika petaruh menekan tombol <tombol>
      Maka tindakan itu ditolak
      Dan taruhan Player sebesar 10,00 sudah dikonfirmasi
      Dan saldo petaruh adalah 990,00

      Contoh:
        | tombol        |
        | hapus taruhan |
        | urungkan      |

    @rule.SLIP-CONFIRMED-STAYS @rule.SLIP-CLEAR @rule.SLIP-UNDO @defect.D111 @id.SLIP-CONFIRMED-02
    Garis-Besar Skenario: Tombol <tombol> paling banyak menarik kembali yang ditambahkan setelah konfirmasi
      Diketahui seorang petaruh dengan saldo 1.000,00 dan batas meja 5,00 sampai 500,00
      Dan petaruh memilih chip senilai 10,00
      Dan petaruh memasang chip di Player
      Dan petaruh menekan tombol konfirmasi
      Dan petaruh memasang chip di Player
      Ketika petaruh menekan tombol <tombol>
      Maka tindakan itu diterima, atau ditolak tanpa mengubah apa pun
      Dan taruhan Player sebesar 10,00 sudah dikonfirmasi
      Dan saldo petaruh adalah 990,00

      Contoh:
        | tombol        |
        | hapus taruhan |
        | urungkan      |

  Aturan: Masa bertaruh dibuka selama tiga puluh detik

    @rule.SLIP-WINDOW-SECONDS @rule.SLIP-WINDOW-OPEN @id.SLIP-WINDOW-01
    Skenario: Taruhan setelah dua puluh sembilan detik masih tepat waktu
      Diketahui seorang petaruh dengan saldo 1.000,00 dan batas meja 5,00 sampai 500,00
      Dan petaruh memilih chip senilai 10,00
      Dan 29 detik berlalu
      Ketika petaruh memasang chip di Player
      Maka tindakan itu diterima
      Dan taruhan sedang dibuka
      Dan taruhan Player sebesar 10,00 belum dikonfirmasi

    @rule.SLIP-WINDOW-SECONDS @rule.SLIP-WINDOW-CLOSED @id.SLIP-WINDOW-02
    Skenario: Taruhan setelah tiga puluh detik sudah terlambat
      Diketahui seorang petaruh dengan saldo 1.000,00 dan batas meja 5,00 sampai 500,00
      Dan petaruh memilih chip senilai 10,00
      Dan 30 detik berlalu
      Ketika petaruh memasang chip di Player
      Maka tindakan itu ditolak
      Dan taruhan sudah ditutup
      Dan tidak ada taruhan di meja

    @rule.SLIP-WINDOW-SECONDS @id.SLIP-WINDOW-03
    Skenario: Detik yang berlalu dijumlahkan
      Diketahui seorang petaruh dengan saldo 1.000,00 dan batas meja 5,00 sampai 500,00
      Dan 15 detik berlalu
      Ketika 15 detik berlalu
      Maka taruhan sudah ditutup

    @rule.SLIP-WINDOW-CLOSED @id.SLIP-WINDOW-04
    Garis-Besar Skenario: Setelah masa bertaruh ditutup, tombol <tombol> tidak berpengaruh
      Diketahui seorang petaruh dengan saldo 1.000,00 dan batas meja 5,00 sampai 500,00
      Dan petaruh memilih chip senilai 10,00
      Dan petaruh memasang chip di Player
      Dan petaruh menekan tombol konfirmasi
      Dan 30 detik berlalu
      Ketika petaruh menekan tombol <tombol>
      Maka tindakan itu ditolak
      Dan taruhan Player sebesar 10,00 sudah dikonfirmasi
      Dan saldo petaruh adalah 990,00

      Contoh:
        | tombol        |
        | gandakan      |
        | konfirmasi    |
        | hapus taruhan |
        | urungkan      |

    @rule.SLIP-WINDOW-CLOSED @defect.D118 @id.SLIP-WINDOW-05
    Skenario: Setelah masa bertaruh ditutup, chip tidak membukanya kembali
      Halaman tidak menyebutkan apakah chip masih dapat dipilih; yang pasti, chip itu tidak dapat dipasang sebagai taruhan.

      Diketahui seorang petaruh dengan saldo 1.000,00 dan batas meja 5,00 sampai 500,00
      Dan 30 detik berlalu
      Ketika petaruh memilih chip senilai 10,00
      Maka tindakan itu diterima, atau ditolak tanpa mengubah apa pun
      Dan taruhan sudah ditutup
      Dan tidak ada taruhan di meja

    @rule.SLIP-UNCONFIRMED @id.SLIP-WINDOW-06
    Skenario: Yang belum dikonfirmasi saat masa bertaruh ditutup gugur, dan uang taruhannya tidak dipotong
      Diketahui seorang petaruh dengan saldo 1.000,00 dan batas meja 5,00 sampai 500,00
      Dan petaruh memilih chip senilai 10,00
      Dan petaruh memasang chip di Player
      Dan petaruh menekan tombol konfirmasi
      Dan petaruh memasang chip di Banker
      Dan petaruh memasang chip di Seri
      Dan petaruh memasang chip di Banker
      Ketika 30 detik berlalu
      Maka taruhan Player sebesar 10,00 sudah dikonfirmasi
      Dan tidak ada taruhan yang belum dikonfirmasi di meja
      Dan saldo petaruh adalah 990,00

  Aturan: Kartu dibagikan setelah masa bertaruh ditutup, dan taruhan yang sudah dikonfirmasi diselesaikan

    @rule.SLIP-WINDOW-DEAL @id.SLIP-ROUND-01
    Skenario: Selama masa bertaruh dibuka, tidak ada kartu yang dibagikan
      Diketahui seorang petaruh dengan saldo 1.000,00 dan batas meja 5,00 sampai 500,00
      Dan petaruh memilih chip senilai 10,00
      Dan petaruh memasang chip di Player
      Dan petaruh menekan tombol konfirmasi
      Ketika dealer membagikan 9♠ 2♦ K♥ 5♣ di ronde ini
      Maka tindakan itu ditolak
      Dan taruhan Player sebesar 10,00 sudah dikonfirmasi

    @rule.SLIP-WINDOW-DEAL @rule.SLIP-SETTLEMENT @rule.SLIP-CREDIT @id.SLIP-ROUND-02
    Skenario: Pada taruhan yang menang, uang taruhan kembali beserta kemenangannya
      Diketahui seorang petaruh dengan saldo 1.000,00 dan batas meja 5,00 sampai 500,00
      Dan petaruh memilih chip senilai 10,00
      Dan petaruh memasang chip di Player
      Dan petaruh menekan tombol konfirmasi
      Dan 30 detik berlalu
      Ketika dealer membagikan 9♠ 2♦ K♥ 5♣ di ronde ini
      Maka saldo petaruh adalah 1.010,00
      Dan tidak ada taruhan di meja
      Dan taruhan sedang dibuka

    @rule.SLIP-SETTLEMENT @id.SLIP-ROUND-03
    Skenario: Pada taruhan yang kalah, uang taruhan diambil
      Diketahui seorang petaruh dengan saldo 1.000,00 dan batas meja 5,00 sampai 500,00
      Dan petaruh memilih chip senilai 10,00
      Dan petaruh memasang chip di Player
      Dan petaruh memasang chip di Seri
      Dan petaruh memasang chip di Player
      Dan petaruh menekan tombol konfirmasi
      Dan 30 detik berlalu
      Ketika dealer membagikan 2♠ 9♦ 5♥ K♣ di ronde ini
      Maka saldo petaruh adalah 970,00
      Dan tidak ada taruhan di meja

    @rule.SLIP-CREDIT @id.SLIP-ROUND-04
    Skenario: Pada taruhan yang dikembalikan, uang taruhan kembali tanpa kemenangan
      Diketahui seorang petaruh dengan saldo 1.000,00 dan batas meja 5,00 sampai 500,00
      Dan petaruh memilih chip senilai 10,00
      Dan petaruh memasang chip di Player
      Dan petaruh menekan tombol konfirmasi
      Dan 30 detik berlalu
      Ketika dealer membagikan 9♠ 9♦ K♥ Q♣ di ronde ini
      Maka saldo petaruh adalah 1.000,00

    @rule.SLIP-UNCONFIRMED @rule.SLIP-SETTLEMENT @id.SLIP-ROUND-05
    Skenario: Taruhan yang belum dikonfirmasi tidak memenangkan apa pun
      Diketahui seorang petaruh dengan saldo 1.000,00 dan batas meja 5,00 sampai 500,00
      Dan petaruh memilih chip senilai 10,00
      Dan petaruh memasang chip di Player
      Dan 30 detik berlalu
      Ketika dealer membagikan 9♠ 2♦ K♥ 5♣ di ronde ini
      Maka saldo petaruh adalah 1.000,00
      Dan taruhan sedang dibuka

    @rule.SLIP-WINDOW-DEAL @rule.SLIP-WINDOW-SECONDS @id.SLIP-ROUND-06
    Skenario: Ronde berikutnya punya masa bertaruh sendiri
      Diketahui seorang petaruh dengan saldo 1.000,00 dan batas meja 5,00 sampai 500,00
      Dan 30 detik berlalu
      Dan dealer membagikan 9♠ 2♦ K♥ 5♣ di ronde ini
      Dan 29 detik berlalu
      Dan petaruh memilih chip senilai 10,00
      Ketika petaruh memasang chip di Player
      Maka tindakan itu diterima
      Dan taruhan Player sebesar 10,00 belum dikonfirmasi

  Aturan: Kelima taruhan Tiger dapat dipasang dalam satu ronde, di samping taruhan lain apa pun

    @rule.SLIP-TIGER-COMBINE @id.SLIP-TIGER-01
    Skenario: Lima taruhan Tiger dan Player dikonfirmasi bersama
      Diketahui seorang petaruh dengan saldo 1.000,00 dan batas meja 5,00 sampai 500,00
      Dan petaruh memilih chip senilai 10,00
      Dan petaruh memasang chip di Tiger
      Dan petaruh memasang chip di Tiger Besar
      Dan petaruh memasang chip di Tiger Kecil
      Dan petaruh memasang chip di Seri Tiger
      Dan petaruh memasang chip di Pasangan Tiger
      Dan petaruh memasang chip di Player
      Ketika petaruh menekan tombol konfirmasi
      Maka taruhan Tiger sebesar 10,00 sudah dikonfirmasi
      Dan taruhan Tiger Besar sebesar 10,00 sudah dikonfirmasi
      Dan taruhan Tiger Kecil sebesar 10,00 sudah dikonfirmasi
      Dan taruhan Seri Tiger sebesar 10,00 sudah dikonfirmasi
      Dan taruhan Pasangan Tiger sebesar 10,00 sudah dikonfirmasi
      Dan taruhan Player sebesar 10,00 sudah dikonfirmasi
      Dan saldo petaruh adalah 940,00

    @rule.SLIP-TIGER-COMBINE @id.SLIP-TIGER-04
    Garis-Besar Skenario: <taruhan> diterima di samping kelima taruhan Tiger
      Diketahui seorang petaruh dengan saldo 1.000,00 dan batas meja 5,00 sampai 500,00
      Dan petaruh memilih chip senilai 10,00
      Dan petaruh memasang chip di Tiger
      Dan petaruh memasang chip di Tiger Besar
      Dan petaruh memasang chip di Tiger Kecil
      Dan petaruh memasang chip di Seri Tiger
      Dan petaruh memasang chip di Pasangan Tiger
      Ketika petaruh memasang chip di <taruhan>
      Maka tindakan itu diterima
      Dan taruhan <taruhan> sebesar 10,00 belum dikonfirmasi

      Contoh:
        | taruhan             |
        | Banker              |
        | Seri                |
        | Pasangan Player     |
        | Pasangan Banker     |
        | Dragon Bonus Player |
        | Dragon Bonus Banker |
        | Fortune Six         |

    @rule.SLIP-TIGER-BEFORE-DEAL @id.SLIP-TIGER-02
    Garis-Besar Skenario: <taruhan> tidak dapat lagi dipasang saat kartu akan dibagikan
      Diketahui seorang petaruh dengan saldo 1.000,00 dan batas meja 5,00 sampai 500,00
      Dan petaruh memilih chip senilai 10,00
      Dan 30 detik berlalu
      Ketika petaruh memasang chip di <taruhan>
      Maka tindakan itu ditolak
      Dan tidak ada taruhan di meja

      Contoh:
        | taruhan        |
        | Tiger          |
        | Tiger Besar    |
        | Tiger Kecil    |
        | Seri Tiger     |
        | Pasangan Tiger |

    @rule.SLIP-TIGER-BEFORE-DEAL @id.SLIP-TIGER-03
    Skenario: Sebelum saat itu, taruhan Tiger dapat dipasang
      Diketahui seorang petaruh dengan saldo 1.000,00 dan batas meja 5,00 sampai 500,00
      Dan petaruh memilih chip senilai 10,00
      Ketika petaruh memasang chip di Tiger
      Maka tindakan itu diterima
      Dan taruhan Tiger sebesar 10,00 belum dikonfirmasi
