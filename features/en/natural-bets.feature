Feature: Natural bets
  Player Natural and Banker Natural ask one thing only: does that hand total eight or nine in its first two cards? Winning the coup is not asked.

  @rule.PAY-NATURAL-WIN @rule.PAY-NATURAL-LOSS
  Rule: A natural in the named hand pays 7 to 2

    @id.NATURAL-BET-01
    Scenario Outline: Player's natural <player> against <banker>
      Given the shoe deals <deal>
      When the coup is played with these bets
        | Player Natural | 10.00 |
        | Banker Natural | 10.00 |
      Then Player Natural pays 7:2
      And Player Natural wins 35.00
      And Banker Natural loses

      Examples:
        | player | banker | deal        |
        | 8      | 6      | K♠ K♦ 8♥ 6♣ |
        | 8      | 7      | 3♠ 3♦ 5♥ 4♣ |
        | 9      | 0      | 4♠ K♦ 5♥ Q♣ |
        | 9      | 7      | 4♠ 3♦ 5♥ 4♣ |

    @id.NATURAL-BET-02
    Scenario Outline: Banker's natural <banker> against <player>
      Given the shoe deals <deal>
      When the coup is played with these bets
        | Player Natural | 10.00 |
        | Banker Natural | 10.00 |
      Then Banker Natural pays 7:2
      And Banker Natural wins 35.00
      And Player Natural loses

      Examples:
        | banker | player | deal        |
        | 8      | 7      | 2♠ 3♦ 5♥ 5♣ |
        | 8      | 0      | 5♠ 3♦ 5♥ 5♣ |
        | 9      | 6      | K♠ 2♦ 6♥ 7♣ |
        | 9      | 5      | 2♠ K♦ 3♥ 9♣ |

    @id.NATURAL-BET-03
    Scenario Outline: Naturals of <player> and <banker> pay both bets, whoever wins
      Given the shoe deals <deal>
      When the coup is played with these bets
        | Player Natural | 10.00 |
        | Banker Natural | 10.00 |
      Then Player Natural wins 35.00
      And Banker Natural wins 35.00

      Examples:
        | player | banker | deal        |
        | 9      | 8      | 4♠ K♦ 5♥ 8♣ |
        | 8      | 9      | 3♠ 2♦ 5♥ 7♣ |
        | 8      | 8      | K♠ 3♦ 8♥ 5♣ |
        | 9      | 9      | 4♠ Q♦ 5♥ 9♣ |

  @rule.PAY-NATURAL-LOSS
  Rule: A three-card eight or nine and a two-card seven lose

    @id.NATURAL-BET-04
    Scenario Outline: Player's <player> against Banker's <banker>, no natural (<deal>)
      Given the shoe deals <deal>
      When the coup is played with these bets
        | Player Natural | 10.00 |
        | Banker Natural | 10.00 |
      Then Player Natural loses
      And Banker Natural loses

      Examples: Player's eight and nine have three cards
        | player | banker | deal           |
        | 8      | 7      | 2♠ 3♦ 2♥ 4♣ 4♦ |
        | 9      | 7      | A♠ 3♦ 2♥ 4♣ 6♦ |

      Examples: Banker's eight and nine have three cards
        | player | banker | deal           |
        | 7      | 8      | K♠ 2♦ 7♥ 2♣ 4♦ |
        | 7      | 9      | K♠ 2♦ 7♥ 3♣ 4♦ |

      Examples: Seven is one short
        | player | banker | deal        |
        | 7      | 7      | K♠ 3♦ 7♥ 4♣ |
