"""Single decisions of the greedy player of Dungeon Lords while it builds."""

from __future__ import annotations

from mypy_extensions import i64
from tests.tools.dungeon_lords.errands import GAME, Errand
from tests.tools.dungeon_lords.position import Scene, cell, pet
from tests.tools.rules import rules

from warren.bots.dungeon_lords.player import DungeonLordsPlayer
from warren.core.action import Action
from warren.games.dungeon_lords import frames
from warren.games.dungeon_lords.calendar import begin_year
from warren.games.dungeon_lords.counts import PET_COUNTS
from warren.games.dungeon_lords.layout import (
    CARD,
    DEALT,
    EVIL,
    FOOD,
    GOLD,
    HALLS,
    IDLE,
    KNOWN,
    LOCKED,
    ROUND,
    TILE_NEXT,
    TILE_NOW,
    TILES,
)
from warren.games.dungeon_lords.state import State
from warren.games.dungeon_lords.terms import NONE, ORDER_IDS, PAYDAY, SPECIAL, TAXES
from warren.games.dungeon_lords.title import TITLE

EVENT_STAGE = 8
CHOOSING = 100


def choice(state: State, seat: int = 0) -> Action:
    return state.action(DungeonLordsPlayer(TITLE).choose(state.view(seat)))


def event(tile: int, card: str = "", **goods: int) -> Scene:
    """Seat 0 is asked by an event once it is begun."""
    scene = Scene(players=4)
    fields = {"gold": GOLD, "food": FOOD, "evil": EVIL, "imps": IDLE}
    for name, value in goods.items():
        scene.put(fields[name], value)
    events = [one.id for one in scene.state.table.deck.events]
    scene.world(TILE_NEXT, NONE)
    scene.world(TILE_NOW, tile).world(CARD, events.index(card) if card else NONE).world(ROUND, 2)
    return scene


def asked(scene: Scene) -> State:
    frames.push(scene.state, frames.SEASON, 0, EVENT_STAGE)
    frames.push(scene.state, frames.AFFAIR, 0, NONE)
    scene.state.flow.settle(scene.state)
    return scene.state


def ordering(players: int = 4, tile: int = NONE, locked: int = 0, **goods: int) -> State:
    """All are to choose their orders in the second round of year 1."""
    state = GAME.blank(players, {"first": 0})
    begin_year(state, 1)
    frames.pop(state)
    frames.push(state, frames.SEASON, 0, 2)
    frames.push(state, frames.ORDERS, 0, CHOOSING)
    state.numbers[ROUND] = 2
    state.numbers[TILE_NOW] = tile
    state.put(0, LOCKED, locked)
    for name, value in goods.items():
        state.put(0, {"gold": GOLD, "food": FOOD, "evil": EVIL, "imps": IDLE}[name], value)
    return state


def orders(state: State) -> list[str]:
    """The three orders that seat 0 chooses, one after another."""
    found: list[str] = []
    for _ in range(3):
        action = choice(state)
        found.append(str(action.args["order"]))
        state.apply(0, state.code(action))
    return found


@rules("DL-EVT-4", "DL-EVT-5")
def test_taxes_are_paid_as_far_as_the_gold_goes() -> None:
    assert choice(asked(event(TAXES, gold=5))) == Action("tax", {"count": 2})
    assert choice(asked(event(TAXES, gold=1))) == Action("tax", {"count": 1})


@rules("DL-EVT-2")
def test_monsters_are_paid_on_payday() -> None:
    scene = event(PAYDAY, food=4).own("troll", "goblin")
    state = asked(scene)
    while frames.step(state) == frames.AFFAIR:
        action = choice(state)
        assert action.verb == "pay"
        state.apply(0, state.code(action))
    assert sorted(scene.lair()) == ["goblin", "troll"]


@rules("DL-E-WITCH-HUNT")
def test_the_weakest_monster_goes_before_a_paladin_comes() -> None:
    scene = event(SPECIAL, "witch-hunt", evil=8).own("troll", "slime")
    assert choice(asked(scene)) == Action("dismiss", {"monster": "slime"})


@rules("DL-E-CAVE-IN")
def test_idle_imps_prop_the_ceiling() -> None:
    assert choice(asked(event(SPECIAL, "cave-in", imps=3))).verb == "prop"


@rules("DL-MIN-1")
def test_all_imps_work_when_there_is_nothing_else_to_do() -> None:
    errand = Errand("mine-gold", 2, imps=3, gold=0).begin()
    assert choice(errand.state) == Action("work", {"count": 3})


@rules("DL-DIG-4")
def test_digging_goes_on_while_imps_are_idle() -> None:
    errand = Errand("dig-tunnels", 2, imps=3).begin()
    for _ in range(3):
        action = choice(errand.state)
        assert action.verb == "dig"
        errand.state.apply(0, errand.state.code(action))
    assert int(errand.state.tiles(0)).bit_count() == 6


