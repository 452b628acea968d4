# language: id
Fitur: Shoe
  Sebuah shoe diawali dengan pembakaran kartu, berlangsung sampai kartu potong mengakhirinya, lalu disusul shoe baru. Setiap meja punya aturannya sendiri, dan aturan meja lain tidak berlaku di sana.

  Aturan: Shoe berisi delapan dek, dikurangi kartu yang keluar sebelum ronde pertama

    @rule.DECKS-TOUCH @rule.SHOE-TOUCH-SHUFFLE @id.SHOE-DECKS-01
    Skenario: Delapan dek di meja touch berjumlah 416 kartu
      Diketahui sebuah shoe baru mulai dipakai
      Maka shoe berisi 416 kartu

    @rule.DECKS-BIG-SMALL @id.SHOE-DECKS-02
    Skenario: Delapan dek di meja big-small berjumlah 416 kartu
      Diketahui sebuah shoe baru mulai dipakai
      Maka shoe berisi 416 kartu

    @rule.DECKS-BAKARAT @rule.SHOE-BURN-START @rule.SHOE-BURN-EXPOSED @id.SHOE-DECKS-03
    Skenario: Di meja bakarat, kartu yang dibuka dan kartu bakar sudah keluar dari shoe
      Kartu tujuh dibuka dan tujuh kartu lagi dibakar: delapan kartu kurang dari 416.

      Diketahui sebuah shoe baru mulai dipakai dan kartu 7♠ dibuka
      Maka shoe berisi 408 kartu

  Aturan: Kartu yang dibuka menentukan berapa kartu yang dibakar, dan tidak termasuk kartu bakar

    @rule.SHOE-BURN-START @rule.SHOE-BURN-ACE @id.SHOE-BURN-01
    Skenario: Untuk as, satu kartu dibakar
      Ketika sebuah shoe baru mulai dipakai dan kartu A♥ dibuka
      Maka jumlah kartu bakar adalah 1
      Dan shoe berisi 414 kartu

    @rule.SHOE-BURN-START @rule.SHOE-BURN-PIP @id.SHOE-BURN-02
    Garis-Besar Skenario: Untuk <kartu>, <dibakar> kartu dibakar
      Ketika sebuah shoe baru mulai dipakai dan kartu <kartu> dibuka
      Maka jumlah kartu bakar adalah <dibakar>
      Dan shoe berisi <sisa> kartu

      Contoh:
        | kartu | dibakar | sisa |
        | 2♠    | 2       | 413  |
        | 3♥    | 3       | 412  |
        | 4♦    | 4       | 411  |
        | 5♣    | 5       | 410  |
        | 6♠    | 6       | 409  |
        | 7♥    | 7       | 408  |
        | 8♦    | 8       | 407  |
        | 9♣    | 9       | 406  |

    @rule.SHOE-BURN-START @rule.SHOE-BURN-TEN @id.SHOE-BURN-03
    Garis-Besar Skenario: Untuk <kartu>, sepuluh kartu dibakar, meskipun di tangan kartu itu dihitung nol poin
      Ketika sebuah shoe baru mulai dipakai dan kartu <kartu> dibuka
      Maka jumlah kartu bakar adalah 10
      Dan shoe berisi 405 kartu

      Contoh:
        | kartu |
        | 10♠   |
        | J♥    |
        | Q♦    |
        | K♣    |

    @rule.SHOE-BURN-START @id.SHOE-BURN-04
    Skenario: Tanpa kartu yang dibuka tidak ada kartu bakar, dan karena itu tidak ada shoe
      Ketika sebuah shoe baru mulai dipakai
      Maka meja menolaknya

  @rule.SHOE-SBO-BURN
  Aturan: Di meja SBO tidak ada kartu yang dibakar di antara ronde

    @id.SHOE-SBO-BURN-01
    Skenario: Ronde kedua dimulai tanpa membakar kartu
      Diketahui sebuah shoe baru mulai dipakai
      Dan ronde berikutnya dimulai
      Dan ronde berakhir
      Ketika ronde berikutnya dimulai
      Maka jumlah kartu bakar adalah 0
      Dan ronde ini adalah ronde 2 dari shoe

  @rule.SHOE-CUT-CARD
  Aturan: Ronde saat kartu potong keluar adalah ronde terakhir shoe itu

    @id.SHOE-CUT-CARD-01
    Skenario: Kartu potong menjadikan ronde yang sedang dimainkan ronde terakhir
      Diketahui sebuah shoe baru mulai dipakai dan kartu 5♠ dibuka
      Dan ronde berikutnya dimulai
      Ketika kartu potong keluar
      Maka ronde ini adalah ronde terakhir dari shoe

    @id.SHOE-CUT-CARD-02
    Skenario: Tanpa kartu potong tidak ada ronde yang menjadi ronde terakhir
      Diketahui sebuah shoe baru mulai dipakai dan kartu 5♠ dibuka
      Ketika ronde berikutnya dimulai
      Maka ronde ini bukan ronde terakhir dari shoe
      Dan ronde ini adalah ronde 1 dari shoe

    @id.SHOE-CUT-CARD-03
    Skenario: Kartu potong hanya keluar sekali dari satu shoe
      Diketahui sebuah shoe baru mulai dipakai dan kartu 5♠ dibuka
      Dan ronde berikutnya dimulai
      Dan kartu potong keluar
      Ketika kartu potong keluar
      Maka meja menolaknya

    @id.SHOE-CUT-CARD-04
    Skenario: Di antara ronde tidak ada kartu yang keluar, kartu potong pun tidak
      Diketahui sebuah shoe baru mulai dipakai dan kartu 5♠ dibuka
      Ketika kartu potong keluar
      Maka meja menolaknya

  @rule.SHOE-BAKARAT-NEW-SHOE
  Aturan: Setelah ronde terakhir kartu dikocok dan shoe baru dipakai

    @id.SHOE-NEW-SHOE-01
    Skenario: Tidak ada ronde setelah ronde terakhir
      Diketahui sebuah shoe baru mulai dipakai dan kartu 5♠ dibuka
      Dan ronde berikutnya dimulai
      Dan kartu potong keluar
      Dan ronde berakhir
      Ketika ronde berikutnya dimulai
      Maka meja menolaknya

    @id.SHOE-NEW-SHOE-02
    Skenario: Shoe baru dikocok dan menghitung rondenya mulai dari satu
      Diketahui sebuah shoe baru mulai dipakai dan kartu 5♠ dibuka
      Dan ronde berikutnya dimulai
      Dan kartu potong keluar
      Dan ronde berakhir
      Ketika sebuah shoe baru mulai dipakai dan kartu K♦ dibuka
      Maka kartu dikocok
      Dan jumlah kartu bakar adalah 10

    @id.SHOE-NEW-SHOE-03
    Skenario: Ronde pertama shoe baru adalah ronde satu, dan bukan yang terakhir
      Diketahui sebuah shoe baru mulai dipakai dan kartu 5♠ dibuka
      Dan ronde berikutnya dimulai
      Dan kartu potong keluar
      Dan ronde berakhir
      Dan sebuah shoe baru mulai dipakai dan kartu K♦ dibuka
      Ketika ronde berikutnya dimulai
      Maka ronde ini adalah ronde 1 dari shoe
      Dan ronde ini bukan ronde terakhir dari shoe
      Dan kartu tidak dikocok

  @rule.SHOE-TOUCH-SHUFFLE
  Aturan: Di meja touch kartu dikocok sebelum setiap ronde

    @id.SHOE-TOUCH-01
    Skenario: Kartu dikocok untuk ronde pertama
      Diketahui sebuah shoe baru mulai dipakai
      Ketika ronde berikutnya dimulai
      Maka kartu dikocok
      Dan ronde ini adalah ronde 1 dari shoe

    @id.SHOE-TOUCH-02
    Skenario: Untuk ronde kedua kartu juga dikocok
      Diketahui sebuah shoe baru mulai dipakai
      Dan ronde berikutnya dimulai
      Dan ronde berakhir
      Ketika ronde berikutnya dimulai
      Maka kartu dikocok
      Dan ronde ini adalah ronde 2 dari shoe

  @rule.SHOE-SBO-RESHUFFLE
  Aturan: Operator SBO boleh mengocok ulang saat terjadi kesalahan ketika kartu dikocok

    @id.SHOE-RESHUFFLE-01
    Garis-Besar Skenario: Setelah <kesalahan>, kartu boleh dikocok ulang
      Diketahui sebuah shoe baru mulai dipakai
      Ketika operator mengocok ulang kartu setelah <kesalahan>
      Maka kartu dikocok
      Dan meja menerimanya

      Contoh:
        | kesalahan         |
        | kesalahan manusia |
        | kesalahan teknis  |
