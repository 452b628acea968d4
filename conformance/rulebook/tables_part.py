"""The part of `spec/` that holds the tables: what each offers, and how it pays and rounds."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from decimal import Context, Decimal, Inexact
from fractions import Fraction

from conformance.domain import Domain
from conformance.errors import SpecError
from conformance.facts import FACTS
from conformance.money import ZERO
from conformance.odds import Notation
from conformance.places import languages
from conformance.rulebook import files
from conformance.rulebook.bets_part import outcome_rules, paytable_of
from conformance.rulebook.library_part import taken
from conformance.rulebook.lineage import Lineage, laid_over
from conformance.rulebook.own_tables import completed
from conformance.rulebook.reading import SpecFolder, Toml, listed, shape, written
from conformance.rulebook.registry import Registry
from conformance.rules import Bet, Commission, Offer, Outcome, Param, Payment, Paytable, Rounding, Table, Unsaid

_PLAIN = re.compile(r"[0-9]+(?:\.[0-9]+)?")
_STATED = Context(prec=28, traps=[Inexact])
"""Arithmetic for factors and units: short enough that every product with a stake is exact, and never rounded."""


def read_tables(
    folder: SpecFolder, registry: Registry, bets: dict[str, Bet], notations: dict[str, Notation], walked: Domain
) -> tuple[dict[str, Table], Lineage]:
    """Read the tables, and which of them extend which; the bets that they have of their own are added to `bets`."""
    governs = folder.one("own-tables.toml", files.OwnTablesFile)[1].governs if folder.overlays else {}
    raws: dict[str, tuple[str, Toml]] = {}
    for name, stem, raw in folder.each("tables"):
        if stem in raws:
            problem = f"table {stem} stands at {raws[stem][0]} already"
            raise SpecError(name, "id", problem, "give this one an id of its own, and its file the same name")
        raws[stem] = name, completed(taken(raw, name), governs) if folder.is_own(name) else raw
    bases = {stem: _bases(stem, raws) for stem in raws}
    reader = _Reader(folder, registry, bets, notations, walked)
    whole: dict[str, Toml] = {}
    tables: dict[str, Table] = {}
    for stem in sorted(raws, key=lambda stem: len(bases[stem])):  # a table after the one it extends
        name, raw = raws[stem]
        whole[stem] = laid_over(whole[bases[stem][0]], raw) if bases[stem] else raw
        file = shape(whole[stem], files.TableFile, name)
        if file.id != stem:
            raise SpecError(name, "id", f"{file.id} is not the file's name", f'write "{stem}" or rename the file')
        tables[stem] = reader.table(name, raw, file, bases[stem])
    return {stem: tables[stem] for stem in raws}, Lineage(
        {stem: bases[stem][0] if bases[stem] else None for stem in raws},
        raws,
        {stem: frozenset(raw.get("without", ())) for stem, (_, raw) in raws.items()},
    )


class _Reader:
    """Reads one table after another; a bet of its own is known to those that come later."""

    def __init__(
        self,
        folder: SpecFolder,
        registry: Registry,
        bets: dict[str, Bet],
        notations: dict[str, Notation],
        walked: Domain,
    ) -> None:
        self.folder, self.registry, self.bets = folder, registry, bets
        self.notations, self.walked = notations, walked
        self._owners: dict[str, str] = {}

    def table(self, name: str, raw: Toml, file: files.TableFile, bases: Sequence[str]) -> Table:
        """Return a table, and register its rules."""
        _own_rules(self.registry, name, raw, file)
        places = _places(raw, file)
        own = {item["id"] for item in raw.get("bet", ())}
        paytables: dict[str, Paytable] = {}
        for item in file.bet:
            if item.outcome:
                paytables[item.id] = self._own_paytable(
                    name, places[item.id], file, item, bases, is_here=item.id in own
                )
        _known_languages(name, file)
        if not self.folder.is_own(name):
            for key in file.unsaid:
                if key.defect is None:
                    raise SpecError(name, f"unsaid {key.what}", "it names no defect", "name one of defects.toml")
        table = _table(name, places, file, self.bets, self.notations, paytables)
        _hold(self.registry, file, table, self.walked.tableau.rules)
        return table

    def _own_paytable(
        self, name: str, key: str, file: files.TableFile, item: files.OfferFile, bases: Sequence[str], *, is_here: bool
    ) -> Paytable:
        """Return what a table alone pays on a bet, which may be a bet of its own."""
        paytable = files.PaytableFile(file.id, item.outcome)
        known = self.bets.get(item.id)
        hand = item.hand if known is None else known.hand
        if item.paytable is not None:
            raise SpecError(name, f"{key}.paytable", "the bet has outcomes here", "remove one of the two")
        if is_here:
            outcome_rules(self.registry, name, key, paytable)
            if known is not None and item.hand not in (None, known.hand):
                raise SpecError(name, f"{key}.hand", f"{item.id} names another hand in spec/bets", "remove it")
            if (owner := self._owners.get(item.id)) is not None and owner not in bases:
                problem = f"bet {item.id} is one of {owner} already"
                raise SpecError(name, f"{key}.id", problem, "give this one an id of its own")
        found = paytable_of(name, key, paytable, hand, self.walked)
        if known is None:
            if item.name is None:
                raise SpecError(name, f"{key}.name", "the key is missing", "name the bet")
            self._owners[item.id] = file.id
            self.bets[item.id] = Bet(item.id, item.name, item.hand, {file.id: found})
        return found


def _known_languages(name: str, file: files.TableFile) -> None:
    """Raise SpecError where a table speaks a language that is none."""
    named = [("languages", language) for language in (*file.languages, *file.words)]
    named += [(f"bet {item.id}.screen", language) for item in file.bet for language in item.screen]
    for key, language in named:
        if language not in languages():
            raise SpecError(name, key, f"{language} is not a language", f"write one of {listed(languages())}")


def _own_rules(registry: Registry, name: str, raw: Toml, file: files.TableFile) -> None:
    """Register the rules that stand in this file itself; inherited ones stand in the table it extends."""
    for key, basis in (("decks", file.decks), ("money", file.money)):
        if (basis.rule is None) != (basis.governs is None):
            raise SpecError(name, key, "rule and governs stand only together", "write both or neither")
    part = "tables"
    registry.add(file.offer.rule, file.offer.governs, name, "offer", part=part)
    if "decks" in raw and file.decks.rule is not None:
        registry.add(file.decks.rule, file.decks.governs or "", name, "decks", {"count": file.decks.count}, part=part)
    if "money" in raw and file.money.rule is not None:
        registry.add(file.money.rule, file.money.governs or "", name, "money", {"unit": file.money.unit}, part=part)
    if "commission" in raw and file.commission is not None:
        taken = file.commission
        registry.add(taken.rule, taken.governs, name, "commission", {"rate": taken.rate, "base": taken.base}, part=part)
    if "rounding" in raw and file.rounding is not None:
        registry.add(
            file.rounding.rule, file.rounding.governs, name, "rounding", {"mode": file.rounding.mode}, part=part
        )
    for index, item in enumerate(file.availability if "availability" in raw else ()):
        params: dict[str, Param] = {"last_round": item.last_round, "bets": item.bets}
        registry.add(item.rule, item.governs, name, f"availability[{index}]", params, part=part)


def _places(raw: Toml, file: files.TableFile) -> dict[str, str]:
    """Return where each bet stands in the table's own file; an inherited one goes by its id."""
    inherited = {item.id: f"bet {item.id}" for item in file.bet}
    return inherited | {item["id"]: f"bet[{index}]" for index, item in enumerate(raw.get("bet", []))}


