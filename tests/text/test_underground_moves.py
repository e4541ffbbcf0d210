"""Typed moves of Underground."""

from __future__ import annotations

import pytest
from tests.text.games import moments

from warren.core.action import Action
from warren.core.refusal import Refusal
from warren.games.small_world.game import SmallWorld, Underground
from warren.games.small_world.state import State
from warren.text.catalogue import languages
from warren.text.moves import parse_move, write_move


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("players", [2, 5])
def test_every_action_is_read_as_it_is_written(players: int, language: str) -> None:
    for state in (
        Underground().new_state(players),
        SmallWorld().new_state(players, {"pool": "both", "relics": True}),
    ):
        for code in range(state.space().size):
            action = state.action(int(code))
            typed = write_move(action, state.game(), language)
            assert parse_move(typed, state, 0, language) == action


@pytest.mark.parametrize(
    ("text", "language", "action"),
    [
        ("упадок могила", "ru", Action("decline", {"with": "tomb"})),
        ("decline vanishing", "en", Action("decline", {"with": "vanishing"})),
        ("decline", "en", Action("decline")),
        ("захват 2-A2 вампир", "ru", Action("conquer", {"region": "2-A2", "with": "vampire"})),
        ("зах 2-a2 огон", "ru", Action("conquer", {"region": "2-A2", "with": "wisps"})),
        ("conquer 2-A2 orb", "en", Action("conquer", {"region": "2-A2", "with": "orb"})),
        ("применить меч", "ru", Action("use", {"relic": "sword-of-the-killer-rabbit"})),
        ("применить носки", "ru", Action("use", {"relic": "stinky-trolls-socks"})),
        ("применить половик-самолёт", "ru", Action("use", {"relic": "flying-doormat"})),
        ("use orb", "en", Action("use", {"relic": "shiny-orb"})),
        ("use rabbit", "en", Action("use", {"relic": "sword-of-the-killer-rabbit"})),
        ("копия держава", "ru", Action("copy", {"relic": "shiny-orb"})),
        ("copy doormat", "en", Action("copy", {"relic": "flying-doormat"})),
        (
            "положить скипетр 2-A2",
            "ru",
            Action("lay", {"relic": "scepter-of-avarice", "region": "2-A2"}),
        ),
        (
            "положить 2-A2 кольцо мешок",
            "ru",
            Action("lay", {"relic": "froggys-ring", "region": "2-A2", "with": "bag"}),
        ),
        (
            "lay scepter 2-A2 bag",
            "en",
            Action("lay", {"relic": "scepter-of-avarice", "region": "2-A2", "with": "bag"}),
        ),
        (
            "поставить древнего 2-A2",
            "ru",
            Action("place", {"piece": "great-ancient", "region": "2-A2"}),
        ),
        (
            "поставить броню 2-A2",
            "ru",
            Action("place", {"piece": "mushroom-armour", "region": "2-A2"}),
        ),
        (
            "place armour 2-A2",
            "en",
            Action("place", {"piece": "mushroom-armour", "region": "2-A2"}),
        ),
        ("поставить вулкан 2-A1", "ru", Action("place", {"piece": "volcano", "region": "2-A1"})),
        ("заменить 2-A2", "ru", Action("exchange", {"region": "2-A2"})),
        ("жертва 2-A2", "ru", Action("sacrifice", {"region": "2-A2"})),
        ("обмен 3", "ru", Action("swap", {"combo": 2})),
        ("banner will", "en", Action("banner", {"race": "wisps"})),
        ("marker pentacle", "en", Action("marker", {"marker": "wickedest-pentacle"})),
        ("находка труба", "ru", Action("marker", {"marker": "great-brass-pipe"})),
    ],
)
def test_typed_moves(text: str, language: str, action: Action) -> None:
    assert parse_move(text, Underground().new_state(2), 0, language) == action


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("положить 2-A2", "refusal-typed-missing"),
        ("применить", "refusal-typed-missing"),
        ("применить алтарь", "refusal-typed-argument"),
        ("упадок завтра", "refusal-typed-extra"),
        ("поставить дракона 2-A2", "refusal-typed-missing"),
    ],
)
def test_what_cannot_be_understood_is_refused(text: str, message: str) -> None:
    with pytest.raises(Refusal) as caught:
        parse_move(text, Underground().new_state(2), 0, "ru")
    assert caught.value.message == message


@pytest.mark.parametrize("text", ["swap 1", "use sword", "decline tomb"])
def test_a_table_without_underground_does_not_know_its_moves(text: str) -> None:
    with pytest.raises(Refusal):
        parse_move(text, SmallWorld().new_state(2), 0, "en")


def swapping() -> State:
    return next(
        state
        for state, code in moments(2, 1, ("wise", "shadow-mimes"), "underground")
        if code >= 0 and state.action(code).verb in ("swap", "done")
    )


def test_a_badge_to_swap_goes_by_its_name() -> None:
    state = swapping()
    swap = next(
        action
        for action in map(state.action, state.legal_actions(state.actors()[0]))
        if action.verb == "swap"
    )
    typed = write_move(swap, state.game(), "ru")
    assert parse_move(typed, state, state.actors()[0], "ru") == swap
