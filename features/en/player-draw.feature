Feature: Player's third card
  Player is dealt a third card on five or less and stands on six or seven.
  Nobody decides: the total of Player's first two cards does.

  @rule.DRAW-P0 @rule.DRAW-P1 @rule.DRAW-P2 @rule.DRAW-P3 @rule.DRAW-P4 @rule.DRAW-P5
  Rule: Player draws on 0 to 5

    @id.PLAYER-DRAW-01
    Scenario Outline: Player draws on <total> (<first> <second>)
      Given the shoe deals <first> K♦ <second> 7♣ 3♦
      When the coup is played
      Then Player draws a third card
      And Player holds <first> <second> 3♦ for <final>

      Examples:
        | total | first | second | final |
        | 0     | K♠    | Q♥     | 3     |
        | 0     | 4♠    | 6♥     | 3     |
        | 1     | A♠    | 10♥    | 4     |
        | 1     | 2♠    | 9♥     | 4     |
        | 2     | A♠    | A♥     | 5     |
        | 2     | 5♠    | 7♥     | 5     |
        | 3     | 2♠    | A♥     | 6     |
        | 3     | 9♠    | 4♥     | 6     |
        | 4     | J♠    | 4♥     | 7     |
        | 4     | 8♠    | 6♥     | 7     |
        | 5     | 2♠    | 3♥     | 8     |
        | 5     | 9♠    | 6♥     | 8     |

  @rule.DRAW-P6 @rule.DRAW-P7
  Rule: Player stands on 6 and 7

    @id.PLAYER-DRAW-02
    Scenario Outline: Player stands on <total> (<first> <second>)
      Given the shoe deals <first> K♦ <second> 7♣ 3♦
      When the coup is played
      Then Player stands
      And Player holds <first> <second> for <total>

      Examples:
        | total | first | second |
        | 6     | A♠    | 5♥     |
        | 6     | K♠    | 6♥     |
        | 6     | 7♠    | 9♥     |
        | 7     | 3♠    | 4♥     |
        | 7     | Q♠    | 7♥     |
        | 7     | 8♠    | 9♥     |

  @rule.DRAW-P5
  Rule: Without a natural, Player's draw does not look at Banker's hand

    @id.PLAYER-DRAW-03
    Scenario Outline: Player draws on 5 against Banker's <total>
      Given the shoe deals 2♠ <first> 3♥ <second> 3♦ K♠
      When the coup is played
      Then Player draws a third card
      And Player holds 2♠ 3♥ 3♦ for 8

      Examples:
        | total | first | second |
        | 0     | K♦    | Q♣     |
        | 1     | A♦    | K♣     |
        | 2     | A♦    | A♣     |
        | 3     | A♦    | 2♣     |
        | 4     | 2♦    | 2♣     |
        | 5     | 2♦    | 3♣     |
        | 6     | 2♦    | 4♣     |
        | 7     | 3♦    | 4♣     |
