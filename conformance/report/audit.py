"""The result of an audit, on the terminal and as JSON, and the words that the page shares with it."""

from __future__ import annotations

import shlex
from collections.abc import Iterator, Mapping, Sequence
from decimal import Decimal, InvalidOperation

import msgspec
from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from conformance.audit.deviations import What
from conformance.audit.frequencies import Frequency, Subject
from conformance.audit.tally import ANY_OTHER, ByRule, Kept, Sums, Tally
from conformance.coup import MOST_CARDS
from conformance.errors import N_, on_one_line
from conformance.report.console import labelled
from conformance.report.grids import add_ids
from conformance.words import Language, Words, words_in
from conformance.words.numbers import write_number
from conformance.words.rules import hand_name

SHOES_TOLD = 10
"""Shoes that are named, those with most deviations first."""

WHATS: Mapping[str, str] = {
    What.PLAYER_DRAW: N_("third card of {player}"),
    What.BANKER_DRAW: N_("third card of {banker}"),
    What.CARDS: N_("number of cards"),
    What.PLAYER_TOTAL: N_("total of {player}"),
    What.BANKER_TOTAL: N_("total of {banker}"),
    What.WINNER: N_("end of the coup"),
    What.OFFER: N_("bet that the table does not take"),
    What.STAKE: N_("stake that cannot be"),
    What.AVAILABILITY: N_("bet after its last round"),
    What.RESULT: N_("result of the bet"),
    What.RETURNED: N_("amount returned"),
    What.ROUND_ID: N_("round recorded more than once"),
    What.ROUND_NUMBER: N_("number of the round"),
    What.SHOE: N_("card too often in its shoe"),
}
"""The words for what differs."""

_VALUES: Mapping[str, str] = {
    "draw": N_("draws"),
    "stand": N_("stands"),
    "win": N_("won"),
    "lose": N_("lost"),
    "push": N_("returned"),
    "tie": N_("tie"),
    "natural": N_("natural"),
    "none": N_("no natural"),
    "": N_("not recorded"),
}
SUBJECTS: Mapping[Subject, str] = {
    "winners": N_("How the coups ended"),
    "first-ranks": N_("Rank of the first card"),
    "naturals": N_("Coups with a natural"),
}
"""The words for what is counted."""

CAVEAT = N_(
    "The probability is that of a difference at least as large by chance alone, if the cards are dealt fairly; "
    "it is corrected for the number of tests. A small one calls for a look at how the log was made and at the shoes; "
    "it proves no fraud. A large one proves no fairness: a test finds only what shows in these counts. "
    "The rounds of a shoe depend on one another a little, which makes chance differences slightly smaller."
)
"""What frequencies do and do not mean."""
UNREAD = N_("Rows that could not be read, with the first of each kind (--unreadable writes all of them)")
"""The heading of the reasons for which rows cannot be read."""
_FIGURES = 8
"""A column of figures is so wide at least."""
_REST = ("3C", "5D")
"""Cards to go on with, where a round has fewer than `baccarat coup` needs."""
_BET_KINDS = frozenset({What.OFFER, What.STAKE, What.AVAILABILITY, What.RESULT, What.RETURNED})


def what_text(what: str, words: Words) -> str:
    """Return the words for what differs."""
    return words.say(
        WHATS[what], player=hand_name("player", words.language), banker=hand_name("banker", words.language)
    )


def value_text(value: str, words: Words) -> str:
    """Return the words for what was expected or recorded; numbers as the language writes them."""
    if value in ("player", "banker"):
        return hand_name(value, words.language)
    if value in _VALUES:
        return words.say(_VALUES[value])
    try:
        return write_number(Decimal(value), words.language)
    except InvalidOperation:
        return on_one_line(value)


def money_text(amount: Decimal, language: Language) -> str:
    """Return a sum of money, without zeros at its end beyond two decimals."""
    shortest = amount.normalize()
    exponent = min(int(shortest.as_tuple().exponent), 0)
    return write_number(shortest.quantize(Decimal(1).scaleb(min(exponent, -2) if amount else 0)), language)


