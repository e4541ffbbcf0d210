"""What people write is kept readable."""

from __future__ import annotations

import pytest
from tests.server.node import Node
from tests.server.seats import Data, new_table, two_at_a_table

from warren.core.refusal import InputError
from warren.server.security.wording import clean_line, clean_page, clean_title


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("Анна", "Анна"),
        ("  Ann \t of\r\nBath ", "Ann of Bath"),
        ("e\u0301", "\u00e9"),
        ("A\u202enna\u202c", "Anna"),
        ("A\u200bn\ufeffn\u2066a\u2069", "Anna"),
        ("A\x00n\x07n\x1ba", "Anna"),
        ("A\u2028B", "A B"),
        ("A\u00a0B", "A B"),
        (
            "\U0001f468\u200d\U0001f469\u200d\U0001f467",
            "\U0001f468\u200d\U0001f469\u200d\U0001f467",
        ),
        ("❤\ufe0f\u200d\U0001f525", "❤\ufe0f\u200d\U0001f525"),
        ("Ann\u200d", "Ann"),
        ("Z" + "\u0338" * 30, "Z" + "\u0338" * 4),
        ("<b>&amp;", "<b>&amp;"),
        ("A\ue000B\uffff", "AB"),
    ],
)
def test_a_line_is_cleaned(given: str, kept: str) -> None:
    assert clean_line(given, "name") == kept
    assert clean_line(kept, "name") == kept


@pytest.mark.parametrize(
    "given", ["", "   ", "\x00", "\u200b\u202e", "\u3164", "\u2800 \u115f", "\u0301", "\u200d"]
)
def test_a_line_with_nothing_to_see_is_refused(given: str) -> None:
    with pytest.raises(InputError) as refused:
        clean_line(given, "name")
    assert refused.value.message == "error-nothing-written"


def test_what_grows_too_long_is_refused() -> None:
    with pytest.raises(InputError) as refused:
        clean_line("\ufb2c" * 40, "name")
    assert refused.value.details == {"field": "name", "most": 40}


def test_titles_and_pages_may_be_empty() -> None:
    assert clean_title("  ") == ""
    assert clean_title(" Friday\u202e ") == "Friday"
    assert clean_page("", "text") == ""
    assert clean_page("one\r\n\ttwo\x00\rthree", "text") == "one\n\ttwo\nthree"


def test_names_titles_chat_and_notes_are_cleaned(node: Node) -> None:
    table, ann, bob = two_at_a_table(node, title="Fri\u202eday\x00")
    shown: Data = bob.get(f"/api/tables/{table}").json()
    assert shown["title"] == "Friday"
    said = bob.post(f"/api/tables/{table}/chat", json={"text": " hi\u0000\u202e\nthere "})
    assert said.status_code == 201
    assert ann.get(f"/api/tables/{table}/chat").json()[0]["text"] == "hi there"
    note = ann.put(f"/api/tables/{table}/note", json={"text": "a\u0000b\nc"})
    assert note.json() == {"text": "ab\nc"}


def test_a_name_nobody_can_see_is_refused(node: Node) -> None:
    ann, bob = node.browser(), node.browser()
    seats = [{"kind": "me", "name": "\u200b"}, {"kind": "open"}]
    refused = ann.post("/api/tables", json={"game": "heroes", "seats": seats})
    assert (refused.status_code, refused.json()["args"]) == (400, {"field": "name"})
    link = new_table(ann)["links"]["1"]
    refused = bob.post("/api/seats", json={"link": link, "name": " \u202e "})
    assert refused.json()["message"] == "error-nothing-written"
    taken = bob.post("/api/seats", json={"link": link, "name": "B\u202eob"})
    table = taken.json()["table"]
    assert bob.get(f"/api/tables/{table}").json()["seats"][1]["name"] == "Bob"


@pytest.mark.parametrize("text", ["\u0000", "\u202e\u200b", " "])
def test_empty_speech_is_refused(node: Node, text: str) -> None:
    table, ann, _ = two_at_a_table(node)
    refused = ann.post(f"/api/tables/{table}/chat", json={"text": text})
    assert refused.status_code == 400
    assert ann.get(f"/api/tables/{table}/chat").json() == []
