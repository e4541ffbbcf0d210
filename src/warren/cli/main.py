"""The command `warren`."""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Sequence
from typing import Annotated

import typer
from typer.core import TyperCommand, TyperGroup
from typer.main import get_command

from warren import __version__
from warren.cli import (
    account,
    bench,
    board,
    conformance,
    db,
    lesson,
    load,
    play,
    remote,
    replay,
    rules,
    scenario,
    serve,
    simulate,
    verify,
)
from warren.cli.extension import extensions
from warren.cli.guard import BAD_INPUT, INTERRUPTED, usage_error
from warren.cli.language import ask_for, chosen_language, spoken_language
from warren.cli.manual import COMMANDS, PARAMETERS, manual
from warren.cli.options import Lang
from warren.cli.terminal import Terminal
from warren.core.refusal import InputError, WarrenError


class Commands(TyperGroup):
    """Commands by name; an unknown one is bad input like any other."""

    def get_command(self, ctx: object, cmd_name: str) -> TyperCommand | TyperGroup:
        found = self.commands.get(cmd_name)
        if not isinstance(found, (TyperCommand, TyperGroup)):
            raise InputError("error-unknown-command", {"field": "command", "value": cmd_name})
        return found


def _group() -> typer.Typer:
    return typer.Typer(
        cls=Commands,
        add_completion=False,
        invoke_without_command=True,
        pretty_exceptions_enable=False,
        rich_markup_mode=None,
    )


app = _group()
rules_app = _group()
lesson_app = _group()
board_app = _group()
db_app = _group()
account_app = _group()


@app.callback()
def root(
    ctx: typer.Context,
    version: Annotated[bool, typer.Option("--version")] = False,
    lang: Lang = None,
) -> None:
    ask_for(lang)
    chosen_language()
    if version:
        print(f"warren {__version__}")
        raise typer.Exit
    print_manual(ctx)


@rules_app.callback()
@lesson_app.callback()
@board_app.callback()
@db_app.callback()
@account_app.callback()
def branch(ctx: typer.Context) -> None:
    print_manual(ctx)


def group(name: str) -> typer.Typer:
    """A group of commands that a title adds."""
    made = _group()
    made.callback()(branch)
    app.add_typer(made, name=name)
    return made


def print_manual(ctx: typer.Context) -> None:
    """A group without a command tells its commands."""
    if ctx.invoked_subcommand is None:
        terminal = Terminal()
        terminal.line(manual(app, ctx.command_path.split()[1:], terminal.catalogue))
        raise typer.Exit


app.command("play")(play.play)
app.command("simulate")(simulate.simulate)
app.command("replay")(replay.replay)
app.command("verify")(verify.verify)
COMMANDS.update(verify.COMMANDS)
PARAMETERS.update(verify.PARAMETERS)
app.command("scenario")(scenario.scenario)
app.add_typer(lesson_app, name="lesson")
lesson_app.command("list")(lesson.list_lessons)
lesson_app.command("check")(lesson.check)
COMMANDS.update(lesson.COMMANDS)
PARAMETERS.update(lesson.PARAMETERS)
app.add_typer(rules_app, name="rules")
rules_app.command("coverage")(rules.coverage)
rules_app.command("list")(rules.list_rules)
rules_app.command("show")(rules.show_rule)
app.add_typer(board_app, name="board")
board_app.command("list")(board.list_boards)
board_app.command("check")(board.check)
board_app.command("show")(board.show)
app.command("serve")(serve.serve)
app.add_typer(db_app, name="db")
db_app.command("upgrade")(db.upgrade)
db_app.command("backup")(db.backup)
COMMANDS.update(db.COMMANDS)
PARAMETERS.update(db.PARAMETERS)
app.add_typer(account_app, name="account")
account_app.command("reset")(account.reset)
COMMANDS.update(account.COMMANDS)
PARAMETERS.update(account.PARAMETERS)
COMMANDS.update(serve.COMMANDS)
PARAMETERS.update(serve.PARAMETERS)
app.command("bot")(remote.bot)
COMMANDS.update(remote.COMMANDS)
PARAMETERS.update(remote.PARAMETERS)
app.command("conformance")(conformance.conformance)
COMMANDS.update(conformance.COMMANDS)
PARAMETERS.update(conformance.PARAMETERS)
app.command("bench")(bench.bench)
app.command("load")(load.load)
COMMANDS.update(load.COMMANDS)
PARAMETERS.update(load.PARAMETERS)
for extension in extensions():
    extension.add_commands(app, group)
    COMMANDS.update(extension.helps)
    PARAMETERS.update({argument.name: argument.help for argument in extension.arguments})
    PARAMETERS.update(extension.parameters)


def run(arguments: Sequence[str]) -> int:
    """Do what the arguments say; the exit code."""
    language = spoken_language(arguments)
    if "--help" in arguments:
        terminal = Terminal(language)
        terminal.line(manual(app, arguments, terminal.catalogue))
        return 0
    try:
        code: object = get_command(app).main(list(arguments), "warren", standalone_mode=False)
    except typer.TyperException as error:
        Terminal(language).complain(usage_error(error))
        return BAD_INPUT
    except WarrenError as error:
        Terminal(language).complain(error)
        return BAD_INPUT
    return code if isinstance(code, int) else 0


def main() -> None:
    """The entry point: all text is UTF-8 or replaced, a closed pipe is no error."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    try:
        code = run(sys.argv[1:])
        sys.stdout.flush()
    except KeyboardInterrupt:
        code = INTERRUPTED
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        code = 1
    sys.exit(code)
