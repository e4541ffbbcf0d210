"""A game whose strengths are known, measured from its manifest to the report."""

from __future__ import annotations

import pytest
from tests.lab.lots import bag

from warren.games import outside
from warren.lab.lab import lab_for
from warren.lab.lots.report import Report
from warren.lab.lots.study import LotAnswer
from warren.lab.running import Budget
from warren.lab.setting import Setting


@pytest.fixture(autouse=True)
def the_bag(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(outside.VARIABLE, f"{bag.__name__}:TITLE")


def measured(kind: str, id: str, picks: str = "dealt", games: int = 600) -> Report:
    setting = Setting("bag", kind, id, bot="random", picks=picks, seed=2)
    answer = lab_for(kind, "bag").study(setting).answer(Budget(games=games))
    assert isinstance(answer, LotAnswer)
    return answer.report


def test_a_treasure_is_worth_so_much_more_than_the_others_in_the_bag() -> None:
    found = {line.id: line for line in measured("treasure", "crown").lines}
    copies, worth = bag.COPIES, bag.WORTH
    assert sum(line.times for line in found.values()) == 2 * 600
    for thing in worth:
        others = {one: count for one, count in copies.items() if one != thing}
        mean = sum(count * worth[one] for one, count in others.items()) / sum(others.values())
        low, high = found[thing].more_score_interval or (0.0, 0.0)
        assert low < worth[thing] - mean < high
        assert high - low < 0.6
    assert (found["crown"].more_wins or 0) > 0.2 > 0 > (found["rag"].more_wins or 0)


@pytest.mark.parametrize("picks", ["dealt", "chosen"])
def test_a_gem_is_worth_what_it_is_more_than_the_other(picks: str) -> None:
    """A bot that chooses at random is as good as a lot."""
    found = measured("gem", "ruby", picks)
    assert found.method == ("assigned" if picks == "dealt" else "chosen")
    low, high = found.subject.more_score_interval or (0.0, 0.0)
    assert low < 2 < high
    assert found.subject.offered == 2 * 600
    assert found.lines[0].id == "ruby"
