Feature: Who wins
  Once both hands are complete, only their totals count: the number of cards does not, and neither does the way they came.

  @rule.WIN-HIGHER
  Rule: The higher total wins

    @id.WINNER-HIGHER-01
    Scenario Outline: Player's <player> beats Banker's <banker>
      Given the shoe deals <deal>
      When the coup is played
      Then Player wins the coup
      And the margin is <margin>

      Examples:
        | player | banker | margin | deal              |
        | 1      | 0      | 1      | K♠ 2♦ Q♥ K♣ A♦ 8♠ |
        | 6      | 5      | 1      | 2♠ A♦ 4♥ 2♣ 2♦    |
        | 7      | 6      | 1      | K♠ 6♦ 7♥ Q♣       |
        | 9      | 8      | 1      | 2♠ A♦ 3♥ 2♣ 4♦ 5♠ |
        | 9      | 7      | 2      | 2♠ 3♦ 3♥ 4♣ 4♦    |
        | 9      | 0      | 9      | 4♠ K♦ 5♥ Q♣       |

    @id.WINNER-HIGHER-02
    Scenario Outline: Banker's <banker> beats Player's <player>
      Given the shoe deals <deal>
      When the coup is played
      Then Banker wins the coup
      And the margin is <margin>

      Examples:
        | banker | player | margin | deal              |
        | 1      | 0      | 1      | 4♠ K♦ 6♥ 2♣ Q♦ 9♠ |
        | 6      | 5      | 1      | 2♠ 2♦ 3♥ 4♣ 10♦   |
        | 7      | 6      | 1      | 2♠ 3♦ 4♥ 4♣       |
        | 9      | 8      | 1      | 2♠ 2♦ 2♥ 3♣ 4♦ 4♠ |
        | 9      | 7      | 2      | K♠ 2♦ 7♥ 3♣ 4♦    |
        | 9      | 0      | 9      | K♠ 4♦ Q♥ 5♣       |

    @id.WINNER-HIGHER-03
    Scenario: A three-card nine beats a two-card seven
      Given the shoe deals K♠ 2♦ 7♥ 3♣ 4♦
      When the coup is played
      Then Player holds K♠ 7♥ for 7
      And Banker holds 2♦ 3♣ 4♦ for 9
      And Banker wins the coup

    @id.WINNER-HIGHER-04
    Scenario: The total decides, not the sum of the cards
      Given the shoe deals 8♠ K♦ 8♥ 7♣
      When the coup is played
      Then Player holds 8♠ 8♥ for 6
      And Banker holds K♦ 7♣ for 7
      And Banker wins the coup

  @rule.WIN-TIE
  Rule: Equal totals tie

    @id.WINNER-TIE-01
    Scenario Outline: Two hands of <total> tie (<deal>)
      Given the shoe deals <deal>
      When the coup is played
      Then the coup is a tie
      And the margin is 0

      Examples:
        | total | deal               |
        | 0     | K♠ 2♦ 10♥ A♣ J♦ 7♠ |
        | 5     | 2♠ K♦ A♥ 5♣ 2♦     |
        | 6     | 2♠ K♦ 4♥ 6♣        |
        | 7     | K♠ 3♦ 7♥ 4♣        |
        | 8     | 3♠ K♦ 5♥ 8♣        |
        | 9     | 2♠ A♦ 3♥ 2♣ 4♦ 6♠  |

    @id.WINNER-TIE-02
    Scenario: A two-card seven and a three-card seven tie
      Given the shoe deals K♠ 2♦ 7♥ 2♣ 3♦
      When the coup is played
      Then Player holds K♠ 7♥ for 7
      And Banker holds 2♦ 2♣ 3♦ for 7
      And the coup is a tie
