"""Messages are read one by one, with what they take in."""

from __future__ import annotations

import pytest

from warren.core.title import Title
from warren.text import library
from warren.text.library import Library

TEXT = """\
## Of a game from outside

-heap = heap of { $stones } stones
    .of = of the heap
whole = { small } and { -heap(stones: 3) }
small =
    { $name } has { $count ->
        [one] a stone
       *[other] { $count } stones
    }
small = never read
    .late = neither
= no message
"""


@pytest.fixture
def found(monkeypatch: pytest.MonkeyPatch) -> Library:
    def texts(_language: str, _titles: tuple[Title, ...]) -> list[tuple[str, str]]:
        return [("", TEXT)]

    monkeypatch.setattr(library, "owned_texts", texts)
    return Library("en", ())


def test_a_message_takes_in_others(found: Library) -> None:
    assert found.used("whole", "") == {"name", "count", "stones"}
    said, problems = found.said("whole", "", {"name": "Ann", "count": 2})
    assert (said, problems) == ("Ann has 2 stones and heap of 3 stones", [])


def test_the_first_message_of_an_id_stays(found: Library) -> None:
    assert found.has("small", "")
    assert not found.has("small", "late")
    assert found.said("small", "", {"name": "Bob", "count": 1})[0] == "Bob has a stone"


def test_what_is_not_there(found: Library) -> None:
    assert not found.has("large", "")
    assert found.used("large", "") is None
    assert found.junk == ["= no message\n"]
