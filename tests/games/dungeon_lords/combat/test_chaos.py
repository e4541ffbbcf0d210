"""Whatever happens, a combat goes on to its end and keeps its secrets."""

from __future__ import annotations

import random

import pytest
from mypy_extensions import i64
from tests.tools.dungeon_lords.chaos import random_scene
from tests.tools.dungeon_lords.position import Scene
from tests.tools.rules import rules

from warren.core.refusal import Refusal
from warren.core.state import CHANCE
from warren.games.dungeon_lords import frames, lair, lines
from warren.games.dungeon_lords.layout import (
    BABY,
    FALLEN,
    FIGHT,
    FIGHT_SIZE,
    FOOD,
    GOLD,
    IDLE,
    LOOKS,
    PALADIN,
    PLAN,
    PLAN_PETS,
    PLAN_STARE,
    PLAN_THROWN,
    PLAN_TRAPS,
    STARE,
    TRAINEES,
    TRAPS,
)

SEEDS = 60
MOST_LINES = 600
PURSES = (GOLD, FOOD, IDLE, TRAINEES, TRAPS, PLAN_TRAPS, FALLEN, BABY, STARE, LOOKS)
PASSING = (PLAN, PLAN_PETS, PLAN_STARE, PLAN_THROWN, PLAN_TRAPS, FALLEN, BABY, STARE, LOOKS)


def keys(scene: Scene) -> list[bytes]:
    """The views of all seats and of a spectator."""
    seats = range(int(scene.state.table.players))
    views = [scene.state.view(seat) for seat in seats]
    return [view.key() for view in [*views, scene.state.view(None)]]


def check_whole(scene: Scene) -> None:
    state = scene.state
    for seat in range(int(state.table.players)):
        for field in PURSES:
            assert scene.get(field, seat) >= 0
        for figure in scene.figures(seat):
            assert 0 <= lines.damage_of(figure) < lines.hit_points(state, figure)
            if lines.is_paladin(figure):
                assert state.numbers[PALADIN + lines.paladin_of(figure)] == seat


def check_secrets(scene: Scene, before: list[bytes], seat: int, log: int) -> None:
    """A line that shows somebody nothing leaves that one's view as it was."""
    effects = scene.log()[log:]
    after = keys(scene)
    viewers = [*range(int(scene.state.table.players)), None]
    for number, viewer in enumerate(viewers):
        told = viewer == seat or not effects or any(one.visible_to(viewer) for one in effects)
        assert told or before[number] == after[number], (viewer, effects)


@rules("DL-CMB-1", "DL-CMB-4", "DL-PLN-7", "DL-INF-3")
@pytest.mark.parametrize("seed", range(SEEDS))
def test_any_combat_ends(seed: int) -> None:
    rng = random.Random(seed)
    scene = random_scene(rng)
    state = scene.state
    for _ in range(MOST_LINES):
        actors = state.actors()
        if not actors:
            break
        seat = rng.choice(actors)
        codes = (
            state.legal_actions(seat)
            if seat != CHANCE
            else [code for code, _ in state.chance_outcomes()]
        )
        assert codes
        assert len(set(codes)) == len(codes)
        before = keys(scene)
        log = len(scene.log())
        if seat != CHANCE:
            refuse_some(scene, rng, seat, codes)
        state.apply(seat, rng.choice(codes))
        check_whole(scene)
        check_secrets(scene, before, seat, log)
    assert frames.step(state) == frames.OVER
    for seat in range(int(state.table.players)):
        assert not scene.figures(seat)
        assert all(scene.get(field, seat) == 0 for field in PASSING)
        for slot in range(14):
            assert not state.lair(i64(seat), i64(slot)) & (lair.DOWN | lair.TIRED | lair.PASSING)
    assert all(state.numbers[FIGHT + field] == 0 for field in range(FIGHT_SIZE))


def refuse_some(scene: Scene, rng: random.Random, seat: int, codes: list[int]) -> None:
    """Codes that are not listed are refused with a reason, and nothing changes."""
    key = scene.state.key()
    for code in rng.sample(range(scene.state.space().size), 12):
        if code not in codes:
            with pytest.raises(Refusal) as refused:
                scene.state.apply(seat, code)
            assert refused.value.rule
    assert scene.state.key() == key
