"""What lies on the central boards: tiles on display, opportunities, the event, the adventurers."""

from __future__ import annotations

from collections import Counter
from typing import Final, cast

from warren.core.fields import Fields
from warren.core.refusal import InputError
from warren.games.dungeon_lords.steps.unveil import ROOMS_SHOWN, TILE_BITS
from warren.games.dungeon_lords.terms import OPPORTUNITY_IDS, TILE_IDS
from warren.scenario.dungeon_lords.names import (
    Words,
    counts_in,
    holes_in,
    named,
    named_or_none,
    names_in,
)

Data = dict[str, object]
SHOWN: Final = 3
SPECIAL: Final = "special"
MARKET: Final = (
    "monsters",
    "monster_discard",
    "rooms",
    "room_discard",
    "opportunities",
    "next_opportunity",
    "tile",
    "next_tile",
    "event",
    "next_event",
    "events_seen",
    "adventurers",
    "next_adventurers",
    "row",
)


def at_most(fields: Fields, key: str, count: int, most: int) -> None:
    if count > most:
        limits = {"value": count, "least": 0, "most": most}
        raise InputError("error-out-of-range", {"field": fields.at(key), **limits})


class Market:
    """Read over the stacks of the year; what is named leaves its stack."""

    def __init__(self, words: Words, data: Data, given: Fields, shown: int) -> None:
        """`shown` is the round whose tiles and boards lie there."""
        self.words: Final = words
        self.data: Final = data
        self.given: Final = given
        self.variant: Final = words.table.variant
        self.year: Final = cast("int", data["year"])
        self.round: Final = shown
        self.coming: Final = 0 < shown < int(words.table.variant.seasons)

    def read(self, rooms: dict[str, object], monsters: Counter[str], people: list[str]) -> None:
        """`rooms`, `monsters` and `people` are those that the seats have."""
        self._rooms(rooms)
        self._monsters(monsters)
        self._boards()
        self._tiles()
        self._adventurers(people)
        self._row()

    def _names(self, key: str, names: list[str], most: int) -> list[str]:
        found = names_in(self.given, key, names) if self.given.has(key) else []
        at_most(self.given, key, len(found), most)
        return found

    def _rooms(self, held: dict[str, object]) -> None:
        every = len(self.words.rooms)
        for key, place, most in (
            ("rooms", "display", ROOMS_SHOWN),
            ("room_discard", "discard", every),
        ):
            for name in self._names(key, self.words.rooms, most):
                if name in held:
                    raise InputError("error-twice", {"field": self.given.at(key), "value": name})
                held[name] = place
        self.data.update(held)

    def _monsters(self, held: Counter[str]) -> None:
        """Those of year 1 that are held do not lie in the stack of year 2."""
        shown = self._names("monsters", self.words.monsters, SHOWN)
        for slot in range(SHOWN):
            self.data[f"display_{slot + 1}"] = shown[slot] if slot < len(shown) else None
        gone = Counter(held)
        if self.given.has("monster_discard"):
            discard = counts_in(self.given, "monster_discard", self.words.monsters)
            self.data["monster_discard"] = discard
            gone.update(discard)
        if self.year > 1:
            for monster in self.words.table.deck.monsters:
                gone[monster.id] -= min(gone[monster.id], monster.copies[0])
        gone.update(shown)
        stack = Counter(cast("dict[str, int]", self.data["monster_stack"]))
        for name, count in gone.items():
            if count > stack[name]:
                raise InputError(
                    "error-cards-not-conserved",
                    {"field": self.given.path, "card": name, "count": count, "all": stack[name]},
                )
        self.data["monster_stack"] = {name: n for name, n in (stack - gone).items() if n}

    def _boards(self) -> None:
        """One is laid out each round from the second on; those not named are the first left."""
        if not self.variant.opportunities:
            for key in ("opportunities", "next_opportunity"):
                if self.given.has(key):
                    raise InputError("error-unknown-field", {"field": self.given.at(key)})
            return
        seasons = int(self.variant.seasons)
        laid = max(0, self.round - 1)
        used = self._names("opportunities", OPPORTUNITY_IDS, laid)
        left = [name for name in OPPORTUNITY_IDS if name not in used]
        coming: str | None = None
        if self.given.has("next_opportunity"):
            coming = named(self.given, "next_opportunity", left)
            left.remove(coming)
        earlier = laid - len(used)
        used, left = [*left[:earlier], *used], left[earlier:]
        if self.coming and coming is None:
            coming = left.pop(0)
        self.data["used_boards"] = used
        self.data["board"] = used[-1] if used else None
        self.data["next_board"] = coming
        self.data["boards"] = left if self.year == 1 else left[: max(0, seasons - 1 - self.round)]

    def clear_boards(self) -> None:
        """After the festival of the last round none is left."""
        self.data.update({"board": None, "next_board": None, "used_boards": []})

    def _tiles(self) -> None:
        """The event of this round, that of the next, and the card where one is special."""
        counts = Counter(
            {name: int(self.variant.specials) if name == SPECIAL else 1 for name in TILE_IDS}
        )
        now = self._tile("tile", counts, self.round > 1)
        coming = self._tile("next_tile", counts, self.coming)
        seen = [tile for tile in (now, coming) if tile]
        spare = [name for name in TILE_IDS for _ in range(counts[name])]
        seen += spare[: max(0, self.round - 2)]
        self.data.update({"tile": now, "next_tile": coming})
        self.data["tiles_seen"] = sum(1 << (TILE_IDS.index(tile) * TILE_BITS) for tile in seen)
        seen_cards = self._names("events_seen", self.words.events, len(self.words.events))
        for key, tile in (("event", now), ("next_event", coming)):
            card = self._event(key, seen_cards) if tile == SPECIAL else None
            if card is None and self.given.has(key):
                raise InputError("error-unknown-field", {"field": self.given.at(key)})
            self.data[key] = card
        self.data["events_seen"] = seen_cards

    def _event(self, key: str, seen: list[str]) -> str:
        """A card by name, else the first that has not been seen."""
        left = [name for name in self.words.events if name not in seen]
        card = named(self.given, key, left) if self.given.has(key) else left[0]
        seen.append(card)
        return card

    def _tile(self, key: str, left: Counter[str], wanted: bool) -> str | None:
        """A tile by name, else one that troubles nobody without monsters or gold."""
        tile: str | None = None
        if self.given.has(key):
            tile = named_or_none(self.given, key, list(+left))
        elif wanted:
            tile = next(name for name in ("payday", "taxes", SPECIAL) if left[name])
        if tile is not None:
            left[tile] -= 1
        return tile

    def _adventurers(self, held: list[str]) -> None:
        drawn = int(self.words.table.drawn)
        people = [*held]
        for key, prefix in (("adventurers", "here"), ("next_adventurers", "next")):
            party = self._names(key, self.words.adventurers, drawn)
            people += party
            for place in range(4):
                self.data[f"{prefix}_{place + 1}"] = party[place] if place < len(party) else None
        twice = [name for name, count in Counter(people).items() if count > 1]
        if twice:
            raise InputError("error-twice", {"field": self.given.path, "value": twice[0]})
        stack = cast("list[str]", self.data["stack"])
        self.data["stack"] = [name for name in stack if name not in people]

    def _row(self) -> None:
        row = holes_in(self.given, "row", self.words.spells) if self.given.has("row") else []
        at_most(self.given, "row", len(row), int(self.variant.fights))
        for place, card in enumerate(row):
            self.data[f"row_{place + 1}"] = card

    def fill_row(self, turned: int) -> None:
        """For a combat: cards that are not named are the first left of the year."""
        plays = self.words.table.plays_set
        cards = [
            one.id
            for one in self.words.table.deck.spells
            if one.year == self.year and plays(one.set)
        ]
        places = [f"row_{place + 1}" for place in range(int(self.variant.fights))]
        left = [card for card in cards if card not in [self.data[place] for place in places]]
        for place in places:
            if self.data[place] is None:
                self.data[place] = left.pop(0)
        self.data["turned"] = turned
