"""How many faulty engines the first diagnosis names, by expectations written from what each fault does.

`python -m tests.diagnoses [FAULT …]` prints each diagnosis that does not name its fault, and the score.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable

from conformance.cli.diagnosing import diagnosed
from conformance.engines.faults import FAULTS, FaultyServer
from conformance.engines.port import Port
from conformance.report.causes import by_rule, without_answer
from conformance.report.diagnosis import diagnosis_info, explanations, ordered, title
from conformance.rulebook import rulebook
from conformance.suite.generated import ALL, SESSIONS, run_generated
from conformance.suite.results import fails
from conformance.suite.run import Selection, run
from conformance.words import words_in

BOTH_NATURAL = "Player has a natural: yes.*Banker has a natural: yes"

EXPECTED: dict[str, tuple[str, ...]] = {
    # the shoe
    "phase-is-always-none": ("the shoe", "Phase is always “none”"),
    "only-the-last-shoe-is-right": ("the shoe", "“none” instead", "not the last of its request"),
    "rounds-count-from-nought": ("the shoe", "Round is (1 too low|“0” instead of “1” \\(after every event)"),
    "rounds-count-over-shoes": ("the shoe", "Round is (wrong|“1”|1 too high)", "shoe"),
    "ten-burns-nothing": ("the shoe", "Burnt cards is “0” instead of “10”"),
    "exposed-card-is-burnt-too": ("the shoe", "Burnt cards is 1 too high"),
    "ace-burns-eleven": ("the shoe", "Burnt cards is (“11” instead of “1”|10 too high)", "AS|A♠"),
    "the-shoe-has-six-decks": ("the shoe", "Cards is 104 too low"),
    "last-round-is-not-announced": ("the shoe", "last round is always “no”"),
    "shoe-is-ready-after-the-last-round": ("the shoe", "Phase is “ready” instead"),
    "shuffles-once-too-often": ("the shoe", "shuffled is “yes” instead of “no”", "end"),
    "never-says-that-it-shuffles": ("the shoe", "shuffled is always “no”"),
    "reshuffle-is-always-refused": ("the shoe", "refused is “yes” instead of “no”", "reshuffle"),
    "shoe-refuses-nothing": ("the shoe", "refused is always “no”"),
    "every-round-is-refused-after-the-second": ("the shoe", "refused is “yes” instead of “no”", "round"),
    "burns-one-between-rounds": ("the shoe", "Burnt cards is (“1” instead of “0”|1 too high)", "end|round"),
    # limits
    "every-stake-is-taken": ("limits", "Every stake is taken"),
    "smallest-stakes-are-not-checked": ("limits", "A stake below the smallest is taken"),
    "largest-stakes-are-not-checked": ("limits", "A stake above the largest is taken"),
    "the-largest-stake-is-refused": ("limits", "The largest stake itself is refused"),
    "just-the-first-stake-is-checked": ("limits", "taken", "not the first stake"),
    "stakes-are-compared-as-text": ("limits", "A stake (within the limits is refused|below the smallest is taken)"),
    "the-sum-has-to-fit": ("limits", "refused together|sum"),
    "each-side-is-capped-alone": ("limits", "Player and Banker are refused although their difference"),
    "the-sign-is-not-seen": ("limits", "Tiger bets without a main bet are taken"),
    "the-sign-is-always-seen": ("limits", "Tiger bets without a main bet are refused"),
    "any-bet-beside-a-tiger-will-do": ("limits", "Tiger bets without a main bet are taken"),
    # incidents
    "payouts-are-always-void": ("incidents", "Payouts is (always )?“void”"),
    "the-supervisor-is-always-informed": ("incidents", "informed is (always )?“supervisor”"),
    "the-cards-are-always-reshuffled": ("incidents", "[Rr]eshuffle"),
    "stakes-are-always-returned": ("incidents", "Stakes is (always )?“returned”.* “settled”"),
    "the-table-stays-open": ("incidents", "Table is .*“nothing”", "system"),
    "the-shoe-is-kept": ("incidents", "Shoe is .*“nothing”.*“replaced”"),
    "the-dealer-does-it-all": ("incidents", "Who does it", "dealer", "supervisor"),
    "incidents-are-never-refused": ("incidents", "refused is always “no”"),
    "the-first-incident-answers-all": ("incidents", "not the first of its request"),
    "the-moment-does-not-count": ("incidents", "refused is", "during"),
    "one-card-is-enough": ("incidents", "refused is “no” instead of “yes”", "cards-together"),
    # complaints
    "every-complaint-is-accepted": ("complaints", "Decision is always “accepted”"),
    "complaints-are-not-decided": ("complaints", "Decision is always “nothing”"),
    "complaints-have-no-reasons": ("complaints", "Reasons is always “nothing”"),
    "just-one-reason-is-given": ("complaints", "Reasons is “incomplete” instead of “incomplete, late”"),
    "the-deadline-is-exclusive": ("complaints", "Decision|Reasons", "late|rejected", "seconds"),
    "the-deadline-is-a-second-long": ("complaints", "Decision|Reasons", "late|rejected", "seconds"),
    "two-days-for-a-complaint": ("complaints", "Decision|Reasons", "late|rejected", "seconds"),
    "the-video-is-always-kept": ("complaints", "video is kept is always “yes”"),
    "a-dealer-need-not-be-named": ("complaints", "Decision|Reasons", "no dealer"),
    "unknown-parts-are-ignored": ("complaints", "refused is (always )?“no”"),
    "complaints-from-before-the-event": ("complaints", "refused is (always )?“no”", "seconds"),
    # several bets
    "player-and-banker-are-netted": ("bet on (Player|Banker) ", "is returned", "(Player|Banker) is staked on beside"),
    "player-beside-banker-is-refused": ("refused", "is refused", "only where Player, Banker are staked on together"),
    "equal-opposite-stakes-push": (
        *("bet on (Player|Banker) ", "is returned", "(Player|Banker) is staked on beside", "proportions|equal"),
    ),
    "tie-beside-them-loses-main-bets": ("bet on (Player|Banker) ", "is lost", "Tie is staked on beside"),
    "settles-the-first-four": ("the bet", "is returned", "5 bets or more"),
    "settles-the-first-eight": ("the bet", "is lost", "9 bets or more"),
    "more-than-six-bets-are-refused": ("refused", "is refused", "7 bets or more"),
    "settlements-by-position": ("the bet", "order|like another bet"),
    "all-stakes-are-the-first": ("the bet", "stake of another bet|proportions of the stakes"),
    "stakes-are-shifted-by-one": ("the bet", "stake of another bet|proportions of the stakes", "3 bets or more|beside"),
    "last-of-two-alike-counts": ("", "bets on ([\\w-]+), \\1 were settled"),
    "side-bets-need-a-main-bet": ("the bet", "is lost", "none of these is staked on.*: .*Player, Banker"),
    "side-win-loses-the-main-bet": ("bet on (Player|Banker|Tie) ", "is returned", "3 bets or more"),
    "pays-the-largest-win-alone": ("the bet", "is lost", "is staked on beside|bets or more"),
    "commission-of-all-stakes": ("bet on Banker ", "is staked on beside|bets or more"),
    "one-of-two-pairs-is-paid": ("bet on Banker Pair", "is (lost|returned)", "Player Pair is staked on beside"),
    "no-bets-are-refused": ("refused", "is refused", "without any bet"),
    "tie-is-paid-only-first": ("bet on Tie ", "is lost", "order"),
    "a-losing-bet-reduces-a-winning-one": ("bet on (Player|Banker) ", "Tie is staked on beside"),
    "opposite-dragons-cancel": ("Bonus", "is returned", "Dragon Bonus is staked on beside"),
    "pair-beside-tie-pays-tie-less": ("bet on Tie ", "pays 6 net", "Pair is staked on beside"),
    "every-fourth-bet-is-forgotten": ("the bet", "is returned", "4 bets or more"),
    "a-pair-bet-alone-is-refused": ("refused", "is refused: \\w+ Pair", "none of these|alone"),
    # dealing and drawing
    "banker-six-asks-the-total": ("Banker hand", "Banker's first two cards: 6|draws on 6"),
    "banker-draws-a-fourth": ("Banker hand", "Banker has 4 cards"),
    "player-draws-a-fourth": ("Player hand", "Player has 4 cards"),
    "natural-does-not-stop": ("Player hand", "natural"),
    "banker-ignores-a-natural": ("Banker hand", "natural"),
    "only-nine-is-natural": ("hand", "8 is no natural|8 .*natural"),
    "player-stands-on-fifteen": ("Player hand", "Player's cards: 3|stands"),
    "player-draws-on-six": ("Player hand", "Player draws on 6"),
    "player-stands-on-five": ("Player hand", "Player stands on 5"),
    "banker-three-draws-on-eight": ("Banker hand", "Banker draws on 3 against 8"),
    "banker-four-draws-on-ace": ("Banker hand", "Banker draws on 4 against 1"),
    "banker-five-stands-on-four": ("Banker hand", "Banker stands on 5 against 4"),
    "banker-draws-like-player": ("Banker hand", "Player's cards: 3|Player's third card|Banker (draws|stands) on"),
    "banker-asks-tens-as-ten": ("Banker hand", "third card: 0|against 0"),
    "banker-stands-beside-player": ("Banker hand", "on 5 when Player stood|first two cards: 5"),
    "third-cards-swapped": ("hand", "other cards|third card", "cards of both hands: 6"),
    "banker-is-dealt-first": ("hand", "the first cards go to Banker, Player"),
    "two-and-two": ("hand", "the first cards go to Player, Player"),
    "third-card-from-the-end": ("hand", "other cards|third card"),
    "long-deals-burn-one": ("hand", "other cards|third card", "more than 6 cards"),
    "diamonds-do-not-count-as-third": ("Banker hand", "some suits|♦"),
    # counting
    "jack-counts-one": ("hand", "J counts 1"),
    "faces-count-on": ("hand", "[JQK] counts"),
    "ace-counts-nothing": ("hand", "A counts 0"),
    "queen-of-hearts-counts-one": ("hand", "some suits|Q♥"),
    "more-than-twenty-is-nothing": ("hand", "total of (Player|Banker) is wrong"),
    "fewer-cards-break-a-tie": ("Result", "winner is wrong", "winner: tie.*cards"),
    "banker-takes-ties-on-nothing": ("Result", "winner is wrong", "winner: tie.*total: 0"),
    # history
    "settles-the-coup-before": ("the bet", "only after other requests"),
    "remembers-ranks-without-suits": ("Pair", "only after other requests"),
    "remembers-deals-without-stakes": ("the bet", "only after other requests"),
    "remembers-the-first-four-cards": ("the bet|hand", "only after other requests"),
    "remembers-no-table": ("the bet", "only after other requests"),
    "carries-fractions-over": ("bet on Banker ", "only after other requests"),
    "a-refusal-spoils-the-next": ("the bet", "is returned", "only after other requests"),
    "no-commission-after-a-tie": ("bet on Banker ", "pays 1 net", "only after other requests"),
    "every-fiftieth-request-pushes": ("the bet", "is returned", "only after other requests"),
    "every-hundredth-coup-changes-sides": ("Result|hand", "only after other requests"),
    "tires-after-two-hundred-requests": ("the bet", "is lost", "only after other requests"),
    "keeps-the-round": ("refused", "taken|refused", "only after other requests"),
    "the-same-again-is-refused": ("refused", "is refused", "only after other requests"),
    "winnings-are-staked-again": ("the bet", "only after other requests"),
    "the-balance-is-kept": ("the bet slip", "Balance", "only after other requests"),
    "the-shoe-goes-on": ("the shoe", "Round", "only after other requests"),
    "a-second-complaint-is-refused": ("complaints", "rejected|late", "only after other requests"),
    # batches
    "batch-in-reverse": ("hand|the bet", "only together with the other coups"),
    "batch-stops-at-five-hundred": ("hand|the bet", "only together with the other coups"),
    "batch-is-one-shoe": ("refused|the bet", "only together with the other coups"),
    "deals-run-together": ("hand", "only together with the other coups"),
    "first-of-a-batch-settles-all": ("the bet", "only together with the other coups"),
    "last-of-a-batch-pushes": ("the bet", "is returned", "only together with the other coups"),
    "large-batches-come-in-another-order": ("hand|the bet", "only together with the other coups"),
    "deals-alike-are-settled-once": ("the bet", "is returned", "only together with the other coups"),
    "batches-bear-no-commission": ("bet on Banker ", "pays 1 net", "only together with the other coups"),
    "the-bank-breaks": ("the bet", "is returned", "only together with the other coups"),
    "more-than-256-coups-are-refused": ("refused", "is refused", "only together with the other coups"),
    # fields
    "says-push-where-money-says-win": ("the bet", "said to be returned", "right amount"),
    "says-lose-where-money-says-push": ("the bet", "said to lose", "right amount"),
    "says-push-of-a-win-of-nothing": ("bet on Banker ", "said to be returned", "stakes below 0\\.02|0\\.01"),
    "says-win-of-a-lost-stake": ("the bet", "said to win", "right amount"),
    "totals-are-swapped": ("hand", "total of"),
    "totals-of-two-cards": ("hand", "total of", "cards: 3"),
    "losers-total-is-nothing": ("hand", "total of", "cards: 3"),
    "ties-are-reported-as-banker": ("Result", "winner is wrong", "winner: tie"),
    "winner-of-naturals-is-missing": ("Result", "winner is wrong", BOTH_NATURAL),
    "bankers-cards-in-reverse": ("Banker hand", "cards of Banker are in another order"),
    "cards-are-sorted": ("hand", "cards of (Player|Banker) are in another order"),
    "third-cards-are-not-shown": ("hand", "third card|cards: 3"),
    "third-cards-are-spades": ("hand", "third card"),
    "third-cards-change-hands": ("hand", "third card", "cards of both hands: 6"),
    "suits-of-the-first-card": ("hand", "other cards", "some suits"),
    "settles-a-bet-twice": ("", "bets on ([\\w-]+) were settled as \\1, \\1"),
    "leaves-lost-bets-out": ("", "bets on .+ were settled as"),
    "a-cent-for-a-lost-stake": ("the bet", "(gives back|returns) 0\\.01", "above 10"),
    # faults that know the scenarios
    "wrong-in-batches-only": ("the bet", "is returned", "only together with the other coups"),
    "right-up-to-the-largest-example": ("bet on Player ", "pays 0\\.9 net", "stakes above 200"),
    "right-for-three-bets": ("the bet", "is lost", "4 bets or more"),
    "right-for-the-usual-filler": ("bet on (Player|Banker|Tie) ", "is returned", "stay in the shoe"),
    "wrong-once-in-two-hundred": ("the bet", "is returned", "some suits|stay in the shoe"),
    "wrong-for-odd-cents": ("the bet", "0\\.01", "stakes"),
    "wins-by-one-in-three-suits-push": ("bet on Player ", "is returned", "some suits"),
    "side-bets-lose-with-six-cards": ("the bet", "is lost", "cards of both hands: 6"),
    "right-for-a-hundred-requests": ("the bet", "is returned", "only after other requests"),
    "every-tenth-of-a-batch-pushes": ("the bet", "is returned", "only together with the other coups"),
    # suits and ranks
    "pair-of-the-final-hand": ("Pair", "is lost", "(Player|Banker)'s cards: 3"),
    "tens-are-a-pair": ("Pair", "a pair is alike in points"),
    "ten-and-jack-are-a-pair": ("Pair", "pays", "10 and J|T and J|T, J|T J"),
    "pairs-have-one-colour": ("Pair", "is lost", "some suits|colour"),
    "perfect-pairs-are-no-pairs": ("Pair", "is lost", "one suit|perfect pair"),
    "hearts-and-spades-are-no-pair": ("Pair", "is lost", "some suits|♥"),
    "queens-are-no-banker-pair": ("bet on (Banker|Either) Pair", "is lost", "\\bQ\\b"),
    "aces-are-no-player-pair": ("bet on (Player|Either) Pair", "is lost", "\\bA\\b"),
    "pairs-of-cards-dealt-in-a-row": ("Pair", "one after the other"),
    "third-card-makes-a-pair": ("bet on (Player|Either) Pair", "Player's cards: 3|third card"),
    "one-colour-is-perfect": ("Perfect", "pays", "some suits|colour"),
    "no-perfect-pair-of-hearts": ("Perfect|Either", "is lost", "♥|some suits"),
    "perfect-pair-in-player-only": ("Perfect", "is lost", "Banker"),
    "two-perfect-pairs-pay-double": ("Perfect", "pays 50 net", "perfect pair: 2"),
    "perfect-pair-needs-no-rank": ("Perfect", "alike in points, suit|pays.*one suit"),
    "two-pairs-lose-either-pair": ("Either Pair", "hands with a pair: [12]"),
    "two-pairs-pay-either-pair-twice": ("Either Pair", "pays 10 net", "hands with a pair: 2"),
    "both-pairs-pay-as-one": ("Tiger Pair", "pays 4(\\.00)? net", "DOUBLE|hands with a pair: 2"),
    "twins-share-a-suit": ("Tiger Pair", "pays", "some suits"),
    "twins-of-tens-by-points": ("Tiger Pair", "pays", "\\b[KQ]\\b|points"),
    "pair-of-kings-pays-double": ("Pair", "pays 22 net", "\\bK\\b"),
    "three-card-eight-is-natural": ("Natural|Bonus", "cards: 3", "total: [89]"),
    "natural-needs-a-win": ("Natural|Bonus", "winner|margin", "natural"),
    # odds
    "five-cards-are-small": ("Big|Small", "cards of both hands: 5|Banker's cards: 3"),
    "six-needs-no-win": ("Six", "winner: tie|asks nothing of winner|asks for winner: .*tie"),
    "margin-of-the-first-two-cards": ("Bonus", "cards: 3|first two"),
    "tie-loses-main-bets": ("bet on (Player|Banker) ", "is lost|: loses", "TIE"),
    "tie-pays-main-bets": ("bet on (Player|Banker) ", "wins|pays 1(\\.00)? net|winner: \\w+ or tie", "TIE|tie"),
    "commission-on-player": ("bet on (Player|Banker) ", "Player: pays 0\\.95|Banker: (bears no commission|pays 1 net)"),
    "commission-on-the-stake": ("bet on Banker ", "returns 0\\.95|0\\.05", "TIE|tie"),
    "commission-of-four-percent": ("bet on Banker ", "takes a commission of 4%|pays 0\\.96 net"),
    "naturals-bear-no-commission": ("bet on Banker ", "pays 1 net", "Banker's cards: 2"),
    "six-pays-in-full": ("bet on Banker ", "SIX.* pays 1(\\.00)? net"),
    "sixpays-half-on-three-cards": ("bet on Banker ", "pays 1 net", "Banker's cards: 2|total: 6"),
    "half-on-players-six": ("bet on Banker ", "pays (1|0\\.5) net", "total: 6|SIX"),
    "tie-pays-nine": ("bet on Tie ", "pays 9 net"),
    "tie-gives-eight-in-all": ("bet on Tie ", "pays 7 net"),
    "tie-on-nine-loses": ("bet on Tie ", "is lost", "total: 9"),
    "pair-pays-twelve": ("Pair", "pays 12 net"),
    "pairs-change-hands": ("Pair", "Player Pair: .*Banker|Banker Pair: .*Player|has a pair: yes"),
    "dragon-pushes-on-any-tie": ("Bonus", "is returned", "winner: tie"),
    "dragon-loses-on-natural-tie": ("Bonus", "is lost|: loses", "NATURAL-TIE|winner: tie.*natural"),
    "dragon-pays-naturals-by-margin": ("Bonus", "pays", "natural: yes|NATURAL"),
    "dragon-margin-one-off": ("Bonus", "margin: 3|BONUS-3"),
    "banker-dragon-follows-player": ("Banker", "is lost|: loses", "BONUS-9|margin: 9"),
    "super-six-pays-fifteen": ("Super Six", "pays 15(\\.00)? net"),
    "super-six-on-three-cards-pays-twenty": ("Super Six", "pays 20 net", "Banker's cards: 3"),
    "six-swaps-its-odds": ("Six", "pays (12|20)(\\.00)? net|TWO-CARDS.*Banker's cards: 3"),
    "big-and-small-six-swapped": ("Six|Tiger", "Banker's cards: [23]|banker's cards"),
    "tiger-tie-pays-any-tie": ("Tiger Tie", "asks nothing of Banker's total"),
    "tiger-bets-pay-even": ("Tiger", "pays 1(\\.00)? net"),
    "natural-pays-three-and-a-half-in-all": ("Natural", "pays 2\\.50? net"),
    "two-naturals-push": ("Natural", "is returned", BOTH_NATURAL),
    "big-and-small-keep-their-decimals": ("Big|Small", "pays 1(\\.00)? net"),
    "small-loses-on-naturals": ("Small", "is lost", "natural: yes"),
    "returns-winnings-alone": ("the bet", "without (its|the) stake"),
    "lost-stakes-come-back-by-half": ("the bet", "returns 0\\.5 times|half"),
    "player-wins-nothing-on-seven": ("bet on Player ", "is returned", "Player's total: 7"),
    "takes-the-mode-for-the-other": ("bet on Banker ", "takes a commission|pays 0\\.95 net|commission of 5%"),
    "forgets-the-rounding": ("bet on Banker ", "rounds nothing"),
    # rounds
    "closes-a-round-early": ("refused", "is refused", "from round 60|in round 60"),
    "closes-a-round-late": ("refused", "taken in round 61, after its last round, 60"),
    "takes-bets-after-their-round": ("refused", "after its last round"),
    "closes-every-bet-alike": ("refused", "is refused", "from round"),
    "closed-bets-push": ("refused", "after its last round"),
    "opens-again-in-round-seventy": ("refused", "after its last round", "round 70|from round 70"),
    "bets-lose-from-round-twenty": ("the bet", "is lost", "from round 20"),
    "third-round-changes-sides": ("Result|hand", "winner|total", "from round 3 "),
    "hands-are-swapped-after-round-forty": ("hand", "from round 41"),
    "pays-double-after-round-fifty": ("the bet", "pays (2|22|16|1\\.9|50) net|pays", "from round 51"),
    "ties-pay-in-the-first-round-only": ("the bet", "is returned", "from round 2 "),
    "no-commission-after-round-thirty": ("bet on Banker ", "pays 1 net", "from round 31"),
    "tie-loses-in-even-rounds": ("bet on Tie ", "is lost", "even number"),
    "refuses-rounds-after-eighty": ("refused", "is refused", "from round 81"),
    "takes-round-nought": ("refused", "taken", "round 0"),
    "player-pushes-in-round-sixty-one": ("bet on Player ", "is returned", "in round 61"),
    # refusals
    "plays-with-five-cards": ("refused", "taken", "fewer than 6 cards|[45] cards"),
    "refuses-more-than-six-cards": ("refused", "is refused", "more than 6 cards"),
    "takes-stakes-finer-than-the-unit": ("refused", "taken", "finer|decimals|as on 10\\.001"),
    "takes-negative-stakes": ("refused", "taken", "below 0|negative"),
    "takes-no-stake": ("refused", "taken", "stakes? .*\\b0\\b"),
    "takes-any-notation-of-a-stake": ("refused", "taken|refused, an answer", "1e2|\\+10|_"),
    "loses-bets-that-are-not-offered": ("refused", "taken", "not offer"),
    "a-wrong-bet-is-left-out": ("refused", "taken", "not offer"),
    "refuses-more-than-ten-digits": ("refused", "is refused", "above 9,999,999,999"),
    "tie-alone-is-refused": ("refused", "is refused: Tie", "none of these is staked on|alone"),
    # the slip
    "phantom-bet-in-a-pile": ("the bet slip", "Tie: .*“99\\.00”"),
    "only-the-last-state-is-right": ("the bet slip", "not the last of its request"),
    "the-chip-is-not-shown": ("the bet slip", "Active chips? is always “nothing”"),
    "the-first-chip-stays-selected": ("the bet slip", "Active chips?", "select"),
    "nothing-is-refused": ("the bet slip", "refused is always “no”"),
    "phase-follows-the-deal": ("the bet slip", "Phase is “closed” instead of “open”", "coup"),
    "confirming-charges-nothing": ("the bet slip", "Balance", "confirm"),
    "pushes-are-not-credited": ("the bet slip", "Balance", "coup"),
    "second-round-is-not-credited": ("the bet slip", "Balance", "coup"),
    "undo-takes-everything": ("the bet slip", "unconfirmed is .*“nothing” instead", "undo"),
    "double-is-pressed-twice": ("the bet slip", "unconfirmed", "double"),
    "window-closes-a-second-late": ("the bet slip", "Phase is “open” instead of “closed”", "wait"),
    "waits-do-not-add-up": ("the bet slip", "Phase is “open” instead of “closed”", "wait"),
    "clear-takes-confirmed-bets": ("the bet slip", "confirmed is .*“nothing” instead", "clear"),
    "every-maximum-is-higher": ("the bet slip", "refused is .*“no”", "click"),
    "the-maximum-is-not-taken": ("the bet slip", "refused is .*“yes”", "click"),
    "there-is-no-minimum": ("the bet slip", "refused is .*“no”", "confirm"),
    "credit-without-end": ("the bet slip", "refused is .*“no”|Balance", "click|confirm"),
    "chips-finer-than-the-unit": ("the bet slip", "refused is .*“no”|chips", "select|chips"),
    "negative-chips-are-taken": ("the bet slip", "refused is .*“no”|chips", "select|chips"),
    "clicks-go-to-the-first-bet": ("the bet slip", "unconfirmed", "click"),
    "touch-leaves-bets-at-risk": ("the bet slip", "confirmed", "deal"),
    "rebet-double-does-not-double": ("the bet slip", "confirmed|left on the table", "rebet-double"),
    "touch-slip-does-not-round": ("the bet slip", "Balance", "deal"),
    "the-bettor-sees-no-small-change": ("the bet slip", "Balance"),
    # stakes
    "stakes-over-a-thousand-are-lost": ("the bet", "is lost", "stakes above 1,000,|stakes above 1,000\\."),
    "win-capped-at-ten-thousand": ("the bet", "wins 10,000 at most"),
    "side-bets-win-five-hundred-at-most": ("the bet", "wins 500 at most"),
    "refuses-more-than-a-million": ("refused", "is refused", "stakes above 1,000,000"),
    "refuses-more-than-a-hundred-thousand-in-all": ("refused", "is refused", "stakes above \\d|sum|together"),
    "tie-pays-seven-above-a-hundred": ("bet on Tie ", "pays 7 net", "stakes above 100\\b"),
    "small-stakes-bear-no-commission": ("bet on Banker ", "pays 1 net", "stakes below 1\\b"),
    "large-stakes-bear-no-commission": ("bet on Banker ", "pays 1 net", "stakes above 4,999"),
    "stakes-below-ten-cents-push": ("the bet", "is returned", "stakes below 0\\.1"),
    "large-wins-are-taxed": ("the bet", "stakes above"),
    "round-hundreds-pay-double": ("bet on Player ", "pays 2 net", "stakes"),
    "largest-return-is-a-million": ("the bet", "1,000,000"),
    "refuses-more-than-two-decimals": ("refused", "is refused", "stakes|decimals"),
    "one-decimal-counts-cents": ("the bet", "stakes|decimal"),
    "groups-thousands": ("the bet|amount", "1,000|,"),
    "whole-units-only": ("the bet", "rounded to multiples of 1\\b"),
    "computes-in-binary": ("bet on Banker ", "rounded|some stakes|0\\.01"),
    "binary-amounts-lose-digits": ("the bet", "stakes above"),
    "cents-in-32-bits": ("the bet", "stakes above"),
    "rounds-to-cents-everywhere": ("the bet", "rounded to multiples of 0\\.01"),
    "rounds-down-from-two-hundred": ("the bet", "rounded to multiples of 1\\b", "stakes above 199"),
    "rounds-down-a-side-bet": ("the bet", "rounded to multiples of 1\\b"),
    "rounds-half-to-even": ("bet on Banker ", "half to even|rounded|rounds"),
    "rounds-large-wins-up": ("bet on Banker ", "rounds? up|rounded up", "stakes above 50"),
    "ignores-cents-of-the-stake": ("the bet", "not a whole number|whole units"),
    "commission-is-a-cent-at-least": ("bet on Banker ", "stakes below"),
    "commission-in-whole-cents": ("bet on Banker ", "rounded to multiples of 0\\.01|0\\.01"),
}
"""What the first diagnosis has to say of each fault, as patterns, written from the descriptions in the catalogue.

