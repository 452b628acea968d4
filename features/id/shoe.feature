# language: id
Fitur: Shoe
  Sebuah shoe diawali dengan pembuangan kartu, berlangsung sampai cut card mengakhirinya, lalu disusul shoe baru. Setiap meja punya aturannya sendiri, dan aturan meja lain tidak berlaku di sana.

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
    Skenario: Di meja bakarat, kartu yang dibuka dan kartu buangan sudah keluar dari shoe
      Kartu tujuh dibuka dan tujuh kartu lagi dibuang: delapan kartu kurang dari 416.

      Diketahui sebuah shoe baru mulai dipakai dan kartu 7♠ dibuka
      Maka shoe berisi 408 kartu

  Aturan: Kartu yang dibuka menentukan berapa kartu yang dibuang, dan tidak termasuk kartu yang dibuang

    @rule.SHOE-BURN-START @rule.SHOE-BURN-ACE @id.SHOE-BURN-01
    Skenario: Untuk as, satu kartu dibuang
      Ketika sebuah shoe baru mulai dipakai dan kartu A♥ dibuka
      Maka jumlah kartu yang dibuang adalah 1
      Dan shoe berisi 414 kartu

    @rule.SHOE-BURN-START @rule.SHOE-BURN-PIP @id.SHOE-BURN-02
    Garis-Besar Skenario: Untuk <kartu>, <dibuang> kartu dibuang
      Ketika sebuah shoe baru mulai dipakai dan kartu <kartu> dibuka
      Maka jumlah kartu yang dibuang adalah <dibuang>
      Dan shoe berisi <sisa> kartu

      Contoh:
        | kartu | dibuang | sisa |
        | 2♠    | 2       | 413  |
        | 3♥    | 3       | 412  |
        | 4♦    | 4       | 411  |
        | 5♣    | 5       | 410  |
        | 6♠    | 6       | 409  |
        | 7♥    | 7       | 408  |
        | 8♦    | 8       | 407  |
        | 9♣    | 9       | 406  |

    @rule.SHOE-BURN-START @rule.SHOE-BURN-TEN @id.SHOE-BURN-03
    Garis-Besar Skenario: Untuk <kartu>, sepuluh kartu dibuang, meskipun di tangan kartu itu dihitung nol poin
      Ketika sebuah shoe baru mulai dipakai dan kartu <kartu> dibuka
      Maka jumlah kartu yang dibuang adalah 10
      Dan shoe berisi 405 kartu

      Contoh:
        | kartu |
        | 10♠   |
        | J♥    |
        | Q♦    |
        | K♣    |

    @rule.SHOE-BURN-START @id.SHOE-BURN-04
    Skenario: Tanpa kartu yang dibuka tidak ada kartu yang dibuang, dan karena itu tidak ada shoe
      Ketika sebuah shoe baru mulai dipakai
      Maka meja menolaknya

  @rule.SHOE-SBO-BURN
  Aturan: Di meja SBO tidak ada kartu yang dibuang di antara ronde

    @id.SHOE-SBO-BURN-01
    Skenario: Ronde kedua dimulai tanpa membuang kartu
      Diketahui sebuah shoe baru mulai dipakai
      Dan ronde berikutnya dimulai
      Dan ronde berakhir
      Ketika ronde berikutnya dimulai
      Maka jumlah kartu yang dibuang adalah 0
      Dan ronde ini adalah ronde 2 dari shoe

  @rule.SHOE-CUT-CARD
  Aturan: Ronde saat cut card keluar adalah ronde terakhir shoe itu

    @id.SHOE-CUT-CARD-01
    Skenario: Cut card menjadikan ronde yang sedang dimainkan ronde terakhir
      Diketahui sebuah shoe baru mulai dipakai dan kartu 5♠ dibuka
      Dan ronde berikutnya dimulai
      Ketika cut card keluar
      Maka ronde ini adalah ronde terakhir dari shoe

    @id.SHOE-CUT-CARD-02
    Skenario: Tanpa cut card tidak ada ronde yang menjadi ronde terakhir
      Diketahui sebuah shoe baru mulai dipakai dan kartu 5♠ dibuka
      Ketika ronde berikutnya dimulai
      Maka ronde ini bukan ronde terakhir dari shoe
      Dan ronde ini adalah ronde 1 dari shoe

    @id.SHOE-CUT-CARD-03
    Skenario: Cut card hanya keluar sekali dari satu shoe
      Diketahui sebuah shoe baru mulai dipakai dan kartu 5♠ dibuka
      Dan ronde berikutnya dimulai
      Dan cut card keluar
      Ketika cut card keluar
      Maka meja menolaknya

    @id.SHOE-CUT-CARD-04
    Skenario: Di antara ronde tidak ada kartu yang keluar, cut card pun tidak
      Diketahui sebuah shoe baru mulai dipakai dan kartu 5♠ dibuka
      Ketika cut card keluar
      Maka meja menolaknya

  @rule.SHOE-BAKARAT-NEW-SHOE
  Aturan: Setelah ronde terakhir kartu dikocok dan shoe baru dipakai

    @id.SHOE-NEW-SHOE-01
    Skenario: Tidak ada ronde setelah ronde terakhir
      Diketahui sebuah shoe baru mulai dipakai dan kartu 5♠ dibuka
      Dan ronde berikutnya dimulai
      Dan cut card keluar
      Dan ronde berakhir
      Ketika ronde berikutnya dimulai
      Maka meja menolaknya

    @id.SHOE-NEW-SHOE-02
    Skenario: Shoe baru dikocok dan menghitung rondenya mulai dari satu
      Diketahui sebuah shoe baru mulai dipakai dan kartu 5♠ dibuka
      Dan ronde berikutnya dimulai
      Dan cut card keluar
      Dan ronde berakhir
      Ketika sebuah shoe baru mulai dipakai dan kartu K♦ dibuka
      Maka kartu dikocok
      Dan jumlah kartu yang dibuang adalah 10

    @id.SHOE-NEW-SHOE-03
    Skenario: Ronde pertama shoe baru adalah ronde satu, dan bukan yang terakhir
      Diketahui sebuah shoe baru mulai dipakai dan kartu 5♠ dibuka
      Dan ronde berikutnya dimulai
      Dan cut card keluar
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
