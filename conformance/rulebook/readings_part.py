"""The part of `spec/` that holds other readings: where a page leaves a question open, each answer that is right."""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator
from copy import deepcopy
from typing import Any

import msgspec

from conformance.errors import SpecError
from conformance.rulebook import files
from conformance.rulebook.lineage import Lineage
from conformance.rulebook.reading import SpecFolder, Toml
from conformance.rulebook.registry import Registry
from conformance.rules import Change, Defect, OpenFields, Opening, OpenMoments, Reading


def read_readings(folder: SpecFolder) -> dict[str, Reading]:
    """Read every reading, of which there may be none; one that adds its values separately is a reading for each."""
    if not (folder.path / "readings.toml").exists():
        return {}
    name, file = folder.one("readings.toml", files.ReadingsFile)
    readings: dict[str, Reading] = {}
    for index, item in enumerate(file.reading):
        for reading in _separated(item) if item.separately else [_reading(item)]:
            if reading.id in readings:
                problem = f"reading {reading.id} stands already"
                raise SpecError(name, f"reading[{index}].id", problem, "give each reading an id of its own")
            readings[reading.id] = reading
    return readings


def read_openings(
    folder: SpecFolder, registry: Registry, tables: Container[str], defects: dict[str, Defect], lineage: Lineage
) -> tuple[Opening, ...]:
    """Read what no page decides, of which there may be nothing.

    Raises SpecError when a defect, a table or a rule is named that is not there.
    """
    if not (folder.path / "readings.toml").exists():
        return ()
    name, file = folder.one("readings.toml", files.ReadingsFile)
    left_open: tuple[files.OpenFieldsFile | files.OpenMomentsFile, ...] = (*file.open_fields, *file.open_moments)
    for part in left_open:
        if part.defect not in defects:
            problem = f"{part.defect} is not a defect"
            raise SpecError(name, part.id, problem, "name the one which says what the page leaves open")
    for fields in file.open_fields:
        for table in fields.tables:
            if table not in tables:
                raise SpecError(name, fields.id, f"{table} is not a table", "write the id of a table in spec/tables")
    for moments in file.open_moments:
        for rule in moments.rules:
            if rule not in registry:
                raise SpecError(name, moments.id, f"{rule} is not a rule", "write the id of a rule in spec/")
    return (
        *(
            OpenFields(
                item.id,
                item.defect,
                item.says,
                lineage.heirs(item.tables, "shoe"),
                item.events,
                item.after,
                item.fields,
            )
            for item in file.open_fields
        ),
        *(OpenMoments(item.id, item.defect, item.says, item.rules, item.during) for item in file.open_moments),
    )


def check_readings(
    folder: SpecFolder, registry: Registry, readings: dict[str, Reading], defects: dict[str, Defect]
) -> None:
    """Raise SpecError when a reading names a defect or a rule that is not there."""
    name = f"{folder.name}/readings.toml"
    for reading in readings.values():
        if reading.defect not in defects:
            problem = f"{reading.defect} is not a defect"
            raise SpecError(name, f"reading {reading.id}", problem, "name the one whose ruling it is beside")
        for change in reading.changes:
            if change.rule is not None and change.rule not in registry:
                problem = f"{change.rule} is not a rule"
                raise SpecError(name, f"reading {reading.id}.change", problem, "write the id of a rule in spec/")
            if not (folder.path / change.file).is_file():
                problem = f"there is no file {change.file}"
                raise SpecError(name, f"reading {reading.id}.change", problem, 'write it as in "procedures/shoe.toml"')


def take(folder: SpecFolder, readings: Iterable[Reading]) -> None:
    """Have a folder read as these readings say. Reading it raises SpecError where there is nothing to change."""
    name = f"{folder.name}/readings.toml"
    changes = [(reading.id, change) for reading in readings for change in reading.changes]

    def amend(file: str, raw: Toml) -> Toml:
        here = [(reading, change) for reading, change in changes if change.file == file]
        amended = deepcopy(raw) if here else raw
        for reading, change in here:
            parts = list(_parts(amended, change))
            if not parts:
                problem = f"{change.rule or change.id} does not stand in {change.file}"
                raise SpecError(name, f"reading {reading}", problem, "name its file")
            try:
                for part in parts:
                    _change(part, change)
            except (KeyError, TypeError):
                problem = f"{change.rule or change.file} has no such key, or no list there"
                raise SpecError(name, f"reading {reading}", problem, "add to lists, and drop keys that stand") from None
        return amended

    folder.amend = amend


def _reading(item: files.ReadingFile) -> Reading:
    changes = tuple(Change(part.file, part.rule, part.set, part.add, part.drop, part.id) for part in item.change)
    return Reading(item.id, item.defect, item.says, changes)


def _separated(item: files.ReadingFile) -> Iterator[Reading]:
    whole = _reading(item)
    values = [value for change in whole.changes for added in change.add.values() for value in added]
    for name, value in {_named(value): value for value in values}.items():
        changes = tuple(
            msgspec.structs.replace(change, add={key: (value,)})
            for change in whole.changes
            for key, added in change.add.items()
            if value in added
        )
        yield Reading(f"{whole.id}/{name}", whole.defect, whole.says, changes)


def _named(value: Any) -> str:  # noqa: ANN401 - TOML is any shape
    """Return what distinguishes an added value from the others."""
    return str(value.get("id") if isinstance(value, dict) else value)


def _parts(raw: Any, change: Change) -> Iterator[Toml]:  # noqa: ANN401 - TOML is any shape
    """Yield the parts of a file that hold a change's rule, or have its id, or the whole file where it names neither."""
    if isinstance(raw, dict):
        named = change.rule is not None or change.id is not None
        if not named or change.rule == raw.get("rule", ...) or change.id == raw.get("id", ...):
            yield raw
            return
        raw = list(raw.values())
    if isinstance(raw, list):
        for item in raw:
            yield from _parts(item, change)


def _change(part: Toml, change: Change) -> None:
    part.update(change.set)
    for key, values in change.add.items():
        part[key] = [*part.get(key, ()), *values]
    for key in change.drop:
        *steps, last = key.split(".")
        holder = part
        for step in steps:
            holder = holder[step]
        del holder[last]
