"""Monster Strike: one symbol of the cost for each, or it lies down."""

from __future__ import annotations

import pytest
from mypy_extensions import i64
from tests.tools.dungeon_lords.phase import Phase, special
from tests.tools.dungeon_lords.position import Scene
from tests.tools.rules import rules

from warren.games.dungeon_lords import frames, lair
from warren.games.dungeon_lords.layout import BUSY, EVIL, FOOD, IDLE, TILE_NOW
from warren.games.dungeon_lords.scoring import scores
from warren.games.dungeon_lords.terms import PAYDAY


@rules("DL-E-MONSTER-STRIKE", "DL-EVT-9", "DL-EVT-13")
def test_a_strike_is_settled_with_any_one_symbol() -> None:
    phase = special("monster-strike").owns("witch", "troll", "ghost").begin()
    assert phase.options() == {
        "settle witch food",
        "settle witch evil",
        "settle troll food",
        "settle ghost evil",
        *(f"turn {name}" for name in ("witch", "troll", "ghost")),
    }
    phase.do("settle", monster="troll", symbol="food")
    phase.do("settle", monster="witch", symbol="evil")
    phase.do("turn", monster="ghost")
    assert phase.over
    assert (phase.get(FOOD), phase.get(EVIL)) == (2, 6)
    assert phase.lair() == ["ghost-down", "troll", "witch"]


@rules("DL-EVT-9")
def test_monsters_on_strike_are_still_owned_and_eaten() -> None:
    phase = special("monster-strike").owns("goblin").begin()
    phase.do("turn", monster="goblin")
    assert phase.state.monsters_owned(i64(0)) == 1
    payday = Phase(frames.EVENT, season=3).world(TILE_NOW, PAYDAY).owns("goblin", "demon")
    slot = lair.find(payday.state, i64(0), i64(0), i64(0))
    lair.mark(payday.state, i64(0), slot, i64(lair.DOWN))
    assert scores(payday.state)[0] == scores(Phase(frames.EVENT).state)[0] + 2 + 3
    payday.begin()
    assert payday.options() == {
        "pay goblin-down",
        "dismiss goblin-down",
        "pay demon",
        "dismiss demon",
    }
    payday.do("pay", monster="demon")
    payday.do("give", monster="goblin-down")
    assert (payday.over, payday.lair()) == (True, ["demon"])


@rules("DL-EVT-9", "DL-PLN-6")
def test_monsters_on_strike_miss_the_combat_and_are_turned_up_after_it() -> None:
    scene = Scene(edition="base").own("goblin-down", "troll").party("warrior-1-1").begin()
    assert [one for one in scene.options() if "troll" in one]
    assert not [one for one in scene.options() if "goblin" in one]
    peaceful = Scene(edition="base").own("goblin-down", "troll").begin()
    assert peaceful.lair() == ["goblin", "troll"]


@rules("DL-EVT-13", "DL-EVL-2")
@pytest.mark.parametrize(
    ("monster", "goods", "options"),
    [
        ("witch", {EVIL: 15}, {"settle witch food"}),
        ("ghost", {EVIL: 15}, set()),
        ("elderbeast", {IDLE: 0, FOOD: 0}, {"settle elderbeast evil"}),
        ("elderbeast", {FOOD: 0, EVIL: 15}, {"settle elderbeast imp"}),
        ("cockatrice", {}, {"settle cockatrice food", "settle cockatrice evil"}),
        ("golem", {}, {"settle golem gold"}),
        ("demon", {}, {"settle demon evil"}),
    ],
)
def test_a_symbol_is_paid_like_a_price(
    monster: str, goods: dict[int, int], options: set[str]
) -> None:
    phase = special("monster-strike").owns(monster).put(BUSY, 1)
    for field, value in goods.items():
        phase.put(field, value)
    assert phase.begin().options() == {f"turn {monster}", *options}


@rules("DL-EVT-13")
def test_symbols_are_really_given_up() -> None:
    phase = special("monster-strike").owns("demon", "goblin", "elderbeast", "cockatrice").begin()
    phase.do("settle", monster="elderbeast", symbol="imp")
    assert phase.get(IDLE) == 2
    phase.do("settle", monster="cockatrice", symbol="evil")
    assert (phase.get(FOOD), phase.get(EVIL)) == (3, 6)
    phase.do("settle", monster="demon", symbol="monster")
    phase.do("give", monster="goblin")
    assert phase.over
    assert phase.lair() == ["cockatrice", "demon", "elderbeast"]


@rules("DL-EVT-13", "DF-EXP-3")
def test_a_surcharge_is_a_symbol_of_the_cost() -> None:
    phase = special("monster-strike")
    experts = [one.id for one in phase.state.table.deck.experts]
    lair.add(phase.state, i64(0), lair.made(i64(0), i64(experts.index("clever"))))
    phase.begin()
    assert phase.options() == {
        "settle goblin-clever gold",
        "settle goblin-clever food",
        "turn goblin-clever",
    }
