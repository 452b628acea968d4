# language: id
Fitur: Besar dan Kecil
  Dua taruhan ini menghitung kartu yang keluar sepanjang ronde. Empat kartu berarti Kecil, lima atau enam kartu berarti Besar; tangan mana yang menang tidak berpengaruh.

  @rule.PAY-SMALL-WIN @rule.PAY-BIG-LOSS
  Aturan: Empat kartu: Kecil dibayar 1,45 banding 1 dan Besar kalah

    @id.BIG-SMALL-01
    Skenario: Natural mengakhiri ronde dengan empat kartu
      Diketahui shoe membagikan 4♠ K♦ 5♥ Q♣ 2♦ 2♠
      Ketika ronde dimainkan dengan taruhan berikut
        | Besar | 100,00 |
        | Kecil | 100,00 |
      Maka Player memegang 4♠ 5♥ dengan nilai 9
      Dan Banker memegang K♦ Q♣ dengan nilai 0
      Dan taruhan Kecil menang 145,00
      Dan taruhan Besar kalah

    @id.BIG-SMALL-02
    Garis-Besar Skenario: Player bernilai <Player> dan Banker <Banker>, cukup dengan empat kartu
      Diketahui shoe membagikan <urutan>
      Ketika ronde dimainkan dengan taruhan berikut
        | Besar | 100,00 |
        | Kecil | 100,00 |
      Maka Kecil dibayar 1,45 banding 1
      Dan taruhan Besar kalah

      Contoh:
        | Player | Banker | urutan      |
        | 7      | 6      | K♠ 6♦ 7♥ Q♣ |
        | 6      | 7      | 2♠ 3♦ 4♥ 4♣ |
        | 6      | 6      | 2♠ K♦ 4♥ 6♣ |
        | 5      | 8      | 2♠ 7♦ 3♥ A♣ |

  @rule.PAY-BIG-WIN @rule.PAY-SMALL-LOSS
  Aturan: Lima atau enam kartu: Besar dibayar 0,53 banding 1 dan Kecil kalah

    @id.BIG-SMALL-03
    Skenario: Hanya Player mengambil kartu, jadi lima kartu
      Diketahui shoe membagikan 2♠ K♦ 3♥ 7♣ 4♦
      Ketika ronde dimainkan dengan taruhan berikut
        | Besar | 100,00 |
        | Kecil | 100,00 |
      Maka Player mengambil kartu ketiga
      Dan Banker bertahan
      Dan Besar dibayar 0,53 banding 1
      Dan taruhan Besar menang 53,00
      Dan taruhan Kecil kalah

    @id.BIG-SMALL-04
    Skenario: Hanya Banker mengambil kartu, jadi lima kartu
      Diketahui shoe membagikan 10♠ 2♦ 6♥ 3♣ 4♦
      Ketika ronde dimainkan dengan taruhan berikut
        | Besar | 100,00 |
        | Kecil | 100,00 |
      Maka Player bertahan
      Dan Banker mengambil kartu ketiga
      Dan Besar dibayar 0,53 banding 1
      Dan taruhan Besar menang 53,00
      Dan taruhan Kecil kalah

    @id.BIG-SMALL-05
    Skenario: Keduanya mengambil kartu, jadi enam kartu
      Diketahui shoe membagikan 2♠ A♦ 3♥ 2♣ 4♦ 5♠
      Ketika ronde dimainkan dengan taruhan berikut
        | Besar | 100,00 |
        | Kecil | 100,00 |
      Maka Player mengambil kartu ketiga
      Dan Banker mengambil kartu ketiga
      Dan Besar dibayar 0,53 banding 1
      Dan taruhan Besar menang 53,00
      Dan taruhan Kecil kalah

    @id.BIG-SMALL-06
    Skenario: Seri tidak mengembalikan taruhan di sini, enam kartu tetap Besar
      Diketahui shoe membagikan K♠ 2♦ 10♥ A♣ J♦ 7♠
      Ketika ronde dimainkan dengan taruhan berikut
        | Besar | 100,00 |
        | Kecil | 100,00 |
      Maka ronde berakhir seri
      Dan taruhan Besar menang 53,00
      Dan taruhan Kecil kalah
