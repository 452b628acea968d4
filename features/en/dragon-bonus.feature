Feature: Dragon Bonus
  A side bet on one hand. It wins when that hand wins with a natural, or wins by four points or more.
  The wider a win without a natural, the more it pays; a natural win pays 1 to 1 and no more.

  @rule.PAY-DRAGON-BONUS-NATURAL-WIN @rule.PAY-DRAGON-BONUS-LOSS
  Rule: A natural win pays 1 to 1, whatever the margin

    @id.DRAGON-BONUS-01
    Scenario: A nine-point natural win still pays 1 to 1
      Given the shoe deals 4♠ K♦ 5♥ Q♣
      When the coup is played with 10.00 on Player Dragon Bonus
      Then Player holds 4♠ 5♥ for 9
      And Banker holds K♦ Q♣ for 0
      And Player Dragon Bonus wins 10.00

    @id.DRAGON-BONUS-02
    Scenario Outline: Player's natural <player> over <banker> pays 1 to 1
      Given the shoe deals <deal>
      When the coup is played with these bets
        | Player Dragon Bonus | 10.00 |
        | Banker Dragon Bonus | 10.00 |
      Then the margin is <margin>
      And Player Dragon Bonus pays 1:1
      And Banker Dragon Bonus loses

      Examples:
        | player | banker | margin | deal        |
        | 9      | 8      | 1      | 4♠ K♦ 5♥ 8♣ |
        | 8      | 7      | 1      | 3♠ 3♦ 5♥ 4♣ |
        | 9      | 7      | 2      | 4♠ 3♦ 5♥ 4♣ |
        | 9      | 6      | 3      | K♠ K♦ 9♥ 6♣ |
        | 9      | 5      | 4      | K♠ 2♦ 9♥ 3♣ |
        | 8      | 3      | 5      | K♠ A♦ 8♥ 2♣ |
        | 8      | 2      | 6      | 2♠ A♦ 6♥ A♣ |
        | 9      | 2      | 7      | 4♠ A♦ 5♥ A♣ |
        | 8      | 0      | 8      | K♠ Q♦ 8♥ J♣ |
        | 9      | 0      | 9      | 4♠ K♦ 5♥ Q♣ |

    @id.DRAGON-BONUS-03
    Scenario Outline: Banker's natural <banker> over <player> pays 1 to 1
      Given the shoe deals <deal>
      When the coup is played with these bets
        | Player Dragon Bonus | 10.00 |
        | Banker Dragon Bonus | 10.00 |
      Then the margin is <margin>
      And Banker Dragon Bonus pays 1:1
      And Player Dragon Bonus loses

      Examples:
        | banker | player | margin | deal        |
        | 9      | 8      | 1      | K♠ 4♦ 8♥ 5♣ |
        | 8      | 7      | 1      | 3♠ 3♦ 4♥ 5♣ |
        | 9      | 7      | 2      | 3♠ 4♦ 4♥ 5♣ |
        | 9      | 6      | 3      | K♠ K♦ 6♥ 9♣ |
        | 9      | 5      | 4      | 2♠ K♦ 3♥ 9♣ |
        | 8      | 3      | 5      | A♠ K♦ 2♥ 8♣ |
        | 8      | 2      | 6      | A♠ 2♦ A♥ 6♣ |
        | 9      | 2      | 7      | A♠ 4♦ A♥ 5♣ |
        | 8      | 0      | 8      | Q♠ K♦ J♥ 8♣ |
        | 9      | 0      | 9      | K♠ 4♦ Q♥ 5♣ |

  @rule.PAY-DRAGON-BONUS-NATURAL-TIE
  Rule: Equal naturals return the bet

    @id.DRAGON-BONUS-04
    Scenario Outline: Two natural totals of <total> return both Dragon Bonus bets
      Given the shoe deals <deal>
      When the coup is played with these bets
        | Player Dragon Bonus | 10.00 |
        | Banker Dragon Bonus | 10.00 |
      Then the coup is a tie
      And Player Dragon Bonus is returned
      And Banker Dragon Bonus is returned
      And Player Dragon Bonus returns 10.00 in total

      Examples:
        | total | deal        |
        | 8     | K♠ 3♦ 8♥ 5♣ |
        | 9     | 4♠ Q♦ 5♥ 9♣ |

  @rule.PAY-DRAGON-BONUS-9 @rule.PAY-DRAGON-BONUS-LOSS
  Rule: A win by nine without a natural pays 30 to 1

    @id.DRAGON-BONUS-05
    Scenario Outline: <winner> wins <high>–<low> without a natural, by nine
      Given the shoe deals <deal>
      When the coup is played with these bets
        | Player Dragon Bonus | 10.00 |
        | Banker Dragon Bonus | 10.00 |
      Then <winner> wins the coup
      And the margin is 9
      And <winner> Dragon Bonus pays 30:1
      And <loser> Dragon Bonus loses

      Examples:
        | winner | high | low | loser  | deal               |
        | Player | 9    | 0   | Banker | 2♠ K♦ 3♥ Q♣ 4♦ 10♠ |
        | Banker | 9    | 0   | Player | 4♠ 2♦ 6♥ A♣ K♦ 6♠  |

  @rule.PAY-DRAGON-BONUS-8 @rule.PAY-DRAGON-BONUS-LOSS
  Rule: A win by eight without a natural pays 10 to 1

    @id.DRAGON-BONUS-06
    Scenario Outline: <winner> wins <high>–<low> without a natural, by eight
      Given the shoe deals <deal>
      When the coup is played with these bets
        | Player Dragon Bonus | 10.00 |
        | Banker Dragon Bonus | 10.00 |
      Then <winner> wins the coup
      And the margin is 8
      And <winner> Dragon Bonus pays 10:1
      And <loser> Dragon Bonus loses

      Examples:
        | winner | high | low | loser  | deal               |
        | Player | 9    | 1   | Banker | 2♠ K♦ 3♥ A♣ 4♦ 10♠ |
        | Player | 8    | 0   | Banker | K♠ 10♦ 5♥ 2♣ 3♦ 8♠ |
        | Banker | 9    | 1   | Player | 4♠ K♦ 6♥ 3♣ A♦ 6♠  |
        | Banker | 8    | 0   | Player | 5♠ A♦ 5♥ A♣ J♦ 6♠  |

  @rule.PAY-DRAGON-BONUS-7 @rule.PAY-DRAGON-BONUS-LOSS
  Rule: A win by seven without a natural pays 6 to 1

    @id.DRAGON-BONUS-07
    Scenario Outline: <winner> wins <high>–<low> without a natural, by seven
      Given the shoe deals <deal>
      When the coup is played with these bets
        | Player Dragon Bonus | 10.00 |
        | Banker Dragon Bonus | 10.00 |
      Then <winner> wins the coup
      And the margin is 7
      And <winner> Dragon Bonus pays 6:1
      And <loser> Dragon Bonus loses

      Examples:
        | winner | high | low | loser  | deal               |
        | Player | 9    | 2   | Banker | 2♠ A♦ 3♥ A♣ 4♦ Q♠  |
        | Player | 8    | 1   | Banker | A♠ 6♦ 4♥ 5♣ 3♦ K♠  |
        | Player | 7    | 0   | Banker | K♠ 2♦ 7♥ 3♣ 5♦     |
        | Banker | 9    | 2   | Player | A♠ K♦ 10♥ 3♣ A♦ 6♠ |
        | Banker | 7    | 0   | Player | 4♠ 3♦ 6♥ 4♣ Q♦     |

  @rule.PAY-DRAGON-BONUS-6 @rule.PAY-DRAGON-BONUS-LOSS
  Rule: A win by six without a natural pays 4 to 1

    @id.DRAGON-BONUS-08
    Scenario Outline: <winner> wins <high>–<low> without a natural, by six
      Given the shoe deals <deal>
      When the coup is played with these bets
        | Player Dragon Bonus | 10.00 |
        | Banker Dragon Bonus | 10.00 |
      Then <winner> wins the coup
      And the margin is 6
      And <winner> Dragon Bonus pays 4:1
      And <loser> Dragon Bonus loses

      Examples:
        | winner | high | low | loser  | deal              |
        | Player | 9    | 3   | Banker | 2♠ K♦ 3♥ 2♣ 4♦ A♠ |
        | Player | 6    | 0   | Banker | 2♠ K♦ 4♥ Q♣ J♦    |
        | Banker | 8    | 2   | Player | A♠ K♦ J♥ 2♣ A♦ 6♠ |
        | Banker | 7    | 1   | Player | K♠ 3♦ Q♥ 4♣ A♦    |

  @rule.PAY-DRAGON-BONUS-5 @rule.PAY-DRAGON-BONUS-LOSS
  Rule: A win by five without a natural pays 2 to 1
    A two-card seven is no natural, so seven over two is such a win.

    @id.DRAGON-BONUS-09
    Scenario Outline: <winner> wins <high>–<low> without a natural, by five
      Given the shoe deals <deal>
      When the coup is played with these bets
        | Player Dragon Bonus | 10.00 |
        | Banker Dragon Bonus | 10.00 |
      Then <winner> wins the coup
      And the margin is 5
      And <winner> Dragon Bonus pays 2:1
      And <loser> Dragon Bonus loses

      Examples:
        | winner | high | low | loser  | deal              |
        | Player | 9    | 4   | Banker | 2♠ K♦ 3♥ 2♣ 4♦ 2♠ |
        | Player | 7    | 2   | Banker | K♠ 2♦ 7♥ Q♣ K♦    |
        | Banker | 9    | 4   | Player | 2♠ A♦ 2♥ 2♣ K♦ 6♠ |
        | Banker | 7    | 2   | Player | A♠ 3♦ A♥ 4♣ 10♦   |

  @rule.PAY-DRAGON-BONUS-4 @rule.PAY-DRAGON-BONUS-LOSS
  Rule: A win by four without a natural pays 1 to 1

    @id.DRAGON-BONUS-10
    Scenario Outline: <winner> wins <high>–<low> without a natural, by four
      Given the shoe deals <deal>
      When the coup is played with these bets
        | Player Dragon Bonus | 10.00 |
        | Banker Dragon Bonus | 10.00 |
      Then <winner> wins the coup
      And the margin is 4
      And <winner> Dragon Bonus pays 1:1
      And <loser> Dragon Bonus loses

      Examples:
        | winner | high | low | loser  | deal               |
        | Player | 8    | 4   | Banker | K♠ 10♦ 5♥ 2♣ 3♦ 2♠ |
        | Player | 7    | 3   | Banker | K♠ 2♦ 7♥ A♣ K♦     |
        | Banker | 9    | 5   | Player | 2♠ A♦ 3♥ 2♣ K♦ 6♠  |
        | Banker | 6    | 2   | Player | A♠ 2♦ A♥ 4♣ Q♦     |

  @rule.PAY-DRAGON-BONUS-LOSS
  Rule: Without a natural, a win by three or less loses

    @id.DRAGON-BONUS-11
    Scenario Outline: <winner> wins <high>–<low> without a natural, too narrowly
      Given the shoe deals <deal>
      When the coup is played with these bets
        | Player Dragon Bonus | 10.00 |
        | Banker Dragon Bonus | 10.00 |
      Then <winner> wins the coup
      And the margin is <margin>
      And Player Dragon Bonus loses
      And Banker Dragon Bonus loses

      Examples:
        | winner | high | low | margin | deal           |
        | Player | 9    | 6   | 3      | 2♠ 2♦ 3♥ 4♣ 4♦ |
        | Player | 7    | 4   | 3      | K♠ 2♦ 7♥ A♣ A♦ |
        | Player | 9    | 7   | 2      | 2♠ 3♦ 3♥ 4♣ 4♦ |
        | Player | 7    | 6   | 1      | K♠ 6♦ 7♥ Q♣    |
        | Banker | 9    | 6   | 3      | 2♠ 2♦ 4♥ 3♣ 4♦ |
        | Banker | 7    | 4   | 3      | 2♠ 3♦ 2♥ 4♣ K♦ |
        | Banker | 9    | 7   | 2      | K♠ 2♦ 7♥ 3♣ 4♦ |
        | Banker | 7    | 6   | 1      | 2♠ 3♦ 4♥ 4♣    |

  @rule.PAY-DRAGON-BONUS-LOSS
  Rule: A tie without naturals loses

    @id.DRAGON-BONUS-12
    Scenario Outline: Two totals of <total> without naturals lose both Dragon Bonus bets (<deal>)
      Given the shoe deals <deal>
      When the coup is played with these bets
        | Player Dragon Bonus | 10.00 |
        | Banker Dragon Bonus | 10.00 |
      Then the coup is a tie
      And Player Dragon Bonus loses
      And Banker Dragon Bonus loses

      Examples:
        | total | deal               |
        | 0     | K♠ 2♦ 10♥ A♣ J♦ 7♠ |
        | 6     | 2♠ K♦ 4♥ 6♣        |
        | 7     | K♠ 2♦ 7♥ 2♣ 3♦     |
        | 9     | 2♠ A♦ 3♥ 2♣ 4♦ 6♠  |
