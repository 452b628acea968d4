Feature: Money
  What a bet returns is exact. Commission is taken from winnings and from nothing else, and only one table rounds.

  @rule.COMMISSION-SBO
  Rule: At the SBO tables, 5 percent of Banker's winnings is commission

    @id.COMMISSION-SBO-01
    Scenario: At the SBO tables, a winning Banker bet is charged 5 percent of its winnings
      Given the shoe deals 2♠ 3♦ 4♥ 4♣
      When the coup is played with 200.00 on Banker
      Then Banker wins 190.00
      And Banker returns 390.00 in total

    @id.COMMISSION-SBO-02
    Scenario: At the SBO tables, a returned Banker bet has no winnings and bears no commission
      Given the shoe deals K♠ 3♦ 7♥ 4♣
      When the coup is played with 200.00 on Banker
      Then Banker is returned
      And Banker returns 200.00 in total

    @id.COMMISSION-SBO-03
    Scenario: At the SBO tables, a lost Banker bet costs its stake and no more
      Given the shoe deals K♠ 6♦ 7♥ Q♣
      When the coup is played with 200.00 on Banker
      Then Banker loses
      And Banker returns 0.00 in total

    @id.COMMISSION-SBO-04
    Scenario: At the SBO tables, a winning Player bet bears no commission
      Given the shoe deals K♠ 6♦ 7♥ Q♣
      When the coup is played with 200.00 on Player
      Then Player wins 200.00

    @id.COMMISSION-SBO-05
    Scenario: At the SBO tables, a side bet on Banker bears no commission
      Given the shoe deals K♠ K♦ 6♥ 9♣
      When the coup is played with 200.00 on Banker Dragon Bonus
      Then Banker Dragon Bonus wins 200.00

  @rule.COMMISSION-BAKARAT
  Rule: At bakarat, 5 percent of Banker's winnings is commission

    @id.COMMISSION-BAKARAT-01
    Scenario: At bakarat, a winning Banker bet is charged 5 percent of its winnings
      Given the shoe deals 2♠ 3♦ 4♥ 4♣
      When the coup is played with 200.00 on Banker
      Then Banker wins 190.00
      And Banker returns 390.00 in total

    @id.COMMISSION-BAKARAT-02
    Scenario: At bakarat, a returned Banker bet has no winnings and bears no commission
      Given the shoe deals K♠ 3♦ 7♥ 4♣
      When the coup is played with 200.00 on Banker
      Then Banker is returned
      And Banker returns 200.00 in total

    @id.COMMISSION-BAKARAT-03
    Scenario: At bakarat, a lost Banker bet costs its stake and no more
      Given the shoe deals K♠ 6♦ 7♥ Q♣
      When the coup is played with 200.00 on Banker
      Then Banker loses
      And Banker returns 0.00 in total

    @id.COMMISSION-BAKARAT-04
    Scenario: At bakarat, a winning Player bet bears no commission
      Given the shoe deals K♠ 6♦ 7♥ Q♣
      When the coup is played with 200.00 on Player
      Then Player wins 200.00

    @id.COMMISSION-BAKARAT-05
    Scenario: At bakarat, side bets on Banker pay no commission
      Given the shoe deals K♠ K♦ 6♥ 9♣
      When the coup is played with these bets
        | Banker Dragon Bonus | 200.00 |
        | Banker Natural      | 200.00 |
      Then Banker Dragon Bonus wins 200.00
      And Banker Natural wins 700.00

  @rule.COMMISSION-TOUCH
  Rule: At touch, 5 percent of Banker's winnings is commission

    @id.COMMISSION-TOUCH-01
    Scenario: At touch, a winning Banker bet is charged 5 percent of its winnings
      Given the shoe deals 2♠ 3♦ 4♥ 4♣
      When the coup is played with 200.00 on Banker
      Then Banker wins 190.00
      And Banker returns 390.00 in total

    @id.COMMISSION-TOUCH-02
    Scenario: At touch, a returned Banker bet has no winnings and bears no commission
      Given the shoe deals K♠ 3♦ 7♥ 4♣
      When the coup is played with 200.00 on Banker
      Then Banker is returned
      And Banker returns 200.00 in total

    @id.COMMISSION-TOUCH-03
    Scenario: At touch, a lost Banker bet costs its stake and no more
      Given the shoe deals K♠ 6♦ 7♥ Q♣
      When the coup is played with 200.00 on Banker
      Then Banker loses
      And Banker returns 0.00 in total

    @id.COMMISSION-TOUCH-04
    Scenario: At touch, a winning Player bet bears no commission
      Given the shoe deals K♠ 6♦ 7♥ Q♣
      When the coup is played with 200.00 on Player
      Then Player wins 200.00

  @rule.PAY-BANKER-HALF-SIX
  Rule: Half pay on six is half the stake beside the stake, not instead of it

    @id.MONEY-HALF-01
    Scenario Outline: <stake> on Banker returns <returned> when Banker wins with six
      Given the shoe deals 2♠ 2♦ 3♥ 4♣ 10♦
      When the coup is played with <stake> on Banker
      Then Banker holds 2♦ 4♣ for 6
      And Banker wins <winnings>
      And Banker returns <returned> in total

      Examples:
        | stake | winnings | returned |
        | 10.00 | 5.00     | 15.00    |
        | 25.00 | 12.50    | 37.50    |
        | 0.50  | 0.25     | 0.75     |

  @rule.ROUNDING-TOUCH
  Rule: At touch, what Banker returns is 1.95 times the stake, rounded down to the cent

    @id.ROUNDING-TOUCH-01
    Scenario Outline: The page's own example, <stake> returns <returned>
      Given the shoe deals 2♠ 3♦ 4♥ 4♣
      When the coup is played with <stake> on Banker
      Then Banker wins the coup
      And Banker returns <returned> in total

      Examples:
        | stake | returned |
        | 0.10  | 0.19     |
        | 0.20  | 0.39     |
        | 0.30  | 0.58     |

    @id.ROUNDING-TOUCH-02
    Scenario Outline: A part of a cent is dropped, however large (<stake> returns <returned>)
      Given the shoe deals 2♠ 3♦ 4♥ 4♣
      When the coup is played with <stake> on Banker
      Then Banker wins the coup
      And Banker returns <returned> in total

      Examples:
        | stake | returned |
        | 0.01  | 0.01     |
        | 0.02  | 0.03     |
        | 0.05  | 0.09     |
        | 0.07  | 0.13     |
        | 0.21  | 0.40     |
        | 10.01 | 19.51    |
        | 33.33 | 64.99    |
        | 99.99 | 194.98   |

    @id.ROUNDING-TOUCH-03
    Scenario Outline: A whole number of cents is paid in full, although binary floating point loses one (<stake>)
      Given the shoe deals 2♠ 3♦ 4♥ 4♣
      When the coup is played with <stake> on Banker
      Then Banker wins <winnings>
      And Banker returns <returned> in total

      Examples:
        | stake | winnings | returned |
        | 3.80  | 3.61     | 7.41     |
        | 4.60  | 4.37     | 8.97     |
        | 9.20  | 8.74     | 17.94    |
        | 16.40 | 15.58    | 31.98    |
        | 19.00 | 18.05    | 37.05    |
        | 21.00 | 19.95    | 40.95    |

    @id.ROUNDING-TOUCH-04
    Scenario: A returned bet is not rounded
      Given the shoe deals K♠ 3♦ 7♥ 4♣
      When the coup is played with 0.01 on Banker
      Then Banker is returned
      And Banker returns 0.01 in total

  @rule.MONEY-TOUCH
  Rule: At touch, a stake is a whole number of cents and more than none

    @id.MONEY-TOUCH-01
    Scenario Outline: At touch, a stake of <stake> is refused
      Given the shoe deals K♠ 6♦ 7♥ Q♣
      When the coup is played with <stake> on Player
      Then the bet is refused

      Examples:
        | stake  |
        | 0.00   |
        | 0.001  |
        | 0.005  |
        | 0.015  |
        | 10.001 |

    @id.MONEY-TOUCH-02
    Scenario Outline: At touch, a stake of <stake> is taken
      Given the shoe deals K♠ 6♦ 7♥ Q♣
      When the coup is played with <stake> on Player
      Then Player wins <stake>

      Examples:
        | stake |
        | 0.01  |
        | 0.02  |
        | 10.01 |

  @rule.MONEY-BAKARAT
  Rule: At both modes of bakarat, a stake is a whole number of cents and more than none

    @id.MONEY-BAKARAT-01
    Scenario Outline: At both modes of bakarat, a stake of <stake> is refused
      Given the shoe deals K♠ 6♦ 7♥ Q♣
      When the coup is played with <stake> on Player
      Then the bet is refused

      Examples:
        | stake  |
        | 0.00   |
        | 0.005  |
        | 10.001 |

    @id.MONEY-BAKARAT-02
    Scenario Outline: At both modes of bakarat, a stake of <stake> is taken
      Given the shoe deals K♠ 6♦ 7♥ Q♣
      When the coup is played with <stake> on Player
      Then Player wins <stake>

      Examples:
        | stake |
        | 0.01  |
        | 10.01 |

  @defect.D010
  Rule: Where a page states no rounding, nothing is rounded

    @rule.COMMISSION-SBO @id.EXACT-COMMISSION-SBO-01
    Scenario Outline: At the SBO tables, 95 percent of <stake> is paid to the last part of a cent
      Given the shoe deals 2♠ 3♦ 4♥ 4♣
      When the coup is played with <stake> on Banker
      Then Banker wins <winnings>
      And Banker returns <returned> in total

      Examples:
        | stake | winnings | returned |
        | 0.01  | 0.0095   | 0.0195   |
        | 0.21  | 0.1995   | 0.4095   |
        | 33.33 | 31.6635  | 64.9935  |

    @rule.COMMISSION-BAKARAT @id.EXACT-COMMISSION-BAKARAT-01
    Scenario Outline: At bakarat, 95 percent of <stake> is paid to the last part of a cent
      Given the shoe deals 2♠ 3♦ 4♥ 4♣
      When the coup is played with <stake> on Banker
      Then Banker wins <winnings>
      And Banker returns <returned> in total

      Examples:
        | stake | winnings | returned |
        | 0.01  | 0.0095   | 0.0195   |
        | 0.21  | 0.1995   | 0.4095   |
        | 33.33 | 31.6635  | 64.9935  |

    @rule.PAY-BANKER-NET-WIN @id.EXACT-BANKER-NET-01
    Scenario Outline: At big-small, 95 percent of <stake> is paid to the last part of a cent
      Given the shoe deals 2♠ 3♦ 4♥ 4♣
      When the coup is played with <stake> on Banker
      Then Banker wins <winnings>
      And Banker returns <returned> in total

      Examples:
        | stake | winnings | returned |
        | 0.01  | 0.0095   | 0.0195   |
        | 0.21  | 0.1995   | 0.4095   |
        | 33.33 | 31.6635  | 64.9935  |

    @rule.PAY-BANKER-HALF-SIX @id.EXACT-BANKER-HALF-01
    Scenario Outline: Half of <stake> is paid to the last part of a cent
      Given the shoe deals 2♠ 2♦ 3♥ 4♣ 10♦
      When the coup is played with <stake> on Banker
      Then Banker wins <winnings>
      And Banker returns <returned> in total

      Examples:
        | stake | winnings | returned |
        | 0.01  | 0.005    | 0.015    |
        | 0.03  | 0.015    | 0.045    |
        | 33.33 | 16.665   | 49.995   |

    @rule.PAY-BIG-WIN @id.EXACT-BIG-01
    Scenario Outline: Big pays 53 percent of <stake> to the last part of a cent
      Given the shoe deals 2♠ 2♦ 3♥ 4♣ 10♦
      When the coup is played with <stake> on Big
      Then Big wins <winnings>
      And Big returns <returned> in total

      Examples:
        | stake | winnings | returned |
        | 0.01  | 0.0053   | 0.0153   |
        | 0.03  | 0.0159   | 0.0459   |
        | 33.33 | 17.6649  | 50.9949  |

    @rule.PAY-SMALL-WIN @id.EXACT-SMALL-01
    Scenario Outline: Small pays 145 percent of <stake> to the last part of a cent
      Given the shoe deals 2♠ 3♦ 4♥ 4♣
      When the coup is played with <stake> on Small
      Then Small wins <winnings>
      And Small returns <returned> in total

      Examples:
        | stake | winnings | returned |
        | 0.01  | 0.0145   | 0.0245   |
        | 0.03  | 0.0435   | 0.0735   |
        | 33.33 | 48.3285  | 81.6585  |

    @rule.PAY-NATURAL-WIN @id.EXACT-NATURAL-01
    Scenario Outline: Player Natural pays 350 percent of <stake> to the last part of a cent
      Given the shoe deals 9♠ 2♦ K♥ 5♣
      When the coup is played with <stake> on Player Natural
      Then Player Natural wins <winnings>
      And Player Natural returns <returned> in total

      Examples:
        | stake | winnings | returned |
        | 0.01  | 0.035    | 0.045    |
        | 0.03  | 0.105    | 0.135    |
        | 33.33 | 116.655  | 149.985  |
