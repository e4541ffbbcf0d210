"""Cards and companions of a position, so that nothing is lost or doubled."""

from __future__ import annotations

from collections import Counter
from typing import Final

from warren.core.fields import Fields
from warren.core.refusal import InputError
from warren.games.heroes.card import COMPANIONS
from warren.games.heroes.game import COMPANIONS_EACH, START_COINS
from warren.games.heroes.table import Table
from warren.scenario.heroes.names import card_counts, companion_counts
from warren.scenario.names import MANY, seat_fields

SEAT_FIELDS: Final = ("coins", "hand", "companions", "spent", "idle", "turns")
PILES: Final = ("deck", "discard", "out")


class Seats:
    """What is named of each seat, over what everybody has."""

    def __init__(self, table: Table, named: Fields, turns: list[int]) -> None:
        self.table: Final = table
        self.cards: Final[Counter[str]] = Counter()
        self.supply: Final = dict.fromkeys(COMPANIONS, COMPANIONS_EACH)
        self.seats: Final[list[dict[str, object]]] = [
            self._seat(Fields({}, named.path), taken) for taken in turns
        ]
        for seat, entry in seat_fields(named, int(table.players)):
            self.seats[seat] = self._seat(entry, turns[seat])

    def _seat(self, entry: Fields, turns: int) -> dict[str, object]:
        entry.only(SEAT_FIELDS)
        hand = card_counts(entry, "hand", self.table) if entry.has("hand") else {}
        self.cards.update(hand)
        return {
            "coins": entry.integer("coins", 0, MANY) if entry.has("coins") else START_COINS,
            "ready": self._companions(entry, "companions"),
            "spent": self._companions(entry, "spent"),
            "hand": hand,
            "hand_size": sum(hand.values()),
            "idle": entry.flag("idle", False),
            "turns": entry.integer("turns", 0, MANY) if entry.has("turns") else turns,
        }

    def _companions(self, entry: Fields, key: str) -> dict[str, int]:
        """No more than there are.  [HDL-SET-6]"""
        counts = companion_counts(entry, key) if entry.has(key) else {}
        for kind, count in counts.items():
            if count > self.supply[kind]:
                field = f"{entry.at(key)}.{kind}"
                limits = {"least": 0, "most": self.supply[kind]}
                raise InputError(
                    "error-out-of-range", {"field": field, "value": count, **limits}, "HDL-SET-6"
                )
            self.supply[kind] -= count
        return {kind: counts.get(kind, 0) for kind in COMPANIONS}

    def to_json(self) -> dict[str, object]:
        return {"seats": self.seats, "supply": self.supply}


class Piles:
    """Deck, discard and cards out of the game; what is named nowhere lies in the first of them.

    As long as neither deck nor discard is named, reserve cards lie in the discard. [HDL-SET-5]
    """

    def __init__(self, table: Table, given: Fields, used: Counter[str]) -> None:
        piles = {name: card_counts(given, name, table) if given.has(name) else {} for name in PILES}
        open_piles = [name for name in PILES if not given.has(name)]
        fresh = open_piles[:2] == list(PILES[:2])
        for card in table.cards:
            placed = used[card.id] + sum(pile.get(card.id, 0) for pile in piles.values())
            left = card.count - placed
            if left < 0 or (left > 0 and not open_piles):
                raise InputError(
                    "error-cards-not-conserved",
                    {"field": given.path, "card": card.id, "count": placed, "all": card.count},
                )
            if left:
                place = "discard" if fresh and card.reserve else open_piles[0]
                piles[place][card.id] = left
        self.piles: Final = piles

    def to_json(self) -> dict[str, object]:
        return {**self.piles, "deck_size": sum(self.piles["deck"].values())}
