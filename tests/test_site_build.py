"""What the help site is built of: the bundle of the explorer, the navigation, the search index, the links."""

from __future__ import annotations

import json
import re
import socket
import subprocess
import sys
from html import unescape
from pathlib import Path

import material
import pytest
from jinja2 import Environment, FileSystemLoader

from conformance.engines.exported_rules import RULES_FILE
from conformance.errors import BaccaratError
from conformance.rulebook import rulebook
from conformance.site.__main__ import _serve
from conformance.site.build import ROOT, build_site
from conformance.site.bundle import bundle
from conformance.site.explorer import ENGINE, explorer_script
from conformance.site.navigation import navigation
from conformance.site.search import make_ready
from conformance.site.theme import theme_words
from conformance.words import LANGUAGES, words_in
from conformance.words.rules import table_name

OTHERS = ("id", "vi")
THEME = ROOT / "docs" / "theme"


# ----------------------------------------------------------------------------------------------------------------------
# The bundle


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_explorer_is_made_of_the_engine_that_the_suite_verifies(site, language):
    """The site's script holds every line of `engine.mjs`, less the word `export`, and the rules of `rules.json`."""
    script = (site / language / "assets" / "javascripts" / "explorer.js").read_text("utf-8")
    engine = re.sub("^export ", "", ENGINE.read_text("utf-8"), flags=re.MULTILINE)
    rules = re.search(r"^const rules = (\{.*\});$", script, re.MULTILINE)[1]

    assert engine in script
    assert json.loads(rules) == json.loads(RULES_FILE.read_text("utf-8"))


@pytest.mark.parametrize("language", OTHERS)
def test_the_explorer_says_everything_in_its_language(language):
    """No message of the explorer is the English one."""
    script = explorer_script(rulebook(), language)
    data = json.loads(re.search(r"^const data = (\{.*\});$", script, re.MULTILINE)[1])

    assert len(data["messages"]) > 30
    assert [message for message, said in data["messages"].items() if message == said] == []


def test_modules_see_their_imports_and_nothing_else_of_each_other():
    """A bundle is one classic script in which equal names of two modules do not meet."""
    script = bundle(
        {
            "one": "const own = 1;\nexport const shared = own + 1;\nexport function twice(n) {\n  return 2 * n;\n}\n",
            "two": 'import { shared, twice } from "./one.mjs";\nconst own = twice(shared);\nglobalThis.told = own;\n',
        }
    )

    assert "import" not in script
    assert "export" not in script
    assert "return { shared, twice };" in script
    assert "const { shared, twice } = $one;" in script


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ('import { rules } from "./later.mjs";', "imports later, which does not come before it"),
        ('import rules from "./one.mjs";', "this form is not known"),
        ("export default 1;", "this form is not known"),
        ("export let rules = 1;", "this form is not known"),
        ('export { rules } from "./one.mjs";', "this form is not known"),
    ],
)
def test_a_form_that_the_bundle_does_not_know_is_refused(text, told):
    with pytest.raises(ValueError, match=told):
        bundle({"one": "export const rules = 1;\n", "two": text, "later": "export const rules = 1;\n"})


# ----------------------------------------------------------------------------------------------------------------------
# Words


@pytest.mark.parametrize("language", OTHERS)
def test_the_theme_has_all_its_words_in_every_language(language):
    """Each word that the theme has in English has its translation, which is another word."""
    file = Path(material.__file__).parent / "templates" / "partials" / "languages" / "en.html"
    theirs = dict(re.findall(r'^  "([\w.]+)": "(.*)",?$', file.read_text("utf-8"), re.MULTILINE))
    english = {key: word for key, word in theirs.items() if not key.startswith("search.config")}
    words = theme_words(language)

    assert theme_words("en") == english
    assert [key for key in english if key != "direction" and words[key] in ("", english[key])] == []


