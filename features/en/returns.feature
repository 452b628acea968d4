Feature: Returns to the bettor
  The return of a bet in the long run, for each unit staked, follows exactly from the rules and the number of decks. The pages state a few of these returns; each is either found again or belongs to no bet.

  Rule: The returns that touch states are those of its bets with eight decks

    @rule.RETURN-TOUCH-BANKER @id.RETURN-TOUCH-01
    Scenario: Banker returns 98.94 percent where nothing is rounded
      When the return of Banker is calculated for a stake of 1.00
      Then the return is 98.94%
      And touch states 98.94% for the return of Banker

    @rule.RETURN-TOUCH-BANKER @rule.ROUNDING-TOUCH @id.RETURN-TOUCH-02
    Scenario Outline: Rounding down takes its share: Banker with <stake> returns <percent>
      When the return of Banker is calculated for a stake of <stake>
      Then the return is <percent>

      Examples:
        | stake | percent |
        | 0.10  | 96.65%  |
        | 0.20  | 98.94%  |
        | 0.30  | 98.18%  |

    @rule.RETURN-TOUCH-PLAYER @id.RETURN-TOUCH-03
    Scenario: Player returns 98.76 percent
      When the return of Player is calculated
      Then the return is 98.76%
      And touch states 98.76% for the return of Player

    @rule.RETURN-TOUCH-TIE @id.RETURN-TOUCH-04
    Scenario: Tie returns 85.64 percent
      When the return of Tie is calculated
      Then the return is 85.64%
      And touch states 85.64% for the return of Tie

  @rule.RETURN-BAKARAT-MAXIMUM
  Rule: The largest return that bakarat states is that of Banker with commission

    @id.RETURN-BAKARAT-01
    Scenario: Banker returns 98.94 percent, and no bet more
      When the return of Banker is calculated
      Then the return is 98.94%
      And the largest return of the table is 98.94%
      And bakarat states 98.94% for the return of Banker

  Rule: The two returns that the SBO pages state belong to no bet

    @rule.RETURN-SBO-THEORETICAL @id.RETURN-SBO-01
    Scenario Outline: <page> states 98.41 percent, which no bet returns
      Then no bet of the table returns 98.41%
      And <page> states 98.41% for the return of the game

      Examples:
        | page   |
        | sbo-id |
        | sbo-vi |

    @rule.RETURN-SBO-LONG-RUN @id.RETURN-SBO-02
    Scenario Outline: <page> states 98.48 percent, which no bet returns
      Then no bet of the table returns 98.48%
      And <page> states 98.48% for the return of the game

      Examples:
        | page   |
        | sbo-id |
        | sbo-vi |

  Rule: A return is stated for a table only by its own pages

    @rule.RETURN-SBO-THEORETICAL @rule.RETURN-SBO-LONG-RUN @id.RETURN-STATED-01
    Scenario: The SBO pages state two returns
      Then the number of returns that the pages state for this table is 2

    @rule.RETURN-TOUCH-BANKER @rule.RETURN-TOUCH-PLAYER @rule.RETURN-TOUCH-TIE @id.RETURN-STATED-02
    Scenario: The touch page states three returns
      Then the number of returns that the pages state for this table is 3

    @rule.RETURN-BAKARAT-MAXIMUM @id.RETURN-STATED-03
    Scenario: The bakarat page states one return
      Then the number of returns that the pages state for this table is 1

    @rule.OFFER-BAKARAT-NO-COMMISSION @defect.D025 @id.RETURN-STATED-04
    Scenario: For the mode without commission the bakarat page states none, and the largest is that of Player
      When the return of Player is calculated
      Then the return is 98.76%
      And the largest return of the table is 98.76%
      And the number of returns that the pages state for this table is 0

    @rule.DECKS-BIG-SMALL @defect.D097 @id.RETURN-STATED-05
    Scenario: The big-small page states no return
      Then the number of returns that the pages state for this table is 0

  Rule: The number of decks changes the return

    @rule.PAY-TIE-WIN @rule.PAY-TIE-LOSS @id.RETURN-DECKS-01
    Scenario Outline: Tie with <decks> decks returns <percent>
      When the return of Tie is calculated for <decks> decks
      Then the return is <percent>

      Examples:
        | decks | percent |
        | 6     | 85.56%  |
        | 8     | 85.64%  |

    @rule.PAY-PAIR-WIN @rule.PAY-PAIR-LOSS @id.RETURN-DECKS-02
    Scenario Outline: Player Pair with <decks> decks returns <percent>
      When the return of Player Pair is calculated for <decks> decks
      Then the return is <percent>

      Examples:
        | decks | percent |
        | 6     | 88.75%  |
        | 8     | 89.64%  |
