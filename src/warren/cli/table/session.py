"""A game played at the terminal, from where it stands to its end."""

from __future__ import annotations

import operator
import sys
from collections.abc import Iterator
from typing import Final

from warren.arena.fault import BotFaultError, trace_of
from warren.cli.table.archive import Archive
from warren.cli.table.chronicle import Chronicle
from warren.cli.table.desk import Desk, LeaveTable
from warren.cli.table.entry import read_command, typed_moves
from warren.cli.table.luck import Luck
from warren.cli.table.screen import Screen
from warren.cli.table.seating import Seating
from warren.cli.terminal import Terminal
from warren.core.action import Action
from warren.core.driver import Driver
from warren.core.effect import Effect
from warren.core.match import Match
from warren.core.refusal import WarrenError
from warren.core.state import CHANCE, State

NEXT_MOVE: Final = ";"


class Session(Driver):
    """Lets chance, bots and people act in turn, and tells what happens."""

    def __init__(
        self,
        terminal: Terminal,
        match: Match,
        seating: Seating,
        luck: Luck,
        archive: Archive,
        chronicle: Chronicle,
    ) -> None:
        self.terminal: Final = terminal
        self.match: Final = match
        self.seating: Final = seating
        self.luck: Final = luck
        self.archive: Final = archive
        self.chronicle: Final = chronicle
        self.screen: Final = Screen(terminal, match, seating)
        self.desk: Final = Desk(self.screen, match, chronicle, archive)
        self.bots: Final = seating.bots(match.record.game, luck, len(match.record.lines))
        self.shown_to: int | None = None
        self.handed_to: int | None = None
        self.told: Final[dict[int, int]] = {}

    def state(self) -> State:
        return self.match.state

    def play(self) -> None:
        """Go on until the game is over; raises LeaveTable when a person does not."""
        self.run()
        self.archive.keep(self.match.record)
        self.screen.result()

    def decide(self, actor: int) -> None:
        if actor == CHANCE:
            self.let_chance_act()
        elif actor in self.bots:
            self.act(actor, self.choice_of(actor))
        else:
            self.ask(actor)

    def choice_of(self, seat: int) -> Action:
        """What a bot wants to do; a bot from a file may break down."""
        state = self.match.state
        try:
            code = operator.index(self.bots[seat].choose(state.view(seat)))
            if code in state.legal_actions(seat):
                return state.action(code)
            problem, trace = str(code), ""
        except Exception as error:
            problem, trace = f"{type(error).__name__}: {error}", trace_of(error)
        details = {"bot": self.seating.names[seat], "problem": problem}
        raise BotFaultError("error-bot-failed", details, trace=trace)

    def let_chance_act(self) -> None:
        effects: list[Effect] = []
        while self.match.state.is_chance():
            drawn = self.match.state.draw(self.luck.draw(self.match.draws))
            effects += self.perform(CHANCE, self.match.state.action(int(drawn)))
        self.screen.tell(effects)

    def act(self, seat: int, action: Action) -> None:
        """What a player does, and what chance makes of it."""
        self.screen.tell(self.perform(seat, action))
        if seat != self.shown_to:
            self.shown_to = None
        self.let_chance_act()

    def perform(self, seat: int, action: Action) -> list[Effect]:
        told = self.match.act(seat, action)
        self.chronicle.add(told)
        return told.effects

    def ask(self, seat: int) -> None:
        """Ask a person until an action is done or taken back."""
        self.archive.keep(self.match.record)
        self.introduce(seat)
        self.told[seat] = len(self.chronicle.effects())
        codes = sorted(self.match.state.legal_actions(seat))
        if self.screen.offer(seat):
            self.shown_to = None
        self.screen.choices(seat, codes)
        while True:
            text = self.read()
            if text.strip() and self.answer(seat, text.strip(), codes):
                return

    def introduce(self, seat: int) -> None:
        """The whole position, when others have acted since this seat saw it."""
        if len(self.seating.people) > 1 and self.handed_to != seat:
            self.hand_over(seat)
        if self.shown_to != seat:
            self.screen.overview(seat)
            self.shown_to = seat

    def hand_over(self, seat: int) -> None:
        """Another person decides: at a real screen nothing of the last one's is left on it."""
        at_keys = sys.stdin.isatty()
        if at_keys:
            self.terminal.console().clear()
        self.terminal.say("cli-handover", player=self.screen.names[seat])
        if at_keys:
            typed()
            self.screen.tell(self.chronicle.effects()[self.told.get(seat, 0) :])
        self.handed_to = seat
        self.shown_to = None

    def read(self) -> str:
        """A typed line; without a person at the keys it is shown as if typed."""
        text = typed(self.terminal.text("cli-input") + ": ")
        if not sys.stdin.isatty():
            self.terminal.line(text)
        return text

    def answer(self, seat: int, text: str, codes: list[int]) -> bool:
        """Do what was typed; True when something was done, so that the next question is due."""
        done = len(self.match.record.lines)
        try:
            command = read_command(text, self.screen.face.extras)
            if command is not None:
                return self.desk.answer(command, seat, codes)
            for action in self.moves(seat, text, codes):
                self.act(seat, action)
        except WarrenError as error:
            self.terminal.line(self.terminal.reason(error))
        return len(self.match.record.lines) > done

    def moves(self, seat: int, text: str, codes: list[int]) -> Iterator[Action]:
        """The moves of a line with `;` between them; the first may be numbers of the list."""
        first, *others = text.split(NEXT_MOVE)
        words = first.split()
        if all(word.isdecimal() and 1 <= int(word) <= len(codes) for word in words):
            yield from [self.match.state.action(codes[int(word) - 1]) for word in words]
        else:
            others.insert(0, first)
        for part in others:
            if part.strip():
                language = self.terminal.catalogue.language
                yield from typed_moves(part, self.match.state, seat, language)


def typed(prompt: str = "") -> str:
    """A line from the keys; the end of input means that nobody goes on."""
    try:
        return input(prompt)
    except EOFError:
        print()
        raise LeaveTable from None
