"""Packs beside each other: needs, cycles, clashing names and what the game allows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from warren.core.refusal import InputError
from warren.games.small_world.board_file import SHIPPED
from warren.games.small_world.creations import Creations, known_powers, known_races
from warren.games.small_world.packs.joining import Joining
from warren.games.small_world.packs.pack import Pack

BUILT_IN: Final = ""
TOKENS: Final = ("error-own-tokens", "error-own-many")


class Census:
    """Admits packs one by one; whoever does not fit beside the earlier ones is left out."""

    def __init__(self) -> None:
        self.packs: Final[dict[str, Pack]] = {}
        self.faults: Final[dict[str, InputError]] = {}
        self._owners: Final[dict[str, str]] = {}
        for race in known_races():
            self._owners[f"race-{race.id}"] = BUILT_IN
        for power in known_powers():
            self._owners[f"power-{power.id}"] = BUILT_IN
        for board in SHIPPED:
            self._owners[f"board-{board}"] = BUILT_IN

    def admit(self, found: Sequence[tuple[str, Pack]]) -> None:
        """Packs with the folders they come from; needed packs first, else by folder."""
        known: dict[str, Pack] = {}
        waiting: dict[str, str] = {}
        for folder, pack in found:
            if pack.id in known:
                error = InputError("error-pack-clash", {"field": "pack", "value": pack.id})
                self.faults[folder] = pack.document.fault(error)
            else:
                known[pack.id] = pack
                waiting[pack.id] = folder
        while waiting:
            ready = [id for id in waiting if not waiting.keys() & set(known[id].needs)]
            tangled = {} if ready else {id: known[id] for id in waiting}
            for id in ready or list(waiting):
                folder = waiting.pop(id)
                try:
                    if tangled:
                        raise _tangled(id, tangled)
                    self._join(known[id])
                except InputError as error:
                    self.faults[folder] = known[id].document.fault(error)

    def with_needs(self, wanted: Sequence[Pack]) -> list[Pack]:
        """These packs and all they need, each once, needed ones first."""
        found: list[Pack] = []
        for pack in wanted:
            for other in [*self.with_needs([self.packs[id] for id in pack.needs]), pack]:
                if other not in found:
                    found.append(other)
        return found

    def _join(self, pack: Pack) -> None:
        for i, id in enumerate(pack.needs):
            if id not in self.packs:
                raise InputError("error-pack-needs", {"field": f"needs[{i}]", "value": id})
        owned: list[str] = []
        for design in (*pack.races, *pack.powers):
            self._claim(f"{design.kind}-{design.id}", design.field, design.id)
            owned.append(f"{design.kind}-{design.id}")
        for board in pack.boards:
            try:
                self._claim(f"board-{board.spec.id}", "board", board.spec.id)
            except InputError as error:
                board.document.refuse(error, board.field)
            owned.append(f"board-{board.spec.id}")
        self._rehearse(pack)
        self.packs[pack.id] = pack
        for name in owned:
            self._owners[name] = pack.id

    def _claim(self, name: str, field: str, id: str) -> None:
        if name in self._owners:
            owner = self._owners[name]
            message = "error-pack-clash-with" if owner else "error-pack-clash"
            raise InputError(message, {"field": field, "value": id, "other": owner})

    def _rehearse(self, pack: Pack) -> None:
        """Add the pack to a game as a table would."""
        joining = Joining(Creations(known_races(), known_powers()))
        for other in self.with_needs([self.packs[id] for id in pack.needs]):
            joining.add_pack(other)
        for design in (*pack.races, *pack.powers):
            try:
                joining.add(design)
            except InputError as error:
                key = "tokens" if error.message in TOKENS else "borrows"
                pack.document.refuse(_unplaced(error), f"{design.field}.{key}")


def _unplaced(error: InputError) -> InputError:
    """The error without the field that the game gave it."""
    if "field" not in error.details:
        return error
    return InputError(error.message, {**error.details, "field": ""}, error.rule)


def _tangled(id: str, tangled: dict[str, Pack]) -> InputError:
    """The circle of needs that keeps a pack from being admitted."""
    path = [id]
    while True:
        need = next(other for other in tangled[path[-1]].needs if other in tangled)
        if need in path:
            circle = " → ".join([*path[path.index(need) :], need])
            return InputError("error-pack-cycle", {"field": "needs", "value": circle})
        path.append(need)
