Feature: The bet slip at touch
  The bettor starts every round: by deal with new chips, or by one of the rebet buttons, which place the bets of the round before and deal at once. There is no timer and nothing is confirmed.

  Rule: Each tap adds one chip of the active value

    @rule.TOUCH-SLIP-ADD-CHIP @id.TOUCH-ADD-01
    Scenario: Two taps are two chips, and nothing is charged yet
      Given a bettor with 100.00 at limits of 1.00 to 50.00
      And the bettor selects the chip of 5.00
      When the bettor clicks Banker 2 times
      Then Banker has 10.00 unconfirmed
      And the balance is 100.00

    @rule.TOUCH-SLIP-ACTIVE-CHIP @id.TOUCH-ADD-02
    Scenario: Only one chip value is active at a time
      Given a bettor with 100.00 at limits of 1.00 to 50.00
      And the bettor selects the chip of 5.00
      And the bettor selects the chip of 1.00
      When the bettor clicks Banker
      Then Banker has 1.00 unconfirmed

    @rule.TOUCH-SLIP-ADD-CHIP @rule.LIMIT-TOUCH-RANGE @id.TOUCH-ADD-03
    Scenario: A chip beyond the largest stake is refused
      Given a bettor with 100.00 at limits of 1.00 to 50.00
      And the bettor selects the chip of 30.00
      And the bettor clicks Banker
      When the bettor clicks Banker
      Then the slip refuses that
      And Banker has 30.00 unconfirmed

  @rule.TOUCH-SLIP-DEAL
  Rule: Deal charges the bets on the table and plays the round

    @id.TOUCH-DEAL-01
    Scenario: A winning bet is charged, paid and still shown
      Banker wins with nine to seven: 10.00 and 95 percent of it come back.

      Given a bettor with 100.00 at limits of 1.00 to 50.00
      And the bettor selects the chip of 10.00
      And the bettor clicks Banker
      When the bettor presses deal, and the shoe deals 2♠ 9♦ 5♥ K♣
      Then the balance is 109.50
      And Banker is still shown with 10.00

    @id.TOUCH-DEAL-02
    Scenario: A losing bet is charged
      Given a bettor with 100.00 at limits of 1.00 to 50.00
      And the bettor selects the chip of 10.00
      And the bettor clicks Player
      When the bettor presses deal, and the shoe deals 2♠ 9♦ 5♥ K♣
      Then the balance is 90.00

    @id.TOUCH-DEAL-03
    Scenario: A tie gives the stake on Banker back
      Given a bettor with 100.00 at limits of 1.00 to 50.00
      And the bettor selects the chip of 10.00
      And the bettor clicks Banker
      When the bettor presses deal, and the shoe deals 9♠ 9♦ K♥ Q♣
      Then the balance is 100.00
      And Banker is still shown with 10.00

    @id.TOUCH-DEAL-04
    Scenario: Without a bet no round starts
      Given a bettor with 100.00 at limits of 1.00 to 50.00
      When the bettor presses deal, and the shoe deals 2♠ 9♦ 5♥ K♣
      Then the slip refuses that
      And the balance is 100.00

    @defect.D112 @id.TOUCH-DEAL-05
    Scenario: Nobody plays for more than the balance
      Given a bettor with 15.00 at limits of 1.00 to 50.00
      And the bettor selects the chip of 20.00
      And the bettor tries to click Tie
      When the bettor presses deal, and the shoe deals 2♠ 9♦ 5♥ K♣
      Then the slip refuses that
      And the balance is 15.00

  Rule: A new bet begins with an empty table

    @rule.TOUCH-SLIP-CLEAR @id.TOUCH-CLEAR-01
    Scenario: Clear removes every bet before the round
      Given a bettor with 100.00 at limits of 1.00 to 50.00
      And the bettor selects the chip of 10.00
      And the bettor clicks Banker
      And the bettor clicks Tie
      And the bettor clicks Player
      When the bettor presses clear
      Then there is no bet on the table
      And the balance is 100.00
      And betting is open

    @rule.TOUCH-SLIP-CLEAR @rule.TOUCH-SLIP-NEW-BET @id.TOUCH-CLEAR-02
    Scenario: Clear removes what the round before has left
      Given a bettor with 100.00 at limits of 1.00 to 50.00
      And the bettor selects the chip of 10.00
      And the bettor clicks Player
      And the bettor clicks Banker
      And the bettor clicks Tie
      And the bettor presses deal, and the shoe deals 2♠ 9♦ 5♥ K♣
      When the bettor presses clear
      Then there is no bet on the table
      And betting is open
      And the balance is 89.50

    @rule.TOUCH-SLIP-CLEAR @id.TOUCH-CLEAR-03
    Scenario: Without a bet there is nothing to clear
      Given a bettor with 100.00 at limits of 1.00 to 50.00
      When the bettor presses clear
      Then the slip refuses that

    @rule.TOUCH-SLIP-NEW-BET @id.TOUCH-NEW-01
    Scenario: A tap before clearing is refused
      Given a bettor with 100.00 at limits of 1.00 to 50.00
      And the bettor selects the chip of 10.00
      And the bettor clicks Player
      And the bettor presses deal, and the shoe deals 2♠ 9♦ 5♥ K♣
      When the bettor clicks Player
      Then the slip refuses that
      And Player is still shown with 10.00

    @rule.TOUCH-SLIP-NEW-BET @id.TOUCH-NEW-02
    Scenario: Deal before clearing is refused: old chips play no new round
      Given a bettor with 100.00 at limits of 1.00 to 50.00
      And the bettor selects the chip of 10.00
      And the bettor clicks Player
      And the bettor presses deal, and the shoe deals 2♠ 9♦ 5♥ K♣
      When the bettor presses deal, and the shoe deals 2♠ 9♦ 5♥ K♣
      Then the slip refuses that
      And the balance is 90.00

    @rule.TOUCH-SLIP-CHIP-CLEARS @id.TOUCH-NEW-03
    Scenario: Touching a chip after the round clears the old bets too
      Given a bettor with 100.00 at limits of 1.00 to 50.00
      And the bettor selects the chip of 10.00
      And the bettor clicks Player
      And the bettor clicks Banker
      And the bettor clicks Tie
      And the bettor presses deal, and the shoe deals 2♠ 9♦ 5♥ K♣
      When the bettor selects the chip of 5.00
      Then there is no bet on the table
      And betting is open

    @rule.TOUCH-SLIP-CHIP-CLEARS @rule.TOUCH-SLIP-NEW-BET @id.TOUCH-NEW-04
    Scenario: After that a new bet can be placed and played
      Given a bettor with 100.00 at limits of 1.00 to 50.00
      And the bettor selects the chip of 10.00
      And the bettor clicks Player
      And the bettor presses deal, and the shoe deals 2♠ 9♦ 5♥ K♣
      And the bettor selects the chip of 5.00
      And the bettor clicks Player
      When the bettor presses deal, and the shoe deals 9♠ 2♦ K♥ 5♣
      Then the balance is 95.00
      And Player is still shown with 5.00

    @rule.TOUCH-SLIP-CHIP-CLEARS @id.TOUCH-NEW-05
    Scenario: Before the round a chip clears nothing
      Given a bettor with 100.00 at limits of 1.00 to 50.00
      And the bettor selects the chip of 10.00
      And the bettor clicks Player
      When the bettor selects the chip of 5.00
      Then Player has 10.00 unconfirmed
      And the slip accepts that

  Rule: Rebet repeats the round before, and rebet double repeats it with twice the stakes

    @rule.TOUCH-SLIP-REBET @rule.TOUCH-SLIP-REBET-STARTS @id.TOUCH-REBET-01
    Scenario: Rebet places the same stake and deals
      Player loses 10.00 in the first round and wins 10.00 in the second.

      Given a bettor with 100.00 at limits of 1.00 to 50.00
      And the bettor selects the chip of 10.00
      And the bettor clicks Player
      And the bettor presses deal, and the shoe deals 2♠ 9♦ 5♥ K♣
      When the bettor presses rebet, and the shoe deals 9♠ 2♦ K♥ 5♣
      Then the balance is 100.00
      And Player is still shown with 10.00
      And betting is closed

    @rule.TOUCH-SLIP-REBET-DOUBLE @rule.TOUCH-SLIP-REBET-STARTS @id.TOUCH-REBET-02
    Scenario: Rebet double places twice the stake and deals
      Player loses 10.00 in the first round and wins 20.00 in the second.

      Given a bettor with 100.00 at limits of 1.00 to 50.00
      And the bettor selects the chip of 10.00
      And the bettor clicks Player
      And the bettor presses deal, and the shoe deals 2♠ 9♦ 5♥ K♣
      When the bettor presses rebet double, and the shoe deals 9♠ 2♦ K♥ 5♣
      Then the balance is 110.00
      And Player is still shown with 20.00

    @rule.TOUCH-SLIP-REBET-DOUBLE @id.TOUCH-REBET-03
    Scenario: Rebet double doubles what the round before was played for, doubled or not
      Given a bettor with 100.00 at limits of 1.00 to 50.00
      And the bettor selects the chip of 10.00
      And the bettor clicks Player
      And the bettor presses deal, and the shoe deals 2♠ 9♦ 5♥ K♣
      And the bettor presses rebet double, and the shoe deals 2♠ 9♦ 5♥ K♣
      When the bettor presses rebet double, and the shoe deals 9♠ 2♦ K♥ 5♣
      Then Player is still shown with 40.00
      And the balance is 110.00

    @rule.TOUCH-SLIP-REBET @id.TOUCH-REBET-04
    Scenario Outline: Without a round before, <button> has nothing to repeat
      Given a bettor with 100.00 at limits of 1.00 to 50.00
      When the bettor presses <button>, and the shoe deals 9♠ 2♦ K♥ 5♣
      Then the slip refuses that
      And the balance is 100.00

      Examples:
        | button       |
        | rebet        |
        | rebet double |

    @rule.TOUCH-SLIP-REBET @id.TOUCH-REBET-05
    Scenario Outline: After clearing, <button> still knows the round before
      Given a bettor with 100.00 at limits of 1.00 to 50.00
      And the bettor selects the chip of 10.00
      And the bettor clicks Player
      And the bettor presses deal, and the shoe deals 2♠ 9♦ 5♥ K♣
      And the bettor presses clear
      When the bettor presses <button>, and the shoe deals 9♠ 2♦ K♥ 5♣
      Then the slip accepts that
      And the balance is <balance>

      Examples:
        | button       | balance |
        | rebet        | 100.00  |
        | rebet double | 110.00  |

    @rule.TOUCH-SLIP-REBET @rule.TOUCH-SLIP-REBET-DOUBLE @defect.D113 @id.TOUCH-REBET-06
    Scenario Outline: After new chips are cleared again, <button> still knows the round before
      Given a bettor with 100.00 at limits of 1.00 to 50.00
      And the bettor selects the chip of 10.00
      And the bettor clicks Player
      And the bettor presses deal, and the shoe deals 2♠ 9♦ 5♥ K♣
      And the bettor selects the chip of 5.00
      And the bettor clicks Tie
      And the bettor presses clear
      When the bettor presses <button>, and the shoe deals 9♠ 2♦ K♥ 5♣
      Then the slip accepts that
      And the balance is <balance>

      Examples:
        | button       | balance |
        | rebet        | 100.00  |
        | rebet double | 110.00  |

    @rule.TOUCH-SLIP-REBET-DOUBLE @id.TOUCH-REBET-07
    Scenario: Rebet double beyond the balance is refused, and nothing is placed
      Given a bettor with 25.00 at limits of 1.00 to 50.00
      And the bettor selects the chip of 10.00
      And the bettor clicks Player
      And the bettor presses deal, and the shoe deals 2♠ 9♦ 5♥ K♣
      When the bettor presses rebet double, and the shoe deals 9♠ 2♦ K♥ 5♣
      Then the slip refuses that
      And Player is still shown with 10.00
      And the balance is 15.00

    @rule.TOUCH-SLIP-DEAL @rule.TOUCH-SLIP-REBET @id.TOUCH-REBET-08
    Scenario: Rebet knows the latest round, and none before it
      Given a bettor with 100.00 at limits of 1.00 to 50.00
      And the bettor selects the chip of 10.00
      And the bettor clicks Player
      And the bettor clicks Banker
      And the bettor clicks Tie
      And the bettor presses deal, and the shoe deals 2♠ 9♦ 5♥ K♣
      And the bettor selects the chip of 10.00
      And the bettor clicks Tie
      And the bettor presses deal, and the shoe deals 2♠ 9♦ 5♥ K♣
      When the bettor presses rebet, and the shoe deals 2♠ 9♦ 5♥ K♣
      Then the balance is 69.50
      And Tie is still shown with 10.00

    @rule.TOUCH-SLIP-REBET @id.TOUCH-REBET-09
    Scenario: Rebet leaves just its own bets shown
      Given a bettor with 100.00 at limits of 1.00 to 50.00
      And the bettor selects the chip of 10.00
      And the bettor clicks Player
      And the bettor clicks Banker
      And the bettor clicks Tie
      And the bettor presses deal, and the shoe deals 2♠ 9♦ 5♥ K♣
      When the bettor presses rebet, and the shoe deals 2♠ 9♦ 5♥ K♣
      Then Player is still shown with 10.00
      And Banker is still shown with 10.00
      And Tie is still shown with 10.00
      And the balance is 79.00

    @rule.TOUCH-SLIP-REBET-DOUBLE @id.TOUCH-REBET-10
    Scenario: Rebet double leaves just its own bets shown
      Given a bettor with 100.00 at limits of 1.00 to 50.00
      And the bettor selects the chip of 10.00
      And the bettor clicks Player
      And the bettor clicks Banker
      And the bettor clicks Tie
      And the bettor presses deal, and the shoe deals 2♠ 9♦ 5♥ K♣
      When the bettor presses rebet double, and the shoe deals 2♠ 9♦ 5♥ K♣
      Then Player is still shown with 20.00
      And Banker is still shown with 20.00
      And Tie is still shown with 20.00
