"""The scenarios that prove a rule, step by step, and what comes of other moves in them."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import Final

from warren.core.action import Action
from warren.core.effect import Effect, precise
from warren.core.refusal import InputError, Refusal
from warren.core.state import CHANCE, State
from warren.messages.orders import Move
from warren.messages.pushes import Refused
from warren.messages.studies import Beat, BeatKind, StudyShown
from warren.messages.table import Choice
from warren.scenario.adapter import Moment, Order
from warren.scenario.document import Plan
from warren.scenario.proofs import Proof, proofs
from warren.scenario.runner import walk
from warren.scenario.steps import Can, Chance, Cost, Deed, No, Step, Together
from warren.server.atlas.chart import Box
from warren.server.atlas.charts import box_of
from warren.server.errors import Unknown
from warren.server.viewers.faces import SILENT, Teller, refused
from warren.text.catalogue import Catalogue
from warren.text.narration import action_line, error_line


def proof_of(id: str) -> Proof:
    found = proofs().get(id)
    if found is None:
        raise Unknown("error-unknown-name", {"field": "proof", "value": id})
    return found


def study(proof: Proof, language: str) -> StudyShown:
    """A scenario with every step that shows or says something."""
    plan = proof.scenario.check()
    script = Script(plan, language)
    return StudyShown(
        id=proof.id,
        game=plan.game.key,
        name=proof.scenario.name,
        players=script.names,
        rules=list(proof.scenario.rules),
        beats=script.beats(),
    )


def things_of(proof: Proof) -> Box:
    """What a scenario is played with."""
    _, moment = next(walk(proof.scenario.check()))
    return box_of(moment.state)


def tried(proof: Proof, at: int, moves: Sequence[int], language: str) -> list[Beat]:
    """What comes of other moves after the beat `at`; chance is the same for the same moves."""
    script = Script(proof.scenario.check(), language)
    moment = script.moment_after(at)
    return [script.beat("tried", moment) for _ in _played(moment, proof, at, moves)]


def explained(
    proof: Proof, at: int, moves: Sequence[int], move: Move, language: str
) -> Choice | Refused:
    """A move with its price after those, or why it cannot be made there."""
    script = Script(proof.scenario.check(), language)
    moment = script.moment_after(at)
    for _ in _played(moment, proof, at, moves):
        pass
    seat = _decider(moment)
    view = moment.state.view(seat)
    code = moment.state.code(Action(move.verb or "", move.args)) if move.code is None else move.code
    if code not in view.legal_actions():
        try:
            view.state.apply(seat, code)
        except Refusal as error:
            return refused(error, language)
    return script.teller(moment.state).choice(view, seat, code)


def _played(moment: Moment, proof: Proof, at: int, moves: Sequence[int]) -> Iterator[None]:
    for number, code in enumerate(moves, start=1):
        moment.latest = []
        moment.perform(_decider(moment), moment.state.action(code))
        dice = random.Random(f"{proof.id} {at} {list(moves[:number])}")
        while moment.state.is_chance():
            codes, weights = zip(*moment.state.chance_outcomes(), strict=True)
            outcome: int = dice.choices(codes, weights)[0]
            moment.perform(CHANCE, moment.state.action(outcome))
        yield


def _decider(moment: Moment) -> int:
    seat = moment.actor()
    if seat is None or seat == CHANCE:
        raise Refusal("refusal-game-over", {}, "CORE-OVER")
    return seat


class Script:
    """A scenario being told in a language."""

    def __init__(self, plan: Plan, language: str) -> None:
        self.plan: Final = plan
        self.language: Final = language
        catalogue = None if language == SILENT else Catalogue(language)
        self.names: Final = [
            str(seat) if catalogue is None else catalogue.text("seat-name", n=seat)
            for seat in range(1, plan.players + 1)
        ]
        self._teller: Teller | None = None

    def beats(self) -> list[Beat]:
        found: list[Beat] = []
        for step, moment in walk(self.plan):
            beat = self._told(step, moment)
            if beat is not None:
                found.append(beat)
        return found

    def moment_after(self, at: int) -> Moment:
        """The scenario as it stands after a beat."""
        number = -1
        for step, moment in walk(self.plan):
            number += self._told(step, moment) is not None
            if number == at and not moment.state.is_chance():
                return moment
        raise InputError(
            "error-out-of-range", {"field": "at", "value": at, "least": 0, "most": number}
        )

    def _told(self, step: Step | None, moment: Moment) -> Beat | None:
        if step is None:
            return self.beat("given", moment)
        if isinstance(step, (No, Can)):
            return self._asked(step, moment)
        if isinstance(step, Cost):
            return self._weighed(step, moment)
        if isinstance(step, Chance):
            return self.beat("chance", moment)
        if isinstance(step, (Deed, Together)):
            return self.beat("done", moment)
        return None

    def _asked(self, step: No | Can, moment: Moment) -> Beat:
        seat = step.who(moment)
        deed = self._deed(step.order, moment.state, seat)
        refusal = step.refusal(moment)
        if refusal is None:
            return self.beat("allowed", moment, deed)
        catalogue = self.teller(moment.state).catalogue
        reason = "" if catalogue is None else error_line(catalogue, refusal)
        text = f"{deed}: {reason}" if deed else reason
        return self.beat("refused", moment, text, refusal.rule)

    def _weighed(self, step: Cost, moment: Moment) -> Beat | None:
        seat = moment.actor() if step.seat is None else step.seat
        if seat is None or seat == CHANCE or step.order is None:
            return None
        state = moment.state
        try:
            code = state.code(step.order(state)[-1])
            price = self.teller(state).price(state, seat, code)
        except Refusal:
            return None
        if price is None or not price.text:
            return None
        deed = self._deed(step.order, state, seat)
        return self.beat("weighed", moment, f"{deed}: {price.text}")

    def _deed(self, order: Order | None, state: State, seat: int) -> str:
        catalogue = self.teller(state).catalogue
        if order is None or catalogue is None:
            return ""
        try:
            code = state.code(order(state)[-1])
            return action_line(catalogue, state, seat, code, self.names)
        except Refusal:
            return ""

    def beat(self, kind: BeatKind, moment: Moment, text: str = "", rule: str = "") -> Beat:
        state = moment.state
        actor = moment.actor()
        seat = None if actor == CHANCE else actor
        quiet = kind in ("given", "allowed", "refused", "weighed")
        effects: list[Effect] = [] if quiet else precise(moment.latest)
        by = moment.latest_by
        teller = self.teller(state)
        return Beat(
            kind=kind,
            text=text,
            rule=rule,
            facts=[teller.fact(moment.match.n, by, effect) for effect in effects],
            view=state.open_view().to_json(),
            situation=teller.situation(moment.match, seat, None),
            scores=state.scores(),
        )

    def teller(self, state: State) -> Teller:
        if self._teller is None:
            self._teller = Teller(state, self.language, self.names)
        return self._teller
