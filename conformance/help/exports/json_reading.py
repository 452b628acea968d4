"""Reading an export in JSON back into pieces."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping

from conformance.errors import N_, BaccaratError
from conformance.help.exports.pieces import Piece, Reading

_TWICE = "\0twice"


def read_json(text: str) -> Reading | None:
    """Return what an export in JSON says; None when the JSON is of something else."""
    try:
        content = json.loads(text, object_pairs_hook=_object)
        whole = json.dumps(
            {key: value for key, value in content.items() if key != "stamp"}, sort_keys=True, ensure_ascii=False
        )
    except (ValueError, RecursionError) as error:
        raise BaccaratError(N_("is no JSON ({reason}); export it anew"), reason=error) from None
    if "stamp" not in content and "sections" not in content:
        return None
    stamp = content.pop("stamp", None)
    written = None if stamp is None else json.dumps(stamp, sort_keys=True, ensure_ascii=False, separators=(",", ":"))
    return Reading(written, tuple(_leaves(content, "", "", ())), whole)


def _object(pairs: list[tuple[str, object]]) -> dict[str, object]:
    """Return an object; a key that stands in it twice leaves a mark."""
    found = dict(pairs)
    return found if len(found) == len(pairs) else {**found, _TWICE: [key for key, _ in pairs]}


def _leaves(value: object, path: str, section: str, rules: tuple[str, ...]) -> Iterator[Piece]:
    if isinstance(value, Mapping) and value:
        section, rules = _named(value, section), _resting(value, rules)
        for key in sorted(value):
            yield from _leaves(value[key], f"{path}.{key}".removeprefix("."), section, rules)
    elif isinstance(value, list) and value:
        for item in value:
            yield from _leaves(item, path, section, rules)
    else:
        text = value if isinstance(value, str) else json.dumps(value)
        yield Piece(section, rules, path, text, f"{path}={json.dumps(value, ensure_ascii=False)}")


def _named(value: Mapping[str, object], section: str) -> str:
    """Return the section that an object is, or says it stands in, or else the one around it."""
    named = value.get("id") if "blocks" in value else value.get("section") if "id" in value else None
    return named if isinstance(named, str) else section


def _resting(value: Mapping[str, object], rules: tuple[str, ...]) -> tuple[str, ...]:
    """Return the rules that an object names, or else those of what is around it."""
    many, one = value.get("rules"), value.get("rule") or (value.get("id") if "section" in value else None)
    if isinstance(many, list) and many and all(isinstance(rule, str) for rule in many):
        return tuple(many)
    return (one,) if isinstance(one, str) and one else rules
