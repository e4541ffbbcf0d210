"""Many measured games: the same for the same seed, with clear errors."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.lab.small_world.trials import flying, orcs

from warren.core.refusal import InputError
from warren.lab.running import Budget, run
from warren.lab.small_world.experiment import Experiment
from warren.lab.small_world.report import report
from warren.lab.small_world.subject import subject


def found(seed: int, workers: int = 1, games: int = 6) -> dict[str, object]:
    experiment = Experiment(orcs(), "random", "dealt", seed)
    return report(experiment, run(experiment, Budget(games=games), workers)).to_json()


def test_the_seed_decides_and_the_workers_do_not() -> None:
    assert found(1) == found(1, workers=2)
    assert found(1) != found(2)


def test_partners_take_turns() -> None:
    findings = run(Experiment(flying(), "random"), Budget(games=29))
    times = {
        race: entry.times for (race, power), entry in findings.pairs.items() if power == "flying"
    }
    assert sum(times.values()) == findings.games == 29
    assert sorted(times.values()) == [2] * 13 + [3]


def test_the_subject_and_the_field_are_counted_in_games_of_their_own() -> None:
    findings = run(Experiment(orcs(4), "random"), Budget(games=10))
    by_race = findings.by("race")
    assert by_race["orcs"].times == by_race["orcs"].shown == 10
    field = sum(fortune.times for race, fortune in by_race.items() if race != "orcs")
    assert 4 * 10 - 10 <= field <= 4 * 10
    assert findings.wins.games == 20
    assert findings.wins.sums[0] == 10
    assert findings.wins.sums[2] == field
    coins = sum(fortune.coins for fortune in by_race.values())
    assert findings.coins.sums[1] + findings.coins.sums[3] == coins
    score = sum(fortune.score for fortune in by_race.values())
    assert findings.score.sums[1] + findings.score.sums[3] == score


def test_progress_is_told() -> None:
    heard: list[int] = []
    run(Experiment(orcs(), "random"), Budget(games=25), on_progress=heard.append)
    assert heard == sorted(heard)
    assert heard[-1] == 25


@pytest.mark.parametrize(
    ("written", "kind", "game", "message"),
    [
        ("goblins", "race", "small_world", "error-lab-race"),
        ("orcs", "power", "small_world", "error-lab-power"),
        ("orcs", "relic", "small_world", "error-lab-kind"),
        ("moors:marsh-folk", "race", "small_world", "error-pack-unknown"),
        ("orcs", "race", "heroes", "error-lab-game"),
        ("orcs", "race", "chess", "error-unknown-game"),
    ],
)
def test_an_unknown_subject_is_refused(written: str, kind: str, game: str, message: str) -> None:
    with pytest.raises(InputError) as caught:
        subject(written, kind, game, 2, {})
    assert caught.value.message == message


def test_what_the_table_leaves_out_is_no_subject() -> None:
    options = {"without_diplomat": True}
    assert "diplomat" not in subject("orcs", "race", "small_world", 2, options).partners()
    with pytest.raises(InputError):
        subject("diplomat", "power", "small_world", 2, options)


def test_unknown_bots_and_picks_are_refused() -> None:
    for experiment, message in (
        (Experiment(orcs(), "clever"), "error-unknown-bot"),
        (Experiment(orcs(), "random", "stolen"), "error-lab-picks"),
    ):
        with pytest.raises(InputError) as caught:
            run(experiment, Budget(games=1))
        assert caught.value.message == message
        assert str(caught.value.details["field"]).startswith("--")


@pytest.mark.parametrize("workers", [1, 2])
def test_a_bot_that_fails_ends_the_measurement(workers: int, tmp_path: Path) -> None:
    path = tmp_path / "own.py"
    text = "class Own:\n    def choose(self, view):\n        raise ValueError('no idea')\n"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(InputError) as caught:
        run(Experiment(orcs(), f"{path}:Own"), Budget(games=4), workers)
    assert caught.value.message == "error-bot-broke"
