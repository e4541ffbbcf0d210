"""The actions of Small World, in the order of their codes."""

from __future__ import annotations

from typing import Final

from warren.core.space import ActionSpace, Argument, Block
from warren.games.small_world.table import Table
from warren.games.small_world.terms import COMBOS
from warren.games.small_world.underground import markers
from warren.games.small_world.underground.markers import RELICS

PICK: Final = 0
DECLINE: Final = 1
ABANDON: Final = 2
CONQUER: Final = 3
CONQUER_DIE: Final = 4
CONQUER_DRAGON: Final = 5
CONQUER_SORCERY: Final = 6
ROLL: Final = 7
STOP: Final = 8
WITHDRAW: Final = 9
DEPLOY: Final = 10
PLACE_FORTRESS: Final = 11
PLACE_ENCAMPMENT: Final = 12
PLACE_HERO: Final = 13
LIFT_ENCAMPMENT: Final = 14
LIFT_HERO: Final = 15
ALLY: Final = 16
DONE: Final = 17
CHANCE_FIRST: Final = 18
CHANCE_BANNER: Final = 19
CHANCE_BADGE: Final = 20
CHANCE_DIE: Final = 21
SWAP: Final = 22
PLACE_VOLCANO: Final = 23
DECLINE_TOMB: Final = 24
DECLINE_VANISHING: Final = 25
PLACE_ANCIENT: Final = 26
EXCHANGE: Final = 27
CONQUER_WISPS: Final = 28
CONQUER_VAMPIRE: Final = 29
CONQUER_ORB: Final = 30
USE: Final = 31
COPY: Final = 32
PLACE_BALROG: Final = 33
PLACE_ARMOUR: Final = 34
PLACE_QUEEN: Final = 35
PLACE_GHOST: Final = 36
LAY_SCEPTER: Final = 37
LAY_RING: Final = 38
LAY_BAG_AS_SCEPTER: Final = 39
LAY_BAG_AS_RING: Final = 40
SACRIFICE: Final = 41
CHANCE_MARKER: Final = 42
CHANCE_MONSTERS: Final = 43

DIE_FACES: Final = 4


SHAPES: Final[list[tuple[str, str, dict[str, str]]]] = [
    ("pick", "combo", {}),
    ("decline", "", {}),
    ("abandon", "region", {}),
    ("conquer", "region", {}),
    ("conquer", "region", {"with": "die"}),
    ("conquer", "region", {"with": "dragon"}),
    ("conquer", "region", {"with": "sorcery"}),
    ("roll", "", {}),
    ("stop", "", {}),
    ("withdraw", "region", {}),
    ("deploy", "region", {}),
    ("place", "region", {"piece": "fortress"}),
    ("place", "region", {"piece": "encampment"}),
    ("place", "region", {"piece": "hero"}),
    ("lift", "region", {"piece": "encampment"}),
    ("lift", "region", {"piece": "hero"}),
    ("ally", "seat", {}),
    ("done", "", {}),
    ("first", "seat", {}),
    ("banner", "race", {}),
    ("badge", "power", {}),
    ("die", "value", {}),
]


DEEP_SHAPES: Final[list[tuple[str, str, dict[str, str]]]] = [
    ("swap", "combo", {}),
    ("place", "region", {"piece": "volcano"}),
    ("decline", "", {"with": "tomb"}),
    ("decline", "", {"with": "vanishing"}),
    ("place", "region", {"piece": "great-ancient"}),
    ("exchange", "region", {}),
    ("conquer", "region", {"with": "wisps"}),
    ("conquer", "region", {"with": "vampire"}),
    ("conquer", "region", {"with": "orb"}),
    ("use", "relic", {}),
    ("copy", "relic", {}),
    ("place", "region", {"piece": "balrog"}),
    ("place", "region", {"piece": "mushroom-armour"}),
    ("place", "region", {"piece": "queen"}),
    ("place", "region", {"piece": "ghost"}),
    ("lay", "region", {"relic": "scepter-of-avarice"}),
    ("lay", "region", {"relic": "froggys-ring"}),
    ("lay", "region", {"relic": "scepter-of-avarice", "with": "bag"}),
    ("lay", "region", {"relic": "froggys-ring", "with": "bag"}),
    ("sacrifice", "region", {}),
    ("marker", "marker", {}),
    ("monsters", "region", {}),
]


def _numbers(count: int) -> list[str]:
    return [str(number) for number in range(count)]


def action_space(table: Table) -> ActionSpace:
    """The codes of one table; the blocks are in the order of the numbers above.

    A table without anything of Underground has none of its actions.
    """
    arguments = {
        "region": Argument("region", table.board.names),
        "race": Argument("race", [race.id for race in table.races]),
        "power": Argument("power", [power.id for power in table.powers]),
        "combo": Argument("combo", _numbers(COMBOS), True),
        "seat": Argument("seat", _numbers(int(table.players)), True),
        "value": Argument("value", _numbers(DIE_FACES), True),
        "relic": Argument("relic", [marker.id for marker in markers.LIST[:RELICS]]),
        "marker": Argument("marker", [marker.id for marker in markers.LIST]),
    }
    return ActionSpace(
        [
            Block(verb, fixed, [arguments[argument]] if argument else [])
            for verb, argument, fixed in (SHAPES + DEEP_SHAPES if table.deep else SHAPES)
        ]
    )
