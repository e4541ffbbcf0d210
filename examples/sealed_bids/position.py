"""A position of sealed bids, and what may be done in it."""

from __future__ import annotations

from collections.abc import Mapping

from librt.vecs import vec
from mypy_extensions import i64

from warren.core.effect import EVERYBODY, ArgValue, Effect, only
from warren.core.fields import Fields, whole_number
from warren.core.luck import Luck
from warren.core.refusal import InputError, Refusal, Secret
from warren.core.space import ActionSpace, Argument, Block
from warren.core.state import CHANCE, State, View

KEY = "sealed_bids"
LOTS = (1, 2, 3, 4, 5, 6)
PURSE = 20
OPEN = -1
"""No bid yet."""
HIDDEN = -2
"""A bid that the viewer may not know."""
SPACE = ActionSpace(
    [
        Block("bid", {}, [Argument("coins", [str(coins) for coins in range(PURSE + 1)], True)]),
        Block("lot", {}, [Argument("value", [str(value) for value in LOTS], True)]),
    ]
)
FIRST_LOT = PURSE + 1


class Position(State):
    """What lies open, and the bids of the round.  [SB-1]"""

    def __init__(self, players: int) -> None:
        super().__init__()
        self.lot = 0
        self.carried = 0
        self.deck: list[int] = list(LOTS)
        self.bids = [OPEN] * players
        self.purses = [PURSE] * players
        self.points = [0] * players

    def game(self) -> str:
        return KEY

    def space(self) -> ActionSpace:
        return SPACE

    def actors(self) -> tuple[int, ...]:
        """Chance turns up a lot, then everybody who has not sealed a bid.  [SB-2] [SB-3]"""
        if self.lot:
            return tuple(seat for seat, bid in enumerate(self.bids) if bid == OPEN)
        return (CHANCE,) if self.deck else ()

    def sealed(self) -> int:
        return self.rounds() if self.lot else 0

    def rounds(self) -> int:
        return len(LOTS) - len(self.deck)

    def list_codes(self, seat: int) -> vec[i64]:
        if seat == CHANCE:
            return vec[i64]([i64(FIRST_LOT + LOTS.index(value)) for value in self.deck])
        return vec[i64]([i64(coins) for coins in range(self.purses[seat] + 1)])

    def refuse(self, seat: int, code: i64) -> Refusal:
        action = self.action(int(code))
        if action.verb == "bid" and seat != CHANCE:
            return Refusal(f"{KEY}-refusal-purse", {"coins": self.purses[seat]}, "SB-3")
        return Refusal("refusal-not-now", {"verb": action.verb}, "SB-2")

    def perform(self, seat: int, code: i64) -> None:
        if seat == CHANCE:
            self.lot = LOTS[int(code) - FIRST_LOT]
            self.deck.remove(self.lot)
            self.tell("lot-opened", {"value": self.lot, "worth": self.lot + self.carried})
            return
        if self.bids.count(OPEN) == 1 and HIDDEN in self.bids:
            raise Secret
        self.bids[seat] = int(code)
        self.tell("bid-sealed", {"seat": seat, "coins": int(code)}, only(seat))
        self.tell("seat-ready", {"seat": seat})
        if OPEN not in self.bids:
            self.settle()

    def settle(self) -> None:
        """The highest bid takes the lot; of equal ones none does, and it stays.  [SB-4] [SB-5]"""
        for seat, coins in enumerate(self.bids):
            self.tell("bid-opened", {"seat": seat, "coins": coins}, reveals=True)
        worth, best = self.lot + self.carried, max(self.bids)
        self.carried = worth
        if self.bids.count(best) == 1:
            winner = self.bids.index(best)
            self.purses[winner] -= best
            self.points[winner] += worth
            self.carried = 0
            self.tell("lot-taken", {"seat": winner, "worth": worth, "coins": best})
        else:
            self.tell("lot-stays", {"worth": worth})
        self.lot = 0
        self.bids = [OPEN] * len(self.bids)

    def tell(
        self,
        name: str,
        args: dict[str, ArgValue],
        seen_by: int = EVERYBODY,
        reveals: bool = False,
    ) -> None:
        if self.effects is not None:
            self.effects.append(Effect(name, args, seen_by, reveals))

    def scores(self) -> list[int]:
        return list(self.points)

    def winners(self) -> list[int]:
        """Points, then coins left; still equal, all of them win.  [SB-6]"""
        merits = list(zip(self.points, self.purses, strict=True))
        return [seat for seat, merit in enumerate(merits) if merit == max(merits)]

    def clone(self) -> Position:
        twin = Position(len(self.bids))
        twin.lot, twin.carried, twin.deck = self.lot, self.carried, self.deck.copy()
        twin.bids, twin.purses = self.bids.copy(), self.purses.copy()
        twin.points = self.points.copy()
        return twin

    def view(self, seat: int | None) -> View:
        """A sealed bid is known to its seat alone.  [SB-3]"""
        seen = self.clone()
        for other, bid in enumerate(seen.bids):
            if bid != OPEN and other != seat:
                seen.bids[other] = HIDDEN
        return View(seat, seen)

    def determinize(self, seat: int, rng: Luck) -> Position:
        whole = self.clone()
        for other, bid in enumerate(whole.bids):
            if bid != OPEN and other != seat:
                whole.bids[other] = int(rng.randrange(whole.purses[other] + 1))
        return whole

    def to_json(self) -> dict[str, object]:
        return {
            "game": KEY,
            "players": len(self.bids),
            "round": self.rounds(),
            "lot": self.lot or None,
            "carried": self.carried,
            "deck": " ".join(map(str, self.deck)),
            "bids": [{OPEN: None, HIDDEN: "sealed"}.get(bid, bid) for bid in self.bids],
            "purses": self.purses.copy(),
            "points": self.points.copy(),
        }


def read_position(data: Mapping[str, object], seat: int | None, hidden: bool) -> Position:
    """The inverse of `to_json`; in a view the bids of others may be hidden."""
    fields = Fields(data, "")
    fields.only(Position(0).to_json())
    state = Position(fields.integer("players", 2, 5))
    state.lot = 0 if fields.value("lot") is None else fields.integer("lot", 1, LOTS[-1])
    state.carried = fields.integer("carried", 0, sum(LOTS))
    lots = fields.text("deck").split()
    state.deck = [value for value in LOTS if str(value) in lots]
    if " ".join(map(str, state.deck)) != fields.text("deck"):
        raise InputError("error-position-field", {"field": "deck", "value": fields.text("deck")})
    for name, numbers, most in (
        ("purses", state.purses, PURSE),
        ("points", state.points, sum(LOTS)),
    ):
        items = fields.items(name)
        if len(items) != len(numbers):
            raise InputError("error-seat-count", {"field": name, "count": len(items)})
        numbers[:] = [whole_number(item, name, 0, most) for item in items]
    bids = fields.items("bids")
    if len(bids) != len(state.bids):
        raise InputError("error-seat-count", {"field": "bids", "count": len(bids)})
    for other, bid in enumerate(bids):
        if bid == "sealed" and hidden and other != seat:
            state.bids[other] = HIDDEN
        elif bid is not None:
            state.bids[other] = whole_number(bid, "bids", 0, state.purses[other])
    if state.lot in state.deck or fields.integer("round", 0, len(LOTS)) != state.rounds():
        raise InputError("error-position-field", {"field": "deck", "value": str(state.deck)})
    if (not state.lot and state.bids.count(OPEN) < len(bids)) or OPEN not in state.bids:
        raise InputError("error-position-field", {"field": "bids", "value": str(bids)})
    return state
