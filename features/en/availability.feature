Feature: Bets that close during a shoe
  At bakarat some bets are taken only up to a certain round of a shoe, and again from the first round of the next. The named round is still open.

  @rule.AVAILABILITY-PAIR
  Rule: Player Pair and Banker Pair are taken up to round 60

    @id.AVAILABILITY-01
    Scenario Outline: <bet> in round <round> is taken
      Given it is round <round> of the shoe
      And the shoe deals 8♠ 2♦ 8♥ 5♣ 7♦ 9♠
      When the coup is played with 10.00 on <bet>
      Then the bet is accepted

      Examples:
        | bet         | round |
        | Player Pair | 1     |
        | Player Pair | 51    |
        | Player Pair | 60    |
        | Banker Pair | 1     |
        | Banker Pair | 60    |

    @id.AVAILABILITY-02
    Scenario Outline: <bet> in round <round> is refused
      Given it is round <round> of the shoe
      And the shoe deals 8♠ 2♦ 8♥ 5♣ 7♦ 9♠
      When the coup is played with 10.00 on <bet>
      Then the bet is refused

      Examples:
        | bet         | round |
        | Player Pair | 61    |
        | Player Pair | 80    |
        | Banker Pair | 61    |

  @rule.AVAILABILITY-SIDE
  Rule: The other side bets that have a last round are taken up to round 50

    @id.AVAILABILITY-03
    Scenario Outline: <bet> in round 50 is taken
      Given it is round 50 of the shoe
      And the shoe deals 8♠ 2♦ 8♥ 5♣ 7♦ 9♠
      When the coup is played with 10.00 on <bet>
      Then the bet is accepted

      Examples:
        | bet                  |
        | Either Pair          |
        | Perfect Pair         |
        | Player Natural       |
        | Banker Natural       |
        | Lucky Six            |
        | Two-Card Lucky Six   |
        | Three-Card Lucky Six |

    @id.AVAILABILITY-04
    Scenario Outline: <bet> in round 51 is refused
      Given it is round 51 of the shoe
      And the shoe deals 8♠ 2♦ 8♥ 5♣ 7♦ 9♠
      When the coup is played with 10.00 on <bet>
      Then the bet is refused

      Examples:
        | bet                  |
        | Either Pair          |
        | Perfect Pair         |
        | Player Natural       |
        | Banker Natural       |
        | Lucky Six            |
        | Two-Card Lucky Six   |
        | Three-Card Lucky Six |

  Rule: The main bets and Dragon Bonus are taken for the whole shoe

    @rule.OFFER-BAKARAT @id.AVAILABILITY-05
    Scenario Outline: <bet> in round 80 is taken at bakarat
      Given it is round 80 of the shoe
      And the shoe deals 8♠ 2♦ 8♥ 5♣ 7♦ 9♠
      When the coup is played with 10.00 on <bet>
      Then the bet is accepted

      Examples:
        | bet                 |
        | Player              |
        | Banker              |
        | Tie                 |
        | Player Dragon Bonus |
        | Banker Dragon Bonus |

    @rule.OFFER-BAKARAT-NO-COMMISSION @id.AVAILABILITY-06
    Scenario Outline: <bet> in round 80 is taken at bakarat without commission
      Given it is round 80 of the shoe
      And the shoe deals 8♠ 2♦ 8♥ 5♣ 7♦ 9♠
      When the coup is played with 10.00 on <bet>
      Then the bet is accepted

      Examples:
        | bet                 |
        | Player              |
        | Banker              |
        | Tie                 |
        | Player Dragon Bonus |
        | Banker Dragon Bonus |