def _table(
    name: str,
    places: dict[str, str],
    file: files.TableFile,
    bets: dict[str, Bet],
    notations: dict[str, Notation],
    paytables: dict[str, Paytable],
) -> Table:
    if file.publisher is None and not file.notation:
        raise SpecError(name, "notation", "the key is missing", "add it")
    printed = file.notation if file.publisher is None else {file.id: file.publisher.notation}
    for page, notation in printed.items():
        if notation not in notations:
            key = f"notation.{page}" if file.publisher is None else "publisher.notation"
            raise SpecError(name, key, f"{notation} is not a notation", f"write one of {', '.join(notations)}")
    unit = _unit(name, file.money.unit)
    commission = None
    if file.commission is not None:
        rate = _percent(name, "commission.rate", file.commission.rate)
        commission = Commission(file.commission.rule, rate, file.commission.base)
    rounding = None if file.rounding is None else Rounding(file.rounding.rule, file.rounding.mode)
    said = {item.what: item for item in file.unsaid}
    if file.publisher is None:
        _check_unsaid(name, said.keys(), "rounding", stated=rounding is not None, key="rounding")
        _check_unsaid(name, said.keys(), "decks", stated=file.decks.rule is not None, key="decks.rule")
        _check_unsaid(name, said.keys(), "money-unit", stated=file.money.rule is not None, key="money.rule")
    offers: dict[str, Offer] = {}
    for item in file.bet:
        key = places[item.id]
        bet = bets.get(item.id)
        if bet is None:
            raise SpecError(name, f"{key}.id", f"{item.id} is not a bet", f"write one of {', '.join(bets)}")
        paytable = paytables.get(item.id) or _chosen(name, key, item, bet)
        last_round, rule = _availability(file, item.id)
        payments = tuple(_payment(name, key, outcome, commission) for outcome in paytable.outcomes)
        screen = {str(language): name for language, name in item.screen.items()}
        offers[item.id] = Offer(bet, item.name or bet.name, payments, last_round, rule, screen)
    _check_offers(name, file, offers, commission)
    return Table(
        file.id,
        file.name,
        file.decks.count,
        file.decks.rule,
        unit,
        file.money.rule,
        file.offer.rule,
        offers,
        commission,
        rounding,
        {page: notations[notation] for page, notation in printed.items()},
        tuple(Unsaid(item.what, item.note, item.defect) for item in file.unsaid),
        file.languages,
        None if file.publisher is None else file.publisher.name,
    )


