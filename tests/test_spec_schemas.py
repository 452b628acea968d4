"""The schemas by which editors check `spec/`: in step with the types, and true of every file."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest
from jsonschema import Draft202012Validator

from conformance.rulebook.schemas import KINDS, schema_of, text_of

ROOT = Path(__file__).parent.parent
SPEC = ROOT / "spec"
TAPLO = tomllib.loads((ROOT / ".taplo.toml").read_text(encoding="utf-8"))


def _problems(kind, content):
    return [error.message for error in Draft202012Validator(schema_of(kind)).iter_errors(content)]


@pytest.mark.parametrize("kind", KINDS)
def test_the_schema_is_in_step(kind):
    """`spec/schema/` holds what the types say, and each is a schema; `make spec-schemas` writes it anew."""
    Draft202012Validator.check_schema(schema_of(kind))

    assert (SPEC / "schema" / f"{kind}.json").read_text(encoding="utf-8") == text_of(kind)


@pytest.mark.parametrize("path", sorted(SPEC.rglob("*.toml")), ids=lambda path: path.relative_to(SPEC).as_posix())
def test_every_file_fits_the_schema_that_editors_find(path):
    """`.taplo.toml` leads each file of `spec/` to just one schema, and the file fits it."""
    place = path.relative_to(ROOT)
    schemas = [rule["schema"]["path"] for rule in TAPLO["rule"] if any(place.match(glob) for glob in rule["include"])]
    kind = place.stem if place.parent.name == "spec" else place.parent.name

    assert schemas == [f"spec/schema/{kind}.json"]

    assert _problems(kind, tomllib.loads(path.read_text(encoding="utf-8"))) == []


@pytest.mark.parametrize(
    ("kind", "file", "old", "new"),
    [
        ("cards", "cards.toml", 'same = ["rank"]', 'same = ["colour"]'),
        ("tableau", "tableau.toml", 'does = "stand"', 'does = "stay"'),
        ("bets", "bets/tie.toml", 'pays = "8:1"', "pays = 8.0"),
        ("tables", "tables/touch.toml", "count = 8", "count = 0"),
        ("tables", "tables/touch.toml", "[offer]", "[offers]"),
        ("tables", "tables/sbo-tiger.toml", 'extends = "sbo-baccarat"', ""),
        ("procedures", "procedures/bet-slip.toml", "seconds = 30", "seconds = -30"),
        ("sources", "sources/touch.toml", 'language = "id"', 'language = "French"'),
        ("defects", "defects.toml", 'id = "D001"', 'id = "1"'),
    ],
)
def test_a_mistake_does_not_fit(kind, file, old, new):
    """An editor marks a value or key that loading would refuse, and a table that neither extends nor is whole."""
    text = (SPEC / file).read_text(encoding="utf-8")

    assert old in text

    assert _problems(kind, tomllib.loads(text.replace(old, new, 1))) != []
