"""`warren replay`: a recorded game, all of it or up to a line."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from warren.cli.extension import Extended, Given, prepare
from warren.cli.guard import guarded
from warren.cli.options import AsJson, Lang
from warren.cli.terminal import Terminal

if TYPE_CHECKING:
    from warren.core.effect import Effect
    from warren.core.game import Game
    from warren.core.match import Match, Told
    from warren.core.record import Record


@guarded
@Extended
def replay(
    record: Annotated[Path, typer.Argument(metavar="FILE")],
    to: Annotated[int | None, typer.Option("--to", metavar="N")] = None,
    log: Annotated[bool, typer.Option("--log")] = False,
    *,
    own: Given,
    json: AsJson = False,
    lang: Lang = None,
) -> None:
    from warren.cli.files import load_record
    from warren.cli.table.chronicle import Retelling
    from warren.cli.table.seating import shown_names
    from warren.games.registry import game
    from warren.text.names import game_name

    terminal = Terminal(lang)
    prepare(terminal, own)
    found = load_record(record)
    title = game(found.game)
    retelling = Retelling(title, found, to)
    terminal.speak_of(retelling.match.state)
    names = shown_names(terminal.catalogue, found.names)
    told = list(retelling.lines())
    if json and log:
        terminal.data([line.to_json() | {"effects": _data(line.effects)} for line in told])
    elif json:
        terminal.data(retelling.match.state.to_json())
    else:
        terminal.say(
            "cli-replay-title", file=str(record), game=game_name(terminal.catalogue, title.key)
        )
        secret = not is_finished(title, found)
        for line in told:
            _tell(terminal, title.key, names, line, secret)
        if not log:
            _show(terminal, names, len(found.lines), retelling.match, secret)


def is_finished(title: Game, record: Record) -> bool:
    """Whether the record goes to the end of its game; until then there are secrets to keep."""
    from warren.core.match import replay as played
    from warren.core.refusal import WarrenError

    try:
        return played(title, record).state.is_over()
    except WarrenError:
        return False


def _data(effects: list[Effect]) -> list[object]:
    return [effect.to_json() for effect in effects]


def _tell(terminal: Terminal, game: str, names: list[str], line: Told, secret: bool) -> None:
    from warren.core.record import UNDO
    from warren.text.narration import effect_line

    if line.action.verb == UNDO:
        undone = terminal.text("cli-replay-undo", player=names[line.seat])
        terminal.line(f"{line.n:>4}  {undone}")
    for effect in line.effects:
        if secret and not effect.is_public():
            continue
        told = effect_line(terminal.catalogue, game, effect, names)
        terminal.line(f"{line.n:>4}  {told}")


def _show(terminal: Terminal, names: list[str], total: int, match: Match, secret: bool) -> None:
    """The position, and the result when there is one; of a secret game what a spectator sees."""
    from warren.cli.table.face import face_of
    from warren.core.notation import write_line
    from warren.text.narration import prompt_line, result_lines

    state = match.state.view(None).state if secret else match.state
    face = face_of(match.record.game)
    terminal.line()
    terminal.say("cli-replay-line", n=len(match.record.lines), total=total)
    for table in face.overview(terminal.catalogue, state, names, None):
        terminal.show(table)
    terminal.line(face.round_line(terminal.catalogue, state))
    if state.is_over():
        for text in result_lines(terminal.catalogue, state, names):
            terminal.line(text)
    else:
        terminal.line(prompt_line(terminal.catalogue, state, None, names))
        if len(match.record.lines) == total:
            terminal.say("cli-replay-end")
    terminal.line(write_line(match.state.view(None).shown() if secret else state.to_json()))
