"""`baccarat schema`: the JSON Schemas of all that passes between this project and others."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import partial

import click

from conformance.audit.log import round_log_schema
from conformance.cli import CONFORMANT
from conformance.engines.schemas import NAMES, message_schema
from conformance.help.exports.export import export_schema
from conformance.help.player.profile import profile_schema
from conformance.json_schemas import Schema
from conformance.report.model import schema as report_schema

SCHEMAS: dict[str, Callable[[], Schema]] = {
    **{name: partial(message_schema, name) for name in NAMES},
    "report": report_schema,
    "export": export_schema,
    "profile": profile_schema,
    "round-log": round_log_schema,
}
"""What has a schema, by the name that the command takes."""


def print_schema(name: str) -> int:
    """Print a schema. Returns the exit status."""
    click.echo(json.dumps(SCHEMAS[name](), indent=2, ensure_ascii=False))
    return CONFORMANT


@click.command("schema")
@click.argument("name", type=click.Choice(list(SCHEMAS)), default="protocol", metavar="[NAME]")
def command(name: str) -> int:
    """Print the JSON Schema (2020-12) of a NAME; by default of every message of the protocol.

    A NAME is protocol, request or answer; one message, as in coup-request, coup-answer, rejected, unsupported or error;
    report, for report.json; export, for the help that baccarat help export writes as JSON; profile, for the facts of an
    operator that it takes; or round-log, for a round of a log that baccarat audit reads.
    Any other one is answered with the list of them all.
    """
    return print_schema(name)
