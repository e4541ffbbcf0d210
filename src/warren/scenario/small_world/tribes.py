"""The races in front of the seats, as a scenario gives them."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from warren.core.fields import Fields
from warren.core.refusal import InputError
from warren.games.small_world.pieces import piece_counts
from warren.games.small_world.table import Table
from warren.games.small_world.terms import SLOTS
from warren.scenario.names import MANY, seat_fields
from warren.scenario.small_world.names import piece_numbers, power_name, race_name

SEAT_FIELDS: Final = ("coins", "ally", "race", "power", "hand", "aside", "pieces", "declined")
NOTHING: Final[tuple[object, ...]] = (None, 0, {})
"""What may be said of an active race where there is none."""
DECLINED: Final = ("race", "power", "hand")
DEEP_DECLINED: Final = (*DECLINED, "apart")


@dataclass
class Tribe:
    """A race in a seat's hands; what it has on the board is added by the regions."""

    id: int
    seat: int
    race: str
    power: str | None
    active: bool
    hand: int
    aside: int
    pieces: dict[str, int] | None
    apart: bool = False
    lent: str | None = None
    tokens: int = 0
    standing: dict[str, int] = field(default_factory=dict[str, int])

    def pieces_in_hand(self, table: Table) -> dict[str, int]:
        """As named, else what combo and Stonehedge bring less what stands on the board."""
        if self.pieces is not None:
            return self.pieces
        if not self.active or self.power is None:
            return {}
        packed = table.races[table.race_index[self.race]].pieces()
        for power in (self.power, self.lent):
            if power is not None:
                packed += table.powers[table.power_index[power]].pieces()
        brought = piece_counts(packed)
        left = {name: count - self.standing.get(name, 0) for name, count in brought.items()}
        return {name: count for name, count in left.items() if count > 0}

    def to_json(self, table: Table) -> dict[str, object]:
        return {
            "tribe": self.id,
            "seat": self.seat,
            "race": self.race,
            "power": self.power,
            "status": "active" if self.active else "declined",
            "hand": self.hand,
            "aside": self.aside,
            "pieces": self.pieces_in_hand(table),
            "apart": self.apart,
        }


class Tribes:
    """All races in play, by name: a banner is only once in the box."""

    def __init__(self, table: Table) -> None:
        self.table: Final = table
        self.by_race: Final[dict[str, Tribe]] = {}

    def read(self, seats: Fields) -> None:
        for seat, entry in seat_fields(seats, int(self.table.players)):
            entry.only(SEAT_FIELDS)
            slot = seat * SLOTS
            if entry.has("declined"):
                declined = entry.field_list("declined")
                if len(declined) >= SLOTS:
                    raise InputError(
                        "error-too-many-in-decline",
                        {"field": entry.at("declined")},
                        "SW-P-SPIRIT-1",
                    )
                for other in declined:
                    self._add(other.at("race"), self._declined(slot, seat, other))
                    slot += 1
            if entry.has("race") and entry.value("race") is not None:
                self._add(entry.at("race"), self._active(slot, seat, entry))
                continue
            for key in ("power", "hand", "aside", "pieces"):
                if entry.has(key) and entry.value(key) not in NOTHING:
                    raise InputError("error-missing-field", {"field": entry.at("race")})

    def _add(self, where: str, tribe: Tribe) -> None:
        if tribe.race in self.by_race:
            raise InputError(
                "error-banner-not-once",
                {"field": where, "race": tribe.race, "count": 2},
                "SW-SET-2",
            )
        self.by_race[tribe.race] = tribe

    def _active(self, slot: int, seat: int, entry: Fields) -> Tribe:
        return Tribe(
            slot,
            seat,
            race_name(entry, "race", self.table),
            power_name(entry, "power", self.table),
            True,
            _number(entry, "hand"),
            _number(entry, "aside"),
            piece_numbers(entry.fields("pieces")) if entry.has("pieces") else None,
        )

    def _declined(self, slot: int, seat: int, entry: Fields) -> Tribe:
        entry.only(DEEP_DECLINED if self.table.deep else DECLINED)
        race = race_name(entry, "race", self.table)
        power = power_name(entry, "power", self.table) if entry.has("power") else None
        if power is not None:
            badge = self.table.powers[self.table.power_index[power]]
            if not badge.stays_in_decline():
                raise InputError(
                    "error-badge-not-kept", {"field": entry.at("power"), "value": power}, "SW-DEC-8"
                )
        hand = _number(entry, "hand")
        apart = entry.flag("apart", False)
        return Tribe(slot, seat, race, power, False, hand, 0, None, apart)

    def in_decline(self, seat: int) -> list[int]:
        """The ids of the seat's races in decline."""
        return [
            tribe.id for tribe in self.by_race.values() if tribe.seat == seat and not tribe.active
        ]

    def active(self, seat: int) -> Tribe | None:
        for tribe in self.by_race.values():
            if tribe.seat == seat and tribe.active:
                return tribe
        return None


def _number(entry: Fields, key: str) -> int:
    return entry.integer(key, 0, MANY) if entry.has(key) else 0
