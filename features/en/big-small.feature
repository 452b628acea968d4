Feature: Big and Small
  These two bets count the cards of the whole coup. Four cards are Small, five or six are Big; who wins does not matter.

  @rule.PAY-SMALL-WIN @rule.PAY-BIG-LOSS
  Rule: Four cards: Small pays 1.45 to 1 and Big loses

    @id.BIG-SMALL-01
    Scenario: A natural leaves four cards on the table
      Given the shoe deals 4♠ K♦ 5♥ Q♣ 2♦ 2♠
      When the coup is played with these bets
        | Big   | 100.00 |
        | Small | 100.00 |
      Then Player holds 4♠ 5♥ for 9
      And Banker holds K♦ Q♣ for 0
      And Small wins 145.00
      And Big loses

    @id.BIG-SMALL-02
    Scenario Outline: Player's <player> and Banker's <banker> are complete with four cards
      Given the shoe deals <deal>
      When the coup is played with these bets
        | Big   | 100.00 |
        | Small | 100.00 |
      Then Small pays 1.45:1
      And Big loses

      Examples:
        | player | banker | deal        |
        | 7      | 6      | K♠ 6♦ 7♥ Q♣ |
        | 6      | 7      | 2♠ 3♦ 4♥ 4♣ |
        | 6      | 6      | 2♠ K♦ 4♥ 6♣ |
        | 5      | 8      | 2♠ 7♦ 3♥ A♣ |

  @rule.PAY-BIG-WIN @rule.PAY-SMALL-LOSS
  Rule: Five or six cards: Big pays 0.53 to 1 and Small loses

    @id.BIG-SMALL-03
    Scenario: Only Player draws, five cards
      Given the shoe deals 2♠ K♦ 3♥ 7♣ 4♦
      When the coup is played with these bets
        | Big   | 100.00 |
        | Small | 100.00 |
      Then Player draws a third card
      And Banker stands
      And Big pays 0.53:1
      And Big wins 53.00
      And Small loses

    @id.BIG-SMALL-04
    Scenario: Only Banker draws, five cards
      Given the shoe deals 10♠ 2♦ 6♥ 3♣ 4♦
      When the coup is played with these bets
        | Big   | 100.00 |
        | Small | 100.00 |
      Then Player stands
      And Banker draws a third card
      And Big pays 0.53:1
      And Big wins 53.00
      And Small loses

    @id.BIG-SMALL-05
    Scenario: Both draw, six cards
      Given the shoe deals 2♠ A♦ 3♥ 2♣ 4♦ 5♠
      When the coup is played with these bets
        | Big   | 100.00 |
        | Small | 100.00 |
      Then Player draws a third card
      And Banker draws a third card
      And Big pays 0.53:1
      And Big wins 53.00
      And Small loses

    @id.BIG-SMALL-06
    Scenario: A tie returns nothing here, six cards are still Big
      Given the shoe deals K♠ 2♦ 10♥ A♣ J♦ 7♠
      When the coup is played with these bets
        | Big   | 100.00 |
        | Small | 100.00 |
      Then the coup is a tie
      And Big wins 53.00
      And Small loses
