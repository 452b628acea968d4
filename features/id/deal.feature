# language: id
Fitur: Pembagian kartu
  Kartu keluar dari shoe dengan urutan yang tetap. Tidak ada yang memilih; urutan dan nilai tangan menentukan semuanya.

  @rule.DEAL-ORDER
  Aturan: Empat kartu pertama dibagikan ke Player, Banker, Player, Banker

    @id.DEAL-ORDER-01
    Skenario: Player mendapat kartu pertama dan ketiga, Banker kartu kedua dan keempat
      Diketahui shoe membagikan 2♠ A♦ 4♥ 6♣ 9♦ 9♠
      Ketika ronde dimainkan
      Maka Player memegang 2♠ 4♥ dengan nilai 6
      Dan Banker memegang A♦ 6♣ dengan nilai 7
      Dan Banker memenangi ronde

    @id.DEAL-ORDER-02
    Skenario: Kartu pertama yang keluar milik Player
      Diketahui shoe membagikan 9♠ K♦ K♥ 7♣ 5♦ 5♠
      Ketika ronde dimainkan
      Maka Player memegang 9♠ K♥ dengan nilai 9
      Dan Banker memegang K♦ 7♣ dengan nilai 7
      Dan Player memenangi ronde

  @rule.DEAL-THIRD
  Aturan: Kartu ketiga Player dibagikan sebelum kartu ketiga Banker

    @id.DEAL-THIRD-01
    Skenario: Keduanya mengambil kartu, dan kartu kelima milik Player
      Diketahui shoe membagikan 2♠ A♦ 3♥ 2♣ 4♦ 5♠
      Ketika ronde dimainkan
      Maka Player memegang 2♠ 3♥ 4♦ dengan nilai 9
      Dan Banker memegang A♦ 2♣ 5♠ dengan nilai 8
      Dan Player memenangi ronde

    @id.DEAL-THIRD-02
    Skenario: Hanya Player mengambil kartu, dan kartu keenam tetap di dalam shoe
      Diketahui shoe membagikan 2♠ K♦ 3♥ 7♣ 4♦ 2♦
      Ketika ronde dimainkan
      Maka Player memegang 2♠ 3♥ 4♦ dengan nilai 9
      Dan Banker memegang K♦ 7♣ dengan nilai 7

    @id.DEAL-THIRD-03
    Skenario: Player bertahan, dan kartu kelima milik Banker
      Diketahui shoe membagikan 10♠ 2♦ 6♥ 3♣ 4♦ K♠
      Ketika ronde dimainkan
      Maka Player memegang 10♠ 6♥ dengan nilai 6
      Dan Banker memegang 2♦ 3♣ 4♦ dengan nilai 9

  @rule.DEAL-THIRD
  Aturan: Tidak ada tangan yang mendapat lebih dari tiga kartu

    @id.DEAL-THIRD-04
    Skenario: Tangan yang bernilai nol setelah tiga kartu tidak mendapat kartu keempat
      Diketahui shoe membagikan 5♠ Q♦ 5♥ A♣ K♦ 9♠
      Ketika ronde dimainkan
      Maka Player memegang 5♠ 5♥ K♦ dengan nilai 0
      Dan Banker memegang Q♦ A♣ 9♠ dengan nilai 0
      Dan ronde berakhir seri
