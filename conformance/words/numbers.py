"""Numbers, money and odds as each language writes and reads them."""

from __future__ import annotations

import re
from decimal import Decimal, localcontext
from fractions import Fraction
from functools import cache

from babel.numbers import format_decimal, format_percent, get_decimal_symbol, get_group_symbol, parse_decimal

from conformance.money import EXACT, decimals_of
from conformance.odds import Notation, winnings_and_stake
from conformance.words.catalogues import words_in
from conformance.words.languages import Language, locale_of


def number_pattern(language: Language) -> str:
    """Return the regular expression of a number in a language, with or without grouping."""
    return rf"-?{whole_pattern(language)}(?:{re.escape(get_decimal_symbol(locale_of(language)))}[0-9]+)?"


def whole_pattern(language: Language) -> str:
    """Return the regular expression of a whole number in a language, with or without grouping.

    A group never begins with a zero: `0.950` is not a number in Vietnamese, rather than 950.
    """
    return rf"(?:[1-9][0-9]{{0,2}}(?:{re.escape(get_group_symbol(locale_of(language)))}[0-9]{{3}})+|[0-9]+)"


@cache
def read_number(text: str, language: Language) -> Decimal:
    """Read a number as a language writes it. Raises ValueError for any other form.

    >>> read_number("1.234,50", "vi")
    Decimal('1234.50')
    """
    if re.fullmatch(number_pattern(language), text) is None:
        raise ValueError(text)
    return parse_decimal(text, locale=locale_of(language))


def write_number(value: Decimal | int, language: Language) -> str:
    """Write a number with all its decimals, grouped as the language does.

    >>> write_number(Decimal("1234.50"), "id"), write_number(Decimal("0.285"), "en")
    ('1.234,50', '0.285')
    """
    decimals = decimals_of(Decimal(value))
    with localcontext(EXACT):  # else a long amount is rounded, and reads like another
        return format_decimal(value, format="#,##0" + "." * bool(decimals) + "0" * decimals, locale=locale_of(language))


def odds_pattern(language: Language) -> str:
    """Return the regular expression of net odds in a language."""
    number = number_pattern(language)
    words = re.split(r"\{\w+\}", odds_words(language))
    return number.join(re.escape(word) for word in words)


def odds_words(language: Language) -> str:
    """Return the language's pattern for net odds, with the placeholders winnings and stake."""
    return words_in(language).name("net odds", "{winnings}:{stake}")


def stake_first(language: Language) -> bool:
    """Say whether a language names the stake before the winnings in net odds.

    >>> stake_first("vi"), stake_first("id")
    (True, False)
    """
    words = odds_words(language)
    return words.index("{stake}") < words.index("{winnings}")


def read_odds(text: str, language: Language) -> Fraction:
    """Read net odds as a language writes them. Raises ValueError for any other form.

    >>> read_odds("2 ăn 1", "vi"), read_odds("1 banding 2", "id"), read_odds("1:2", "en")
    (Fraction(1, 2), Fraction(1, 2), Fraction(1, 2))
    """
    number = f"({number_pattern(language)})"
    match = re.fullmatch(number.join(re.escape(word) for word in re.split(r"\{\w+\}", odds_words(language))), text)
    if match is None:
        raise ValueError(text)
    first, second = (read_number(part, language) for part in match.groups())
    return Notation("", "", stake_first=stake_first(language), stake_included=False).net(first, second)


def write_odds(odds: Fraction, language: Language) -> str:
    """Write net odds as a language does.

    >>> write_odds(Fraction(53, 100), "vi"), write_odds(Fraction(7, 2), "id")
    ('1 ăn 0,53', '7 banding 2')
    """
    winnings, stake = (write_number(part, language) for part in winnings_and_stake(odds))
    return odds_words(language).format(winnings=winnings, stake=stake)


def write_percent(share: Fraction, language: Language, decimals: int = 0) -> str:
    """Write a share as a percentage with this many decimals, rounded half to even.

    >>> write_percent(Fraction(989421, 1000000), "vi", 4)
    '98,9421%'
    """
    places = "0" * decimals
    value = Decimal(share.numerator) / Decimal(share.denominator)
    return format_percent(value, format=f"#,##0{'.' * bool(decimals)}{places}%", locale=locale_of(language))
