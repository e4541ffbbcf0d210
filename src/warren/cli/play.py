"""`warren play`: a game at this terminal."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from warren.cli.exits import INTERRUPTED
from warren.cli.extension import Extended, Given, arguments_of, prepare, table_options
from warren.cli.guard import guarded
from warren.cli.options import Budget, GameKey, Lang, Seed, TableOptions
from warren.cli.terminal import Terminal
from warren.core.refusal import InputError

if TYPE_CHECKING:
    from warren.cli.table.session import Session


@guarded
@Extended
def play(
    game: GameKey,
    players: Annotated[int | None, typer.Option("--players", metavar="N")] = None,
    bots: Annotated[str | None, typer.Option("--bots", metavar="BOT[,BOT…]")] = None,
    hotseat: Annotated[bool, typer.Option("--hotseat")] = False,
    names: Annotated[str | None, typer.Option("--names", metavar="NAME[,NAME…]")] = None,
    budget: Budget = None,
    *,
    own: Given,
    option: TableOptions = None,
    seed: Seed = None,
    save: Annotated[Path | None, typer.Option("--save", metavar="FILE")] = None,
    resume: Annotated[Path | None, typer.Option("--resume", metavar="FILE")] = None,
    lang: Lang = None,
) -> None:
    from warren.bots.registry import budgeted
    from warren.cli.table.archive import Archive
    from warren.cli.table.luck import Luck
    from warren.cli.table.opening import new_session, resumed_session

    terminal = Terminal(lang)
    luck = Luck(seed)
    if bots is not None:
        bots = ",".join(budgeted(name, budget) for name in bots.split(","))
    if resume is None:
        session = new_session(
            terminal,
            game,
            players,
            table_options(terminal, game, own, option),
            (bots, hotseat, names),
            luck,
            Archive(save),
        )
    else:
        prepare(terminal, own)
        given: dict[str, object] = {
            "--players": players,
            **{one.flag: own[one.name] or None for one in arguments_of("play") if one.of_table},
            "--option": option,
            "--names": names,
        }
        for field, value in given.items():
            if value is not None:
                raise InputError("error-resume-with", {"field": field})
        session = resumed_session(
            terminal, game, resume, (bots, hotseat), luck, Archive(save, resume)
        )
    lead(terminal, session)


def lead(terminal: Terminal, session: Session) -> None:
    """Play to the end, or leave with a clear word about what is saved."""
    from warren.cli.table.keys import LeaveTable

    try:
        session.play()
    except LeaveTable:
        farewell(terminal, session)
    except KeyboardInterrupt:
        terminal.line()
        terminal.say("cli-interrupted")
        farewell(terminal, session)
        raise typer.Exit(INTERRUPTED) from None


def farewell(terminal: Terminal, session: Session) -> None:
    archive = session.archive
    if not archive.saved:
        terminal.say("cli-not-saved")
    elif archive.saved < len(session.match.record.lines):
        terminal.say("cli-saved-earlier", file=str(archive.path))
    if archive.saved:
        command = f"warren play {session.match.record.game} --resume {archive.path}"
        terminal.say("cli-resume-hint", command=command)
    terminal.say("cli-goodbye")
