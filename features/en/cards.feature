Feature: What the cards count
  A card counts by its rank, and a hand counts the units of the sum of its cards.
  In many of these coups Banker has a natural, so that Player keeps just the two cards we look at.

  @rule.CARD-ACE
  Rule: The ace counts one

    @id.CARDS-ACE-01
    Scenario: An ace and a king are one point
      Given the shoe deals A♠ 4♦ K♥ 5♣
      When the coup is played
      Then Player holds A♠ K♥ for 1

    @id.CARDS-ACE-02
    Scenario: Two aces are two points
      Given the shoe deals A♠ 4♦ A♥ 5♣
      When the coup is played
      Then Player holds A♠ A♥ for 2

  @rule.CARD-PIP
  Rule: The cards from two to nine count what is printed on them

    @id.CARDS-PIP-01
    Scenario Outline: A <card> and a king are <points> points
      Given the shoe deals <card> 4♦ K♥ 5♣
      When the coup is played
      Then Player holds <card> K♥ for <points>

      Examples:
        | card | points |
        | 2♠   | 2      |
        | 3♠   | 3      |
        | 4♠   | 4      |
        | 5♠   | 5      |
        | 6♠   | 6      |
        | 7♠   | 7      |
        | 8♠   | 8      |
        | 9♠   | 9      |

  @rule.CARD-TEN-FACE
  Rule: The ten, the jack, the queen and the king count nothing

    @id.CARDS-TEN-FACE-01
    Scenario Outline: A <card> adds nothing to a seven
      Given the shoe deals <card> 4♦ 7♥ 5♣
      When the coup is played
      Then Player holds <card> 7♥ for 7

      Examples:
        | card |
        | 10♠  |
        | J♠   |
        | Q♠   |
        | K♠   |

  @rule.CARD-ACE @rule.CARD-PIP @rule.CARD-TEN-FACE
  Rule: The suit of a card never counts

    @id.CARDS-SUIT-01
    Scenario Outline: A six and an ace of <suit> are seven points
      Given the shoe deals 6<suit> 4♦ A<suit> 5♣
      When the coup is played
      Then Player holds 6<suit> A<suit> for 7

      Examples:
        | suit |
        | ♠    |
        | ♥    |
        | ♦    |
        | ♣    |

    @id.CARDS-SUIT-02
    Scenario: The same ranks in other suits are the same points
      Given the shoe deals Q♠ Q♦ 7♥ 7♣
      When the coup is played
      Then Player holds Q♠ 7♥ for 7
      And Banker holds Q♦ 7♣ for 7
      And the coup is a tie

  @rule.TOTAL-UNITS
  Rule: A hand counts the units of the sum of its cards

    @id.CARDS-TOTAL-01
    Scenario: 4 + 2 + 6 = 12, which counts 2
      Given the shoe deals 2♠ 4♦ 3♥ 2♣ 6♦ 6♠
      When the coup is played
      Then Banker holds 4♦ 2♣ 6♠ for 2

    @id.CARDS-TOTAL-02
    Scenario: 5 + 6 + 8 = 19, which counts 9
      Given the shoe deals 5♠ K♦ 6♥ 7♣ 8♦
      When the coup is played
      Then Player holds 5♠ 6♥ 8♦ for 9

    @id.CARDS-TOTAL-03
    Scenario: 7 + 3 = 10, which counts 0
      Given the shoe deals 7♠ 9♦ 3♥ Q♣
      When the coup is played
      Then Player holds 7♠ 3♥ for 0

    @id.CARDS-TOTAL-04
    Scenario: Three tens count 0
      Given the shoe deals 10♠ K♦ 10♥ 7♣ 10♦
      When the coup is played
      Then Player holds 10♠ 10♥ 10♦ for 0

    @id.CARDS-TOTAL-05
    Scenario: An eight and a nine are 17, which counts 7
      Given the shoe deals 2♠ 8♦ 4♥ 9♣
      When the coup is played
      Then Banker holds 8♦ 9♣ for 7

    @id.CARDS-TOTAL-06
    Scenario: A sum of 13 counts 3
      Given the shoe deals 6♠ 3♦ 7♥ 5♣
      When the coup is played
      Then Player holds 6♠ 7♥ for 3

    @id.CARDS-TOTAL-07
    Scenario: A sum of 20 counts nothing, so ten goes off twice
      Given the shoe deals 5♠ K♦ 6♥ 7♣ 9♦
      When the coup is played
      Then Player holds 5♠ 6♥ 9♦ for 0

    @id.CARDS-TOTAL-08
    Scenario: A sum of 25, the highest there is, counts 5
      Given the shoe deals A♠ 8♦ 4♥ 8♣ 7♦ 9♠
      When the coup is played
      Then Banker holds 8♦ 8♣ 9♠ for 5
