"""The part of `spec/` that says where the rules come from: the claims of the pages, and their defects."""

from __future__ import annotations

from collections.abc import Mapping

from conformance.errors import SpecError
from conformance.places import SOURCE, languages
from conformance.rulebook import files
from conformance.rulebook.reading import SpecFolder, listed, shape
from conformance.rulebook.registry import Registry
from conformance.rules import Claim, Defect, Document, Passage, Table


def read_sources(
    folder: SpecFolder, registry: Registry, tables: dict[str, Table]
) -> tuple[dict[str, Document], dict[str, Claim]]:
    documents: dict[str, Document] = {}
    claims: dict[str, Claim] = {}
    for name, stem, raw in folder.each("sources"):
        file = shape(raw, files.SourceFile, name)
        _check_document(name, stem, file, tables)
        documents[stem] = Document(stem, file.language, file.title, file.tables)
        for index, item in enumerate(file.claim):
            key = f"claim[{index}]"
            if item.id in claims:
                raise SpecError(
                    name, f"{key}.id", f"claim {item.id} stands already", "give each claim an id of its own"
                )
            if not item.rules and not item.defects:
                raise SpecError(
                    name,
                    f"{key} ({item.id})",
                    "the claim has neither a rule nor a defect",
                    "name the rules it supports, or the defect",
                )
            for rule_id in item.rules:
                if rule_id not in registry:
                    raise SpecError(name, f"{key}.rules", f"{rule_id} is not a rule", "write the id of a rule in spec/")
                registry.rest_on(rule_id, item.id)
            claims[item.id] = Claim(item.id, stem, item.line, item.kind, item.says, item.rules, item.defects)
    return documents | _publishers(tables), claims


def _check_document(name: str, stem: str, file: files.SourceFile, tables: Mapping[str, Table]) -> None:
    """Raise SpecError unless a page has its file's name, and its language and tables are known."""
    if file.document != stem:
        problem = f"{file.document} is not the file's name"
        raise SpecError(name, "document", problem, f'write "{stem}" or rename the file')
    if file.language not in languages():
        raise SpecError(name, "language", f"{file.language} is not a language", f"write one of {listed(languages())}")
    for table in file.tables:
        if table not in tables:
            raise SpecError(name, "tables", f"{table} is not a table", f"write one of {', '.join(tables)}")


def _publishers(tables: Mapping[str, Table]) -> dict[str, Document]:
    """Return the publisher of a table of its own as the page of that table."""
    return {
        table.id: Document(table.id, next(iter(table.languages), SOURCE), table.publisher, (table.id,))
        for table in tables.values()
        if table.publisher is not None
    }


def read_defects(folder: SpecFolder, registry: Registry, documents: dict[str, Document]) -> dict[str, Defect]:
    name, file = folder.one("defects.toml", files.DefectsFile)
    defects: dict[str, Defect] = {}
    for index, item in enumerate(file.defect):
        key = f"defect[{index}]"
        if item.id in defects:
            raise SpecError(name, f"{key}.id", f"defect {item.id} stands already", "give each defect an id of its own")
        for passage in item.where:
            if passage.document not in documents:
                raise SpecError(
                    name, f"{key}.where", f"{passage.document} is not a page", f"write one of {', '.join(documents)}"
                )
        for rule_id in item.rules:
            if rule_id not in registry:
                raise SpecError(name, f"{key}.rules", f"{rule_id} is not a rule", "write the id of a rule in spec/")
        where = tuple(Passage(passage.document, passage.lines) for passage in item.where)
        defects[item.id] = Defect(item.id, item.kind, where, item.says, item.ruling, item.why, item.rules)
    return defects


def check_claims(folder: SpecFolder, claims: dict[str, Claim], defects: dict[str, Defect]) -> None:
    for claim in claims.values():
        for defect in claim.defects:
            if defect not in defects:
                raise SpecError(
                    f"{folder.name}/sources/{claim.document}.toml",
                    f"claim {claim.id}",
                    f"{defect} is not a defect",
                    "write the id of a defect in defects.toml",
                )


def check_pages(
    folder: SpecFolder, tables: dict[str, Table], documents: dict[str, Document], defects: dict[str, Defect]
) -> None:
    for table in tables.values():
        name = f"{folder.name}/tables/{table.id}.toml"
        for page in table.notations:
            if page not in documents:
                raise SpecError(name, f"notation.{page}", "no such page", f"write one of {', '.join(documents)}")
        for item in table.unsaid:
            if item.defect is not None and item.defect not in defects:
                raise SpecError(
                    name, f"unsaid {item.what}", f"{item.defect} is not a defect", "name one of defects.toml"
                )
