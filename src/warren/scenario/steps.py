"""The steps of a scenario, the same for all games."""

from __future__ import annotations

from typing import Final

from warren.core.action import Action
from warren.core.effect import Effect
from warren.core.fields import Fields
from warren.core.record import UNDO
from warren.core.refusal import InputError, Refusal
from warren.core.state import CHANCE, State
from warren.scenario.adapter import Adapter, CostExpectation, Expectation, Moment, Order, shown
from warren.scenario.result import ScenarioError
from warren.scenario.sight import Sight

NUMBERS: Final = ("is", "parts", "total")
KINDS: Final = ("cost", "no", "can", "do", "all", "chance", "never", "expect", "view")


class Step:
    """One entry of `then`."""

    def run(self, moment: Moment) -> None:
        raise NotImplementedError


class Deed(Step):
    """`do`, `can` and `no`: an order and the seat it is meant for; without one, taking back."""

    def __init__(self, text: str, order: Order | None, seat: int | None) -> None:
        self.text: Final = text
        self.order: Final = order
        self.seat: Final = seat

    def who(self, moment: Moment) -> int:
        if self.seat is not None:
            return self.seat
        actor = moment.actor()
        if actor is None:
            raise ScenarioError("scenario-game-over", {"order": self.text})
        return actor

    def actions(self, moment: Moment) -> list[Action]:
        if self.order is None:
            return [moment.match.undo_action(self.who(moment))]
        return self.order(moment.state)

    def refusal(self, moment: Moment) -> Refusal | None:
        """Why it cannot be done, tried on a copy."""
        copy = Moment(moment.match.copy())
        try:
            for action in self.actions(moment):
                copy.perform(self.who(moment), action)
        except Refusal as refusal:
            return refusal
        return None

    def must_be_allowed(self, moment: Moment) -> None:
        refusal = self.refusal(moment)
        if refusal is not None:
            raise ScenarioError(
                "scenario-refused",
                {"order": self.text, "reason": refusal.message, "why": refusal.rule},
                refusal.rule,
            )


class Do(Deed):
    def run(self, moment: Moment) -> None:
        self.must_be_allowed(moment)
        seat = self.who(moment)
        moment.latest = []
        for action in self.actions(moment):
            moment.perform(seat, action)


class Together(Step):
    """Several seats act, one after another as they are named: choices made at the same time."""

    def __init__(self, deeds: list[Do]) -> None:
        self.deeds: Final = deeds

    def run(self, moment: Moment) -> None:
        told: list[Effect] = []
        for deed in self.deeds:
            deed.run(moment)
            told += moment.latest
        moment.latest = told


class Can(Deed):
    def run(self, moment: Moment) -> None:
        self.must_be_allowed(moment)


class No(Deed):
    """It must be refused, and for the stated rule where one is stated."""

    def __init__(self, text: str, order: Order | None, seat: int | None, why: str | None) -> None:
        super().__init__(text, order, seat)
        self.why: Final = why

    def run(self, moment: Moment) -> None:
        refusal = self.refusal(moment)
        if refusal is None:
            raise ScenarioError("scenario-allowed", {"order": self.text})
        if self.why is not None and refusal.rule != self.why:
            raise ScenarioError(
                "scenario-other-rule",
                {"order": self.text, "expected": self.why, "found": refusal.rule},
                refusal.rule,
            )


class Chance(Step):
    """The next random outcomes are these."""

    def __init__(self, outcomes: list[Action]) -> None:
        self.outcomes: Final = outcomes

    def run(self, moment: Moment) -> None:
        moment.latest = []
        for outcome in self.outcomes:
            if not moment.state.is_chance():
                raise ScenarioError("scenario-no-chance", {"outcome": repr(outcome)})
            state = moment.state
            if state.code(outcome) not in [code for code, _ in state.chance_outcomes()]:
                raise ScenarioError(
                    "scenario-impossible-outcome",
                    {"outcome": repr(outcome), "wanted": wanted_outcome(state)},
                )
            moment.perform(CHANCE, outcome)


class Never(Step):
    """Chance decides about this now, and cannot bring any of these."""

    def __init__(self, outcomes: list[Action]) -> None:
        self.outcomes: Final = outcomes

    def run(self, moment: Moment) -> None:
        state = moment.state
        for outcome in self.outcomes:
            if not state.is_chance():
                raise ScenarioError("scenario-no-chance", {"outcome": repr(outcome)})
            wanted = wanted_outcome(state)
            if outcome.verb != wanted:
                raise ScenarioError(
                    "scenario-other-outcome", {"outcome": repr(outcome), "wanted": wanted}
                )
            if state.code(outcome) in [code for code, _ in state.chance_outcomes()]:
                raise ScenarioError("scenario-possible-outcome", {"outcome": repr(outcome)})


