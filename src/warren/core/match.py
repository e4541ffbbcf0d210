"""A game being played: its state, its record, and taking back."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from librt.random import Random

from warren.core.action import Action
from warren.core.effect import Effect
from warren.core.game import Game
from warren.core.record import UNDO, Line, Record
from warren.core.refusal import InputError, Refusal
from warren.core.state import CHANCE, State


class Match:
    """Applies actions, writes them down, and takes them back within the honest boundary."""

    def __init__(
        self,
        game: Game,
        players: int,
        options: Mapping[str, object] | None = None,
        names: list[str] | None = None,
        commitments: Mapping[str, object] | None = None,
    ) -> None:
        self.game: Final = game
        self.state: State = game.new_state(players, options)
        seat_names = names if names is not None else [f"seat {seat}" for seat in range(players)]
        if len(seat_names) != players:
            raise InputError("error-seat-count", {"field": "seats", "count": len(seat_names)})
        self.record: Final = Record(game.key, players, options or {}, seat_names, commitments)
        self._trail: Final[list[tuple[int, State]]] = []

    def act(self, seat: int, action: Action) -> list[Effect]:
        """Do an action of a seat, or of CHANCE, and tell what happened."""
        if action.verb == UNDO:
            self._undo_to(seat, action)
            return []
        code = self.state.code(action)
        before = self.state.clone()
        effects: list[Effect] = []
        self.state.effects = effects
        try:
            self.state.apply(seat, code)
        finally:
            self.state.effects = None
        line = self.record.append(seat, action)
        self._trail.append((line.n, before))
        return effects

    def draw(self, rng: Random) -> list[Effect]:
        """Let chance act with this generator."""
        return self.act(CHANCE, self.state.action(int(self.state.draw(rng))))

    def undo_refusal(self, seat: int) -> str:
        """The message id why this seat may take nothing back; empty when it may.

        Never past a die, a draw or another seat's action.
        """
        if not self._trail:
            return "refusal-undo-nothing"
        last = self._line(self._trail[-1][0])
        if last.seat == CHANCE:
            return "refusal-undo-chance"
        if last.seat != seat:
            return "refusal-undo-other"
        return ""

    def undo(self, seat: int) -> None:
        """Take back the last action, if it was this seat's."""
        refusal = self.undo_refusal(seat)
        if refusal:
            raise Refusal(refusal, {"seat": seat}, "CORE-UNDO")
        number, before = self._trail.pop()
        self.state = before
        self.record.append(seat, Action(UNDO, {"to": number - 1}))

    def _undo_to(self, seat: int, action: Action) -> None:
        wanted = action.args.get("to")
        if not self._trail or wanted != self._trail[-1][0] - 1 or len(action.args) != 1:
            raise Refusal("refusal-undo-target", {"seat": seat}, "CORE-UNDO")
        self.undo(seat)

    def _line(self, n: int) -> Line:
        return self.record.lines[n - 1]


def replay(game: Game, record: Record, upto: int | None = None) -> Match:
    """The match of a record after line `upto` (all lines by default)."""
    if record.game != game.key:
        raise InputError("error-other-game", {"field": "game", "value": record.game})
    last = len(record.lines) if upto is None else upto
    if not 0 <= last <= len(record.lines):
        raise InputError(
            "error-out-of-range",
            {"field": "line", "value": last, "least": 0, "most": len(record.lines)},
        )
    match = Match(game, record.players, record.options, record.names, record.commitments)
    for line in record.lines[:last]:
        try:
            match.act(line.seat, line.action)
        except Refusal as refusal:
            raise InputError(
                "error-record-illegal",
                {"line": line.n + 1, "verb": line.action.verb, "why": refusal.message},
                refusal.rule,
            ) from refusal
    return match