def test_templates_are_the_theme_s_where_they_say_so():
    """A template of ours stands in for one that the theme has; else it would change nothing."""
    theirs = Path(material.__file__).parent / "templates"
    for file in THEME.rglob("*.html"):
        assert (theirs / file.relative_to(THEME)).is_file(), file
    Environment(loader=FileSystemLoader([THEME, theirs]), autoescape=True).get_template("partials/search.html")


def navigation_texts(page: str) -> list[str]:
    return [
        unescape(re.sub("<[^>]*>", "", text)).strip()
        for text in re.findall(r'<span class="md-ellipsis">(.*?)</span>', page, re.DOTALL)
    ]


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("path", [f"{name}.html" for name in ("index", "tables/touch", "rules/touch", "glossary")])
def test_no_english_is_left_around_a_page(site, language, path):
    """Header, navigation and contents are in the page's language, but for names that every language shares."""
    english = navigation_texts((site / "en" / path).read_text("utf-8"))
    texts = navigation_texts((site / language / path).read_text("utf-8"))
    names = {table_name(table, language) for table in rulebook().tables.values()}
    names |= {words_in(language).name("bet", bet.name) for bet in rulebook().bets.values()} | {"Dragon Bonus"}

    assert len(texts) == len(english)
    assert {text for text in texts if text in set(english)} <= names


# ----------------------------------------------------------------------------------------------------------------------
# Pages and links


def test_every_language_has_the_same_pages(site):
    pages = [
        {file.relative_to(site / language) for file in (site / language).rglob("*.html")} for language in LANGUAGES
    ]

    assert len(pages[0]) > 40
    assert pages[0] == pages[1] == pages[2]


def test_every_page_names_itself_in_the_other_languages(site):
    """Each page has a link to itself in each language, and one for everybody else, and all of them lead to a file."""
    for language in LANGUAGES:
        for file in (site / language).rglob("*.html"):
            links = re.findall(r'<link rel="alternate " hreflang="([\w-]+)" href="([^"]*)">', file.read_text("utf-8"))
            targets = {code: (file.parent / link).resolve() for code, link in links}
            own = file.relative_to(site / language)

            assert {code: targets[code] for code in LANGUAGES} == {code: site / code / own for code in LANGUAGES}
            assert targets["x-default"].is_file()
            assert len(links) == 4


@pytest.fixture
def docs(tmp_path):
    """A folder with one page in each language."""
    folder = tmp_path / "docs"
    for language in LANGUAGES:
        (folder / language).mkdir(parents=True)
        (folder / language / "index.md").write_text("# One\n")
    return folder


def test_whole_addresses_where_the_site_s_own_is_known(docs, tmp_path):
    """With an address for the site, the links for search engines are whole."""
    build_site(tmp_path / "site", docs, "https://help.example/rules/")
    page = (tmp_path / "site" / "vi" / "index.html").read_text("utf-8")
    first = (tmp_path / "site" / "index.html").read_text("utf-8")

    assert '<link rel="canonical" href="https://help.example/rules/vi/index.html">' in page
    assert '<link rel="alternate " hreflang="id" href="https://help.example/rules/id/index.html">' in page
    assert '<link rel="alternate " hreflang="x-default" href="https://help.example/rules/index.html">' in page
    assert '<link rel="alternate" hreflang="id" href="https://help.example/rules/id/index.html">' in first


def test_a_link_to_nowhere_builds_nothing(docs, tmp_path):
    """Faults of a page are told with its file, and the site that was there before stays whole."""
    folder = tmp_path / "site"
    (docs / "en" / "index.md").write_text("# One\n\n[no page](nowhere.md), [no part](index.md#nothing)\n")
    folder.mkdir()
    (folder / "index.html").write_text("here")

    with pytest.raises(BaccaratError, match=r"^the site in en cannot be built: ") as told:
        build_site(folder, docs)
    assert "nowhere.md" in str(told.value)
    assert "#nothing" in str(told.value)
    assert [file.name for file in tmp_path.iterdir() if file != docs] == ["site"]
    assert (folder / "index.html").read_text() == "here"


