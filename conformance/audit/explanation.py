"""What is understood of the first rows of a log, to be compared with the log itself."""

from __future__ import annotations

from itertools import islice

from conformance.audit.files import BadLine, Place
from conformance.audit.log import RESULTS
from conformance.audit.rounds import NOT_RECORDED, RoundReader, Rounds, Staked
from conformance.audit.run import Audit, Log
from conformance.cards import CARDS
from conformance.kernel import NO_CARD, WINNERS
from conformance.words import Words

ROWS = 10
"""Rows that are explained."""


def understood(audit: Audit, log: Log, words: Words) -> list[dict[str, str]]:
    """Return what is understood of the first rows of a file, by the round log's names.

    Raises BaccaratError when the file cannot be read.
    """
    rows: list[dict[str, str]] = []
    reader = RoundReader(log.layout, audit.mapping, audit.rules.tableau.first)
    for part in log.parts(Place()):
        for item in part.read():
            if isinstance(item, BadLine):
                rows.append({"row": str(item.row), "unreadable": item.text})
                continue
            batch = item.rounds.slice(0, ROWS)
            for table, places in reader.tables(batch):
                here = range(batch.num_rows) if places is None else places.tolist()
                rounds = reader.read(batch if places is None else batch.take(places))
                rows += [
                    {"row": str(item.rows[row]), "table": table or ""} | _row(rounds, place, audit, words)
                    for place, row in enumerate(here)
                ]
            if len(rows) >= ROWS:
                return list(islice(sorted(rows, key=lambda row: int(row["row"])), ROWS))
    return rows


def _row(rounds: Rounds, row: int, audit: Audit, words: Words) -> dict[str, str]:
    if row in rounds.unreadable:
        reason, field, value = rounds.unreadable[row]
        return {"unreadable": words.say(reason, field=field, value=value)}
    told = {"round_id": str(rounds.ids[row].as_py())}
    if rounds.shoes is not None:
        told["shoe"] = str(rounds.shoes[row].as_py())
    for name, numbers in (
        ("round", rounds.numbers),
        ("player_total", rounds.player_total),
        ("banker_total", rounds.banker_total),
    ):
        if numbers is not None and numbers[row] != NOT_RECORDED:
            told[name] = str(numbers[row])
    cards = [CARDS[card] for card in rounds.deals[row] if card != NO_CARD]
    if rounds.third is None:
        told["deal"] = " ".join(map(str, cards))
    else:
        for hand, has_third in zip(("player", "banker"), rounds.third, strict=True):
            own = [card for card, owner in zip(cards, audit.rules.tableau.first, strict=False) if owner == hand]
            if has_third[row]:
                own.append(cards[4] if hand == "player" or not rounds.third[0][row] else cards[5])
            told[hand] = " ".join(map(str, own))
    if rounds.winner is not None and rounds.winner[row] != NOT_RECORDED:
        told["winner"] = WINNERS[rounds.winner[row]].value
    bets = [text for staked in rounds.bets if (text := _bet(staked, row))]
    return told | ({"bets": ", ".join(bets)} if bets else {})


def _bet(staked: Staked, row: int) -> str:
    """Return a bet with its stake and what came of it: `banker 10 → 19.5 (win)`."""
    texts = []
    for place in staked.places(row):
        if staked.stakes.units[place]:
            text = f"{staked.bet} {staked.stakes.amount(place):f}"
            if staked.paid is not None and (staked.unpaid is None or not staked.unpaid[place]):
                text += f" → {staked.paid.amount(place):f}"
            if staked.results is not None and staked.results[place] != NOT_RECORDED:
                text += f" ({RESULTS[staked.results[place]]})"
            texts.append(text)
    return ", ".join(texts)
