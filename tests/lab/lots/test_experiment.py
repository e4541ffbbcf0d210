"""Many measured games: the same for the same seed, with clear errors."""

from __future__ import annotations

import json

import pytest
from tests.lab.lots.trials import FIRST, of, small_report

from warren.core.refusal import InputError
from warren.lab.lab import lab_of
from warren.lab.lots.experiment import experiment
from warren.lab.lots.report import report
from warren.lab.running import Budget, run
from warren.lab.setting import Setting


@pytest.mark.parametrize(("game", "kind"), [("heroes", "card"), ("dungeon_lords", "monster")])
def test_the_seed_decides_and_the_workers_do_not(game: str, kind: str) -> None:
    measured = of(game, kind)
    alone = report(measured, run(measured, Budget(games=3)))
    together = report(measured, run(measured, Budget(games=3), 2))
    assert alone == together
    assert alone.games == 3


@pytest.mark.parametrize(("game", "kind"), list(FIRST))
def test_every_kind_is_measured(game: str, kind: str) -> None:
    found = small_report(game, kind)
    assert found.subject.id == FIRST[game, kind]
    assert found.method == ("drawn" if lab_of(game).lots[kind].drawn else "assigned")
    assert sum(line.times for line in found.lines) > 0
    for line in found.lines:
        assert line.offered >= line.times
    ranks = [line.more_wins for line in found.lines if line.more_wins is not None]
    assert ranks == sorted(ranks, reverse=True)
    assert json.loads(json.dumps(found.to_json()))["lines"][0]["id"] == found.lines[0].id


@pytest.mark.parametrize(
    ("setting", "message"),
    [
        (Setting("heroes", "card", "robots"), "error-lab-thing"),
        (Setting("heroes", "card", "catapult", players=9), "error-players"),
    ],
)
def test_what_is_not_at_the_table_is_refused(setting: Setting, message: str) -> None:
    with pytest.raises(InputError) as caught:
        experiment(lab_of("heroes").lots["card"], setting)
    assert caught.value.message == message


@pytest.mark.parametrize(
    ("setting", "message"),
    [
        (Setting("heroes", "card", "catapult", picks="chosen"), "error-lab-drawn"),
        (Setting("heroes", "card", "catapult", picks="stolen"), "error-lab-picks"),
        (Setting("heroes", "card", "catapult", bot="clever"), "error-unknown-bot"),
    ],
)
def test_what_cannot_be_measured_is_refused(setting: Setting, message: str) -> None:
    with pytest.raises(InputError) as caught:
        run(experiment(lab_of("heroes").lots["card"], setting), Budget(games=1))
    assert caught.value.message == message
    assert str(caught.value.details["field"]).startswith("--")
