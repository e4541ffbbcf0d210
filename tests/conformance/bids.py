"""A small game that keeps every law, and of which tests make others that do not.

Each seat is dealt a secret card and has a hidden coin that nobody knows. In each of three rounds
chance turns up a prize, all seats seal a bid, and the highest one that nobody else made wins it;
the winner may boast, make a secret mark, look at its coin, and is done. Secret cards, marks and
coins count at the end.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from warren.core.effect import Effect, only
from warren.core.fields import Fields
from warren.core.game import Game
from warren.core.luck import Luck
from warren.core.option import Option, check_options
from warren.core.refusal import InputError, Refusal, Secret
from warren.core.space import ActionSpace, Argument, Block
from warren.core.state import CHANCE, State, View

CARDS = 4
COINS = 2
PRIZES = 3
ROUNDS = 3
BOASTS = 2
NUMBERS = [str(number + 1) for number in range(CARDS)]
SPACE = ActionSpace(
    [
        Block("bid", {}, [Argument("card", NUMBERS, True)]),
        Block("boast", {}, []),
        Block("mark", {}, []),
        Block("look", {}, []),
        Block("done", {}, []),
        Block("deal", {}, [Argument("card", NUMBERS, True)]),
        Block("prize", {}, [Argument("value", NUMBERS[:PRIZES], True)]),
    ]
)
BID, BOAST, MARK, LOOK, DONE, DEAL, PRIZE = (int(offset) for offset in SPACE.offsets)
HIDDEN = -1
NOBODY = -1


class BidsState(State):
    """Secrets are HIDDEN where a viewer may not know them; 0 is a card or bid not there yet."""

    def __init__(self, players: int) -> None:
        super().__init__()
        self.players = players
        self.round = 1
        self.prize = 0
        self.winner = NOBODY
        self.boasts = 0
        self.looked = [False] * players
        self.marks = [0] * players
        self.cards = [0] * players
        self.coins = [1 + seat % COINS for seat in range(players)]
        self.bids = [0] * players
        self.points = [0] * players

    def actors(self) -> tuple[int, ...]:
        if self.round > ROUNDS:
            return ()
        if 0 in self.cards or not self.prize:
            return (CHANCE,)
        if self.winner != NOBODY:
            return (self.winner,)
        return tuple(seat for seat, bid in enumerate(self.bids) if bid == 0)

    def sealed(self) -> int:
        bidding = self.actors() not in ((), (CHANCE,)) and self.winner == NOBODY
        return self.round if bidding else 0

    def rounds(self) -> int:
        return min(self.round, ROUNDS)

    def list_codes(self, seat: int) -> vec[i64]:
        return vec[i64]([i64(code) for code in self.offered(seat)])

    def offered(self, seat: int) -> list[int]:
        if seat == CHANCE:
            if 0 in self.cards:
                return [DEAL + card for card in range(CARDS)]
            return [PRIZE + value for value in range(PRIZES)]
        if self.winner == NOBODY:
            return [BID + card for card in range(CARDS)]
        if self.marks[seat] == HIDDEN:
            raise Secret
        boast = [BOAST] if self.boasts < BOASTS else []
        look = [] if self.looked[seat] else [LOOK]
        mark = [] if self.marks[seat] else [MARK]
        return [*boast, *mark, *look, DONE]

    def weight(self, code: i64) -> i64:
        return 1 + code % 2

    def refuse(self, seat: int, code: i64) -> Refusal:
        return Refusal("refusal-unknown-code", {"code": str(code)}, "CORE-ACTION")

    def perform(self, seat: int, code: i64) -> None:
        number = int(code)
        if self.needs_secret(seat, number):
            raise Secret
        if number >= PRIZE:
            self.prize = number - PRIZE + 1
            self.tell(Effect("prize-turned", {"value": self.prize}))
        elif number >= DEAL:
            self.deal(number - DEAL + 1)
        elif number < BOAST:
            self.bid(seat, number - BID + 1)
        else:
            self.turn(seat, number)

    def needs_secret(self, seat: int, number: int) -> bool:
        """Whether a view would have to know what it does not."""
        if number < BOAST:
            return self.bids.count(0) == 1 and (HIDDEN in self.bids or self.ends())
        if number == LOOK:
            return self.coins[seat] == HIDDEN
        return number == DONE and self.ends()

    def ends(self) -> bool:
        """Whether this is the last round, and what counts at its end is unknown."""
        return self.round == ROUNDS and HIDDEN in [*self.cards, *self.coins, *self.marks]

    def deal(self, card: int) -> None:
        seat = self.cards.index(0)
        self.cards[seat] = card
        self.tell(Effect("card-dealt", {"seat": seat}))
        self.tell(Effect("card-seen", {"seat": seat, "card": card}, only(seat)))

    def bid(self, seat: int, card: int) -> None:
        self.bids[seat] = card
        self.tell(Effect("bid-chosen", {"seat": seat, "card": card}, only(seat)))
        self.tell(Effect("seat-ready", {"seat": seat}))
        if 0 in self.bids:
            return
        single = [bid for bid in self.bids if self.bids.count(bid) == 1]
        for other, shown in enumerate(self.bids):
            self.tell(Effect("bid-turned", {"seat": other, "card": shown}, reveals=True))
        if single:
            self.winner = self.bids.index(max(single))
            self.points[self.winner] += self.prize
        else:
            self.next_round()

    def turn(self, seat: int, code: int) -> None:
        if code == BOAST:
            self.boasts += 1
            self.tell(Effect("seat-boasted", {"seat": seat}))
        elif code == MARK:
            self.marks[seat] = 1
            self.tell(Effect("seat-marked", {"seat": seat}, only(seat)))
        elif code == LOOK:
            self.looked[seat] = True
            self.tell(Effect("coin-looked-at", {"seat": seat}))
            self.show_coin(seat)
        else:
            self.tell(Effect("seat-done", {"seat": seat}))
            self.next_round()

    def show_coin(self, seat: int) -> None:
        args: dict[str, Any] = {"seat": seat, "coin": self.coins[seat]}
        self.tell(Effect("coin-seen", args, only(seat), reveals=True))

    def next_round(self) -> None:
        self.round += 1
        self.prize = 0
        self.winner = NOBODY
        self.boasts = 0
        self.bids = [0] * self.players
        if self.round > ROUNDS:
            for seat in range(self.players):
                self.points[seat] += self.cards[seat] + self.coins[seat] + self.marks[seat]
            self.tell(Effect("game-ended", {}, reveals=True))

    def tell(self, effect: Effect) -> None:
        if self.effects is not None:
            self.effects.append(effect)

    def clone(self) -> State:
        twin = type(self)(self.players)
        twin.fill(self)
        return twin

    def fill(self, other: BidsState) -> None:
        self.round = other.round
        self.prize = other.prize
        self.winner = other.winner
        self.boasts = other.boasts
        self.looked = other.looked.copy()
        self.marks = other.marks.copy()
        self.cards = other.cards.copy()
        self.coins = other.coins.copy()
        self.bids = other.bids.copy()
        self.points = other.points.copy()

    def key(self) -> bytes:
        return repr(sorted(self.to_json().items())).encode()

    def scores(self) -> list[int]:
        return list(self.points)

    def winners(self) -> list[int]:
        return [seat for seat, points in enumerate(self.points) if points == max(self.points)]

    def view(self, seat: int | None) -> View:
        seen = self.clone()
        assert isinstance(seen, BidsState)
        if not self.is_over():
            seen.mask(seat)
        return View(seat, seen)

    def mask(self, seat: int | None) -> None:
        for other in range(self.players):
            if other != seat:
                self.marks[other] = HIDDEN
                self.cards[other] = HIDDEN if self.cards[other] else 0
                if self.sealed():
                    self.bids[other] = HIDDEN if self.bids[other] else 0
            if other != seat or not self.looked[other]:
                self.coins[other] = HIDDEN

    def determinize(self, seat: int, rng: Luck) -> State:
        guess = self.view(None if seat < 0 else seat).state
        assert isinstance(guess, BidsState)
        for values, most in ((guess.cards, CARDS), (guess.coins, COINS), (guess.bids, CARDS)):
            for other, value in enumerate(values):
                if value == HIDDEN:
                    values[other] = 1 + int(rng.randrange(most))
        guess.marks = [int(rng.randrange(2)) if mark == HIDDEN else mark for mark in guess.marks]
        return guess

    def game(self) -> str:
        return "bids"

    def space(self) -> ActionSpace:
        return SPACE

    def to_json(self) -> dict[str, object]:
        return {
            "game": "bids",
            "players": self.players,
            "round": self.round,
            "prize": self.prize,
            "winner": self.winner,
            "boasts": self.boasts,
            "looked": list(self.looked),
            "marks": blanked(self.marks),
            "cards": blanked(self.cards),
            "coins": blanked(self.coins),
            "bids": blanked(self.bids),
            "points": list(self.points),
        }


def blanked(values: list[int]) -> list[int | None]:
    return [None if value == HIDDEN else value for value in values]


class Bids(Game):
    """The game with states of a class of its own."""

    key = "bids"
    max_players = 3
    longest = 120

    def __init__(self, kind: type[BidsState] = BidsState) -> None:
        super().__init__()
        self.kind = kind

    def options(self) -> tuple[Option, ...]:
        return ()

    def new_state(self, players: int, options: Mapping[str, object] | None = None) -> State:
        self.check_players(players, "CORE-TURN")
        check_options(self.options(), options or {})
        return self.kind(players)

    def state_from_json(self, data: Mapping[str, object]) -> State:
        return self.read(data, False)

    def view_from_json(self, data: Mapping[str, object], seat: int | None) -> View:
        state = self.read(data, True)
        self.viewer(seat, state.players)
        return state.view(seat)

    def read(self, data: Mapping[str, object], masked: bool) -> BidsState:
        fields = Fields(data, "")
        state = self.kind(fields.integer("players", 2, 3))
        state.round = fields.integer("round", 1, ROUNDS + 1)
        state.prize = fields.integer("prize", 0, PRIZES)
        state.winner = fields.integer("winner", NOBODY, state.players - 1)
        state.boasts = fields.integer("boasts", 0, BOASTS)
        state.looked = [bool(value) for value in fields.items("looked")]
        state.marks = numbers(fields, "marks", masked)
        state.cards = numbers(fields, "cards", masked)
        state.coins = numbers(fields, "coins", masked)
        state.bids = numbers(fields, "bids", masked)
        state.points = numbers(fields, "points", False)
        return state


def numbers(fields: Fields, name: str, masked: bool) -> list[int]:
    found: list[int] = []
    for value in fields.items(name):
        number = HIDDEN if value is None and masked else value
        if not isinstance(number, int):
            raise InputError("error-not-a-whole-number", {"field": name})
        found.append(number)
    return found