def _hold(registry: Registry, file: files.TableFile, table: Table, parts: Mapping[str, str]) -> None:
    """Note which rules hold at a table; `parts` are those of the tableau."""
    outcomes = [payment.outcome for offer in table.offers.values() for payment in offer.payments]
    facts = {condition.fact for outcome in outcomes for condition in outcome.conditions}
    rules: list[str | None] = [file.offer.rule, file.decks.rule, file.money.rule]
    rules += [part.rule for part in (file.commission, file.rounding, *file.availability) if part is not None]
    rules += [outcome.rule for outcome in outcomes]
    rules += [notation.rule for notation in table.notations.values() if table.publisher is None]
    rules += [parts[part] for fact in sorted(facts) for part in FACTS[fact].rests_on]
    registry.hold_at(rules, [table.id])


def _bases(stem: str, raws: dict[str, tuple[str, Toml]]) -> tuple[str, ...]:
    """Return the tables that a table extends, the nearest first; check what each file says by itself on the way."""
    chain = [stem]
    while True:
        name, raw = raws[chain[-1]]
        own = shape(raw, files.OwnTableFile, name)
        _once(name, "bet", "id", [item.id for item in own.bet])
        _once(name, "unsaid", "what", [item.what for item in own.unsaid])
        if own.extends is None:
            return tuple(chain[1:])
        if own.extends in chain or own.extends not in raws:
            others = listed(other for other in raws if other not in chain)
            raise SpecError(name, "extends", f"{own.extends} is not another table to extend", f"write one of {others}")
        chain.append(own.extends)


