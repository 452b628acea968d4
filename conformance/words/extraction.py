"""Extraction of the words of `spec/` for the catalogues, by Babel's extractor protocol."""

from __future__ import annotations

import tomllib
from collections.abc import Collection, Iterator
from typing import IO, Any

from conformance.words.client import messages_of

NAMED = {"bet": "bet", "table": "table"}
Message = tuple[int, str, tuple[str, str], list[str]]


def extract_spec(
    fileobj: IO[bytes],
    keywords: object,  # noqa: ARG001 - Babel's protocol
    comment_tags: Collection[str],  # noqa: ARG001
    options: object,  # noqa: ARG001
) -> Iterator[Message]:
    """Yield what rules govern, with the id as the translator's comment, data, names, and what pages leave unsaid."""
    text = fileobj.read().decode()
    raw = tomllib.loads(text)
    for context, message, comment in _messages(raw, "table" if "offer" in raw else ""):
        line = text.count("\n", 0, max(text.find(f'"{comment or message}"'), 0)) + 1
        yield line, "pgettext", (context, message), [comment] if comment else []


def _messages(raw: Any, context: str) -> Iterator[tuple[str, str, str]]:  # noqa: ANN401 - TOML is any shape
    if isinstance(raw, list):
        for item in raw:
            yield from _messages(item, context)
    elif isinstance(raw, dict):
        if context in NAMED.values() and "name" in raw:
            yield context, raw["name"], ""
        if "note" in raw:
            yield "unsaid", raw["note"], ""
        if isinstance(governs := raw.get("governs"), dict):
            yield from (("rule", message, "") for message in governs.values())
        elif governs is not None:
            yield "rule", raw["governs"], raw.get("rule") or raw.get("id", "")
        if "data" in raw:
            yield from ((kind, message, raw["id"]) for kind, message in messages_of(raw["data"]))
        yield from (("phase", phase, "") for phase in raw.get("phases", []))
        for key, value in raw.items():
            yield from _messages(value, NAMED.get(key, ""))


def extract_sources(
    fileobj: IO[bytes],
    keywords: object,  # noqa: ARG001 - Babel's protocol
    comment_tags: Collection[str],  # noqa: ARG001
    options: object,  # noqa: ARG001
) -> Iterator[Message]:
    """Yield what pages say, and what is said of defects and of readings, with the id as the translator's comment."""
    raw = tomllib.loads(fileobj.read().decode())
    readings = [*raw.get("reading", []), *raw.get("open_fields", []), *raw.get("open_moments", [])]
    for kind, items, parts in (
        ("claim", raw.get("claim", []), ("says",)),
        ("defect", raw.get("defect", []), ("says", "ruling", "why")),
        ("reading", readings, ("says",)),
    ):
        for item in items:
            for part in parts:
                yield 1, "pgettext", (kind, item[part]), [item["id"]]


def extract_glossary(
    fileobj: IO[bytes],
    keywords: object,  # noqa: ARG001 - Babel's protocol
    comment_tags: Collection[str],  # noqa: ARG001
    options: object,  # noqa: ARG001
) -> Iterator[Message]:
    """Yield what each concept of the glossary means, with the concept's id as the translator's comment."""
    for concept in tomllib.loads(fileobj.read().decode())["concept"]:
        yield 1, "pgettext", ("meaning", concept["meaning"]), [concept["id"]]
