Feature: The bet slip at the SBO tables
  A bet counts once it is confirmed, and betting is open for thirty seconds. What is not confirmed by then takes no part in the round and costs nothing.

  Rule: Each click adds one chip of the selected value

    @rule.SLIP-ADD-CHIP @rule.SLIP-WINDOW-OPEN @id.SLIP-ADD-01
    Scenario: One click is one chip
      Given a bettor with 1,000.00 at limits of 5.00 to 500.00
      And the bettor selects the chip of 10.00
      When the bettor clicks Player
      Then Player has 10.00 unconfirmed
      And the balance is 1,000.00

    @rule.SLIP-ADD-CHIP @id.SLIP-ADD-02
    Scenario: Three clicks are three chips
      Given a bettor with 1,000.00 at limits of 5.00 to 500.00
      And the bettor selects the chip of 10.00
      When the bettor clicks Player 3 times
      Then Player has 30.00 unconfirmed

    @rule.SLIP-CHANGE-CHIP @id.SLIP-ADD-03
    Scenario: A chip of another value is added to the same stake
      Given a bettor with 1,000.00 at limits of 5.00 to 500.00
      And the bettor selects the chip of 10.00
      And the bettor clicks Player
      And the bettor selects the chip of 25.00
      When the bettor clicks Player
      Then Player has 35.00 unconfirmed

    @rule.SLIP-ADD-CHIP @id.SLIP-ADD-04
    Scenario: Without a chip a click adds nothing
      Given a bettor with 1,000.00 at limits of 5.00 to 500.00
      When the bettor clicks Player
      Then the slip refuses that
      And there is no bet on the table

    @rule.LIMIT-SBO-MAXIMUM @id.SLIP-MAXIMUM-01
    Scenario: Chips are added up to the table's largest stake
      Given a bettor with 1,000.00 at limits of 5.00 to 30.00
      And the bettor selects the chip of 10.00
      When the bettor clicks Player 3 times
      Then the slip accepts that
      And Player has 30.00 unconfirmed

    @rule.LIMIT-SBO-MAXIMUM @id.SLIP-MAXIMUM-02
    Scenario: A chip that would exceed it is refused, and the stake stays
      Given a bettor with 1,000.00 at limits of 5.00 to 30.00
      And the bettor selects the chip of 10.00
      And the bettor clicks Player 3 times
      When the bettor clicks Player
      Then the slip refuses that
      And Player has 30.00 unconfirmed

    @rule.LIMIT-SBO-MAXIMUM @id.SLIP-MAXIMUM-03
    Scenario: Confirmed chips count towards the largest stake
      Given a bettor with 1,000.00 at limits of 5.00 to 30.00
      And the bettor selects the chip of 20.00
      And the bettor clicks Player
      And the bettor presses confirm
      When the bettor clicks Player
      Then the slip refuses that
      And Player is confirmed with 20.00

  Rule: Confirming charges every bet on the table, and bets added later need another confirmation

    @rule.SLIP-CONFIRM @id.SLIP-CONFIRM-01
    Scenario: Confirmed bets are charged
      Given a bettor with 1,000.00 at limits of 5.00 to 500.00
      And the bettor selects the chip of 10.00
      And the bettor clicks Player
      And the bettor clicks Tie
      When the bettor presses confirm
      Then Player is confirmed with 10.00
      And Tie is confirmed with 10.00
      And there is no unconfirmed bet on the table
      And the balance is 980.00

    @rule.SLIP-PAIR-CONFIRM @id.SLIP-CONFIRM-02
    Scenario: Pair bets are confirmed by the same button
      Given a bettor with 1,000.00 at limits of 5.00 to 500.00
      And the bettor selects the chip of 10.00
      And the bettor clicks Player Pair
      And the bettor clicks Banker Pair
      When the bettor presses confirm
      Then Player Pair is confirmed with 10.00
      And Banker Pair is confirmed with 10.00
      And the balance is 980.00

    @rule.SLIP-CONFIRM-AGAIN @id.SLIP-CONFIRM-03
    Scenario: A bet added after the confirmation is not confirmed yet
      Given a bettor with 1,000.00 at limits of 5.00 to 500.00
      And the bettor selects the chip of 10.00
      And the bettor clicks Player
      And the bettor presses confirm
      When the bettor clicks Banker
      Then Player is confirmed with 10.00
      And Banker has 10.00 unconfirmed
      And the balance is 990.00

    @rule.SLIP-CONFIRM-AGAIN @rule.SLIP-CONFIRM @id.SLIP-CONFIRM-04
    Scenario: A second confirmation charges what was added, and nothing twice
      Given a bettor with 1,000.00 at limits of 5.00 to 500.00
      And the bettor selects the chip of 10.00
      And the bettor clicks Player
      And the bettor presses confirm
      And the bettor clicks Player
      When the bettor presses confirm
      Then Player is confirmed with 20.00
      And the balance is 980.00

    @rule.SLIP-CONFIRM @defect.D112 @id.SLIP-CONFIRM-05
    Scenario: Nobody confirms more than the balance
      Given a bettor with 15.00 at limits of 5.00 to 500.00
      And the bettor selects the chip of 20.00
      And the bettor tries to click Player
      When the bettor presses confirm
      Then the slip refuses that
      And the balance is 15.00

    @rule.SLIP-CONFIRM @id.SLIP-CONFIRM-06
    Scenario: Without a bet there is nothing to confirm
      Given a bettor with 1,000.00 at limits of 5.00 to 500.00
      When the bettor presses confirm
      Then the slip refuses that
      And the balance is 1,000.00

    @rule.SLIP-CONFIRM @rule.LIMIT-SBO-RANGE @id.SLIP-CONFIRM-07
    Scenario: A stake below the smallest one is not confirmed
      Given a bettor with 1,000.00 at limits of 5.00 to 500.00
      And the bettor selects the chip of 2.00
      And the bettor clicks Player
      When the bettor presses confirm
      Then the slip refuses that
      And the balance is 1,000.00

    @rule.SLIP-CONFIRM @rule.SLIP-CONFIRM-AGAIN @defect.D112 @id.SLIP-CONFIRM-08
    Scenario: What is charged already counts: a second confirmation cannot exceed what is left
      Given a bettor with 15.00 at limits of 5.00 to 500.00
      And the bettor selects the chip of 10.00
      And the bettor clicks Player
      And the bettor presses confirm
      And the bettor tries to click Player
      When the bettor presses confirm
      Then the slip refuses that
      And Player is confirmed with 10.00
      And the balance is 5.00

  Rule: Double doubles what is not confirmed, and leaves what is

    @rule.SLIP-DOUBLE @id.SLIP-DOUBLE-01
    Scenario: Every unconfirmed stake is doubled
      Given a bettor with 1,000.00 at limits of 5.00 to 500.00
      And the bettor selects the chip of 10.00
      And the bettor clicks Player
      And the bettor clicks Tie 2 times
      When the bettor presses double
      Then Player has 20.00 unconfirmed
      And Tie has 40.00 unconfirmed
      And betting is open

    @rule.SLIP-DOUBLE @rule.SLIP-DOUBLE-CONFIRMED @id.SLIP-DOUBLE-02
    Scenario: A confirmed stake is not doubled
      Given a bettor with 1,000.00 at limits of 5.00 to 500.00
      And the bettor selects the chip of 10.00
      And the bettor clicks Player
      And the bettor presses confirm
      And the bettor clicks Banker
      When the bettor presses double
      Then Player is confirmed with 10.00
      And Banker has 20.00 unconfirmed
      And the balance is 990.00

    @rule.SLIP-DOUBLE-CONFIRMED @id.SLIP-DOUBLE-03
    Scenario: With nothing unconfirmed there is nothing to double
      Given a bettor with 1,000.00 at limits of 5.00 to 500.00
      And the bettor selects the chip of 10.00
      And the bettor clicks Player
      And the bettor presses confirm
      When the bettor presses double
      Then the slip refuses that
      And Player is confirmed with 10.00

    @rule.SLIP-DOUBLE @rule.LIMIT-SBO-MAXIMUM @id.SLIP-DOUBLE-04
    Scenario: Doubling beyond the largest stake is refused, and nothing is doubled
      Given a bettor with 1,000.00 at limits of 5.00 to 30.00
      And the bettor selects the chip of 20.00
      And the bettor clicks Player
      When the bettor presses double
      Then the slip refuses that
      And Player has 20.00 unconfirmed

  Rule: Clear and undo take back what is not confirmed

    @rule.SLIP-CLEAR @rule.SLIP-CLEARED @id.SLIP-CLEAR-01
    Scenario: Clear removes every unconfirmed bet, and nothing is charged
      Given a bettor with 1,000.00 at limits of 5.00 to 500.00
      And the bettor selects the chip of 10.00
      And the bettor clicks Player
      And the bettor clicks Tie
      And the bettor clicks Banker
      When the bettor presses clear
      Then there is no bet on the table
      And the balance is 1,000.00
      And betting is open

    @rule.SLIP-CLEARED @id.SLIP-CLEAR-02
    Scenario: After clearing there is nothing to confirm
      Given a bettor with 1,000.00 at limits of 5.00 to 500.00
      And the bettor selects the chip of 10.00
      And the bettor clicks Player
      And the bettor presses clear
      When the bettor presses confirm
      Then the slip refuses that
      And the balance is 1,000.00

    @rule.SLIP-UNDO @id.SLIP-UNDO-01
    Scenario: Undo removes the latest bet and no other
      Given a bettor with 1,000.00 at limits of 5.00 to 500.00
      And the bettor selects the chip of 10.00
      And the bettor clicks Player
      And the bettor clicks Tie
      And the bettor clicks Player
      When the bettor presses undo
      Then Player has 10.00 unconfirmed
      And Tie has 10.00 unconfirmed
      And betting is open

    @rule.SLIP-UNDO @id.SLIP-UNDO-02
    Scenario: Without a bet there is nothing to undo
      Given a bettor with 1,000.00 at limits of 5.00 to 500.00
      When the bettor presses undo
      Then the slip refuses that

    @rule.SLIP-CONFIRMED-STAYS @id.SLIP-CONFIRMED-01
    Scenario Outline: <button> does nothing to a confirmed bet
      Given a bettor with 1,000.00 at limits of 5.00 to 500.00
      And the bettor selects the chip of 10.00
      And the bettor clicks Player
      And the bettor presses confirm
      When the bettor presses <button>
      Then the slip refuses that
      And Player is confirmed with 10.00
      And the balance is 990.00

      Examples:
        | button |
        | clear  |
        | undo   |

    @rule.SLIP-CONFIRMED-STAYS @rule.SLIP-CLEAR @rule.SLIP-UNDO @defect.D111 @id.SLIP-CONFIRMED-02
    Scenario Outline: <button> takes back at most what was added after the confirmation
      Given a bettor with 1,000.00 at limits of 5.00 to 500.00
      And the bettor selects the chip of 10.00
      And the bettor clicks Player
      And the bettor presses confirm
      And the bettor clicks Player
      When the bettor presses <button>
      Then the slip accepts that, or refuses it and changes nothing
      And Player is confirmed with 10.00
      And the balance is 990.00

      Examples:
        | button |
        | clear  |
        | undo   |

  Rule: Betting is open for thirty seconds

    @rule.SLIP-WINDOW-SECONDS @rule.SLIP-WINDOW-OPEN @id.SLIP-WINDOW-01
    Scenario: A bet after twenty-nine seconds is in time
      Given a bettor with 1,000.00 at limits of 5.00 to 500.00
      And the bettor selects the chip of 10.00
      And 29 seconds pass
      When the bettor clicks Player
      Then the slip accepts that
      And betting is open
      And Player has 10.00 unconfirmed

    @rule.SLIP-WINDOW-SECONDS @rule.SLIP-WINDOW-CLOSED @id.SLIP-WINDOW-02
    Scenario: A bet after thirty seconds is too late
      Given a bettor with 1,000.00 at limits of 5.00 to 500.00
      And the bettor selects the chip of 10.00
      And 30 seconds pass
      When the bettor clicks Player
      Then the slip refuses that
      And betting is closed
      And there is no bet on the table

    @rule.SLIP-WINDOW-SECONDS @id.SLIP-WINDOW-03
    Scenario: The seconds add up
      Given a bettor with 1,000.00 at limits of 5.00 to 500.00
      And 15 seconds pass
      When 15 seconds pass
      Then betting is closed

    @rule.SLIP-WINDOW-CLOSED @id.SLIP-WINDOW-04
    Scenario Outline: After the window <button> does nothing
      Given a bettor with 1,000.00 at limits of 5.00 to 500.00
      And the bettor selects the chip of 10.00
      And the bettor clicks Player
      And the bettor presses confirm
      And 30 seconds pass
      When the bettor presses <button>
      Then the slip refuses that
      And Player is confirmed with 10.00
      And the balance is 990.00

      Examples:
        | button  |
        | double  |
        | confirm |
        | clear   |
        | undo    |

    @rule.SLIP-WINDOW-CLOSED @defect.D118 @id.SLIP-WINDOW-05
    Scenario: After the window a chip opens no betting
      The pages do not say whether a chip can still be selected; no bet can be placed with it.

      Given a bettor with 1,000.00 at limits of 5.00 to 500.00
      And 30 seconds pass
      When the bettor selects the chip of 10.00
      Then the slip accepts that, or refuses it and changes nothing
      And betting is closed
      And there is no bet on the table

    @rule.SLIP-UNCONFIRMED @id.SLIP-WINDOW-06
    Scenario: What is not confirmed when the window closes is dropped and not charged
      Given a bettor with 1,000.00 at limits of 5.00 to 500.00
      And the bettor selects the chip of 10.00
      And the bettor clicks Player
      And the bettor presses confirm
      And the bettor clicks Banker
      And the bettor clicks Tie
      And the bettor clicks Banker
      When 30 seconds pass
      Then Player is confirmed with 10.00
      And there is no unconfirmed bet on the table
      And the balance is 990.00

  Rule: The round is dealt when the window has closed, and the confirmed bets are settled

    @rule.SLIP-WINDOW-DEAL @id.SLIP-ROUND-01
    Scenario: While betting is open, no card is dealt
      Given a bettor with 1,000.00 at limits of 5.00 to 500.00
      And the bettor selects the chip of 10.00
      And the bettor clicks Player
      And the bettor presses confirm
      When the round is dealt 9♠ 2♦ K♥ 5♣
      Then the slip refuses that
      And Player is confirmed with 10.00

    @rule.SLIP-WINDOW-DEAL @rule.SLIP-SETTLEMENT @rule.SLIP-CREDIT @id.SLIP-ROUND-02
    Scenario: A winning stake comes back with its winnings
      Given a bettor with 1,000.00 at limits of 5.00 to 500.00
      And the bettor selects the chip of 10.00
      And the bettor clicks Player
      And the bettor presses confirm
      And 30 seconds pass
      When the round is dealt 9♠ 2♦ K♥ 5♣
      Then the balance is 1,010.00
      And there is no bet on the table
      And betting is open

    @rule.SLIP-SETTLEMENT @id.SLIP-ROUND-03
    Scenario: A losing stake is taken
      Given a bettor with 1,000.00 at limits of 5.00 to 500.00
      And the bettor selects the chip of 10.00
      And the bettor clicks Player
      And the bettor clicks Tie
      And the bettor clicks Player
      And the bettor presses confirm
      And 30 seconds pass
      When the round is dealt 2♠ 9♦ 5♥ K♣
      Then the balance is 970.00
      And there is no bet on the table

    @rule.SLIP-CREDIT @id.SLIP-ROUND-04
    Scenario: A returned stake comes back alone
      Given a bettor with 1,000.00 at limits of 5.00 to 500.00
      And the bettor selects the chip of 10.00
      And the bettor clicks Player
      And the bettor presses confirm
      And 30 seconds pass
      When the round is dealt 9♠ 9♦ K♥ Q♣
      Then the balance is 1,000.00

    @rule.SLIP-UNCONFIRMED @rule.SLIP-SETTLEMENT @id.SLIP-ROUND-05
    Scenario: An unconfirmed bet wins nothing
      Given a bettor with 1,000.00 at limits of 5.00 to 500.00
      And the bettor selects the chip of 10.00
      And the bettor clicks Player
      And 30 seconds pass
      When the round is dealt 9♠ 2♦ K♥ 5♣
      Then the balance is 1,000.00
      And betting is open

    @rule.SLIP-WINDOW-DEAL @rule.SLIP-WINDOW-SECONDS @id.SLIP-ROUND-06
    Scenario: The next round has a window of its own
      Given a bettor with 1,000.00 at limits of 5.00 to 500.00
      And 30 seconds pass
      And the round is dealt 9♠ 2♦ K♥ 5♣
      And 29 seconds pass
      And the bettor selects the chip of 10.00
      When the bettor clicks Player
      Then the slip accepts that
      And Player has 10.00 unconfirmed

  Rule: All five Tiger bets can be placed in one round, beside any other bet

    @rule.SLIP-TIGER-COMBINE @id.SLIP-TIGER-01
    Scenario: Five Tiger bets and Player are confirmed together
      Given a bettor with 1,000.00 at limits of 5.00 to 500.00
      And the bettor selects the chip of 10.00
      And the bettor clicks Tiger
      And the bettor clicks Big Tiger
      And the bettor clicks Small Tiger
      And the bettor clicks Tiger Tie
      And the bettor clicks Tiger Pair
      And the bettor clicks Player
      When the bettor presses confirm
      Then Tiger is confirmed with 10.00
      And Big Tiger is confirmed with 10.00
      And Small Tiger is confirmed with 10.00
      And Tiger Tie is confirmed with 10.00
      And Tiger Pair is confirmed with 10.00
      And Player is confirmed with 10.00
      And the balance is 940.00

    @rule.SLIP-TIGER-COMBINE @id.SLIP-TIGER-04
    Scenario Outline: <bet> is accepted beside all five Tiger bets
      Given a bettor with 1,000.00 at limits of 5.00 to 500.00
      And the bettor selects the chip of 10.00
      And the bettor clicks Tiger
      And the bettor clicks Big Tiger
      And the bettor clicks Small Tiger
      And the bettor clicks Tiger Tie
      And the bettor clicks Tiger Pair
      When the bettor clicks <bet>
      Then the slip accepts that
      And <bet> has 10.00 unconfirmed

      Examples:
        | bet                 |
        | Banker              |
        | Tie                 |
        | Player Pair         |
        | Banker Pair         |
        | Player Dragon Bonus |
        | Banker Dragon Bonus |
        | Fortune Six         |

    @rule.SLIP-TIGER-BEFORE-DEAL @id.SLIP-TIGER-02
    Scenario Outline: <tiger> cannot be placed once the cards are about to be dealt
      Given a bettor with 1,000.00 at limits of 5.00 to 500.00
      And the bettor selects the chip of 10.00
      And 30 seconds pass
      When the bettor clicks <tiger>
      Then the slip refuses that
      And there is no bet on the table

      Examples:
        | tiger       |
        | Tiger       |
        | Big Tiger   |
        | Small Tiger |
        | Tiger Tie   |
        | Tiger Pair  |

    @rule.SLIP-TIGER-BEFORE-DEAL @id.SLIP-TIGER-03
    Scenario: Before that it can
      Given a bettor with 1,000.00 at limits of 5.00 to 500.00
      And the bettor selects the chip of 10.00
      When the bettor clicks Tiger
      Then the slip accepts that
      And Tiger has 10.00 unconfirmed
