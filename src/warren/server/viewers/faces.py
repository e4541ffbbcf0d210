"""What a viewer is shown of a table: its view, its choices, and what happened, in its language."""

from __future__ import annotations

from typing import Final

from msgspec import UNSET

from warren.core.breakdown import Breakdown
from warren.core.effect import EVERYBODY, Effect, mask_of, precise
from warren.core.foresight import is_final
from warren.core.match import Match, Told
from warren.core.record import UNDO
from warren.core.refusal import WarrenError
from warren.core.state import CHANCE, State, View
from warren.messages.pushes import Future, Refused
from warren.messages.table import (
    Caution,
    Choice,
    Fact,
    Outcome,
    Price,
    PricePart,
    Progress,
    Situation,
    Stage,
    Undoing,
)
from warren.server.clock.clock import Clock
from warren.server.clock.now import TIME
from warren.text.breakdowns import marks, price_parts
from warren.text.catalogue import Catalogue
from warren.text.names import capitalised
from warren.text.narration import error_line, result_lines, voice_of
from warren.text.voice import Voice

SILENT: Final = "none"
MOST_PRICES: Final = 64
MOST_TOLD: Final = 32
UNDONE: Final = "action-undone"


class Teller:
    """Speaks of one table in one language, or not at all."""

    def __init__(self, state: State, language: str, names: list[str]) -> None:
        self.language: Final = language
        self.names: Final = names
        self.voice: Final[Voice | None] = None if language == SILENT else voice_of(state)
        self.catalogue: Final[Catalogue | None] = (
            None if self.voice is None else self.voice.catalogue(state, language)
        )
        self._edition = 0
        self._prices: Final[dict[tuple[str | int, ...], list[PricePart]]] = {}
        self._stages: Final[dict[tuple[str, ...], list[Stage]]] = {}
        self._told: Final[dict[int, tuple[Effect, str]]] = {}

    def situation(self, match: Match, seat: int | None, clock: Clock | None) -> Situation:
        self._keep_up()
        view = match.state.view(seat)
        state = view.state
        return Situation(
            seat=seat,
            actors=state.deciding(),
            turn_kind=state.turn_kind(),
            sealed=state.sealed() != 0,
            prompt=self.prompt(state, seat),
            choices=[] if seat is None else self.choices(view, seat),
            undo=self.undoing(match, seat, clock),
            clocks=None if clock is None else clock.shown(),
            outcome=self.outcome(match.state) if match.state.is_over() else None,
            progress=self.progress(state),
            forecast=None if seat is None else self.forecast(state, seat),
        )

    def prompt(self, state: State, seat: int | None) -> str:
        if self.voice is None or self.catalogue is None:
            return ""
        return self.voice.prompt_line(self.catalogue, state, seat, self.names)

    def progress(self, state: State) -> Progress | None:
        found = state.progress()
        if found is None:
            return None
        return Progress(
            round=found.round,
            rounds=found.rounds or None,
            seat=found.seat,
            stages=self.stages(tuple(found.stages)),
            stage=found.stage,
        )

    def stages(self, ids: tuple[str, ...]) -> list[Stage]:
        known = self._stages.get(ids)
        if known is None:
            known = self._stages[ids] = [Stage(id=id, name=self.stage(id)) for id in ids]
        return known

    def stage(self, id: str) -> str:
        if self.voice is None or self.catalogue is None:
            return ""
        return self.voice.stage_name(self.catalogue, id)

    def forecast(self, state: State, seat: int) -> Price | None:
        breakdown = state.forecast(seat)
        if breakdown is None:
            return None
        shown = self.parted(breakdown)
        if self.voice is not None and self.catalogue is not None:
            shown.text = self.voice.forecast_line(self.catalogue, breakdown)
        return shown

    def choices(self, view: View, seat: int) -> list[Choice]:
        return [self.choice(view, seat, code) for code in view.legal_actions()]

    def choice(self, view: View, seat: int, code: int) -> Choice:
        action = view.action(code)
        shown = Choice(
            code=code, verb=action.verb, args=action.args, price=self.price(view.state, seat, code)
        )
        if self.voice is not None and self.catalogue is not None:
            deed = self.voice.action_line(self.catalogue, view.state, seat, code, self.names)
            shown.text = capitalised(deed)
            danger = self.voice.caution_line(self.catalogue, view.state, seat, code)
            if danger:
                shown.caution = Caution(text=danger, final=is_final(view.state, seat, code))
        return shown

    def price(self, state: State, seat: int, code: int) -> Price | None:
        breakdown = state.explain(seat, code)
        if breakdown is None:
            return None
        shown = self.parted(breakdown)
        if self.voice is not None and self.catalogue is not None:
            shown.text = self.voice.sum_line(self.catalogue, state, seat, code, breakdown)
        return shown

    def parted(self, breakdown: Breakdown) -> Price:
        """A number with its parts, by their names where there is a language."""
        key = marks(breakdown)
        known = self._prices.get(key)
        if known is None:
            if len(self._prices) >= MOST_PRICES:
                self._prices.clear()
            known = self._prices[key] = self._parts(breakdown)
        return Price(total=breakdown.total, parts=known)

    def _parts(self, breakdown: Breakdown) -> list[PricePart]:
        parts = (
            [(part.label, part.amount, part.rule) for part in breakdown.parts]
            if self.catalogue is None
            else price_parts(self.catalogue, breakdown)
        )
        return [PricePart(name=name, amount=amount, rule=rule) for name, amount, rule in parts]

    def undoing(self, match: Match, seat: int | None, clock: Clock | None) -> Undoing:
        if seat is None:
            return Undoing(possible=False)
        over = match.state.is_over()
        refusal = "refusal-game-over" if over else match.undo_refusal(seat)
        until: float | None = None
        if not refusal and clock is not None:
            now = TIME.now()
            until = clock.until(match, seat, now)
            if clock.spent(seat):
                refusal = "refusal-time-spent"
            elif until is not None and until <= now:
                refusal = "undo-late"
        if not refusal:
            return Undoing(possible=True, until=until)
        text = "" if self.catalogue is None else self.catalogue.text(refusal, seat=seat)
        return Undoing(possible=False, message=refusal, text=text)

    def outcome(self, state: State) -> Outcome:
        return Outcome(
            scores=state.scores(),
            winners=state.winners(),
            lines=[] if self.catalogue is None else result_lines(self.catalogue, state, self.names),
        )

    def facts(
        self, told: list[Told], seat: int | None, viewers: int = EVERYBODY, whole: bool = False
    ) -> list[Fact]:
        """What happened, as far as this seat may know, or all of it.

        Lines have the numbers by which the viewers count them.
        """
        eyes = mask_of([] if seat is None else [seat])
        facts: list[Fact] = []
        for line in told:
            n = line.count.shown_to(viewers)
            if line.action.verb == UNDO and (whole or line.seen_by & eyes):
                facts.append(self.undone(n, line))
            known = precise(line.effects) if whole else _seen(line.effects, seat)
            facts += [self.fact(n, line.seat, effect) for effect in known]
        return facts

    def futures(self, view: View, seat: int, n: int) -> list[Future]:
        """How things may go on after line n, as far as the seat may know."""
        return [
            Future(
                given=dict(future.given),
                weight=future.weight,
                facts=[self.fact(n, seat, effect) for effect in _seen(future.effects, seat)],
                outcome=future.outcome,
            )
            for future in view.state.futures(seat)
        ]

    def fact(self, n: int, by: int, effect: Effect) -> Fact:
        return Fact(
            n=n,
            by=None if by == CHANCE else by,
            effect=effect.name,
            args=dict(effect.args),
            text=self.told(effect),
            step=effect.step or UNSET,
        )

    def told(self, effect: Effect) -> str:
        """The same for all who are told of it at once."""
        if self.voice is None or self.catalogue is None:
            return ""
        known = self._told.get(id(effect))
        if known is None or known[0] is not effect:
            if len(self._told) >= MOST_TOLD:
                self._told.clear()
            known = (effect, self.voice.effect_line(self.catalogue, effect, self.names))
            self._told[id(effect)] = known
        return known[1]

    def _keep_up(self) -> None:
        """Forget what was kept when a title has changed its messages."""
        edition = 0 if self.catalogue is None else self.catalogue.edition()
        if edition != self._edition:
            self._edition = edition
            self._prices.clear()
            self._stages.clear()
            self._told.clear()

    def undone(self, n: int, line: Told) -> Fact:
        text = ""
        if self.catalogue is not None:
            text = self.catalogue.text("table-action-undone", player=self.names[line.seat])
        return Fact(n=n, by=line.seat, effect=UNDONE, args=dict(line.action.args), text=text)


def _seen(effects: list[Effect], seat: int | None) -> list[Effect]:
    """Those that a seat may know."""
    return precise([effect for effect in effects if effect.visible_to(seat)])


def refused(error: WarrenError, language: str, seq: int | None = None) -> Refused:
    """An error for a client."""
    text = "" if language == SILENT else error_line(Catalogue(language), error)
    return Refused(message=error.message, args=error.details, rule=error.rule, text=text, seq=seq)
