"""The forms in which a fault is written: what a faulty engine does to the answer of the reference engine.

A fault is one function with a one-line docstring that says how it is wrong. `Kind` registers it under its name, in one
of these forms: it changes a whole answer, the request before it is answered, each coup, each stake, or each state, or
it takes a request that does not fit the protocol.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from decimal import Decimal
from typing import Any, TypeVar

import msgspec

from conformance.cards import DECK, Card
from conformance.coup import play
from conformance.engines.coups import result_of
from conformance.engines.faults.names import description_of, name_of
from conformance.engines.faults.where import Where, everywhere, offers_any
from conformance.engines.protocol import Stake, read_stakes
from conformance.engines.reference import Played
from conformance.engines.server import ReferenceServer
from conformance.facts import Facts, facts_of
from conformance.money import ZERO, write_amount
from conformance.rulebook import Rulebook, Table
from conformance.settlement import settle

Message = dict[str, Any]
Change = Callable[[Message, Message, "Session"], Message]


class Session:
    """What a faulty engine has: the right answers, the rules, and what it keeps from one request to the next.

    `number` counts the requests before this one, the handshake left out.
    """

    def __init__(self, ask: Callable[[object], Message], rules: Rulebook) -> None:
        self.ask = ask
        self.rules = rules
        self.number = 0
        self.kept: dict[str, Any] = {}

    def table(self, request: Message) -> Table:
        """Return the table of a request, which exists."""
        return self.rules.tables[request["table"]]


class Fault(msgspec.Struct, frozen=True):
    """A fault: its name, how it is wrong, its kind, the answer that it gives instead, and where it is wrong."""

    name: str
    wrong: str
    kind: str
    change: Change
    op: str
    where: Where
    malformed: bool = False
    """Whether it is a fault of reading: the engine takes requests that do not fit the protocol."""

    def tables(self, rules: Rulebook) -> tuple[str, ...]:
        """Return the tables at which an engine with this fault answers some request wrongly."""
        able = ReferenceServer(rules).abilities
        return tuple(id_ for id_, table in rules.tables.items() if self.op in able(id_) and self.where(rules, table))


FAULTS: dict[str, Fault] = {}
"""Every fault of an answer, by its name."""


class Staked(msgspec.Struct, frozen=True):
    """A stake and what became of it; `coup` is the answer's, `stakes` are those of the request, in its order."""

    bet: str
    stake: Decimal
    result: str
    returned: Decimal
    coup: Message
    deal: tuple[str, ...]
    stakes: dict[str, Decimal]
    round: int
    table: Table

    @property
    def net(self) -> Decimal:
        """What the bettor is up or down."""
        return self.returned - self.stake

    @property
    def wins(self) -> bool:
        """Whether the stake wins."""
        return self.result == "win"

    def won(self, net: Decimal | int) -> Staked:
        """Return the same stake with these winnings."""
        return msgspec.structs.replace(self, result="win", returned=self.stake + net)

    def lost(self) -> Staked:
        """Return the same stake, lost."""
        return msgspec.structs.replace(self, result="lose", returned=ZERO)

    def pushed(self) -> Staked:
        """Return the same stake, returned."""
        return msgspec.structs.replace(self, result="push", returned=self.stake)

    def gives(self, returned: Decimal) -> Staked:
        """Return the same stake with the same result and this amount returned."""
        return msgspec.structs.replace(self, returned=returned)

    def message(self) -> Message:
        """Return the settlement as the protocol has it."""
        amount = write_amount(self.returned, self.table.unit)
        return {"bet": self.bet, "result": self.result, "returned": amount}


def staked(coup: Message, deal: Sequence[str], request: Message, table: Table) -> Iterator[Staked]:
    """Yield every stake of a coup, in the order of the request."""
    stakes = {item["bet"]: Decimal(item["stake"]) for item in request["bets"]}
    for item in coup["settlements"]:
        returned = Decimal(item["returned"])
        yield Staked(
            item["bet"],
            stakes[item["bet"]],
            item["result"],
            returned,
            coup,
            tuple(deal),
            stakes,
            request["round"],
            table,
        )


Misread = Callable[[Message, Session], Message]
Reads = Callable[[Message], Message]
Reports = Callable[[Message, tuple[str, ...]], Message]
Settles = Callable[[Staked], Staked]
Says = Callable[[Message, Message, list[Message]], Message]
Playing = Callable[..., Any]
F = TypeVar("F", bound=Callable[..., Any])


