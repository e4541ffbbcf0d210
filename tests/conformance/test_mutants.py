"""The small game keeps every law; with one thing broken it breaks the law in question."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import count
from typing import Any

import pytest
from librt.random import Random
from mypy_extensions import i64
from tests.conformance.bids import BOAST, DONE, LOOK, ROUNDS, Bids, BidsState

from warren.conformance.report import Counterexample
from warren.conformance.suite import LAWS, is_kept, run
from warren.core.action import Action
from warren.core.effect import Effect, only
from warren.core.luck import Luck
from warren.core.refusal import Refusal
from warren.core.state import CHANCE, State, View

GAMES = 8


def broken(game: Bids) -> dict[str, Counterexample]:
    verdicts = run(game, GAMES, 1)
    return {verdict.law.id: verdict.found for verdict in verdicts if verdict.found is not None}


def test_the_small_game_keeps_every_law() -> None:
    verdicts = run(Bids(), GAMES, 1)
    assert is_kept(verdicts), broken(Bids())
    assert [verdict.law.id for verdict in verdicts if not verdict.law.checks] == ["voice"]


class Endless(BidsState):
    """ending"""

    def next_round(self) -> None:
        super().next_round()
        self.round = min(self.round, ROUNDS)


class Failing(BidsState):
    """ending"""

    def turn(self, seat: int, code: int) -> None:
        raise IndexError


class OneAction(BidsState):
    """actions"""

    def action(self, code: int) -> Action:
        return super().action(code or 1)


class Lost(BidsState):
    """actions"""

    def code(self, action: Action) -> int:
        return super().code(action) if action.verb != "look" else DONE


class Idle(BidsState):
    """choices"""

    def legal_actions(self, seat: int) -> list[int]:
        return super().legal_actions(seat) or ([BOAST] if seat == 1 else [])


class Stuck(BidsState):
    """ending"""

    def offered(self, seat: int) -> list[int]:
        return [] if self.boasts else super().offered(seat)


class Doubled(BidsState):
    """choices"""

    def offered(self, seat: int) -> list[int]:
        found = super().offered(seat)
        return [*found, found[0]]


class Outside(BidsState):
    """choices"""

    def offered(self, seat: int) -> list[int]:
        return [*super().offered(seat), 99]


class Weightless(BidsState):
    """chance"""

    def weight(self, code: i64) -> i64:
        return code % 2


class Trick(BidsState):
    """chance"""

    def draw(self, rng: Luck) -> i64:
        return super().draw(rng) if rng.randrange(9) else BOAST


class Crowd(BidsState):
    """chance"""

    def actors(self) -> tuple[int, ...]:
        found = super().actors()
        return (CHANCE, 0) if found == (CHANCE,) and self.round > 1 else found


class Careless(BidsState):
    """refusals"""

    def refuse(self, seat: int, code: i64) -> Refusal:
        self.points[0] += 1
        return super().refuse(seat, code)


class Bare(BidsState):
    """refusals"""

    def refuse(self, seat: int, code: i64) -> Refusal:
        return Refusal("refusal-unknown-code", {"code": str(code)})


class Secretive(BidsState):
    """refusals"""

    def legal_actions(self, seat: int) -> list[int]:
        found = super().legal_actions(seat)
        return found[:-1] if len(found) > 1 else found


class Shared(BidsState):
    """copies"""

    def fill(self, other: BidsState) -> None:
        super().fill(other)
        self.bids = other.bids


class Listening(BidsState):
    """copies"""

    def fill(self, other: BidsState) -> None:
        super().fill(other)
        self.effects = other.effects


class Pointless(BidsState):
    """copies"""

    def perform(self, seat: int, code: i64) -> None:
        if code != BOAST:
            super().perform(seat, code)


class Overheard(BidsState):
    """copies"""

    def tell(self, effect: Effect) -> None:
        super().tell(effect)
        if self.effects is not None and effect.name == "seat-boasted":
            self.points[0] += 1


class Refusing(BidsState):
    """copies"""

    def perform(self, seat: int, code: i64) -> None:
        if code == LOOK:
            raise self.refuse(seat, code)
        super().perform(seat, code)


class OneKey(BidsState):
    """keys"""

    def key(self) -> bytes:
        return b"%d" % self.round


class TwoKeys(BidsState):
    """keys"""

    numbers = count()

    def key(self) -> bytes:
        return super().key() + b"%d" % (next(self.numbers) // 9)


class Forgetful(BidsState):
    """data"""

    def to_json(self) -> dict[str, object]:
        return {**super().to_json(), "boasts": 0}


class Odd(BidsState):
    """data"""

    def to_json(self) -> dict[str, object]:
        return {**super().to_json(), "more": {1: "one"}}


class Unwritable(BidsState):
    """lines"""

    def to_json(self) -> dict[str, object]:
        return {**super().to_json(), "more": {"a": float("inf")}}


class Drifting(BidsState):
    """records"""

    numbers = count()

    def __init__(self, players: int) -> None:
        super().__init__(players)
        self.points = [next(self.numbers)] * players


class Amnesic(BidsState):
    """undo"""

    def fill(self, other: BidsState) -> None:
        super().fill(other)
        self.boasts = 0


class Unsealed(BidsState):
    """sealing"""

    def sealed(self) -> int:
        return 1


class Offering(BidsState):
    """views"""

    def mask(self, seat: int | None) -> None:
        super().mask(seat)
        self.boasts = 0


class Naked(BidsState):
    """secrets"""

    def mask(self, seat: int | None) -> None:
        cards = self.cards.copy()
        super().mask(seat)
        self.cards = cards


class Telling(BidsState):
    """knowledge"""

    def offered(self, seat: int) -> list[int]:
        found = super().offered(seat)
        return found[:-1] if self.sealed() and self.coins[seat] == 1 else found


class Spying(BidsState):
    """secrets"""

    def deal(self, card: int) -> None:
        super().deal(card)
        if self.cards[0] == 1:
            self.points[0] = 1


class Peeking(BidsState):
    """knowledge"""

    def show_coin(self, seat: int) -> None:
        self.tell(Effect("coin-seen", {"seat": seat, "coin": self.coins[seat]}, only(seat)))


class Lazy(BidsState):
    """guesses"""

    def determinize(self, seat: int, rng: Luck) -> State:
        return self.view(None if seat < 0 else seat).state


class Meddling(BidsState):
    """guesses"""

    def determinize(self, seat: int, rng: Luck) -> State:
        self.boasts = 1
        return super().determinize(seat, rng)


class Guessing(BidsState):
    """guesses"""

    def needs_secret(self, seat: int, number: int) -> bool:
        return False


class Whimsical(BidsState):
    """guesses"""

    numbers = count()

    def determinize(self, seat: int, rng: Luck) -> State:
        return super().determinize(seat, Random(next(self.numbers)))


class Silent(BidsState):
    """secrets"""

    def tell(self, effect: Effect) -> None:
        if effect.name not in ("seat-ready", "card-dealt"):
            super().tell(effect)


class Racing(BidsState):
    """sealing"""

    def bid(self, seat: int, card: int) -> None:
        if not any(self.bids):
            self.points[seat] += 1
        super().bid(seat, card)


class Open(BidsState):
    """secrets"""

    def mask(self, seat: int | None) -> None:
        bids = self.bids.copy()
        super().mask(seat)
        self.bids = bids


class Loud(BidsState):
    """sealing"""

    def bid(self, seat: int, card: int) -> None:
        self.tell(Effect("bid-heard", {"card": card}))
        super().bid(seat, card)


class Blocking(BidsState):
    """sealing"""

    def offered(self, seat: int) -> list[int]:
        found = super().offered(seat)
        return [code for code in found if not self.sealed() or code + 1 not in self.bids] or found


class Hopeless(BidsState):
    """results"""

    def winners(self) -> list[int]:
        return super().winners() if self.round > 1 else []


class Generous(BidsState):
    """results"""

    def returns(self) -> list[float]:
        return [1.0] * self.players


class Short(BidsState):
    """results"""

    def scores(self) -> list[int]:
        return super().scores() if not self.is_over() else []


MUTANTS = BidsState.__subclasses__()


@pytest.mark.parametrize("kind", MUTANTS, ids=lambda kind: kind.__name__)
def test_what_is_broken_is_found(kind: type[BidsState]) -> None:
    found = broken(Bids(kind))
    assert kind.__doc__ in found
    example = found[str(kind.__doc__)]
    assert 1 <= example.seed <= GAMES
    assert example.message.startswith("breach-")


class Blind(Bids):
    """Views from data show everything."""

    def view_from_json(self, data: Mapping[str, object], seat: int | None) -> View:
        self.viewer(seat, 2)
        return View(seat, self.read(data, True))


class Trusting(Bids):
    """What is blanked out is taken for something."""

    def state_from_json(self, data: Mapping[str, object]) -> State:
        return self.read(data, True)


class Welcoming(Bids):
    """Seats that are not there have a view."""

    def view_from_json(self, data: Mapping[str, object], seat: int | None) -> View:
        state = self.read(data, True)
        return state.view(seat if seat in range(state.players) else None)


@pytest.mark.parametrize("kind", [Blind, Trusting, Welcoming])
def test_views_are_read_with_care(kind: type[Bids]) -> None:
    assert "views" in broken(kind())


def test_every_law_has_a_mutant_or_a_voice() -> None:
    proved = {str(kind.__doc__) for kind in MUTANTS}
    assert proved | {"voice", "views"} == {law.id for law in LAWS}


def test_a_counterexample_leads_there_again() -> None:
    found = broken(Bids(Peeking))["knowledge"]
    (again,) = [
        verdict.found
        for verdict in run(Bids(Peeking), 1, found.seed, found.players)
        if verdict.law.id == "knowledge"
    ]
    assert again == found
    assert again.action == "look"


@pytest.mark.parametrize("name", ["write_move", "effect_line", "result_lines"])
def test_what_is_not_said_is_found(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    from warren.conformance.laws import voices
    from warren.games.registry import game

    def mute(*_: Any) -> str:
        return ""

    monkeypatch.setattr(voices, name, mute)
    outcomes = {verdict.law.id: verdict.outcome() for verdict in run(game("heroes"), 1, 1, 2)}
    assert outcomes.pop("voice") == "broken"
    assert "broken" not in outcomes.values()
