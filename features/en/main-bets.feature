Feature: Player, Tie and Banker
  The three main bets name the winner of the coup. On a tie, bets on Player and Banker are returned: neither hand won or lost.

  @rule.PAY-PLAYER-WIN
  Rule: Player pays 1 to 1 when Player wins

    @id.MAIN-PLAYER-01
    Scenario: Ten on Player wins ten
      Given the shoe deals K♠ 6♦ 7♥ Q♣
      When the coup is played with 10.00 on Player
      Then Player holds K♠ 7♥ for 7
      And Banker holds 6♦ Q♣ for 6
      And Player wins 10.00
      And Player returns 20.00 in total

    @id.MAIN-PLAYER-02
    Scenario Outline: Player's <player> over Banker's <banker> pays 1 to 1
      Given the shoe deals <deal>
      When the coup is played with 10.00 on Player
      Then Player wins the coup
      And Player pays 1:1

      Examples:
        | player | banker | deal              |
        | 1      | 0      | K♠ 2♦ Q♥ K♣ A♦ 8♠ |
        | 6      | 5      | 2♠ A♦ 4♥ 2♣ 2♦    |
        | 9      | 8      | 2♠ A♦ 3♥ 2♣ 4♦ 5♠ |
        | 9      | 0      | 4♠ K♦ 5♥ Q♣       |

  @rule.PAY-PLAYER-TIE
  Rule: Player is returned on a tie

    @id.MAIN-PLAYER-03
    Scenario Outline: Player is returned when both hands have <total>
      Given the shoe deals <deal>
      When the coup is played with 10.00 on Player
      Then Player is returned
      And Player returns 10.00 in total

      Examples:
        | total | deal               |
        | 0     | K♠ 2♦ 10♥ A♣ J♦ 7♠ |
        | 6     | 2♠ K♦ 4♥ 6♣        |
        | 9     | 4♠ Q♦ 5♥ 9♣        |

  @rule.PAY-PLAYER-LOSS
  Rule: Player loses when Banker wins

    @id.MAIN-PLAYER-04
    Scenario Outline: Player loses with <player> to Banker's <banker>
      Given the shoe deals <deal>
      When the coup is played with 10.00 on Player
      Then Player loses

      Examples:
        | player | banker | deal            |
        | 6      | 7      | 2♠ 3♦ 4♥ 4♣     |
        | 5      | 6      | 2♠ 2♦ 3♥ 4♣ 10♦ |
        | 8      | 9      | 3♠ 2♦ 5♥ 7♣     |

  @rule.PAY-TIE-WIN
  Rule: Tie pays 8 to 1 when the totals are equal

    @id.MAIN-TIE-01
    Scenario: Ten on Tie wins eighty
      Given the shoe deals K♠ 3♦ 7♥ 4♣
      When the coup is played with 10.00 on Tie
      Then Player holds K♠ 7♥ for 7
      And Banker holds 3♦ 4♣ for 7
      And Tie wins 80.00
      And Tie returns 90.00 in total

    @id.MAIN-TIE-02
    Scenario Outline: A tie of <total> pays 8 to 1
      Given the shoe deals <deal>
      When the coup is played with 10.00 on Tie
      Then Tie pays 8:1

      Examples:
        | total | deal               |
        | 0     | K♠ 2♦ 10♥ A♣ J♦ 7♠ |
        | 6     | 2♠ K♦ 4♥ 6♣        |
        | 8     | K♠ 3♦ 8♥ 5♣        |
        | 9     | 4♠ Q♦ 5♥ 9♣        |

  @rule.PAY-TIE-LOSS
  Rule: Tie loses when either hand wins, be it by one point

    @id.MAIN-TIE-03
    Scenario Outline: Tie loses when <winner> wins by <margin>
      Given the shoe deals <deal>
      When the coup is played with 10.00 on Tie
      Then <winner> wins the coup
      And the margin is <margin>
      And Tie loses

      Examples:
        | winner | margin | deal        |
        | Player | 1      | K♠ 6♦ 7♥ Q♣ |
        | Player | 9      | 4♠ K♦ 5♥ Q♣ |
        | Banker | 1      | 3♠ 2♦ 5♥ 7♣ |
        | Banker | 9      | K♠ 4♦ Q♥ 5♣ |

  @rule.PAY-BANKER-COMMISSION-WIN
  Rule: With commission, Banker pays 1 to 1 less 5 percent of the winnings

    @id.MAIN-BANKER-COMMISSION-01
    Scenario: A hundred on Banker wins ninety-five
      Given the shoe deals 2♠ 3♦ 4♥ 4♣
      When the coup is played with 100.00 on Banker
      Then Player holds 2♠ 4♥ for 6
      And Banker holds 3♦ 4♣ for 7
      And Banker wins 95.00
      And Banker returns 195.00 in total

    @id.MAIN-BANKER-COMMISSION-02
    Scenario Outline: Banker's win with <banker> over <player> pays no more and no less
      Given the shoe deals <deal>
      When the coup is played with 100.00 on Banker
      Then Banker wins the coup
      And Banker wins 95.00

      Examples:
        | banker | player | deal              |
        | 1      | 0      | 4♠ K♦ 6♥ 2♣ Q♦ 9♠ |
        | 6      | 5      | 2♠ 2♦ 3♥ 4♣ 10♦   |
        | 6      | 3      | A♠ A♦ K♥ 3♣ 2♦ 2♠ |
        | 8      | 0      | 5♠ 3♦ 5♥ 5♣       |
        | 9      | 7      | K♠ 2♦ 7♥ 3♣ 4♦    |

  @rule.PAY-BANKER-COMMISSION-TIE
  Rule: With commission, Banker is returned whole on a tie

    @id.MAIN-BANKER-COMMISSION-03
    Scenario Outline: Banker is returned without commission when both hands have <total>
      Given the shoe deals <deal>
      When the coup is played with 100.00 on Banker
      Then Banker is returned
      And Banker returns 100.00 in total

      Examples:
        | total | deal               |
        | 0     | K♠ 2♦ 10♥ A♣ J♦ 7♠ |
        | 6     | 2♠ K♦ 4♥ 6♣        |
        | 8     | K♠ 3♦ 8♥ 5♣        |

  @rule.PAY-BANKER-COMMISSION-LOSS
  Rule: With commission, Banker loses when Player wins

    @id.MAIN-BANKER-COMMISSION-04
    Scenario Outline: With commission, Banker loses with <banker> to Player's <player>
      Given the shoe deals <deal>
      When the coup is played with 100.00 on Banker
      Then Banker loses

      Examples:
        | banker | player | deal              |
        | 6      | 7      | K♠ 6♦ 7♥ Q♣       |
        | 8      | 9      | 4♠ K♦ 5♥ 8♣       |
        | 0      | 1      | K♠ 2♦ Q♥ K♣ A♦ 8♠ |

  @rule.PAY-BANKER-HALF-SIX
  Rule: Without commission, Banker pays half when it wins with six

    @id.MAIN-BANKER-HALF-01
    Scenario: Ten on Banker wins five on a two-card six
      Given the shoe deals 2♠ 2♦ 3♥ 4♣ 10♦
      When the coup is played with 10.00 on Banker
      Then Player holds 2♠ 3♥ 10♦ for 5
      And Banker holds 2♦ 4♣ for 6
      And Banker pays 1:2
      And Banker wins 5.00

    @id.MAIN-BANKER-HALF-02
    Scenario: Ten on Banker wins five on a three-card six
      Given the shoe deals A♠ A♦ K♥ 3♣ 2♦ 2♠
      When the coup is played with 10.00 on Banker
      Then Player holds A♠ K♥ 2♦ for 3
      And Banker holds A♦ 3♣ 2♠ for 6
      And Banker pays 1:2
      And Banker wins 5.00

  @rule.PAY-BANKER-HALF-WIN
  Rule: Without commission, Banker pays 1 to 1 when it wins with any other total

    @id.MAIN-BANKER-HALF-03
    Scenario Outline: Without commission, Banker's <banker> over <player> pays in full
      Given the shoe deals <deal>
      When the coup is played with 10.00 on Banker
      Then Banker wins the coup
      And Banker pays 1:1
      And Banker wins 10.00

      Examples:
        | banker | player | deal               |
        | 1      | 0      | 4♠ K♦ 6♥ 2♣ Q♦ 9♠  |
        | 2      | 1      | A♠ 2♦ K♥ J♣ Q♦ 10♠ |
        | 3      | 2      | 10♠ A♦ 2♥ K♣ Q♦ 2♠ |
        | 4      | 3      | K♠ J♦ 3♥ 4♣ 10♦    |
        | 5      | 4      | A♠ 2♦ 3♥ 3♣ K♦     |
        | 7      | 6      | 2♠ 3♦ 4♥ 4♣        |
        | 8      | 0      | 5♠ 3♦ 5♥ 5♣        |
        | 8      | 7      | K♠ 2♦ 7♥ 2♣ 4♦     |
        | 9      | 6      | K♠ 2♦ 6♥ 7♣        |
        | 9      | 7      | K♠ 2♦ 7♥ 3♣ 4♦     |

  @rule.PAY-BANKER-HALF-TIE
  Rule: Without commission, Banker is returned on a tie, on six as well

    @id.MAIN-BANKER-HALF-04
    Scenario Outline: Without commission, Banker is returned when both hands have <total>
      Given the shoe deals <deal>
      When the coup is played with 10.00 on Banker
      Then Banker is returned
      And Banker returns 10.00 in total

      Examples:
        | total | deal               |
        | 0     | K♠ 2♦ 10♥ A♣ J♦ 7♠ |
        | 6     | 2♠ K♦ 4♥ 6♣        |
        | 9     | 4♠ Q♦ 5♥ 9♣        |

  @rule.PAY-BANKER-HALF-LOSS
  Rule: Without commission, Banker loses when Player wins

    @id.MAIN-BANKER-HALF-05
    Scenario Outline: Without commission, Banker loses with <banker> to Player's <player>
      Given the shoe deals <deal>
      When the coup is played with 10.00 on Banker
      Then Banker loses

      Examples:
        | banker | player | deal           |
        | 6      | 7      | K♠ 6♦ 7♥ Q♣    |
        | 5      | 6      | 2♠ A♦ 4♥ 2♣ 2♦ |
        | 8      | 9      | 4♠ K♦ 5♥ 8♣    |

  @rule.PAY-BANKER-NET-WIN
  Rule: Where the odds are stated net, Banker pays 0.95 to 1

    @id.MAIN-BANKER-NET-01
    Scenario Outline: At net odds, Banker's <banker> over <player> pays 0.95 to 1
      Given the shoe deals <deal>
      When the coup is played with 100.00 on Banker
      Then Banker wins the coup
      And Banker pays 0.95:1
      And Banker wins 95.00

      Examples:
        | banker | player | deal            |
        | 7      | 6      | 2♠ 3♦ 4♥ 4♣     |
        | 6      | 5      | 2♠ 2♦ 3♥ 4♣ 10♦ |
        | 9      | 8      | 3♠ 2♦ 5♥ 7♣     |

  @rule.PAY-BANKER-NET-TIE
  Rule: Where the odds are stated net, Banker is returned on a tie

    @id.MAIN-BANKER-NET-02
    Scenario Outline: At net odds, Banker is returned when both hands have <total>
      Given the shoe deals <deal>
      When the coup is played with 100.00 on Banker
      Then Banker is returned
      And Banker returns 100.00 in total

      Examples:
        | total | deal        |
        | 6     | 2♠ K♦ 4♥ 6♣ |
        | 8     | K♠ 3♦ 8♥ 5♣ |

  @rule.PAY-BANKER-NET-LOSS
  Rule: Where the odds are stated net, Banker loses when Player wins

    @id.MAIN-BANKER-NET-03
    Scenario Outline: At net odds, Banker loses with <banker> to Player's <player>
      Given the shoe deals <deal>
      When the coup is played with 100.00 on Banker
      Then Banker loses

      Examples:
        | banker | player | deal        |
        | 6      | 7      | K♠ 6♦ 7♥ Q♣ |
        | 8      | 9      | 4♠ K♦ 5♥ 8♣ |
