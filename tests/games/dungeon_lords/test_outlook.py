"""What evil is about to bring, told with every view."""

from __future__ import annotations

import json
from typing import Any

import pytest
from librt.random import Random
from mypy_extensions import i64
from tests.tools.dungeon_lords.games import GAME, played
from tests.tools.dungeon_lords.position import Scene
from tests.tools.rules import rules

from warren.games.dungeon_lords import evil, frames
from warren.games.dungeon_lords.layout import CAUGHT, EVIL, FIRST, HERE, IN_TENT, NEUTRAL, PALADIN
from warren.games.dungeon_lords.paladins import hosts
from warren.games.dungeon_lords.state import State
from warren.games.dungeon_lords.terms import HIGHEST, LOWEST, NONE, PALADIN_IDS, PALADIN_SPACE

Data = dict[str, Any]
FOUR = ("priest-1-1", "thief-1-2a", "wizard-1-2a", "warrior-1-3")


def outlook(state: State, seat: int | None = None) -> Data:
    found = state.view(seat).to_json()["outlook"]
    assert isinstance(found, dict)
    return found


def coming(state: State) -> Data:
    """Who really gets whom when they come now."""
    trial = state.clone()
    trial.effects = []
    frames.push(trial, frames.ADVENT, 0, 0)
    trial.flow.step(trial).resume(trial)
    came: list[object] = [None] * int(state.table.players)
    gone: object = None
    for effect in trial.effects:
        if effect.name == "adventurer-came":
            came[int(str(effect.args["seat"]))] = effect.args["adventurer"]
        elif effect.name == "adventurer-discarded":
            gone = effect.args["adventurer"]
    return {"adventurers": came, "discarded": gone}


def moved(state: State, seat: int, steps: int) -> list[int]:
    """Where the paladins really are after a seat's counter has moved."""
    trial = state.clone()
    evil.move(trial, i64(seat), i64(steps))
    return hosts(trial)


def shifts(state: State, seat: int) -> Data:
    """The same as the outlook of a seat's paladins, found by moving step by step."""
    now = hosts(state)
    level = int(state.evil(i64(seat)))
    found: Data = {"up": None, "down": None}
    for steps in range(1, HIGHEST - level + 1):
        for kind, at in enumerate(moved(state, seat, steps)):
            if at == seat != now[kind] and found["up"] is None:
                host = now[kind] if now[kind] >= 0 else None
                found["up"] = {"steps": steps, "paladin": PALADIN_IDS[kind], "host": host}
    for steps in range(1, level - LOWEST + 1):
        for kind, at in enumerate(moved(state, seat, -steps)):
            if now[kind] == seat != at and found["down"] is None:
                to = at if at >= 0 else None
                found["down"] = {"steps": steps, "paladin": PALADIN_IDS[kind], "to": to}
    return found


def arriving(players: int, names: tuple[str, ...]) -> Scene:
    scene = Scene(players=players)
    ids = [one.id for one in scene.state.table.deck.adventurers]
    for place in range(len(FOUR)):
        number = ids.index(names[place]) if place < len(names) else NONE
        scene.world(HERE + place, number)
    return scene


@rules("DL-ADV-3", "DL-ADV-4")
def test_the_weakest_is_bound_for_the_least_evil() -> None:
    scene = arriving(4, FOUR).world(FIRST, 2)
    for seat, level in enumerate((5, 3, 5, 9)):
        scene.put(EVIL, level, seat)
    assert outlook(scene.state) == outlook(scene.state, 1)
    assert outlook(scene.state)["adventurers"] == [FOUR[2], FOUR[0], FOUR[1], FOUR[3]]
    assert outlook(scene.state)["discarded"] is None


@rules("DL-DUM-8", "DL-DUM-9")
def test_the_counter_of_nobody_moves_before_they_come() -> None:
    scene = arriving(2, FOUR[:3]).put(EVIL, 4).put(EVIL, 6, 1).world(NEUTRAL, 6)
    assert outlook(scene.state)["adventurers"] == [FOUR[0], FOUR[1]]
    assert outlook(scene.state)["discarded"] == FOUR[2]
    scene.world(NEUTRAL, 5)
    assert outlook(scene.state)["discarded"] == FOUR[1]
    assert int(scene.state.numbers[NEUTRAL]) == 5


@rules("DL-ADV-1", "DL-ADV-4", "DL-DUM-9")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_gets_who_was_announced(players: int) -> None:
    announced = 0
    for state, _ in played(players):
        if frames.step(state) == frames.OVER:
            continue
        found = outlook(state)
        expected = coming(state)
        assert {name: found[name] for name in expected} == expected
        announced += any(expected["adventurers"])
    assert announced


@rules("DL-PAL-1", "DF-PAL-8")
def test_one_step_to_the_paladin_space() -> None:
    scene = Scene(players=3).put(EVIL, PALADIN_SPACE - 2).world(PALADIN, IN_TENT)
    assert outlook(scene.state)["paladins"][0] == {
        "up": {"steps": 2, "paladin": "elf", "host": None},
        "down": None,
    }


@rules("DL-PAL-2", "DL-PAL-3", "DF-PAL-9")
def test_a_paladin_leaves_for_whoever_is_more_evil() -> None:
    scene = Scene(players=3).party("elf", seat=1)
    scene.put(EVIL, PALADIN_SPACE, 0).put(EVIL, PALADIN_SPACE + 1, 1)
    found = outlook(scene.state)["paladins"]
    assert found[0]["up"] == {"steps": 2, "paladin": "elf", "host": 1}
    assert found[1]["down"] == {"steps": 2, "paladin": "elf", "to": 0}
    assert found[1]["up"] is None
    scene.put(EVIL, PALADIN_SPACE - 1, 0)
    assert outlook(scene.state)["paladins"][1]["down"] is None


@rules("DL-PAL-5", "DF-PAL-8", "DF-PAL-9", "DF-PAL-13", "DL-DUM-10")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_paladins_move_as_announced(players: int) -> None:
    rng = Random(players)
    found: set[str] = set()
    for _ in range(60):
        scene = Scene(players=players).world(FIRST, int(rng.randrange(i64(players))))
        for kind in range(len(PALADIN_IDS)):
            scene.world(PALADIN + kind, IN_TENT)
        if rng.randrange(4) == 0:
            scene.world(PALADIN + 2, CAUGHT + int(rng.randrange(i64(players))))
        if players == 2:
            scene.world(NEUTRAL, 6 + int(rng.randrange(8)))
        for _ in range(2):
            for seat in range(players):
                scene.put(EVIL, 6 + int(rng.randrange(10)), seat)
            evil.settle(scene.state)
        for seat, shown in enumerate(outlook(scene.state)["paladins"]):
            assert shown == shifts(scene.state, seat)
            found |= {name for name in shown if shown[name] is not None}
    assert found == {"up", "down"}


def test_a_position_is_written_without_it() -> None:
    scene = next(state for state, _ in played(3) if outlook(state)["adventurers"][0])
    assert "outlook" not in scene.to_json()
    assert list(scene.open_view().to_json()) == [*scene.to_json(), "outlook"]
    for seat in (None, 0, 2):
        view = scene.view(seat)
        data = json.loads(json.dumps(view.to_json()))
        assert GAME.view_from_json({**data, "outlook": "?"}, seat).to_json() == view.to_json()
    again = GAME.state_from_json(json.loads(json.dumps(scene.open_view().to_json())))
    assert again.key() == scene.key()
