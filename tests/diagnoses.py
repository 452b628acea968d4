"""How many faulty engines the first diagnosis names, by expectations written from what each fault does.

`python -m tests.diagnoses [FAULT …]` prints the score, and each diagnosis that does not name its fault.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable

from conformance.cli.diagnosing import diagnosed
from conformance.engines.faults import FAULTS, FaultyServer
from conformance.engines.port import Port
from conformance.report.diagnosis import diagnosis_info, explanations, ordered, title
from conformance.rulebook import rulebook
from conformance.suite.generated import KINDS, SESSIONS, run_generated
from conformance.suite.run import Selection, run
from conformance.words import words_in

NAMES: dict[str, tuple[str, ...]] = {
    # the shoe
    "phase-is-always-none": ("the shoe", "phase", "always “none”"),
    "only-the-last-shoe-is-right": ("phase", "none", "not the last of its request"),
    "rounds-count-from-nought": ("the shoe", "round", "1 too low"),
    "ten-burns-nothing": ("burnt", "“0”|10 too low", "shoe"),
    "exposed-card-is-burnt-too": ("burnt", "1 too high"),
    "ace-burns-eleven": ("burnt", "11|10 too high", "AS"),
    "the-shoe-has-six-decks": ("the shoe", "cards", "too low"),
    "last-round-is-not-announced": ("last round", "always “no”|“no” instead of “yes”"),
    "shuffles-once-too-often": ("shuffled", "“yes” instead of “no”", "end"),
    "never-says-that-it-shuffles": ("shuffled", "always “no”|“no” instead of “yes”"),
    "reshuffle-is-always-refused": ("refused", "reshuffle"),
    "shoe-refuses-nothing": ("the shoe", "refused", "always “no”|“no” instead of “yes”"),
    "burns-one-between-rounds": ("burnt", "“1” instead of “0”|1 too high", "end|round"),
    # limits
    "every-stake-is-taken": ("limits", "every stake is taken|above the largest is taken|below the smallest is taken"),
    "smallest-stakes-are-not-checked": ("below the smallest", "taken"),
    "largest-stakes-are-not-checked": ("above the largest", "taken"),
    "the-largest-stake-is-refused": ("largest stake itself", "refused"),
    "just-the-first-stake-is-checked": ("taken", "not the first stake"),
    "the-sum-has-to-fit": ("refused together",),
    "the-sign-is-not-seen": ("sign", "taken"),
    "the-sign-is-always-seen": ("sign", "refused"),
    # incidents
    "payouts-are-always-void": ("incidents", "payouts", "void"),
    "the-supervisor-is-always-informed": ("informed", "supervisor"),
    "stakes-are-always-returned": ("stakes", "returned", "settled"),
    "the-table-stays-open": ("table", "nothing|open", "system"),
    "the-shoe-is-kept": ("shoe", "nothing|kept", "replaced"),
    "the-dealer-does-it-all": ("who does it", "dealer", "supervisor"),
    "incidents-are-never-refused": ("refused", "always “no”|“no” instead of “yes”"),
    "the-first-incident-answers-all": ("not the first|other requests|first of",),
    "one-card-is-enough": ("refused|instead", "cards 1|several|cards"),
    # complaints
    "every-complaint-is-accepted": ("complaints", "decision", "always “accepted”"),
    "complaints-are-not-decided": ("decision", "always “nothing”"),
    "complaints-have-no-reasons": ("reasons", "nothing"),
    "just-one-reason-is-given": ("reasons", "incomplete|late", "incomplete, late|late, incomplete"),
    "the-deadline-is-exclusive": ("decision|reasons", "seconds|86.?400|late"),
    "two-days-for-a-complaint": ("decision|reasons", "late|accepted"),
    "the-video-is-always-kept": ("video", "always “yes”|“yes” instead of “no”"),
    "a-dealer-need-not-be-named": ("decision|reasons", "no dealer"),
    "unknown-parts-are-ignored": ("refused", "“no” instead of “yes”|always “no”"),
    "complaints-from-before-the-event": ("refused", "“no” instead of “yes”|always “no”", "seconds"),
    # several bets
    "player-and-banker-are-netted": ("player", "banker", "returned|beside"),
    "player-beside-banker-is-refused": ("refused", "player", "banker"),
    "equal-opposite-stakes-push": ("player|banker", "returned", "beside|proportion"),
    "tie-beside-them-loses-main-bets": ("player|banker", "lost", "tie"),
    "settles-the-first-four": ("returned", "5 bets or more"),
    "more-than-six-bets-are-refused": ("refused", "7 bets or more"),
    "all-stakes-are-the-first": ("proportion|stake", "order|beside|proportion"),
    "side-bets-need-a-main-bet": ("is lost", "none of these is staked on"),
    "side-win-loses-the-main-bet": ("returned", "3 bets or more|beside"),
    "pays-the-largest-win-alone": ("lost", "beside|bets or more"),
    "one-of-two-pairs-is-paid": ("banker pair", "lost", "player pair"),
    "no-bets-are-refused": ("refused", "without any bet"),
    "tie-is-paid-only-first": ("tie", "order"),
    "opposite-dragons-cancel": ("dragon", "returned", "beside"),
    "pair-beside-tie-pays-tie-less": ("tie pays 6", "pair", "beside"),
    "a-pair-bet-alone-is-refused": ("refused", "pair", "none of these is staked on|alone"),
    # dealing and drawing
    "banker-six-asks-the-total": ("banker", "6", "player's"),
    "banker-draws-a-fourth": ("banker has 4 cards",),
    "player-draws-a-fourth": ("player has 4 cards",),
    "natural-does-not-stop": ("player", "natural"),
    "only-nine-is-natural": ("8", "natural"),
    "player-draws-on-six": ("player draws on 6",),
    "player-stands-on-five": ("player stands on 5",),
    "banker-three-draws-on-eight": ("banker draws on 3 against 8",),
    "banker-four-draws-on-ace": ("banker draws on 4 against 1",),
    "banker-five-stands-on-four": ("banker stands on 5 against 4",),
    "third-cards-swapped": ("other cards|third", "player|banker"),
    "banker-is-dealt-first": ("other cards|first|deal", "player|banker"),
    "long-deals-burn-one": ("more than 6 cards",),
    # counting
    "jack-counts-one": ("J counts 1",),
    "ace-counts-nothing": ("A counts 0",),
    "fewer-cards-break-a-tie": ("winner|result of the coup", "tie|cards"),
    "banker-takes-ties-on-nothing": ("winner|result of the coup|banker", "0|tie"),
    # history
    "remembers-deals-without-stakes": ("only after other requests",),
    "remembers-ranks-without-suits": ("only after other requests",),
    "remembers-the-first-four-cards": ("only after other requests",),
    "a-refusal-spoils-the-next": ("returned", "only after other requests"),
    "no-commission-after-a-tie": ("banker", "only after other requests"),
    "keeps-the-round": ("only after other requests",),
    "the-balance-is-kept": ("balance", "only after other requests"),
    "the-shoe-goes-on": ("the shoe", "only after other requests"),
    "a-second-complaint-is-refused": ("complaints", "refused", "only after other requests"),
    # batches
    "batch-in-reverse": ("only together with the other coups",),
    "last-of-a-batch-pushes": ("returned", "only together with the other coups"),
    "first-of-a-batch-settles-all": ("only together with the other coups",),
    "batches-bear-no-commission": ("banker", "only together with the other coups"),
    # fields
    "says-push-where-money-says-win": ("said to be returned|result", "right amount"),
    "says-lose-where-money-says-push": ("said to lose", "right amount"),
    "totals-are-swapped": ("total of",),
    "totals-of-two-cards": ("total of", "cards"),
    "ties-are-reported-as-banker": ("winner|result of the coup", "tie|wrong"),
    "bankers-cards-in-reverse": ("cards of banker", "order"),
    "third-cards-are-spades": ("cards", "other|suit"),
    "a-cent-for-a-lost-stake": ("0\\.01|returns",),
    # suits and ranks
    "pair-of-the-final-hand": ("pair", "cards"),
    "tens-are-a-pair": ("pair", "T|10|rank"),
    "queens-are-no-banker-pair": ("banker pair", "lost", "Q"),
    "aces-are-no-player-pair": ("player pair", "lost", "A"),
    "perfect-pairs-are-no-pairs": ("pair", "lost", "perfect|suit"),
    "two-perfect-pairs-pay-double": ("perfect",),
    "pair-of-kings-pays-double": ("pair", "22|pays", "K"),
    # odds
    "tie-loses-main-bets": ("player|banker", "lost|loses", "tie"),
    "commission-on-player": ("player", "0\\.95"),
    "commission-of-four-percent": ("0\\.96",),
    "six-pays-in-full": ("banker", "pays 1", "6"),
    "tie-pays-nine": ("tie", "pays 9"),
    "tie-gives-eight-in-all": ("tie", "pays 7|8 times"),
    "pair-pays-twelve": ("pair", "pays 12"),
    "dragon-pushes-on-any-tie": ("dragon", "returned|push", "tie"),
    "dragon-margin-one-off": ("dragon", "2", "3"),
    "super-six-pays-fifteen": ("super", "15"),
    "tiger-tie-pays-any-tie": ("tiger tie", "tie"),
    "two-naturals-push": ("natural", "returned|push"),
    "returns-winnings-alone": ("returns|stake|pays",),
    "forgets-the-rounding": ("round",),
    # rounds
    "closes-a-round-early": ("refused", "round", "last round|from round|only in round"),
    "closes-a-round-late": ("after its last round",),
    "takes-bets-after-their-round": ("after its last round",),
    "bets-lose-from-round-twenty": ("lost", "from round 20"),
    "third-round-changes-sides": ("winner|hand|total|result", "from round 3"),
    "pays-double-after-round-fifty": ("pays", "from round 51"),
    "no-commission-after-round-thirty": ("pays 1", "from round 31"),
    "tie-loses-in-even-rounds": ("tie", "lost", "even"),
    "player-pushes-in-round-sixty-one": ("player", "returned", "round 61"),
    "refuses-rounds-after-eighty": ("refused", "from round 81"),
    # refusals
    "plays-with-five-cards": ("taken", "cards"),
    "refuses-more-than-six-cards": ("refused", "more than 6 cards"),
    "takes-negative-stakes": ("taken", "stake", "-|negative|below"),
    "takes-stakes-finer-than-the-unit": ("taken", "stake|unit"),
    "tie-alone-is-refused": ("refused", "tie", "none of these is staked on|alone"),
    # the slip
    "phantom-bet-in-a-pile": ("the bet slip", "tie", "99\\.00"),
    "only-the-last-state-is-right": ("the bet slip", "not the last of its request"),
    "the-chip-is-not-shown": ("chip", "nothing"),
    "the-first-chip-stays-selected": ("chip", "select"),
    "nothing-is-refused": ("the bet slip", "refused", "always “no”|“no” instead of “yes”"),
    "confirming-charges-nothing": ("balance", "too high|instead", "confirm"),
    "pushes-are-not-credited": ("balance", "coup|settle"),
    "undo-takes-everything": ("unconfirmed", "undo"),
    "double-is-pressed-twice": ("double",),
    "clear-takes-confirmed-bets": ("confirmed", "clear"),
    "window-closes-a-second-late": ("phase|refused", "wait"),
    "there-is-no-minimum": ("the bet slip", "refused|confirm", "confirm"),
    # stakes
    "stakes-over-a-thousand-are-lost": ("lost", "stakes above 1,000"),
    "win-capped-at-ten-thousand": ("10,000 at most",),
    "refuses-more-than-a-million": ("refused", "stakes above 1,000,000"),
    "tie-pays-seven-above-a-hundred": ("tie pays 7", "stakes above 100"),
    "small-stakes-bear-no-commission": ("pays 1", "stakes below 1"),
    "stakes-below-ten-cents-push": ("returned", "stakes below 0\\.1"),
    "whole-units-only": ("rounded to multiples of 1",),
    "rounds-to-cents-everywhere": ("rounded to multiples of 0\\.01",),
    "rounds-down-from-two-hundred": ("stakes above 199|rounded", "19\\d|200|rounded"),
    "commission-is-a-cent-at-least": ("banker", "stakes below|some stakes|commission"),
}
"""What has to stand in the first diagnosis of an engine with each fault, as patterns that all have to be found."""


def first_diagnosis(name: str) -> str:
    """Return the first diagnosis of an engine with a fault, at the first table where it is wrong, as `verify` does."""
    rules, fault = rulebook(), FAULTS[name]
    table = fault.tables(rules)[0]
    port = Port(FaultyServer(fault))
    selection = Selection("engine", (table,), ("en",))
    kinds = [kind.id for kind in (*KINDS, SESSIONS) if kind.op == fault.op or kind is SESSIONS]
    records = [
        *run(selection, port, lambda _done, _all: None).records,
        *run_generated(port, rules, (table,), kinds=kinds),
    ]
    failed = [record.table for record in records if record.verdict in ("failed", "rejected")]
    found = ordered(diagnosis_info(diagnosed(failed, port, "en", records=records), selection, rules, "en"))
    words = words_in("en")
    return "\n".join([title(found[0][0], words), *explanations(found[0][0], words)]) if found else ""


def named(name: str, text: str) -> bool:
    """Say whether a diagnosis names a fault."""
    return all(re.search(pattern, text, re.IGNORECASE) for pattern in NAMES[name])


def score(names: Iterable[str]) -> dict[str, str]:
    """Print how many faults are named, and return the diagnoses of the others."""
    tried = list(names)
    missed = {}
    for name in tried:
        text = first_diagnosis(name)
        if not named(name, text):
            missed[name] = text
            sys.stdout.write(f"{name}: {FAULTS[name].wrong}\n{text}\n\n")
    sys.stdout.write(f"{len(tried) - len(missed)} of {len(tried)} faults are named by the first diagnosis\n")
    return missed


if __name__ == "__main__":
    score(sys.argv[1:] or NAMES)
