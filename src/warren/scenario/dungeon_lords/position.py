"""The position a scenario gives, as a state."""

from __future__ import annotations

import re
from typing import Final, cast

from mypy_extensions import i64

from warren.core.fields import Fields, whole_number
from warren.core.refusal import InputError
from warren.games.dungeon_lords.calendar import begin_year, end_year
from warren.games.dungeon_lords.game import DungeonLords
from warren.games.dungeon_lords.state import State
from warren.games.dungeon_lords.terms import (
    HIGHEST,
    LOWEST,
    ORDER_IDS,
    PALADIN_IDS,
    SPACES,
)
from warren.scenario.dungeon_lords.market import MARKET, Market, at_most
from warren.scenario.dungeon_lords.names import Words, counts_in, names_in
from warren.scenario.dungeon_lords.paths import names_at, put
from warren.scenario.dungeon_lords.phases import frames_of, read_phase
from warren.scenario.dungeon_lords.seats import Seats, give_orders
from warren.scenario.names import known, seat_fields

FLAGS: Final = ("scout", "impatient")
GIVEN: Final = (
    "year",
    "round",
    "first",
    "phase",
    "ends",
    "battle_round",
    "seats",
    "minions",
    "dummies",
    "paladins",
    "neutral",
    *FLAGS,
    "rent",
    "experts",
    "trap_discard",
    "open_traps",
    *MARKET,
)
PALADIN_PLACES: Final = ("tent", "box", "gone")
AFTER_BOARDS: Final = (
    "production",
    "return",
    "pets",
    "event",
    "adventurers",
    "end",
    "combat",
    "over",
)
WORDS: Final = (
    (r"^seats\[(\d)\]", r"seats.\1"),
    (r"^(seats\.\d)\.(?:tiles|rooms)$", r"\1.dungeon"),
    (r"^(seats\.\d)\.line", r"\1.party"),
    (r"^(seats\.\d)\.traps\.installed$", r"\1.installed"),
    (r"^(seats\.\d)\.orders\.chosen$", r"\1.orders"),
    (r"^combat\.cards", "row"),
    (r"^adventurers\.here", "adventurers"),
    (r"^adventurers\.next", "next_adventurers"),
    (r"^traps\.discard$", "trap_discard"),
    (r"^tiles\.now$", "tile"),
    (r"^opportunities\.\w+$", "opportunities"),
    (r"^(?:monsters|rooms|tunnels)\..*", "seats"),
)
"""Fields of a position by what scenarios call them."""
DUMMIES: Final = ("first", "second")
DUMMY_NAMES: Final = ("dummy", "dummy-1", "dummy-2")


