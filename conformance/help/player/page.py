"""The player's page of a table: what a person at the table asks, in the order in which it is asked."""

from __future__ import annotations

from datetime import date

from babel.dates import format_date

from conformance.errors import N_
from conformance.help.document import Page, Paragraph
from conformance.help.player.drawing import cards_section, coups_section, drawing_section
from conformance.help.player.payouts import payouts_section
from conformance.help.player.playing import buttons_section, goal, round_section
from conformance.help.player.profile import NO_PROFILE, Profile
from conformance.help.player.table import decks_known, table_section, trouble_section
from conformance.help.player.voice import Voice
from conformance.help.returns import Reckoner
from conformance.rulebook import Rulebook, Table
from conformance.words import Language
from conformance.words.languages import dates_of
from conformance.words.rules import table_name

PARTS = ("round", "payouts", "cards", "drawing", "examples", "table", "buttons", "trouble")
"""The sections of the page, in order; a client that shows tabs asks for one of them."""


def player_page(
    rules: Rulebook,
    table: Table,
    language: Language,
    reckoner: Reckoner,
    version: str,
    made: date,
    profile: Profile = NO_PROFILE,
) -> Page:
    """Return the page of a table for the person who plays there."""
    voice = Voice(rules, language, table, profile)
    returns = reckoner.of(table, decks_known(voice) or table.decks)
    sections = (
        round_section(voice),
        payouts_section(voice, returns),
        cards_section(voice),
        drawing_section(voice),
        coups_section(voice),
        table_section(voice),
        buttons_section(voice),
        trouble_section(voice),
    )
    footer = voice.say(
        N_("Rules {version} · {date}"),
        version=version,
        date=format_date(made, voice.name("date pattern", "d MMMM y"), dates_of(language)),
    )
    return Page(
        f"tables/{table.id}",
        table_name(table, language),
        language,
        (goal(voice),),
        tuple(section for section in sections if section.blocks),
        Paragraph(footer),
    )
