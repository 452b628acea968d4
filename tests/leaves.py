"""The leaves of `spec/`, each edited in every way its kind allows, and what of the executed rules an edit changes."""

from __future__ import annotations

import re
import tomllib
from collections import defaultdict
from collections.abc import Iterable, Iterator
from functools import cached_property
from typing import Any

import msgspec

from conformance.domain import domain
from conformance.errors import SpecError
from conformance.odds import Notation
from conformance.places import data_folder
from conformance.rulebook import Rulebook, files, procedure_files
from conformance.rulebook.bets_part import read_bets
from conformance.rulebook.coup_part import read_notations, read_tableau
from conformance.rulebook.procedures_part import read_procedures
from conformance.rulebook.reading import SpecFolder, Step, Toml, _types_at, _with, shape
from conformance.rulebook.registry import Registry
from conformance.rulebook.slip_part import read_slips
from conformance.rulebook.tables_part import read_tables
from conformance.rules import Offer, Outcome, Table, Tableau
from conformance.slip_rules import SlipMachine

SHAPES: dict[str, type[msgspec.Struct]] = {
    "cards.toml": files.CardsFile,
    "tableau.toml": files.TableauFile,
    "odds.toml": files.OddsFile,
    "bets": files.BetsFile,
    "tables": files.TableFile,
    "procedures": procedure_files.ProceduresFile,
}
"""What an engine executes; the claims of the pages and the defects are words about it."""

NOT_EXECUTED = {
    (Offer, "bet"),  # what it brings along are words, and the hand, which the conditions name
    (Offer, "name"),
    (Offer, "screen"),
    (Tableau, "rules"),  # the ids of its rules
    (Outcome, "odds"),  # what is paid is the factor that follows from these
    (Outcome, "commission"),
    (Table, "commission"),
    (Table, "name"),
    (Table, "unsaid"),
    (Notation, "id"),
    (SlipMachine, "id"),
    (SlipMachine, "phases"),  # what can be done in a phase, the transitions say
    (SlipMachine, "refusals"),  # what no transition takes is refused anyway; this says by which rule
}
CITED = ("rule", "offer_rule", "availability_rule")
"""Fields that say which rule it is."""

LIKES = (
    r"tables: notation\..*|odds\.toml: notation\[\]\.id",
    r"procedures: slip\[\]\.(phases|start|window\.phase|transition\[\]\.(from|to)|refusal\[\]\.from)",
    r"tables: (id|extends)|procedures: .*\.tables",
    r"(bets|tables): bet\[\]\.id|procedures: .*\.(bets?|requires_any)|tables: .*\.bets",
    r"tables: bet\[\]\.paytable|bets: paytable\[\]\.id",
)
"""Patterns whose values are of one kind: what stands at one may stand at another."""

MOST_LIKES = 7
"""Values from elsewhere that a leaf is given in turn; there are as many tables."""

Leaf = tuple[str, tuple[Step, ...]]
"""A file, and the steps to a leaf in it."""


