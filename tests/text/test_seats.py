"""Questions, choices and log lines by the game, the state and the seat they belong to."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from tests.server.sealed import SealedState, sealed_game

from warren.core.effect import Effect
from warren.core.title import Title
from warren.games.registry import title
from warren.text.catalogue import Catalogue, languages
from warren.text.narration import action_line, effect_line, prompt_line, voice_for
from warren.text.voice import Voice

NAMES = ["Ann", "Bob", "Cid"]


@pytest.fixture(autouse=True)
def sealed() -> Iterator[None]:
    with sealed_game():
        yield


class Town(Voice):
    """Tells of coins in words of its own."""

    def effect_line(self, catalogue: Catalogue, effect: Effect, names: list[str]) -> str:
        return f"{names[int(str(effect.args['seat']))]} taxes the town"


def test_each_game_tells_its_own_effects() -> None:
    """Two games may give their effects the same name."""
    gained = Effect("coins-gained", {"seat": 0, "coins": 2})
    town = Title("town", "nowhere:Town", voice="tests.text.test_seats:Town").part("voice", Voice)
    assert town.effect_line(Catalogue("en"), gained, NAMES) == "Ann taxes the town"
    for game in ("small_world", "underground", "heroes"):
        assert effect_line(Catalogue("en"), game, gained, NAMES) == "Ann gets 2 coins"
    assert effect_line(Catalogue("en"), "sealed", gained, NAMES) == (
        "coins gained player Ann coins 2"
    )


@pytest.mark.parametrize("key", ["small_world", "underground", "heroes"])
def test_every_title_has_a_voice_of_its_own(key: str) -> None:
    assert voice_for(key).title is title(key)


def test_a_seat_that_is_asked_gets_the_question() -> None:
    state = SealedState(3)
    for seat, name in enumerate(NAMES):
        assert prompt_line(Catalogue("en"), state, seat, NAMES) == f"{name}, make your choice"


def test_others_are_told_who_is_still_choosing() -> None:
    state = SealedState(3)
    assert prompt_line(Catalogue("en"), state, None, NAMES) == "Still choosing: Ann, Bob and Cid"
    state.apply(1, 2)
    assert prompt_line(Catalogue("en"), state, None, NAMES) == "Still choosing: Ann and Cid"
    assert prompt_line(Catalogue("en"), state, 1, NAMES) == "Still choosing: Ann and Cid"
    assert prompt_line(Catalogue("ru"), state, 1, NAMES) == "Ещё выбирают: Ann и Cid"
    assert prompt_line(Catalogue("en"), state, 2, NAMES) == "Cid, make your choice"


def test_the_last_one_to_choose_is_named() -> None:
    state = SealedState(2)
    state.apply(0, 2)
    for seat in (None, 0, 1):
        assert prompt_line(Catalogue("en"), state, seat, NAMES) == "Bob, make your choice"


@pytest.mark.parametrize("language", languages())
def test_a_game_without_words_goes_by_its_verbs(language: str) -> None:
    state = SealedState(2)
    assert action_line(Catalogue(language), state, 0, 2, NAMES) == "Seal card 3"
