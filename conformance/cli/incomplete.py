"""How a command says that a language is incomplete."""

from __future__ import annotations

from collections.abc import Iterable

import click

from conformance.cli import CONFORMANT, NOT_CONFORMANT
from conformance.places import SOURCE
from conformance.suite.completeness import incomplete
from conformance.suite.verdict import incomplete_text
from conformance.words import Language, words_in


def tell_incomplete(languages: Iterable[Language], language: Language = SOURCE, *, err: bool = False) -> int:
    """Print how much is there of each language that is incomplete, in a language, and return the exit status."""
    found = incomplete(tuple(dict.fromkeys(languages)))
    for one in found:
        click.echo(incomplete_text(one, words_in(language)), err=err)
    return NOT_CONFORMANT if found else CONFORMANT
