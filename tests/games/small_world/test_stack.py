"""Frames from outside: each step where it can be, at a point that it can come to."""

from __future__ import annotations

import json
from typing import Any

import pytest
from tests.tools.boards import row
from tests.tools.position import active, fallen, position
from tests.tools.underground import underground

from warren.core.refusal import InputError
from warren.games.small_world.game import SmallWorld, Underground
from warren.games.small_world.state import State

LAND = row(a="hill edge", b="forest", c="swamp edge")
CAVE = row(gate="mud edge", hall="mine", nook="mud edge")


def above() -> State:
    return position(LAND, active("orcs", "forest", {"a": 2}), [fallen("elves", {"c": 1})])


def below() -> State:
    return underground(CAVE, active("drow", "wise", {"gate": 2}), [fallen("ogres", {"nook": 1})])


def read(state: State, *frames: list[object]) -> State:
    data: dict[str, Any] = json.loads(json.dumps(state.to_json()))
    data["frames"] = list(frames)
    return (Underground() if state.table.deep else SmallWorld()).state_from_json(data)


TURN: list[object] = ["turn", 0, 3]
EXPAND: list[object] = ["expand", 0, 2]
TAKEN: list[list[list[object]]] = [
    [["turn", 0, 0]],
    [TURN, EXPAND],
    [TURN, EXPAND, ["die", 0, -1]],
    [TURN, EXPAND, ["die", 0, 2]],
    [TURN, EXPAND, ["die", 0, 1002]],
    [TURN, EXPAND, ["redeploy", 0, 1]],
    [TURN, EXPAND, ["farewell", 0, 4]],
    [TURN, ["place", 0, 19], ["redeploy", 0, 2]],
    [TURN, ["aftermath", 0, 48]],
    [["over", 0, 0]],
]
DEEP: list[list[list[object]]] = [
    [["turn", 0, 9], ["altar", 0, 0]],
    [TURN, ["swap", 0, 5]],
    [TURN, EXPAND, ["find", 0, 2]],
    [TURN, EXPAND, ["summons", 0, 1]],
    [TURN, ["dusk", 0, 0]],
]


@pytest.mark.parametrize("frames", TAKEN)
def test_steps_that_can_be(frames: list[list[object]]) -> None:
    for state in (above(), below()):
        assert read(state, *frames).to_json()["frames"] == frames


@pytest.mark.parametrize("frames", DEEP)
def test_steps_of_underground_need_something_of_it(frames: list[list[object]]) -> None:
    assert read(below(), *frames).to_json()["frames"] == frames
    with pytest.raises(InputError, match="frames"):
        read(above(), *frames)


@pytest.mark.parametrize(
    ("frames", "message", "field"),
    [
        ([EXPAND], "error-unknown-name", "frames[0]"),
        ([["over", 0, 0], EXPAND, TURN], "error-unknown-name", "frames[2]"),
        ([TURN, ["refill", -1, 0], EXPAND], "error-unknown-name", "frames[1]"),
        ([TURN, ["refill", 14, 0]], "error-out-of-range", "frames[1]"),
        ([TURN, ["pick", 6, 0]], "error-out-of-range", "frames[1]"),
        ([["turn", 0, 7]], "error-out-of-range", "frames[0]"),
        ([["setup", 0, 1]], "error-out-of-range", "frames[0]"),
        ([TURN, ["expand", 0, 10]], "error-out-of-range", "frames[1]"),
        ([TURN, EXPAND, ["redeploy", 0, 3]], "error-out-of-range", "frames[2]"),
        ([TURN, EXPAND, ["die", 0, 3]], "error-out-of-range", "frames[2]"),
        ([TURN, EXPAND, ["die", 0, 1003]], "error-out-of-range", "frames[2]"),
        ([TURN, EXPAND, ["place", 0, 32]], "error-out-of-range", "frames[2]"),
        ([TURN, EXPAND, ["place", 0, 0]], "error-unknown-name", "frames[2]"),
        ([TURN, EXPAND, ["farewell", 0, -1]], "error-out-of-range", "frames[2]"),
    ],
)
def test_steps_that_cannot_be(frames: list[list[object]], message: str, field: str) -> None:
    with pytest.raises(InputError) as error:
        read(above(), *frames)
    assert (error.value.message, error.value.details["field"]) == (message, field)


def test_a_combo_that_is_not_open_cannot_be_swapped() -> None:
    state = below()
    data: dict[str, Any] = json.loads(json.dumps(state.to_json()))
    lost = data["column"].pop()
    data["banners"]["unknown"].append(lost["race"])
    data["badges"]["unknown"].append(lost["power"])
    data["frames"] = [TURN, ["swap", 0, 5]]
    with pytest.raises(InputError) as error:
        Underground().state_from_json(data)
    assert error.value.details == {"field": "frames[1]", "value": 5, "least": 0, "most": 4}
