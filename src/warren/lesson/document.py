"""Lesson files: read, and played through once, so that what is wrong is told by its step."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from warren.core.action import Action
from warren.core.fields import Fields
from warren.core.match import new_match
from warren.core.refusal import InputError, WarrenError
from warren.games.registry import game as registered_game
from warren.games.registry import title
from warren.lesson.proofreading import Proof
from warren.lesson.script import Beat, Script
from warren.lesson.words import read_pages, read_words
from warren.scenario.adapter import Adapter, Moment
from warren.scenario.result import ScenarioError
from warren.scenario.runner import StepError
from warren.scenario.steps import Chance, Expect, Step, read_step, wanted_outcome
from warren.scenario.yaml_file import parse_yaml

HEAD: Final = ("title", "about", "minutes", "game", "players", "options", "learner")
FIELDS: Final = (*HEAD, "steps", "end")
STEP: Final = ("say", "do", "else", "light", "free", "in_turn")
KINDS: Final = ("chance", "reply", "expect")
PARTS: Final = ("seats", "board", "offer", "decision", "side")
MOST_PLAYERS: Final = 16
LONGEST_MINUTES: Final = 120


class Rehearsal:
    """Plays a lesson through and notes its beats; its words are read if somebody wants that."""

    def __init__(self, key: str, fields: Fields, proofread: bool = False) -> None:
        fields.only(FIELDS)
        self.key: Final = key
        self.fields: Final = fields
        self.game: Final = registered_game(fields.text("game"))
        self.players: Final = (
            fields.integer("players", 1, MOST_PLAYERS)
            if fields.has("players")
            else self.game.min_players
        )
        self.options: Final = _options(fields)
        self.learner: Final = (
            fields.integer("learner", 0, self.players - 1) if fields.has("learner") else 0
        )
        self.adapter: Final = title(self.game.key).part("scenario", Adapter)
        self.moment: Final = Moment(new_match(self.game, self.players, self.options))
        self.beats: Final[list[Beat]] = []
        self.proofread: Final = proofread

    def script(self) -> Script:
        fields = self.fields
        steps = fields.items("steps")
        for number, entry in enumerate(steps, start=1):
            try:
                self._step(Fields(entry, f"steps.{number}"))
            except WarrenError as error:
                raise StepError(error, number) from error
        if self.moment.state.is_chance():
            wanted = wanted_outcome(self.moment.state)
            unnamed = ScenarioError("scenario-chance-unnamed", {"wanted": wanted})
            raise StepError(unnamed, len(steps))
        if self._lasts():
            raise StepError(InputError("error-lesson-free", {"field": "end"}), len(steps))
        script = Script(
            self.key,
            self.game.key,
            self.players,
            self.options,
            self.learner,
            read_words(fields, "title"),
            read_words(fields, "about"),
            fields.integer("minutes", 1, LONGEST_MINUTES),
            tuple(self.beats),
            read_pages(fields, "end"),
        )
        if not script.tasks:
            raise InputError("error-empty", {"field": "steps"})
        if self.proofread:
            self._proof().check(script.ending, "end")
        return script

    def _step(self, fields: Fields) -> None:
        kind = next((kind for kind in KINDS if fields.has(kind)), "do")
        fields.only(STEP if kind == "do" else (kind, "seat") if kind == "reply" else (kind,))
        if kind == "do":
            self._task(fields)
        elif kind == "reply":
            for order in _orders(fields, "reply"):
                for action in self._done(_step_of(fields, "do", order), fields.at("reply"), False):
                    self.beats.append(Beat(*action))
        elif kind == "chance":
            for seat, outcome in self._played(self._read(fields)):
                self.beats.append(Beat(seat, (outcome,)))
        else:
            self._read(fields).run(self.moment)

    def _task(self, fields: Fields) -> None:
        """What the learner is asked for; all of it is theirs."""
        if self._lasts():
            raise InputError("error-lesson-free", {"field": fields.at("do")})
        pages = read_pages(fields, "say")
        astray = read_words(fields, "else") if fields.has("else") else None
        light = fields.texts("light") if fields.has("light") else []
        for i, part in enumerate(light):
            if part not in PARTS:
                raise InputError(
                    "error-unknown-name", {"field": f"{fields.at('light')}[{i}]", "value": part}
                )
        proof = self._proof() if self.proofread else None
        actions: list[Action] = []
        for order in _orders(fields, "do"):
            step = _step_of(fields, "do", order)
            actions += [action for _, (action,) in self._done(step, fields.at("do"), True)]
            if proof is not None:
                proof.look(self.moment.match)
        if proof is not None:
            proof.check(pages, fields.at("say"))
            proof.check([] if astray is None else [astray], fields.at("else"))
        free = tuple(fields.texts("free")) if fields.has("free") else ()
        in_turn = fields.flag("in_turn", False)
        self.beats.append(
            Beat(self.learner, tuple(actions), pages, astray, tuple(light), free, in_turn)
        )

    def _proof(self) -> Proof:
        proof = Proof(self.learner)
        proof.look(self.moment.match)
        return proof

    def _lasts(self) -> bool:
        """Whether what was asked for last is over only when others act."""
        last = self.beats[-1] if self.beats else None
        return last is not None and last.seat == self.learner and last.lasting

    def _done(self, fields: Fields, field: str, mine: bool) -> list[tuple[int, tuple[Action, ...]]]:
        """What an order came to; it must be the learner's, or that of others."""
        played = self._played(self._read(fields))
        for seat, _ in played:
            if (seat == self.learner) != mine:
                raise InputError("error-lesson-seat", {"field": field, "seat": seat})
        return [(seat, (action,)) for seat, action in played]

    def _read(self, fields: Fields) -> Step:
        return read_step(fields, self.adapter, self.moment.state)

    def _played(self, step: Step) -> list[tuple[int, Action]]:
        if self.moment.state.is_chance() and not isinstance(step, (Chance, Expect)):
            wanted = wanted_outcome(self.moment.state)
            raise ScenarioError("scenario-chance-unnamed", {"wanted": wanted})
        lines = self.moment.match.record.lines
        before = len(lines)
        step.run(self.moment)
        return [(line.seat, line.action) for line in lines[before:]]


def read_lesson(text: str, key: str, name: str, proofread: bool = False) -> Script:
    """The script of a lesson file; what is wrong is raised with the number of its step, or 0."""
    try:
        return Rehearsal(key, Fields(parse_yaml(text, name), ""), proofread).script()
    except WarrenError as error:
        raise StepError(error, 0) from error


def read_lesson_file(path: Path, key: str = "", proofread: bool = False) -> Script:
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise StepError(InputError("error-cannot-read", {"file": str(path)}), 0) from error
    return read_lesson(text, key or path.stem, str(path), proofread)


def _options(fields: Fields) -> dict[str, object]:
    if not fields.has("options"):
        return {}
    named = fields.fields("options")
    return {key: named.value(key) for key in named.names()}


def _orders(fields: Fields, key: str) -> list[object]:
    """One order, or several."""
    value = fields.value(key)
    return fields.items(key) if isinstance(value, list) else [value]


def _step_of(fields: Fields, kind: str, order: object) -> Fields:
    """One order as a step of a scenario, with the seat that is named beside it."""
    step = {kind: order}
    if fields.has("seat"):
        step["seat"] = fields.value("seat")
    return Fields(step, fields.path)
