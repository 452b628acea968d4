"""Reading one TOML file of `spec/` strictly: every mistake becomes one sentence with the file, the key and a fix."""

from __future__ import annotations

import difflib
import json
import re
import tomllib
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from conformance.errors import SpecError

T = TypeVar("T", bound=msgspec.Struct)
Toml = dict[str, Any]

FOLDERS = ("bets", "library", "tables", "procedures", "sources")
FILES = (
    "cards.toml",
    "tableau.toml",
    "odds.toml",
    "defects.toml",
    "readings.toml",
    "own-tables.toml",
    "unsettled.toml",
)

Step = str | int
"""One step into a file: a key of a table, or a place in a list."""

_AT = re.compile(r"(?P<problem>.*?)(?: - at `\$(?P<path>.*)`)?", re.DOTALL)
_STEP = re.compile(r"\[(?P<index>\d+|\.\.\.)\]|(?P<key>[^.\[\]]+)")
_UNKNOWN = re.compile(r"Object contains unknown field `(?P<name>.*)`", re.DOTALL)
_MISSING = re.compile(r"Object missing required field `(?P<name>.*)`")
_WRONG = re.compile(r"Expected `(?P<wanted>[^`]*)`, got `(?P<got>[^`]*)`")
_LENGTH = re.compile(r"Expected `array` of length (?P<least>>= )?(?P<length>\d+)(?:, got \d+)?")
_BARE_KEY = re.compile(r"[A-Za-z0-9_-]+")
_WIDEST = 60
"""Characters of a value that a message shows."""


class SpecFolder:
    """A folder laid out like `spec/`, whose files are named in messages from the folder's own name on.

    `overlays` are folders laid over it: every TOML file in one is the file of a table.
    """

    def __init__(self, path: Path, overlays: Iterable[Path] = ()) -> None:
        self.path = path.resolve()
        self.name = self.path.name
        self.overlays = tuple(folder.resolve() for folder in overlays)
        self._paths: dict[str, Path] = {}
        self.amend: Callable[[str, Toml], Toml] = lambda _, raw: raw
        """What becomes of a file, by its path in the folder, before it is given its type."""

    def refuse_strangers(self) -> None:
        """Raise SpecError at a file that is not part of the spec."""
        for path in sorted(self.path.rglob("*.toml")):
            place = path.relative_to(self.path)
            in_folder = len(place.parts) == 2 and place.parts[0] in FOLDERS
            if not in_folder and place.as_posix() not in FILES:
                mend = f"move it to {listed(FOLDERS)} or name it one of {listed(FILES)}"
                raise SpecError(self._called(path), "", "no part of the spec", mend)

    def one(self, file: str, into: type[T]) -> tuple[str, T]:
        """Read one file: its name for messages, and its content."""
        path = self.path / file
        return self._called(path), shape(self._read(path), into, self._called(path))

    def each(self, folder: str) -> Iterator[tuple[str, str, Toml]]:
        """Yield the files of a folder: name for messages, stem, and raw content."""
        paths = sorted((self.path / folder).glob("*.toml"), key=lambda path: path.stem)
        if not paths:
            raise SpecError(f"{self.name}/{folder}", "", "the folder holds no file", "restore its files")
        for path in (*paths, *(self._laid_over() if folder == "tables" else ())):
            yield self._called(path), path.stem, self._read(path)

    def _laid_over(self) -> Iterator[Path]:
        """Yield the files of the folders laid over this one."""
        for overlay in self.overlays:
            files = sorted(path for path in overlay.glob("*.toml") if not path.name.startswith("."))
            if not files:
                problem = "the folder holds no table" if overlay.is_dir() else "there is no such folder"
                raise SpecError(str(overlay), "", problem, "make one with baccarat new table, or name another folder")
            yield from files

    def path_of(self, name: str) -> Path:
        """Return where a file lies, by its name for messages."""
        return self._paths[name]

    def is_own(self, name: str) -> bool:
        """Say whether a file, by its name for messages, lies in a folder laid over this one."""
        return name in self._paths and not self._paths[name].is_relative_to(self.path)

    def text(self, name: str) -> str:
        """Return the text of a file by its name for messages."""
        return self._paths[name].read_text(encoding="utf-8")

    def _read(self, path: Path) -> Toml:
        name = self._called(path)
        return self.amend(name.partition("/")[2], read_toml(path, name))

    def _called(self, path: Path) -> str:
        folder = next(folder for folder in (self.path, *self.overlays) if path.is_relative_to(folder))
        name = f"{folder.name}/{path.relative_to(folder).as_posix()}"
        self._paths[name] = path
        return name