def reproduce(example: Kept) -> str | None:
    """Return the command that plays an example's round by the rules, with the bet in question; None without cards."""
    deviation = example.deviation
    if not example.deal:
        return None
    deal = (*example.deal, *_REST[: max(0, MOST_CARDS - len(example.deal))])
    parts = ["baccarat", "coup", str(deviation["table"]), "--deal", " ".join(deal)]
    bet = deviation["bet"]
    if deviation["what"] in _BET_KINDS and isinstance(bet, str) and bet in example.stakes:
        parts += ["--bet", f"{bet}={example.stakes[bet]}"]
        if deviation["round"] is not None:
            parts += ["--round", str(deviation["round"])]
    return shlex.join(parts)


class Allowed(msgspec.Struct, frozen=True):
    """What an audit may leave out and still agree with the rules.

    unreadable: rows that cannot be read, at most.
    unjudged: bets that cannot be judged, at most.
    hands_only: whether cards, totals and winners alone are judged.
    """

    unreadable: int = 0
    unjudged: int = 0
    hands_only: bool = False


def all_judged(tally: Tally, allowed: Allowed) -> bool:
    """Say whether all bets and all money in a log were judged, as far as they have to be."""
    if allowed.hands_only:
        return True
    return bool(tally.judged) and tally.not_judged <= allowed.unjudged and not tally.unjudged


def agrees(tally: Tally, allowed: Allowed) -> bool:
    """Say whether a log was audited in full and agrees with the rules, as far as it has to."""
    return not tally.deviations and tally.unreadable <= allowed.unreadable and all_judged(tally, allowed)


def verdict_text(tally: Tally, words: Words, allowed: Allowed) -> str:
    """Return the one sentence on what an audit came to."""
    if tally.unreadable > allowed.unreadable:
        return words.say("The log could not be audited in full: rows could not be read.")
    if tally.deviations:
        return words.say("The log deviates from the rules.")
    if allowed.hands_only:
        return words.say("The cards, totals and winners agree with the rules. No bet was judged.")
    if not all_judged(tally, allowed):
        return words.say("The log was not judged in full: nothing deviates in the part that was judged.")
    return words.say("The log agrees with the rules.")


def unjudged_lines(tally: Tally, words: Words, allowed: Allowed) -> list[str]:
    """Return what of the bets and the money in a log was not judged, and what to do about each."""
    if allowed.hands_only:
        return []
    lines = []
    if not tally.judged:
        lines.append(
            words.say(
                "No bet was judged. Name the columns of the bets in a mapping, "
                "or use --hands-only if only the cards are to be judged."
            )
        )
    if tally.not_judged > allowed.unjudged:
        lines.append(
            words.say(
                "Some bets were not judged, because the log does not record what became of them or what they depend "
                "on. --allow-unjudged N accepts up to N of them."
            )
        )
    if tally.unjudged:
        names = on_one_line(", ".join(tally.unjudged))
        lines.append(
            words.say(
                "Columns that look like bets or money and were not read: {columns}. Name them in a mapping, "
                "under columns or under ignore.",
                columns=names,
            )
        )
    return lines


def counts_text(tally: Tally, words: Words) -> str:
    """Return the sentences on how much was audited, of how much there was."""
    counts = {
        "rounds": tally.rounds,
        "bets": tally.judged,
        "all": tally.judged + tally.not_judged,
        "unreadable": tally.unreadable,
        "deviations": tally.deviations,
    }
    sentence = words.say(
        "Rounds judged: {rounds}. Bets judged: {bets} of {all}. "
        "Rows that could not be read: {unreadable}. Deviations: {deviations}.",
        **{name: write_number(count, words.language) for name, count in counts.items()},
    )
    stakes = [
        words.say(
            "Stakes judged: {judged} of {all}.",
            judged=money_text(item.judged, words.language),
            all=" ".join(filter(None, (money_text(item.judged + item.not_judged, words.language), item.currency))),
        )
        for item in tally.stakes
    ]
    return " ".join((sentence, *map(on_one_line, stakes)))


