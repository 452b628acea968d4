Feature: How the pages print odds
  The pages write the same odds in three ways. One names the winnings first, one the stake first, one all that comes back for one staked.
  Read the wrong way round, a half becomes a double; each page is therefore read in its own notation.

  @rule.ODDS-WINNINGS-FIRST
  Rule: Winnings first: 8:1 wins eight for one staked

    @rule.PAY-BANKER-HALF-SIX @id.ODDS-WINNINGS-FIRST-01
    Scenario: The half pay on six is printed 1 banding 2 and wins a half
      Given the shoe deals 2♠ 2♦ 3♥ 4♣ 10♦
      When the coup is played with 10.00 on Banker
      Then Banker pays what sbo-id prints as "1 banding 2"
      And Banker wins 5.00

    @id.ODDS-WINNINGS-FIRST-02
    Scenario Outline: The Indonesian SBO page: <bet> <printed>
      Given the shoe deals <deal>
      When the coup is played with 10.00 on <bet>
      Then <bet> pays what sbo-id prints as "<printed>"

      Examples:
        | bet                 | printed      | deal               |
        | Player              | 1 banding 1  | K♠ 6♦ 7♥ Q♣        |
        | Tie                 | 8 banding 1  | K♠ 3♦ 7♥ 4♣        |
        | Player Pair         | 11 banding 1 | 8♠ 2♦ 8♥ 5♣        |
        | Banker Pair         | 11 banding 1 | 2♠ 8♦ 5♥ 8♣        |
        | Player Dragon Bonus | 30:1         | 2♠ K♦ 3♥ Q♣ 4♦ 10♠ |
        | Banker Dragon Bonus | 2:1          | A♠ 3♦ A♥ 4♣ 10♦    |
        | Fortune Six         | 20:1         | A♠ A♦ K♥ 3♣ 2♦ 2♠  |
        | Fortune Six         | 12:1         | 2♠ 2♦ 3♥ 4♣ 10♦    |

    @rule.PAY-BANKER-HALF-SIX @rule.PAY-BANKER-HALF-WIN @id.ODDS-WINNINGS-FIRST-03
    Scenario Outline: The Indonesian SBO page at sbo-super-six: <bet> <printed> (<deal>)
      Given the shoe deals <deal>
      When the coup is played with 10.00 on <bet>
      Then <bet> pays what sbo-id prints as "<printed>"

      Examples:
        | bet         | printed      | deal              |
        | Player      | 1 banding 1  | K♠ 6♦ 7♥ Q♣       |
        | Banker      | 1 banding 1  | 2♠ 3♦ 4♥ 4♣       |
        | Banker      | 1 banding 2  | A♠ A♦ K♥ 3♣ 2♦ 2♠ |
        | Tie         | 8 banding 1  | K♠ 3♦ 7♥ 4♣       |
        | Banker Pair | 11 banding 1 | 2♠ 8♦ 5♥ 8♣       |
        | Super Six   | 12 banding 1 | 2♠ 2♦ 3♥ 4♣ 10♦   |

    @id.ODDS-WINNINGS-FIRST-04
    Scenario Outline: The Indonesian SBO page on Tiger bets: <bet> <printed>
      Given the shoe deals <deal>
      When the coup is played with 10.00 on <bet>
      Then <bet> pays what sbo-id prints as "<printed>"

      Examples:
        | bet         | printed  | deal              |
        | Tiger       | 12 to 1  | 2♠ 2♦ 3♥ 4♣ 10♦   |
        | Tiger       | 20:1     | A♠ A♦ K♥ 3♣ 2♦ 2♠ |
        | Big Tiger   | 50:1     | A♠ A♦ K♥ 3♣ 2♦ 2♠ |
        | Small Tiger | 22 to 1  | 2♠ 2♦ 3♥ 4♣ 10♦   |
        | Tiger Tie   | 35:1     | 2♠ K♦ 4♥ 6♣       |
        | Tiger Pair  | 4 to 1   | Q♠ 3♦ Q♥ 4♣ 5♦    |
        | Tiger Pair  | 20:1     | K♠ 8♦ K♥ 8♣ 5♦    |
        | Tiger Pair  | 100 to 1 | J♠ J♦ J♥ J♣ 4♦ 5♠ |

    @rule.COMMISSION-BAKARAT @id.ODDS-WINNINGS-FIRST-05
    Scenario Outline: The bakarat page, with commission: <bet> <printed>
      Given the shoe deals <deal>
      When the coup is played with 10.00 on <bet>
      Then <bet> pays what bakarat prints as "<printed>"

      Examples: The main bets
        | bet    | printed | deal        |
        | Player | 1:1     | K♠ 6♦ 7♥ Q♣ |
        | Banker | 0,95:1  | 2♠ 3♦ 4♥ 4♣ |
        | Tie    | 8:1     | K♠ 3♦ 7♥ 4♣ |

      Examples: The side bets
        | bet                  | printed | deal               |
        | Player Pair          | 11:1    | 8♠ 2♦ 8♥ 5♣        |
        | Either Pair          | 5:1     | 8♠ 2♦ 8♥ 5♣        |
        | Perfect Pair         | 25:1    | 7♠ 3♦ 7♠ 4♣ 5♦     |
        | Player Natural       | 7:2     | 4♠ K♦ 5♥ Q♣        |
        | Banker Natural       | 7:2     | K♠ 2♦ 6♥ 7♣        |
        | Player Dragon Bonus  | 10:1    | 2♠ K♦ 3♥ A♣ 4♦ 10♠ |
        | Banker Dragon Bonus  | 30:1    | 4♠ 2♦ 6♥ A♣ K♦ 6♠  |
        | Lucky Six            | 20:1    | A♠ A♦ K♥ 3♣ 2♦ 2♠  |
        | Two-Card Lucky Six   | 22:1    | 2♠ 2♦ 3♥ 4♣ 10♦    |
        | Three-Card Lucky Six | 50:1    | A♠ A♦ K♥ 3♣ 2♦ 2♠  |

    @rule.PAY-BANKER-HALF-SIX @rule.PAY-BANKER-HALF-WIN @id.ODDS-WINNINGS-FIRST-06
    Scenario Outline: The bakarat page, without commission: Banker's <banker> pays <printed>
      Given the shoe deals <deal>
      When the coup is played with 10.00 on Banker
      Then Banker pays what bakarat prints as "<printed>"

      Examples:
        | banker | printed | deal            |
        | 6      | 1:2     | 2♠ 2♦ 3♥ 4♣ 10♦ |
        | 7      | 1:1     | 2♠ 3♦ 4♥ 4♣     |

  @rule.ODDS-STAKE-FIRST
  Rule: Stake first: 1:8 and 1 ăn 8 win eight for one staked

    @rule.PAY-BANKER-HALF-SIX @id.ODDS-STAKE-FIRST-01
    Scenario: The half pay on six is printed 2 ăn 1 and wins a half, not a double
      Given the shoe deals 2♠ 2♦ 3♥ 4♣ 10♦
      When the coup is played with 10.00 on Banker
      Then Banker pays what sbo-vi prints as "2 ăn 1"
      And Banker wins 5.00
      And Banker returns 15.00 in total

    @id.ODDS-STAKE-FIRST-02
    Scenario Outline: The Vietnamese SBO page: <bet> <printed>
      Given the shoe deals <deal>
      When the coup is played with 10.00 on <bet>
      Then <bet> pays what sbo-vi prints as "<printed>"

      Examples:
        | bet                 | printed | deal               |
        | Player              | 1 ăn 1  | K♠ 6♦ 7♥ Q♣        |
        | Tie                 | 1 ăn 8  | K♠ 3♦ 7♥ 4♣        |
        | Player Pair         | 1 ăn 11 | 8♠ 2♦ 8♥ 5♣        |
        | Banker Pair         | 1 ăn 11 | 2♠ 8♦ 5♥ 8♣        |
        | Player Dragon Bonus | 1 ăn 30 | 2♠ K♦ 3♥ Q♣ 4♦ 10♠ |
        | Banker Dragon Bonus | 1 ăn 2  | A♠ 3♦ A♥ 4♣ 10♦    |
        | Fortune Six         | 1 ăn 20 | A♠ A♦ K♥ 3♣ 2♦ 2♠  |
        | Fortune Six         | 1 ăn 12 | 2♠ 2♦ 3♥ 4♣ 10♦    |

    @rule.PAY-BANKER-HALF-SIX @rule.PAY-BANKER-HALF-WIN @id.ODDS-STAKE-FIRST-03
    Scenario Outline: The Vietnamese SBO page at sbo-super-six: <bet> <printed> (<deal>)
      Given the shoe deals <deal>
      When the coup is played with 10.00 on <bet>
      Then <bet> pays what sbo-vi prints as "<printed>"

      Examples:
        | bet         | printed | deal              |
        | Player      | 1 ăn 1  | K♠ 6♦ 7♥ Q♣       |
        | Banker      | 1 ăn 1  | 2♠ 3♦ 4♥ 4♣       |
        | Banker      | 2 ăn 1  | A♠ A♦ K♥ 3♣ 2♦ 2♠ |
        | Tie         | 1 ăn 8  | K♠ 3♦ 7♥ 4♣       |
        | Banker Pair | 1 ăn 11 | 2♠ 8♦ 5♥ 8♣       |

    @id.ODDS-STAKE-FIRST-04
    Scenario Outline: The Vietnamese SBO page on Tiger bets: <bet> <printed>
      Given the shoe deals <deal>
      When the coup is played with 10.00 on <bet>
      Then <bet> pays what sbo-vi prints as "<printed>"

      Examples:
        | bet         | printed  | deal              |
        | Tiger       | 1 ăn 12  | 2♠ 2♦ 3♥ 4♣ 10♦   |
        | Tiger       | 1 ăn 20  | A♠ A♦ K♥ 3♣ 2♦ 2♠ |
        | Big Tiger   | 1 ăn 50  | A♠ A♦ K♥ 3♣ 2♦ 2♠ |
        | Small Tiger | 1 ăn 22  | 2♠ 2♦ 3♥ 4♣ 10♦   |
        | Tiger Tie   | 1 ăn 35  | 2♠ K♦ 4♥ 6♣       |
        | Tiger Pair  | 1 ăn 4   | Q♠ 3♦ Q♥ 4♣ 5♦    |
        | Tiger Pair  | 1 ăn 20  | K♠ 8♦ K♥ 8♣ 5♦    |
        | Tiger Pair  | 1 ăn 100 | J♠ J♦ J♥ J♣ 4♦ 5♠ |

    @id.ODDS-STAKE-FIRST-05
    Scenario Outline: The Panduan page at big-small: <bet> <printed>
      Given the shoe deals <deal>
      When the coup is played with 100.00 on <bet>
      Then <bet> pays what panduan prints as "<printed>"

      Examples:
        | bet         | printed | deal           |
        | Player      | 1:1     | K♠ 6♦ 7♥ Q♣    |
        | Banker      | 1:0.95  | 2♠ 3♦ 4♥ 4♣    |
        | Tie         | 1:8     | K♠ 3♦ 7♥ 4♣    |
        | Banker Pair | 1:11    | 2♠ 8♦ 5♥ 8♣    |
        | Player Pair | 1:11    | 8♠ 2♦ 8♥ 5♣    |
        | Big         | 1:0.53  | 2♠ K♦ 3♥ 7♣ 4♦ |
        | Small       | 1:1.45  | K♠ 6♦ 7♥ Q♣    |

  @rule.ODDS-FOR-ONE
  Rule: For one: 9 for 1 returns nine in total, the stake included

    @id.ODDS-FOR-ONE-01
    Scenario: Tie is printed 9 untuk 1, so it wins eight
      Given the shoe deals K♠ 3♦ 7♥ 4♣
      When the coup is played with 10.00 on Tie
      Then Tie pays what touch prints as "9 untuk 1"
      And Tie wins 80.00
      And Tie returns 90.00 in total

    @id.ODDS-FOR-ONE-02
    Scenario: Player is printed 2 untuk 1, so it wins one
      Given the shoe deals K♠ 6♦ 7♥ Q♣
      When the coup is played with 10.00 on Player
      Then Player pays what touch prints as "2 untuk 1"
      And Player wins 10.00
      And Player returns 20.00 in total
