"""Training: the games played for it, what is fitted to them, and bots that go by it."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

from warren.bots.opponent import Knight
from warren.bots.registry import bot_kind
from warren.core.evaluation import Evaluation
from warren.core.refusal import InputError
from warren.games.registry import new_state, title
from warren.search.features import Features
from warren.search.learned import Learned
from warren.training.book import Book
from warren.training.fit import fitted
from warren.training.lesson import Lesson, played
from warren.training.plan import Plan

GAMES = ["small_world", "underground", "heroes", "dungeon_lords"]


def invented(key: str, count: int) -> list[Lesson]:
    """Games in which whoever has more of the second feature wins, whatever the first one says."""
    rng = np.random.default_rng(3)
    size = len(title(key).part("features", Features).names())
    found: list[Lesson] = []
    for number in range(count):
        moments = rng.normal(size=(4, 2, size))
        lead = moments[:, 0, 1] - moments[:, 1, 1]
        moments = moments[lead > 0]
        if len(moments):
            found.append(Lesson(number, moments.tolist(), [1.0, 0.0]))
    return found


@pytest.mark.parametrize("game", GAMES)
def test_every_feature_has_a_name_and_a_number(game: str) -> None:
    features = title(game).part("features", Features)
    state = new_state(game, 2)
    for seat in range(2):
        assert len(features.of(state, seat)) == len(features.names())
    assert len(set(features.names())) == len(features.names())


def test_a_training_goes_on_where_it_was_broken_off(tmp_path: Path) -> None:
    whole = Book(tmp_path / "whole.ndjson", Plan("heroes", 2, 2, seed=4))
    assert list(whole.fill()) == [1, 2]
    path = tmp_path / "broken.ndjson"
    assert list(Book(path, Plan("heroes", 2, 2, seed=4)).fill()) == [1, 2]
    path.write_text(path.read_text()[:-40])
    again = Book(path, Plan("heroes", 2, 2, seed=4))
    assert len(again.lessons) == 1
    assert list(again.fill()) == [2]
    assert path.read_text() == (tmp_path / "whole.ndjson").read_text()
    with pytest.raises(InputError) as caught:
        Book(path, Plan("heroes", 2, 2, seed=5))
    assert caught.value.message == "error-training-folder"


def test_whoever_is_named_plays_the_games() -> None:
    usual = played(Plan("heroes", 2, 2, seed=4, stray=0.0), 0)
    other = played(Plan("heroes", 2, 2, seed=4, stray=0.0, by="cub"), 0)
    assert usual.moments[0] == other.moments[0]
    assert usual.moments != other.moments
    with pytest.raises(InputError) as caught:
        Plan("heroes", 2, 2, by="nobody")
    assert caught.value.message == "error-unknown-bot"


def test_what_decides_games_is_learned() -> None:
    plan = Plan("small_world", 2, 300, epochs=200, units=4)
    model = fitted(plan, invented("small_world", 300))
    record = model["training"]
    assert isinstance(record, dict)
    assert record["loss"] < 0.5 * record["loss_before"]
    assert fitted(plan, invented("small_world", 300)) == model


@pytest.mark.parametrize("game", GAMES)
def test_shares_of_all_seats_make_up_the_win(game: str) -> None:
    plan = Plan(game, 2, 20, epochs=1, units=3)
    value = Learned(title(game), fitted(plan, invented(game, 20)))
    state = new_state(game, 3)
    shares = [value.worth(state, seat) for seat in range(3)]
    assert sum(shares) == pytest.approx(1.0)
    promises = [value.promise(state, seat) for seat in range(3)]
    assert np.argmax(shares) == np.argmax(promises)
    assert value.moment(state) == title(game).part("evaluation", Evaluation).moment(state)


def test_without_training_the_outlook_decides() -> None:
    """The plain evaluation is where every training begins."""
    plan = Plan("small_world", 2, 20, epochs=0)
    value = Learned(title("small_world"), fitted(plan, invented("small_world", 20)))
    plain = title("small_world").part("evaluation", Evaluation)
    state = new_state("small_world", 2)
    assert value.worth(state, 0) == pytest.approx(plain.worth(state, 0), abs=0.05)


def test_a_bot_goes_by_a_model(tmp_path: Path) -> None:
    path = tmp_path / "model.json"
    path.write_text(json.dumps(fitted(Plan("heroes", 2, 20, epochs=1), invented("heroes", 20))))
    bot = bot_kind(f"knight:iterations=2:value={path}").make("heroes", 1)
    assert isinstance(bot, Knight)
    assert isinstance(bot.value.fit(2), Learned)
    told = bot_kind(f"knight:iterations=2:prior={path}:value=none").make("heroes", 1)
    assert isinstance(told, Knight)
    assert (told.value.fit(2), isinstance(told.prior.fit(4), Learned)) == (None, True)
    with pytest.raises(InputError) as caught:
        bot_kind(f"knight:value={path}").make("small_world", 1)
    assert caught.value.message == "error-model"
    with pytest.raises(InputError) as caught:
        bot_kind(f"knight:value={tmp_path}").make("heroes", 1)
    assert caught.value.message == "error-cannot-read"


def test_a_model_that_is_shipped_is_gone_by_unless_none_is_wanted() -> None:
    value = Knight(1, "small_world").value
    found = value.fit(2)
    assert isinstance(found, Learned)
    assert found.title.key == "small_world"
    assert value.fit(2) is found
    assert value.fit(5) is None
    assert Knight(1, "small_world", value=None).value.fit(2) is None
    assert Knight(1, "heroes").value.fit(2) is None
    assert isinstance(Knight(1, "heroes").prior.fit(2), Learned)
    assert Knight(1, "heroes", prior=None).prior.fit(2) is None
    assert Knight(1, "small_world").prior.fit(2) is None
