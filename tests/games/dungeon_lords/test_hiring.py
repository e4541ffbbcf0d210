"""What monsters cost when they are hired."""

from __future__ import annotations

from mypy_extensions import i64
from tests.tools.dungeon_lords.phase import Phase
from tests.tools.rules import rules

from warren.games.dungeon_lords import frames, lair
from warren.games.dungeon_lords.counts import MONSTER_COUNTS, TRAP_COUNTS
from warren.games.dungeon_lords.layout import (
    BURIED_TRAPS,
    CHOSEN,
    DISPLAY,
    EVIL,
    FOOD,
    GOLD,
    MONSTER_DISCARD,
    SPACE,
    TRAP_DISCARD,
)
from warren.games.dungeon_lords.terms import HIRE_MONSTER, SPACES


def hiring(*shown: str, space: int = 1) -> Phase:
    phase = Phase(frames.ERRANDS, year=2).put(CHOSEN, HIRE_MONSTER)
    kinds = [one.id for one in phase.state.table.deck.monsters]
    for slot, name in enumerate(shown):
        phase.world(DISPLAY + slot, kinds.index(name))
    return phase.world(SPACE + HIRE_MONSTER * SPACES + space - 1, 1)


@rules("DL-HIR-2", "DL-M-GOLEM", "DL-INF-3")
def test_a_trap_in_a_cost_is_chosen_and_put_away_face_down() -> None:
    phase = hiring("golem").holds("plague", "pendulum").begin()
    phase.do("hire", monster="golem")
    assert phase.options() == {"give plague", "give pendulum"}
    assert phase.refusal("give", trap="trapdoor") == "DL-HIR-2"
    facts = phase.do("give", trap="plague")
    assert [fact.visible_to(1) for fact in facts if "trap" in fact.args] == [False]
    assert (phase.over, phase.get(GOLD), phase.lair()) == (True, 2, ["golem"])
    assert TRAP_COUNTS.total(i64(phase.get(BURIED_TRAPS))) == 1
    assert phase.state.numbers[TRAP_DISCARD] == 0


@rules("DL-HIR-2", "DL-HIR-3", "DL-M-DEMON")
def test_a_demon_eats_a_monster_face_down_too() -> None:
    phase = hiring("demon").owns("goblin", "ghost")
    lair.mark(phase.state, i64(0), lair.find(phase.state, i64(0), i64(0), i64(0)), i64(lair.DOWN))
    phase.begin()
    phase.do("hire", monster="demon")
    assert phase.options() == {"give goblin-down"}
    phase.do("give", monster="goblin-down")
    assert (phase.get(EVIL), phase.lair()) == (6, ["demon", "ghost"])
    assert MONSTER_COUNTS.of(phase.state.numbers[MONSTER_DISCARD], i64(0)) == 1


@rules("DL-HIR-1", "DL-HIRE-3", "DL-ORD-8")
def test_the_longest_space_wants_its_food_on_top_of_the_cost() -> None:
    phase = hiring("goblin", "troll", space=3).put(FOOD, 2).begin()
    assert phase.options() == {"hire goblin", "decline"}
    assert phase.refusal("hire", monster="troll") == "DL-ORD-8"
    phase.do("hire", monster="goblin")
    assert (phase.over, phase.get(FOOD), phase.lair()) == (True, 0, ["goblin"])


@rules("DL-HIR-2", "DL-EVL-2", "DL-PAL-1")
def test_evil_in_a_cost_moves_the_counter_and_calls_the_paladins() -> None:
    phase = hiring("vampire").put(EVIL, 9).begin()
    phase.do("hire", monster="vampire")
    assert (phase.get(EVIL), phase.line()) == (11, ["elf"])
    too_evil = hiring("vampire").put(EVIL, 14).begin()
    assert (too_evil.over, too_evil.lair()) == (True, [])


@rules("DL-HIR-1", "DL-SET-16")
def test_two_minions_take_what_is_left() -> None:
    phase = hiring("goblin", "goblin", "troll").put(CHOSEN, HIRE_MONSTER, 1)
    phase.world(SPACE + HIRE_MONSTER * SPACES + 1, 2).begin()
    assert phase.actor == 1
    phase.do("hire", 1, monster="troll")
    assert phase.options() == {"hire goblin", "decline"}
    phase.do("hire", monster="goblin")
    assert [phase.lair(seat) for seat in (0, 1)] == [["goblin"], ["troll"]]
