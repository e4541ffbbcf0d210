"""The games one can play here."""

from __future__ import annotations

import msgspec
from litestar import get

from warren.bots.registry import bot_names
from warren.core.option import OptionValue
from warren.games.registry import GAMES
from warren.server.api.errors import Asked, language_of
from warren.text.catalogue import Catalogue


class OptionShown(msgspec.Struct, kw_only=True):
    key: str
    default: OptionValue
    choices: list[OptionValue] | None
    rule: str
    name: str
    help: str


class GameShown(msgspec.Struct, kw_only=True):
    """A title: for how many, its options, and the bots that play it."""

    key: str
    name: str
    least: int
    most: int
    options: list[OptionShown]
    bots: list[str]


@get("/api/games", tags=["games"], sync_to_thread=False)
def list_games(request: Asked) -> list[GameShown]:
    """Every game with the options a table of it may set."""
    language = language_of(request)
    catalogue = None if language == "none" else Catalogue(language)
    return [
        GameShown(
            key=title.key,
            name=_text(catalogue, f"game-{title.key}"),
            least=title.min_players,
            most=title.max_players,
            options=[
                OptionShown(
                    key=option.key,
                    default=option.default,
                    choices=None if option.choices is None else list(option.choices),
                    rule=option.rule,
                    name=_text(catalogue, f"option-{option.key}"),
                    help=_text(catalogue, f"option-{option.key}", "help"),
                )
                for option in title.options()
            ],
            bots=bot_names(),
        )
        for title in GAMES
    ]


def _text(catalogue: Catalogue | None, id: str, attribute: str = "") -> str:
    return (
        ""
        if catalogue is None or not catalogue.has(id, attribute)
        else catalogue.text(id, attribute)
    )
