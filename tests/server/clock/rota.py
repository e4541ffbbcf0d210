"""A game without an aim in which seats take turns, ask each other and toss a coin, for tests."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from warren.core.action import Action
from warren.core.match import Match
from warren.core.space import ActionSpace, Block
from warren.core.state import ANSWER, CHANCE, TURN, State
from warren.server.clock.clock import Clock

STAY, END, ASK, TOSS, LAST, COIN = range(6)
VERBS = ("stay", "end", "ask", "toss", "last", "coin")
SPACE = ActionSpace([Block(verb, {}, []) for verb in VERBS])


class RotaState(State):
    """`stay` goes on, `end` passes the turn, `toss` tosses a coin.

    `ask` has the next seat answer, `last` all others one after the other before the turn passes.
    """

    def __init__(self, players: int) -> None:
        super().__init__()
        self.players = players
        self.turn = 0
        self.asked = 0
        self.last = False
        self.coin = False

    def actors(self) -> tuple[int, ...]:
        return (CHANCE if self.coin else (self.turn + self.asked) % self.players,)

    def turn_kind(self) -> str:
        return ANSWER if self.asked else TURN

    def list_codes(self, seat: int) -> vec[i64]:
        if self.coin:
            return vec[i64]([i64(COIN)])
        return vec[i64]([i64(END)] if self.asked else [i64(code) for code in range(COIN)])

    def weight(self, code: i64) -> i64:
        return 1

    def perform(self, seat: int, code: i64) -> None:
        if code in (ASK, LAST):
            self.asked = 1
            self.last = code == LAST
        elif code == END and self.last and self.asked < self.players - 1:
            self.asked += 1
        elif code == END and self.asked and not self.last:
            self.asked = 0
        elif code == END:
            self.turn = (self.turn + 1) % self.players
            self.asked = 0
            self.last = False
        elif code in (TOSS, COIN):
            self.coin = code == TOSS

    def clone(self) -> RotaState:
        twin = RotaState(self.players)
        twin.turn, twin.asked = self.turn, self.asked
        twin.last, twin.coin = self.last, self.coin
        return twin

    def scores(self) -> list[int]:
        return [0] * self.players

    def space(self) -> ActionSpace:
        return SPACE


class Timed:
    """A position with its clock; every step happens at a time."""

    def __init__(self, clock: Clock | None, state: State, people: list[int]) -> None:
        assert clock is not None
        self.clock = clock
        self.position = Match(state)
        self.people = people
        self.clock = clock.turned(self.position, self.position, [], people, 0.0)

    def step(self, seat: int, *verbs: str, at: float, **args: str | int) -> None:
        """Do these actions as one step, and what chance does after it."""
        trial = self.position.copy()
        told = [trial.act(seat, Action(verb, args)) for verb in verbs]
        while trial.state.is_chance():
            told.append(trial.act(CHANCE, trial.state.action(int(trial.state.codes(CHANCE)[0]))))
        self.clock = self.clock.turned(self.position, trial, told, self.people, at)
        self.position = trial

    def undo(self, seat: int, at: float) -> None:
        trial = self.position.copy()
        told = [trial.undo(seat)]
        self.clock = self.clock.turned(self.position, trial, told, self.people, at)
        self.position = trial

    def leave(self, seat: int, at: float) -> None:
        self.people = [one for one in self.people if one != seat]
        self.clock = self.clock.reseated(self.position, self.people, at)

    def come_back(self, seat: int, at: float) -> None:
        self.people = [*self.people, seat]
        self.clock = self.clock.reseated(self.position, self.people, at)

    def kind(self) -> str:
        return self.position.state.turn_kind()

    def ends(self) -> dict[int, float]:
        return self.clock.running

    def left(self, seat: int) -> float:
        return self.clock.hands[seat].left
