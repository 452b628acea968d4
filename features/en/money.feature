Feature: Money
  What a bet gives back is exact. Commission is taken from winnings and from nothing else, and only one table rounds.

  @rule.COMMISSION-SBO
  Rule: At the SBO tables, 5 percent of Banker's winnings is commission

    @id.COMMISSION-SBO-01
    Scenario Outline: At <table>, a winning Banker bet is charged 5 percent of its winnings
      Given the shoe deals 2♠ 3♦ 4♥ 4♣
      When the coup is played at <table> with 200.00 on Banker
      Then Banker wins 190.00
      And Banker gives back 390.00 in all

      Examples:
        | table        |
        | sbo-baccarat |
        | sbo-tiger    |

    @id.COMMISSION-SBO-02
    Scenario Outline: At <table>, a returned Banker bet has no winnings and bears no commission
      Given the shoe deals K♠ 3♦ 7♥ 4♣
      When the coup is played at <table> with 200.00 on Banker
      Then Banker is returned
      And Banker gives back 200.00 in all

      Examples:
        | table        |
        | sbo-baccarat |
        | sbo-tiger    |

    @id.COMMISSION-SBO-03
    Scenario Outline: At <table>, a lost Banker bet costs its stake and no more
      Given the shoe deals K♠ 6♦ 7♥ Q♣
      When the coup is played at <table> with 200.00 on Banker
      Then Banker loses
      And Banker gives back 0.00 in all

      Examples:
        | table        |
        | sbo-baccarat |
        | sbo-tiger    |

    @id.COMMISSION-SBO-04
    Scenario Outline: At <table>, a winning Player bet bears no commission
      Given the shoe deals K♠ 6♦ 7♥ Q♣
      When the coup is played at <table> with 200.00 on Player
      Then Player wins 200.00

      Examples:
        | table        |
        | sbo-baccarat |
        | sbo-tiger    |

    @id.COMMISSION-SBO-05
    Scenario Outline: At <table>, a side bet on Banker bears no commission
      Given the shoe deals K♠ K♦ 6♥ 9♣
      When the coup is played at <table> with 200.00 on Banker Dragon Bonus
      Then Banker Dragon Bonus wins 200.00

      Examples:
        | table        |
        | sbo-baccarat |
        | sbo-tiger    |

  @rule.COMMISSION-BAKARAT
  Rule: At bakarat, 5 percent of Banker's winnings is commission

    @id.COMMISSION-BAKARAT-01
    Scenario: At bakarat, a winning Banker bet is charged 5 percent of its winnings
      Given the shoe deals 2♠ 3♦ 4♥ 4♣
      When the coup is played at bakarat with 200.00 on Banker
      Then Banker wins 190.00
      And Banker gives back 390.00 in all

    @id.COMMISSION-BAKARAT-02
    Scenario: At bakarat, a returned Banker bet has no winnings and bears no commission
      Given the shoe deals K♠ 3♦ 7♥ 4♣
      When the coup is played at bakarat with 200.00 on Banker
      Then Banker is returned
      And Banker gives back 200.00 in all

    @id.COMMISSION-BAKARAT-03
    Scenario: At bakarat, a lost Banker bet costs its stake and no more
      Given the shoe deals K♠ 6♦ 7♥ Q♣
      When the coup is played at bakarat with 200.00 on Banker
      Then Banker loses
      And Banker gives back 0.00 in all

    @id.COMMISSION-BAKARAT-04
    Scenario: At bakarat, a winning Player bet bears no commission
      Given the shoe deals K♠ 6♦ 7♥ Q♣
      When the coup is played at bakarat with 200.00 on Player
      Then Player wins 200.00

    @id.COMMISSION-BAKARAT-05
    Scenario: At bakarat, side bets on Banker pay no commission
      Given the shoe deals K♠ K♦ 6♥ 9♣
      When the coup is played at bakarat with these bets
        | Banker Dragon Bonus | 200.00 |
        | Banker Natural      | 200.00 |
      Then Banker Dragon Bonus wins 200.00
      And Banker Natural wins 700.00

  @rule.COMMISSION-TOUCH
  Rule: At touch, 5 percent of Banker's winnings is commission

    @id.COMMISSION-TOUCH-01
    Scenario: At touch, a winning Banker bet is charged 5 percent of its winnings
      Given the shoe deals 2♠ 3♦ 4♥ 4♣
      When the coup is played at touch with 200.00 on Banker
      Then Banker wins 190.00
      And Banker gives back 390.00 in all

    @id.COMMISSION-TOUCH-02
    Scenario: At touch, a returned Banker bet has no winnings and bears no commission
      Given the shoe deals K♠ 3♦ 7♥ 4♣
      When the coup is played at touch with 200.00 on Banker
      Then Banker is returned
      And Banker gives back 200.00 in all

    @id.COMMISSION-TOUCH-03
    Scenario: At touch, a lost Banker bet costs its stake and no more
      Given the shoe deals K♠ 6♦ 7♥ Q♣
      When the coup is played at touch with 200.00 on Banker
      Then Banker loses
      And Banker gives back 0.00 in all

    @id.COMMISSION-TOUCH-04
    Scenario: At touch, a winning Player bet bears no commission
      Given the shoe deals K♠ 6♦ 7♥ Q♣
      When the coup is played at touch with 200.00 on Player
      Then Player wins 200.00

  @rule.PAY-BANKER-HALF-SIX
  Rule: Half pay on six is half the stake beside the stake, not instead of it

    @id.MONEY-HALF-01
    Scenario Outline: <stake> on Banker gives back <returned> when Banker wins with six
      Given the shoe deals 2♠ 2♦ 3♥ 4♣ 10♦
      When the coup is played with <stake> on Banker
      Then Banker holds 2♦ 4♣ for 6
      And Banker wins <winnings>
      And Banker gives back <returned> in all

      Examples:
        | stake | winnings | returned |
        | 10.00 | 5.00     | 15.00    |
        | 25.00 | 12.50    | 37.50    |
        | 0.50  | 0.25     | 0.75     |

  @rule.ROUNDING-TOUCH
  Rule: At touch, what Banker gives back is 1.95 times the stake, rounded down to the cent

    @id.ROUNDING-TOUCH-01
    Scenario Outline: The page's own example, <stake> gives back <returned>
      Given the shoe deals 2♠ 3♦ 4♥ 4♣
      When the coup is played at touch with <stake> on Banker
      Then Banker wins the coup
      And Banker gives back <returned> in all

      Examples:
        | stake | returned |
        | 0.10  | 0.19     |
        | 0.20  | 0.39     |
        | 0.30  | 0.58     |

    @id.ROUNDING-TOUCH-02
    Scenario Outline: A part of a cent is dropped, however large (<stake> gives back <returned>)
      Given the shoe deals 2♠ 3♦ 4♥ 4♣
      When the coup is played at touch with <stake> on Banker
      Then Banker wins the coup
      And Banker gives back <returned> in all

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
      When the coup is played at touch with <stake> on Banker
      Then Banker wins <winnings>
      And Banker gives back <returned> in all

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
      When the coup is played at touch with 0.01 on Banker
      Then Banker is returned
      And Banker gives back 0.01 in all

  @rule.MONEY-TOUCH
  Rule: At touch, a stake is a whole number of cents and more than none

    @id.MONEY-TOUCH-01
    Scenario Outline: At touch, a stake of <stake> is refused
      Given the shoe deals K♠ 6♦ 7♥ Q♣
      When the coup is played at touch with <stake> on Player
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
      When the coup is played at touch with <stake> on Player
      Then Player wins <stake>

      Examples:
        | stake |
        | 0.01  |
        | 0.02  |
        | 10.01 |

  @rule.MONEY-BAKARAT
  Rule: At both modes of bakarat, a stake is a whole number of cents and more than none

    @id.MONEY-BAKARAT-01
    Scenario Outline: At <table>, a stake of <stake> is refused
      Given the shoe deals K♠ 6♦ 7♥ Q♣
      When the coup is played at <table> with <stake> on Player
      Then the bet is refused

      Examples:
        | table                 | stake  |
        | bakarat               | 0.00   |
        | bakarat               | 0.005  |
        | bakarat               | 10.001 |
        | bakarat-no-commission | 0.00   |
        | bakarat-no-commission | 0.005  |
        | bakarat-no-commission | 10.001 |

    @id.MONEY-BAKARAT-02
    Scenario Outline: At <table>, a stake of <stake> is taken
      Given the shoe deals K♠ 6♦ 7♥ Q♣
      When the coup is played at <table> with <stake> on Player
      Then Player wins <stake>

      Examples:
        | table                 | stake |
        | bakarat               | 0.01  |
        | bakarat               | 10.01 |
        | bakarat-no-commission | 0.01  |
        | bakarat-no-commission | 10.01 |
