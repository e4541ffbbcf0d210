"""Regions go by the names that the map has for them, wherever people at a table are spoken to."""

from __future__ import annotations

import pytest
from tests.tools.boards import row
from tests.tools.position import active, position

from warren.core.action import Action
from warren.core.effect import Effect
from warren.games.registry import game
from warren.games.small_world.state import State
from warren.text.catalogue import Catalogue
from warren.text.moves import parse_move
from warren.text.narration import action_line, catalogue_of, effect_line
from warren.text.small_world.regions import spoken

LEFT = Effect("region-abandoned", {"race": "orcs", "region": "2-02"})


def test_the_number_of_the_board_is_left_out() -> None:
    assert spoken(("2-A3", "2-02")) == {"2-A3": "A3", "2-02": "02"}


@pytest.mark.parametrize("names", [("2-A3", "3-A3"), ("2-A3", "moor"), ("moor", "2-A3"), ("2-",)])
def test_names_that_do_not_share_it_stay_whole(names: tuple[str, ...]) -> None:
    assert spoken(names) == {}


@pytest.mark.parametrize("language", ["ru", "en"])
def test_the_log_and_the_choices_say_it_alike(language: str) -> None:
    state = game("small_world").new_state(2)
    told = effect_line(catalogue_of(state, language), "small_world", LEFT, [])
    assert told.endswith(" 02")
    assert effect_line(Catalogue(language), "small_world", LEFT, []).endswith(" 2-02")


def test_a_board_without_a_number_keeps_its_names() -> None:
    state = position(row(a="hill edge", b="forest"), active("orcs", "hill", {"a": 8}), [])
    code = state.code(Action("conquer", {"region": "b"}))
    assert action_line(catalogue_of(state, "en"), state, 0, code) == "Conquer b (price 2)"


def test_either_name_may_be_typed() -> None:
    state = game("small_world").new_state(2)
    assert isinstance(state, State)
    for typed in ("conquer 2-07", "conquer 07"):
        assert parse_move(typed, state, 0, "en") == Action("conquer", {"region": "2-07"})
