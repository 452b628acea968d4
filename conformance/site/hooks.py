"""What MkDocs calls while it builds one language: navigation and names from the catalogues, a search that finds."""

from __future__ import annotations

from pathlib import Path

from mkdocs.config.defaults import MkDocsConfig

from conformance.help.exports.export import site_styles
from conformance.rulebook import rulebook
from conformance.site.build import published
from conformance.site.explorer import explorer_script
from conformance.site.landing import site_description, site_name
from conformance.site.navigation import navigation
from conformance.site.search import make_ready
from conformance.site.theme import theme_words
from conformance.words import Language, words_in
from conformance.words.languages import own_name
from conformance.words.rules import rule_text


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    """Name the site, its navigation and the theme's buttons in the language of this build."""
    language = _language(config)
    words = words_in(language)
    config.site_name = site_name(words)
    config.site_description = site_description(words)
    config.nav = navigation(Path(config.docs_dir), rulebook(), language)
    docs = Path(config.docs_dir).parent
    config.extra["languages"] = [_alternate(docs, code) for code in published(docs)]
    config.extra["words"] = theme_words(language)
    config.theme.static_templates.discard("404.html")  # a server has one for all languages, if any
    light, dark = config.theme["palette"]
    light["toggle"] = {"icon": "material/weather-night", "name": words.say("Switch to dark colours")}
    dark["toggle"] = {"icon": "material/weather-sunny", "name": words.say("Switch to light colours")}
    if config.site_url:
        config.extra["root"] = config.site_url.rstrip("/")
        config.site_url = f"{config.extra['root']}/{language}/"
    return config


def _alternate(docs: Path, language: Language) -> dict[str, object]:
    """Return what the switcher shows of a language, and the addresses of its pages."""
    folder = docs / language
    pages = {path.relative_to(folder).with_suffix(".html").as_posix() for path in folder.rglob("*.md")}
    return {"code": language, "name": own_name(language), "pages": pages}


def on_post_build(*, config: MkDocsConfig) -> None:
    """Write the coup explorer, and make the search index ready."""
    site, language = Path(config.site_dir), _language(config)
    make_ready(site, {rule.id: rule_text(rule, language) for rule in rulebook().rules.values()})
    (site / "assets" / "stylesheets" / "player.css").write_text(site_styles(), "utf-8")
    scripts = site / "assets" / "javascripts"
    (scripts / "explorer.js").write_text(explorer_script(rulebook(), language), "utf-8")
    for source_map in site.glob("assets/**/*.map"):  # the theme's, larger than all the rest
        source_map.unlink()


def _language(config: MkDocsConfig) -> Language:
    language: Language = config.theme["language"]
    return language
