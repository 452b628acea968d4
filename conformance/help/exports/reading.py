"""Reading exports back: each form into pieces, less what may change on the way without changing what is read.

That is, in every form: CRLF line ends, a byte order mark, composed or decomposed letters.
In HTML: the page around the fragment, plain comments, white space between blocks and how much of it stands in a text,
quotation marks and the order of attributes, characters written as references.
In Markdown: what stands before and after the two comments, white space at the ends of lines and cells, the length of
the line under the heads of a table, empty lines where there is one already.
In JSON: white space and the order of keys.
"""

from __future__ import annotations

import unicodedata

from conformance.help.exports.html import STAMP
from conformance.help.exports.html_reading import read_html
from conformance.help.exports.json_reading import read_json
from conformance.help.exports.markdown import END, START
from conformance.help.exports.markdown_reading import read_markdown
from conformance.help.exports.pieces import Reading
from conformance.help.exports.stamp import Form


def read(text: str) -> tuple[Form, Reading] | None:
    """Return in which form an export is, and what it says; None when the text is no export.

    Raises BaccaratError when there are several, or when JSON is broken.
    """
    text = unicodedata.normalize("NFC", text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n"))
    form: Form
    found: Reading | None
    if f"{START} " in text or END in text:
        form, found = "markdown", read_markdown(text)
    elif f" {STAMP}=" not in text and text.lstrip().startswith("{"):
        form, found = "json", read_json(text)
    else:
        form, found = "html", read_html(text)
    return None if found is None else (form, found)
