Feature: Bets on six when the coup ends on another total
  Six is the only total that pays. Every other total with which Banker can win, or the coup can tie, loses, with two cards or three.

  Rule: Only six pays

    @rule.PAY-SIX-LOSS @id.SIX-OTHER-01
    Scenario Outline: Fortune Six: Banker wins with <total> (<deal>)
      Given the shoe deals <deal>
      When the coup is played with these bets
        | Fortune Six | 10.00 |
      Then Banker wins the coup
      And Fortune Six loses

      Examples: Banker has two cards
        | total | deal           |
        | 3     | A♠ K♦ A♥ 3♣ 8♦ |
        | 4     | A♠ K♦ A♥ 4♣ K♠ |
        | 5     | A♠ K♦ A♥ 5♣ K♠ |
        | 7     | 2♠ K♦ 4♥ 7♣    |
        | 8     | 2♠ K♦ 4♥ 8♣    |
        | 9     | 2♠ K♦ 4♥ 9♣    |

      Examples: Banker has three cards
        | total | deal              |
        | 1     | K♠ Q♦ J♥ J♦ K♥ A♣ |
        | 2     | K♠ Q♦ J♥ J♦ K♥ 2♣ |
        | 3     | K♠ Q♦ J♥ J♦ K♥ 3♣ |
        | 4     | K♠ Q♦ J♥ J♦ K♥ 4♣ |
        | 5     | K♠ Q♦ J♥ J♦ K♥ 5♣ |
        | 7     | K♠ Q♦ J♥ J♦ K♥ 7♣ |
        | 8     | K♠ Q♦ J♥ J♦ K♥ 8♣ |
        | 9     | K♠ Q♦ J♥ J♦ K♥ 9♣ |

    @rule.PAY-SIX-LOSS @rule.PAY-TWO-CARD-SIX-LOSS @rule.PAY-THREE-CARD-SIX-LOSS @id.SIX-OTHER-02
    Scenario Outline: Fortune Six and three Tiger bets: Banker wins with <total> (<deal>)
      Given the shoe deals <deal>
      When the coup is played with these bets
        | Fortune Six | 10.00 |
        | Tiger       | 10.00 |
        | Small Tiger | 10.00 |
        | Big Tiger   | 10.00 |
      Then Banker wins the coup
      And Fortune Six loses
      And Tiger loses
      And Small Tiger loses
      And Big Tiger loses

      Examples: Banker has two cards
        | total | deal           |
        | 3     | A♠ K♦ A♥ 3♣ 8♦ |
        | 4     | A♠ K♦ A♥ 4♣ K♠ |
        | 5     | A♠ K♦ A♥ 5♣ K♠ |
        | 7     | 2♠ K♦ 4♥ 7♣    |
        | 8     | 2♠ K♦ 4♥ 8♣    |
        | 9     | 2♠ K♦ 4♥ 9♣    |

      Examples: Banker has three cards
        | total | deal              |
        | 1     | K♠ Q♦ J♥ J♦ K♥ A♣ |
        | 2     | K♠ Q♦ J♥ J♦ K♥ 2♣ |
        | 3     | K♠ Q♦ J♥ J♦ K♥ 3♣ |
        | 4     | K♠ Q♦ J♥ J♦ K♥ 4♣ |
        | 5     | K♠ Q♦ J♥ J♦ K♥ 5♣ |
        | 7     | K♠ Q♦ J♥ J♦ K♥ 7♣ |
        | 8     | K♠ Q♦ J♥ J♦ K♥ 8♣ |
        | 9     | K♠ Q♦ J♥ J♦ K♥ 9♣ |

    @rule.PAY-SIX-LOSS @rule.PAY-TWO-CARD-SIX-LOSS @rule.PAY-THREE-CARD-SIX-LOSS @id.SIX-OTHER-03
    Scenario Outline: The Lucky Six bets: Banker wins with <total> (<deal>)
      Given the shoe deals <deal>
      When the coup is played with these bets
        | Lucky Six            | 10.00 |
        | Two-Card Lucky Six   | 10.00 |
        | Three-Card Lucky Six | 10.00 |
      Then Banker wins the coup
      And Lucky Six loses
      And Two-Card Lucky Six loses
      And Three-Card Lucky Six loses

      Examples: Banker has two cards
        | total | deal           |
        | 3     | A♠ K♦ A♥ 3♣ 8♦ |
        | 4     | A♠ K♦ A♥ 4♣ K♠ |
        | 5     | A♠ K♦ A♥ 5♣ K♠ |
        | 7     | 2♠ K♦ 4♥ 7♣    |
        | 8     | 2♠ K♦ 4♥ 8♣    |
        | 9     | 2♠ K♦ 4♥ 9♣    |

      Examples: Banker has three cards
        | total | deal              |
        | 1     | K♠ Q♦ J♥ J♦ K♥ A♣ |
        | 2     | K♠ Q♦ J♥ J♦ K♥ 2♣ |
        | 3     | K♠ Q♦ J♥ J♦ K♥ 3♣ |
        | 4     | K♠ Q♦ J♥ J♦ K♥ 4♣ |
        | 5     | K♠ Q♦ J♥ J♦ K♥ 5♣ |
        | 7     | K♠ Q♦ J♥ J♦ K♥ 7♣ |
        | 8     | K♠ Q♦ J♥ J♦ K♥ 8♣ |
        | 9     | K♠ Q♦ J♥ J♦ K♥ 9♣ |

    @rule.PAY-SUPER-SIX-LOSS @id.SIX-OTHER-05
    Scenario Outline: Super Six: Banker wins with <total> (<deal>)
      Given the shoe deals <deal>
      When the coup is played with these bets
        | Super Six | 10.00 |
      Then Banker wins the coup
      And Super Six loses

      Examples: Banker has two cards
        | total | deal           |
        | 3     | A♠ K♦ A♥ 3♣ 8♦ |
        | 4     | A♠ K♦ A♥ 4♣ K♠ |
        | 5     | A♠ K♦ A♥ 5♣ K♠ |
        | 7     | 2♠ K♦ 4♥ 7♣    |
        | 8     | 2♠ K♦ 4♥ 8♣    |
        | 9     | 2♠ K♦ 4♥ 9♣    |

      Examples: Banker has three cards
        | total | deal              |
        | 1     | K♠ Q♦ J♥ J♦ K♥ A♣ |
        | 2     | K♠ Q♦ J♥ J♦ K♥ 2♣ |
        | 3     | K♠ Q♦ J♥ J♦ K♥ 3♣ |
        | 4     | K♠ Q♦ J♥ J♦ K♥ 4♣ |
        | 5     | K♠ Q♦ J♥ J♦ K♥ 5♣ |
        | 7     | K♠ Q♦ J♥ J♦ K♥ 7♣ |
        | 8     | K♠ Q♦ J♥ J♦ K♥ 8♣ |
        | 9     | K♠ Q♦ J♥ J♦ K♥ 9♣ |

    @rule.PAY-SIX-LOSS @rule.PAY-TWO-CARD-SIX-LOSS @rule.PAY-THREE-CARD-SIX-LOSS @id.SIX-OTHER-06
    Scenario Outline: The Lucky Six bets: Banker has six with three cards, but does not win (<deal>)
      Given the shoe deals <deal>
      When the coup is played with these bets
        | Lucky Six            | 10.00 |
        | Two-Card Lucky Six   | 10.00 |
        | Three-Card Lucky Six | 10.00 |
      Then Lucky Six loses
      And Two-Card Lucky Six loses
      And Three-Card Lucky Six loses

      Examples: Player wins with seven
        | deal           |
        | K♠ 2♦ 7♥ 2♣ 2♦ |

      Examples: The coup is a tie on six
        | deal           |
        | 2♠ A♦ 4♥ 2♣ 3♦ |

    @rule.PAY-TIGER-TIE-LOSS @id.SIX-OTHER-07
    Scenario Outline: The coup ties on <total>, and Tiger Tie loses (<deal>)
      Given the shoe deals <deal>
      When the coup is played with 10.00 on Tiger Tie
      Then the coup is a tie
      And Tiger Tie loses

      Examples:
        | total | deal              |
        | 0     | K♠ Q♦ J♥ J♦ K♥ K♣ |
        | 1     | K♠ Q♦ J♥ J♦ A♥ A♣ |
        | 2     | K♠ Q♦ J♥ J♦ 2♥ 2♣ |
        | 3     | K♠ Q♦ J♥ J♦ 3♥ 3♣ |
        | 4     | K♠ Q♦ J♥ J♦ 4♥ 4♣ |
        | 5     | K♠ Q♦ J♥ J♦ 5♥ 5♣ |
        | 7     | 3♠ K♦ 4♥ 7♣       |
        | 8     | 4♠ K♦ 4♥ 8♣       |
        | 9     | 4♠ K♦ 5♥ 9♣       |