def test_a_folder_of_something_else_is_left_alone(tmp_path):
    """A site takes the place of nothing but a site."""
    (tmp_path / "letters").mkdir()
    (tmp_path / "letters" / "to-mother.txt").write_text("dear")

    with pytest.raises(BaccaratError, match="letters holds something else than a site; name a folder that is new"):
        build_site(tmp_path / "letters")
    assert [file.name for file in (tmp_path / "letters").iterdir()] == ["to-mother.txt"]


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["--into", "/proc/site"], "the pages cannot be written to /proc/site ("),
        (["--url", "nonsense", "--into", "site"], "the site in en cannot be built: "),
    ],
)
def test_misuse_is_one_sentence(arguments, told, tmp_path):
    """What the command cannot do it says in a sentence, with exit status 2, and leaves nothing behind."""
    command = [sys.executable, "-m", "conformance.site", *arguments]
    done = subprocess.run(command, check=False, cwd=tmp_path, capture_output=True, text=True)

    assert done.returncode == 2
    assert done.stderr.startswith(f"baccarat site: {told}")
    assert "Traceback" not in done.stderr
    assert list(tmp_path.iterdir()) == []


def test_a_port_in_use_is_told_in_a_sentence(site):
    told = r"^nothing can listen at 127\.0\.0\.1:\d+ \(Address already in use\)"
    with socket.create_server(("127.0.0.1", 0)) as taken, pytest.raises(BaccaratError, match=told):
        _serve(site, taken.getsockname()[1])


def test_navigation_goes_from_the_tables_to_what_they_rest_on(tmp_path):
    """The pages stand in the order of the rulebook, whatever else is there behind them."""
    for name in ("index", "glossary", "tables/touch", "tables/bakarat", "tables/other", "scenarios/money", "guides/a"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / f"{name}.md").write_text("# One\n")

    assert navigation(tmp_path, rulebook(), "vi") == [
        "index.md",
        {"Cách chơi": ["tables/bakarat.md", "tables/touch.md", "tables/other.md"]},
        "glossary.md",
        {"Hướng dẫn": ["guides/a.md"]},
        {"Tình huống": ["scenarios/money.md"]},
    ]


# ----------------------------------------------------------------------------------------------------------------------
# Search


def test_the_index_has_words_without_marks_and_rules_where_a_page_states_them(tmp_path):
    """Words without marks are searched beside the text, and a rule leads to its anchor on a table's page."""
    docs = [
        {"location": "tables/touch.html#a", "title": "Nhà cái", "text": "<p>Đặt <code>DRAW-B3</code></p>"},
        {"location": "scenarios/money.html#c", "title": "Uang", "text": "DRAW-B3"},
    ]
    for folder in ("search", "rules"):
        (tmp_path / folder).mkdir()
    file = tmp_path / "search" / "search_index.json"
    file.write_text(json.dumps({"docs": docs}))
    (tmp_path / "rules" / "touch.html").write_text('<a id="DRAW-B3">DRAW-B3</a> <a href="#DRAW-B4">DRAW-B4</a>')
    make_ready(tmp_path, {"DRAW-B3": "Cửa Cái có 3 điểm", "DRAW-B4": "Cửa Cái có 4 điểm"})
    page, scenario, rule = json.loads(file.read_text())["docs"]

    assert page == docs[0] | {"tags": ["cai dat nha"], "boost": 1.0}
    assert scenario["boost"] < page["boost"]
    assert (rule["location"], rule["title"], rule["text"]) == (
        "rules/touch.html#DRAW-B3",
        "DRAW-B3",
        "Cửa Cái có 3 điểm",
    )
    assert rule["tags"] == ["cai co cua diem"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_search_index_is_of_its_own_language(site, language):
    """Every entry is a place on a page of this language, and the index for a disk is the one for a server."""
    folder = site / language / "search"
    text = (folder / "search_index.json").read_text("utf-8")
    pages = {one["location"].partition("#")[0] for one in json.loads(text)["docs"]}

    assert (folder / "search_index.js").read_text("utf-8") == f"var __index = {text}"
    assert all((site / language / page).is_file() for page in pages)
    assert "tables/touch.html" in pages
