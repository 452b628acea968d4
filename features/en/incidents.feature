Feature: Incidents
  What follows when something goes wrong differs from page to page, and the pages are not merged. A void round has no result: every stake goes back.

  Rule: At the SBO tables a mistake of the dealer is mended, or the round is void and the shoe replaced

    @rule.INCIDENT-SBO-RESCAN @id.INCIDENT-SBO-01
    Scenario: A card that cannot be scanned is scanned again
      When a card cannot be scanned
      Then the card is scanned again
      And the dealer does it

    @rule.INCIDENT-SBO-MISPLACED-CARD @id.INCIDENT-SBO-02
    Scenario: A card in the wrong position is moved to the right one
      When a card is laid in the wrong position
      Then the card is moved to where the screen shows it
      And the supervisor does it

    @rule.INCIDENT-SBO-CARDS-TOGETHER @id.INCIDENT-SBO-03
    Scenario Outline: <count> cards dealt together void the round
      When the dealer deals <count> at once
      Then the round is void
      And the stakes are returned
      And the shoe is replaced
      And the table stays open

      Examples:
        | count |
        | 2     |
        | 3     |

    @rule.INCIDENT-SBO-CARDS-TOGETHER @id.INCIDENT-SBO-04
    Scenario: One card by itself is dealt as it should be
      When the dealer deals 1 at once
      Then that is not an incident

    @rule.INCIDENT-SBO-FALLEN-CARD @defect.D014 @id.INCIDENT-SBO-05
    Scenario: A card off the table voids the round
      The pages do not say that the stakes go back; but a round that is void has no result by which a bet could be settled.

      When a card falls off the table
      Then the round is void
      And the bets are not settled
      And the shoe is replaced

    @rule.INCIDENT-SBO-EXPOSED-CARD @id.INCIDENT-SBO-06
    Scenario: A card exposed in shuffling costs the shoe, and there is no round to void
      When a card is exposed while the cards are shuffled
      Then the shoe is replaced
      And new cards are shuffled

    @rule.INCIDENT-SBO-EXTRA-CARD @defect.D114 @id.INCIDENT-SBO-07
    Scenario: One card too many after the round changes no result
      When one more card is dealt after the round is over
      Then the result stands
      And the stakes are not returned
      And the shoe is replaced

  Rule: At the SBO tables a failure of the bettor changes nothing, and one of the operator voids the round

    @rule.INCIDENT-SBO-DISCONNECTION @defect.D114 @id.INCIDENT-SBO-08
    Scenario Outline: The result stands when <failure>
      When <failure>
      Then the result stands
      And the stakes are not returned
      And the shoe is kept
      And the table stays open

      Examples:
        | failure                           |
        | the equipment of the bettor fails |
        | the network of the bettor fails   |
        | the computer of the bettor fails  |

    @rule.INCIDENT-SBO-MALFUNCTION @defect.D014 @id.INCIDENT-SBO-09
    Scenario Outline: The round is void and the table closes when <failure>
      When <failure>
      Then the round is void
      And the bets are not settled
      And the table is closed

      Examples:
        | failure                          |
        | the system of the operator fails |
        | hardware fails                   |

  Rule: At bakarat a disconnected bettor's bets run on, and a problem pauses the round

    @rule.INCIDENT-BAKARAT-DISCONNECTION-ROUND @rule.INCIDENT-BAKARAT-DISCONNECTION-BETS @id.INCIDENT-BAKARAT-01
    Scenario: The round is played to its end, and confirmed bets are settled
      When the bettor is disconnected
      Then the round is played to its end
      And the bets are settled
      And the shoe is kept

    @rule.INCIDENT-BAKARAT-PAUSE @id.INCIDENT-BAKARAT-02
    Scenario Outline: The round is paused when <problem>
      When <problem>
      Then the round is paused
      And the supervisor is informed

      Examples:
        | problem                                 |
        | the game has an unexpected problem      |
        | the system has an unexpected problem    |
        | the procedure has an unexpected problem |

    @rule.INCIDENT-BAKARAT-RESUME @id.INCIDENT-BAKARAT-03
    Scenario: A problem that is solved quickly lets the round go on
      Given the game has an unexpected problem
      When the problem is solved quickly
      Then the round goes on

    @rule.INCIDENT-BAKARAT-CANCEL @id.INCIDENT-BAKARAT-04
    Scenario: A problem that is not solved quickly voids the round
      Given the system has an unexpected problem
      When the problem is not solved quickly
      Then the round is void
      And the stakes are returned

    @rule.INCIDENT-BAKARAT-RESUME @id.INCIDENT-BAKARAT-05
    Scenario: Without a pause there is nothing to resume
      When the problem is solved quickly
      Then that is not an incident

  @rule.INCIDENT-TOUCH-MALFUNCTION
  Rule: At touch a malfunction voids bets and payouts, and the stakes go back

    @defect.D116 @id.INCIDENT-TOUCH-01
    Scenario Outline: Bets and payouts are void when <failure>
      When <failure>
      Then the result does not stand
      And the payouts are void
      And the stakes are returned

      Examples:
        | failure        |
        | hardware fails |
        | software fails |