def listed(values: Iterable[object]) -> str:
    """Return the values as a list in a sentence."""
    return ", ".join(map(str, values))


def written(value: object) -> str:
    """Return a value as TOML writes it, or what it is where that would take too much room.

    >>> print(written("drawn"), written(True), written(10), written([]))
    "drawn" true 10 a list
    """
    if isinstance(value, (dict, list, tuple)):
        return "a table" if isinstance(value, dict) else "a list"
    if isinstance(value, int) and value.bit_length() > 4 * _WIDEST:
        return "a number so large"
    if isinstance(value, (str, int, float)):
        text = json.dumps(value, ensure_ascii=False) if isinstance(value, (str, bool)) else str(value)
        return text if len(text) <= _WIDEST else f"{text[:_WIDEST]}…"
    return "a date or time"


def read_toml(path: Path, name: str) -> Toml:
    """Read a TOML file, called `name` in messages. Raises SpecError when it is missing or is not TOML."""
    if path.exists() and not path.is_file():
        raise SpecError(name, "", "not a file of text", "remove it, or put a table in its place")
    try:
        text = path.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise SpecError(name, "", "the file is missing", "restore it") from None
    except (OSError, UnicodeDecodeError) as error:
        reason = error.strerror if isinstance(error, OSError) else error
        raise SpecError(name, "", f"the file cannot be read ({reason})", "make it readable UTF-8 text") from None
    try:
        return _parsed(text)
    except RecursionError:
        raise SpecError(name, "", "lists or tables are nested too deeply", "nest them less") from None
    except ValueError as error:  # not TOML, or a number too long for Python to read
        raise SpecError(name, "", f"not TOML: {error}", "fix the line") from None


@lru_cache(maxsize=64)
def _parsed(text: str) -> Toml:
    """Parse TOML once for all the rulebooks that are read from it; nobody changes what comes back."""
    return tomllib.loads(text)


def shape(raw: Toml, into: type[T], name: str) -> T:
    """Give raw TOML its type. Raises SpecError at the first key that does not fit."""
    try:
        return msgspec.convert(raw, into, strict=True)
    except msgspec.ValidationError as error:
        raise _explained(str(error), raw, into, name) from None


def _explained(message: str, raw: Toml, into: type[msgspec.Struct], name: str) -> SpecError:
    match = _AT.fullmatch(message)
    assert match is not None
    problem, steps = match["problem"], _steps(match["path"] or "", raw, into, message)
    if unknown := _UNKNOWN.fullmatch(problem):
        known = _known_keys(into, steps)
        close = difflib.get_close_matches(unknown["name"], known, 1)
        mend = f'write "{close[0]}"' if close else f"remove it; the keys here are {listed(known)}"
        return SpecError(name, _path([*steps, unknown["name"]]), "unknown key", mend)
    if missing := _MISSING.fullmatch(problem):
        return SpecError(name, _path([*steps, missing["name"]]), "the key is missing", "add it")
    value = _value_at(raw, steps)
    if (length := _LENGTH.fullmatch(problem)) and isinstance(value, list):
        wanted = f"at least {length['length']}" if length["least"] else length["length"]
        return SpecError(name, _path(steps), f"the list holds {len(value)}", f"write {wanted}")
    return SpecError(name, _path(steps), *_misfit(value, problem, _types_at(into, steps)))


def _misfit(value: object, problem: str, kinds: list[msgspec.inspect.Type]) -> tuple[str, str]:
    """Return what is wrong with a value, and what to write in its place."""
    wrong = _WRONG.fullmatch(problem)
    wanted = _described(kinds) or (_kinds(wrong["wanted"]) if wrong else "another value")
    if isinstance(value, float):
        return f"{written(value)} is a binary fraction, which is never exact", f"write {wanted}"
    if wrong:
        return f"{written(value)} is not {_kinds(wrong['wanted'])}", f"write {wanted}"
    return f"{written(value)} is not allowed", f"write {wanted}"


