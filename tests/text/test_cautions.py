"""What is told before something that is hard to mend."""

from __future__ import annotations

import pytest
from tests.text.games import heroes_moments, moments
from tests.text.lines import check
from tests.tools.boards import row
from tests.tools.heroes.position import position as heroes
from tests.tools.heroes.position import seat as lord
from tests.tools.heroes.turn import end_turn
from tests.tools.position import active, fallen, position

from warren.core import state as core
from warren.core.action import Action
from warren.core.foresight import is_final
from warren.core.state import CHANCE
from warren.games.small_world.state import State
from warren.text.catalogue import languages
from warren.text.narration import action_line, catalogue_of, caution_line

ROW = row(a="hill edge", b="mountain", c="swamp", d="farmland edge")


def cautions(state: core.State, verb: str, language: str = "en", **args: str) -> list[str]:
    """The cautions of all choices with a verb and these arguments."""
    catalogue = catalogue_of(state, language)
    found: list[str] = []
    for code in state.legal_actions(0):
        action = state.action(code)
        if action.verb == verb and args.items() <= action.args.items():
            found.append(caution_line(catalogue, state, 0, code))
    return found


def at_the_start() -> State:
    return position(ROW, active("humans", "commando", {"a": 3, "b": 2}), [fallen("orcs", {"c": 4})])


def test_a_decline_tells_what_it_brings_and_what_it_ends() -> None:
    (told,) = cautions(at_the_start(), "decline")
    assert told.startswith("+2 now; without declining: about 2 a turn, ")
    (told,) = cautions(at_the_start(), "decline", "ru")
    assert told.startswith("сейчас +2; без упадка — около 2 за ход, впереди ")


def test_a_second_decline_sends_the_first_away() -> None:
    state = position(ROW, [active("humans", "commando", {"a": 3}), fallen("orcs", {"c": 1})], [])
    (told,) = cautions(state, "decline")
    assert told.endswith("the Orcs leave the board for good")
    assert told.startswith("+1 now instead of +2; without declining: about 2 a turn")


def test_a_region_that_is_abandoned_pays_no_more() -> None:
    assert cautions(at_the_start(), "abandon", region="b") == [
        "1 coin less a turn; 1 more token to conquer with"
    ]
    alone = position(ROW, active("humans", "commando", {"d": 3}), [])
    assert cautions(alone, "abandon") == [
        "2 coins less a turn; 1 more token to conquer with; the Humans are left without a region"
    ]


def test_the_end_of_conquests_tells_of_tokens_only_while_they_can_attack() -> None:
    state = at_the_start()
    assert cautions(state, "stop") == ["3 tokens are still in hand; 1 region can be attacked"]
    weak = position(ROW, active("humans", "commando", {"a": 1}), [fallen("orcs", {"b": 4})])
    assert cautions(weak, "stop") == [""]


def test_a_last_push_tells_its_chance() -> None:
    state = at_the_start()
    assert cautions(state, "conquer", region="c") == [
        "a chance of 1 in 3; won or lost, it is the last conquest of the turn"
    ]


def test_a_conquest_is_no_danger() -> None:
    state = position(ROW, active("humans", "commando", {"a": 6}), [])
    assert cautions(state, "conquer", region="b") == [""]


@pytest.mark.parametrize(
    ("verb", "args", "final"),
    [
        ("decline", {}, True),
        ("conquer", {"region": "c", "with": "die"}, True),
        ("abandon", {"region": "a"}, False),
        ("stop", {}, False),
    ],
)
def test_what_is_out_of_ones_hands(verb: str, args: dict[str, str | int], final: bool) -> None:
    state = at_the_start()
    before = state.key()
    assert is_final(state, 0, state.code(Action(verb, args))) is final
    assert state.key() == before


def test_whatever_ends_the_turn_says_so_with_its_coins() -> None:
    state = position(ROW, active("humans", "commando", {"a": 1, "d": 1}), [])
    stop = state.code(Action("stop", {}))
    assert action_line(catalogue_of(state, "en"), state, 0, stop) == "End the turn: +3"
    assert action_line(catalogue_of(state, "ru"), state, 0, stop) == "Закончить ход: +3"
    state = at_the_start()
    assert action_line(catalogue_of(state, "en"), state, 0, stop) == "End the conquests"


@pytest.mark.parametrize(
    ("game", "options"),
    [("small_world", {}), ("underground", {}), ("small_world", {"pool": "both"})],
)
def test_every_caution_is_a_sentence(game: str, options: dict[str, object]) -> None:
    told = 0
    for seed in range(2):
        for state, _ in moments(3, seed, key=game, options=options):
            told += _checked(state)
    assert told > 50


def test_the_end_of_playing_cards_tells_what_could_be_captured() -> None:
    told = sum(_checked(state) for seed in range(2) for state, _ in heroes_moments(2, seed))
    assert told > 10


LOW = {"a1": 1, "a2": 1, "a3": 1, "a4": 1}
ENDING = "nobody captured or claimed anything in a whole round: if you stop too, the game is over"
ONE = {"a2": "spearmen", "a3": "spearmen", "a4": "archers"}


@pytest.mark.parametrize(
    ("on", "told", "russian"),
    [
        (ONE, "1 region can still be captured", "ещё можно захватить 1 регион"),
        ({}, "any of 4 regions can still be captured", "ещё можно захватить любой из 4 регионов"),
    ],
)
def test_one_of_many_regions_is_no_promise_of_all(
    on: dict[str, str], told: str, russian: str
) -> None:
    state = heroes(lord("militia", (0, 1, 0)), lord(on=on), levels=LOW)
    assert cautions(state, "stop") == [told]
    assert cautions(state, "stop", "ru") == [russian]


def test_a_turn_without_a_deed_may_end_the_game() -> None:
    state = heroes(lord("militia"), lord(idle=True))
    assert cautions(state, "stop") == [ENDING]
    state = heroes(lord("militia", (0, 1, 0)), lord(on=ONE, idle=True), levels=LOW)
    assert cautions(state, "stop") == [f"{ENDING}; 1 region can still be captured"]
    state.apply(0, state.code(Action("capture", {"card": "militia", "region": "a1"})))
    assert cautions(state, "stop") == [""]


@pytest.mark.parametrize("idle", [True, False])
def test_what_is_told_of_the_end_comes_true(idle: bool) -> None:
    state = heroes(lord("militia"), lord(idle=idle))
    assert cautions(state, "stop") == [ENDING if idle else ""]
    end_turn(state)
    assert state.is_over() is idle


def _checked(state: core.State) -> int:
    told = 0
    for seat in state.actors():
        if seat == CHANCE:
            continue
        for code in state.legal_actions(seat):
            for language in languages():
                line = caution_line(catalogue_of(state, language), state, seat, code)
                if line:
                    check(line, language)
                    told += 1
    return told
