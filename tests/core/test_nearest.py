"""What may have been meant."""

from __future__ import annotations

from warren.core.nearest import meant, nearest


def test_the_word_most_like_it() -> None:
    assert nearest("teerain", ["terrain", "train", "title"]) == "terrain"
    assert nearest("boldnes", ["boldness"]) == "boldness"


def test_nothing_like_it() -> None:
    assert nearest("xyz", ["terrain", "title"]) == ""
    assert nearest("terrain", []) == ""


def test_details_tell_it_only_where_there_is_one() -> None:
    assert meant({"field": "a"}, "borderz", ["borders"]) == {"field": "a", "meant": "borders"}
    assert meant({"field": "a"}, "zzz", ["borders"]) == {"field": "a"}
