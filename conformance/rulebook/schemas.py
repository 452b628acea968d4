"""JSON Schemas of the files in `spec/`, generated from their types, by which an editor completes and checks them.

`python -m conformance.rulebook.schemas` writes them again.
"""

from __future__ import annotations

import json
from collections.abc import Mapping

import msgspec

from conformance.json_schemas import Schema, document
from conformance.places import data_folder
from conformance.rulebook import files, procedure_files
from conformance.whole_files import write_whole

KINDS: Mapping[str, type[msgspec.Struct]] = {
    "cards": files.CardsFile,
    "tableau": files.TableauFile,
    "odds": files.OddsFile,
    "bets": files.BetsFile,
    "library": files.LibraryFile,
    "unsettled": files.UnsettledFile,
    "tables": files.TableFile,
    "procedures": procedure_files.ProceduresFile,
    "sources": files.SourceFile,
    "defects": files.DefectsFile,
    "readings": files.ReadingsFile,
    "own-tables": files.OwnTablesFile,
}
"""The type of a file, by the name of the file or of its folder."""


def schema_of(kind: str) -> Schema:
    """Return the JSON Schema of one kind of file, a key of KINDS."""
    schema = document(f"spec/{kind}", [KINDS[kind]])
    return schema | _extending(schema["$defs"]) if kind == "tables" else schema


def _extending(parts: Schema) -> Schema:
    """Let a table extend another: then it says only what differs, and which keys of the other it does without."""
    table, own = parts[files.TableFile.__name__], msgspec.json.schema(files.OwnTableFile)
    own_properties = own["$defs"][files.OwnTableFile.__name__]["properties"]
    table["properties"] |= {key: own_properties[key] for key in ("extends", "without")}
    stated = {"if": {"not": {"required": ["extends"]}}, "then": {"required": table["required"]}}
    always = [field for field in table["required"] if field in {"id", "name", "offer"}]
    table["required"] = always
    return stated


def write_schemas() -> None:
    """Write the schema of each kind of file into `spec/schema/`."""
    folder = data_folder("spec") / "schema"
    folder.mkdir(exist_ok=True)
    write_whole(folder, {f"{kind}.json": text_of(kind).encode() for kind in KINDS})


def text_of(kind: str) -> str:
    """Return the text of a kind's schema file."""
    return json.dumps(schema_of(kind), indent=2, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    write_schemas()
