"""What is measured, and among what."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Literal

from warren.core.nearest import meant
from warren.core.refusal import InputError
from warren.core.state import State
from warren.games.registry import game
from warren.games.small_world.state import State as SmallWorldState

Kind = Literal["race", "power"]

KINDS: Final[tuple[Kind, Kind]] = ("race", "power")


@dataclass(frozen=True)
class Subject:
    """A race or a power of a table; plain data, so that processes share it."""

    game: str
    players: int
    options: Mapping[str, object]
    kind: Kind
    id: str

    @property
    def partner_kind(self) -> Kind:
        """Powers are the partners of a race, races those of a power."""
        return "power" if self.kind == "race" else "race"

    def table(self) -> State:
        """A new game at the table."""
        return game(self.game).new_state(self.players, self.options)

    def rivals(self) -> list[str]:
        """All of the subject's kind, the subject among them."""
        return members(self.table(), self.kind)

    def partners(self) -> list[str]:
        return members(self.table(), self.partner_kind)


def members(state: State, kind: Kind) -> list[str]:
    """The races or the powers of a table, in its order."""
    if not isinstance(state, SmallWorldState):
        raise InputError("error-lab-game", {"field": "--game", "value": state.game()})
    table = state.table
    if kind == "race":
        return [race.id for race in table.races]
    return [power.id for power in table.powers]


def kind_of(word: str) -> Kind:
    if word == "race":
        return "race"
    if word == "power":
        return "power"
    details = {"field": "KIND", "value": word, "known": ", ".join(KINDS)}
    raise InputError("error-lab-kind", meant(details, word, KINDS))


def subject(
    written: str, kind: str, game_key: str, players: int, options: Mapping[str, object]
) -> Subject:
    """The race or power with this id at such a table; PACK:ID brings its pack along."""
    pack, colon, rest = written.rpartition(":")
    chosen = dict(options)
    if colon:
        others = [name for name in str(chosen.get("packs") or "").split(",") if name]
        chosen["packs"] = ",".join(dict.fromkeys([*others, pack]))
    found = Subject(game_key, players, chosen, kind_of(kind), rest)
    if rest not in found.rivals():
        details = {"field": "ID", "value": written}
        raise InputError(f"error-lab-{found.kind}", meant(details, rest, found.rivals()))
    return found
