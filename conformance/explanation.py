"""A coup explained step by step, each step with its rule, in any language."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from conformance.cards import Card, write_cards
from conformance.coup import CARDS_IN_HAND, Hand
from conformance.engines.reference import Played
from conformance.rules import HandName, Result, Rulebook
from conformance.settlement import Settlement, rounding_of
from conformance.words import Language, words_in
from conformance.words.outcomes import amount_text
from conformance.words.rules import hand_name, offer_name, rule_text


class Step(msgspec.Struct, frozen=True):
    """One thing that happens in a coup, as a sentence, and its rule."""

    text: str
    rule: str


def explain(rulebook: Rulebook, played: Played, language: Language) -> Iterator[Step]:
    """Yield the steps of a coup: the first cards, the third cards, the winner, and each bet rounded and settled."""
    teller = _Teller(rulebook, played, language)
    yield teller.dealt("player")
    yield teller.dealt("banker")
    if played.coup.player_rule == rulebook.tableau.rules["natural_stop"]:
        yield teller.natural()
    else:
        yield teller.third("player", played.coup.player_rule)
        yield teller.third("banker", played.coup.banker_rule)
    yield teller.winner()
    for settlement in played.settlements:
        yield from teller.rounded(settlement)
        yield teller.settled(settlement)


class _Teller:
    def __init__(self, rulebook: Rulebook, played: Played, language: Language) -> None:
        self.rulebook = rulebook
        self.tableau = rulebook.tableau
        self.played = played
        self.language = language
        self.words = words_in(language)

    def dealt(self, hand: HandName) -> Step:
        cards = self._hand(hand).cards[:CARDS_IN_HAND]
        text = self.words.say(
            "{hand} is dealt {cards}: {sum}",
            hand=hand_name(hand, self.language),
            cards=write_cards(cards),
            sum=self._sum(cards),
        )
        return Step(text, self.tableau.rules["deal"])

    def natural(self) -> Step:
        naturals = self.tableau.natural_totals
        hands: Sequence[HandName] = ("player", "banker")
        held = [(hand_name(hand, self.language), self._first_total(hand)) for hand in hands]
        told = [self.words.say("{hand} has a natural {total}", hand=name, total=n) for name, n in held if n in naturals]
        text = self.words.say("{naturals}: no third card is drawn", naturals=", ".join(told))
        return Step(text, self.tableau.rules["natural_stop"])

    def third(self, hand: HandName, rule: str) -> Step:
        cards = self._hand(hand).cards
        values = {"hand": hand_name(hand, self.language), "total": self._first_total(hand)}
        player = self.played.coup.player.cards
        if hand == "banker" and len(player) > CARDS_IN_HAND:
            values["points"] = self.tableau.points[player[-1].rank]
            draws = (
                self.words.say(
                    "{hand} has {total} against a third card of {points} and draws {card}: {sum}",
                    **(values | self._drawn(cards)),
                )
                if len(cards) > CARDS_IN_HAND
                else ""
            )
            return Step(
                draws or self.words.say("{hand} has {total} against a third card of {points} and stands", **values),
                rule,
            )
        if len(cards) > CARDS_IN_HAND:
            return Step(
                self.words.say("{hand} has {total} and draws {card}: {sum}", **(values | self._drawn(cards))), rule
            )
        return Step(self.words.say("{hand} has {total} and stands", **values), rule)

    def winner(self) -> Step:
        coup = self.played.coup
        totals = {"player_total": coup.player.total, "banker_total": coup.banker.total}
        rule = self.tableau.winner_rule(coup.winner.value)
        if coup.winner.value == "tie":
            return Step(self.words.say("The coup is a tie, {player_total} to {banker_total}", **totals), rule)
        high, low = sorted(totals.values(), reverse=True)
        hand = hand_name(coup.winner.value, self.language)
        return Step(self.words.say("{hand} wins the coup, {high} to {low}", hand=hand, high=high, low=low), rule)

    def rounded(self, item: Settlement) -> Iterator[Step]:
        """Yield the step that makes whole units of the winnings, where they are none by themselves."""
        table, rounded = self.played.table, rounding_of(self.played.table, item, self.played.facts)
        if rounded is None:
            return
        text = self.words.say(
            "{bet}: winnings of {exact} are rounded to {net}. {reason}.",
            bet=offer_name(table.offers[item.bet], self.language),
            exact=amount_text(rounded.exact, table.unit, self.language),
            net=amount_text(item.net, table.unit, self.language),
            reason=rule_text(self.rulebook.rules[rounded.rule], self.language),
        )
        yield Step(text, rounded.rule)

    def settled(self, item: Settlement) -> Step:
        table = self.played.table
        values = {
            "bet": offer_name(table.offers[item.bet], self.language),
            "stake": amount_text(item.stake, table.unit, self.language),
            "reason": rule_text(self.rulebook.rules[item.rule], self.language),
            "net": amount_text(abs(item.net), table.unit, self.language),
            "returned": amount_text(item.returned, table.unit, self.language),
        }
        if item.result is Result.WIN:
            text = self.words.say(
                "{bet}, {stake} staked, wins {net}; {returned} is returned in total. {reason}.", **values
            )
        elif item.result is Result.PUSH:
            text = self.words.say("{bet}, {stake} staked, is returned. {reason}.", **values)
        else:
            text = self.words.say("{bet}, {stake} staked, loses. {reason}.", **values)
        return Step(text, item.rule)

    def _drawn(self, cards: Sequence[Card]) -> dict[str, object]:
        return {"card": str(cards[-1]), "sum": self._sum(cards)}

    def _hand(self, hand: HandName) -> Hand:
        return self.played.coup.player if hand == "player" else self.played.coup.banker

    def _first_total(self, hand: HandName) -> int:
        points = self.tableau.points
        return sum(points[card.rank] for card in self._hand(hand).cards[:CARDS_IN_HAND]) % self.tableau.modulus

    def _sum(self, cards: Sequence[Card]) -> str:
        points = [self.tableau.points[card.rank] for card in cards]
        total, modulus = sum(points), self.tableau.modulus
        sum_text = f"{' + '.join(map(str, points))} = {total}"
        if total < modulus:
            return sum_text
        return self.words.say("{sum}, which counts {total}", sum=sum_text, total=total % modulus)