def unread_lines(tally: Tally, words: Words) -> list[str]:
    """Return why rows could not be read, the most frequent reason first: how many, and the first of them."""
    ordered = sorted(tally.reasons, key=lambda item: (-item.count, item.reason, item.field))
    counts = (write_number(item.count, words.language) for item in ordered)
    told = (f"{item.file}:{item.row}: {words.say(item.reason, field=item.field, value=item.value)}" for item in ordered)
    return [f"{count} × {first}" for count, first in zip(counts, told, strict=True)]


def rules_told(tally: Tally) -> list[ByRule]:
    """Return the deviations from each rule, table by table, those from which the log deviates most first."""
    return sorted(tally.rules, key=lambda item: (item.table, -item.sums.deviations, item.rule))


def shoes_told(tally: Tally, words: Words) -> list[tuple[str, int]]:
    """Return the shoes with most deviations, and how many."""
    ordered = sorted(tally.shoes.items(), key=lambda item: (-item[1], item[0]))[:SHOES_TOLD]
    return [(name if name != ANY_OTHER else words.say("all other shoes"), count) for name, count in ordered]


def example_lines(example: Kept, words: Words) -> Iterator[tuple[str, str]]:
    """Yield what is shown of an example: labels and texts."""
    told = example.deviation
    yield words.say("Rule"), str(told["rule"])
    yield words.say("Recorded in"), f"{told['file']}:{told['row']}"
    what = what_text(str(told["what"]), words)
    yield words.say("What differs"), f"{what} ({told['bet']})" if told["bet"] else what
    yield words.say("Expected"), value_text(str(told["expected"]), words)
    yield words.say("Recorded"), value_text(str(told["recorded"]), words)
    if isinstance(told["difference"], str):
        yield words.say("Difference"), money_text(Decimal(told["difference"]), words.language)
    line = reproduce(example)
    if line is not None:
        yield words.say("Reproduce"), line


def show_audit(
    tally: Tally, found: Sequence[Frequency] | None, language: Language, console: Console, allowed: Allowed
) -> None:
    """Print what an audit came to."""
    words = words_in(language)
    console.print(counts_text(tally, words), soft_wrap=True)
    for line in unjudged_lines(tally, words, allowed):
        console.print(line, soft_wrap=True)
    if tally.reasons:
        console.print()
        console.print(f"{words.say(UNREAD)}:", soft_wrap=True)
        for line in unread_lines(tally, words):
            console.print(f"  {on_one_line(line)}", soft_wrap=True)
        console.print()
    if tally.rules:
        console.print(_by_rule(tally, words))
        console.print(_by_table(tally, words))
        if tally.shoes:
            grid = Grid(words.say("Shoe"))
            _add_figures(grid, [words.say("Deviations")])
            for name, count in shoes_told(tally, words):
                grid.add_row(on_one_line(name), write_number(count, language))
            console.print(grid)
    for example in tally.examples:
        console.print()
        console.print(Text(f"✗ {on_one_line(str(example.deviation['round_id']))}", style="bold red"), soft_wrap=True)
        for label, text in example_lines(example, words):
            console.print(labelled(label, on_one_line(text)), soft_wrap=True)
    if found is not None:
        console.print()
        console.print(_frequencies(found, words))
        console.print(words.say(CAVEAT), soft_wrap=True)
    console.print()
    style = "bold green" if agrees(tally, allowed) else "bold red"
    console.print(Text(verdict_text(tally, words, allowed), style=style), soft_wrap=True)


def _by_rule(tally: Tally, words: Words) -> Grid:
    """Set out the deviations from each rule; where all are at one table, the next grid names it."""
    tables, money = len({item.table for item in tally.rules}) > 1, MoneyTold(tally, words)
    grid = Grid()
    if tables:
        add_ids(grid, words.say("Table"), (item.table for item in tally.rules))
    add_ids(grid, words.say("Rule"), (item.rule for item in tally.rules))
    grid.add_column(words.say("What differs"), overflow="fold")
    _add_figures(grid, money.heads)
    for item in rules_told(tally):
        cells = money.cells(item.sums, item.currency)
        grid.add_row(*([item.table] if tables else []), item.rule, what_text(item.what, words), *cells)
    return grid


