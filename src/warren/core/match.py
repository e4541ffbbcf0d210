"""A game being played: where it stands, what may be taken back, and its record."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from warren.core.action import Action
from warren.core.effect import EVERYBODY, Effect, bit_of
from warren.core.game import Game
from warren.core.luck import Luck
from warren.core.record import UNDO, Line, Record
from warren.core.refusal import InputError, Refusal
from warren.core.state import CHANCE, State

LONGEST_TRAIL: Final = 200
NOTHING: Final = "refusal-undo-nothing"
BY_CHANCE: Final = "refusal-undo-chance"
BY_OTHER: Final = "refusal-undo-other"
REVEALED: Final = "refusal-undo-revealed"


class Count:
    """How many lines there are, and how many of them only some were shown.

    Viewers count what they see, so that a secret line leaves no gap: `secret` has, for each mask
    of those to whom a line showed anything, the number of such lines.
    """

    def __init__(self, n: int, secret: dict[int, int]) -> None:
        self.n: Final = n
        self.secret: Final = secret

    def shown_to(self, viewers: int) -> int:
        """How many lines somebody with this mask has been shown."""
        hidden = 0
        for seen_by, lines in self.secret.items():
            if not seen_by & viewers:
                hidden += lines
        return self.n - hidden

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Count) and (self.n, self.secret) == (other.n, other.secret)

    def __hash__(self) -> int:
        return hash(self.n)

    def after(self, seen_by: int) -> Count:
        """The count with one more line."""
        if seen_by == EVERYBODY:
            return Count(self.n + 1, self.secret)
        secret = self.secret.copy()
        secret[seen_by] = secret.get(seen_by, 0) + 1
        return Count(self.n + 1, secret)


class Told(Line):
    """A line with what happened by it; `seen_by` is the mask of those to whom it shows anything.

    `count` is how many lines there are with this one.
    """

    def __init__(
        self, seat: int, action: Action, effects: list[Effect], seen_by: int, count: Count
    ) -> None:
        super().__init__(count.n, seat, action)
        self.effects: Final = effects
        self.seen_by: Final = seen_by
        self.count: Final = count


class Standing:
    """A line that may still be taken back, with the round of sealed choices it was done in.

    One that is `fixed` has shown its seat something, in a round in which others may still change
    their minds: it stays, and so does what the seat did before it.
    """

    def __init__(self, line: Line, sealed: int, seen_by: int, fixed: bool) -> None:
        self.line: Final = line
        self.sealed: Final = sealed
        self.seen_by: Final = seen_by
        self.fixed: Final = fixed


class Match:
    """Applies actions, numbers them, and takes them back within the honest boundary.

    Nothing is taken back past a die, a draw, anything revealed or another seat's action; but a
    sealed choice may be changed by its seat until all are in, whoever has chosen since. `trail`
    holds what still stands since that boundary, `base` the state before it, and `closed` tells
    what set the boundary. `asked` tells after how many lines each seat got its question; lines up
    to `open_lines` count for everybody. `draws` counts the lines of chance; since none is ever
    taken back, it only grows.
    """

    def __init__(
        self, state: State, n: int = 0, draws: int = 0, record: Record | None = None
    ) -> None:
        self.state: State = state
        self.count: Count = Count(n, {})
        self.draws: int = draws
        self.kept: Final = record
        self.base: State = state
        self.trail: list[Standing] = []
        self.closed: str = NOTHING
        self.longest: int = LONGEST_TRAIL
        self.open_lines: int = 0
        self.asked: dict[int, Count] = {}
        self._ask(CHANCE, 0)

    @property
    def record(self) -> Record:
        """What was done so far, where it is written down."""
        assert self.kept is not None
        return self.kept

    @property
    def n(self) -> int:
        """The number of the last line."""
        return self.count.n

    def copy(self) -> Match:
        """A match to try something out on; it writes nothing down."""
        twin = Match(self.state.clone(), self.n, self.draws)
        twin.base = self.base
        twin.trail = self.trail.copy()
        twin.closed = self.closed
        twin.longest = self.longest
        twin.open_lines = self.open_lines
        twin.count = self.count
        twin.asked = self.asked.copy()
        return twin

    def act(self, seat: int, action: Action) -> Told:
        """Do what a line says, or raise a Refusal and change nothing."""
        if action.verb == UNDO:
            return self._undo(seat, action)
        return self.do(seat, self.state.code(action))

    def do(self, seat: int, code: int) -> Told:
        """Do one of the codes of a seat, or of CHANCE."""
        sealed = self.state.sealed()
        before = self.base if self.trail or seat == CHANCE else self.state.clone()
        effects = self._applied(seat, code)
        told = self._told(seat, self.state.action(code), effects, _mask(seat, effects))
        if seat == CHANCE:
            self.draws += 1
            self._close(BY_CHANCE)
        elif self._reveals(seat, sealed, effects):
            self._close(REVEALED)
        else:
            self.base = before
            self.trail.append(Standing(told, sealed, told.seen_by, _shows(effects)))
            if len(self.trail) > self.longest:
                self._forget()
        self._ask(seat, sealed)
        return told

    def draw(self, rng: Luck) -> Told:
        """Let chance act with this generator."""
        return self.do(CHANCE, int(self.state.draw(rng)))

    def undo(self, seat: int) -> Told:
        """Take back the last action of a seat."""
        return self._undo(seat, self.undo_action(seat))

    def undo_action(self, seat: int) -> Action:
        """The line that takes back the last action of a seat."""
        standing = self._own(seat)
        return Action(UNDO, {"to": 0 if standing is None else standing.line.n - 1})

    def undo_refusal(self, seat: int) -> str:
        """The message id why this seat may take nothing back; empty when it may."""
        if not self.trail:
            return self.closed
        standing = self._own(seat)
        if standing is None:
            return BY_OTHER
        return REVEALED if standing.fixed else ""

    def resume(self, trail: list[Line], closed: str, asked: dict[int, Count]) -> None:
        """Take up lines that may still be taken back, numbered already, from the base on."""
        self.base = self.state.clone()
        for line in trail:
            sealed = self.state.sealed()
            effects = self._applied(line.seat, self.state.code(line.action))
            seen_by = _mask(line.seat, effects)
            self.trail.append(Standing(line, sealed, seen_by, _shows(effects)))
        self.closed = closed
        self.asked = asked

    def _own(self, seat: int) -> Standing | None:
        """What a seat may take back: its last line, with only sealed choices after it."""
        sealed = self.state.sealed()
        last = True
        for standing in reversed(self.trail):
            free = sealed != 0 and standing.sealed == sealed
            if standing.line.seat == seat:
                return standing if free or last else None
            if not free:
                return None
            last = False
        return None

    def _undo(self, seat: int, action: Action) -> Told:
        refusal = self.undo_refusal(seat)
        if refusal:
            raise Refusal(refusal, {"seat": seat}, "CORE-UNDO")
        standing = self._own(seat)
        assert standing is not None
        if action.args != {"to": standing.line.n - 1}:
            raise Refusal("refusal-undo-target", {"seat": seat}, "CORE-UNDO")
        sealed = self.state.sealed()
        self.trail.remove(standing)
        self.state = self.base.clone()
        for left in self.trail:
            self.state.apply(left.line.seat, self.state.code(left.line.action))
        told = self._told(seat, action, [], standing.seen_by)
        self._ask(seat, sealed)
        return told

    def _applied(self, seat: int, code: int) -> list[Effect]:
        effects: list[Effect] = []
        self.state.effects = effects
        try:
            self.state.apply(seat, code)
        finally:
            self.state.effects = None
        return effects

    def _told(self, seat: int, action: Action, effects: list[Effect], seen_by: int) -> Told:
        """Write a line down and count it for everybody to whom it shows anything."""
        self.count = self.count.after(EVERYBODY if self.n < self.open_lines else seen_by)
        if self.kept is not None:
            self.kept.append(seat, action)
        return Told(seat, action, effects, seen_by, self.count)

    def _reveals(self, seat: int, sealed: int, effects: list[Effect]) -> bool:
        """What one seat alone learns in a round of sealed choices closes nothing for others."""
        if sealed != 0 and self.state.sealed() != sealed:
            return True
        own = bit_of(seat) if sealed != 0 else 0
        return any(effect.reveals and effect.seen_by != own for effect in effects)

    def _close(self, why: str) -> None:
        self.trail.clear()
        self.closed = why

    def _forget(self) -> None:
        """What lies too far back stays done."""
        gone = self.trail.pop(0).line
        self.base = self.base.clone()
        self.base.apply(gone.seat, self.base.code(gone.action))

    def _ask(self, seat: int, sealed: int) -> None:
        """In a round of sealed choices the others keep their question; all else is asked anew."""
        asked = self.asked
        same = sealed != 0 and self.state.sealed() == sealed
        self.asked = {
            actor: asked[actor] if same and actor != seat and actor in asked else self.count
            for actor in self.state.deciding()
        }


def _shows(effects: list[Effect]) -> bool:
    return any(effect.reveals for effect in effects)


def _mask(seat: int, effects: list[Effect]) -> int:
    """Who learns anything by a line; one without effects is open to all."""
    if not effects:
        return EVERYBODY
    mask = 0 if seat == CHANCE else bit_of(seat)
    for effect in effects:
        mask |= effect.seen_by
    return mask


def new_match(
    game: Game,
    players: int,
    options: Mapping[str, object] | None = None,
    names: list[str] | None = None,
    commitments: Mapping[str, object] | None = None,
) -> Match:
    """A game from its beginning, written down."""
    seat_names = names if names is not None else [f"seat {seat}" for seat in range(players)]
    if len(seat_names) != players:
        raise InputError("error-seat-count", {"field": "seats", "count": len(seat_names)})
    return begin(
        game,
        Record(game.key, players, options or {}, seat_names, commitments, game.rules_version()),
    )


def replay(game: Game, record: Record, upto: int | None = None) -> Match:
    """The match of a record after line `upto` (all lines by default)."""
    match = begin(game, record)
    last = len(record.lines) if upto is None else upto
    if not 0 <= last <= len(record.lines):
        raise InputError(
            "error-out-of-range",
            {"field": "line", "value": last, "least": 0, "most": len(record.lines)},
        )
    for line in record.lines[:last]:
        repeat(match, line)
    return match


def begin(game: Game, record: Record) -> Match:
    """The match of a record before its first line, by the rules under which it began."""
    if record.game != game.key:
        raise InputError("error-other-game", {"field": "game", "value": record.game})
    state = game.new_state(record.players, game.readings(record.rules, record.options))
    kept = Record(
        record.game,
        record.players,
        record.options,
        record.names,
        record.commitments,
        record.rules,
    )
    return Match(state, record=kept)


def repeat(match: Match, line: Line) -> Told:
    """Do what a line of a record says; what the rules do not allow is named by its line."""
    try:
        return match.act(line.seat, line.action)
    except Refusal as refusal:
        raise illegal(line, refusal) from refusal


def illegal(line: Line, refusal: Refusal) -> InputError:
    """A line of a record that the rules refuse, with all that its reason tells."""
    told: dict[str, str | int] = dict(refusal.details)
    told |= {"line": line.n + 1, "verb": line.action.verb, "why": refusal.message}
    return InputError("error-record-illegal", told, refusal.rule)