The first is looked for in what differs, the others in what explains it; all have to be found.
"""


def first_diagnosis(name: str) -> tuple[str, ...]:
    """Return the first diagnosis of an engine with a fault, at the first table where it is wrong, as `verify` does.

    It is the title, then what explains it. An answer that is none comes first; without a diagnosis it is the cause.
    """
    rules, fault = rulebook(), FAULTS[name]
    table = fault.tables(rules)[0]
    port = Port(FaultyServer(fault))
    selection = Selection("engine", (table,), ("en",))
    kinds = [kind.id for kind in ALL if kind.op == fault.op or kind is SESSIONS]
    records = [
        *run(selection, port, lambda _done, _all: None).records,
        *run_generated(port, rules, (table,), kinds=kinds),
    ]
    failures = [record for record in records if fails(record)]
    silent, _ = without_answer(failures, "en")
    if silent:
        return silent[0].records[0].case, silent[0].records[0].actual
    failed = [record.table for record in failures]
    found = ordered(diagnosis_info(diagnosed(failed, port, "en", records=records), selection, rules, "en"))
    words = words_in("en")
    if found:
        return title(found[0][0], words), *explanations(found[0][0], words)
    first = by_rule(failures, records)[0].records[0]
    return f"what is refused: {first.step}", f"{first.subject}: {first.expected}, {first.actual}", first.step


def names(diagnosis: tuple[str, ...], fault: str) -> bool:
    """Say whether a diagnosis names a fault."""
    subject, *others = EXPECTED[fault]
    differs, explained = diagnosis[0], "\n".join(diagnosis[1:])
    return all(re.search(*asked) for asked in ((subject, differs), *((pattern, explained) for pattern in others)))


def score(faults: Iterable[str]) -> int:
    """Print the diagnoses that do not name their fault, and how many do. Returns how many do not."""
    tried = list(faults)
    missed = 0
    for fault in tried:
        diagnosis = first_diagnosis(fault)
        if not names(diagnosis, fault):
            missed += 1
            sys.stdout.write("\n".join([f"{fault}: {FAULTS[fault].wrong}", *diagnosis, "", ""]))
    sys.stdout.write(f"{len(tried) - missed} of {len(tried)} faults are named by the first diagnosis\n")
    return missed


if __name__ == "__main__":
    score(sys.argv[1:] or EXPECTED)