def _once(name: str, key: str, identity: str, ids: Sequence[str]) -> None:
    for index, item in enumerate(ids):
        if item in ids[:index]:
            raise SpecError(name, f"{key}[{index}].{identity}", f"{item} stands already", "give it once")


def _unit(name: str, text: str) -> Decimal:
    unit = Decimal(text) if _PLAIN.fullmatch(text) else ZERO
    if not unit:
        raise SpecError(
            name, "money.unit", f"{written(text)} is not an amount", 'write the smallest amount, as in "0.01"'
        )
    try:
        _STATED.divide(Decimal(1), unit)
    except Inexact:
        raise SpecError(
            name, "money.unit", f"no decimal states exactly how many times {text} goes into 1", "choose another unit"
        ) from None
    return unit


def _percent(name: str, key: str, text: str) -> Fraction:
    number = text.removesuffix("%")
    rate = Fraction(number) / 100 if text.endswith("%") and _PLAIN.fullmatch(number) else Fraction(0)
    if not 0 < rate < 1:
        raise SpecError(name, key, f"{written(text)} is not a share", 'write a percentage, as in "5%"')
    return rate


def _check_unsaid(name: str, topics: Iterable[str], topic: str, *, stated: bool, key: str) -> None:
    silent = topic in topics
    if silent and stated:
        raise SpecError(name, key, f"stated, though unsaid lists {topic}", f"remove it, or {topic} from unsaid")
    if not silent and not stated:
        raise SpecError(
            name, key, f"neither stated nor listed as unsaid ({topic})", "state it, or list it under unsaid"
        )


def _chosen(name: str, key: str, item: files.OfferFile, bet: Bet) -> Paytable:
    if item.paytable is None:
        if len(bet.paytables) > 1:
            raise SpecError(
                name, f"{key}.paytable", f"{bet.id} pays in several ways", f"write one of {', '.join(bet.paytables)}"
            )
        return next(iter(bet.paytables.values()))
    if item.paytable not in bet.paytables:
        raise SpecError(
            name,
            f"{key}.paytable",
            f"{item.paytable} is not a paytable of {bet.id}",
            f"write one of {', '.join(bet.paytables)}",
        )
    return bet.paytables[item.paytable]


def _availability(file: files.TableFile, bet_id: str) -> tuple[int | None, str | None]:
    for item in file.availability:
        if bet_id in item.bets:
            return item.last_round, item.rule
    return None, None


def _payment(name: str, key: str, outcome: Outcome, commission: Commission | None) -> Payment:
    factor = outcome.odds
    if outcome.commission:
        if commission is None:
            raise SpecError(name, key, f"{outcome.rule} bears a commission, and the table has none", "add [commission]")
        factor = factor * (1 - commission.rate) if commission.base == "winnings" else factor - commission.rate
    try:
        return Payment(outcome, _STATED.divide(Decimal(factor.numerator), Decimal(factor.denominator)))
    except Inexact:
        raise SpecError(
            name,
            key,
            f"{outcome.rule} pays what no short decimal states exactly",
            "choose other odds",
        ) from None


def _check_offers(name: str, file: files.TableFile, offers: dict[str, Offer], commission: Commission | None) -> None:
    named: set[str] = set()
    for index, item in enumerate(file.availability):
        for bet_id in item.bets:
            key = f"availability[{index}].bets"
            if bet_id not in offers:
                raise SpecError(name, key, f"{bet_id} is not offered here", "offer it or remove it")
            if bet_id in named:
                raise SpecError(name, key, f"{bet_id} has a last round already", "name it once")
            named.add(bet_id)
    bears = any(payment.outcome.commission for offer in offers.values() for payment in offer.payments)
    if commission is not None and not bears:
        raise SpecError(name, "commission", "no bet bears it", 'remove it, or give a bet paytable = "commission"')
