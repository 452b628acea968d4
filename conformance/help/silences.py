"""What is said where the rules say nothing: of published pages, or of a table that is its own publisher."""

from __future__ import annotations

from conformance.errors import N_

ODDS = N_("Odds stand here as a page of the table writes them ({notation}), and beside them in plain words.")
OF_THE_TABLE = {
    N_("The published pages state no limits."): N_("This table states no limits."),
    N_("The published pages state no largest win."): N_("This table states no largest win."),
    N_("The published pages claim no return."): N_("This table claims no return."),
    N_("The published pages do not say from how many decks this table is dealt; {decks} are assumed."): N_(
        "This table does not say from how many decks it is dealt; {decks} are assumed."
    ),
    N_("The published pages do not describe the client."): N_("This table does not describe the client."),
    N_("The published pages do not say where past rounds are shown."): N_(
        "This table does not say where past rounds are shown."
    ),
    N_("The published pages explain no words."): N_("This table explains no words."),
    N_("The published pages do not say which language prevails."): N_(
        "This table does not say which language prevails."
    ),
    N_("The published pages say nothing else of themselves."): N_("This table says nothing else of itself."),
    N_("The published pages do not say whether play for fun has the same rules."): N_(
        "This table does not say whether play for fun has the same rules."
    ),
    N_("The published pages do not say what becomes of an idle session."): N_(
        "This table does not say what becomes of an idle session."
    ),
    N_("The published pages state no rounding; amounts are exact."): N_(
        "This table states no rounding; amounts are exact."
    ),
    N_("The published pages do not say when the cards are shuffled."): N_(
        "This table does not say when the cards are shuffled."
    ),
    N_("The published pages do not say whether cards are burnt when a shoe starts."): N_(
        "This table does not say whether cards are burnt when a shoe starts."
    ),
    N_("The published pages do not describe the cut card or the last round of a shoe."): N_(
        "This table does not describe the cut card or the last round of a shoe."
    ),
    N_("The published pages do not describe how bets are placed, changed or confirmed."): N_(
        "This table does not describe how bets are placed, changed or confirmed."
    ),
    N_("The published pages state no betting time."): N_("This table states no betting time."),
    N_("The published pages do not say what happens when the bettor is disconnected."): N_(
        "This table does not say what happens when the bettor is disconnected."
    ),
    N_("The published pages do not say what happens when the operator's system fails."): N_(
        "This table does not say what happens when the operator's system fails."
    ),
    N_("The published pages say nothing of mistakes with the cards."): N_(
        "This table says nothing of mistakes with the cards."
    ),
    N_("The published pages say nothing of complaints."): N_("This table says nothing of complaints."),
    ODDS: N_("Odds stand here as this table writes them ({notation}), and beside them in plain words."),
}
"""What is said of published pages, and what is said instead of a table whose publisher is its own."""
