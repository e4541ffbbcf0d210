"""What lies on the central boards: tiles on display, opportunities, the event, the adventurers."""

from __future__ import annotations

from collections import Counter
from typing import Final, cast

from warren.core.fields import Fields
from warren.core.refusal import InputError
from warren.games.dungeon_lords.steps.unveil import ROOMS_SHOWN
from warren.games.dungeon_lords.terms import OPPORTUNITY_IDS, TILE_IDS
from warren.scenario.dungeon_lords.names import (
    Words,
    counts_in,
    holes_in,
    named,
    named_or_none,
    names_in,
)
from warren.scenario.dungeon_lords.paths import Data, counts_at, names_at, put

SHOWN: Final = 3
COMING: Final = 4
ROW_LENGTH: Final = 5
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
        for name, where in held.items():
            kind = "rooms" if name in self.words.rooms else "tunnels"
            put(self.data, f"{kind}.{name}", where)

    def _monsters(self, held: Counter[str]) -> None:
        """Those of year 1 that are held do not lie in the stack of year 2."""
        shown = self._names("monsters", self.words.monsters, SHOWN)
        put(self.data, "monsters.display", [*shown, *[None] * (SHOWN - len(shown))])
        gone = Counter(held)
        if self.given.has("monster_discard"):
            discard = counts_in(self.given, "monster_discard", self.words.monsters)
            put(self.data, "monsters.discard", discard)
            gone.update(discard)
        if self.year > 1:
            for monster in self.words.table.deck.monsters:
                gone[monster.id] -= min(gone[monster.id], monster.copies[0])
        gone.update(shown)
        stack = Counter(counts_at(self.data, "monsters.stack"))
        for name, count in gone.items():
            if count > stack[name]:
                raise InputError(
                    "error-cards-not-conserved",
                    {"field": self.given.path, "card": name, "count": count, "all": stack[name]},
                )
        put(self.data, "monsters.stack", dict(stack - gone))

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
        most = len(left) if self.year == 1 else max(0, seasons - 1 - self.round)
        now = used[-1] if used else None
        boards = {"used": used, "now": now, "next": coming, "left": left[:most]}
        self.data["opportunities"] = boards

    def clear_boards(self) -> None:
        """After the festival of the last round none is left."""
        put(self.data, "opportunities.now", None)
        put(self.data, "opportunities.next", None)
        put(self.data, "opportunities.used", [])

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
        self.data["tiles"] = {"now": now, "next": coming, "seen": dict(Counter(seen))}
        seen_cards = self._names("events_seen", self.words.events, len(self.words.events))
        for key, tile in (("event", now), ("next_event", coming)):
            card = self._event(key, seen_cards) if tile == SPECIAL else None
            if card is None and self.given.has(key):
                raise InputError("error-unknown-field", {"field": self.given.at(key)})
            put(self.data, "events.now" if key == "event" else "events.next", card)
        put(self.data, "events.seen", seen_cards)

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
            put(self.data, f"adventurers.{prefix}", [*party, *[None] * (COMING - len(party))])
        twice = [name for name, count in Counter(people).items() if count > 1]
        if twice:
            raise InputError("error-twice", {"field": self.given.path, "value": twice[0]})
        stack = names_at(self.data, "adventurers.stack")
        put(self.data, "adventurers.stack", [name for name in stack if name not in people])

    def _row(self) -> None:
        row = holes_in(self.given, "row", self.words.spells) if self.given.has("row") else []
        at_most(self.given, "row", len(row), int(self.variant.fights))
        put(self.data, "combat.cards", [*row, *[None] * (ROW_LENGTH - len(row))])

    def fill_row(self, turned: int) -> None:
        """For a combat: cards that are not named are the first left of the year."""
        plays = self.words.table.plays_set
        cards = [
            one.id
            for one in self.words.table.deck.spells
            if one.year == self.year and plays(one.set)
        ]
        row = names_at(self.data, "combat.cards")
        left = [card for card in cards if card not in row]
        for place in range(int(self.variant.fights)):
            row[place] = row[place] or left.pop(0)
        put(self.data, "combat.turned", turned)
