Feature: Naturals
  A natural is a total of eight or nine in the first two cards. It ends the draw for both hands, and then the higher total wins as always.

  @rule.NATURAL-TOTALS @rule.NATURAL-STOPS
  Rule: A natural in either hand stops both

    @id.NATURALS-STOP-01
    Scenario Outline: Player's natural <player> leaves Banker standing on <banker>
      Given the shoe deals <deal> 5♦ 4♠
      When the coup is played
      Then Player stands
      And Banker stands
      And Player wins the coup

      Examples: A natural eight
        | player | banker | deal         |
        | 8      | 0      | 3♠ K♦ 5♥ 10♣ |
        | 8      | 1      | K♠ A♦ 8♥ Q♣  |
        | 8      | 2      | 9♠ A♦ 9♥ A♣  |
        | 8      | 3      | 2♠ 9♦ 6♥ 4♣  |
        | 8      | 4      | J♠ 8♦ 8♥ 6♣  |
        | 8      | 5      | 7♠ 2♦ A♥ 3♣  |

      Examples: A natural nine
        | player | banker | deal        |
        | 9      | 0      | 4♠ 4♦ 5♥ 6♣ |
        | 9      | 1      | Q♠ J♦ 9♥ A♣ |
        | 9      | 2      | 6♠ 5♦ 3♥ 7♣ |
        | 9      | 3      | 2♠ A♦ 7♥ 2♣ |
        | 9      | 4      | A♠ K♦ 8♥ 4♣ |
        | 9      | 5      | K♠ 9♦ 9♥ 6♣ |

    @id.NATURALS-STOP-02
    Scenario Outline: Banker's natural <banker> leaves Player standing on <player>
      Given the shoe deals <deal> 4♦ 5♠
      When the coup is played
      Then Player stands
      And Banker stands
      And Banker wins the coup

      Examples: A natural eight
        | banker | player | deal         |
        | 8      | 0      | K♠ 3♦ Q♥ 5♣  |
        | 8      | 1      | A♠ K♦ 10♥ 8♣ |
        | 8      | 2      | A♠ 9♦ A♥ 9♣  |
        | 8      | 3      | 9♠ 2♦ 4♥ 6♣  |
        | 8      | 4      | 8♠ J♦ 6♥ 8♣  |
        | 8      | 5      | 2♠ 7♦ 3♥ A♣  |

      Examples: A natural nine
        | banker | player | deal        |
        | 9      | 0      | 4♠ 4♦ 6♥ 5♣ |
        | 9      | 1      | J♠ Q♦ A♥ 9♣ |
        | 9      | 2      | 5♠ 6♦ 7♥ 3♣ |
        | 9      | 3      | A♠ 2♦ 2♥ 7♣ |
        | 9      | 4      | K♠ A♦ 4♥ 8♣ |
        | 9      | 5      | 9♠ K♦ 6♥ 9♣ |

  @rule.NATURAL-TOTALS
  Rule: Seven is no natural

    @id.NATURALS-SEVEN-01
    Scenario: Player's seven does not stop Banker
      Given the shoe deals 3♠ 2♦ 4♥ K♣ 6♦
      When the coup is played
      Then Player stands
      And Banker draws a third card
      And Banker holds 2♦ K♣ 6♦ for 8

    @id.NATURALS-SEVEN-02
    Scenario: Banker's seven does not stop Player
      Given the shoe deals 2♠ 3♦ 2♥ 4♣ 5♦
      When the coup is played
      Then Player draws a third card
      And Player holds 2♠ 2♥ 5♦ for 9
      And Banker stands

  @rule.NATURAL-TOTALS @rule.NATURAL-STOPS
  Rule: A three-card eight or nine is no natural, so Banker still follows the tableau

    @id.NATURALS-THREE-CARDS-01
    Scenario: Banker draws on 5 against a three-card eight, and beats it
      Given the shoe deals 2♠ 2♦ 2♥ 3♣ 4♦ 4♠
      When the coup is played
      Then Player holds 2♠ 2♥ 4♦ for 8
      And Banker draws a third card
      And Banker holds 2♦ 3♣ 4♠ for 9
      And Banker wins the coup

    @id.NATURALS-THREE-CARDS-02
    Scenario: Banker draws on 6 against a three-card nine
      Given the shoe deals A♠ K♦ 2♥ 6♣ 6♦ 2♠
      When the coup is played
      Then Player holds A♠ 2♥ 6♦ for 9
      And Banker draws a third card
      And Banker holds K♦ 6♣ 2♠ for 8
      And Player wins the coup

  @rule.WIN-HIGHER @rule.NATURAL-STOPS
  Rule: A natural is not automatically the winner: nine beats eight

    @id.NATURALS-NINE-BEATS-EIGHT-01
    Scenario: Player's natural nine beats Banker's natural eight
      Given the shoe deals 4♠ K♦ 5♥ 8♣
      When the coup is played
      Then Player holds 4♠ 5♥ for 9
      And Banker holds K♦ 8♣ for 8
      And Player wins the coup
      And the margin is 1

    @id.NATURALS-NINE-BEATS-EIGHT-02
    Scenario: Banker's natural nine beats Player's natural eight
      Given the shoe deals 3♠ 2♦ 5♥ 7♣
      When the coup is played
      Then Player holds 3♠ 5♥ for 8
      And Banker holds 2♦ 7♣ for 9
      And Banker wins the coup
      And the margin is 1

  @rule.WIN-TIE @rule.NATURAL-STOPS
  Rule: Equal naturals tie

    @id.NATURALS-TIE-01
    Scenario: Two natural eights tie
      Given the shoe deals K♠ 3♦ 8♥ 5♣
      When the coup is played
      Then Player holds K♠ 8♥ for 8
      And Banker holds 3♦ 5♣ for 8
      And the coup is a tie

    @id.NATURALS-TIE-02
    Scenario: Two natural nines tie
      Given the shoe deals 4♠ Q♦ 5♥ 9♣
      When the coup is played
      Then Player holds 4♠ 5♥ for 9
      And Banker holds Q♦ 9♣ for 9
      And the coup is a tie