class Kind:
    """A kind of faults, which registers each under its function's name."""

    def __init__(self, name: str) -> None:
        self.name = name

    def answers(self, op: str = "coup", where: Where = everywhere) -> Callable[[Change], Change]:
        """Register a fault that changes the whole answer to an operation, refusals included."""

        def register(change: Change) -> Change:
            return self._register(change, change, op, where)

        return register

    def asks(self, op: str = "coup", where: Where = everywhere) -> Callable[[Misread], Misread]:
        """Register a fault that misreads a request: it answers another one rightly."""

        def register(misread: Misread) -> Misread:
            def change(request: Message, answer: Message, session: Session) -> Message:
                other = misread(request, session)
                return answer if other == request else session.ask(other)

            return self._register(misread, change, op, where)

        return register

    def reads(self, op: str = "coup", where: Where = everywhere) -> Callable[[Reads], Reads]:
        """Register a fault that takes a request that does not fit the protocol for one that does."""

        def register(read: Reads) -> Reads:
            def change(request: Message, _answer: Message, session: Session) -> Message:
                return session.ask(read(request))

            return self._register(read, change, op, where, malformed=True)

        return register

    def coups(self, where: Where = everywhere) -> Callable[[Reports], Reports]:
        """Register a fault that states something else of a coup: it is given the coup and its deal."""

        def register(states: Reports) -> Reports:
            def change(request: Message, answer: Message, _session: Session) -> Message:
                pairs = zip(_coups(answer), request["deals"], strict=False)
                return _with_coups(answer, [coup | states(coup, tuple(deal)) for coup, deal in pairs])

            return self._register(states, change, "coup", where)

        return register

    def settles(self, *bets: str, where: Where | None = None) -> Callable[[Settles], Settles]:
        """Register a fault that settles a stake otherwise; with bets, only stakes on those."""

        def register(settles: Settles) -> Settles:
            def change(request: Message, answer: Message, session: Session) -> Message:
                table, coups = session.table(request), []
                for coup, deal in zip(_coups(answer), request["deals"], strict=False):
                    items = staked(coup, deal, request, table)
                    changed = [settles(item) if not bets or item.bet in bets else item for item in items]
                    coups.append(coup | {"settlements": [item.message() for item in changed]})
                return _with_coups(answer, coups)

            return self._register(settles, change, "coup", where or (offers_any(*bets) if bets else everywhere))

        return register

    def states(self, op: str, where: Where = everywhere) -> Callable[[Says], Says]:
        """Register a fault that says something else of the state after an event.

        It is given the state, the event, and the right states before, and returns the fields that it changes.
        """

        def register(says: Says) -> Says:
            def change(request: Message, answer: Message, _session: Session) -> Message:
                if "states" not in answer:
                    return answer
                right = answer["states"]
                pairs = enumerate(zip(right, request["events"], strict=True))
                return answer | {"states": [state | says(state, event, right[:at]) for at, (state, event) in pairs]}

            return self._register(says, change, op, where)

        return register

    def plays(self, where: Where = everywhere) -> Callable[[Playing], Playing]:
        """Register a fault that deals or draws otherwise: it makes a coup of the tableau and the deal."""
        return self._by_rules("play", where)

    def facts(self, *bets: str) -> Callable[[Playing], Playing]:
        """Register a fault that states facts otherwise: it is given the tableau and the coup."""
        return self._by_rules("state", offers_any(*bets))

    def _by_rules(self, step: str, where: Where) -> Callable[[Playing], Playing]:
        def register(function: Playing) -> Playing:
            def change(request: Message, answer: Message, session: Session) -> Message:
                if "coups" not in answer:
                    return answer
                steps: dict[str, Playing] = {"play": play, "state": facts_of, step: function}
                return answer | {"coups": [_replayed(request, deal, session, steps) for deal in request["deals"]]}

            return self._register(function, change, "coup", where)

        return register

    def _register(self, function: F, change: Change, op: str, where: Where, *, malformed: bool = False) -> F:
        name = name_of(function)
        assert name not in FAULTS, f"two faults are called {name}"
        FAULTS[name] = Fault(name, description_of(function), self.name, change, op, where, malformed)
        return function


def _replayed(request: Message, deal: Sequence[str], session: Session, steps: Mapping[str, Playing]) -> Message:
    """Return the coup as it is with other rules for one step."""
    tableau, table = session.rules.tableau, session.table(request)
    stakes = read_stakes([Stake(item["bet"], item["stake"]) for item in request["bets"]], table.unit)
    cards: tuple[Card, ...] = tuple(DECK[code] for code in deal)
    coup = steps["play"](tableau, cards)
    facts: Facts = steps["state"](tableau, coup)
    settled = tuple(settle(table, bet, stake, facts) for bet, stake in stakes.items())
    result: Message = msgspec.to_builtins(result_of(Played(table, coup, facts, settled)))
    return result


def _coups(answer: Message) -> list[Message]:
    coups: list[Message] = answer.get("coups", [])
    return coups


def _with_coups(answer: Message, coups: list[Message]) -> Message:
    return answer | {"coups": coups} if "coups" in answer else answer


class FaultyServer(ReferenceServer):
    """The reference engine with one fault. The handshake is answered rightly, and malformed requests by most faults."""

    def __init__(self, fault: Fault, rules: Rulebook | None = None) -> None:
        super().__init__(rules)
        self._fault = fault
        self.begin_anew()

    def begin_anew(self) -> None:
        """Forget all that was asked, as a process that is restarted does."""
        self._session = Session(self._right, self.rules)

    def _right(self, request: object) -> Message:
        """Return the right answer, with lists for tuples, so that faults can put their own lists beside them."""
        answer: Message = msgspec.json.decode(msgspec.json.encode(super().__call__(request)))
        return answer

    def __call__(self, request: object) -> Message:
        """Answer one request, with the fault where the fault is."""
        answer = self._right(request)
        if not isinstance(request, dict) or request.get("op") == "hello":
            return answer
        if self._fault.malformed:
            return self._fault.change(request, answer, self._session)
        if {"error", "unsupported"} & answer.keys():
            return answer
        if request["op"] == self._fault.op and request["table"] in self.rules.tables:
            answer = self._fault.change(request, answer, self._session)
        self._session.number += 1
        return answer