class Position:
    """What is given, over a table on which nothing has happened in this year."""

    def __init__(self, game: DungeonLords, blank: State, given: Fields) -> None:
        given.only(GIVEN)
        self.game: Final = game
        self.given: Final = given
        self.words: Final = Words(blank.table)
        variant = blank.table.variant
        year = given.integer("year", 1, 2) if given.has("year") else 1
        self.phase: Final = read_phase(given)
        if year > 1:
            end_year(blank)
            begin_year(blank, i64(year))
        self.data: Final = blank.to_json()
        seasons = self.seasons = int(variant.seasons)
        late = self.phase in ("combat", "over")
        usual = seasons if late or self.phase == "festival" else 1
        self.round: Final = given.integer("round", 1, seasons) if given.has("round") else usual
        self.data["round"] = self.round

    def state(self) -> State:
        """The first decision of the given moment."""
        given, data, players = self.given, self.data, self.words.players
        first = max(0, self.words.table.first)
        data["first"] = given.integer("first", 0, players - 1) if given.has("first") else first
        seats = Seats(self.words, cast("list[object]", data["seats"]), self._part("seats"))
        data["seats"] = seats.seats
        fresh = self.phase == "new-round"
        market = Market(self.words, data, given, self.round - 1 if fresh else self.round)
        market.read(seats.rooms, seats.monsters, seats.adventurers)
        self._paladins(seats.hosts)
        self._piles(seats.experts)
        self._minions(seats)
        battle = 0
        if given.has("battle_round"):
            battle = given.integer("battle_round", 1, int(self.words.table.variant.fights)) - 1
        if self.phase == "combat":
            market.fill_row(battle)
        if self.round == self.seasons and self.phase in AFTER_BOARDS:
            market.clear_boards()
        data["frames"] = frames_of(self.phase, given.flag("ends", False), self._dummies(), battle)
        try:
            state = self.game.state_from_json(data)
        except InputError as error:
            raise self._located(error) from error
        state.flow.settle(state)
        return state

    def _located(self, error: InputError) -> InputError:
        """An error of the position with the field as the scenario names it."""
        details = dict(error.details)
        field = str(details.get("field", ""))
        for pattern, word in WORDS:
            field = re.sub(pattern, word, field)
        details["field"] = self.given.at(field)
        return InputError(error.message, details, error.rule)

    def _part(self, key: str) -> Fields:
        return self.given.fields(key) if self.given.has(key) else Fields({}, self.given.at(key))

    def _paladins(self, hosts: dict[str, object]) -> None:
        fields = self._part("paladins")
        fields.only(PALADIN_IDS)
        for name in fields.names():
            hosts[name] = known(fields.value(name), fields.at(name), PALADIN_PLACES)
        for name, host in hosts.items():
            put(self.data, f"paladins.{name}", host)

    def _piles(self, held: list[str]) -> None:
        given, data = self.given, self.data
        for key, path in (("trap_discard", "traps.discard"), ("open_traps", "traps.open")):
            if given.has(key):
                put(data, path, counts_in(given, key, self.words.traps))
        if given.has("neutral"):
            data["neutral"] = given.integer("neutral", LOWEST, HIGHEST)
        for key in FLAGS:
            data[key] = int(given.flag(key, False))
        if given.has("rent"):
            data["rent"] = given.integer("rent", 0, 1)
        if given.has("experts"):
            data["experts"] = names_in(given, "experts", self.words.experts)
        else:
            left = names_at(data, "experts")
            data["experts"] = [name for name in left if name not in held]

    def _minions(self, seats: Seats) -> None:
        """Who stands on the spaces of a location, from I on; seats have these orders."""
        fields = self._part("minions")
        fields.only(ORDER_IDS)
        orders: dict[int, list[str]] = {}
        for order in fields.names():
            items = fields.items(order)
            at_most(fields, order, len(items), SPACES)
            spaces = [
                self._minion(item, f"{fields.at(order)}[{space}]")
                for space, item in enumerate(items)
            ]
            put(self.data, f"spaces.{order}", [*spaces, *[None] * (SPACES - len(spaces))])
            for who in spaces:
                if isinstance(who, int):
                    orders.setdefault(who, []).append(order)
        for seat, chosen in orders.items():
            data = seats.seats[seat]
            if not names_at(data, "orders.chosen")[0]:
                at_most(fields, str(seat), len(chosen), SPACES)
                give_orders(data, chosen)

    def _minion(self, item: object, field: str) -> str | int | None:
        """A seat, a dummy or nobody."""
        if item is None:
            return None
        if isinstance(item, str):
            dummies = int(self.words.table.dummies)
            name = known(item, field, DUMMY_NAMES[: dummies + 1 if dummies else 0])
            return DUMMY_NAMES[1] if name == DUMMY_NAMES[0] else name
        return whole_number(item, field, 0, self.words.players - 1)

    def _dummies(self) -> int:
        """Their cards; how many orders they have drawn this round."""
        fields = self._part("dummies")
        drawn = 0
        for dummy, entry in seat_fields(fields, int(self.words.table.dummies)):
            entry.only(("inaccessible", "orders"))
            for key in entry.names():
                names = names_in(entry, key, ORDER_IDS)
                put(self.data, f"dummies.{DUMMIES[dummy]}.{key}", names)
                drawn += len(names) if key == "orders" else 0
        return drawn
