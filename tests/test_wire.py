"""What stands on the wire: JSON in UTF-8, each key once, and a sentence for anything else."""

from __future__ import annotations

import json

import pytest

from conformance.cards import read_cards
from conformance.engines.port import Port, ProtocolError, TextEngine
from conformance.engines.server import reference
from conformance.engines.wire import NoMessage, read_message
from conformance.words import words_in


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ('{"a": 1, "a": 1}', "a"),
        ('{"a": [{"b": {}, "c": 2, "b": {}}]}', "b"),
        (r'{"a": 1, "\u0061": 2}', "a"),
        (r'{"a": 1, "a": 1, "x\u003ay": 2}', "a"),
        (r'{"a": 1, "a": 1, "x\u003Ay": 2}', "a"),
        ('{"a": "1:1", "a": "1:1"}', "a"),
    ],
)
def test_a_key_that_comes_twice_is_named(text, key):
    """Whatever the values are, wherever the object stands, and however the key is written."""
    with pytest.raises(NoMessage) as caught:
        read_message(text.encode())

    assert str(caught.value).startswith(f'an object has the key "{key}" twice: ')


@pytest.mark.parametrize(
    "text", ['{"a:b": "::", "c": {"a:b": ":"}}', r'{"x\u003ay": "\u003a"}', '[{"a": 1}, {"a": 1}]']
)
def test_colons_in_texts_are_no_keys(text):
    """An object that has each key once is read, whatever stands in its texts."""
    assert read_message(text.encode()) == json.loads(text)


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (b"", "the JSON is incomplete: nothing"),
        (b'\xef\xbb\xbf{"seq": "1"}', "it begins with a byte order mark (BOM), which JSON does not allow: \\ufeff{"),
        ('{"seq": "1"}'.encode("utf-16"), "it is not UTF-8 (byte 0): \\xff\\xfe{"),
        (b"\xed\xa0\x80", "it is not UTF-8 (byte 0): \\xed\\xa0\\x80"),
        (b'{"a": Infinity}', 'it has Infinity, which JSON does not allow: {"a": Infinity}'),
        (b'["\\ud83d"]', 'it has half of a surrogate pair, which is not a character: ["\\ud83d"]'),
        (b"[1e400]", "it has a number that is out of range: [1e400]"),
        (b"[" * 100_000, "it is nested too deeply: " + "[" * 80 + "…"),
        ("\u202e\x9b".encode(), "it is not JSON, at byte 0: \\u202e\\x9b"),
    ],
)
def test_what_is_no_message_has_a_sentence(data, reason):
    """The reason names what is wrong, and the text that follows it acts on no terminal."""
    with pytest.raises(NoMessage) as caught:
        read_message(data)

    assert str(caught.value).startswith(reason)
    assert str(caught.value).isprintable()


def test_the_reason_is_told_in_each_language():
    """What is wrong on the wire is a message of the catalogues."""
    with pytest.raises(NoMessage) as caught:
        read_message(b"{}{}")
    told = {language: words_in(language).retell(caught.value.reason) for language in ("en", "id", "vi")}

    assert told == {
        "en": "more follows the JSON value: {}{}",
        "id": "ada teks lagi setelah nilai JSON: {}{}",
        "vi": "còn nội dung khác sau giá trị JSON: {}{}",
    }


class Spelling(TextEngine):
    """The reference engine, whose answers to coups are spelled by an edit."""

    def __init__(self, edit):
        self._edit = edit

    def __call__(self, request):
        return reference(request)

    def ask(self, message, read):
        return read(self._edit(json.dumps(reference(json.loads(message)))).encode())


@pytest.mark.parametrize(
    ("edit", "key"),
    [
        (lambda text: text.replace('"winner"', '"winner": "tie", "winner"'), "winner"),
        (lambda text: text.replace('"coups"', '"coups": [], "coups"'), "coups"),
        (lambda text: text.replace('"seq"', '"seq": "0", "seq"'), "seq"),
        (lambda text: text[:-1] + ', "seq": "2"}', "seq"),
        (lambda text: text[:-1] + ', "note": 1, "note": 1}', "note"),
    ],
)
def test_no_key_of_an_answer_to_coups_comes_twice(edit, key):
    """The quick way of reading many coups lets no second value pass either."""
    deal = read_cards("2S 3D 4H 4C TS TD")
    with pytest.raises(ProtocolError) as caught:
        Port(Spelling(edit)).coup("touch", deal, {"banker": "1.00"})

    assert f'an object has the key "{key}" twice' in caught.value.detail
    assert Port(Spelling(str)).coup("touch", deal, {"banker": "1.00"}).winner == "banker"