def _add_figures(grid: Grid, heads: Sequence[str]) -> None:
    """Add columns of figures, which are never cut; their headings may take several lines."""
    for head in heads:
        grid.add_column(head, justify="right", min_width=max(_FIGURES, *map(len, head.split())), overflow="fold")


class MoneyTold:
    """Deviations and their money in a grid: the headings, and the cells under them.

    The currency has a column only where one is recorded.
    """

    def __init__(self, tally: Tally, words: Words) -> None:
        self._language = words.language
        self._currencies = any(item.currency is not None for item in tally.rules)
        self.heads = (
            words.say("Deviations"),
            words.say("Paid too much"),
            words.say("Paid too little"),
            *([words.say("Currency")] if self._currencies else []),
        )

    def cells(self, sums: Sums, currency: str | None) -> tuple[str, ...]:
        """Return the cells of a row."""
        return (
            write_number(sums.deviations, self._language),
            money_text(sums.over, self._language),
            money_text(sums.under, self._language),
            *([on_one_line(currency or "–")] if self._currencies else []),
        )


def _by_table(tally: Tally, words: Words) -> Grid:
    money = MoneyTold(tally, words)
    grid = Grid()
    add_ids(grid, words.say("Table"), (table for table, _ in tally.by_table()))
    _add_figures(grid, money.heads)
    for (table, currency), sums in tally.by_table().items():
        grid.add_row(table, *money.cells(sums, currency))
    for currency, sums in tally.money().items():
        grid.add_row(words.say("all"), *money.cells(sums, currency), style="bold")
    return grid


def _frequencies(found: Sequence[Frequency], words: Words) -> Grid:
    grid = Grid()
    for column in frequency_columns(words):
        grid.add_column(column, overflow="fold")
    for item in found:
        grid.add_row(*frequency_cells(item, words), style="bold yellow" if item.surprising else "")
    return grid


def frequency_columns(words: Words) -> tuple[str, ...]:
    """Return the headings of tests of frequencies."""
    return (
        words.say("Table"),
        words.say("What is counted"),
        words.say("counted (expected)"),
        words.say("Chi-square"),
        words.say("Probability"),
    )


def frequency_cells(item: Frequency, words: Words) -> tuple[str, ...]:
    """Return the cells under those headings."""
    language = words.language
    counts = ", ".join(
        f"{value_text(value, words) if not value.isdecimal() else value} {write_number(counted, language)} "
        f"({write_number(round(Decimal(expected)), language)})"
        for value, counted, expected in zip(item.values, item.counted, item.expected, strict=True)
    )
    subject = words.say(SUBJECTS[item.subject])
    if item.chi_square is None or item.adjusted is None:
        return item.table, subject, counts, "–", words.say("too few rounds to say")
    square = f"{write_number(Decimal(f'{item.chi_square:.2f}'), language)} ({item.freedom})"
    return item.table, subject, counts, square, write_number(Decimal(f"{item.adjusted:.4f}"), language)


def audit_as_data(tally: Tally, found: Sequence[Frequency] | None) -> dict[str, object]:
    """Return what an audit came to as the data that `--json` prints, money as decimal strings."""
    data = {
        "rounds": tally.rounds,
        "bets": tally.judged,
        "bets_not_judged": tally.not_judged,
        "stakes": msgspec.to_builtins(tally.stakes),
        "columns_not_judged": tally.unjudged,
        "unreadable": tally.unreadable,
        "unreadable_reasons": msgspec.to_builtins(tally.reasons),
        "deviations": tally.deviations,
        "rules": msgspec.to_builtins(tally.rules),
        "shoes": tally.shoes,
        "examples": [msgspec.to_builtins(example) | {"reproduce": reproduce(example)} for example in tally.examples],
    }
    return data if found is None else data | {"frequencies": msgspec.to_builtins(found)}
