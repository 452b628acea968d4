# language: id
Fitur: Slip taruhan di meja touch
  Petaruh sendiri yang memulai setiap ronde: dengan tombol bagikan setelah memasang chip baru, atau dengan salah satu tombol taruh ulang, yang memasang taruhan dari ronde sebelumnya dan langsung membagikan kartu. Tidak ada penghitung waktu dan tidak ada tombol konfirmasi: taruhan di meja menunggu salah satu tombol itu.

  Aturan: Setiap ketukan menambahkan satu chip dengan nominal yang aktif

    @rule.TOUCH-SLIP-ADD-CHIP @id.TOUCH-ADD-01
    Skenario: Dua ketukan berarti dua chip, dan belum ada uang taruhan yang dipotong
      Diketahui seorang petaruh dengan saldo 100,00 dan batas meja 1,00 sampai 50,00
      Dan petaruh memilih chip senilai 5,00
      Ketika petaruh memasang 2 chip di Banker
      Maka taruhan Banker sebesar 10,00 belum dikonfirmasi
      Dan saldo petaruh adalah 100,00

    @rule.TOUCH-SLIP-ACTIVE-CHIP @id.TOUCH-ADD-02
    Skenario: Hanya satu nominal chip yang aktif pada satu saat
      Diketahui seorang petaruh dengan saldo 100,00 dan batas meja 1,00 sampai 50,00
      Dan petaruh memilih chip senilai 5,00
      Dan petaruh memilih chip senilai 1,00
      Ketika petaruh memasang chip di Banker
      Maka taruhan Banker sebesar 1,00 belum dikonfirmasi

    @rule.TOUCH-SLIP-ADD-CHIP @rule.LIMIT-TOUCH-RANGE @id.TOUCH-ADD-03
    Skenario: Chip yang melampaui uang taruhan maksimum ditolak
      Diketahui seorang petaruh dengan saldo 100,00 dan batas meja 1,00 sampai 50,00
      Dan petaruh memilih chip senilai 30,00
      Dan petaruh memasang chip di Banker
      Ketika petaruh memasang chip di Banker
      Maka tindakan itu ditolak
      Dan taruhan Banker sebesar 30,00 belum dikonfirmasi

  @rule.TOUCH-SLIP-DEAL
  Aturan: Tombol bagikan memotong uang taruhan di meja dari saldo dan memainkan ronde

    @id.TOUCH-DEAL-01
    Skenario: Pada taruhan yang menang, uang taruhan dipotong, lalu dibayar, dan taruhan masih ditampilkan
      Banker menang sembilan lawan tujuh: 10,00 kembali, ditambah 95 persennya.

      Diketahui seorang petaruh dengan saldo 100,00 dan batas meja 1,00 sampai 50,00
      Dan petaruh memilih chip senilai 10,00
      Dan petaruh memasang chip di Banker
      Ketika petaruh menekan tombol bagikan, dan shoe membagikan 2♠ 9♦ 5♥ K♣
      Maka saldo petaruh adalah 109,50
      Dan taruhan Banker sebesar 10,00 masih ditampilkan

    @id.TOUCH-DEAL-02
    Skenario: Pada taruhan yang kalah, uang taruhan dipotong
      Diketahui seorang petaruh dengan saldo 100,00 dan batas meja 1,00 sampai 50,00
      Dan petaruh memilih chip senilai 10,00
      Dan petaruh memasang chip di Player
      Ketika petaruh menekan tombol bagikan, dan shoe membagikan 2♠ 9♦ 5♥ K♣
      Maka saldo petaruh adalah 90,00

    @id.TOUCH-DEAL-03
    Skenario: Saat seri, uang taruhan pada Banker dikembalikan
      Diketahui seorang petaruh dengan saldo 100,00 dan batas meja 1,00 sampai 50,00
      Dan petaruh memilih chip senilai 10,00
      Dan petaruh memasang chip di Banker
      Ketika petaruh menekan tombol bagikan, dan shoe membagikan 9♠ 9♦ K♥ Q♣
      Maka saldo petaruh adalah 100,00
      Dan taruhan Banker sebesar 10,00 masih ditampilkan

    @id.TOUCH-DEAL-04
    Skenario: Tanpa taruhan, tidak ada ronde yang dimulai
      Diketahui seorang petaruh dengan saldo 100,00 dan batas meja 1,00 sampai 50,00
      Ketika petaruh menekan tombol bagikan, dan shoe membagikan 2♠ 9♦ 5♥ K♣
      Maka tindakan itu ditolak
      Dan saldo petaruh adalah 100,00

    @defect.D112 @id.TOUCH-DEAL-05
    Skenario: Taruhan yang melebihi saldo tidak dapat dimainkan
      Diketahui seorang petaruh dengan saldo 15,00 dan batas meja 1,00 sampai 50,00
      Dan petaruh memilih chip senilai 20,00
      Dan petaruh mencoba memasang chip di Seri
      Ketika petaruh menekan tombol bagikan, dan shoe membagikan 2♠ 9♦ 5♥ K♣
      Maka tindakan itu ditolak
      Dan saldo petaruh adalah 15,00

  Aturan: Taruhan baru diawali dengan meja kosong

    @rule.TOUCH-SLIP-CLEAR @id.TOUCH-CLEAR-01
    Skenario: Tombol hapus taruhan menghapus setiap taruhan sebelum ronde
      Diketahui seorang petaruh dengan saldo 100,00 dan batas meja 1,00 sampai 50,00
      Dan petaruh memilih chip senilai 10,00
      Dan petaruh memasang chip di Banker
      Dan petaruh memasang chip di Seri
      Dan petaruh memasang chip di Player
      Ketika petaruh menekan tombol hapus taruhan
      Maka tidak ada taruhan di meja
      Dan saldo petaruh adalah 100,00
      Dan taruhan sedang dibuka

    @rule.TOUCH-SLIP-CLEAR @rule.TOUCH-SLIP-NEW-BET @id.TOUCH-CLEAR-02
    Skenario: Tombol hapus taruhan menghapus yang tersisa dari ronde sebelumnya
      Diketahui seorang petaruh dengan saldo 100,00 dan batas meja 1,00 sampai 50,00
      Dan petaruh memilih chip senilai 10,00
      Dan petaruh memasang chip di Player
      Dan petaruh memasang chip di Banker
      Dan petaruh memasang chip di Seri
      Dan petaruh menekan tombol bagikan, dan shoe membagikan 2♠ 9♦ 5♥ K♣
      Ketika petaruh menekan tombol hapus taruhan
      Maka tidak ada taruhan di meja
      Dan taruhan sedang dibuka
      Dan saldo petaruh adalah 89,50

    @rule.TOUCH-SLIP-CLEAR @id.TOUCH-CLEAR-03
    Skenario: Tanpa taruhan tidak ada yang dihapus
      Diketahui seorang petaruh dengan saldo 100,00 dan batas meja 1,00 sampai 50,00
      Ketika petaruh menekan tombol hapus taruhan
      Maka tindakan itu ditolak

    @rule.TOUCH-SLIP-NEW-BET @id.TOUCH-NEW-01
    Skenario: Ketukan ditolak sebelum taruhan lama dihapus
      Diketahui seorang petaruh dengan saldo 100,00 dan batas meja 1,00 sampai 50,00
      Dan petaruh memilih chip senilai 10,00
      Dan petaruh memasang chip di Player
      Dan petaruh menekan tombol bagikan, dan shoe membagikan 2♠ 9♦ 5♥ K♣
      Ketika petaruh memasang chip di Player
      Maka tindakan itu ditolak
      Dan taruhan Player sebesar 10,00 masih ditampilkan

    @rule.TOUCH-SLIP-NEW-BET @id.TOUCH-NEW-02
    Skenario: Tombol bagikan ditolak sebelum taruhan lama dihapus: chip lama tidak memainkan ronde baru
      Diketahui seorang petaruh dengan saldo 100,00 dan batas meja 1,00 sampai 50,00
      Dan petaruh memilih chip senilai 10,00
      Dan petaruh memasang chip di Player
      Dan petaruh menekan tombol bagikan, dan shoe membagikan 2♠ 9♦ 5♥ K♣
      Ketika petaruh menekan tombol bagikan, dan shoe membagikan 2♠ 9♦ 5♥ K♣
      Maka tindakan itu ditolak
      Dan saldo petaruh adalah 90,00

    @rule.TOUCH-SLIP-CHIP-CLEARS @id.TOUCH-NEW-03
    Skenario: Menyentuh chip setelah ronde selesai juga menghapus taruhan lama
      Diketahui seorang petaruh dengan saldo 100,00 dan batas meja 1,00 sampai 50,00
      Dan petaruh memilih chip senilai 10,00
      Dan petaruh memasang chip di Player
      Dan petaruh memasang chip di Banker
      Dan petaruh memasang chip di Seri
      Dan petaruh menekan tombol bagikan, dan shoe membagikan 2♠ 9♦ 5♥ K♣
      Ketika petaruh memilih chip senilai 5,00
      Maka tidak ada taruhan di meja
      Dan taruhan sedang dibuka

    @rule.TOUCH-SLIP-CHIP-CLEARS @rule.TOUCH-SLIP-NEW-BET @id.TOUCH-NEW-04
    Skenario: Setelah itu taruhan baru dapat dipasang dan dimainkan
      Diketahui seorang petaruh dengan saldo 100,00 dan batas meja 1,00 sampai 50,00
      Dan petaruh memilih chip senilai 10,00
      Dan petaruh memasang chip di Player
      Dan petaruh menekan tombol bagikan, dan shoe membagikan 2♠ 9♦ 5♥ K♣
      Dan petaruh memilih chip senilai 5,00
      Dan petaruh memasang chip di Player
      Ketika petaruh menekan tombol bagikan, dan shoe membagikan 9♠ 2♦ K♥ 5♣
      Maka saldo petaruh adalah 95,00
      Dan taruhan Player sebesar 5,00 masih ditampilkan

    @rule.TOUCH-SLIP-CHIP-CLEARS @id.TOUCH-NEW-05
    Skenario: Sebelum ronde, menyentuh chip tidak menghapus apa pun
      Diketahui seorang petaruh dengan saldo 100,00 dan batas meja 1,00 sampai 50,00
      Dan petaruh memilih chip senilai 10,00
      Dan petaruh memasang chip di Player
      Ketika petaruh memilih chip senilai 5,00
      Maka taruhan Player sebesar 10,00 belum dikonfirmasi
      Dan tindakan itu diterima

  Aturan: Tombol taruh ulang mengulangi taruhan ronde sebelumnya, dan tombol taruh ulang ganda mengulanginya dengan dua kali uang taruhannya

    @rule.TOUCH-SLIP-REBET @rule.TOUCH-SLIP-REBET-STARTS @id.TOUCH-REBET-01
    Skenario: Tombol taruh ulang memasang uang taruhan yang sama dan membagikan kartu
      Player kalah 10,00 di ronde pertama dan menang 10,00 di ronde kedua.

      Diketahui seorang petaruh dengan saldo 100,00 dan batas meja 1,00 sampai 50,00
      Dan petaruh memilih chip senilai 10,00
      Dan petaruh memasang chip di Player
      Dan petaruh menekan tombol bagikan, dan shoe membagikan 2♠ 9♦ 5♥ K♣
      Ketika petaruh menekan tombol taruh ulang, dan shoe membagikan 9♠ 2♦ K♥ 5♣
      Maka saldo petaruh adalah 100,00
      Dan taruhan Player sebesar 10,00 masih ditampilkan
      Dan taruhan sudah ditutup

    @rule.TOUCH-SLIP-REBET-DOUBLE @rule.TOUCH-SLIP-REBET-STARTS @id.TOUCH-REBET-02
    Skenario: Tombol taruh ulang ganda memasang dua kali uang taruhan dan membagikan kartu
      Player kalah 10,00 di ronde pertama dan menang 20,00 di ronde kedua.

      Diketahui seorang petaruh dengan saldo 100,00 dan batas meja 1,00 sampai 50,00
      Dan petaruh memilih chip senilai 10,00
      Dan petaruh memasang chip di Player
      Dan petaruh menekan tombol bagikan, dan shoe membagikan 2♠ 9♦ 5♥ K♣
      Ketika petaruh menekan tombol taruh ulang ganda, dan shoe membagikan 9♠ 2♦ K♥ 5♣
      Maka saldo petaruh adalah 110,00
      Dan taruhan Player sebesar 20,00 masih ditampilkan

    @rule.TOUCH-SLIP-REBET-DOUBLE @id.TOUCH-REBET-03
    Skenario: Tombol taruh ulang ganda menggandakan uang taruhan ronde sebelumnya, entah sudah digandakan atau belum
      Diketahui seorang petaruh dengan saldo 100,00 dan batas meja 1,00 sampai 50,00
      Dan petaruh memilih chip senilai 10,00
      Dan petaruh memasang chip di Player
      Dan petaruh menekan tombol bagikan, dan shoe membagikan 2♠ 9♦ 5♥ K♣
      Dan petaruh menekan tombol taruh ulang ganda, dan shoe membagikan 2♠ 9♦ 5♥ K♣
      Ketika petaruh menekan tombol taruh ulang ganda, dan shoe membagikan 9♠ 2♦ K♥ 5♣
      Maka taruhan Player sebesar 40,00 masih ditampilkan
      Dan saldo petaruh adalah 110,00

    @rule.TOUCH-SLIP-REBET @id.TOUCH-REBET-04
    Garis-Besar Skenario: Tanpa ronde sebelumnya, tidak ada yang dapat diulangi dengan tombol <tombol>
      Diketahui seorang petaruh dengan saldo 100,00 dan batas meja 1,00 sampai 50,00
      Ketika petaruh menekan tombol <tombol>, dan shoe membagikan 9♠ 2♦ K♥ 5♣
      Maka tindakan itu ditolak
      Dan saldo petaruh adalah 100,00

      Contoh:
        | tombol            |
        | taruh ulang       |
        | taruh ulang ganda |

    @rule.TOUCH-SLIP-REBET @id.TOUCH-REBET-05
    Garis-Besar Skenario: Setelah taruhan dihapus, tombol <tombol> masih mengingat ronde sebelumnya
      Diketahui seorang petaruh dengan saldo 100,00 dan batas meja 1,00 sampai 50,00
      Dan petaruh memilih chip senilai 10,00
      Dan petaruh memasang chip di Player
      Dan petaruh menekan tombol bagikan, dan shoe membagikan 2♠ 9♦ 5♥ K♣
      Dan petaruh menekan tombol hapus taruhan
      Ketika petaruh menekan tombol <tombol>, dan shoe membagikan 9♠ 2♦ K♥ 5♣
      Maka tindakan itu diterima
      Dan saldo petaruh adalah <saldo>

      Contoh:
        | tombol            | saldo  |
        | taruh ulang       | 100,00 |
        | taruh ulang ganda | 110,00 |

    @rule.TOUCH-SLIP-REBET @rule.TOUCH-SLIP-REBET-DOUBLE @defect.D113 @id.TOUCH-REBET-06
    Garis-Besar Skenario: Setelah chip baru dihapus lagi, tombol <tombol> masih mengingat ronde sebelumnya
      Diketahui seorang petaruh dengan saldo 100,00 dan batas meja 1,00 sampai 50,00
      Dan petaruh memilih chip senilai 10,00
      Dan petaruh memasang chip di Player
      Dan petaruh menekan tombol bagikan, dan shoe membagikan 2♠ 9♦ 5♥ K♣
      Dan petaruh memilih chip senilai 5,00
      Dan petaruh memasang chip di Seri
      Dan petaruh menekan tombol hapus taruhan
      Ketika petaruh menekan tombol <tombol>, dan shoe membagikan 9♠ 2♦ K♥ 5♣
      Maka tindakan itu diterima
      Dan saldo petaruh adalah <saldo>

      Contoh:
        | tombol            | saldo  |
        | taruh ulang       | 100,00 |
        | taruh ulang ganda | 110,00 |

    @rule.TOUCH-SLIP-REBET-DOUBLE @id.TOUCH-REBET-07
    Skenario: Tombol taruh ulang ganda ditolak saat melampaui saldo, dan tidak ada yang dipasang
      Diketahui seorang petaruh dengan saldo 25,00 dan batas meja 1,00 sampai 50,00
      Dan petaruh memilih chip senilai 10,00
      Dan petaruh memasang chip di Player
      Dan petaruh menekan tombol bagikan, dan shoe membagikan 2♠ 9♦ 5♥ K♣
      Ketika petaruh menekan tombol taruh ulang ganda, dan shoe membagikan 9♠ 2♦ K♥ 5♣
      Maka tindakan itu ditolak
      Dan taruhan Player sebesar 10,00 masih ditampilkan
      Dan saldo petaruh adalah 15,00

    @rule.TOUCH-SLIP-DEAL @rule.TOUCH-SLIP-REBET @id.TOUCH-REBET-08
    Skenario: Taruh ulang hanya mengulang ronde terakhir, bukan ronde sebelumnya
      Diketahui seorang petaruh dengan saldo 100,00 dan batas meja 1,00 sampai 50,00
      Dan petaruh memilih chip senilai 10,00
      Dan petaruh memasang chip di Player
      Dan petaruh memasang chip di Banker
      Dan petaruh memasang chip di Seri
      Dan petaruh menekan tombol bagikan, dan shoe membagikan 2♠ 9♦ 5♥ K♣
      Dan petaruh memilih chip senilai 10,00
      Dan petaruh memasang chip di Seri
      Dan petaruh menekan tombol bagikan, dan shoe membagikan 2♠ 9♦ 5♥ K♣
      Ketika petaruh menekan tombol taruh ulang, dan shoe membagikan 2♠ 9♦ 5♥ K♣
      Maka saldo petaruh adalah 69,50
      Dan taruhan Seri sebesar 10,00 masih ditampilkan

    @rule.TOUCH-SLIP-REBET @id.TOUCH-REBET-09
    Skenario: Setelah taruh ulang, hanya taruhan ronde itu yang ditampilkan
      Diketahui seorang petaruh dengan saldo 100,00 dan batas meja 1,00 sampai 50,00
      Dan petaruh memilih chip senilai 10,00
      Dan petaruh memasang chip di Player
      Dan petaruh memasang chip di Banker
      Dan petaruh memasang chip di Seri
      Dan petaruh menekan tombol bagikan, dan shoe membagikan 2♠ 9♦ 5♥ K♣
      Ketika petaruh menekan tombol taruh ulang, dan shoe membagikan 2♠ 9♦ 5♥ K♣
      Maka taruhan Player sebesar 10,00 masih ditampilkan
      Dan taruhan Banker sebesar 10,00 masih ditampilkan
      Dan taruhan Seri sebesar 10,00 masih ditampilkan
      Dan saldo petaruh adalah 79,00

    @rule.TOUCH-SLIP-REBET-DOUBLE @id.TOUCH-REBET-10
    Skenario: Setelah taruh ulang ganda, hanya taruhan ronde itu yang ditampilkan
      Diketahui seorang petaruh dengan saldo 100,00 dan batas meja 1,00 sampai 50,00
      Dan petaruh memilih chip senilai 10,00
      Dan petaruh memasang chip di Player
      Dan petaruh memasang chip di Banker
      Dan petaruh memasang chip di Seri
      Dan petaruh menekan tombol bagikan, dan shoe membagikan 2♠ 9♦ 5♥ K♣
      Ketika petaruh menekan tombol taruh ulang ganda, dan shoe membagikan 2♠ 9♦ 5♥ K♣
      Maka taruhan Player sebesar 20,00 masih ditampilkan
      Dan taruhan Banker sebesar 20,00 masih ditampilkan
      Dan taruhan Seri sebesar 20,00 masih ditampilkan
