Feature: Banker's third card
  Banker acts after Player. If Player stood, only Banker's own total counts.
  If Player drew, the points of Player's third card count as well.

  @rule.DRAW-BS0 @rule.DRAW-BS1 @rule.DRAW-BS2 @rule.DRAW-BS3 @rule.DRAW-BS4 @rule.DRAW-BS5
  Rule: When Player stood, Banker draws on 0 to 5

    @id.BANKER-STOOD-01
    Scenario Outline: Player stood on <player>, Banker draws on <banker>
      Given the shoe deals K♠ <first> <card> <second> A♦
      When the coup is played
      Then Player stands
      And Banker draws a third card
      And Banker holds <first> <second> A♦ for <final>

      Examples: Player stood on six
        | player | card | banker | first | second | final |
        | 6      | 6♥   | 0      | K♦    | 10♣    | 1     |
        | 6      | 6♥   | 1      | 5♦    | 6♣     | 2     |
        | 6      | 6♥   | 2      | J♦    | 2♣     | 3     |
        | 6      | 6♥   | 3      | 9♦    | 4♣     | 4     |
        | 6      | 6♥   | 4      | A♦    | 3♣     | 5     |
        | 6      | 6♥   | 5      | 8♦    | 7♣     | 6     |

      Examples: Player stood on seven
        | player | card | banker | first | second | final |
        | 7      | 7♥   | 0      | 3♦    | 7♣     | 1     |
        | 7      | 7♥   | 1      | A♦    | Q♣     | 2     |
        | 7      | 7♥   | 2      | 4♦    | 8♣     | 3     |
        | 7      | 7♥   | 3      | A♦    | 2♣     | 4     |
        | 7      | 7♥   | 4      | K♦    | 4♣     | 5     |
        | 7      | 7♥   | 5      | 2♦    | 3♣     | 6     |

  @rule.DRAW-BS6 @rule.DRAW-BS7
  Rule: When Player stood, Banker stands on 6 and 7
    The rows for a Player who drew are not used here: Banker's six stands, although Player's last card is a six or a seven.

    @id.BANKER-STOOD-02
    Scenario Outline: Player stood on <player>, Banker stands on <banker> (<first> <second>)
      Given the shoe deals K♠ <first> <card> <second> A♦
      When the coup is played
      Then Player stands
      And Banker stands
      And Banker holds <first> <second> for <banker>

      Examples: Player stood on six
        | player | card | banker | first | second |
        | 6      | 6♥   | 6      | K♦    | 6♣     |
        | 6      | 6♥   | 6      | 8♦    | 8♣     |
        | 6      | 6♥   | 7      | 3♦    | 4♣     |

      Examples: Player stood on seven
        | player | card | banker | first | second |
        | 7      | 7♥   | 6      | 5♦    | A♣     |
        | 7      | 7♥   | 7      | Q♦    | 7♣     |
        | 7      | 7♥   | 7      | 8♦    | 9♣     |

  @rule.DRAW-B0
  Rule: Banker draws on 0, whatever Player's third card

    @id.BANKER-DRAW-0
    Scenario Outline: Banker's 0 against <third>
      Given the shoe deals 2♠ K♦ 3♥ Q♣ <third> 5♠
      When the coup is played
      Then Player draws a third card
      And Banker draws a third card

      Examples:
        | third |
        | 10♦   |
        | J♦    |
        | Q♦    |
        | K♦    |
        | A♦    |
        | 2♦    |
        | 3♦    |
        | 4♦    |
        | 5♦    |
        | 6♦    |
        | 7♦    |
        | 8♦    |
        | 9♦    |

  @rule.DRAW-B1
  Rule: Banker draws on 1, whatever Player's third card

    @id.BANKER-DRAW-1
    Scenario Outline: Banker's 1 against <third>
      Given the shoe deals A♠ 10♦ 3♥ A♣ <third> 5♠
      When the coup is played
      Then Player draws a third card
      And Banker draws a third card

      Examples:
        | third |
        | 10♦   |
        | J♦    |
        | Q♦    |
        | K♦    |
        | A♦    |
        | 2♦    |
        | 3♦    |
        | 4♦    |
        | 5♦    |
        | 6♦    |
        | 7♦    |
        | 8♦    |
        | 9♦    |

  @rule.DRAW-B2
  Rule: Banker draws on 2, whatever Player's third card

    @id.BANKER-DRAW-2
    Scenario Outline: Banker's 2 against <third>
      Given the shoe deals 9♠ 7♦ 4♥ 5♣ <third> 5♠
      When the coup is played
      Then Player draws a third card
      And Banker draws a third card

      Examples:
        | third |
        | 10♦   |
        | J♦    |
        | Q♦    |
        | K♦    |
        | A♦    |
        | 2♦    |
        | 3♦    |
        | 4♦    |
        | 5♦    |
        | 6♦    |
        | 7♦    |
        | 8♦    |
        | 9♦    |

  @rule.DRAW-B3
  Rule: Banker draws on 3, except on Player's 8

    @id.BANKER-DRAW-3
    Scenario Outline: Banker's 3 against <third>: Banker <decision>
      Given the shoe deals K♠ A♦ 2♥ 2♣ <third> 5♠
      When the coup is played
      Then Player draws a third card
      And Banker <decision>

      Examples:
        | third | decision           |
        | 10♦   | draws a third card |
        | J♦    | draws a third card |
        | Q♦    | draws a third card |
        | K♦    | draws a third card |
        | A♦    | draws a third card |
        | 2♦    | draws a third card |
        | 3♦    | draws a third card |
        | 4♦    | draws a third card |
        | 5♦    | draws a third card |
        | 6♦    | draws a third card |
        | 7♦    | draws a third card |
        | 8♦    | stands             |
        | 9♦    | draws a third card |

    @id.BANKER-DRAW-3-CARD
    Scenario: Player's third card counts, not the total of Player's hand
      Given the shoe deals K♠ A♦ 5♥ 2♣ 3♦ 5♠
      When the coup is played
      Then Player holds K♠ 5♥ 3♦ for 8
      And Banker draws a third card

  @rule.DRAW-B4
  Rule: Banker draws on 4 when Player's third card counts 2 to 7

    @id.BANKER-DRAW-4
    Scenario Outline: Banker's 4 against <third>: Banker <decision>
      Given the shoe deals A♠ 9♦ K♥ 5♣ <third> 5♠
      When the coup is played
      Then Player draws a third card
      And Banker <decision>

      Examples:
        | third | decision           |
        | 10♦   | stands             |
        | J♦    | stands             |
        | Q♦    | stands             |
        | K♦    | stands             |
        | A♦    | stands             |
        | 2♦    | draws a third card |
        | 3♦    | draws a third card |
        | 4♦    | draws a third card |
        | 5♦    | draws a third card |
        | 6♦    | draws a third card |
        | 7♦    | draws a third card |
        | 8♦    | stands             |
        | 9♦    | stands             |

  @rule.DRAW-B5
  Rule: Banker draws on 5 when Player's third card counts 4 to 7

    @id.BANKER-DRAW-5
    Scenario Outline: Banker's 5 against <third>: Banker <decision>
      Given the shoe deals 2♠ J♦ 2♥ 5♣ <third> 5♠
      When the coup is played
      Then Player draws a third card
      And Banker <decision>

      Examples:
        | third | decision           |
        | 10♦   | stands             |
        | J♦    | stands             |
        | Q♦    | stands             |
        | K♦    | stands             |
        | A♦    | stands             |
        | 2♦    | stands             |
        | 3♦    | stands             |
        | 4♦    | draws a third card |
        | 5♦    | draws a third card |
        | 6♦    | draws a third card |
        | 7♦    | draws a third card |
        | 8♦    | stands             |
        | 9♦    | stands             |

  @rule.DRAW-B6
  Rule: Banker draws on 6 when Player's third card counts 6 or 7

    @id.BANKER-DRAW-6
    Scenario Outline: Banker's 6 against <third>: Banker <decision>
      Given the shoe deals 10♠ 2♦ 5♥ 4♣ <third> 5♠
      When the coup is played
      Then Player draws a third card
      And Banker <decision>

      Examples:
        | third | decision           |
        | 10♦   | stands             |
        | J♦    | stands             |
        | Q♦    | stands             |
        | K♦    | stands             |
        | A♦    | stands             |
        | 2♦    | stands             |
        | 3♦    | stands             |
        | 4♦    | stands             |
        | 5♦    | stands             |
        | 6♦    | draws a third card |
        | 7♦    | draws a third card |
        | 8♦    | stands             |
        | 9♦    | stands             |

  @rule.DRAW-B7
  Rule: Banker stands on 7, whatever Player's third card

    @id.BANKER-DRAW-7
    Scenario Outline: Banker's 7 against <third>
      Given the shoe deals A♠ 3♦ 2♥ 4♣ <third> 5♠
      When the coup is played
      Then Player draws a third card
      And Banker stands

      Examples:
        | third |
        | 10♦   |
        | J♦    |
        | Q♦    |
        | K♦    |
        | A♦    |
        | 2♦    |
        | 3♦    |
        | 4♦    |
        | 5♦    |
        | 6♦    |
        | 7♦    |
        | 8♦    |
        | 9♦    |
