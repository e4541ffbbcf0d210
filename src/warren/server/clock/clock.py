"""Time for thinking; the engine never sees it."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

import msgspec

from warren.core.match import Match, Told
from warren.core.record import UNDO
from warren.core.refusal import Refusal
from warren.core.state import ANSWER
from warren.messages.table import SeatClock
from warren.messages.tempo import Tempo


class Hand(msgspec.Struct, frozen=True):
    """The time of one seat: what it has left, and when it runs out while it decides.

    `granted` is the kind of decision for which the seat has had its time, until that is over.
    """

    left: float
    end: float | None = None
    granted: str = ""


class Past(msgspec.Struct, frozen=True):
    """The hands before line n gave the decision to somebody else, at some time."""

    n: int
    at: float
    hands: list[Hand]


class Kept(msgspec.Struct):
    hands: list[Hand]
    past: list[Past]


class Clock:
    """The time each seat has left, and when that of those who decide runs out.

    `past` is what lines that may still be taken back have changed: taking them back gives no time.
    """

    def __init__(self, tempo: Tempo, hands: list[Hand], past: list[Past]) -> None:
        self.tempo: Final = tempo
        self.hands: Final = hands
        self.past: Final = past

    @staticmethod
    def of(tempo: Tempo | None, data: dict[str, object] | None, players: int) -> Clock | None:
        """The clock of a table as it is kept; none where the tempo asks for none."""
        if tempo is None:
            return None
        if data is None:
            return Clock(tempo, [Hand(tempo.first())] * players, [])
        kept = msgspec.convert(data, Kept)
        return Clock(tempo, kept.hands, kept.past)

    def to_json(self) -> dict[str, object]:
        return {
            "hands": msgspec.to_builtins(self.hands),
            "past": msgspec.to_builtins(self.past),
        }

    @property
    def running(self) -> dict[int, float]:
        """When the time of each seat that decides runs out."""
        return {seat: hand.end for seat, hand in enumerate(self.hands) if hand.end is not None}

    def deadline(self) -> float | None:
        return min(self.running.values(), default=None)

    def out(self, now: float) -> list[int]:
        """The seats whose time has run out."""
        return [seat for seat, end in self.running.items() if end <= now]

    def spent(self, seat: int) -> bool:
        """Whether this seat has used up its time for the decision before it."""
        hand = self.hands[seat]
        return bool(hand.granted) and hand.end is None and hand.left <= 0

    def until(self, match: Match, seat: int, now: float) -> float | None:
        """When the time runs out in which a seat may take back its last action."""
        if seat in self.running:
            return self.running[seat]
        trial = match.copy()
        undone = trial.undo(seat)
        hands, _ = self._taken_back(undone, trial, now)
        return self._turned(hands, trial, {seat}, (), now)[seat].end

    def fits(self, match: Match, people: Collection[int]) -> bool:
        """Whether exactly those people are running who have to decide."""
        return set(self.running) == set(match.state.deciding()) & set(people)

    def shown(self) -> list[SeatClock]:
        return [SeatClock(left=hand.left, deadline=hand.end) for hand in self.hands]

    def turned(
        self,
        before: Match,
        after: Match,
        told: Sequence[Told],
        people: Collection[int],
        now: float,
    ) -> Clock:
        """The clock after a step; only the time of people counts."""
        undone = next((line for line in told if line.action.verb == UNDO), None)
        if undone is not None:
            hands, past = self._taken_back(undone, after, now)
            renewed: set[int] = set()
        else:
            hands, past = self.hands, self.past
            renewed = _renewed(before, after, told)
        turned = self._turned(hands, after, people, renewed, now)
        if undone is not None and undone.seat not in self.running:
            end = turned[undone.seat].end
            if end is not None and end <= now:
                raise Refusal("undo-late", {"seat": undone.seat}, "TABLE-CLOCK")
        trail = [standing.line.n for standing in after.trail]
        past = [entry for entry in past if trail and entry.n >= trail[0]]
        if trail and turned != hands:
            past.append(Past(trail[-1], now, hands))
        return Clock(self.tempo, turned, past)

    def reseated(self, match: Match, people: Collection[int], now: float) -> Clock:
        """The clock when somebody left, ran out or came back."""
        return Clock(self.tempo, self._turned(self.hands, match, people, (), now), self.past)

    def delayed(self, since: float, now: float) -> Clock:
        """The clock when nobody could play for a while."""
        past = [
            Past(entry.n, entry.at + now - since, self._delayed(entry.hands, since, now))
            for entry in self.past
        ]
        return Clock(self.tempo, self._delayed(self.hands, since, now), past)

    def _turned(
        self,
        hands: list[Hand],
        match: Match,
        people: Collection[int],
        renewed: Collection[int],
        now: float,
    ) -> list[Hand]:
        actors = match.state.deciding()
        kind = match.state.turn_kind()
        turned: list[Hand] = []
        for seat, hand in enumerate(hands):
            if seat not in actors:
                turned.append(self._stopped(hand, kind, now))
            elif seat not in people:
                granted = hand.granted if hand.granted == kind else ""
                turned.append(Hand(self._left(hand, now), None, granted))
            elif hand.end is None or seat in renewed:
                turned.append(self._begun(hand, kind, seat in renewed, now))
            else:
                turned.append(hand)
        return turned

    def _stopped(self, hand: Hand, kind: str, now: float) -> Hand:
        """Somebody has decided, or waits in their own turn for the answer of another."""
        if not hand.granted:
            return hand
        if kind == ANSWER:
            return Hand(self._left(hand, now), None, hand.granted)
        return Hand(self.tempo.kept(self._left(hand, now)))

    def _begun(self, hand: Hand, kind: str, renewed: bool, now: float) -> Hand:
        """Somebody begins to decide, or goes on with what was theirs before."""
        left = self._left(hand, now)
        if renewed or hand.granted != kind or left <= 0:
            left = self.tempo.granted(left, kind)
        return Hand(left, self.tempo.deadline(now, left), kind)

    def _left(self, hand: Hand, now: float) -> float:
        return hand.left if hand.end is None else self.tempo.left(now, hand.end)

    def _resumed(self, hand: Hand, since: float, end: float, now: float) -> Hand:
        """A hand that stood still for a while."""
        left = self.tempo.left(since, end)
        return Hand(left, self.tempo.deadline(now, left), hand.granted)

    def _delayed(self, hands: list[Hand], since: float, now: float) -> list[Hand]:
        return [
            hand if hand.end is None else self._resumed(hand, since, hand.end, now)
            for hand in hands
        ]

    def _taken_back(self, undone: Told, after: Match, now: float) -> tuple[list[Hand], list[Past]]:
        """The hands as though the decision had never left the seat that takes its line back.

        Its own time has gone on; what others got by that line they lose, and nothing else. What
        they sealed since stays, and so does their time.
        """
        target = int(undone.action.args["to"])
        reached = [entry for entry in self.past if entry.n > target]
        if not reached:
            return self.hands, self.past
        before = reached[0]
        if any(standing.line.n > target for standing in after.trail):
            kept = list(self.hands)
            kept[undone.seat] = before.hands[undone.seat]
            return kept, [entry for entry in self.past if entry.n != target + 1]
        hands: list[Hand] = []
        for seat, was in enumerate(before.hands):
            if seat == undone.seat and was.end is None:
                hands.append(Hand(was.left, self.tempo.deadline(before.at, was.left), was.granted))
            elif was.end is None or seat == undone.seat or seat in self.running:
                hands.append(was)
            else:
                hands.append(self._resumed(was, before.at, was.end, now))
        return hands, [entry for entry in self.past if entry.n <= target]


def _renewed(before: Match, after: Match, told: Sequence[Told]) -> set[int]:
    """Who goes on deciding, but about something new.

    That is so when an answer is followed by one's own turn, or the other way round, and for the
    last of several who decided at the same time when all of them are asked again.
    """
    old, new = set(before.state.deciding()), set(after.state.deciding())
    if before.state.turn_kind() != after.state.turn_kind():
        return old & new
    joined = bool(new - old)
    return {line.seat for line in told if joined and line.seat in old & new}
