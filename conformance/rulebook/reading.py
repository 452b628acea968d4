"""Reading one TOML file of `spec/` strictly: every mistake becomes one sentence with file, key and mend."""

from __future__ import annotations

import difflib
import re
import tomllib
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from conformance.errors import SpecError

T = TypeVar("T", bound=msgspec.Struct)
Toml = dict[str, Any]

FOLDERS = ("bets", "tables", "procedures", "sources")
FILES = ("cards.toml", "tableau.toml", "odds.toml", "defects.toml")

_AT = re.compile(r"(?P<problem>.*?)(?: - at `(?P<kind>key in )?(?P<path>.*)`)?", re.DOTALL)
_UNKNOWN = re.compile(r"Object contains unknown field `(?P<name>.*)`")
_MISSING = re.compile(r"Object missing required field `(?P<name>.*)`")
_WRONG = re.compile(r"Expected `(?P<wanted>[^`]*)`, got `(?P<got>[^`]*)`")
_LITERAL = re.compile(r"Invalid enum value (?P<value>.*)")


class SpecFolder:
    """A folder laid out like `spec/`, whose files are named in messages from the folder's own name on."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.name = path.name

    def refuse_strangers(self) -> None:
        """Raise SpecError at a file that is no part of the spec."""
        for path in sorted(self.path.rglob("*.toml")):
            place = path.relative_to(self.path)
            in_folder = len(place.parts) == 2 and place.parts[0] in FOLDERS
            if not in_folder and place.as_posix() not in FILES:
                mend = f"move it to {listed(FOLDERS)} or name it one of {listed(FILES)}"
                raise SpecError(self._called(path), "", "no part of the spec", mend)

    def one(self, file: str, into: type[T]) -> tuple[str, T]:
        """Read one file: its name for messages, and its content."""
        path = self.path / file
        return self._called(path), shape(read_toml(path, self._called(path)), into, self._called(path))

    def each(self, folder: str) -> Iterator[tuple[str, str, Toml]]:
        """Yield the files of a folder: name for messages, stem, and raw content."""
        for path in sorted((self.path / folder).glob("*.toml"), key=lambda path: path.stem):
            yield self._called(path), path.stem, read_toml(path, self._called(path))

    def text(self, name: str) -> str:
        """Return the text of a file by its name for messages."""
        return (self.path.parent / name).read_text(encoding="utf-8")

    def _called(self, path: Path) -> str:
        return f"{self.name}/{path.relative_to(self.path).as_posix()}"


def listed(values: Iterable[object]) -> str:
    """Return the values as a list in a sentence."""
    return ", ".join(map(str, values))


def read_toml(path: Path, name: str) -> Toml:
    """Read a TOML file, called `name` in messages. Raises SpecError when it is missing or is no TOML."""
    try:
        text = path.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise SpecError(name, "", "the file is missing", "restore it") from None
    except (OSError, UnicodeDecodeError) as error:
        raise SpecError(name, "", f"the file cannot be read ({error})", "make it readable UTF-8 text") from None
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise SpecError(name, "", f"not TOML: {error}", "mend the line") from None


def shape(raw: Toml, into: type[T], name: str) -> T:
    """Give raw TOML its type. Raises SpecError at the first key that does not fit."""
    try:
        return msgspec.convert(raw, into, strict=True)
    except msgspec.ValidationError as error:
        raise _explained(str(error), raw, into, name) from None


def _explained(message: str, raw: Toml, into: type[msgspec.Struct], name: str) -> SpecError:  # noqa: PLR0911 - a case a line
    match = _AT.fullmatch(message)
    assert match is not None
    problem, path = match["problem"], (match["path"] or "$").removeprefix("$").lstrip(".")
    if unknown := _UNKNOWN.fullmatch(problem):
        known = _known_keys(into, path)
        close = difflib.get_close_matches(unknown["name"], known, 1)
        mend = f'write "{close[0]}"' if close else f"remove it; the keys here are {', '.join(known)}"
        return SpecError(name, _join(path, unknown["name"]), "unknown key", mend)
    if missing := _MISSING.fullmatch(problem):
        return SpecError(name, _join(path, missing["name"]), "the key is missing", "add it")
    value = _value_at(raw, path)
    shown = msgspec.json.encode(value).decode() if isinstance(value, (str, int, float)) else type(value).__name__
    if wrong := _WRONG.fullmatch(problem):
        if wrong["got"] == "float":
            return SpecError(
                name, path, f"{shown} is a binary fraction, which is never exact", f'write a string, as in "{value}:1"'
            )
        return SpecError(name, path, f"{shown} is {_kind(wrong['got'])}", f"write {_kind(wrong['wanted'])}")
    if _LITERAL.fullmatch(problem):
        return SpecError(name, path, f"{shown} is not allowed", f"write one of {_allowed(into, path)}")
    if match["kind"]:
        return SpecError(name, path, problem, "mend the key")
    return SpecError(name, path, f"{shown}: {problem[0].lower()}{problem[1:]}", "write a value of that form")


def _kind(name: str) -> str:
    names = {
        "str": "a string",
        "int": "a whole number",
        "bool": "true or false",
        "array": "a list",
        "object": "a table",
    }
    return " or ".join(names.get(part.strip(), part.strip()) for part in name.split("|") if part.strip() != "null")


def _join(path: str, key: str) -> str:
    return f"{path}.{key}" if path else key


def _value_at(raw: object, path: str) -> object:
    for step in re.findall(r"[^.\[\]]+", path):
        if isinstance(raw, list) and step.isdigit() and int(step) < len(raw):
            raw = raw[int(step)]
        elif isinstance(raw, dict):
            raw = raw.get(step)
        else:
            return None
    return raw


def _types_at(into: type[msgspec.Struct], path: str) -> list[msgspec.inspect.Type]:
    """Return the types that a value at `path` may have."""
    found: list[msgspec.inspect.Type] = [msgspec.inspect.type_info(into)]
    for step in re.findall(r"[^.\[\]]+", path):
        found = [inner for kind in found for inner in _inside(kind, step)]
    return found


def _inside(kind: msgspec.inspect.Type, step: str) -> list[msgspec.inspect.Type]:  # noqa: PLR0911 - a case a line
    inspect = msgspec.inspect
    if isinstance(kind, inspect.Metadata):
        return _inside(kind.type, step)
    if isinstance(kind, inspect.UnionType):
        return [inner for part in kind.types for inner in _inside(part, step)]
    if isinstance(kind, inspect.StructType):
        return [field.type for field in kind.fields if field.encode_name == step]
    if isinstance(kind, inspect.VarTupleType):
        return [kind.item_type]
    if isinstance(kind, inspect.TupleType):
        return [kind.item_types[int(step)]] if step.isdigit() and int(step) < len(kind.item_types) else []
    if isinstance(kind, inspect.DictType):
        return [kind.value_type]
    return []


def _known_keys(into: type[msgspec.Struct], path: str) -> list[str]:
    structs = [kind for kind in _types_at(into, path) if isinstance(kind, msgspec.inspect.StructType)]
    return [field.encode_name for struct in structs for field in struct.fields]


def _allowed(into: type[msgspec.Struct], path: str) -> str:
    kinds = _types_at(into, path)
    kinds = [part for kind in kinds for part in (kind.types if isinstance(kind, msgspec.inspect.UnionType) else [kind])]
    literals = [kind for kind in kinds if isinstance(kind, msgspec.inspect.LiteralType)]
    return ", ".join(f'"{value}"' for kind in literals for value in kind.values)
