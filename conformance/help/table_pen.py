"""The pen at one table: its rules, what is around its coup, and what its pages leave unsaid."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from conformance.help.document import Block, Content, Link, Note, Text
from conformance.help.pen import Pen, statements
from conformance.help.silences import OF_THE_TABLE
from conformance.procedure_rules import Procedures
from conformance.rulebook import Rulebook, Table
from conformance.rules import Offer, Payment, Rule
from conformance.words import Language

Told = tuple[Content | None, tuple[Note, ...]]
"""A statement, or none where the pages are silent, and the notes that go with it."""


class TablePen(Pen):
    """Writes in one language what the rulebook says of one table."""

    def __init__(self, rules: Rulebook, language: Language, table: Table) -> None:
        super().__init__(rules, language)
        self.at = table
        self.around: Procedures = rules.procedures[table.id]
        self._noted: set[str] = set()

    @property
    def here(self) -> Iterator[Rule]:
        """The rules that hold at the table."""
        return (rule for rule in self.rules.rules.values() if self.at.id in rule.tables)

    @property
    def page_language(self) -> str | None:
        """The language of the table's pages where they have just one: that of labels which name none."""
        languages = {self.rules.documents[page].language for page in self.at.notations}
        return languages.pop() if len(languages) == 1 else None

    def stating(self, part: str, param: str) -> str | None:
        """Return the first rule that states a value in a part of the rules."""
        return next(iter(self.all_stating(part, param)), None)

    def all_stating(self, part: str, param: str) -> list[str]:
        """Return every such rule, in order."""
        return [rule.id for rule in self.here if rule.part == part and param in rule.params]

    def of_source(self, message: str) -> str:
        """Return what is said of published pages, or instead of the table, where it is its own publisher."""
        return message if self.at.publisher is None else OF_THE_TABLE[message]

    def silent(self, message: str) -> Note:
        """Return a note that the published pages, or the table, are silent."""
        return super().silent(self.of_source(message))

    def unsaid(self, *topics: str) -> tuple[Note, ...]:
        """Return a note for each of the topics that the table's file lists as unsaid."""
        found = [item for item in self.at.unsaid if item.what in topics]
        self._noted.update(item.what for item in found)
        return tuple(self.note((Text(self.name("unsaid", item.note)),), item.defect) for item in found)

    def left_unsaid(self) -> tuple[Note, ...]:
        """Return a note for each topic that the table's file lists as unsaid and that has no note yet."""
        return self.unsaid(*(item.what for item in self.at.unsaid if item.what not in self._noted))

    def said_or_silent(self, said: Content | None, silence: str, *topics: str) -> Told:
        """Return a statement with no note; or where there is none the notes on its topics, or else on the silence."""
        notes = self.unsaid(*topics)
        if said is not None:
            return said, notes
        return None, notes or (self.silent(silence),)

    def defect(self, defect: str) -> Link:
        """Return the id of a defect, linked to a page of this table that has it, or else to the first that has."""
        pages = [passage.document for passage in self.rules.defects[defect].where]
        own = [page for page in pages if page in self.at.notations]
        return self.document((own or pages)[0], defect, defect)

    def payments(self) -> Iterator[tuple[Offer, Payment]]:
        """Yield every outcome of every bet with what it pays."""
        for offer in self.at.offers.values():
            for payment in offer.payments:
                yield offer, payment


def told(parts: Iterable[Told]) -> tuple[Block, ...]:
    """Return statements as one list, and behind it the notes on what is unsaid."""
    parts = list(parts)
    said = [statement for statement, _ in parts if statement is not None]
    return (*statements(said), *(note for _, notes in parts for note in notes))
