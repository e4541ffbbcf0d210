"""Plans tried out on a copy."""

from __future__ import annotations

from mypy_extensions import i64
from tests.tools.dungeon_lords.position import DECK, Scene, cell, spell, trap
from tests.tools.rules import rules

from warren.games.dungeon_lords import lair, lines
from warren.games.dungeon_lords.battle.damage import Blow, deal, prevent
from warren.games.dungeon_lords.battle.outlook import outlook
from warren.games.dungeon_lords.battle.preview import Defence, preview
from warren.games.dungeon_lords.layout import KNOWN
from warren.games.dungeon_lords.state import State


def look(name: str) -> int:
    return [monster.id for monster in DECK.monsters].index(name) * lair.LOOKS


def who(name: str) -> int:
    number = [one.id for one in DECK.adventurers].index(name)
    return int(lines.adventurer_figure(i64(number)))


@rules("DL-CMB-6")
def test_a_preview_is_the_battle_and_changes_nothing() -> None:
    scene = Scene().party("warrior-1-2a", "thief-1-2a").own("troll").traps("rolling-stone")
    scene.cards("detect-evil").begin()
    before = scene.state.key()
    defence = Defence(int(cell("c1")), [int(trap("rolling-stone"))], [look("troll")])
    found = preview(scene.state, 0, defence, int(spell("fireball")))
    assert scene.state.key() == before
    assert found.captured == [who("warrior-1-2a")]
    assert found.conquered == 1 << int(cell("c1"))
    assert found.damage == [(who("thief-1-2a"), 1)]
    seen = scene.state.view(0).state
    assert isinstance(seen, State)
    assert preview(seen, 0, defence, int(spell("fireball"))).damage == found.damage
    scene.state.numbers[4] = spell("fireball")
    scene.plan(lay=["rolling-stone"], send=["troll"])
    assert scene.line() == ["thief-1-2a"]
    assert scene.damage() == [1]


@rules("DL-CMB-6")
def test_a_preview_decides_by_itself() -> None:
    scene = Scene().party("wizard-1-3", "warrior-1-3", "bard-1-1").own("ghost", "demon")
    scene.traps("poisoned-dart").pets("spitting-toad").cards().begin()
    defence = Defence(int(cell("c1")), [int(trap("poisoned-dart"))], [look("ghost"), look("demon")])
    for card in ("word-of-peace", "suggestion", "graffiti", "lullaby"):
        found = preview(scene.state, 0, defence, int(spell(card)))
        assert who("bard-1-1") in found.captured


@rules("DL-INF-2", "DL-INF-4")
def test_the_outlook_is_what_a_seat_does_not_know() -> None:
    scene = Scene().party("warrior-1-3").cards("fireball", "graffiti").begin()
    everything = [i for i, one in enumerate(DECK.spells) if one.year == 1]
    assert outlook(scene.state, 0) == [(card, 1) for card in everything]
    scene.put(KNOWN, 0b10)
    assert int(spell("graffiti")) not in [card for card, _ in outlook(scene.state, 0)]
    scene.put(KNOWN, 0b11)
    assert outlook(scene.state, 0) == [(int(spell("fireball")), 1)]


@rules("DL-TRP-1", "DF-CRG-3", "DL-SPL-6")
def test_damage_can_tell_its_parts() -> None:
    scene = Scene().party("warrior-1-3", "thief-1-1")
    figure = lines.more(scene.state.line(0, 0), i64(lines.COURAGE), i64(1))
    scene.state.set_line(0, 0, figure)
    scene.state.set_flag(16)
    blow = Blow(told=True)
    blow.add(0, 5, "poisoned-meal", "DL-T-POISONED-MEAL")
    assert prevent(scene.state, 0, blow, 1) == 1
    assert deal(scene.state, 0, blow) == 0
    assert blow.parts is not None
    assert [(part.label, part.amount) for part in blow.parts[0]] == [
        ("poisoned-meal", 5),
        ("anti-trap", -1),
        ("magic-shield", -1),
        ("courage", -1),
    ]
    assert scene.damage() == [2, 0]
