"""`warren replay`: a recorded game, all of it or up to a line."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from warren.cli.guard import guarded
from warren.cli.options import AsJson, Lang
from warren.cli.terminal import Terminal

if TYPE_CHECKING:
    from warren.core.effect import Effect
    from warren.core.match import Match
    from warren.core.record import Line


@guarded
def replay(
    record: Annotated[Path, typer.Argument(metavar="FILE")],
    to: Annotated[int | None, typer.Option("--to", metavar="N")] = None,
    log: Annotated[bool, typer.Option("--log")] = False,
    json: AsJson = False,
    lang: Lang = None,
) -> None:
    from warren.cli.files import load_record
    from warren.cli.table.chronicle import Retelling
    from warren.cli.table.seating import shown_names
    from warren.games.registry import game

    terminal = Terminal(lang)
    found = load_record(record)
    title = game(found.game)
    retelling = Retelling(title, found, to)
    names = shown_names(terminal.catalogue, found.names)
    told = list(retelling.lines())
    if json and log:
        terminal.data([line.to_json() | {"effects": _data(effects)} for line, effects in told])
    elif json:
        terminal.data(retelling.match.state.to_json())
    else:
        terminal.say("cli-replay-title", file=str(record), game=terminal.text(f"game-{title.key}"))
        for line, effects in told:
            _tell(terminal, names, line, effects)
        if not log:
            _show(terminal, names, len(found.lines), retelling.match)


def _data(effects: list[Effect]) -> list[object]:
    return [effect.to_json() for effect in effects]


def _tell(terminal: Terminal, names: list[str], line: Line, effects: list[Effect]) -> None:
    from warren.core.record import UNDO
    from warren.text.narration import effect_line

    if line.action.verb == UNDO:
        undone = terminal.text("cli-replay-undo", player=names[line.seat])
        terminal.line(f"{line.n:>4}  {undone}")
    for effect in effects:
        terminal.line(f"{line.n:>4}  {effect_line(terminal.catalogue, effect, names)}")


def _show(terminal: Terminal, names: list[str], total: int, match: Match) -> None:
    """The position, and the result when there is one."""
    from warren.cli.table.faces import face_of
    from warren.text.narration import prompt_line, result_lines

    state = match.state
    face = face_of(match.game.key)
    terminal.line()
    terminal.say("cli-replay-line", n=len(match.record.lines), total=total)
    for table in face.overview(terminal.catalogue, state, names, None):
        terminal.show(table)
    terminal.line(face.round_line(terminal.catalogue, state))
    if state.is_over():
        for text in result_lines(terminal.catalogue, state, names):
            terminal.line(text)
    else:
        terminal.line(prompt_line(terminal.catalogue, state, names))
        if len(match.record.lines) == total:
            terminal.say("cli-replay-end")
    terminal.line(face.position(state))
