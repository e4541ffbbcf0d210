"""A game played at the terminal, from where it stands to its end."""

from __future__ import annotations

import operator
from collections.abc import Iterator
from typing import Final, SupportsIndex

from warren.arena.fault import BotFaultError, trace_of
from warren.cli.table.archive import Archive
from warren.cli.table.chronicle import Chronicle
from warren.cli.table.desk import Desk
from warren.cli.table.entry import command_word, commands, read_command, typed_moves
from warren.cli.table.keys import Keys, present, typed
from warren.cli.table.luck import Luck
from warren.cli.table.screen import Screen
from warren.cli.table.seating import Seating
from warren.cli.terminal import REFUSED, Terminal
from warren.core.action import Action
from warren.core.driver import Driver
from warren.core.effect import Effect
from warren.core.match import Match
from warren.core.refusal import WarrenError
from warren.core.state import CHANCE, State
from warren.text.moves import write_move
from warren.text.words import words

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
        self.keys: Final = Keys()
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
            chosen = self.bots[seat].choose(state.view(seat))
        except Exception as error:
            raise self.fault(seat, f"{type(error).__name__}: {error}", trace_of(error)) from error
        code = whole_number(chosen)
        if code not in state.legal_actions(seat):
            raise self.fault(seat, str(chosen))
        return state.action(code)

    def fault(self, seat: int, problem: str, trace: str = "") -> BotFaultError:
        details = {"bot": self.seating.names[seat], "problem": problem}
        return BotFaultError("error-bot-failed", details, trace=trace)

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
            text = self.read(seat)
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
        at_keys = present()
        if at_keys:
            self.keys.forget()
            self.terminal.console().clear()
        self.terminal.say("cli-handover", player=self.screen.names[seat])
        if at_keys:
            typed()
            self.screen.tell(self.chronicle.effects()[self.told.get(seat, 0) :])
        self.handed_to = seat
        self.shown_to = None

    def read(self, seat: int) -> str:
        """A typed line; without a person at the keys it is shown as if typed."""
        text = self.keys.read(self.terminal.prompt("cli-input"), lambda: self.offers(seat))
        if not present():
            self.terminal.line(text)
        return text

    def offers(self, seat: int) -> list[str]:
        """What may be typed now: every move, every command, every place one may ask about."""
        state, catalogue = self.screen.seen(seat), self.terminal.catalogue
        moves = [
            write_move(state.action(code), state.game(), catalogue.language)
            for code in sorted(self.match.state.legal_actions(seat))
        ]
        known = commands(self.screen.face.extras).values()
        asked = command_word(catalogue, "why")
        places = self.screen.face.places(catalogue, state)
        return [
            *moves,
            *(words(catalogue, id)[0] for id in known),
            *(f"{asked} {place}" for place in places),
        ]

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
            self.terminal.prose(self.terminal.reason(error), REFUSED)
        return len(self.match.record.lines) > done

    def moves(self, seat: int, text: str, codes: list[int]) -> Iterator[Action]:
        """The moves of a line with `;` between them; the first may be numbers of the list."""
        first, *others = text.split(NEXT_MOVE)
        numbers = first.split()
        if all(number.isdecimal() and 1 <= int(number) <= len(codes) for number in numbers):
            yield from [self.match.state.action(codes[int(number) - 1]) for number in numbers]
        else:
            others.insert(0, first)
        for part in others:
            if part.strip():
                language = self.terminal.catalogue.language
                yield from typed_moves(part, self.match.state, seat, language)


def whole_number(chosen: object) -> int:
    """The number a bot answered with, -1 where it is none."""
    return operator.index(chosen) if isinstance(chosen, SupportsIndex) else -1
