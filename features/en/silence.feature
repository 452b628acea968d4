Feature: What a page does not say
  The pages speak of different products, and none speaks of another. An answer must not be invented: what the page of a table does not say is refused there, whatever another page says of it, or the engine claims nothing of the kind.

  Rule: A shoe has only what the page of its table says

    @rule.SHOE-SBO-BURN @defect.D012 @id.SILENT-SHOE-01
    Scenario: The SBO pages say nothing of a burn when a shoe begins, so no card is exposed
      When a new shoe begins with 7♠ exposed
      Then the table refuses that

    @rule.SHOE-TOUCH-SHUFFLE @defect.D011 @id.SILENT-SHOE-02
    Scenario: The touch page says nothing of a burn, so no card is exposed
      When a new shoe begins with 7♠ exposed
      Then the table refuses that

    @rule.DECKS-BIG-SMALL @defect.D011 @id.SILENT-SHOE-03
    Scenario: The big-small page says nothing of a burn, so no card is exposed
      When a new shoe begins with 7♠ exposed
      Then the table refuses that

    @rule.SHOE-SBO-BURN @defect.D097 @id.SILENT-SHOE-04
    Scenario: The SBO pages describe no cut card, so none ends a shoe
      Given a new shoe begins
      And the next round begins
      When the cut card is drawn
      Then the table refuses that

    @rule.SHOE-TOUCH-SHUFFLE @defect.D011 @id.SILENT-SHOE-05
    Scenario: The touch page describes no cut card, so none ends a shoe
      Given a new shoe begins
      And the next round begins
      When the cut card is drawn
      Then the table refuses that

    @rule.DECKS-BIG-SMALL @defect.D011 @id.SILENT-SHOE-06
    Scenario: The big-small page describes no cut card, so none ends a shoe
      Given a new shoe begins
      And the next round begins
      When the cut card is drawn
      Then the table refuses that

    @rule.SHOE-BAKARAT-NEW-SHOE @defect.D011 @id.SILENT-SHOE-07
    Scenario Outline: The bakarat page lets nobody reshuffle after <error>
      Given a new shoe begins with 5♠ exposed
      When the operator reshuffles after <error>
      Then the table refuses that

      Examples:
        | error             |
        | a human error     |
        | a technical error |

    @rule.SHOE-TOUCH-SHUFFLE @defect.D011 @id.SILENT-SHOE-08
    Scenario Outline: The touch page lets nobody reshuffle after <error>
      Given a new shoe begins
      When the operator reshuffles after <error>
      Then the table refuses that

      Examples:
        | error             |
        | a human error     |
        | a technical error |

    @rule.DECKS-BIG-SMALL @defect.D011 @id.SILENT-SHOE-09
    Scenario Outline: The big-small page lets nobody reshuffle after <error>
      Given a new shoe begins
      When the operator reshuffles after <error>
      Then the table refuses that

      Examples:
        | error             |
        | a human error     |
        | a technical error |

  Rule: There are limits only where the page states them

    @rule.OFFER-BIG-SMALL @defect.D097 @id.SILENT-LIMITS-01
    Scenario: The big-small page states no limits
      Given the limits of Player are 1.00 to 100.00
      When 10.00 is staked on Player
      Then this table has no rule for that

  Rule: What an incident leads to, only the page of the table says

    @rule.INCIDENT-BAKARAT-PAUSE @defect.D097 @id.SILENT-INCIDENT-01
    Scenario Outline: The bakarat page does not know what follows when <incident>
      When <incident>
      Then this table has no rule for that

      Examples:
        | incident                                       |
        | a card is exposed while the cards are shuffled |
        | one more card is dealt after the round is over |

    @rule.INCIDENT-TOUCH-MALFUNCTION @defect.D097 @id.SILENT-INCIDENT-02
    Scenario Outline: The touch page does not know what follows when <incident>
      When <incident>
      Then this table has no rule for that

      Examples:
        | incident                                       |
        | a card cannot be scanned                       |
        | the equipment of the bettor fails              |
        | the network of the bettor fails                |
        | the computer of the bettor fails               |
        | a card is exposed while the cards are shuffled |
        | a card falls off the table                     |
        | one more card is dealt after the round is over |
        | a card is laid in the wrong position           |
        | the dealer deals 2 at once                     |
        | the bettor is disconnected                     |
        | the procedure has an unexpected problem        |

    @rule.INCIDENT-SBO-DISCONNECTION @defect.D097 @id.SILENT-INCIDENT-03
    Scenario Outline: The SBO pages do not know what follows when <incident>
      When <incident>
      Then this table has no rule for that

      Examples:
        | incident                                |
        | the game has an unexpected problem      |
        | the procedure has an unexpected problem |

    @rule.OFFER-BIG-SMALL @defect.D097 @id.SILENT-INCIDENT-04
    Scenario Outline: The big-small page does not know what follows when <incident>
      When <incident>
      Then this table has no rule for that

      Examples:
        | incident                                       |
        | a card cannot be scanned                       |
        | the equipment of the bettor fails              |
        | the network of the bettor fails                |
        | the computer of the bettor fails               |
        | the system of the operator fails               |
        | hardware fails                                 |
        | a card is exposed while the cards are shuffled |
        | a card falls off the table                     |
        | one more card is dealt after the round is over |
        | a card is laid in the wrong position           |
        | the dealer deals 2 at once                     |
        | software fails                                 |
        | the bettor is disconnected                     |
        | the game has an unexpected problem             |
        | the system has an unexpected problem           |
        | the procedure has an unexpected problem        |

    @rule.INCIDENT-BAKARAT-PAUSE @defect.D110 @id.SILENT-INCIDENT-05
    Scenario Outline: At bakarat at most a pause follows when <incident>
      The page speaks of problems of the game, the system and the procedure, and does not say whether this is one.

      When <incident>
      Then this table has no rule for that, or the round is paused
      And this table has no rule for that, or the supervisor is informed

      Examples:
        | incident                             |
        | the system of the operator fails     |
        | hardware fails                       |
        | software fails                       |
        | a card cannot be scanned             |
        | a card falls off the table           |
        | a card is laid in the wrong position |
        | the dealer deals 2 at once           |

    @rule.INCIDENT-BAKARAT-DISCONNECTION-ROUND @rule.INCIDENT-BAKARAT-DISCONNECTION-BETS @defect.D110 @id.SILENT-INCIDENT-06
    Scenario Outline: At bakarat the round is at most played to its end when <incident>
      The page speaks of a bettor who is disconnected, and does not say whether this is that.

      When <incident>
      Then this table has no rule for that, or the round is played to its end
      And this table has no rule for that, or the bets are settled

      Examples:
        | incident                          |
        | the equipment of the bettor fails |
        | the network of the bettor fails   |
        | the computer of the bettor fails  |

    @rule.INCIDENT-TOUCH-MALFUNCTION @defect.D110 @id.SILENT-INCIDENT-07
    Scenario Outline: At touch at most the bets and payouts are void when <incident>
      The page speaks of a malfunction of hardware or software, and does not say whether this is one.

      When <incident>
      Then this table has no rule for that, or the payouts are void
      And this table has no rule for that, or the stakes are returned

      Examples:
        | incident                             |
        | the system of the operator fails     |
        | the system has an unexpected problem |
        | the game has an unexpected problem   |

    @rule.INCIDENT-SBO-MALFUNCTION @defect.D110 @id.SILENT-INCIDENT-08
    Scenario Outline: At SBO the round is at most void, and the table closed, when <incident>
      The pages speak of failures of the operator system and of hardware, and do not say whether this is one.

      When <incident>
      Then this table has no rule for that, or the round is void
      And this table has no rule for that, or the table is closed

      Examples:
        | incident                             |
        | software fails                       |
        | the system has an unexpected problem |

    @rule.INCIDENT-SBO-DISCONNECTION @defect.D110 @id.SILENT-INCIDENT-09
    Scenario: At SBO the result at most stands when the bettor is disconnected
      The pages speak of failures on the side of the bettor, and do not say whether this is one.

      When the bettor is disconnected
      Then this table has no rule for that, or the result stands

  Rule: Complaints are handled only where the page says how

    @rule.INCIDENT-BAKARAT-CANCEL @defect.D097 @id.SILENT-COMPLAINT-01
    Scenario: The bakarat page says nothing of complaints
      When a complaint that names the user ID, the date and time, the dealer, the table ID, the round ID is filed 01:00:00 after the event
      Then this table has no rule for that

    @rule.INCIDENT-TOUCH-MALFUNCTION @defect.D097 @id.SILENT-COMPLAINT-02
    Scenario: The touch page says nothing of complaints
      When a complaint that names the user ID, the date and time, the dealer, the table ID, the round ID is filed 01:00:00 after the event
      Then this table has no rule for that

    @rule.OFFER-BIG-SMALL @defect.D097 @id.SILENT-COMPLAINT-03
    Scenario: The big-small page says nothing of complaints
      When a complaint that names the user ID, the date and time, the dealer, the table ID, the round ID is filed 01:00:00 after the event
      Then this table has no rule for that

  Rule: There is a bet slip only where the page describes one

    @rule.INCIDENT-BAKARAT-DISCONNECTION-BETS @defect.D097 @id.SILENT-SLIP-01
    Scenario: The bakarat page speaks of confirmed bets, and describes no bet slip
      Given a bettor with 1,000.00 at limits of 5.00 to 500.00
      When the bettor selects the chip of 10.00
      Then this table has no rule for that

    @rule.OFFER-BIG-SMALL @defect.D097 @id.SILENT-SLIP-02
    Scenario: The big-small page describes no bet slip
      Given a bettor with 1,000.00 at limits of 5.00 to 500.00
      When the bettor selects the chip of 10.00
      Then this table has no rule for that
