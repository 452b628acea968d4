Feature: Tiger Tie and Tiger Pair
  Two of the five Tiger bets stand apart from the six of Banker: one on a tie of six, one on the pairs of both hands together.

  @rule.PAY-TIGER-TIE-WIN
  Rule: Tiger Tie pays 35 to 1 when the coup ties on six

    @id.TIGER-TIE-01
    Scenario: Two cards each, six all
      Given the shoe deals 2♠ K♦ 4♥ 6♣
      When the coup is played with 10.00 on Tiger Tie
      Then Player holds 2♠ 4♥ for 6
      And Banker holds K♦ 6♣ for 6
      And Tiger Tie pays 35:1
      And Tiger Tie wins 350.00

    @id.TIGER-TIE-02
    Scenario Outline: The number of cards does not matter (<deal>)
      Given the shoe deals <deal>
      When the coup is played with 10.00 on Tiger Tie
      Then the coup is a tie
      And Tiger Tie pays 35:1

      Examples:
        | deal               |
        | 2♠ A♦ 4♥ 2♣ 3♦     |
        | A♠ 4♦ 2♥ 10♣ 3♦ 2♠ |

  @rule.PAY-TIGER-TIE-LOSS
  Rule: Tiger Tie loses on any other tie and on any win

    @id.TIGER-TIE-03
    Scenario Outline: Tiger Tie loses on a tie of <total>
      Given the shoe deals <deal>
      When the coup is played with 10.00 on Tiger Tie
      Then the coup is a tie
      And Tiger Tie loses

      Examples:
        | total | deal               |
        | 0     | K♠ 2♦ 10♥ A♣ J♦ 7♠ |
        | 5     | 2♠ K♦ A♥ 5♣ 2♦     |
        | 7     | K♠ 3♦ 7♥ 4♣        |
        | 8     | K♠ 3♦ 8♥ 5♣        |
        | 9     | 4♠ Q♦ 5♥ 9♣        |

    @id.TIGER-TIE-04
    Scenario Outline: Tiger Tie loses when <winner> wins <high>–<low>
      Given the shoe deals <deal>
      When the coup is played with 10.00 on Tiger Tie
      Then <winner> wins the coup
      And Tiger Tie loses

      Examples:
        | winner | high | low | deal            |
        | Banker | 6    | 5   | 2♠ 2♦ 3♥ 4♣ 10♦ |
        | Banker | 7    | 6   | 2♠ 3♦ 4♥ 4♣     |
        | Player | 6    | 5   | 2♠ A♦ 4♥ 2♣ 2♦  |
        | Player | 7    | 6   | K♠ 6♦ 7♥ Q♣     |

  @rule.PAIR-RANK @rule.PAY-TIGER-PAIR-SINGLE
  Rule: A single Tiger Pair, in one hand only, pays 4 to 1

    @id.TIGER-PAIR-01
    Scenario: Player has two queens and Banker no pair
      Given the shoe deals Q♠ 3♦ Q♥ 4♣ 5♦
      When the coup is played with 10.00 on Tiger Pair
      Then Tiger Pair pays 4:1
      And Tiger Pair wins 40.00

    @id.TIGER-PAIR-02
    Scenario: Banker has two nines and Player no pair
      Given the shoe deals 3♠ 9♦ 4♥ 9♣
      When the coup is played with 10.00 on Tiger Pair
      Then Tiger Pair pays 4:1
      And Tiger Pair wins 40.00

    @id.TIGER-PAIR-03
    Scenario Outline: A third card does not change a single pair (<deal>)
      Given the shoe deals <deal>
      When the coup is played with 10.00 on Tiger Pair
      Then Tiger Pair pays 4:1

      Examples:
        | deal              |
        | 2♠ 3♦ 2♥ 4♣ K♦    |
        | 3♠ 2♦ 4♥ 2♣ K♦    |
        | 2♠ K♦ 2♥ 3♣ 5♦ K♠ |

  @rule.PAIR-RANK @rule.PAY-TIGER-PAIR-DOUBLE
  Rule: A double Tiger Pair, two pairs of two ranks, pays 20 to 1

    @id.TIGER-PAIR-04
    Scenario: Player has two kings and Banker two eights
      Given the shoe deals K♠ 8♦ K♥ 8♣ 5♦
      When the coup is played with 10.00 on Tiger Pair
      Then Tiger Pair pays 20:1
      And Tiger Pair wins 200.00

    @id.TIGER-PAIR-05
    Scenario: Two tens and two kings are worth the same, but are of two ranks
      Given the shoe deals 10♠ K♦ 10♥ K♣ 4♦ 5♠
      When the coup is played with 10.00 on Tiger Pair
      Then Tiger Pair pays 20:1
      And Tiger Pair wins 200.00

    @id.TIGER-PAIR-06
    Scenario: Two perfect pairs of two ranks are still a double
      Given the shoe deals 7♠ 6♦ 7♠ 6♦ 5♥ K♠
      When the coup is played with 10.00 on Tiger Pair
      Then Tiger Pair pays 20:1
      And Tiger Pair wins 200.00

  @rule.PAIR-RANK @rule.PAY-TIGER-PAIR-TWIN
  Rule: A twin Tiger Pair, two pairs of one rank, pays 100 to 1 and not 20 to 1

    @id.TIGER-PAIR-07
    Scenario: Player and Banker both have two jacks
      Given the shoe deals J♠ J♦ J♥ J♣ 4♦ 5♠
      When the coup is played with 10.00 on Tiger Pair
      Then Tiger Pair pays 100:1
      And Tiger Pair wins 1000.00

    @id.TIGER-PAIR-08
    Scenario: Player and Banker both have two fours, and the coup is a tie
      Given the shoe deals 4♠ 4♦ 4♥ 4♣
      When the coup is played with 10.00 on Tiger Pair
      Then the coup is a tie
      And Tiger Pair pays 100:1

  @rule.PAIR-RANK @rule.PAY-TIGER-PAIR-LOSS
  Rule: Tiger Pair loses without a pair

    @id.TIGER-PAIR-09
    Scenario Outline: Tiger Pair loses on <deal>
      Given the shoe deals <deal>
      When the coup is played with 10.00 on Tiger Pair
      Then Tiger Pair loses

      Examples: Worth the same, but of two ranks
        | deal            |
        | 10♠ 3♦ K♥ 4♣ 5♦ |
        | 3♠ 10♦ 4♥ K♣ 5♦ |

      Examples: Of one suit, but of two ranks
        | deal           |
        | 6♠ 3♦ 7♠ 4♣ 5♦ |

      Examples: The third card comes too late
        | deal           |
        | 2♠ 3♦ K♥ 4♣ 2♦ |
        | 3♠ 2♦ 4♥ K♣ 2♥ |

      Examples: One rank shared between the two hands
        | deal        |
        | 8♠ 8♦ 9♥ 9♣ |
