"""Typed moves."""

from __future__ import annotations

import pytest
from tests.text.games import moments

from warren.core.action import Action
from warren.core.refusal import Refusal
from warren.games.small_world.game import SmallWorld
from warren.games.small_world.state import State
from warren.text.catalogue import languages
from warren.text.moves import parse_move, parse_moves, write_move

OWN_BOARD = {
    "regions": {
        "peak die": {"terrain": "mountain", "edge": True, "borders": ["peak"]},
        "peak": {"terrain": "hill", "borders": ["it's"]},
        "it's": {"terrain": "forest", "borders": ["Пик"]},
        "Пик": {"terrain": "swamp", "borders": ["пик"]},
        "пик": {"terrain": "farmland", "borders": ["7"]},
        "7": {"terrain": "farmland"},
    }
}


def picking() -> State:
    """The first decision of a game whose first combo is Hill Orcs."""
    return next(state for state, _ in moments(3, 1, ("hill", "orcs")) if state.actors()[0] == 0)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_action_is_read_as_it_is_written(players: int, language: str) -> None:
    state = SmallWorld().new_state(players)
    for code in range(state.space().size):
        action = state.action(int(code))
        typed = write_move(action, state.game(), language)
        assert parse_move(typed, state, 0, language) == action


@pytest.mark.parametrize("language", languages())
def test_any_name_of_a_region_can_be_typed(language: str) -> None:
    state = SmallWorld().new_state(2, {"board": OWN_BOARD})
    for code in range(state.space().size):
        action = state.action(int(code))
        typed = write_move(action, state.game(), language)
        assert parse_move(typed, state, 0, language) == action


@pytest.mark.parametrize(
    ("text", "language", "action"),
    [
        ("захват 2-03", "ru", Action("conquer", {"region": "2-03"})),
        ("  Захватить 2-03 ", "ru", Action("conquer", {"region": "2-03"})),
        ("зах 2-03 куб", "ru", Action("conquer", {"region": "2-03", "with": "die"})),
        ("захват кубик 2-03", "ru", Action("conquer", {"region": "2-03", "with": "die"})),
        ("захват 2-03 дракон", "ru", Action("conquer", {"region": "2-03", "with": "dragon"})),
        ("conquer 2-03 sorcery", "en", Action("conquer", {"region": "2-03", "with": "sorcery"})),
        ("упадок", "ru", Action("decline")),
        ("стоп", "ru", Action("stop")),
        ("готово", "ru", Action("done")),
        ("бросок", "ru", Action("roll")),
        ("поставить крепость 2-03", "ru", Action("place", {"piece": "fortress", "region": "2-03"})),
        ("поставить 2-03 лагерь", "ru", Action("place", {"piece": "encampment", "region": "2-03"})),
        ("поднять герой 2-03", "ru", Action("lift", {"piece": "hero", "region": "2-03"})),
        ("поднять героя 2-03", "ru", Action("lift", {"piece": "hero", "region": "2-03"})),
        ("lift hero 2-03", "en", Action("lift", {"piece": "hero", "region": "2-03"})),
        ("мир 2", "ru", Action("ally", {"seat": 1})),
        ("выставить 2-03 1", "ru", Action("deploy", {"region": "2-03"})),
        ("свойство ученые", "ru", Action("badge", {"power": "alchemist"})),
        ("badge dragon master", "en", Action("badge", {"power": "dragon-master"})),
        ("die 0", "en", Action("die", {"value": 0})),
    ],
)
def test_typed_moves(text: str, language: str, action: Action) -> None:
    assert parse_move(text, SmallWorld().new_state(2), 0, language) == action


@pytest.mark.parametrize("text", ["выбор 1", "выбор орки", "выбор холм", "взять холмовые орки"])
def test_a_combo_goes_by_place_race_or_power(text: str) -> None:
    assert parse_move(text, picking(), 0, "ru") == Action("pick", {"combo": 0})


def test_an_unclear_verb_means_what_is_possible_now() -> None:
    assert parse_move("в 1", picking(), 0, "ru") == Action("pick", {"combo": 0})


def test_a_number_repeats_a_move_unless_it_names_a_region() -> None:
    own = SmallWorld().new_state(2, {"board": OWN_BOARD})
    placed = Action("place", {"piece": "encampment", "region": "7"})
    assert parse_moves("поставить лагерь 7", own, 0, "ru") == [placed]
    assert parse_moves("поставить лагерь 7 2", own, 0, "ru") == [placed, placed]
    state = SmallWorld().new_state(2)
    assert (
        parse_moves("выставить 2-03 3", state, 0, "ru")
        == [Action("deploy", {"region": "2-03"})] * 3
    )


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "refusal-typed-nothing"),
        ("   ", "refusal-typed-nothing"),
        ("захват '2-03", "refusal-typed-quote"),
        ("сдаться", "refusal-typed-verb"),
        ("conquer 2-03", "refusal-typed-verb"),
        ("по 2-03", "refusal-typed-unclear"),
        ("захват", "refusal-typed-missing"),
        ("захват кубик", "refusal-typed-argument"),
        ("захват 9-99", "refusal-typed-argument"),
        ("захват 2-0", "refusal-typed-unclear"),
        ("захват 2-03 мечом", "refusal-typed-argument"),
        ("поставить 2-03", "refusal-typed-missing"),
        ("поставить крепость", "refusal-typed-missing"),
        ("мир 0", "refusal-typed-argument"),
        ("стоп 2-03", "refusal-typed-extra"),
        ("выставить 2-03 0", "refusal-typed-count"),
        ("выставить 2-03 99", "refusal-typed-count"),
        ("выставить 2-03 2", "refusal-typed-once"),
    ],
)
def test_what_cannot_be_understood_is_refused(text: str, message: str) -> None:
    with pytest.raises(Refusal) as caught:
        parse_move(text, SmallWorld().new_state(2), 0, "ru")
    assert caught.value.message == message
