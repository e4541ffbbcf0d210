"""Every action has a code: its block times the stride of the table, plus its argument."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from warren.core.action import Action
from warren.core.refusal import Refusal
from warren.games.small_world.layout import COMBOS
from warren.games.small_world.table import Table

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

DIE_FACES: Final = 4


class Block:
    """A verb with its fixed arguments and the name of the one that varies."""

    def __init__(self, verb: str, argument: str, fixed: dict[str, str]) -> None:
        self.verb: Final = verb
        self.argument: Final = argument
        self.fixed: Final = fixed


BLOCKS: Final[list[Block]] = [
    Block("pick", "combo", {}),
    Block("decline", "", {}),
    Block("abandon", "region", {}),
    Block("conquer", "region", {}),
    Block("conquer", "region", {"with": "die"}),
    Block("conquer", "region", {"with": "dragon"}),
    Block("conquer", "region", {"with": "sorcery"}),
    Block("roll", "", {}),
    Block("stop", "", {}),
    Block("withdraw", "region", {}),
    Block("deploy", "region", {}),
    Block("place", "region", {"piece": "fortress"}),
    Block("place", "region", {"piece": "encampment"}),
    Block("place", "region", {"piece": "hero"}),
    Block("lift", "region", {"piece": "encampment"}),
    Block("lift", "region", {"piece": "hero"}),
    Block("ally", "seat", {}),
    Block("done", "", {}),
    Block("first", "seat", {}),
    Block("banner", "race", {}),
    Block("badge", "power", {}),
    Block("die", "value", {}),
]


class ActionSpace:
    """The bijection between codes and actions of one table."""

    def __init__(self, table: Table) -> None:
        self.table: Final = table
        self.stride: Final[i64] = i64(
            max(len(table.board.names), len(table.races), len(table.powers), COMBOS)
        )

    def code(self, block: i64, argument: i64) -> i64:
        return block * self.stride + argument

    def block(self, code: i64) -> i64:
        return code // self.stride

    def argument(self, code: i64) -> i64:
        return code % self.stride

    def size(self) -> int:
        """Codes are below this."""
        return int(self.stride) * len(BLOCKS)

    def all_codes(self) -> vec[i64]:
        """Every code that means something, in order."""
        return vec[i64](
            [
                self.code(i64(block), i64(argument))
                for block in range(len(BLOCKS))
                for argument in range(self._count(BLOCKS[block].argument))
            ]
        )

    def _count(self, argument: str) -> int:
        return len(self._names(argument)) or 1

    def _names(self, argument: str) -> list[str]:
        if argument == "region":
            return self.table.board.names
        if argument == "race":
            return [race.id for race in self.table.races]
        if argument == "power":
            return [power.id for power in self.table.powers]
        counts = {"combo": COMBOS, "seat": int(self.table.players), "value": DIE_FACES}
        return [str(number) for number in range(counts.get(argument, 0))]

    def known(self, code: int) -> bool:
        if not 0 <= code < self.size():
            return False
        block = BLOCKS[int(self.block(i64(code)))]
        return int(self.argument(i64(code))) < self._count(block.argument)

    def action(self, code: int) -> Action:
        if not self.known(code):
            raise Refusal("refusal-unknown-code", {"code": str(code)}, "CORE-ACTION")
        block = BLOCKS[int(self.block(i64(code)))]
        args: dict[str, str | int] = dict(block.fixed)
        if block.argument:
            name = self._names(block.argument)[int(self.argument(i64(code)))]
            numeric = block.argument in ("combo", "seat", "value")
            args[block.argument] = int(name) if numeric else name
        return Action(block.verb, args)

    def code_of(self, action: Action) -> int:
        verbs = [i for i, block in enumerate(BLOCKS) if block.verb == action.verb]
        if not verbs:
            raise Refusal("refusal-unknown-verb", {"verb": action.verb}, "CORE-ACTION")
        for i in verbs:
            block = BLOCKS[i]
            wanted = {**block.fixed, block.argument: ""} if block.argument else block.fixed
            if set(action.args) != set(wanted):
                continue
            if any(action.args[key] != value for key, value in block.fixed.items()):
                continue
            if not block.argument:
                return int(self.code(i64(i), 0))
            value = str(action.args[block.argument])
            names = self._names(block.argument)
            if value in names:
                return int(self.code(i64(i), i64(names.index(value))))
            raise Refusal(
                "refusal-unknown-argument",
                {"verb": action.verb, "argument": block.argument, "value": value},
                "CORE-ACTION",
            )
        given = " ".join(f"{key}={value}" for key, value in action.args.items())
        raise Refusal(
            "refusal-unknown-arguments", {"verb": action.verb, "given": given}, "CORE-ACTION"
        )
