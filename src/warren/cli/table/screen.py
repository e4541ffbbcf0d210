"""What a person at the table sees."""

from __future__ import annotations

import shutil
from collections.abc import Iterable
from itertools import groupby
from typing import Final

from warren.cli.table.choices import numbered
from warren.cli.table.face import face_of
from warren.cli.table.seating import Seating, shown_names
from warren.cli.terminal import WIDTH, Terminal
from warren.core.effect import Effect, precise
from warren.core.match import Match
from warren.core.state import State
from warren.text.narration import caution_line, effect_line, prompt_line, result_lines


class Screen:
    """Shows a game to the seat that decides, through that seat's eyes."""

    def __init__(self, terminal: Terminal, match: Match, seating: Seating) -> None:
        self.terminal: Final = terminal
        self.match: Final = match
        self.seating: Final = seating
        self.names: Final = shown_names(terminal.catalogue, seating.names)
        self.face: Final = face_of(match.record.game)

    def seen(self, seat: int) -> State:
        """The state without what this seat may not know."""
        return self.match.state.view(seat).state

    def tell(self, effects: Iterable[Effect]) -> None:
        for line in self.lines(effects):
            self.terminal.prose(line, names=self.names)

    def lines(self, effects: Iterable[Effect]) -> list[str]:
        """One line for each fact that everybody at this terminal may know."""
        people = self.seating.people
        known = [
            effect
            for effect in effects
            if effect.is_public() or (people and all(map(effect.visible_to, people)))
        ]
        catalogue = self.terminal.catalogue
        told = [
            effect_line(catalogue, self.match.state.game(), effect, self.names)
            for effect in self.face.worth_telling(precise(known))
        ]
        runs = [(line, len(list(same))) for line, same in groupby(told)]
        return [
            line if count == 1 else catalogue.text("cli-log-repeated", line=line, count=count)
            for line, count in runs
        ]

    def overview(self, seat: int) -> None:
        state = self.seen(seat)
        self.terminal.line()
        for table in self.face.overview(self.terminal.catalogue, state, self.names, seat):
            self.terminal.show(table)
        self.terminal.line(self.face.round_line(self.terminal.catalogue, state))

    def offer(self, seat: int) -> bool:
        """What lies open for the decision, if anything; whether there was anything."""
        table = self.face.offer(self.terminal.catalogue, self.seen(seat))
        if table is not None:
            self.terminal.show(table)
        return table is not None

    def choices(self, seat: int, codes: list[int]) -> None:
        """The question, and all answers by number."""
        state = self.seen(seat)
        catalogue = self.terminal.catalogue
        self.terminal.line()
        self.terminal.prose(prompt_line(catalogue, state, seat, self.names), "bold")
        width = shutil.get_terminal_size((WIDTH, 24)).columns
        first = 1
        for head, same in groupby(codes, lambda code: self.face.heading(catalogue, state, code)):
            entries = [self.entry(state, seat, code) for code in same]
            if head or first > 1:
                self.terminal.line(head)
            for row in numbered(entries, width, first):
                self.terminal.line(row)
            first += len(entries)

    def entry(self, state: State, seat: int, code: int) -> str:
        """A choice with what should be known before."""
        catalogue = self.terminal.catalogue
        told = self.face.choice(catalogue, state, seat, code, self.names)
        danger = caution_line(catalogue, state, seat, code)
        return catalogue.text("cli-caution", choice=told, caution=danger) if danger else told

    def result(self) -> None:
        self.terminal.line()
        for line in result_lines(self.terminal.catalogue, self.match.state, self.names):
            self.terminal.prose(line, names=self.names)