def _kinds(names: str) -> str:
    kinds = {
        "str": "a string",
        "int": "a whole number",
        "bool": "true or false",
        "array": "a list",
        "object": "a table",
    }
    return " or ".join(kinds[part.strip()] for part in names.split("|") if part.strip() != "null")


def _described(kinds: list[msgspec.inspect.Type]) -> str:
    """Return what an editor is to write, from the words or the description of the types."""
    words = [value for kind in kinds if isinstance(kind, msgspec.inspect.LiteralType) for value in kind.values]
    if words:
        return "one of " + listed(map(written, words))
    schemas = [kind.extra_json_schema or {} for kind in kinds if isinstance(kind, msgspec.inspect.Metadata)]
    descriptions: list[str] = [schema["description"] for schema in schemas if "description" in schema]
    return " or ".join(text[0].lower() + text[1:] for text in descriptions)


def _path(steps: Sequence[Step]) -> str:
    path = ""
    for step in steps:
        if isinstance(step, int):
            path += f"[{step}]"
        else:
            path += ("." if path else "") + (step if _BARE_KEY.fullmatch(step) else written(step))
    return path


def _steps(path: str, raw: Toml, into: type[msgspec.Struct], message: str) -> list[Step]:
    """Return the steps of a path in a message, and find the keys that msgspec leaves out as `[...]`."""
    steps: list[Step] = []
    for step in _STEP.finditer(path):
        if step["index"] == "...":
            steps.append(_guilty_key(steps, raw, into, message))
        else:
            steps.append(step["key"] if step["index"] is None else int(step["index"]))
    return steps


def _guilty_key(steps: list[Step], raw: Toml, into: type[msgspec.Struct], message: str) -> str:
    """Return the key whose entry draws the message all alone."""
    entries = _value_at(raw, steps)
    assert isinstance(entries, dict)
    for key, value in entries.items():
        try:
            msgspec.convert(_with(raw, steps, {key: value}), into, strict=True)
        except msgspec.ValidationError as error:
            if str(error) == message:
                return str(key)
    raise AssertionError(message)


def _value_at(raw: Any, steps: Sequence[Step]) -> object:  # noqa: ANN401 - raw TOML
    for step in steps:
        raw = raw[step]
    return raw


def _with(raw: Any, steps: Sequence[Step], value: object) -> Any:  # noqa: ANN401 - raw TOML
    """Return a copy of raw TOML with another value at the end of the steps."""
    if not steps:
        return value
    step, *rest = steps
    copy = raw.copy()
    copy[step] = _with(raw[step], rest, value)
    return copy


def _types_at(into: type[msgspec.Struct], steps: Sequence[Step]) -> list[msgspec.inspect.Type]:
    """Return the types that a value at the end of the steps may have."""
    found = [msgspec.inspect.type_info(into)]
    for step in steps:
        found = [part for kind in found for inner in _inside(kind, step) for part in _parts(inner)]
    return found


def _parts(kind: msgspec.inspect.Type) -> Sequence[msgspec.inspect.Type]:
    return kind.types if isinstance(kind, msgspec.inspect.UnionType) else [kind]


def _inside(kind: msgspec.inspect.Type, step: Step) -> Sequence[msgspec.inspect.Type]:
    inspect = msgspec.inspect
    if isinstance(kind, inspect.Metadata):
        return _inside(kind.type, step)
    if isinstance(kind, inspect.StructType):
        return [field.type for field in kind.fields if field.encode_name == step]
    if isinstance(kind, inspect.VarTupleType):
        return [kind.item_type]
    if isinstance(kind, inspect.TupleType) and isinstance(step, int):
        return [kind.item_types[step]]
    return [kind.value_type] if isinstance(kind, inspect.DictType) else []


def _known_keys(into: type[msgspec.Struct], steps: Sequence[Step]) -> list[str]:
    structs = [kind for kind in _types_at(into, steps) if isinstance(kind, msgspec.inspect.StructType)]
    return [field.encode_name for struct in structs for field in struct.fields]
