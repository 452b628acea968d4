Feature: The deal
  Cards leave the shoe in one fixed order. Nobody chooses; the order and the totals decide everything.

  @rule.DEAL-ORDER
  Rule: The first four cards go to Player, Banker, Player, Banker

    @id.DEAL-ORDER-01
    Scenario: Player gets the first and the third card, Banker the second and the fourth
      Given the shoe deals 2♠ A♦ 4♥ 6♣ 9♦ 9♠
      When the coup is played
      Then Player holds 2♠ 4♥ for 6
      And Banker holds A♦ 6♣ for 7
      And Banker wins the coup

    @id.DEAL-ORDER-02
    Scenario: The very first card is Player's
      Given the shoe deals 9♠ K♦ K♥ 7♣ 5♦ 5♠
      When the coup is played
      Then Player holds 9♠ K♥ for 9
      And Banker holds K♦ 7♣ for 7
      And Player wins the coup

  @rule.DEAL-THIRD
  Rule: Player's third card comes before Banker's

    @id.DEAL-THIRD-01
    Scenario: Both draw, and the fifth card is Player's
      Given the shoe deals 2♠ A♦ 3♥ 2♣ 4♦ 5♠
      When the coup is played
      Then Player holds 2♠ 3♥ 4♦ for 9
      And Banker holds A♦ 2♣ 5♠ for 8
      And Player wins the coup

    @id.DEAL-THIRD-02
    Scenario: Only Player draws, and the sixth card stays in the shoe
      Given the shoe deals 2♠ K♦ 3♥ 7♣ 4♦ 2♦
      When the coup is played
      Then Player holds 2♠ 3♥ 4♦ for 9
      And Banker holds K♦ 7♣ for 7

    @id.DEAL-THIRD-03
    Scenario: Player stands, and the fifth card is Banker's
      Given the shoe deals 10♠ 2♦ 6♥ 3♣ 4♦ K♠
      When the coup is played
      Then Player holds 10♠ 6♥ for 6
      And Banker holds 2♦ 3♣ 4♦ for 9

  @rule.DEAL-THIRD
  Rule: No hand gets more than three cards

    @id.DEAL-THIRD-04
    Scenario: Hands that count nothing after three cards get no fourth
      Given the shoe deals 5♠ Q♦ 5♥ A♣ K♦ 9♠
      When the coup is played
      Then Player holds 5♠ 5♥ K♦ for 0
      And Banker holds Q♦ A♣ 9♠ for 0
      And the coup is a tie
