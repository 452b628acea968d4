"""What each bet pays: one row a bet, its condition in a few words, what a round stake returns, and its return."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping

from conformance.errors import N_
from conformance.help.document import (
    Block,
    Content,
    PaidBet,
    PaidLine,
    Paragraph,
    Payouts,
    Section,
    Term,
    Text,
)
from conformance.help.pen import resting_on
from conformance.help.player.conditions import facts_of, of_own_hand, when
from conformance.help.player.voice import Voice, rate_text
from conformance.returns import BetReturn
from conformance.rules import Offer, Payment, Result

MOST_LINES = 4
"""Ways in which a bet is paid that stand in the table of all bets; more of them make a table of their own."""
UNITS_OF_EXAMPLE = 30
"""The stake of the example of rounding, in units of money: small enough that a rounded part counts."""


def payouts_section(voice: Voice, returns: Mapping[str, BetReturn]) -> Section:
    """Return what the bets of the table pay."""
    large = [offer for offer in voice.at.offers.values() if len(_paid(offer)) > MOST_LINES]
    rows = tuple(
        _summary(voice, offer, returns) if offer in large else _row(voice, offer, returns)
        for offer in voice.at.offers.values()
    )
    back = voice.text(N_("Stake {stake}, get back"), stake=voice.cash(voice.stake, named=True).text)
    columns = (voice.name("column", "Bet"), voice.name("payouts", "Pays"), back, voice.name("column", "RTP"))
    blocks: list[Block] = [Payouts(columns, rows), *_sentences(voice), *_large(voice, large, columns)]
    return Section("payouts", voice.name("heading", "Payouts"), tuple(blocks))


def _paid(offer: Offer) -> list[Payment]:
    """Return the outcomes that give something back; a tie that returns a main bet has a sentence of its own."""
    wins = [payment for payment in offer.payments if payment.outcome.result is Result.WIN]
    pushes = [payment for payment in offer.payments if payment.outcome.result is Result.PUSH]
    return [*wins, *(payment for payment in pushes if not _is_tie(payment))]


def _is_tie(payment: Payment) -> bool:
    return payment.outcome.result is Result.PUSH and facts_of(payment.outcome) == {"winner": frozenset({"tie"})}


def _row(voice: Voice, offer: Offer, returns: Mapping[str, BetReturn]) -> PaidBet:
    paid = _paid(offer)
    lost = [payment.outcome.rule for payment in offer.payments if payment.outcome.result is Result.LOSE]
    lines = []
    for payment in paid:
        said = () if len(paid) == 1 and _says_itself(offer, payment) else when(voice, payment.outcome)
        lines.append(_line(voice, payment, said))
    return PaidBet((offer.bet.id,), _named(voice, offer, lost), tuple(lines), _share(voice, offer, returns))


def _named(voice: Voice, offer: Offer, rules: Iterable[str]) -> Content:
    """Return the name of a bet, and where the screen has another one for a main bet, that one too."""
    screen = offer.screen.get(voice.language)
    name = voice.bet_name(offer)
    if screen and screen.casefold() != name.casefold():
        said = voice.say(N_("{name} (on screen: {screen})"), name=Term(name), screen=screen)
    else:
        said = (Term(name),)
    return resting_on(said, [*rules, voice.at.offer_rule, *voice.ids("areas")])


def _says_itself(offer: Offer, payment: Payment) -> bool:
    """Say whether the name of a main bet says when it wins."""
    return offer.bet.id in ("player", "banker", "tie") and facts_of(payment.outcome).keys() == {"winner"}


def _line(voice: Voice, payment: Payment, said: Content) -> PaidLine:
    outcome = payment.outcome
    if outcome.result is Result.PUSH:
        return PaidLine(said, resting_on(voice.say(N_("stake returned")), outcome.rule), (voice.cash(voice.stake),))
    pays: Content = (voice.paid(payment.factor, outcome.rule),)
    rules = [outcome.rule]
    commission = voice.at.commission
    if outcome.commission and commission is not None:
        rate = rate_text(commission.rate, voice.language)
        pays = (*pays, Text(" "), *voice.say(N_("({rate} commission)"), rate=rate))
        rules.append(commission.rule)
    back = voice.stake + voice.won(voice.stake, payment)
    return PaidLine(said, resting_on(pays, rules), (voice.cash(back),))


def _share(voice: Voice, offer: Offer, returns: Mapping[str, BetReturn]) -> Content:
    stated = [item.rule for item in voice.around.returns if item.bet == offer.bet.id]
    return resting_on((voice.share(returns[offer.bet.id].to_bettor),), stated)


def _summary(voice: Voice, offer: Offer, returns: Mapping[str, BetReturn]) -> PaidBet:
    """Return a bet that has a table of its own: the lowest and the highest that it pays."""
    wins = sorted(
        (payment for payment in _paid(offer) if payment.outcome.result is Result.WIN), key=lambda one: one.factor
    )
    low, high = wins[0], wins[-1]
    line = PaidLine(
        voice.say(N_("see the table below")),
        voice.say(N_("{low} to {high}"), low=voice.paid(low.factor, None), high=voice.paid(high.factor, None)),
        (),
    )
    return PaidBet((offer.bet.id,), _named(voice, offer, ()), (line,), _share(voice, offer, returns))


def _large(voice: Voice, offers: list[Offer], columns: tuple[str, ...]) -> list[Block]:
    """Return a table for each paytable with many rows; bets that differ in the hand alone share one."""
    shared: defaultdict[tuple[PaidLine, ...], list[Offer]] = defaultdict(list)
    own: dict[tuple[PaidLine, ...], bool] = {}
    for offer in offers:
        said = [of_own_hand(voice, payment.outcome) for payment in _paid(offer)]
        relative = None not in said
        lines = tuple(
            _line(voice, payment, here if relative and here is not None else when(voice, payment.outcome))
            for payment, here in zip(_paid(offer), said, strict=True)
        )
        shared[lines].append(offer)
        own[lines] = relative
    blocks: list[Block] = []
    for lines, group in shared.items():
        lost = [payment.outcome.rule for payment in group[0].payments if payment.outcome.result is Result.LOSE]
        name = voice.listed_and(Term(voice.bet_name(offer)) for offer in group)
        paid = PaidBet(tuple(offer.bet.id for offer in group), resting_on(name, lost), lines)
        head = voice.text(N_("The hand you bet on")) if own[lines] else voice.name("column", "When")
        blocks.append(Payouts((head, *columns[1:3]), (paid,)))
    return blocks


def _sentences(voice: Voice) -> list[Block]:
    """Return what becomes of main bets on a tie, how winnings are rounded, and what else holds of every payout."""
    said: list[Content] = []
    returned = [(offer, payment) for offer, payment in voice.payments() if _is_tie(payment)]
    if returned:
        names = voice.listed_and(voice.bet_name(offer) for offer, _ in returned)
        sentence = voice.say(N_("On a tie, {bets} bets are returned."), bets=names)
        said.append(resting_on(sentence, [payment.outcome.rule for _, payment in returned]))
    said += _pair_words(voice)
    said += _rounding(voice)
    return [Paragraph(part) for part in said]


def _pair_words(voice: Voice) -> list[Content]:
    """Return what a pair is, at a table with a bet on one."""
    tableau = voice.rules.tableau
    facts = {condition.fact for _, payment in voice.payments() for condition in payment.outcome.conditions}
    said: list[Content] = []
    if facts & {"player_pair", "banker_pair", "pairs", "same_rank_pairs"} and tableau.pair == ("rank",):
        sentence = voice.say(N_("A pair is two cards of the same rank, as in two aces or two kings."))
        said.append(resting_on(sentence, voice.part("pair")))
    if "perfect_pairs" in facts and set(tableau.perfect_pair) == {"rank", "suit"}:
        sentence = voice.say(N_("A perfect pair is a pair of one suit, as in two kings of hearts."))
        said.append(resting_on(sentence, voice.part("perfect_pair")))
    return [tuple(part for at, one in enumerate(said) for part in ((Text(" "),) if at else ()) + one)] if said else []


_ROUNDED = {
    "down": N_("Winnings are rounded down to {unit}: {stake} on {bet} wins {won}."),
    "up": N_("Winnings are rounded up to {unit}: {stake} on {bet} wins {won}."),
    "half-up": N_("Winnings are rounded to the nearest {unit}, a half up: {stake} on {bet} wins {won}."),
    "half-even": N_("Winnings are rounded to the nearest {unit}, a half to the even one: {stake} on {bet} wins {won}."),
}


def _rounding(voice: Voice) -> list[Content]:
    """Return how winnings are rounded, with an example where it makes a difference."""
    rounding, unit = voice.at.rounding, voice.at.unit
    if rounding is None:
        return []
    for units in (UNITS_OF_EXAMPLE, *range(1, 2 * UNITS_OF_EXAMPLE)):
        for offer, payment in voice.payments():
            stake = unit * units
            won = voice.won(stake, payment)
            if won and won != stake * payment.factor:
                sentence = voice.say(
                    _ROUNDED[rounding.mode],
                    unit=voice.cash(unit),
                    stake=voice.cash(stake),
                    bet=voice.bet_name(offer),
                    won=voice.cash(won),
                )
                return [resting_on(sentence, rounding.rule)]
    return []
