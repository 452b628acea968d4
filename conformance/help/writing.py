"""Players' pages written by templates: the HTML fragment of an export, and the site's page with the same blocks."""

from __future__ import annotations

from functools import cache

from jinja2 import Environment, PackageLoader, StrictUndefined
from markupsafe import Markup

from conformance.help.document import Block, Content, DrawnCard, Inline, Link, Page, split
from conformance.report.drawing import whole_card

PREFIX = "baccarat-"
"""Before every class and every CSS variable of the fragment."""


def fragment(page: Page, root: str, styles: str, stamp: str) -> str:
    """Return a page as one HTML element with its own styles; `root` is its id, and begins every other id in it."""
    template = _environment().get_template("fragment.html.jinja")
    return template.render(page=page, root=root, styles=Markup(styles), stamp=stamp) + "\n"  # noqa: S704 - our own


def site_page(page: Page, reference: Link) -> str:
    """Return a page as Markdown for the site, with a link to the rules behind it."""
    return _environment().get_template("player.md.jinja").render(page=page, reference=reference).rstrip() + "\n"


@cache
def _environment() -> Environment:
    made = Environment(
        loader=PackageLoader("conformance.help"),
        autoescape=True,
        undefined=StrictUndefined,
        keep_trailing_newline=False,
    )
    made.filters |= {"said": _said, "rules": _rules, "kind": _kind, "card": _card}
    return made


def _said(content: Content) -> Content:
    return split(content)[1]


def _rules(content: Content) -> str:
    return " ".join(split(content)[0])


def _kind(value: Block | Inline) -> str:
    return str(value.__struct_config__.tag)


def _card(drawn: DrawnCard) -> Markup:
    return Markup(whole_card(drawn.card, drawn.name, PREFIX))  # noqa: S704 - made of escaped parts