@rules("DL-TRAPS-1", "DL-FOOD-1", "DL-IMPS-1")
def test_a_space_is_used_where_it_can_be_paid() -> None:
    for order, space in (("buy-traps", 2), ("get-food", 2), ("recruit-imps", 2)):
        errand = Errand(order, space, gold=4, food=5).begin()
        assert choice(errand.state).verb == "act", order


@rules("DL-EVL-4")
def test_nothing_is_bought_at_the_price_of_a_paladin() -> None:
    errand = Errand("get-food", 3, gold=3, food=3, evil=8).begin()
    assert choice(errand.state).verb == "decline"


@rules("DL-HIR-1")
def test_the_strongest_monster_that_can_be_paid_is_hired() -> None:
    errand = Errand("hire-monster", 2, gold=3, food=5).show("slime", "troll", "goblin").begin()
    assert choice(errand.state) == Action("hire", {"monster": "troll"})
    wicked = Errand("hire-monster", 2, food=3, evil=9).show("ghost", "goblin").begin()
    assert choice(wicked.state) == Action("hire", {"monster": "goblin"})


@rules("DL-BLD-1")
def test_a_room_lies_far_from_the_entrance() -> None:
    errand = Errand("build-room", 1, gold=3).show("mint").begin()
    tiles = sum(1 << int(cell(name)) for name in ("c1", "c2", "c3", "c4", "b3"))
    errand.state.put(0, TILES, i64(tiles))
    action = choice(errand.state)
    assert action == Action("build", {"room": "mint"})
    errand.state.apply(0, errand.state.code(action))
    assert choice(errand.state).args["cell"] in ("c4", "b3")


@rules("DL-EVT-5")
def test_gold_is_mined_before_taxes() -> None:
    assert "mine-gold" in orders(ordering(tile=TAXES, gold=0))


@rules("DL-ADV-3")
def test_a_bad_reputation_is_improved_before_the_paladin_comes() -> None:
    assert "improve-reputation" in orders(ordering(evil=9))


@rules("DL-ORD-5")
def test_hiring_is_never_the_first_order_without_gold() -> None:
    assert orders(ordering(gold=0, food=6))[0] != "hire-monster"


@rules("DL-ORD-1")
def test_orders_that_are_locked_are_left_alone() -> None:
    locked = ["dig-tunnels", "mine-gold"]
    mask = sum(1 << ORDER_IDS.index(name) for name in locked)
    chosen = orders(ordering(locked=mask))
    assert len(set(chosen)) == 3
    assert not set(chosen) & set(locked)


@rules("DF-PET-2", "DF-PET-3")
def test_the_pet_worth_least_is_passed_on() -> None:
    scene = Scene(players=4)
    held = PET_COUNTS.one(pet("guard-hedgehog")) + PET_COUNTS.one(pet("howling-cub"))
    for seat in range(4):
        scene.put(DEALT, int(held), seat)
    frames.push(scene.state, frames.PET_PHASE, 8, 1)
    assert choice(scene.state) == Action("hand", {"pet": "howling-cub"})


@rules("DL-INF-3", "DF-INF-2")
def test_what_others_hide_changes_nothing() -> None:
    """Traps and pets of others differ, the choice does not."""
    chosen: list[list[str]] = []
    for trap_name, pet_name in (("pendulum", "stareplant"), ("plague", "impling")):
        state = ordering()
        scene = Scene(players=4)
        scene.state = state
        scene.traps(trap_name, trap_name, seat=1).pets(pet_name, seat=2)
        chosen.append(orders(state))
    assert chosen[0] == chosen[1]


@rules("DL-EVT-3")
def test_the_strongest_monster_is_paid_first_when_not_all_can_be() -> None:
    scene = event(PAYDAY, food=2).own("goblin", "troll")
    assert choice(asked(scene)) == Action("pay", {"monster": "troll"})


@rules("DL-SPY-1")
def test_a_spy_looks_at_a_card_that_is_not_known() -> None:
    errand = Errand("improve-reputation", 1).begin()
    errand.do("act")
    errand.state.put(0, KNOWN, 1)
    assert choice(errand.state) == Action("spy", {"place": 2})


@rules("DF-TUN-5")
def test_a_foyer_lies_next_to_a_room() -> None:
    errand = Errand("dig-tunnels", 1, board=True, imps=4).begin()
    tiles = sum(1 << int(cell(name)) for name in ("c1", "c2", "c3", "c4", "b1", "a1"))
    errand.state.put(0, TILES, i64(tiles))
    errand.state.put(0, HALLS, i64(1 << int(cell("c4"))))
    errand.do("improve", tunnel="foyer")
    assert choice(errand.state) == Action("set", {"cell": "c3"})
