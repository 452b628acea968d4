"""What only the operator knows of its tables: a TOML file, for lines of the player's page that no rule states."""

from __future__ import annotations

import tomllib
from decimal import Decimal
from pathlib import Path
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from conformance.errors import N_, BaccaratError
from conformance.json_schemas import Schema, document
from conformance.rulebook import Rulebook, Table

_Text = Annotated[str, Meta(min_length=1, max_length=500)]
_Amount = Annotated[str, Meta(pattern=r"^[0-9]{1,18}(\.[0-9]{1,6})?$")]


class Limit(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The stakes that a bet takes, in the table's money."""

    minimum: Annotated[_Amount | None, Meta(description="The smallest stake.")] = None
    maximum: Annotated[_Amount | None, Meta(description="The largest stake.")] = None
    largest_win: Annotated[_Amount | None, Meta(description="The most that a round pays.")] = None


class Profile(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Facts of an operator. Every one may be left out; the page then says nothing of it."""

    operator: Annotated[_Text | None, Meta(description="The name of the operator or its site.")] = None
    contact: Annotated[_Text | None, Meta(description="Where a player gets help: an address or a chat.")] = None
    history: Annotated[_Text | None, Meta(description="The address at which a player finds past rounds.")] = None
    disconnection: Annotated[
        _Text | None, Meta(description="What becomes of a round when the player is cut off, in the page's language.")
    ] = None
    responsible_gambling: Annotated[
        _Text | None, Meta(description="The line on responsible gambling, in the language of the page.")
    ] = None
    currency: Annotated[
        Annotated[str, Meta(pattern=r"^[A-Z]{3}$")] | None,
        Meta(description="The currency of the amounts, as ISO 4217 names it."),
    ] = None
    decks: Annotated[
        Annotated[int, Meta(ge=1, le=16)] | None,
        Meta(description="The decks in the shoe, where no rule states them."),
    ] = None
    limits: Annotated[Limit | None, Meta(description="What can be staked and won.")] = None


NO_PROFILE = Profile()


def read_profile(path: Path) -> Profile:
    """Read a profile. Raises BaccaratError when the file cannot be read or says something else."""
    try:
        raw: dict[str, Any] = tomllib.loads(path.read_text("utf-8"))
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or error
        message = N_("{file}: the profile cannot be read ({reason}); write it in TOML and UTF-8")
        raise BaccaratError(message, file=path, reason=reason) from None
    try:
        profile = msgspec.convert(raw, Profile)
    except msgspec.ValidationError as error:
        message = N_("{file}: {reason}; baccarat schema profile describes what a profile may say")
        raise BaccaratError(message, file=path, reason=error) from None
    limits = profile.limits
    if limits and limits.minimum and limits.maximum and Decimal(limits.minimum) > Decimal(limits.maximum):
        message = N_("{file}: limits.minimum is more than limits.maximum; change one of them")
        raise BaccaratError(message, file=path)
    return profile


def open_facts(table: Table, rules: Rulebook, profile: Profile) -> list[BaccaratError]:
    """Return what the rules of a table assume or leave open and the profile does not say, with the key that says it."""
    unsaid = {item.what for item in table.unsaid}
    limits = profile.limits or Limit()
    own = rules.procedures[table.id]
    causes = {cause for incident in own.incidents for cause in incident.causes}
    decks = N_("returns are for {decks} decks, which no page states; set decks in the profile")
    if table.publisher is not None:
        decks = N_("returns are for {decks} decks, which this table does not state; set decks in the profile")
    facts: list[tuple[object, str]] = [
        (table.decks_rule or profile.decks, decks),
        (
            "limits" not in unsaid or (limits.minimum and limits.maximum),
            N_("the limits are not stated; set limits.minimum and limits.maximum in the profile"),
        ),
        (
            "largest-win" not in unsaid or limits.largest_win,
            N_("the largest win is not stated; set limits.largest_win in the profile"),
        ),
        (
            causes & {"disconnection", "network"} or profile.disconnection,
            N_("what follows a lost connection is not stated; set disconnection in the profile"),
        ),
        (own.complaints or profile.contact, N_("where to complain is not stated; set contact in the profile")),
        (
            "history" not in unsaid or profile.history,
            N_("where past rounds are shown is not stated; set history in the profile"),
        ),
        ("rounding" not in unsaid, N_("no rounding of winnings is stated; amounts are exact")),
        (profile.currency, N_("amounts have no currency; set currency in the profile")),
        (profile.operator, N_("the operator is not named; set operator in the profile")),
        (
            profile.responsible_gambling,
            N_("there is no line on responsible gambling; set responsible_gambling in the profile"),
        ),
    ]
    return [BaccaratError(message, decks=table.decks) for known, message in facts if not known]


def profile_schema() -> Schema:
    """Return the JSON Schema of a profile."""
    return document("Facts of an operator for the player's page", [Profile], closed=True)
