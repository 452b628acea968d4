"""Experiments: a coup that fails is asked again with one thing changed at a time, to see on what the failure depends.

The stake, the bets beside it, their order, the round, the suits, further cards in the deal, and what was asked before:
each is varied alone, and where that makes the engine right, the failure depends on it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from decimal import Decimal
from itertools import combinations

import msgspec

from conformance.cards import DECK
from conformance.coup import MOST_CARDS
from conformance.engines.coups import result_of
from conformance.engines.port import EngineFault, Port
from conformance.engines.protocol import CoupRequest, CoupResult
from conformance.engines.reference import play_coup
from conformance.errors import N_, Refused
from conformance.money import is_amount
from conformance.rulebook import Result, Rulebook
from conformance.settlement import Settlement
from conformance.suite.mutation.said import Named, Said, said
from conformance.suite.questions import Difference, Outcome, Question, ask, compare, made, stakes_of

_replace = msgspec.structs.replace
Answers = Mapping[Question, Outcome]

_WHOLE = (1, 2, 5, 10, 25, 50, 100, 150, 200, 300, 1000, *(3 * 10**power for power in range(3, 13)))
_BROKEN = ("0.01", "0.03", "0.05", "0.10", "0.37", "0.50", "1.37", "7.37", "50.37", "200.37", "1500.37", "70000.37")
AMOUNTS = tuple(map(Decimal, (*_BROKEN, "5000000.37", "30000000000.37", *_WHOLE)))
"""Stakes that are tried, beside the one that fails; those that are not a whole number of units are left out."""
SUITS_TRIED = ("S", "H", "D", "C", "SH", "SD", "HD", "DC", "SSHH", "SSDD", "HHSS", "HHCC", "SHDC", "DSCH", "SCHDCS")
"""Suits that the cards of a deal are given in turn."""
UNUSED = (("3C", "5D") * 3, ("2S",) * 6, ("9H", "KD") * 3, ("5C", "3C", "5C", "3C", "3C", "5D"))
"""Cards that are put behind those that a coup uses; places that it uses are passed over."""
LEAST = 2
"""Coups of which rounding is reported: any one amount is a multiple of something."""
MOST_HELPING = 4
"""Bets that are named among those that make the engine right when they are staked on too."""
ROUNDS = (1, 2, 3, 4, 5, 10, 20, 21, 30, 31, 40, 41, 50, 51, 55, 60, 61, 62, 70, 71, 80, 81, 100)
"""Rounds that are tried."""


class Experiments:
    """Asks an engine for variants of a coup that fails in one way, and says on what the failure depends."""

    def __init__(self, rules: Rulebook, port: Port, question: Question, difference: Difference) -> None:
        self._rules, self._port, self._difference = rules, port, difference
        self._table = rules.tables[question.table]
        self.question = question
        self.conditions: list[Said] = []
        self.failing: dict[Question, Outcome] = {}
        """The variants that fail too, with what the engine made of them."""

    @property
    def _bet(self) -> str | None:
        """The bet that differs, or None where a hand, the winner or a refusal does."""
        what = self._difference.what
        return what if what in self._table.offers and not self._difference.is_hand else None

    def run(self) -> None:
        """Vary the coup, keep the simplest variant that fails still, and note on what the failure depends."""
        self._port.begin_anew()
        if not self._fails(self.question):
            self.conditions.append(said(BEFORE))
            return
        for vary in (self._bets, self._more_bets, self._order, self._round, self._stake, self._cards, self._suits):
            self.conditions.extend(vary())

    def _fails(self, question: Question) -> bool:
        """Say whether a coup fails as the first one does: in the same hand, bet, winner, or in being refused."""
        outcome = ask(self._port, question)
        fails = self._is_alike(question, outcome)
        if fails:
            self.failing[question] = outcome
        return fails

    def _is_alike(self, question: Question, outcome: Outcome) -> bool:
        found = compare(self._rules, question, outcome)
        if found is None or (found.what, found.is_hand) == (self._difference.what, self._difference.is_hand):
            return found is not None
        if self._bet is None or found.is_hand or found.what not in self._table.offers:
            return False
        settled = _settled(self._rules, question, outcome, self._bet)  # another bet that comes before it is wrong too
        return settled is not None and (settled[0].result, settled[0].returned) != settled[1:]

    def _kept(self, question: Question) -> bool:
        """Keep a variant where it fails too, and say whether it does."""
        fails = self._fails(question)
        if fails:
            self.question = question
        return fails

    # the bets

    def _bets(self) -> Iterator[Said]:
        """Leave out as many of the other bets as can be; those that are left are what it takes."""
        for bet, _ in self.question.stakes:
            if bet != self._bet and len(self.question.stakes) > (0 if self._difference.is_hand else 1):
                self._kept(
                    _replace(self.question, stakes=tuple(item for item in self.question.stakes if item[0] != bet))
                )
        beside = [bet for bet, _ in self.question.stakes if bet != self._bet]
        if not beside or (self._bet is None and len(beside) == 1):
            return
        count = len(self.question.stakes)
        if count > 2 and self._others_do(beside):
            yield said(MANY, count=count)
        else:
            bets = tuple(Named("bet", bet) for bet in beside)
            yield said(TOGETHER_ON if self._bet is None else BESIDE, bets=bets)

    def _more_bets(self) -> Iterator[Said]:
        """Stake on one more bet; where that makes the engine right, the failure depends on its being left out."""
        staked = {bet for bet, _ in self.question.stakes}
        free = [bet for bet in self._table.offers if bet not in staked]
        added = {bet: _replace(self.question, stakes=(*self.question.stakes, (bet, "1"))) for bet in free}
        taken = {bet: question for bet, question in added.items() if self._is_open(question, question.round)}
        helping = [bet for bet, question in taken.items() if not self._fails(question)]
        if helping and self._difference.what == "refusal" and not staked:
            yield said(NO_BETS)
        elif helping:
            yield said(WITHOUT, bets=tuple(Named("bet", bet) for bet in helping[:MOST_HELPING]))

    def _others_do(self, beside: Sequence[str]) -> bool:
        """Say whether the failure shows with other bets in the same number too."""
        free = [bet for bet in self._table.offers if bet not in beside and bet != self._bet]
        for chosen in combinations(free, len(beside)):
            others = dict(zip(beside, chosen, strict=True))
            return self._fails(
                _replace(
                    self.question, stakes=tuple((others.get(bet, bet), stake) for bet, stake in self.question.stakes)
                )
            )
        replaced = next(iter(free), None)
        if replaced is None:
            return True
        return self._fails(
            _replace(
                self.question,
                stakes=tuple((replaced if bet == beside[-1] else bet, stake) for bet, stake in self.question.stakes),
            )
        )

    def _order(self) -> Iterator[Said]:
        stakes = self.question.stakes
        orders = (stakes[::-1], stakes[1:] + stakes[:1]) if len(stakes) > 1 else ()
        if any(not self._fails(_replace(self.question, stakes=order)) for order in orders):
            yield said(ORDER)

    # the round

    def _round(self) -> Iterator[Said]:
        rounds = [number for number in ROUNDS if number != self.question.round and self._is_open(self.question, number)]
        if self._difference.what == "refusal" and not self._is_open(self.question, self.question.round):
            yield from self._closed()
            return
        failing = [number for number in rounds if self._fails(_replace(self.question, round=number))]
        if len(failing) == len(rounds):
            self.question = _replace(self.question, round=1) if 1 in failing else self.question
            return
        passing = [number for number in rounds if number not in failing]
        failing.append(self.question.round)
        if max(passing) < min(failing):
            yield said(FROM_ROUND, round=self._first(max(passing), min(failing)))
        elif all(number % 2 == 0 for number in failing) and all(number % 2 for number in passing):
            yield said(EVEN_ROUNDS)
        elif len(failing) == 1 or max(failing) - min(failing) <= 1:
            yield said(IN_ROUND, round=self.question.round)
        elif max(failing) < min(passing):
            yield said(UP_TO_ROUND, round=max(failing))
        else:
            yield said(SOME_ROUNDS, round=min(failing))

    def _is_open(self, question: Question, number: int) -> bool:
        offers = (self._table.offers.get(bet) for bet, _ in question.stakes)
        return all(offer and (offer.last_round is None or number <= offer.last_round) for offer in offers)

    def _first(self, right: int, wrong: int) -> int:
        """Return the first round that fails, between one that passes and one that fails."""
        while wrong - right > 1:
            middle = (right + wrong) // 2
            if self._fails(_replace(self.question, round=middle)):
                wrong = middle
            else:
                right = middle
        self.question = _replace(self.question, round=wrong)
        return wrong

    def _closed(self) -> Iterator[Said]:
        for bet, _ in self.question.stakes:
            offer = self._table.offers.get(bet)
            if offer is not None and offer.last_round is not None and self.question.round > offer.last_round:
                first, last = self.question.round, offer.last_round
                if not self._fails(_replace(self.question, round=last + 1)):
                    first = self._first(last + 1, first)
                    yield said(AGAIN, bet=Named("bet", bet), last=last, round=first)
                else:
                    yield said(AFTER_LAST, bet=Named("bet", bet), last=last, round=first)
                return

    # the stake

    def _stake(self) -> Iterator[Said]:
        bet = self._bet or next((name for name, _ in self.question.stakes), None)
        if bet is None or self._difference.is_hand or self._difference.what == "winner":
            return
        own = stakes_of(self.question)[bet]
        amounts = [amount for amount in AMOUNTS if not amount % self._table.unit and amount != own]
        failing = [amount for amount in amounts if self._fails(self._staking(bet, amount))]
        passing = [amount for amount in amounts if amount not in failing]
        if not passing:
            self._kept(self._staking(bet, Decimal(1)))
            return
        failing.append(own)
        if self._rounds(bet, failing):
            return
        if len(self.question.stakes) > 1 and all(self._fails(self._staking_alike(amount)) for amount in amounts[::3]):
            yield said(PROPORTIONS)
            return
        if max(passing) < min(failing):
            yield said(ABOVE, amount=self._edge(bet, max(passing), min(failing)))
        elif max(failing) < min(passing):
            yield said(BELOW, amount=abs(self._edge(bet, min(passing), max(failing))))
        else:
            yield said(SOME_STAKES, amount=own)

    def _rounds(self, bet: str, amounts: Iterable[Decimal]) -> bool:
        """Say whether the engine rounds the winnings on these stakes where the rules do not."""
        questions = [self._staking(bet, amount) for amount in amounts]
        return rounding_seen(self._rules, {item: ask(self._port, item) for item in questions}, bet) is not None

    def _staking(self, bet: str, amount: Decimal) -> Question:
        stakes = tuple((name, format(amount, "f") if name == bet else stake) for name, stake in self.question.stakes)
        return _replace(self.question, stakes=stakes)

    def _staking_alike(self, amount: Decimal) -> Question:
        return _replace(self.question, stakes=tuple((bet, format(amount, "f")) for bet, _ in self.question.stakes))

    def _edge(self, bet: str, right: Decimal, wrong: Decimal) -> Decimal:
        """Return the stake nearest to those that fail that passes, between one that passes and one that fails."""
        unit = self._table.unit
        while abs(wrong - right) > unit:
            middle = (right + wrong) / 2 // unit * unit
            if self._fails(self._staking(bet, middle)):
                wrong = middle
            else:
                right = middle
        self._kept(self._staking(bet, wrong))
        return right

    # the cards

    def _cards(self) -> Iterator[Said]:
        deal = self.question.deal
        if len(deal) > MOST_CARDS and not self._kept(_replace(self.question, deal=deal[:MOST_CARDS])):
            yield said(LONG_DEAL, count=MOST_CARDS)
        deal = self.question.deal
        used = self._used()
        others = [(*deal[:used], *(DECK[code] for code in codes[used:])) for codes in UNUSED]
        if used < len(deal) <= MOST_CARDS and any(not self._fails(_replace(self.question, deal=it)) for it in others):
            yield said(LEFT_CARDS)

    def _used(self) -> int:
        """Return how many cards the coup uses by the rules; all of them where the rules refuse it."""
        try:
            coup = play_coup(self._rules, self.question.table, self.question.deal, {}).coup
        except Refused:
            return len(self.question.deal)
        return len(coup.player.cards) + len(coup.banker.cards)

    def _suits(self) -> Iterator[Said]:
        """Try the same ranks in other suits, which change nothing but a perfect pair by the rules."""
        deal = self.question.deal
        for suits in SUITS_TRIED:
            other = tuple(DECK[card.rank + suits[place % len(suits)]] for place, card in enumerate(deal))
            changed = _replace(self.question, deal=other)
            if self._same_facts(changed) and not self._fails(changed):
                yield said(SUITS_COUNT)
                return

    def _same_facts(self, other: Question) -> bool:
        try:
            played = [play_coup(self._rules, item.table, item.deal, {}).facts for item in (self.question, other)]
        except Refused:
            return False
        return played[0] == played[1]


def in_context(
    rules: Rulebook, port: Port, session: Sequence[CoupRequest]
) -> Iterator[tuple[Question, Outcome, Said | None]]:
    """Have a session asked again; yield each coup of its last request that fails, and on what it depends, if it does.

    A coup that is right when it is asked alone depends on the other coups of its request, or on what was asked before.
    """
    last = session[-1]
    if last.table not in rules.tables:
        return
    port.begin_anew()
    for request in session[:-1]:
        _coups(port, request)
    for question, outcome in _coups(port, last):
        if _is_readable(question) and (found := compare(rules, question, outcome)) is not None:
            port.begin_anew()
            if compare(rules, question, ask(port, question)) == found:
                yield question, ask(port, question), None
                continue
            port.begin_anew()
            again = dict(_coups(port, last)).get(question)
            batch = len(last.deals) > 1 and compare(rules, question, again) == found
            yield question, outcome, said(TOGETHER if batch else BEFORE)


def _coups(port: Port, request: CoupRequest) -> list[tuple[Question, Outcome]]:
    """Have a request asked, and return each coup with what came of it."""
    stakes = tuple((item.bet, item.stake) for item in request.bets)
    deals = [tuple(DECK[code] for code in deal) for deal in request.deals]
    questions = [Question(request.table, deal, stakes, request.round) for deal in deals]
    try:
        coups: Sequence[CoupResult] = port.exchange(request).coups
    except EngineFault:
        return [(question, None) for question in questions]
    return [(question, made(coup)) for question, coup in zip(questions, coups, strict=True)]


def _is_readable(question: Question) -> bool:
    """Say whether every stake is an amount, and no bet comes twice."""
    bets = [bet for bet, _ in question.stakes]
    return len(set(bets)) == len(bets) and all(is_amount(stake) for _, stake in question.stakes)


TOGETHER = N_("only together with the other coups of the same request")
BEFORE = N_("only after other requests: asked first, the same coup is right")
MANY = N_("only where {count} bets or more are staked on")
BESIDE = N_("only where {bets} is staked on beside it")
TOGETHER_ON = N_("only where {bets} are staked on together")
NO_BETS = N_("only without any bet")
WITHOUT = N_("only where none of these is staked on beside it: {bets}")
ORDER = N_("only with the bets in some orders")
FROM_ROUND = N_("only from round {round} on")
UP_TO_ROUND = N_("only up to round {round}")
IN_ROUND = N_("only in round {round}")
EVEN_ROUNDS = N_("only in rounds with an even number")
SOME_ROUNDS = N_("only in some rounds, as in round {round}")
AFTER_LAST = N_("{bet} is taken in round {round}, after its last round, {last}")
AGAIN = N_("{bet} is taken from round {round} on, after its last round, {last}")
ABOVE = N_("only on stakes above {amount}")
BELOW = N_("only on stakes below {amount}")
SOME_STAKES = N_("only on some stakes, as on {amount}")
PROPORTIONS = N_("only for some proportions of the stakes")
LEFT_CARDS = N_("only with some of the cards that stay in the shoe")
LONG_DEAL = N_("only where a deal has more than {count} cards")
SUITS_COUNT = N_("only with some suits, which make no difference by the rules")


# what happens


def effect_on_hands(rules: Rulebook, question: Question, outcome: Outcome, difference: Difference) -> Said | None:
    """Return in what a hand or the winner is wrong where it is not the draw: the total, the order, or a fourth card."""
    try:
        right = made(result_of(play_coup(rules, question.table, question.deal, {}, question.round)))
    except Refused:
        return None
    if outcome is None:
        return None
    if difference.what == "winner":
        return said(WINNER)
    theirs, ours = getattr(outcome, difference.what)[0], getattr(right, difference.what)[0]
    seen = (
        (len(theirs) > MOST_CARDS // 2, TOO_MANY),
        (theirs == ours, TOTAL),
        (sorted(theirs) == sorted(ours), CARD_ORDER),
        (theirs[:2] == ours[:2] and len(theirs) == len(ours), OTHER_THIRD),
        (len(theirs) == len(ours), OTHER_CARDS),
        (len(theirs) < len(ours), STANDS),
        (len(theirs) > len(ours), DRAWS),
    )
    message = next((message for holds, message in seen if holds), None)
    return None if message is None else said(message, hand=Named("hand", difference.what), count=len(theirs))


WINNER = N_("the winner is wrong beside right hands")
TOO_MANY = N_("{hand} has {count} cards")
TOTAL = N_("the total of {hand} is wrong beside the right cards")
CARD_ORDER = N_("the cards of {hand} are in another order")
OTHER_THIRD = N_("the third card of {hand} is not the one that the deal gives it")
STANDS = N_("{hand} has no third card where the rules give it one")
DRAWS = N_("{hand} has a third card where the rules give it none")
OTHER_CARDS = N_("{hand} has other cards than the deal gives it")


def effect(rules: Rulebook, answers: Answers, bet: str) -> Said | None:
    """Return what becomes of a bet in all of these coups alike, which is wrong; None where it varies."""
    settled = (_settled(rules, question, outcome, bet) for question, outcome in answers.items())
    found = [item for item in settled if item is not None]
    results, name = {result for _, result, _ in found}, Named("bet", bet)
    if len(results) != 1:
        return None
    (result,) = results
    won = {returned - right.stake for right, _, returned in found}
    odds = {((returned - right.stake) / right.stake).normalize() for right, _, returned in found}
    given = {returned for _, _, returned in found}
    alone = all(right.result is Result.WIN and returned == right.net < right.stake for right, _, returned in found)
    more = all(right.result is Result.WIN and returned > right.returned for right, _, returned in found)
    pays = result == "win" and len(odds) == 1 and (more or len({right.stake for right, _, _ in found}) > 1)
    seen = (
        (all(returned == right.returned for right, _, returned in found), said(MISNAMED[result], bet=name)),
        (_of_another_stake(rules, answers, bet), said(OTHER_STAKE, bet=name)),
        (alone, said(WITHOUT_STAKE, bet=name)),
        (result == "lose" and given == {Decimal(0)}, said(LOST, bet=name)),
        (result == "push" and won == {Decimal(0)}, said(RETURNED, bet=name)),
        (result == "lose" and len(given) == 1, said(LOST_BUT, bet=name, amount=_shortest(max(given)))),
        (pays, said(PAYS, bet=name, odds=_shortest(max(odds)))),
        ((rounding := rounding_seen(rules, answers, bet)) is not None, rounding),
        (result == "win" and len(odds) == 1, said(PAYS, bet=name, odds=_shortest(max(odds)))),
        (len(odds) == 1, said(GIVES_BACK, bet=name, times=_shortest(max(odds) + 1))),
        (result == "win" and len(won) == 1 and len(found) > 1, said(CAPPED, bet=name, amount=_shortest(max(won)))),
    )
    return next((happens for holds, happens in seen if holds), None)


def _of_another_stake(rules: Rulebook, answers: Answers, bet: str) -> bool:
    """Say whether the bet is settled in every one of these coups as it would be with the stake of another bet."""
    return all(_takes_another_stake(rules, question, outcome, bet) for question, outcome in answers.items())


def _takes_another_stake(rules: Rulebook, question: Question, outcome: Outcome, bet: str) -> bool:
    stakes = stakes_of(question)
    for other in {stake for name, stake in stakes.items() if name != bet and stake != stakes[bet]}:
        changed = tuple((name, str(other) if name == bet else stake) for name, stake in question.stakes)
        settled = _settled(rules, _replace(question, stakes=changed), outcome, bet)
        if settled is not None and settled[0].returned == settled[2] != 0:
            return True
    return False


def _shortest(amount: Decimal) -> Decimal:
    """Return an amount without zeros behind its last decimal, and without an exponent."""
    return Decimal(format(amount.normalize(), "f"))


REFUSED = N_("what the rules take is refused")
TAKEN = N_("what the rules refuse is taken")
REFUSED_BETS = N_("a stake that the rules take is refused: {bets}")
TAKEN_BETS = N_("a stake that the rules refuse is taken: {bets}")


def effect_of_refusal(question: Question, outcome: Outcome) -> Said:
    """Return that a coup is refused, or taken, with the bets that are staked on."""
    bets = tuple(Named("bet", bet) for bet, _ in question.stakes[:MOST_HELPING])
    if not bets:
        return said(REFUSED if outcome is None else TAKEN)
    return said(REFUSED_BETS if outcome is None else TAKEN_BETS, bets=bets)


LOST = N_("{bet} is lost")
RETURNED = N_("{bet} is returned")
LOST_BUT = N_("{bet} returns {amount} of a lost stake")
WITHOUT_STAKE = N_("{bet} returns its winnings without the stake")
OTHER_STAKE = N_("{bet} is settled with the stake of another bet")
PAYS = N_("{bet} pays {odds} net")
GIVES_BACK = N_("{bet} returns {times} times the stake")
CAPPED = N_("{bet} wins {amount} at most")
MISNAMED = {
    "win": N_("{bet} is said to win, beside the right amount"),
    "lose": N_("{bet} is said to lose, beside the right amount"),
    "push": N_("{bet} is said to be returned, beside the right amount"),
}
ROUNDED = N_("winnings on {bet} are rounded to multiples of {unit}")


def rounding_seen(rules: Rulebook, answers: Answers, bet: str) -> Said | None:
    """Return the rounding of winnings that these coups show where the rules have none, or none so coarse."""
    settled = [_settled(rules, question, outcome, bet) for question, outcome in answers.items()]
    won = [
        (item[0].net, item[2] - item[0].stake)
        for item in settled
        if item and (item[0].result, item[1]) == (Result.WIN, "win")
    ]
    if len(won) < LEAST or len(won) < len(settled) or not any(other for _, other in won):
        return None
    for unit in (Decimal(1), *(rules.tables[question.table].unit for question in answers)):
        if all(not other % unit and abs(net - other) < unit for net, other in won):
            coarse = any(net != other for net, other in won)
            return said(ROUNDED, bet=Named("bet", bet), unit=unit) if coarse else None
    return None


def _settled(rules: Rulebook, question: Question, outcome: Outcome, bet: str) -> tuple[Settlement, str, Decimal] | None:
    """Return how a bet is settled by the rules, and with what result and amount the engine settled it."""
    if outcome is None or bet not in outcome.settled:
        return None
    try:
        played = play_coup(rules, question.table, question.deal, stakes_of(question), question.round)
    except Refused:
        return None
    right = next(item for item in played.settlements if item.bet == bet)
    result, returned = outcome.settled[bet]
    return right, result, returned
