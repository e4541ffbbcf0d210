"""The codes of all actions of a table."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from warren.core.action import Action
from warren.core.refusal import Refusal


class Argument:
    """An argument of a verb with all its values in the order of their codes."""

    def __init__(self, name: str, values: list[str], numeric: bool = False) -> None:
        self.name: Final = name
        self.values: Final = values
        self.numeric: Final = numeric


class Block:
    """A verb with its fixed arguments and those that vary."""

    def __init__(self, verb: str, fixed: dict[str, str], arguments: list[Argument]) -> None:
        self.verb: Final = verb
        self.fixed: Final = fixed
        self.arguments: Final = arguments

    def size(self) -> int:
        size = 1
        for argument in self.arguments:
            size *= len(argument.values)
        return size

    def takes(self, args: dict[str, str | int]) -> bool:
        """Whether these are the names, and the fixed values, of its arguments."""
        names = [*self.fixed, *(argument.name for argument in self.arguments)]
        if sorted(names) != sorted(args):
            return False
        return all(args[key] == value for key, value in self.fixed.items())


class ActionSpace:
    """The bijection between actions and the codes from 0 up to `size`.

    Within a block the last argument varies quickest.
    """

    def __init__(self, blocks: list[Block]) -> None:
        self.blocks: Final = blocks
        offsets = vec[i64]()
        owners = vec[i64]()
        total = 0
        for number, block in enumerate(blocks):
            offsets = append(offsets, i64(total))
            total += block.size()
            for _ in range(block.size()):
                owners = append(owners, i64(number))
        self.offsets: Final = offsets
        self.owners: Final = owners
        self.size: Final = total

    def code(self, block: i64, argument: i64) -> i64:
        return self.offsets[block] + argument

    def block(self, code: i64) -> i64:
        return self.owners[code]

    def argument(self, code: i64) -> i64:
        return code - self.offsets[self.owners[code]]

    def action(self, code: int) -> Action:
        if not 0 <= code < self.size:
            raise Refusal("refusal-unknown-code", {"code": str(code)}, "CORE-ACTION")
        block = self.blocks[int(self.block(i64(code)))]
        left = int(self.argument(i64(code)))
        args: dict[str, str | int] = dict(block.fixed)
        places: list[int] = []
        for argument in reversed(block.arguments):
            places.append(left % len(argument.values))
            left //= len(argument.values)
        for argument, place in zip(block.arguments, reversed(places), strict=True):
            value = argument.values[place]
            args[argument.name] = int(value) if argument.numeric else value
        return Action(block.verb, args)

    def code_of(self, action: Action) -> int:
        known = [i for i, block in enumerate(self.blocks) if block.verb == action.verb]
        if not known:
            raise Refusal("refusal-unknown-verb", {"verb": action.verb}, "CORE-ACTION")
        for i in known:
            if self.blocks[i].takes(action.args):
                return int(self.offsets[i64(i)]) + self._place(self.blocks[i], action)
        given = " ".join(f"{key}={value}" for key, value in action.args.items())
        raise Refusal(
            "refusal-unknown-arguments", {"verb": action.verb, "given": given}, "CORE-ACTION"
        )

    def _place(self, block: Block, action: Action) -> int:
        place = 0
        for argument in block.arguments:
            value = str(action.args[argument.name])
            if value not in argument.values:
                raise Refusal(
                    "refusal-unknown-argument",
                    {"verb": action.verb, "argument": argument.name, "value": value},
                    "CORE-ACTION",
                )
            place = place * len(argument.values) + argument.values.index(value)
        return place
