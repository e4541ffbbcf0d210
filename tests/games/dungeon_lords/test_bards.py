"""Where bards stand, and what they know of empty places."""

from __future__ import annotations

import pytest
from mypy_extensions import i64
from tests.tools.dungeon_lords.position import DECK, Scene, cell, spell, told
from tests.tools.rules import rules

from warren.games.dungeon_lords import lair, lines
from warren.games.dungeon_lords.battle.bard_phase import lutes
from warren.games.dungeon_lords.battle.preview import Defence, preview
from warren.games.dungeon_lords.layout import FALLEN
from warren.games.dungeon_lords.state import State

IDS = [one.id for one in DECK.adventurers]


def joined(*names: str, paladin: str = "") -> list[str]:
    """The line after they have come one after another."""
    scene = Scene()
    if paladin:
        scene.party(paladin)
    for name in names:
        lines.join(scene.state, 0, i64(IDS.index(name)))
    return scene.line()


@rules("DF-BRD-2")
def test_a_bard_takes_the_last_place_and_those_who_come_later_stand_before_her() -> None:
    assert joined("thief-1-1", "bard-1-1") == ["thief-1-1", "bard-1-1"]
    assert joined("bard-1-1", "thief-1-1", "wizard-1-1", "warrior-1-1") == [
        "warrior-1-1",
        "thief-1-1",
        "wizard-1-1",
        "bard-1-1",
    ]


@rules("DF-BRD-2")
def test_a_new_bard_pushes_older_ones_forward() -> None:
    assert joined("bard-1-1", "bard-1-3") == ["bard-1-1", "bard-1-3"]
    assert joined("bard-1-1", "bard-1-3", "priest-1-1", paladin="elf") == [
        "elf",
        "priest-1-1",
        "bard-1-1",
        "bard-1-3",
    ]


@rules("DF-BRD-8", "DF-INF-1")
def test_the_songs_to_come_are_known_while_planning() -> None:
    scene = Scene().party("warrior-1-3", "bard-1-1").own("goblin").cards("fireball").begin()
    seen = scene.state.view(1).state
    assert isinstance(seen, State)
    assert lutes(seen, 0, seen.line(0, 1)) == lutes(scene.state, 0, scene.state.line(0, 1)) == 1
    goblin = [one.id for one in DECK.monsters].index("goblin") * lair.LOOKS
    plan = Defence(int(cell("c1")), [], [goblin])
    foreseen = preview(scene.state, 0, plan, int(spell("fireball"))).damage
    scene.plan(send=["goblin"])
    assert [amount for _, amount in foreseen] == scene.damage()
    assert told(scene.log(), "courage-lost")[0]["amount"] == 1


@rules("DF-VAR-19", "DF-VAR-2", "DF-GRF-2")
@pytest.mark.parametrize("edition", ["festival", "four-seasons", "beginners"])
def test_a_place_that_was_never_filled_weakens_no_bard(edition: str) -> None:
    scene = Scene(1, 2, edition=edition).party("warrior-1-3", "bard-1-2a")
    scene.cards().begin()
    scene.plan()
    assert len(told(scene.log(), "courage-given")) == 2
    assert scene.get(FALLEN) == 0
