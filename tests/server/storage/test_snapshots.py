"""Going on from a kept position is the same as having read every line."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any, Final

import msgspec
import pytest
from tests.server.desks import Desk, desks, hot_seat, step

from warren.core.action import Action
from warren.core.dice import FairDice, new_seed
from warren.core.effect import only
from warren.core.match import Match
from warren.core.record import Line
from warren.core.refusal import Refusal
from warren.games.registry import game, games
from warren.server.storage.milestone import Milestone, milestone, read_match
from warren.server.storage.store import Store
from warren.server.tables.room import Room

TITLES = [title.key for title in games()]
IN_TURN = ["small_world", "underground", "heroes"]
"""Where seats decide at once, taking back ends elsewhere."""
SNAPSHOT_LINES = 40


def kept(position: Match, title: str) -> Match:
    """The position as it comes back from the database."""
    written = msgspec.json.encode(milestone(position))
    return read_match(game(title), msgspec.json.decode(written, type=Milestone))


def traits(position: Match) -> tuple[object, ...]:
    """Everything that decides how a table goes on."""
    state = position.state
    seats = range(len(state.scores()))
    lines = [standing.line for standing in position.trail]
    return (
        position.n,
        position.draws,
        state.key(),
        state.to_json(),
        [(line.n, line.seat, line.action.verb, line.action.args) for line in lines],
        position.asked,
        [position.undo_refusal(seat) for seat in seats],
        [state.legal_actions(seat) for seat in seats],
        [state.view(seat).to_json() for seat in seats],
    )


def choose(position: Match, luck: Random) -> tuple[int, Action]:
    """An action of whoever decides, or taking the last one back."""
    seat = position.state.actors()[0]
    if position.trail and luck.random() < 0.35:
        doer = position.trail[-1].line.seat
        if not position.undo_refusal(doer):
            return doer, position.undo_action(doer)
    return seat, position.state.action(luck.choice(position.state.legal_actions(seat)))


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("seed", [1, 2])
def test_positions_come_back_as_they_were(title: str, seed: int) -> None:
    """Random games with much taken back, kept and read again every few lines."""
    luck = Random(seed)
    players = luck.randint(game(title).min_players, game(title).max_players)
    dice = FairDice(new_seed(), [""] * players)
    straight = Match(game(title).new_state(players, {}))
    dice.settle(straight)
    reopened = kept(straight, title)
    while straight.state.actors() and straight.n < 260:
        seat, action = choose(straight, luck)
        assert straight.act(seat, action).n == reopened.act(seat, action).n
        dice.settle(straight)
        dice.settle(reopened)
        if luck.random() < 0.3:
            assert traits(reopened) == traits(straight)
            reopened = kept(reopened, title)
    assert traits(kept(reopened, title)) == traits(straight)


class Turns:
    """A random game that remembers the states to which one may go back."""

    def __init__(self, title: str) -> None:
        self.luck: Final = Random(4)
        self.dice: Final = FairDice(new_seed(), ["", ""])
        self.position: Final = Match(game(title).new_state(2, {}))
        self.before: Final[list[dict[str, object]]] = []
        self.seat = -1
        self.dice.settle(self.position)

    def act(self) -> None:
        position = self.position
        (seat,) = position.state.actors()
        if seat != self.seat:
            self.before.clear()
        self.seat = seat
        self.before.append(position.state.to_json())
        code = self.luck.choice(position.state.legal_actions(seat))
        told = position.act(seat, position.state.action(code))
        revealed = any(effect.reveals for effect in told.effects)
        if self.dice.settle(position) or revealed:
            self.before.clear()

    def take_all_back(self, title: str) -> None:
        """From the position as it comes back, and not one step further."""
        back = kept(self.position, title)
        for state in reversed(self.before):
            back.undo(self.seat)
            assert back.state.to_json() == state
        with pytest.raises(Refusal, match="undo"):
            back.undo(self.seat)


@pytest.mark.parametrize("title", IN_TURN)
def test_everything_can_be_taken_back_after_reading(title: str) -> None:
    """Down to the die or the other seat at which taking back ends."""
    turns = Turns(title)
    longest = 0
    while turns.position.n < 80 and not turns.position.state.is_over():
        turns.act()
        turns.take_all_back(title)
        longest = max(longest, len(turns.before))
    assert longest > 2


def test_what_lies_too_far_back_stays_done() -> None:
    """Somebody whose turn never ends does not fill the memory."""
    turns = Turns("small_world")
    turns.position.longest = 3
    longest = 0
    while turns.position.n < 80 and not turns.position.state.is_over():
        turns.act()
        longest = max(longest, len(turns.before))
        del turns.before[:-3]
        assert len(turns.before) <= len(turns.position.trail) <= 3
        turns.take_all_back("small_world")
    assert longest > 3


class Counting:
    """Counts the lines that are read to be played."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.played = 0
        lines = Store._lines

        async def counted(store: Store, *asked: Any) -> list[Line]:
            found = await lines(store, *asked)
            self.played += len(found)
            return found

        monkeypatch.setattr(Store, "_lines", counted)


async def played_lines(desk: Desk, table: str, counting: Counting) -> int:
    counting.played = 0
    await desk.hub.store.load(table)
    return counting.played


async def taken_back(desk: Desk, room: Room) -> None:
    """Take the last action back and do another, if that may be."""
    if room.match.trail:
        seat = room.match.trail[-1].line.seat
        await desk.hub.undo(room, seat, room.seq(only(seat)))
        await step(desk, room)


def test_opening_a_long_table_plays_few_lines(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However the lines came about: by a long game, or by one turn taken back over and over."""
    counting = Counting(monkeypatch)

    async def work() -> None:
        url = f"sqlite:///{tmp_path / 'warren.db'}"
        async with desks(url, snapshot_lines=SNAPSHOT_LINES) as (desk,):
            room, _ = await hot_seat(desk)
            while room.n <= 500:
                await step(desk, room)
                for _ in range(8):
                    await taken_back(desk, room)
                most = SNAPSHOT_LINES + 8 + len(room.match.trail)
                assert await played_lines(desk, room.terms.id, counting) <= most
            loaded = await desk.hub.store.load(room.terms.id)
            assert traits(loaded.match) == traits(room.match)

    asyncio.run(work())
