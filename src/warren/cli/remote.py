"""`warren bot`: a bot at a table server."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from warren.cli.files import read_text
from warren.cli.guard import guarded
from warren.cli.options import Lang
from warren.cli.terminal import Terminal
from warren.core.extras import needs
from warren.core.refusal import InputError
from warren.text.names import game_name

if TYPE_CHECKING:
    from warren.messages.events import Event

TOKEN: Final = "WARREN_TOKEN"
TOKEN_FILE: Final = "--token-file"
PARAMETERS: Final = {
    "url": "cli-help-bot-url",
    "bot bot": "cli-help-bot-bot",
    "token_file": "cli-help-bot-token-file",
    "accept": "cli-help-bot-accept",
    "only": "cli-help-bot-only",
    "bot games": "cli-help-bot-games",
    "bot workers": "cli-help-bot-workers",
}


@guarded
def bot(
    url: Annotated[str, typer.Argument(metavar="URL")],
    bot: Annotated[str, typer.Option("--bot", metavar="BOT")] = "greedy",
    token_file: Annotated[Path | None, typer.Option(TOKEN_FILE, metavar="FILE")] = None,
    accept: Annotated[bool, typer.Option("--accept")] = False,
    only: Annotated[list[str] | None, typer.Option("--only", metavar="GAME")] = None,
    games: Annotated[int | None, typer.Option("--games", metavar="N", min=1)] = None,
    workers: Annotated[int, typer.Option("--workers", metavar="K", min=1, max=64)] = 8,
    lang: Lang = None,
) -> None:
    """Play until interrupted, or until so many games are over."""
    with needs("client"):
        from warren.client import ApiError, Client
    from warren.bots.registry import bot_kind
    from warren.games.registry import game

    terminal = Terminal(lang)
    bot_kind(bot)
    for key in only or []:
        game(key)
    with Client(url, token(token_file), terminal.catalogue.language) as client:
        teller = Teller(terminal, bot, url)
        try:
            client.games()
            client.run(bot, accept or bool(only), only, games, teller.tell, workers)
        except ApiError as error:
            reason = error.text or error.message
            raise InputError(
                "error-server-refused", {"status": error.status, "reason": reason}
            ) from error


def token(file: Path | None) -> str:
    """The token from its file or from the environment: never from the command line."""
    found = os.environ.get(TOKEN, "") if file is None else read_text(file)
    if not found.strip():
        raise InputError("error-token-missing", {"variable": TOKEN, "field": TOKEN_FILE})
    return found.strip()


class Teller:
    """Says what happens at the tables."""

    def __init__(self, terminal: Terminal, bot: str, address: str) -> None:
        self.terminal: Final = terminal
        self.bot: Final = bot
        self.address: Final = address

    def tell(self, event: Event) -> None:
        from warren.messages.events import GameFinished, GameStarted, Invited, Ready

        say = self.terminal.say
        if isinstance(event, Ready):
            say("remote-ready", bot=self.bot, address=self.address)
        elif isinstance(event, Invited):
            say("remote-invited", table=event.table.id, game=self.name(event.table.game))
        elif isinstance(event, GameStarted):
            say("remote-started", table=event.table.id, game=self.name(event.table.game))
        elif isinstance(event, GameFinished):
            say(
                "remote-finished",
                table=event.table.id,
                game=self.name(event.table.game),
                scores=":".join(str(score) for score in event.outcome.scores),
                seats=", ".join(str(seat + 1) for seat in event.table.mine),
            )

    def name(self, game: str) -> str:
        return game_name(self.terminal.catalogue, game)
