Feature: Complaints
  A complaint about a result at the SBO tables names what is needed to find the round, and comes while its video is still kept.

  @rule.COMPLAINT-SBO-FIELDS
  Rule: A complaint names the user ID, the date and time, the dealer, the table ID and the round ID

    @id.COMPLAINT-01
    Scenario: A complaint that names them all is accepted
      When a complaint that names the user ID, the date and time, the dealer, the table ID, the round ID is filed 01:00:00 after the event
      Then the complaint is accepted

    @rule.COMPLAINT-SBO-INCOMPLETE @id.COMPLAINT-02
    Scenario Outline: A complaint without <missing> is rejected
      When a complaint that names <named> is filed 01:00:00 after the event
      Then the complaint is rejected as incomplete

      Examples:
        | missing           | named                                                             |
        | the user ID       | the date and time, the dealer, the table ID, the round ID         |
        | the date and time | the user ID, the dealer, the table ID, the round ID               |
        | the dealer        | the user ID, the date and time, the table ID, the round ID        |
        | the table ID      | the user ID, the date and time, the dealer, the round ID          |
        | the round ID      | the user ID, the date and time, the dealer, the table ID          |

  Rule: A complaint comes at most twenty-four hours after the event

    @rule.COMPLAINT-SBO-DEADLINE @rule.COMPLAINT-SBO-VIDEO @id.COMPLAINT-03
    Scenario Outline: A complaint <time> after the event is in time, and the video is still kept
      When a complaint that names the user ID, the date and time, the dealer, the table ID, the round ID is filed <time> after the event
      Then the complaint is accepted
      And the video is still kept

      Examples:
        | time     |
        | 00:00:00 |
        | 23:59:59 |
        | 24:00:00 |

    @rule.COMPLAINT-SBO-LATE @rule.COMPLAINT-SBO-DEADLINE @rule.COMPLAINT-SBO-VIDEO @id.COMPLAINT-04
    Scenario Outline: A complaint <time> after the event is late, and the video is gone
      When a complaint that names the user ID, the date and time, the dealer, the table ID, the round ID is filed <time> after the event
      Then the complaint is rejected as late
      And the video is no longer kept

      Examples:
        | time     |
        | 24:00:01 |
        | 48:00:00 |

    @rule.COMPLAINT-SBO-LATE @rule.COMPLAINT-SBO-INCOMPLETE @id.COMPLAINT-05
    Scenario: A complaint can be both incomplete and late
      When a complaint that names the dealer is filed 24:00:01 after the event
      Then the complaint is rejected as incomplete and late
