Feature: The shoe
  A shoe begins with a burn, lasts until the cut card ends it, and is then followed by a new one. Each table has its own rules, and none of another.

  Rule: A shoe holds eight decks, less the cards that leave it before the first round

    @rule.DECKS-TOUCH @rule.SHOE-TOUCH-SHUFFLE @id.SHOE-DECKS-01
    Scenario: Eight decks at touch are 416 cards
      Given a new shoe begins
      Then the shoe holds 416 cards

    @rule.DECKS-BIG-SMALL @id.SHOE-DECKS-02
    Scenario: Eight decks at big-small are 416 cards
      Given a new shoe begins
      Then the shoe holds 416 cards

    @rule.DECKS-BAKARAT @rule.SHOE-BURN-START @rule.SHOE-BURN-EXPOSED @id.SHOE-DECKS-03
    Scenario: At bakarat the exposed card and the burnt cards have left the shoe
      The seven is exposed and seven more cards are burnt: eight cards fewer than 416.

      Given a new shoe begins with 7♠ exposed
      Then the shoe holds 408 cards

  Rule: The exposed card sets how many cards are burnt, and is not one of them

    @rule.SHOE-BURN-START @rule.SHOE-BURN-ACE @id.SHOE-BURN-01
    Scenario: An ace burns one card
      When a new shoe begins with A♥ exposed
      Then the number of cards burnt is 1
      And the shoe holds 414 cards

    @rule.SHOE-BURN-START @rule.SHOE-BURN-PIP @id.SHOE-BURN-02
    Scenario Outline: <card> burns <burnt>
      When a new shoe begins with <card> exposed
      Then the number of cards burnt is <burnt>
      And the shoe holds <left> cards

      Examples:
        | card | burnt | left |
        | 2♠   | 2     | 413  |
        | 3♥   | 3     | 412  |
        | 4♦   | 4     | 411  |
        | 5♣   | 5     | 410  |
        | 6♠   | 6     | 409  |
        | 7♥   | 7     | 408  |
        | 8♦   | 8     | 407  |
        | 9♣   | 9     | 406  |

    @rule.SHOE-BURN-START @rule.SHOE-BURN-TEN @id.SHOE-BURN-03
    Scenario Outline: <card> burns ten, although it counts nothing in a hand
      When a new shoe begins with <card> exposed
      Then the number of cards burnt is 10
      And the shoe holds 405 cards

      Examples:
        | card |
        | 10♠  |
        | J♥   |
        | Q♦   |
        | K♣   |

    @rule.SHOE-BURN-START @id.SHOE-BURN-04
    Scenario: Without an exposed card there is no burn, and so no shoe
      When a new shoe begins
      Then the table refuses that

  @rule.SHOE-SBO-BURN
  Rule: At the SBO tables no card is burnt between rounds

    @id.SHOE-SBO-BURN-01
    Scenario: The second round begins without a burn
      Given a new shoe begins
      And the next round begins
      And the round ends
      When the next round begins
      Then the number of cards burnt is 0
      And this is round 2 of the shoe

  @rule.SHOE-CUT-CARD
  Rule: The round in which the cut card is drawn is the last of the shoe

    @id.SHOE-CUT-CARD-01
    Scenario: The cut card makes the round that is being played the last
      Given a new shoe begins with 5♠ exposed
      And the next round begins
      When the cut card is drawn
      Then this is the last round of the shoe

    @id.SHOE-CUT-CARD-02
    Scenario: Without the cut card no round is the last
      Given a new shoe begins with 5♠ exposed
      When the next round begins
      Then this is not the last round of the shoe
      And this is round 1 of the shoe

    @id.SHOE-CUT-CARD-03
    Scenario: The cut card is drawn only once from a shoe
      Given a new shoe begins with 5♠ exposed
      And the next round begins
      And the cut card is drawn
      When the cut card is drawn
      Then the table refuses that

    @id.SHOE-CUT-CARD-04
    Scenario: Between rounds no card is drawn, the cut card neither
      Given a new shoe begins with 5♠ exposed
      When the cut card is drawn
      Then the table refuses that

  @rule.SHOE-BAKARAT-NEW-SHOE
  Rule: After the last round the cards are shuffled and a new shoe is used

    @id.SHOE-NEW-SHOE-01
    Scenario: No round follows the last one
      Given a new shoe begins with 5♠ exposed
      And the next round begins
      And the cut card is drawn
      And the round ends
      When the next round begins
      Then the table refuses that

    @id.SHOE-NEW-SHOE-02
    Scenario: The new shoe is shuffled and counts its rounds from one
      Given a new shoe begins with 5♠ exposed
      And the next round begins
      And the cut card is drawn
      And the round ends
      When a new shoe begins with K♦ exposed
      Then the cards are shuffled
      And the number of cards burnt is 10

    @id.SHOE-NEW-SHOE-03
    Scenario: The first round of the new shoe is round one, and not the last
      Given a new shoe begins with 5♠ exposed
      And the next round begins
      And the cut card is drawn
      And the round ends
      And a new shoe begins with K♦ exposed
      When the next round begins
      Then this is round 1 of the shoe
      And this is not the last round of the shoe
      And the cards are not shuffled

  @rule.SHOE-TOUCH-SHUFFLE
  Rule: At touch the cards are shuffled before every round

    @id.SHOE-TOUCH-01
    Scenario: The first round is shuffled
      Given a new shoe begins
      When the next round begins
      Then the cards are shuffled
      And this is round 1 of the shoe

    @id.SHOE-TOUCH-02
    Scenario: The second round is shuffled too
      Given a new shoe begins
      And the next round begins
      And the round ends
      When the next round begins
      Then the cards are shuffled
      And this is round 2 of the shoe

  @rule.SHOE-SBO-RESHUFFLE
  Rule: The SBO operator may reshuffle when an error happens while the cards are shuffled

    @id.SHOE-RESHUFFLE-01
    Scenario Outline: After <error> the cards may be shuffled again
      Given a new shoe begins
      When the operator reshuffles after <error>
      Then the cards are shuffled
      And the table accepts that

      Examples:
        | error             |
        | a human error     |
        | a technical error |
