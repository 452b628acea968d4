Feature: Limits
  The amounts are the table's own and no page states them, so each scenario brings its own. What the pages do state is how the limits work.

  Rule: A stake is at least the smallest and at most the largest that the table shows

    @rule.LIMIT-SBO-RANGE @rule.LIMIT-SBO-MAXIMUM @id.LIMIT-RANGE-01
    Scenario Outline: At the SBO tables, with limits of 5.00 to 500.00, a stake of <stake> is taken
      Given the limits of Player are 5.00 to 500.00
      When <stake> is staked on Player
      Then the stakes are accepted

      Examples:
        | stake  |
        | 5.00   |
        | 5.01   |
        | 499.99 |
        | 500.00 |

    @rule.LIMIT-SBO-RANGE @rule.LIMIT-SBO-MAXIMUM @id.LIMIT-RANGE-02
    Scenario Outline: At the SBO tables, with limits of 5.00 to 500.00, a stake of <stake> is refused
      Given the limits of Player are 5.00 to 500.00
      When <stake> is staked on Player
      Then the stakes are refused

      Examples:
        | stake  |
        | 4.99   |
        | 500.01 |

    @rule.LIMIT-TOUCH-RANGE @id.LIMIT-RANGE-03
    Scenario Outline: At touch, with limits of 1.00 to 100.00, a stake of <stake> is taken
      Given the limits of Tie are 1.00 to 100.00
      When <stake> is staked on Tie
      Then the stakes are accepted

      Examples:
        | stake  |
        | 1.00   |
        | 100.00 |

    @rule.LIMIT-TOUCH-RANGE @id.LIMIT-RANGE-04
    Scenario Outline: At touch, with limits of 1.00 to 100.00, a stake of <stake> is refused
      Given the limits of Tie are 1.00 to 100.00
      When <stake> is staked on Tie
      Then the stakes are refused

      Examples:
        | stake  |
        | 0.99   |
        | 100.01 |

    @rule.LIMIT-SBO-RANGE @id.LIMIT-RANGE-05
    Scenario: At the SBO tables each stake is limited by itself, however close two are
      The difference of 50.00 is within the limit of 100.00; each stake is above it.

      Given the limits of Player are 1.00 to 100.00
      And the limits of Banker are 1.00 to 100.00
      When these stakes are placed
        | Player | 600.00 |
        | Banker | 550.00 |
      Then the stakes are refused

    @rule.LIMIT-TOUCH-RANGE @id.LIMIT-RANGE-06
    Scenario: At touch each stake is limited by itself, however close two are
      The difference of 50.00 is within the limit of 100.00; each stake is above it.

      Given the limits of Player are 1.00 to 100.00
      And the limits of Banker are 1.00 to 100.00
      When these stakes are placed
        | Player | 600.00 |
        | Banker | 550.00 |
      Then the stakes are refused

  @rule.LIMIT-BAKARAT-DIFFERENCE
  Rule: At bakarat the limit of Player and of Banker caps by how much the larger stake exceeds the smaller

    @id.LIMIT-DIFFERENCE-01
    Scenario: Two large stakes that are close together are taken
      Each stake exceeds its limit of 100.00, and the difference of 50.00 does not.

      Given the limits of Player are 1.00 to 100.00
      And the limits of Banker are 1.00 to 100.00
      When these stakes are placed
        | Player | 600.00 |
        | Banker | 550.00 |
      Then the stakes are accepted

    @id.LIMIT-DIFFERENCE-02
    Scenario: A difference of just the limit is taken
      Given the limits of Player are 1.00 to 100.00
      And the limits of Banker are 1.00 to 100.00
      When these stakes are placed
        | Player | 650.00 |
        | Banker | 550.00 |
      Then the stakes are accepted

    @id.LIMIT-DIFFERENCE-03
    Scenario Outline: A difference of a cent more than the limit is refused, whichever side is larger: <player> and <banker>
      Given the limits of Player are 1.00 to 100.00
      And the limits of Banker are 1.00 to 100.00
      When these stakes are placed
        | Player | <player> |
        | Banker | <banker> |
      Then the stakes are refused

      Examples:
        | player | banker |
        | 650.01 | 550.00 |
        | 550.00 | 650.01 |

    @id.LIMIT-DIFFERENCE-04
    Scenario: A stake on one side alone is the difference
      Given the limits of Player are 1.00 to 100.00
      When 100.01 is staked on Player
      Then the stakes are refused

    @id.LIMIT-DIFFERENCE-05
    Scenario: The larger side's limit counts, and Banker's is the wider one
      Given the limits of Player are 1.00 to 100.00
      And the limits of Banker are 1.00 to 200.00
      When these stakes are placed
        | Player | 500.00 |
        | Banker | 700.00 |
      Then the stakes are accepted

    @id.LIMIT-DIFFERENCE-06
    Scenario: The larger side's limit counts, and Player's is the narrower one
      Given the limits of Player are 1.00 to 100.00
      And the limits of Banker are 1.00 to 200.00
      When these stakes are placed
        | Player | 700.00 |
        | Banker | 500.00 |
      Then the stakes are refused

  @rule.LIMIT-TIGER-ELIGIBILITY
  Rule: Where the sign is shown, a Tiger bet needs a bet on Player, Banker or Tie beside it

    @id.LIMIT-TIGER-01
    Scenario Outline: With the sign, <tiger> alone is refused
      Given the limits of <tiger> are 1.00 to 100.00
      And the sign for Tiger bets is shown
      When 10.00 is staked on <tiger>
      Then the stakes are refused

      Examples:
        | tiger       |
        | Tiger       |
        | Big Tiger   |
        | Small Tiger |
        | Tiger Tie   |
        | Tiger Pair  |

    @id.LIMIT-TIGER-02
    Scenario Outline: With the sign, Tiger beside <main> is taken
      Given the limits of Tiger are 1.00 to 100.00
      And the limits of <main> are 1.00 to 100.00
      And the sign for Tiger bets is shown
      When these stakes are placed
        | Tiger  | 10.00 |
        | <main> | 10.00 |
      Then the stakes are accepted

      Examples:
        | main   |
        | Player |
        | Banker |
        | Tie    |

    @id.LIMIT-TIGER-03
    Scenario: With the sign, a pair bet is no main bet
      Given the limits of Tiger are 1.00 to 100.00
      And the limits of Player Pair are 1.00 to 100.00
      And the sign for Tiger bets is shown
      When these stakes are placed
        | Tiger       | 10.00 |
        | Player Pair | 10.00 |
      Then the stakes are refused

    @id.LIMIT-TIGER-04
    Scenario: With the sign, a bet that is no Tiger bet needs none beside it
      Given the limits of Fortune Six are 1.00 to 100.00
      And the sign for Tiger bets is shown
      When 10.00 is staked on Fortune Six
      Then the stakes are accepted

    @id.LIMIT-TIGER-05
    Scenario: Without the sign, Tiger alone is taken
      Given the limits of Tiger are 1.00 to 100.00
      And the sign for Tiger bets is not shown
      When 10.00 is staked on Tiger
      Then the stakes are accepted
