"""The commands one may type beside moves."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from warren.cli.table.archive import Archive
from warren.cli.table.chronicle import Chronicle
from warren.cli.table.entry import Command, command_word, typed_moves
from warren.cli.table.help import general_help, help_on
from warren.cli.table.keys import LeaveTable
from warren.cli.table.screen import Screen
from warren.core.match import Match
from warren.core.notation import write_line
from warren.text.words import plain

RECENT: Final = 40
SAMPLE_FILE: Final = "game.ndjson"


class Desk:
    """Answers commands; only `undo` changes the game."""

    def __init__(
        self, screen: Screen, match: Match, chronicle: Chronicle, archive: Archive
    ) -> None:
        self.screen: Final = screen
        self.terminal: Final = screen.terminal
        self.match: Final = match
        self.chronicle: Final = chronicle
        self.archive: Final = archive

    def answer(self, command: Command, seat: int, codes: list[int]) -> bool:
        """Do a command; True when the question must be put again."""
        if command.name == "quit":
            raise LeaveTable
        if command.name == "undo":
            self._undo(seat)
            return True
        if command.name == "moves":
            self.screen.choices(seat, codes)
        elif command.name == "board":
            self.screen.overview(seat)
            self.screen.offer(seat)
        elif command.name == "help":
            self._help(command.rest, seat)
        elif command.name == "why":
            self._why(command.rest, seat)
        elif command.name == "save":
            self._save(command.rest)
        elif command.name == "log":
            self._log()
        else:
            self._tell(command.name, seat)
        return False

    def _undo(self, seat: int) -> None:
        self.chronicle.add(self.match.undo(seat))
        self.terminal.say("cli-undone")

    def _help(self, word: str, seat: int) -> None:
        catalogue = self.terminal.catalogue
        if not word:
            lines = general_help(catalogue, self.screen.face, self.screen.seen(seat))
        else:
            lines = help_on(catalogue, self.screen.face, self.screen.seen(seat), word)
        for line in lines or [catalogue.text("cli-no-help", word=word)]:
            self.terminal.prose(line)

    def _why(self, typed: str, seat: int) -> None:
        catalogue = self.terminal.catalogue
        state = self.screen.seen(seat)
        places = self.screen.face.places(catalogue, state)
        if not typed:
            place = next(iter(places), self.screen.face.example(state, catalogue.language))
            example = f"{command_word(catalogue, 'why')} {place}"
            self.terminal.say("cli-why-usage", example=example)
            return
        found = next((name for name in places if plain(typed) in map(plain, places[name])), None)
        if found is not None:
            for line in self.screen.face.why(catalogue, state, seat, found):
                self.terminal.prose(line)
            return
        for action in typed_moves(typed, state, seat, catalogue.language):
            state.apply(seat, state.code(action))
        self.terminal.say("cli-why-allowed")

    def _save(self, name: str) -> None:
        if name:
            self.archive.move(Path(name))
        if self.archive.path is None:
            example = f"{command_word(self.terminal.catalogue, 'save')} {SAMPLE_FILE}"
            self.terminal.say("cli-save-usage", example=example)
            return
        self.archive.save(self.match.record)
        self.terminal.say("cli-saved", file=str(self.archive.path))

    def _log(self) -> None:
        lines = self.screen.lines(self.chronicle.effects())
        self.terminal.say("cli-log-title" if lines else "cli-log-empty")
        for line in lines[-RECENT:]:
            self.terminal.prose(line, names=self.screen.names)

    def _tell(self, name: str, seat: int) -> None:
        if name == "position":
            self.terminal.line(write_line(self.screen.match.state.view(seat).shown()))
            return
        state = self.screen.seen(seat)
        catalogue, names = self.terminal.catalogue, self.screen.names
        for shown in self.screen.face.extra(catalogue, state, names, seat, name):
            self.terminal.show(shown)
