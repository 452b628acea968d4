# language: id
Fitur: Poin setiap kartu
  Poin sebuah kartu ditentukan oleh peringkatnya (angka atau gambarnya), dan nilai tangan adalah angka satuan dari jumlah poin kartunya.
  Dalam banyak ronde di sini Banker mendapat natural, sehingga Player hanya memegang dua kartu yang ingin kita lihat.

  @rule.CARD-ACE
  Aturan: As dihitung satu poin

    @id.CARDS-ACE-01
    Skenario: As dan king bernilai satu
      Diketahui shoe membagikan A♠ 4♦ K♥ 5♣
      Ketika ronde dimainkan
      Maka Player memegang A♠ K♥ dengan nilai 1

    @id.CARDS-ACE-02
    Skenario: Dua as bernilai dua
      Diketahui shoe membagikan A♠ 4♦ A♥ 5♣
      Ketika ronde dimainkan
      Maka Player memegang A♠ A♥ dengan nilai 2

  @rule.CARD-PIP
  Aturan: Kartu dua sampai sembilan dihitung sesuai angkanya

    @id.CARDS-PIP-01
    Garis-Besar Skenario: <kartu> dan king bernilai <nilai>
      Diketahui shoe membagikan <kartu> 4♦ K♥ 5♣
      Ketika ronde dimainkan
      Maka Player memegang <kartu> K♥ dengan nilai <nilai>

      Contoh:
        | kartu | nilai |
        | 2♠    | 2     |
        | 3♠    | 3     |
        | 4♠    | 4     |
        | 5♠    | 5     |
        | 6♠    | 6     |
        | 7♠    | 7     |
        | 8♠    | 8     |
        | 9♠    | 9     |

  @rule.CARD-TEN-FACE
  Aturan: Sepuluh, jack, queen, dan king dihitung nol poin

    @id.CARDS-TEN-FACE-01
    Garis-Besar Skenario: <kartu> tidak menambah poin pada kartu tujuh
      Diketahui shoe membagikan <kartu> 4♦ 7♥ 5♣
      Ketika ronde dimainkan
      Maka Player memegang <kartu> 7♥ dengan nilai 7

      Contoh:
        | kartu |
        | 10♠   |
        | J♠    |
        | Q♠    |
        | K♠    |

  @rule.CARD-ACE @rule.CARD-PIP @rule.CARD-TEN-FACE
  Aturan: Jenis kartu tidak pernah berpengaruh

    @id.CARDS-SUIT-01
    Garis-Besar Skenario: Enam <jenis> dan as <jenis> bernilai tujuh
      Diketahui shoe membagikan 6<jenis> 4♦ A<jenis> 5♣
      Ketika ronde dimainkan
      Maka Player memegang 6<jenis> A<jenis> dengan nilai 7

      Contoh:
        | jenis |
        | ♠       |
        | ♥       |
        | ♦       |
        | ♣       |

    @id.CARDS-SUIT-02
    Skenario: Peringkat yang sama dengan jenis lain menghasilkan nilai yang sama
      Diketahui shoe membagikan Q♠ Q♦ 7♥ 7♣
      Ketika ronde dimainkan
      Maka Player memegang Q♠ 7♥ dengan nilai 7
      Dan Banker memegang Q♦ 7♣ dengan nilai 7
      Dan ronde berakhir seri

  @rule.TOTAL-UNITS
  Aturan: Nilai tangan adalah angka satuan dari jumlah poin kartunya

    @id.CARDS-TOTAL-01
    Skenario: 4 + 2 + 6 = 12, nilainya 2
      Diketahui shoe membagikan 2♠ 4♦ 3♥ 2♣ 6♦ 6♠
      Ketika ronde dimainkan
      Maka Banker memegang 4♦ 2♣ 6♠ dengan nilai 2

    @id.CARDS-TOTAL-02
    Skenario: 5 + 6 + 8 = 19, nilainya 9
      Diketahui shoe membagikan 5♠ K♦ 6♥ 7♣ 8♦
      Ketika ronde dimainkan
      Maka Player memegang 5♠ 6♥ 8♦ dengan nilai 9

    @id.CARDS-TOTAL-03
    Skenario: 7 + 3 = 10, nilainya 0
      Diketahui shoe membagikan 7♠ 9♦ 3♥ Q♣
      Ketika ronde dimainkan
      Maka Player memegang 7♠ 3♥ dengan nilai 0

    @id.CARDS-TOTAL-04
    Skenario: Tiga kartu 10 bernilai 0
      Diketahui shoe membagikan 10♠ K♦ 10♥ 7♣ 10♦
      Ketika ronde dimainkan
      Maka Player memegang 10♠ 10♥ 10♦ dengan nilai 0

    @id.CARDS-TOTAL-05
    Skenario: Delapan dan sembilan berjumlah 17, nilainya 7
      Diketahui shoe membagikan 2♠ 8♦ 4♥ 9♣
      Ketika ronde dimainkan
      Maka Banker memegang 8♦ 9♣ dengan nilai 7

    @id.CARDS-TOTAL-06
    Skenario: Jumlah 13 menjadi nilai 3
      Diketahui shoe membagikan 6♠ 3♦ 7♥ 5♣
      Ketika ronde dimainkan
      Maka Player memegang 6♠ 7♥ dengan nilai 3

    @id.CARDS-TOTAL-07
    Skenario: Jumlah 20 menjadi nilai 0, jadi sepuluh dikurangkan dua kali
      Diketahui shoe membagikan 5♠ K♦ 6♥ 7♣ 9♦
      Ketika ronde dimainkan
      Maka Player memegang 5♠ 6♥ 9♦ dengan nilai 0

    @id.CARDS-TOTAL-08
    Skenario: Jumlah 25, yang tertinggi, menjadi nilai 5
      Diketahui shoe membagikan A♠ 8♦ 4♥ 8♣ 7♦ 9♠
      Ketika ronde dimainkan
      Maka Banker memegang 8♦ 8♣ 9♠ dengan nilai 5