class Spec(SpecFolder):
    """The executed files of `spec/`, read once, so that one of them can be changed and read anew."""

    def __init__(self, original: Rulebook) -> None:
        super().__init__(data_folder("spec"))
        self.original = original
        found = [
            path for kind in SHAPES for path in sorted(self.path.glob(f"{kind}/*.toml" if "." not in kind else kind))
        ]
        self.raws = {
            path.relative_to(self.path).as_posix(): tomllib.loads(path.read_text(encoding="utf-8")) for path in found
        }
        self._edited: dict[str, Toml] = {}

    def one(self, file: str, into: Any) -> tuple[str, Any]:
        """Read one file as it is now."""
        return file, shape(self._edited.get(file, self.raws[file]), into, file)

    def each(self, folder: str) -> Iterator[tuple[str, str, Toml]]:
        """Yield the files of a folder as they are now; of the bets, which each stand alone, only what is changed."""
        for file, raw in self.raws.items():
            kind, _, name = file.partition("/")
            if kind == folder and (folder != "bets" or file in self._edited):
                yield file, name.removesuffix(".toml"), self._edited.get(file, raw)

    def leaves(self) -> Iterator[tuple[Leaf, object]]:
        """Yield every leaf with its value: what is no table, and no list of tables."""
        for file, raw in self.raws.items():
            for steps, value in _leaves(raw, ()):
                yield (file, steps), value

    def changes(self, file: str, raw: Toml) -> set[str] | None:
        """Return which executed values differ when a file is as given, or None when the loader refuses it."""
        self._edited = {file: raw}
        registry, original = _Unchecked(self), self.original
        try:
            match kind_of(file):
                case "cards.toml" | "tableau.toml":
                    tableau, _ = read_tableau(self, registry)
                    return changed(original.tableau, tableau, "tableau")
                case "procedures":
                    procedures = read_procedures(self, registry, original.tables, self._lineage)
                    slips = read_slips(self, registry, original.tables, self._lineage)
                    return changed(original.procedures, procedures, "procedures") | changed(
                        original.slips, slips, "slips"
                    )
            read = read_bets(self, registry, self._domain) if kind_of(file) == "bets" else {}
            own = {bet["id"] for bet in self.raws[file].get("bet", ())}
            if read.keys() & (original.bets.keys() - own):
                return None  # the loader refuses a bet that stands in another file already
            bets = original.bets | read
            tables, _ = read_tables(self, registry, bets, read_notations(self, registry), self._domain)
            return changed(original.tables, tables, "tables")
        except SpecError:
            return None

    @cached_property
    def _lineage(self) -> Any:
        registry, edited, self._edited = _Unchecked(self), self._edited, {}
        try:
            notations = read_notations(self, registry)
            return read_tables(self, registry, dict(self.original.bets), notations, self._domain)[1]
        finally:
            self._edited = edited

    @cached_property
    def _domain(self) -> Any:
        return domain(self.original.tableau)

    def edits(self, leaf: Leaf, value: object) -> Iterator[Toml]:
        """Yield a file with one leaf changed, in every way that its shape and its likes elsewhere suggest."""
        file, steps = leaf
        for other in dict.fromkeys(self._others(leaf, value)):
            if other != value and (not isinstance(other, tuple) or list(other) != value):
                yield _with(self.raws[file], steps, list(other) if isinstance(other, tuple) else other)
        *place, key = steps
        around = self.raws[file]
        for step in place:
            around = around[step]
        yield _with(self.raws[file], place, {name: item for name, item in around.items() if name != key})

    def _others(self, leaf: Leaf, value: object) -> Iterator[Any]:
        file, steps = leaf
        likes = [other for other in self._alike[_like(leaf)] if other != value][:MOST_LIKES]
        if isinstance(value, bool):
            yield not value
        elif isinstance(value, int):
            yield from (value - 1, value + 1)
        elif isinstance(value, str):
            yield from (*_words(file, steps), *likes)
            yield re.sub(r"\d(?=\D*$)", lambda digit: str((int(digit[0]) + 1) % 10), value)
        elif isinstance(value, list):
            if any(isinstance(kind, msgspec.inspect.TupleType) for kind in _types_at(SHAPES[kind_of(file)], steps)):
                yield tuple(reversed(value))  # a list of just so many is one whose order matters
            for place, _ in enumerate(value):
                yield (*value[:place], *value[place + 1 :])
            for item in (*_words(file, (*steps, 0)), *likes):
                if item not in value:
                    yield (*value, item)

    @cached_property
    def _alike(self) -> dict[str, list[Any]]:
        """Every value, or item of a list, that stands at a pattern, once."""
        alike: defaultdict[str, dict[Any, None]] = defaultdict(dict)
        for leaf, value in self.leaves():
            alike[_like(leaf)] |= dict.fromkeys(value if isinstance(value, list) else [value])
        return {key: list(values) for key, values in alike.items()}


class _Unchecked(Registry):
    """A registry that does not ask where rules hold: only a part of them is read."""

    def hold_at(self, rule_ids: Iterable[str | None], tables: Iterable[str]) -> None:
        """Note nothing."""


def kind_of(file: str) -> str:
    """Return the kind of a file: its folder, or itself."""
    return file.partition("/")[0]


def pattern(leaf: Leaf) -> str:
    """Return where a leaf stands, whichever of a kind it is: `procedures: shoe[].burn.exposed`."""
    file, steps = leaf
    path = "".join("[]" if isinstance(step, int) else f".{step}" for step in steps)
    return f"{kind_of(file)}: {path.removeprefix('.')}"


def _like(leaf: Leaf) -> str:
    """Return the patterns whose values are of the kind of a leaf's."""
    own = pattern(leaf)
    return next((like for like in LIKES if re.fullmatch(like, own)), own)


def is_covered(path: str, mutated: set[str]) -> bool:
    """Say whether some mutant changes a value, or what lies within it."""
    return path in mutated or any(other.startswith((f"{path}.", f"{path}[")) for other in mutated)


def changed(one: Any, other: Any, path: str) -> set[str]:
    """Return the paths of the executed values in which two values differ."""
    if one == other:
        return set()
    if isinstance(one, msgspec.Struct) and type(one) is type(other):
        fields = [field for field in one.__struct_fields__ if field not in CITED]
        return {
            found
            for field in fields
            if (type(one), field) not in NOT_EXECUTED
            for found in changed(getattr(one, field), getattr(other, field), f"{path}.{field}")
        }
    if isinstance(one, dict) and isinstance(other, dict):
        absent = {f"{path}.{key}" for key in one.keys() ^ other.keys()}
        return absent.union(*(changed(one[key], other[key], f"{path}.{key}") for key in one.keys() & other.keys()))
    if isinstance(one, tuple) and isinstance(other, tuple) and any(isinstance(item, msgspec.Struct) for item in one):
        if len(one) != len(other):
            return {f"{path}[]"}
        return set().union(*(changed(a, b, f"{path}[{n}]") for n, (a, b) in enumerate(zip(one, other, strict=True))))
    return {path}


def _leaves(raw: Any, steps: tuple[Step, ...]) -> Iterator[tuple[tuple[Step, ...], object]]:
    if isinstance(raw, dict):
        for key, value in raw.items():
            yield from _leaves(value, (*steps, key))
    elif isinstance(raw, list) and any(isinstance(item, dict) for item in raw):
        for index, item in enumerate(raw):
            yield from _leaves(item, (*steps, index))
    else:
        yield steps, raw


def _words(file: str, steps: tuple[Step, ...]) -> Iterator[str]:
    """Yield the words from which the file's shape lets one be chosen."""
    for kind in _types_at(SHAPES[kind_of(file)], steps):
        if isinstance(kind, msgspec.inspect.LiteralType):
            yield from (str(value) for value in kind.values)
