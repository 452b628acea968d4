Feature: Which bets a table takes
  Every table takes Player, Banker and Tie. The bets beside them are the table's own, and a bet it does not offer is refused.

  @rule.OFFER-SBO-BACCARAT
  Rule: SBO Live Baccarat takes pairs, Dragon Bonus and Fortune Six

    @defect.D115 @id.OFFER-SBO-BACCARAT-01
    Scenario: sbo-baccarat takes its eight bets, and those of other pages not
      When every bet is tried at sbo-baccarat
      Then these bets are taken
        | Player              |
        | Banker              |
        | Tie                 |
        | Player Pair         |
        | Banker Pair         |
        | Player Dragon Bonus |
        | Banker Dragon Bonus |
        | Fortune Six         |
      And these bets are refused
        | Super Six            |
        | Big                  |
        | Small                |
        | Either Pair          |
        | Perfect Pair         |
        | Player Natural       |
        | Banker Natural       |
        | Lucky Six            |
        | Two-Card Lucky Six   |
        | Three-Card Lucky Six |

    @id.OFFER-SBO-BACCARAT-02
    Scenario Outline: sbo-baccarat refuses <bet>
      Given the shoe deals 2♠ 2♦ 3♥ 4♣ 10♦
      When the coup is played with 10.00 on <bet>
      Then the bet is refused

      Examples:
        | bet       |
        | Super Six |
        | Lucky Six |

  @rule.OFFER-SBO-SUPER-SIX
  Rule: SBO Super Six takes pairs and Super Six

    @defect.D115 @id.OFFER-SBO-SUPER-SIX-01
    Scenario: sbo-super-six takes its six bets, and those of other pages not
      When every bet is tried at sbo-super-six
      Then these bets are taken
        | Player      |
        | Banker      |
        | Tie         |
        | Player Pair |
        | Banker Pair |
        | Super Six   |
      And these bets are refused
        | Big                  |
        | Small                |
        | Either Pair          |
        | Perfect Pair         |
        | Player Natural       |
        | Banker Natural       |
        | Lucky Six            |
        | Two-Card Lucky Six   |
        | Three-Card Lucky Six |

    @id.OFFER-SBO-SUPER-SIX-02
    Scenario Outline: sbo-super-six refuses <bet>
      Given the shoe deals 2♠ 2♦ 3♥ 4♣ 10♦
      When the coup is played with 10.00 on <bet>
      Then the bet is refused

      Examples:
        | bet         |
        | Lucky Six   |
        | Either Pair |

  @rule.OFFER-SBO-TIGER
  Rule: SBO Tiger Baccarat takes the five Tiger bets beside those of SBO Live Baccarat

    @id.OFFER-SBO-TIGER-01
    Scenario: The thirteen bets of sbo-tiger
      When every bet is tried at sbo-tiger
      Then just these bets are taken
        | Player              |
        | Banker              |
        | Tie                 |
        | Player Pair         |
        | Banker Pair         |
        | Player Dragon Bonus |
        | Banker Dragon Bonus |
        | Fortune Six         |
        | Tiger               |
        | Big Tiger           |
        | Small Tiger         |
        | Tiger Tie           |
        | Tiger Pair          |

    @id.OFFER-SBO-TIGER-02
    Scenario: sbo-tiger refuses Super Six
      Given the shoe deals 2♠ 2♦ 3♥ 4♣ 10♦
      When the coup is played with 10.00 on Super Six
      Then the bet is refused

  @rule.OFFER-BIG-SMALL
  Rule: The table with Big and Small takes seven bets

    @id.OFFER-BIG-SMALL-01
    Scenario: The seven bets of big-small
      When every bet is tried at big-small
      Then just these bets are taken
        | Player      |
        | Banker      |
        | Tie         |
        | Player Pair |
        | Banker Pair |
        | Big         |
        | Small       |

  @rule.OFFER-BAKARAT
  Rule: Bakarat takes fourteen bets

    @id.OFFER-BAKARAT-01
    Scenario: The fourteen bets of bakarat
      When every bet is tried at bakarat
      Then just these bets are taken
        | Player               |
        | Banker               |
        | Tie                  |
        | Player Pair          |
        | Banker Pair          |
        | Either Pair          |
        | Perfect Pair         |
        | Player Natural       |
        | Banker Natural       |
        | Player Dragon Bonus  |
        | Banker Dragon Bonus  |
        | Lucky Six            |
        | Two-Card Lucky Six   |
        | Three-Card Lucky Six |

    @id.OFFER-BAKARAT-02
    Scenario Outline: bakarat refuses <bet>
      Given the shoe deals 2♠ 2♦ 3♥ 4♣ 10♦
      When the coup is played with 10.00 on <bet>
      Then the bet is refused

      Examples:
        | bet         |
        | Fortune Six |
        | Small       |

  @rule.OFFER-BAKARAT-NO-COMMISSION
  Rule: Bakarat without commission takes the same fourteen bets

    @id.OFFER-BAKARAT-NO-COMMISSION-01
    Scenario: The fourteen bets of bakarat-no-commission
      When every bet is tried at bakarat-no-commission
      Then just these bets are taken
        | Player               |
        | Banker               |
        | Tie                  |
        | Player Pair          |
        | Banker Pair          |
        | Either Pair          |
        | Perfect Pair         |
        | Player Natural       |
        | Banker Natural       |
        | Player Dragon Bonus  |
        | Banker Dragon Bonus  |
        | Lucky Six            |
        | Two-Card Lucky Six   |
        | Three-Card Lucky Six |

    @id.OFFER-BAKARAT-NO-COMMISSION-02
    Scenario: bakarat-no-commission refuses Super Six
      Given the shoe deals 2♠ 2♦ 3♥ 4♣ 10♦
      When the coup is played with 10.00 on Super Six
      Then the bet is refused

  @rule.OFFER-TOUCH
  Rule: Baccarat Touch takes the three main bets and nothing else

    @id.OFFER-TOUCH-01
    Scenario: The three bets of touch
      When every bet is tried at touch
      Then just these bets are taken
        | Player |
        | Banker |
        | Tie    |

    @id.OFFER-TOUCH-02
    Scenario: touch refuses a pair bet
      Given the shoe deals 8♠ 2♦ 8♥ 5♣
      When the coup is played with 10.00 on Player Pair
      Then the bet is refused
