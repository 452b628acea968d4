"""What became of a stake, in words."""

from __future__ import annotations

from decimal import Decimal
from typing import Final

from conformance.errors import N_
from conformance.money import EXACT
from conformance.words.catalogues import words_in
from conformance.words.languages import Language
from conformance.words.numbers import write_number
from conformance.words.rules import hand_name


def outcome_text(result: str, net: Decimal, language: Language, like: Decimal | None = None) -> str:
    """Return what became of a stake: the result as the engine names it, and what the bettor is up or down.

    The amount has at least the decimals of `like`, so that equal amounts read alike.
    A result and an amount that do not go together both show.

    >>> outcome_text("win", Decimal("9.5"), "en", Decimal("10.00")), outcome_text("push", Decimal(0), "en")
    ('wins 9.50', 'returned')
    """
    words = words_in(language)
    if result == "win":
        return words.say("wins {money}", money=amount_text(net, like, language))
    if result == "lose":
        return words.say("loses {money}", money=amount_text(EXACT.minus(net), like, language))
    if not net:
        return words.say("returned")
    return words.say("returned, with a difference of {money}", money=amount_text(net, like, language))


def amount_text(amount: Decimal, like: Decimal | None, language: Language) -> str:
    """Write an amount with all its decimals, and at least those of `like`."""
    exponents = [int(value.as_tuple().exponent) for value in (amount.normalize(EXACT), like) if value is not None]
    return write_number(amount.quantize(Decimal(1).scaleb(min(*exponents, 0)), context=EXACT), language)


def winner_text(winner: str, language: Language) -> str:
    """Return how a coup ended: `player`, `banker` or `tie`."""
    words = words_in(language)
    if winner == "tie":
        return words.say("the coup is a tie")
    return words.say("{hand} wins the coup", hand=hand_name(winner, language))


VERDICTS = {
    "rejected": N_("rejected"),
    "unsupported": N_("unsupported"),
    "crashed": N_("crashed"),
    "timed-out": N_("timed out"),
    "protocol-error": N_("protocol error"),
}
"""The words for the ways in which an engine does not answer."""

OF_THE_RULES: Final = "of-the-rules"
"""The verdict of a check that the rules themselves bear out, while nothing was asked of the engine."""


def fault_text(verdict: str, detail: str, language: Language) -> str:
    """Return how an engine failed to answer, and what it said."""
    words = words_in(language)
    return f"{words.say(VERDICTS[verdict])}: {words.retell(detail)}"
