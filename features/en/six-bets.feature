Feature: Bets on Banker winning with six
  These bets win only when Banker wins, and wins with a final total of six. What they pay turns on whether Banker took two cards or three.
  Fortune Six, Lucky Six and Tiger are one bet under three names; so are Small Tiger and Two-Card Lucky Six, and Big Tiger and Three-Card Lucky Six.

  @rule.PAY-SIX-TWO-CARDS
  Rule: Fortune Six, Lucky Six and Tiger pay 12 to 1 for a two-card six

    @id.SIX-TWO-CARDS-01
    Scenario Outline: <bet> on a two-card six over five
      Given the shoe deals 2♠ 2♦ 3♥ 4♣ 10♦
      When the coup is played with 10.00 on <bet>
      Then Player holds 2♠ 3♥ 10♦ for 5
      And Banker holds 2♦ 4♣ for 6
      And <bet> pays 12:1
      And <bet> wins 120.00

      Examples:
        | bet         |
        | Fortune Six |
        | Tiger       |
        | Lucky Six   |

    @id.SIX-TWO-CARDS-02
    Scenario Outline: <bet> on a two-card six over nothing
      Given the shoe deals 4♠ K♦ 6♥ 6♣ Q♦
      When the coup is played with 10.00 on <bet>
      Then Player holds 4♠ 6♥ Q♦ for 0
      And Banker holds K♦ 6♣ for 6
      And <bet> pays 12:1

      Examples:
        | bet         |
        | Fortune Six |
        | Tiger       |
        | Lucky Six   |

  @rule.PAY-SIX-THREE-CARDS
  Rule: Fortune Six, Lucky Six and Tiger pay 20 to 1 for a three-card six

    @id.SIX-THREE-CARDS-01
    Scenario Outline: <bet> on a three-card six over three
      Given the shoe deals A♠ A♦ K♥ 3♣ 2♦ 2♠
      When the coup is played with 10.00 on <bet>
      Then Player holds A♠ K♥ 2♦ for 3
      And Banker holds A♦ 3♣ 2♠ for 6
      And <bet> pays 20:1
      And <bet> wins 200.00

      Examples:
        | bet         |
        | Fortune Six |
        | Tiger       |
        | Lucky Six   |

    @id.SIX-THREE-CARDS-02
    Scenario Outline: <bet> on a six that a queen left unchanged
      Given the shoe deals 2♠ 2♦ 3♥ 4♣ 7♦ Q♠
      When the coup is played with 10.00 on <bet>
      Then Player holds 2♠ 3♥ 7♦ for 2
      And Banker holds 2♦ 4♣ Q♠ for 6
      And <bet> pays 20:1

      Examples:
        | bet         |
        | Fortune Six |
        | Tiger       |
        | Lucky Six   |

  @rule.PAY-SIX-LOSS
  Rule: Fortune Six, Lucky Six and Tiger lose unless Banker wins with six

    @id.SIX-LOSS-01
    Scenario Outline: Fortune Six loses with Player on <player> and Banker on <banker> (<deal>)
      Given the shoe deals <deal>
      When the coup is played with 10.00 on Fortune Six
      Then Fortune Six loses

      Examples: Banker wins, but not with six
        | player | banker | deal              |
        | 4      | 5      | A♠ 2♦ 3♥ 3♣ K♦    |
        | 6      | 7      | 2♠ 3♦ 4♥ 4♣       |
        | 3      | 5      | A♠ A♦ K♥ 3♣ 2♦ A♥ |
        | 3      | 7      | A♠ A♦ K♥ 3♣ 2♦ 3♥ |
        | 2      | 8      | 2♠ 2♦ 3♥ 4♣ 7♦ 2♠ |

      Examples: Banker has six, but Player wins
        | player | banker | deal           |
        | 7      | 6      | K♠ 6♦ 7♥ Q♣    |
        | 7      | 6      | K♠ 2♦ 7♥ 2♣ 2♦ |

      Examples: Player wins with six
        | player | banker | deal           |
        | 6      | 5      | 2♠ A♦ 4♥ 2♣ 2♦ |

      Examples: The coup is a tie on six
        | player | banker | deal           |
        | 6      | 6      | 2♠ K♦ 4♥ 6♣    |
        | 6      | 6      | 2♠ A♦ 4♥ 2♣ 3♦ |

    @id.SIX-LOSS-02
    Scenario Outline: Tiger and Fortune Six lose with Player on <player> and Banker on <banker> (<deal>)
      Given the shoe deals <deal>
      When the coup is played with these bets
        | Tiger       | 10.00 |
        | Fortune Six | 10.00 |
      Then Tiger loses
      And Fortune Six loses

      Examples: Banker wins, but not with six
        | player | banker | deal              |
        | 4      | 5      | A♠ 2♦ 3♥ 3♣ K♦    |
        | 6      | 7      | 2♠ 3♦ 4♥ 4♣       |
        | 3      | 5      | A♠ A♦ K♥ 3♣ 2♦ A♥ |
        | 3      | 7      | A♠ A♦ K♥ 3♣ 2♦ 3♥ |
        | 2      | 8      | 2♠ 2♦ 3♥ 4♣ 7♦ 2♠ |

      Examples: Banker has six, but Player wins
        | player | banker | deal           |
        | 7      | 6      | K♠ 6♦ 7♥ Q♣    |
        | 7      | 6      | K♠ 2♦ 7♥ 2♣ 2♦ |

      Examples: Player wins with six
        | player | banker | deal           |
        | 6      | 5      | 2♠ A♦ 4♥ 2♣ 2♦ |

      Examples: The coup is a tie on six
        | player | banker | deal           |
        | 6      | 6      | 2♠ K♦ 4♥ 6♣    |
        | 6      | 6      | 2♠ A♦ 4♥ 2♣ 3♦ |

    @id.SIX-LOSS-03
    Scenario Outline: Lucky Six loses with Player on <player> and Banker on <banker> (<deal>)
      Given the shoe deals <deal>
      When the coup is played with 10.00 on Lucky Six
      Then Lucky Six loses

      Examples: Banker wins, but not with six
        | player | banker | deal              |
        | 4      | 5      | A♠ 2♦ 3♥ 3♣ K♦    |
        | 6      | 7      | 2♠ 3♦ 4♥ 4♣       |
        | 3      | 5      | A♠ A♦ K♥ 3♣ 2♦ A♥ |
        | 3      | 7      | A♠ A♦ K♥ 3♣ 2♦ 3♥ |
        | 2      | 8      | 2♠ 2♦ 3♥ 4♣ 7♦ 2♠ |

      Examples: Banker has six, but Player wins
        | player | banker | deal           |
        | 7      | 6      | K♠ 6♦ 7♥ Q♣    |
        | 7      | 6      | K♠ 2♦ 7♥ 2♣ 2♦ |

      Examples: Player wins with six
        | player | banker | deal           |
        | 6      | 5      | 2♠ A♦ 4♥ 2♣ 2♦ |

      Examples: The coup is a tie on six
        | player | banker | deal           |
        | 6      | 6      | 2♠ K♦ 4♥ 6♣    |
        | 6      | 6      | 2♠ A♦ 4♥ 2♣ 3♦ |

    @id.SIX-LOSS-04
    Scenario Outline: Without commission, Lucky Six loses with Player on <player> and Banker on <banker>
      Given the shoe deals <deal>
      When the coup is played with 10.00 on Lucky Six
      Then Lucky Six loses

      Examples:
        | player | banker | deal           |
        | 4      | 5      | A♠ 2♦ 3♥ 3♣ K♦ |
        | 6      | 7      | 2♠ 3♦ 4♥ 4♣    |
        | 7      | 6      | K♠ 6♦ 7♥ Q♣    |
        | 6      | 5      | 2♠ A♦ 4♥ 2♣ 2♦ |
        | 6      | 6      | 2♠ K♦ 4♥ 6♣    |

  @rule.PAY-TWO-CARD-SIX-WIN
  Rule: Small Tiger and Two-Card Lucky Six pay 22 to 1 for a two-card six

    @id.TWO-CARD-SIX-01
    Scenario Outline: <bet> on a two-card six
      Given the shoe deals 2♠ 2♦ 3♥ 4♣ 10♦
      When the coup is played with 10.00 on <bet>
      Then Player holds 2♠ 3♥ 10♦ for 5
      And Banker holds 2♦ 4♣ for 6
      And <bet> pays 22:1
      And <bet> wins 220.00

      Examples:
        | bet                |
        | Small Tiger        |
        | Two-Card Lucky Six |

  @rule.PAY-TWO-CARD-SIX-LOSS
  Rule: Small Tiger and Two-Card Lucky Six lose on a three-card six

    @id.TWO-CARD-SIX-02
    Scenario Outline: <bet> loses on a three-card six
      Given the shoe deals A♠ A♦ K♥ 3♣ 2♦ 2♠
      When the coup is played with 10.00 on <bet>
      Then Banker holds A♦ 3♣ 2♠ for 6
      And Banker wins the coup
      And <bet> loses

      Examples:
        | bet                |
        | Small Tiger        |
        | Two-Card Lucky Six |

    @id.TWO-CARD-SIX-03
    Scenario Outline: <bet> loses on a six that a queen left unchanged
      Given the shoe deals 2♠ 2♦ 3♥ 4♣ 7♦ Q♠
      When the coup is played with 10.00 on <bet>
      Then Banker holds 2♦ 4♣ Q♠ for 6
      And Banker wins the coup
      And <bet> loses

      Examples:
        | bet                |
        | Small Tiger        |
        | Two-Card Lucky Six |

  @rule.PAY-THREE-CARD-SIX-WIN
  Rule: Big Tiger and Three-Card Lucky Six pay 50 to 1 for a three-card six

    @id.THREE-CARD-SIX-01
    Scenario Outline: <bet> on a three-card six
      Given the shoe deals A♠ A♦ K♥ 3♣ 2♦ 2♠
      When the coup is played with 10.00 on <bet>
      Then Player holds A♠ K♥ 2♦ for 3
      And Banker holds A♦ 3♣ 2♠ for 6
      And <bet> pays 50:1
      And <bet> wins 500.00

      Examples:
        | bet                  |
        | Big Tiger            |
        | Three-Card Lucky Six |

  @rule.PAY-THREE-CARD-SIX-LOSS
  Rule: Big Tiger and Three-Card Lucky Six lose on a two-card six

    @id.THREE-CARD-SIX-02
    Scenario Outline: <bet> loses on a two-card six, though Player has three cards
      Given the shoe deals 2♠ 2♦ 3♥ 4♣ 10♦
      When the coup is played with 10.00 on <bet>
      Then Player holds 2♠ 3♥ 10♦ for 5
      And Banker holds 2♦ 4♣ for 6
      And <bet> loses

      Examples:
        | bet                  |
        | Big Tiger            |
        | Three-Card Lucky Six |

  @rule.PAY-TWO-CARD-SIX-LOSS @rule.PAY-THREE-CARD-SIX-LOSS
  Rule: The bets on the number of cards lose as well unless Banker wins with six

    @id.COUNTED-SIX-LOSS-01
    Scenario Outline: Small Tiger and Big Tiger lose with Player on <player> and Banker on <banker> (<deal>)
      Given the shoe deals <deal>
      When the coup is played with these bets
        | Small Tiger | 10.00 |
        | Big Tiger   | 10.00 |
      Then Small Tiger loses
      And Big Tiger loses

      Examples: Banker wins, but not with six
        | player | banker | deal              |
        | 4      | 5      | A♠ 2♦ 3♥ 3♣ K♦    |
        | 6      | 7      | 2♠ 3♦ 4♥ 4♣       |
        | 3      | 5      | A♠ A♦ K♥ 3♣ 2♦ A♥ |
        | 3      | 7      | A♠ A♦ K♥ 3♣ 2♦ 3♥ |
        | 2      | 8      | 2♠ 2♦ 3♥ 4♣ 7♦ 2♠ |

      Examples: Banker has six, but Player wins
        | player | banker | deal           |
        | 7      | 6      | K♠ 6♦ 7♥ Q♣    |
        | 7      | 6      | K♠ 2♦ 7♥ 2♣ 2♦ |

      Examples: Player wins with six
        | player | banker | deal           |
        | 6      | 5      | 2♠ A♦ 4♥ 2♣ 2♦ |

      Examples: The coup is a tie on six
        | player | banker | deal           |
        | 6      | 6      | 2♠ K♦ 4♥ 6♣    |
        | 6      | 6      | 2♠ A♦ 4♥ 2♣ 3♦ |

    @id.COUNTED-SIX-LOSS-02
    Scenario Outline: At bakarat, both counted Lucky Sixes lose with Player on <player> and Banker on <banker> (<deal>)
      Given the shoe deals <deal>
      When the coup is played with these bets
        | Two-Card Lucky Six   | 10.00 |
        | Three-Card Lucky Six | 10.00 |
      Then Two-Card Lucky Six loses
      And Three-Card Lucky Six loses

      Examples: Banker wins, but not with six
        | player | banker | deal              |
        | 4      | 5      | A♠ 2♦ 3♥ 3♣ K♦    |
        | 6      | 7      | 2♠ 3♦ 4♥ 4♣       |
        | 3      | 5      | A♠ A♦ K♥ 3♣ 2♦ A♥ |
        | 3      | 7      | A♠ A♦ K♥ 3♣ 2♦ 3♥ |
        | 2      | 8      | 2♠ 2♦ 3♥ 4♣ 7♦ 2♠ |

      Examples: Banker has six, but Player wins
        | player | banker | deal           |
        | 7      | 6      | K♠ 6♦ 7♥ Q♣    |
        | 7      | 6      | K♠ 2♦ 7♥ 2♣ 2♦ |

      Examples: Player wins with six
        | player | banker | deal           |
        | 6      | 5      | 2♠ A♦ 4♥ 2♣ 2♦ |

      Examples: The coup is a tie on six
        | player | banker | deal           |
        | 6      | 6      | 2♠ K♦ 4♥ 6♣    |
        | 6      | 6      | 2♠ A♦ 4♥ 2♣ 3♦ |

    @id.COUNTED-SIX-LOSS-03
    Scenario Outline: Without commission, both counted Lucky Sixes lose with Player on <player> and Banker on <banker> (<deal>)
      Given the shoe deals <deal>
      When the coup is played with these bets
        | Two-Card Lucky Six   | 10.00 |
        | Three-Card Lucky Six | 10.00 |
      Then Two-Card Lucky Six loses
      And Three-Card Lucky Six loses

      Examples:
        | player | banker | deal           |
        | 4      | 5      | A♠ 2♦ 3♥ 3♣ K♦ |
        | 6      | 7      | 2♠ 3♦ 4♥ 4♣    |
        | 7      | 6      | K♠ 6♦ 7♥ Q♣    |
        | 7      | 6      | K♠ 2♦ 7♥ 2♣ 2♦ |
        | 6      | 6      | 2♠ K♦ 4♥ 6♣    |
        | 6      | 6      | 2♠ A♦ 4♥ 2♣ 3♦ |

  @rule.PAY-SUPER-SIX-WIN
  Rule: Super Six pays 12 to 1 for a six of two cards or of three

    @id.SUPER-SIX-01
    Scenario: Super Six pays 12 to 1 for a two-card six
      Given the shoe deals 2♠ 2♦ 3♥ 4♣ 10♦
      When the coup is played with 10.00 on Super Six
      Then Banker holds 2♦ 4♣ for 6
      And Banker wins the coup
      And Super Six pays 12:1
      And Super Six wins 120.00

    @id.SUPER-SIX-02
    Scenario: Super Six pays 12 to 1 for a three-card six, and not 20 to 1
      Given the shoe deals A♠ A♦ K♥ 3♣ 2♦ 2♠
      When the coup is played with 10.00 on Super Six
      Then Banker holds A♦ 3♣ 2♠ for 6
      And Banker wins the coup
      And Super Six pays 12:1
      And Super Six wins 120.00

  @rule.PAY-SUPER-SIX-LOSS
  Rule: Super Six loses unless Banker wins with six

    @id.SUPER-SIX-03
    Scenario Outline: Super Six loses with Player on <player> and Banker on <banker> (<deal>)
      Given the shoe deals <deal>
      When the coup is played with 10.00 on Super Six
      Then Super Six loses

      Examples: Banker wins, but not with six
        | player | banker | deal              |
        | 4      | 5      | A♠ 2♦ 3♥ 3♣ K♦    |
        | 6      | 7      | 2♠ 3♦ 4♥ 4♣       |
        | 3      | 5      | A♠ A♦ K♥ 3♣ 2♦ A♥ |
        | 3      | 7      | A♠ A♦ K♥ 3♣ 2♦ 3♥ |
        | 2      | 8      | 2♠ 2♦ 3♥ 4♣ 7♦ 2♠ |

      Examples: Banker has six, but Player wins
        | player | banker | deal           |
        | 7      | 6      | K♠ 6♦ 7♥ Q♣    |
        | 7      | 6      | K♠ 2♦ 7♥ 2♣ 2♦ |

      Examples: Player wins with six
        | player | banker | deal           |
        | 6      | 5      | 2♠ A♦ 4♥ 2♣ 2♦ |

      Examples: The coup is a tie on six
        | player | banker | deal           |
        | 6      | 6      | 2♠ K♦ 4♥ 6♣    |
        | 6      | 6      | 2♠ A♦ 4♥ 2♣ 3♦ |
