Feature: EZ Baccarat
  Banker wins at even odds without a commission, but for a three-card seven, on which the stake is returned.
  Dragon 7 is the bet on that seven, and Panda 8 the bet on a three-card eight of Player.

  @rule.EZ-BACCARAT-OFFER
  Rule: The table takes five bets

    @id.EZ-OFFER-01
    Scenario: The table takes its five bets and no other
      When every bet is tried at ez-baccarat
      Then just these bets are taken
        | Player   |
        | Banker   |
        | Tie      |
        | Dragon 7 |
        | Panda 8  |

  @rule.EZ-BACCARAT-DECKS
  Rule: A shoe holds eight decks

    @id.EZ-DECKS-01
    Scenario: Eight decks are 416 cards
      When a new shoe begins
      Then the shoe holds 416 cards

  @rule.EZ-BACCARAT-MONEY
  Rule: A stake is a whole number of cents and more than none

    @id.EZ-MONEY-01
    Scenario Outline: A stake of <stake> is refused
      Given the shoe deals K♠ 6♦ 7♥ Q♣
      When the coup is played with <stake> on Player
      Then the bet is refused

      Examples:
        | stake |
        | 0.00  |
        | 0.005 |
        | 10.001 |

    @id.EZ-MONEY-02
    Scenario Outline: A stake of <stake> is taken
      Given the shoe deals K♠ 6♦ 7♥ Q♣
      When the coup is played with <stake> on Player
      Then Player wins <stake>

      Examples:
        | stake |
        | 0.01  |
        | 10.01 |

  @rule.EZ-BACCARAT-BANKER-WIN-TWO-CARDS
  Rule: Banker pays 1 to 1 on a win with two cards

    @id.EZ-BANKER-01
    Scenario Outline: Banker wins on <total> with two cards
      Given the shoe deals <deal>
      When the coup is played with 10.00 on Banker
      Then Banker wins 10.00

      Examples:
        | total | deal            |
        | 6     | 2♠ 2♦ 3♥ 4♣ 10♦ |
        | 7     | 2♠ 3♦ 4♥ 4♣     |
        | 8     | 3♠ 3♦ 4♥ 5♣     |
        | 9     | 3♠ 4♦ 4♥ 5♣     |

  @rule.EZ-BACCARAT-BANKER-WIN-THREE-CARDS
  Rule: Banker pays 1 to 1 on a win with three cards and any total but seven

    @id.EZ-BANKER-02
    Scenario Outline: Banker wins on <total> with three cards
      Given the shoe deals <deal>
      When the coup is played with 10.00 on Banker
      Then Banker wins 10.00

      Examples:
        | total | deal               |
        | 1     | K♠ A♦ J♥ A♣ 10♦ 9♠ |
        | 2     | K♠ A♦ J♥ A♣ 10♦ Q♠ |
        | 3     | K♠ A♦ J♥ A♣ 10♦ A♠ |
        | 4     | K♠ A♦ J♥ A♣ 10♦ 2♠ |
        | 5     | K♠ A♦ J♥ A♣ 10♦ 3♠ |
        | 6     | K♠ A♦ J♥ A♣ 10♦ 4♠ |
        | 8     | K♠ A♦ J♥ A♣ 10♦ 6♠ |
        | 9     | K♠ A♦ J♥ A♣ 10♦ 7♠ |

  @rule.EZ-BACCARAT-BANKER-PUSH
  Rule: Banker is returned on a win with a three-card seven

    @id.EZ-BANKER-03
    Scenario Outline: A three-card seven returns Banker's stake (<deal>)
      Given the shoe deals <deal>
      When the coup is played with 10.00 on Banker
      Then Banker wins the coup
      And Banker is returned

      Examples:
        | deal               |
        | K♠ 2♦ 6♥ 3♣ 2♠     |
        | K♠ A♦ J♥ A♣ 10♦ 5♠ |

  @rule.EZ-BACCARAT-BANKER-TIE
  Rule: Banker is returned on a tie

    @id.EZ-BANKER-04
    Scenario Outline: A tie of <total> returns Banker's stake
      Given the shoe deals <deal>
      When the coup is played with 10.00 on Banker
      Then the coup is a tie
      And Banker is returned

      Examples:
        | total | deal              |
        | 7     | K♠ 3♦ 7♥ 4♣       |
        | 7     | 2♠ A♦ 3♥ A♣ 2♦ 5♠ |
        | 8     | 2♠ A♦ 3♥ A♣ 3♦ 6♠ |

  @rule.EZ-BACCARAT-BANKER-LOSE
  Rule: Banker loses when Player wins

    @id.EZ-BANKER-05
    Scenario Outline: Banker loses to Player's <player> with <banker>
      Given the shoe deals <deal>
      When the coup is played with 10.00 on Banker
      Then Player wins the coup
      And Banker loses

      Examples:
        | player | banker | deal              |
        | 7      | 6      | K♠ 6♦ 7♥ Q♣       |
        | 8      | 7      | 2♠ A♦ 3♥ A♣ 3♦ 5♠ |
        | 9      | 0      | 2♠ A♦ 3♥ A♣ 4♦ 8♠ |
        | 9      | 8      | 2♠ A♦ 3♥ A♣ 4♦ 6♠ |

  @rule.EZ-BACCARAT-DRAGON-7-WIN
  Rule: Dragon 7 pays 40 to 1 on Banker's win with a three-card seven

    @id.EZ-DRAGON-01
    Scenario Outline: Dragon 7 wins (<deal>)
      Given the shoe deals <deal>
      When the coup is played with 10.00 on Dragon 7
      Then Dragon 7 pays 40:1
      And Dragon 7 wins 400.00

      Examples:
        | deal               |
        | K♠ 2♦ 6♥ 3♣ 2♠     |
        | K♠ A♦ J♥ A♣ 10♦ 5♠ |

  @rule.EZ-BACCARAT-DRAGON-7-LOSE
  Rule: Dragon 7 loses on everything else

    @id.EZ-DRAGON-02
    Scenario Outline: Dragon 7 loses when Banker wins on <total> with three cards
      Given the shoe deals <deal>
      When the coup is played with 10.00 on Dragon 7
      Then Dragon 7 loses

      Examples:
        | total | deal               |
        | 1     | K♠ A♦ J♥ A♣ 10♦ 9♠ |
        | 2     | K♠ A♦ J♥ A♣ 10♦ Q♠ |
        | 3     | K♠ A♦ J♥ A♣ 10♦ A♠ |
        | 4     | K♠ A♦ J♥ A♣ 10♦ 2♠ |
        | 5     | K♠ A♦ J♥ A♣ 10♦ 3♠ |
        | 6     | K♠ A♦ J♥ A♣ 10♦ 4♠ |
        | 8     | K♠ A♦ J♥ A♣ 10♦ 6♠ |
        | 9     | K♠ A♦ J♥ A♣ 10♦ 7♠ |

    @id.EZ-DRAGON-03
    Scenario Outline: Dragon 7 loses: <case>
      Given the shoe deals <deal>
      When the coup is played with 10.00 on Dragon 7
      Then Dragon 7 loses

      Examples:
        | case                                    | deal              |
        | Banker wins with a two-card seven       | 2♠ 3♦ 4♥ 4♣       |
        | a tie, Banker with a three-card seven   | 2♠ A♦ 3♥ A♣ 2♦ 5♠ |
        | Player wins against a three-card seven  | 2♠ A♦ 3♥ A♣ 3♦ 5♠ |

  @rule.EZ-BACCARAT-PANDA-8-WIN
  Rule: Panda 8 pays 25 to 1 on Player's win with a three-card eight

    @id.EZ-PANDA-01
    Scenario Outline: Panda 8 wins (<deal>)
      Given the shoe deals <deal>
      When the coup is played with 10.00 on Panda 8
      Then Panda 8 pays 25:1
      And Panda 8 wins 250.00

      Examples:
        | deal              |
        | 2♠ A♦ 3♥ A♣ 3♦ 5♠ |
        | 2♠ A♦ 3♥ A♣ 3♦ 8♠ |

  @rule.EZ-BACCARAT-PANDA-8-LOSE
  Rule: Panda 8 loses on everything else

    @id.EZ-PANDA-02
    Scenario Outline: Panda 8 loses when Player wins on <total> with three cards
      Given the shoe deals <deal>
      When the coup is played with 10.00 on Panda 8
      Then Panda 8 loses

      Examples:
        | total | deal               |
        | 1     | 2♠ A♦ 3♥ A♣ 6♦ 8♠  |
        | 2     | 2♠ A♦ 3♥ A♣ 7♦ 8♠  |
        | 3     | 2♠ A♦ 3♥ A♣ 8♦ 8♠  |
        | 4     | 2♠ A♦ 3♥ A♣ 9♦ 8♠  |
        | 5     | 2♠ A♦ 3♥ A♣ 10♦ 8♠ |
        | 6     | 2♠ A♦ 3♥ A♣ A♥ 8♠  |
        | 7     | 2♠ A♦ 3♥ A♣ 2♦ 8♠  |
        | 9     | 2♠ A♦ 3♥ A♣ 4♦ 8♠  |

    @id.EZ-PANDA-03
    Scenario Outline: Panda 8 loses: <case>
      Given the shoe deals <deal>
      When the coup is played with 10.00 on Panda 8
      Then Panda 8 loses

      Examples:
        | case                                   | deal              |
        | Player wins with a natural eight       | 3♠ 2♦ 5♥ K♣       |
        | a tie, Player with a three-card eight  | 2♠ A♦ 3♥ A♣ 3♦ 6♠ |
        | Banker wins against a three-card eight | 2♠ A♦ 3♥ A♣ 3♦ 7♠ |

  @rule.EZ-BACCARAT-LIMITS-STAKES
  Rule: Each bet has a smallest and a largest stake

    @id.EZ-LIMIT-01
    Scenario Outline: A stake of <stake> on <bet> is accepted
      When <stake> is staked on <bet>
      Then the stakes are accepted

      Examples:
        | bet      | stake  |
        | Player   | 1.00   |
        | Player   | 500.00 |
        | Banker   | 1.00   |
        | Banker   | 500.00 |
        | Tie      | 1.00   |
        | Tie      | 100.00 |
        | Dragon 7 | 1.00   |
        | Dragon 7 | 20.00  |
        | Panda 8  | 1.00   |
        | Panda 8  | 20.00  |

    @id.EZ-LIMIT-02
    Scenario Outline: A stake of <stake> on <bet> is refused
      When <stake> is staked on <bet>
      Then the stakes are refused

      Examples:
        | bet      | stake  |
        | Player   | 0.99   |
        | Player   | 500.01 |
        | Banker   | 0.99   |
        | Banker   | 500.01 |
        | Tie      | 0.99   |
        | Tie      | 100.01 |
        | Dragon 7 | 0.99   |
        | Dragon 7 | 20.01  |
        | Panda 8  | 0.99   |
        | Panda 8  | 20.01  |

  @rule.EZ-BACCARAT-LIMITS-TABLE
  Rule: All stakes of a round together are at most 1,000.00

    @id.EZ-LIMIT-03
    Scenario: Stakes of 1,000.00 together are accepted
      When these stakes are placed
        | Player | 500.00 |
        | Banker | 500.00 |
      Then the stakes are accepted

    @id.EZ-LIMIT-04
    Scenario: Stakes of 1,000.01 together are refused
      When these stakes are placed
        | Player | 500.00 |
        | Banker | 499.01 |
        | Tie    | 1.00   |
      Then the stakes are refused

  @rule.EZ-BACCARAT-LIMITS-WIN
  Rule: No stake can win more than 900.00

    @id.EZ-LIMIT-05
    Scenario: Even at higher limits, 900.00 on Player is the most
      Given the limits of Player are 1.00 to 1,000.00
      When 900.00 is staked on Player
      Then the stakes are accepted

    @id.EZ-LIMIT-06
    Scenario: Even at higher limits, 900.01 on Player is refused
      Given the limits of Player are 1.00 to 1,000.00
      When 900.01 is staked on Player
      Then the stakes are refused

    @id.EZ-LIMIT-07
    Scenario: Dragon 7 wins 40 to 1, so 22.51 on it is refused at any limits
      Given the limits of Dragon 7 are 1.00 to 1,000.00
      When 22.51 is staked on Dragon 7
      Then the stakes are refused
