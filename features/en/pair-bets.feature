Feature: Pair bets
  A pair is two cards of one rank at the start of a hand. The third card never makes or breaks it, and who wins the coup does not matter.

  @rule.PAIR-RANK @rule.PAY-PAIR-WIN @rule.PAY-PAIR-LOSS
  Rule: Player Pair and Banker Pair pay 11 to 1 for a pair in their own hand

    @id.PAIR-01
    Scenario: Two eights in Player's hand
      Given the shoe deals 8♠ 2♦ 8♥ 5♣
      When the coup is played with these bets
        | Player Pair | 10.00 |
        | Banker Pair | 10.00 |
      Then Player holds 8♠ 8♥ for 6
      And Banker holds 2♦ 5♣ for 7
      And Player Pair wins 110.00
      And Banker Pair loses

    @id.PAIR-02
    Scenario: Two kings in Banker's hand
      Given the shoe deals 2♠ K♦ 5♥ K♣ 4♦
      When the coup is played with these bets
        | Player Pair | 10.00 |
        | Banker Pair | 10.00 |
      Then Player holds 2♠ 5♥ for 7
      And Banker holds K♦ K♣ 4♦ for 4
      And Banker Pair wins 110.00
      And Player Pair loses

    @id.PAIR-03
    Scenario Outline: <pair> is a Player Pair
      Given the shoe deals <deal>
      When the coup is played with these bets
        | Player Pair | 10.00 |
        | Banker Pair | 10.00 |
      Then Player Pair pays 11:1
      And Banker Pair loses

      Examples:
        | pair    | deal             |
        | K♠ K♥   | K♠ 2♦ K♥ 5♣ 4♦   |
        | 10♠ 10♥ | 10♠ 3♦ 10♥ 4♣ 5♦ |
        | A♠ A♥   | A♠ 3♦ A♥ 4♣ 5♦   |
        | 9♠ 9♠   | 9♠ 3♦ 9♠ 4♣      |

    @id.PAIR-04
    Scenario Outline: <pair> is a Banker Pair
      Given the shoe deals <deal>
      When the coup is played with these bets
        | Player Pair | 10.00 |
        | Banker Pair | 10.00 |
      Then Banker Pair pays 11:1
      And Player Pair loses

      Examples:
        | pair    | deal             |
        | 8♦ 8♣   | 2♠ 8♦ 5♥ 8♣      |
        | 10♦ 10♣ | 3♠ 10♦ 4♥ 10♣ 5♦ |
        | A♦ A♣   | 3♠ A♦ 4♥ A♣ 5♦   |
        | 9♦ 9♦   | 3♠ 9♦ 4♥ 9♦      |

    @id.PAIR-05
    Scenario: Both hands have a pair and both bets win
      Given the shoe deals 8♠ 6♦ 8♥ 6♣ 5♦
      When the coup is played with these bets
        | Player Pair | 10.00 |
        | Banker Pair | 10.00 |
      Then Player Pair pays 11:1
      And Banker Pair pays 11:1

    @id.PAIR-06
    Scenario: Two, two, king is a Player Pair, though the hand has three cards
      Given the shoe deals 2♠ 3♦ 2♥ 4♣ K♦
      When the coup is played with 10.00 on Player Pair
      Then Player holds 2♠ 2♥ K♦ for 4
      And Banker wins the coup
      And Player Pair wins 110.00

    @id.PAIR-07
    Scenario: Two, two, king is a Banker Pair, though the hand has three cards
      Given the shoe deals 3♠ 2♦ 4♥ 2♣ K♦
      When the coup is played with 10.00 on Banker Pair
      Then Banker holds 2♦ 2♣ K♦ for 4
      And Player wins the coup
      And Banker Pair wins 110.00

  @rule.PAIR-RANK @rule.PAY-PAIR-LOSS
  Rule: Equal points, equal suits or a late third card are no pair

    @id.PAIR-08
    Scenario Outline: <cards> in Player's hand is no pair
      Given the shoe deals <deal>
      When the coup is played with these bets
        | Player Pair | 10.00 |
        | Banker Pair | 10.00 |
      Then Player Pair loses
      And Banker Pair loses

      Examples: Worth the same, but of two ranks
        | cards  | deal            |
        | 10♠ K♥ | 10♠ 3♦ K♥ 4♣ 5♦ |
        | J♠ Q♥  | J♠ 3♦ Q♥ 4♣ 5♦  |

      Examples: Of one suit, but of two ranks
        | cards | deal           |
        | 6♠ 7♠ | 6♠ 3♦ 7♠ 4♣ 5♦ |

      Examples: The third card comes too late
        | cards    | deal           |
        | 2♠ K♥ 2♦ | 2♠ 3♦ K♥ 4♣ 2♦ |
        | 2♠ K♥ K♦ | 2♠ 3♦ K♥ 4♣ K♦ |

    @id.PAIR-09
    Scenario Outline: <cards> in Banker's hand is no pair
      Given the shoe deals <deal>
      When the coup is played with these bets
        | Player Pair | 10.00 |
        | Banker Pair | 10.00 |
      Then Player Pair loses
      And Banker Pair loses

      Examples: Worth the same, but of two ranks
        | cards  | deal            |
        | 10♦ K♣ | 3♠ 10♦ 4♥ K♣ 5♦ |
        | J♦ Q♣  | 3♠ J♦ 4♥ Q♣ 5♦  |

      Examples: Of one suit, but of two ranks
        | cards | deal           |
        | 6♦ 7♦ | 3♠ 6♦ 4♥ 7♦ 5♣ |

      Examples: The third card comes too late
        | cards    | deal           |
        | 2♦ K♣ 2♥ | 3♠ 2♦ 4♥ K♣ 2♥ |
        | 2♦ K♣ K♥ | 3♠ 2♦ 4♥ K♣ K♥ |

    @id.PAIR-10
    Scenario: One rank shared between the two hands is no pair
      Given the shoe deals 8♠ 8♦ 9♥ 9♣
      When the coup is played with these bets
        | Player Pair | 10.00 |
        | Banker Pair | 10.00 |
      Then Player Pair loses
      And Banker Pair loses

  @rule.PAIR-RANK @rule.PAY-EITHER-PAIR-WIN
  Rule: Either Pair pays 5 to 1, once, for a pair in one hand or in both

    @id.EITHER-PAIR-01
    Scenario Outline: Either Pair pays 5 to 1 for <pair>
      Given the shoe deals <deal>
      When the coup is played with 10.00 on Either Pair
      Then Either Pair pays 5:1
      And Either Pair wins 50.00

      Examples: In Player's hand
        | pair     | deal           |
        | 8♠ 8♥    | 8♠ 2♦ 8♥ 5♣    |
        | 2♠ 2♥ K♦ | 2♠ 3♦ 2♥ 4♣ K♦ |

      Examples: In Banker's hand
        | pair  | deal           |
        | 8♦ 8♣ | 2♠ 8♦ 5♥ 8♣    |
        | K♦ K♣ | 2♠ K♦ 5♥ K♣ 4♦ |

      Examples: In both hands, and still paid once
        | pair        | deal              |
        | 8♠ 8♥ 6♦ 6♣ | 8♠ 6♦ 8♥ 6♣ 5♦    |
        | J♠ J♥ J♦ J♣ | J♠ J♦ J♥ J♣ 4♦ 5♠ |

  @rule.PAIR-RANK @rule.PAY-EITHER-PAIR-LOSS
  Rule: Either Pair loses without a pair

    @id.EITHER-PAIR-02
    Scenario Outline: Either Pair loses on <deal>
      Given the shoe deals <deal>
      When the coup is played with 10.00 on Either Pair
      Then Either Pair loses

      Examples:
        | deal            |
        | 10♠ 3♦ K♥ 4♣ 5♦ |
        | 3♠ 10♦ 4♥ K♣ 5♦ |
        | 6♠ 3♦ 7♠ 4♣ 5♦  |
        | 2♠ 3♦ K♥ 4♣ 2♦  |
        | 3♠ 2♦ 4♥ K♣ 2♥  |
        | 8♠ 8♦ 9♥ 9♣     |

  @rule.PAIR-PERFECT @rule.PAY-PERFECT-PAIR-WIN
  Rule: Perfect Pair pays 25 to 1, once, for two cards of one rank and one suit

    @id.PERFECT-PAIR-01
    Scenario Outline: Perfect Pair pays 25 to 1 for <pair>
      Given the shoe deals <deal>
      When the coup is played with 10.00 on Perfect Pair
      Then Perfect Pair pays 25:1
      And Perfect Pair wins 250.00

      Examples: In Player's hand
        | pair     | deal           |
        | 7♠ 7♠    | 7♠ 3♦ 7♠ 4♣ 5♦ |
        | 2♠ 2♠ K♦ | 2♠ 3♦ 2♠ 4♣ K♦ |

      Examples: In Banker's hand
        | pair  | deal           |
        | 7♣ 7♣ | 3♠ 7♣ 4♥ 7♣ 5♦ |
        | K♦ K♦ | 3♠ K♦ 4♥ K♦ 5♣ |

      Examples: In one hand, beside a plain pair in the other
        | pair  | deal              |
        | 7♥ 7♥ | 7♥ 6♦ 7♥ 6♣ 5♠ K♠ |

      Examples: In both hands, and still paid once
        | pair        | deal              |
        | 7♠ 7♠ 6♦ 6♦ | 7♠ 6♦ 7♠ 6♦ 5♥ K♠ |

  @rule.PAIR-PERFECT @rule.PAY-PERFECT-PAIR-LOSS
  Rule: Perfect Pair loses when rank or suit differs

    @id.PERFECT-PAIR-02
    Scenario Outline: Perfect Pair loses on <deal>
      Given the shoe deals <deal>
      When the coup is played with 10.00 on Perfect Pair
      Then Perfect Pair loses

      Examples: A pair of two suits
        | deal           |
        | 8♠ 2♦ 8♥ 5♣    |
        | 2♠ 8♦ 5♥ 8♣    |
        | 8♠ 6♦ 8♥ 6♣ 5♦ |

      Examples: Two ranks of one suit
        | deal           |
        | 6♠ 3♦ 7♠ 4♣ 5♦ |
        | K♠ 3♦ Q♠ 4♣ 5♦ |
        | 3♠ 6♦ 4♥ 7♦ 5♣ |

      Examples: The same card, but not as the first two of a hand
        | deal           |
        | 8♠ 8♠ 9♥ 9♥    |
        | 2♠ 3♦ K♥ 4♣ 2♠ |
        | 3♠ 2♦ 4♥ K♣ 2♦ |
