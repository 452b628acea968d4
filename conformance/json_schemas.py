"""JSON Schemas (2020-12) from the types, and why a value does not fit one, in a sentence that names a fix."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from typing import Any

import jsonschema_rs
import msgspec
from jsonschema_rs import ValidationError
from jsonschema_rs import ValidationErrorKind as Kind

DIALECT = "https://json-schema.org/draft/2020-12/schema"

Schema = dict[str, Any]

_TYPES = {
    "array": "an array",
    "boolean": "true or false",
    "integer": "a whole number",
    "null": "null",
    "number": "a number",
    "object": "an object",
    "string": "a string",
}
_SHOWN = 60


def document(
    title: str, types: Sequence[type[msgspec.Struct]], *, tags: Mapping[str, str] | None = None, closed: bool = False
) -> Schema:
    """Return the schema of a value that is of one of the types, each of which is under `$defs`.

    `tags` describes the fields that distinguish the types of a union, which no type declares. With `closed` an object
    has no other fields than those of its type; otherwise that is left to the types.
    """
    references, components = msgspec.json.schema_components(types, schema_hook=_exact, ref_template="#/$defs/{name}")
    definitions = _plain(components)
    for definition in definitions.values():
        if closed and "properties" in definition:
            definition["additionalProperties"] = False
        for field, description in (tags or {}).items():
            if field in definition.get("properties", {}):
                definition["properties"][field].setdefault("description", description)
    one = references[0] if len(references) == 1 else {"anyOf": list(references)}
    return {"$schema": DIALECT, "title": title, **_plain(one), "$defs": definitions}


def _exact(kind: type) -> Schema:
    """Return the schema of an exact share, which JSON has no type for."""
    if kind is Fraction:
        return {"type": "string", "pattern": r"^\d+(/\d+)?$"}
    raise NotImplementedError(kind)


def _plain(value: object) -> Any:  # noqa: ANN401 - any JSON value
    """Return a schema as plain JSON without `discriminator`, which JSON Schema does not have."""
    plain = msgspec.json.decode(msgspec.json.encode(value))
    for part in _parts(plain):
        part.pop("discriminator", None)
    return plain


def _parts(value: object) -> Iterator[dict[str, Any]]:
    if isinstance(value, dict):
        yield value
        for item in list(value.values()):
            yield from _parts(item)
    elif isinstance(value, list):
        for item in value:
            yield from _parts(item)


class Checker:
    """Says why a value does not fit a schema.

    >>> class Coin(msgspec.Struct):
    ...     side: str
    >>> checker = Checker(document("coin", [Coin], closed=True))
    >>> checker.violation({"side": "heads"}), checker.violation({"side": 1})
    (None, 'side is 1; write a string')
    >>> checker.violation({"side": "heads", "year": 1984})
    'year is not a field of this message; leave it out'
    """

    def __init__(self, schema: Schema) -> None:
        self._schema = schema
        self._validator = jsonschema_rs.Draft202012Validator(schema)

    def violation(self, value: object) -> str | None:
        """Return the first violation as a sentence with the field and a fix, or None where there is none."""
        try:
            error = next(iter(self._validator.iter_errors(value)), None)
        except (ValueError, TypeError, RecursionError) as problem:  # a Python value that no JSON has
            return f"it is not JSON ({problem}); write objects, arrays, strings, numbers, true, false and null alone"
        return None if error is None else self._sentence(_most_telling(error))

    def _sentence(self, error: ValidationError) -> str:
        place = error.instance_path
        match error.kind:
            case Kind.AdditionalProperties(unexpected=[first, *_]):
                return f"{_place([*place, first])} is not a field of this message; leave it out"
            case Kind.Required(property=missing):
                return f"{_place([*place, missing])} is missing; add it"
        return f"{_place(place)} is {_shown(error.instance)}; write {self._mend(error)}"

    def _mend(self, error: ValidationError) -> str:
        match error.kind:
            case Kind.AnyOf(context=branches):
                mend = " or ".join(_TYPES[name] for branch in branches for name in _types(branch[0]))
            case Kind.Type():
                mend = " or ".join(_TYPES[name] for name in _types(error))
            case Kind.Enum(options=options):
                mend = " or ".join(map(_shown, options))
            case Kind.Maximum(limit=limit):
                mend = f"{limit} or less"
            case Kind.Minimum(limit=limit):
                mend = f"{limit} or more"
            case Kind.Pattern():
                mend = f"it as in {_shown(self._at(error.schema_path[:-1])['examples'][0])}"
            case _:
                mend = f"what fits: {error.message}"
        return mend

    def _at(self, path: Sequence[str | int]) -> dict[str, Any]:
        part: Any = self._schema
        for step in path:
            part = part[step]
        found: dict[str, Any] = part
        return found


def _most_telling(error: ValidationError) -> ValidationError:
    """Return the error that explains why no branch of a choice fits: that of the branch which fits best.

    Where every branch wants another type, it is the choice itself.
    """
    kind = error.kind
    if not isinstance(kind, Kind.AnyOf):
        return error
    here = len(error.instance_path)
    if all(_types(branch[0]) and len(branch[0].instance_path) == here for branch in kind.context):
        return error
    best = min(kind.context, key=lambda branch: (len(branch), -len(branch[0].instance_path)))
    return _most_telling(best[0])


def _types(error: ValidationError) -> list[str]:
    kind = error.kind
    return sorted(kind.types) if isinstance(kind, Kind.Type) else []


def _place(path: Sequence[str | int]) -> str:
    """Return where a value stands, as in `coups[0].winner`."""
    place = "".join(f"[{step}]" if isinstance(step, int) else f".{step}" for step in path)
    return place.removeprefix(".") or "the message"


def _shown(value: object) -> str:
    text = json.dumps(value, ensure_ascii=False, default=repr)
    return text if len(text) <= _SHOWN else f"{text[:_SHOWN]}…"
