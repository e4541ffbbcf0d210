"""Positions from outside: what is lost, doubled or out of place is refused by field."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from tests.tools.boards import row
from tests.tools.position import active, fallen, position
from tests.tools.rules import rules

from warren.core.refusal import InputError
from warren.games.small_world.game import SmallWorld

GAME = SmallWorld()
BOARD = row(a="hill edge", b="forest", c="swamp edge")
Data = dict[str, Any]


def plain() -> Data:
    state = position(BOARD, active("orcs", "forest", {"a": 2}, hand=1), [fallen("elves", {"c": 1})])
    data: Data = json.loads(json.dumps(state.to_json()))
    return data


def put(data: Data, path: list[str | int], value: object) -> Data:
    inner: Any = data
    for key in path[:-1]:
        inner = inner[key]
    inner[path[-1]] = value
    return data


def test_a_good_position_is_taken() -> None:
    assert GAME.state_from_json(plain()).to_json() == plain()


@pytest.mark.parametrize(
    ("breaks", "message", "named"),
    [
        (lambda d: put(d, ["game"], "chess"), "error-other-game", "chess"),
        (lambda d: put(d, ["players"], 9), "error-out-of-range", "players"),
        (lambda d: put(d, ["shape"], 9), "error-unknown-field", "shape"),
        (lambda d: put(d, ["round"], 11), "error-out-of-range", "round"),
        (lambda d: put(d, ["turn"], 2), "error-out-of-range", "turn"),
        (lambda d: put(d, ["first"], 2), "error-out-of-range", "first"),
        (lambda d: put(d, ["regions", "z"], {}), "error-unknown-field", "regions.z"),
        (lambda d: put(d, ["regions", "a", "tribe"], 2), "error-unknown-tribe", "regions.a"),
        (lambda d: put(d, ["regions", "a", "tokens"], 0), "error-out-of-range", "regions.a"),
        (lambda d: put(d, ["regions", "a", "tokens"], 3), "error-tokens-not-conserved", "orcs"),
        (
            lambda d: put(d, ["regions", "a", "pieces"], {"castle": 1}),
            "error-unknown-field",
            "regions.a.pieces.castle",
        ),
        (
            lambda d: put(d, ["regions", "a", "pieces"], {"fortress": 7}),
            "error-out-of-range",
            "regions.a.pieces.fortress",
        ),
        (
            lambda d: put(d, ["regions", "a", "pieces"], {"fortress": -1}),
            "error-out-of-range",
            "regions.a.pieces.fortress",
        ),
        (lambda d: put(d, ["tribes", 0, "race"], "dogs"), "error-unknown-name", "dogs"),
        (lambda d: put(d, ["tribes", 0, "power"], None), "error-active-without-power", "power"),
        (lambda d: put(d, ["tribes", 0, "status"], "asleep"), "error-unknown-name", "asleep"),
        (lambda d: put(d, ["tribes", 0, "seat"], 1), "error-out-of-range", "tribes[0].seat"),
        (
            lambda d: put(d, ["tribes"], [*d["tribes"], d["tribes"][0]]),
            "error-twice",
            "tribes[2].tribe",
        ),
        (
            lambda d: put(d, ["tribes", 1], {**d["tribes"][0], "tribe": 1}),
            "error-two-active",
            "tribes[1].status",
        ),
        (lambda d: put(d, ["seats"], d["seats"][:1]), "error-seat-count", "seats"),
        (lambda d: put(d, ["seats", 0, "coins"], None), "error-not-a-whole-number", "coins"),
        (lambda d: put(d, ["seats", 0, "ally"], 5), "error-out-of-range", "ally"),
        (lambda d: put(d, ["column"], d["column"] * 2), "error-column-length", "column"),
        (lambda d: put(d, ["column"], d["column"][1:]), "error-banner-not-once", "race"),
        (lambda d: put(d, ["column", 0, "race"], "cats"), "error-unknown-name", "cats"),
        (
            lambda d: put(d, ["banners", "returned"], ["cats"]),
            "error-unknown-name",
            "banners.returned[0]",
        ),
        (
            lambda d: put(d, ["banners", "returned"], ["orcs", "ghouls", "orcs"]),
            "error-twice",
            "banners.returned[2]",
        ),
        (
            lambda d: put(d, ["banners", "returned"], ["orcs"]),
            "error-banner-not-once",
            "orcs",
        ),
        (
            lambda d: put(d, ["badges", "discarded"], ["forest"]),
            "error-badge-not-once",
            "forest",
        ),
        (
            lambda d: put(d, ["badges", "discarded"], ["x"]),
            "error-unknown-name",
            "badges.discarded[0]",
        ),
        (
            lambda d: put(d, ["badges", "discarded"], ["stout", "stout"]),
            "error-twice",
            "badges.discarded[1]",
        ),
        (lambda d: put(d, ["tray", "orcs"], 99), "error-out-of-range", "tray.orcs"),
        (lambda d: put(d, ["tray", "cats"], 1), "error-unknown-field", "tray.cats"),
        (lambda d: put(d, ["facts", "rolled"], -1), "error-out-of-range", "facts.rolled"),
        (lambda d: put(d, ["facts", "rolled"], 4), "error-out-of-range", "facts.rolled"),
        (lambda d: put(d, ["facts", "attacked"], [2]), "error-out-of-range", "facts.attacked"),
        (lambda d: put(d, ["facts", "losers"], [6]), "error-out-of-range", "facts.losers"),
        (lambda d: put(d, ["frames"], []), "error-frames", "frames"),
        (lambda d: put(d, ["frames", 0], ["turn"]), "error-frames", "frames[0]"),
        (lambda d: put(d, ["frames", 0], ["nap", 0, 0]), "error-unknown-name", "nap"),
        (lambda d: put(d, ["frames", 1, 1], 2), "error-unknown-tribe", "frames[1]"),
        (lambda d: put(d, ["frames", 1, 1], 13), "error-unknown-tribe", "frames[1]"),
    ],
)
def test_broken_positions(breaks: Callable[[Data], Data], message: str, named: str) -> None:
    with pytest.raises(InputError) as error:
        GAME.state_from_json(breaks(plain()))
    assert error.value.message == message
    assert named in str(error.value)


@pytest.mark.parametrize("shown", [0, 2, 3])
def test_a_berserk_roll_is_kept(shown: int) -> None:
    data = plain()
    data["facts"]["rolled"] = shown
    assert GAME.state_from_json(data).to_json()["facts"] == data["facts"]


def test_every_race_may_have_lost_a_region() -> None:
    data = put(plain(), ["facts", "losers"], [0, 5])
    assert GAME.state_from_json(data).to_json()["facts"] == data["facts"]


def test_facts_that_are_not_named_are_not_so() -> None:
    data = plain()
    assert data["facts"]["undecided"]
    for flag in ("undecided", "fresh", "dragon_flown"):
        del data["facts"][flag]
    facts: Any = GAME.state_from_json(data).to_json()["facts"]
    assert not any(facts[flag] for flag in ("undecided", "fresh", "dragon_flown"))


def seen(seat: int | None, **options: object) -> Data:
    state = position(
        BOARD,
        active("orcs", "forest", {"a": 2}, hand=1),
        [fallen("elves", {"c": 1})],
        coins=[7, 9],
        options=options,
    )
    data: Data = json.loads(json.dumps(state.view(seat).to_json()))
    return data


def view_of(data: Data, seat: int) -> Data:
    return GAME.view_from_json(data, seat).to_json()


@rules("SW-HID-1")
def test_a_view_keeps_other_purses_shut() -> None:
    view = GAME.view_from_json(seen(1), 1)
    assert view.to_json() == seen(1)
    assert [entry["coins"] for entry in seen(1)["seats"]] == [None, 9]
    assert view.state.scores() == [7, 9]
    assert [entry["counted"] for entry in seen(None)["seats"]] == [7, 9]
    assert GAME.view_from_json(seen(None), None).state.scores() == [7, 9]
    assert [seat["coins"] for seat in view_of(plain(), 0)["seats"]] == [5, None]
    with pytest.raises(InputError, match=r"seats\[0\].counted"):
        GAME.state_from_json(seen(1))


def test_one_knows_ones_own_coins() -> None:
    for seat, other in ((0, 1), (1, 0)):
        with pytest.raises(InputError) as error:
            GAME.view_from_json(seen(other), seat)
        assert error.value.message == "error-not-a-whole-number"
        assert error.value.details == {"field": f"seats[{seat}].coins"}


@rules("SW-OPT-3", "SW-HID-1")
def test_where_nothing_is_hidden_nothing_may_be_missing() -> None:
    open_to_all = seen(None, open_coins=True)
    assert GAME.view_from_json(open_to_all, None).state.scores() == [7, 9]
    over = put(plain(), ["frames"], [["over", 0, 0]])
    assert GAME.view_from_json(over, None).state.scores() == [5, 5]
    for data in (open_to_all, over):
        with pytest.raises(InputError, match=r"seats\[1\]\.coins"):
            GAME.view_from_json(put(data, ["seats", 1, "coins"], None), 0)


def test_broken_views_are_refused_like_positions() -> None:
    for path, value in ((["tray", "orcs"], 0), (["turn"], 5), (["players"], "two")):
        with pytest.raises(InputError, match=str(path[0])):
            GAME.view_from_json(put(seen(0), list(path), value), 0)
    with pytest.raises(InputError, match="players"):
        GAME.view_from_json({}, 0)
