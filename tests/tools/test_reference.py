"""The reference says what the sources say, and of every name that one import brings."""

from __future__ import annotations

from tests.tools.reference import FILE, reference

import warren


def test_the_page_is_up_to_date() -> None:
    assert FILE.read_text(encoding="utf-8") == reference(), "run `make reference`"


def test_every_name_is_told_with_its_words() -> None:
    page = reference()
    for name in set(warren.__all__) - {"CHANCE", "Random"}:
        assert f"### {name}\n" in page
    assert "`CHANCE: Final = -1`" in page
    assert "| `determinize(rng: Luck) -> State` | A whole state to think with;" in page
    assert "| `` |" not in page