class Cost(Step):
    """The number that decides about an action; `order` is that action, where it is one."""

    def __init__(
        self,
        path: str,
        seat: int | None,
        expectations: list[CostExpectation],
        order: Order | None,
    ) -> None:
        self.path: Final = path
        self.seat: Final = seat
        self.order: Final = order
        self.expectations: Final = expectations

    def run(self, moment: Moment) -> None:
        seat = moment.actor() if self.seat is None else self.seat
        if seat is None:
            raise ScenarioError("scenario-game-over", {"order": "cost"})
        for entry in self.expectations:
            field = entry.field.removeprefix(self.path)
            compare(field, entry.expected, entry.probe(moment.state, seat))


class Expect(Step):
    def __init__(self, path: str, expectations: list[Expectation]) -> None:
        self.path: Final = path
        self.expectations: Final = expectations

    def run(self, moment: Moment) -> None:
        for entry in self.expectations:
            compare(
                entry.field.removeprefix(self.path),
                entry.expected,
                entry.probe(moment),
                wanted_outcome(moment.state) if moment.state.is_chance() else "",
            )


class Look(Step):
    def __init__(self, sight: Sight) -> None:
        self.sight: Final = sight

    def run(self, moment: Moment) -> None:
        self.sight.check(moment.state)


def compare(field: str, expected: object, found: object, wanted: str = "") -> None:
    """`wanted` is what chance has yet to decide, which may be why they differ."""
    if expected != found or isinstance(expected, bool) != isinstance(found, bool):
        details: dict[str, str | int] = {
            "field": field,
            "expected": shown(expected),
            "found": shown(found),
        }
        if wanted:
            raise ScenarioError("scenario-difference-pending", {**details, "wanted": wanted})
        raise ScenarioError("scenario-difference", details)


def wanted_outcome(state: State) -> str:
    """The kind of outcome that chance has to settle now."""
    return state.action(state.chance_outcomes()[0][0]).verb


def read_step(fields: Fields, adapter: Adapter, state: State) -> Step:
    """A step from its entry; whatever is unknown in it is refused before anything is run."""
    fields.only((*KINDS, "why", "seat"))
    kinds = [kind for kind in KINDS if fields.has(kind)]
    if len(kinds) != 1:
        raise InputError("error-step-kind", {"field": fields.path, "count": len(kinds)})
    kind = kinds[0]
    if fields.has("why") and kind != "no":
        raise InputError("error-unknown-field", {"field": fields.at("why")})
    if kind in ("do", "can", "no"):
        return _deed(kind, fields, adapter, state)
    body = fields.fields(kind)
    if kind == "all" and not fields.has("seat") and body.names():
        return _together(body, adapter, state)
    if kind == "cost":
        body, seat = _take_seat(fields, body, state)
        expectations = adapter.cost(state, body)
        return Cost(body.at(""), seat, expectations, _weighed(adapter, state, body))
    if fields.has("seat"):
        raise InputError("error-unknown-field", {"field": fields.at("seat")})
    if not body.names():
        raise InputError("error-empty", {"field": body.path})
    if kind == "chance":
        return Chance(adapter.outcomes(state, body))
    if kind == "never":
        return Never(adapter.outcomes(state, body))
    if kind == "view":
        return Look(Sight(body, state.seat_count()))
    return Expect(body.at(""), adapter.expectations(state, body))


def _weighed(adapter: Adapter, state: State, cost: Fields) -> Order | None:
    names = [name for name in cost.names() if name not in NUMBERS]
    try:
        return adapter.order(state, Fields({name: cost.value(name) for name in names}, cost.path))
    except InputError:
        return None


def _deed(kind: str, fields: Fields, adapter: Adapter, state: State) -> Deed:
    value = fields.value(kind)
    if isinstance(value, str):
        value = {value: None}
    body, seat = Fields(value, fields.at(kind)), None
    if not adapter.names_seat(body):
        body, seat = _take_seat(fields, body, state)
    elif fields.has("seat"):
        seat = fields.integer("seat", 0, state.seat_count() - 1)
    order = None if body.names() == [UNDO] else adapter.order(state, body)
    text = shown(fields.value(kind))
    if kind == "do":
        return Do(text, order, seat)
    if kind == "can":
        return Can(text, order, seat)
    return No(text, order, seat, fields.text("why") if fields.has("why") else None)


def _together(fields: Fields, adapter: Adapter, state: State) -> Together:
    last = state.seat_count() - 1
    fields.only([str(seat) for seat in range(last + 1)])
    deeds: list[Do] = []
    for name in fields.names():
        value = fields.value(name)
        body = Fields({value: None} if isinstance(value, str) else value, fields.at(name))
        deeds.append(Do(shown(value), adapter.order(state, body), int(name)))
    return Together(deeds)


def _take_seat(step: Fields, body: Fields, state: State) -> tuple[Fields, int | None]:
    """The seat may stand beside the verb or beside the kind of step."""
    last = state.seat_count() - 1
    if not body.has("seat"):
        return body, step.integer("seat", 0, last) if step.has("seat") else None
    if step.has("seat"):
        raise InputError("error-twice", {"field": step.at("seat"), "value": "seat"})
    rest = {key: body.value(key) for key in body.names() if key != "seat"}
    return Fields(rest, body.path), body.integer("seat", 0, last)
