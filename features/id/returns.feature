# language: id
Fitur: Tingkat pengembalian
  Tingkat pengembalian (RTP) menyatakan berapa yang dibayarkan kembali oleh sebuah taruhan dalam jangka panjang untuk setiap satuan yang dipasang; besarnya dapat dihitung persis dari aturan dan jumlah dek. Beberapa di antaranya disebutkan di halaman; masing-masing cocok dengan hitungan, atau bukan milik taruhan mana pun.

  Aturan: Tingkat pengembalian di halaman touch adalah milik taruhan-taruhannya dengan delapan dek

    @rule.RETURN-TOUCH-BANKER @id.RETURN-TOUCH-01
    Skenario: Tingkat pengembalian Banker 98,94 persen selama tidak ada pembulatan
      Ketika tingkat pengembalian taruhan Banker dihitung untuk uang taruhan 1,00
      Maka tingkat pengembaliannya adalah 98,94%
      Dan halaman touch menyebutkan 98,94% sebagai tingkat pengembalian taruhan Banker

    @rule.RETURN-TOUCH-BANKER @rule.ROUNDING-TOUCH @id.RETURN-TOUCH-02
    Garis-Besar Skenario: Pembulatan ke bawah ikut menentukan: tingkat pengembalian Banker dengan uang taruhan <uang taruhan> adalah <persentase>
      Ketika tingkat pengembalian taruhan Banker dihitung untuk uang taruhan <uang taruhan>
      Maka tingkat pengembaliannya adalah <persentase>

      Contoh:
        | uang taruhan | persentase |
        | 0,10         | 96,65%     |
        | 0,20         | 98,94%     |
        | 0,30         | 98,18%     |

    @rule.RETURN-TOUCH-PLAYER @id.RETURN-TOUCH-03
    Skenario: Tingkat pengembalian Player 98,76 persen
      Ketika tingkat pengembalian taruhan Player dihitung
      Maka tingkat pengembaliannya adalah 98,76%
      Dan halaman touch menyebutkan 98,76% sebagai tingkat pengembalian taruhan Player

    @rule.RETURN-TOUCH-TIE @id.RETURN-TOUCH-04
    Skenario: Tingkat pengembalian Seri 85,64 persen
      Ketika tingkat pengembalian taruhan Seri dihitung
      Maka tingkat pengembaliannya adalah 85,64%
      Dan halaman touch menyebutkan 85,64% sebagai tingkat pengembalian taruhan Seri

  @rule.RETURN-BAKARAT-MAXIMUM
  Aturan: Tingkat pengembalian tertinggi di halaman bakarat adalah milik taruhan Banker yang kena komisi

    @id.RETURN-BAKARAT-01
    Skenario: Tingkat pengembalian Banker 98,94 persen, dan tidak ada taruhan yang lebih tinggi
      Ketika tingkat pengembalian taruhan Banker dihitung
      Maka tingkat pengembaliannya adalah 98,94%
      Dan tingkat pengembalian tertinggi di meja ini adalah 98,94%
      Dan halaman bakarat menyebutkan 98,94% sebagai tingkat pengembalian taruhan Banker

  Aturan: Kedua tingkat pengembalian di halaman SBO bukan milik taruhan mana pun

    @rule.RETURN-SBO-THEORETICAL @id.RETURN-SBO-01
    Garis-Besar Skenario: Halaman <halaman> menyebutkan 98,41 persen, yang bukan milik taruhan mana pun
      Maka tidak ada taruhan di meja ini yang tingkat pengembaliannya 98,41%
      Dan halaman <halaman> menyebutkan 98,41% sebagai tingkat pengembalian permainan

      Contoh:
        | halaman |
        | sbo-id  |
        | sbo-vi  |

    @rule.RETURN-SBO-LONG-RUN @id.RETURN-SBO-02
    Garis-Besar Skenario: Halaman <halaman> menyebutkan 98,48 persen, yang bukan milik taruhan mana pun
      Maka tidak ada taruhan di meja ini yang tingkat pengembaliannya 98,48%
      Dan halaman <halaman> menyebutkan 98,48% sebagai tingkat pengembalian permainan

      Contoh:
        | halaman |
        | sbo-id  |
        | sbo-vi  |

  Aturan: Tingkat pengembalian sebuah meja hanya disebutkan oleh halamannya sendiri

    @rule.RETURN-SBO-THEORETICAL @rule.RETURN-SBO-LONG-RUN @id.RETURN-STATED-01
    Skenario: Halaman SBO menyebutkan dua tingkat pengembalian
      Maka jumlah tingkat pengembalian yang disebutkan halaman untuk meja ini adalah 2

    @rule.RETURN-TOUCH-BANKER @rule.RETURN-TOUCH-PLAYER @rule.RETURN-TOUCH-TIE @id.RETURN-STATED-02
    Skenario: Halaman touch menyebutkan tiga tingkat pengembalian
      Maka jumlah tingkat pengembalian yang disebutkan halaman untuk meja ini adalah 3

    @rule.RETURN-BAKARAT-MAXIMUM @id.RETURN-STATED-03
    Skenario: Halaman bakarat menyebutkan satu tingkat pengembalian
      Maka jumlah tingkat pengembalian yang disebutkan halaman untuk meja ini adalah 1

    @rule.OFFER-BAKARAT-NO-COMMISSION @defect.D025 @id.RETURN-STATED-04
    Skenario: Untuk mode tanpa komisi, halaman bakarat tidak menyebutkannya, dan yang tertinggi adalah milik Player
      Ketika tingkat pengembalian taruhan Player dihitung
      Maka tingkat pengembaliannya adalah 98,76%
      Dan tingkat pengembalian tertinggi di meja ini adalah 98,76%
      Dan jumlah tingkat pengembalian yang disebutkan halaman untuk meja ini adalah 0

    @rule.DECKS-BIG-SMALL @defect.D097 @id.RETURN-STATED-05
    Skenario: Halaman big-small tidak menyebutkan tingkat pengembalian
      Maka jumlah tingkat pengembalian yang disebutkan halaman untuk meja ini adalah 0

  Aturan: Jumlah dek mengubah tingkat pengembalian

    @rule.PAY-TIE-WIN @rule.PAY-TIE-LOSS @id.RETURN-DECKS-01
    Garis-Besar Skenario: Tingkat pengembalian Seri dengan <dek> dek adalah <persentase>
      Ketika tingkat pengembalian taruhan Seri dihitung untuk <dek> dek
      Maka tingkat pengembaliannya adalah <persentase>

      Contoh:
        | dek | persentase |
        | 6   | 85,56%     |
        | 8   | 85,64%     |

    @rule.PAY-PAIR-WIN @rule.PAY-PAIR-LOSS @id.RETURN-DECKS-02
    Garis-Besar Skenario: Tingkat pengembalian Pasangan Player dengan <dek> dek adalah <persentase>
      Ketika tingkat pengembalian taruhan Pasangan Player dihitung untuk <dek> dek
      Maka tingkat pengembaliannya adalah <persentase>

      Contoh:
        | dek | persentase |
        | 6   | 88,75%     |
        | 8   | 89,64%     |
