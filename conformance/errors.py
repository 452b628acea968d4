"""The errors a user can meet: one sentence that says what is wrong, where, and how to fix it."""

from __future__ import annotations

from typing import Self


class BaccaratError(Exception):
    """Something the user can fix; the command prints the sentence and exits with 2.

    `message` is an English sentence with named placeholders, which is also its key in the catalogues;
    `values` fill the placeholders.

    >>> str(BaccaratError("{bet} is unknown", bet="dragon"))
    'dragon is unknown'
    """

    def __init__(self, message: str, /, **values: object) -> None:
        self.message = message
        self.values = values
        super().__init__(message.format(**values) if values else message)

    def __reduce__(self) -> tuple[object, ...]:
        return _rebuild, (type(self), self.message, self.values)


def _rebuild(kind: type[BaccaratError], message: str, values: dict[str, object]) -> BaccaratError:
    return kind(message, **values)


class SpecError(BaccaratError):
    """A file of `spec/` is wrong: which file, at which key, and how to fix it.

    >>> print(SpecError("spec/tables/touch.toml", "bet[1].paytable", '"nett" is not a paytable', 'write "net"'))
    spec/tables/touch.toml: bet[1].paytable: "nett" is not a paytable; write "net"
    """

    def __init__(self, file: str, key: str, problem: str, mend: str) -> None:
        super().__init__(
            "{file}: {key}: {problem}; {mend}" if key else "{file}: {problem}; {mend}",
            file=on_one_line(file),
            key=on_one_line(key),
            problem=on_one_line(problem),
            mend=on_one_line(mend),
        )

    def __reduce__(self) -> tuple[object, ...]:
        v = self.values
        return SpecError, (v["file"], v["key"], v["problem"], v["mend"])


def on_one_line(text: str) -> str:
    r"""Escape what would break a message's line or act on a terminal: control characters and marks of direction.

    >>> on_one_line("a\n\x1b[31m\u202e")
    'a\\n\\x1b[31m\\u202e'
    """
    return text if text.isprintable() else "".join(char if char.isprintable() else repr(char)[1:-1] for char in text)


MOST_SHOWN = 1000
"""Characters of a foreign text that are shown; the rest is cut."""


def foreign(text: str, most: int = MOST_SHOWN) -> str:
    """Return what an engine or a file says as it may be shown anywhere: on one line, and not longer than `most`.

    A Sentence stays one, and what stands in it is cut and escaped.

    >>> foreign("the banker wins", 10)
    'the banker…'
    """
    if isinstance(text, Sentence):
        return Sentence(
            text.message, **{name: _foreign_in_sentence(value, most) for name, value in text.values.items()}
        )
    line = on_one_line(text[: most + 1])
    return line if len(line) <= most else f"{line[:most]}…"


def _foreign_in_sentence(value: object, most: int) -> object:
    return foreign(value, most) if isinstance(value, str) and not isinstance(value, Term) else value


class Refused(BaccaratError):
    """A coup or a bet that cannot be: the engine plays nothing and says why."""


class Sentence(str):
    """An English sentence that is a message of the catalogues, as that of a BaccaratError is, and travels as text.

    >>> Sentence("{bet} is unknown", bet="dragon")
    'dragon is unknown'
    """

    message: str
    values: dict[str, object]

    def __new__(cls, message: str, /, **values: object) -> Self:
        """Fill the placeholders, and keep what they were filled with."""
        sentence = super().__new__(cls, message.format(**values) if values else message)
        sentence.message, sentence.values = message, values
        return sentence

    def __getnewargs_ex__(self) -> tuple[tuple[str], dict[str, object]]:
        return (self.message,), self.values


class Term(str):
    """A word inside a message that is itself in the catalogues."""

    __slots__ = ()


def N_(message: str) -> str:
    """Mark an English message for the catalogues without translating it here."""
    return message


def pgettext(context: str, message: str) -> str:
    """Mark a word that means something of its own in a context for the catalogues."""
    del context
    return message
