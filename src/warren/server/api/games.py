"""The games one can play here, and what a page needs to show them."""

from __future__ import annotations

from typing import Annotated, Final

from litestar import Response, get
from litestar.params import PathParameter, QueryParameter

from warren.core.game import Game
from warren.core.refusal import InputError
from warren.games.registry import game, games
from warren.messages.games import GameShown, OptionShown
from warren.server.api.errors import Asked, language_of
from warren.server.api.kept import keepable, keepable_text
from warren.server.api.parameters import Serving, TableId, Who
from warren.server.atlas.atlas import atlas_of
from warren.server.atlas.chart import BoardTold, Box, Chart
from warren.server.atlas.charts import box_of
from warren.server.errors import Unknown
from warren.server.people.tokens import READ
from warren.text.catalogue import Catalogue, fluent_source
from warren.text.page import page_source

JSON: Final = "application/json"
FLUENT: Final = "text/plain"
GameKey = Annotated[str, PathParameter(max_length=32)]
BoardId = Annotated[str, PathParameter(max_length=80)]
LanguageKey = Annotated[str, PathParameter(max_length=8)]
OneGame = Annotated[str, QueryParameter(max_length=32)]
Tag = Annotated[str, QueryParameter(max_length=64)]


@get("/api/games", tags=["games"], sync_to_thread=False)
def list_games(service: Serving, request: Asked) -> list[GameShown]:
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
            bots=service.hub.roster.names(),
            packs=atlas_of(title.key).packs(),
            map=atlas_of(title.key).kind,
        )
        for title in games()
    ]


@get("/api/games/{key:str}/boards", tags=["games"], sync_to_thread=True)
def list_boards(key: GameKey) -> list[BoardTold]:
    """The boards that come with a game and its packs; none for a game without a map."""
    return atlas_of(_game(key).key).boards()


@get("/api/games/{key:str}/boards/{board:str}", tags=["games"])
async def show_board(
    service: Serving, request: Asked, key: GameKey, board: BoardId
) -> Response[Chart | None]:
    """A board with its regions, borders and outlines; ask again by its `ETag`."""
    known = _game(key).key
    try:
        chart = await service.charts.chart(known, board)
    except InputError as error:
        raise Unknown(error.message, error.details, error.rule) from error
    return keepable(request, chart, JSON)


@get("/api/tables/{table:str}/board", tags=["games"])
async def board_of_table(
    service: Serving, person: Who, request: Asked, table: TableId
) -> Response[Chart | None]:
    """The board of a table, its own or a shipped one; ask again by its `ETag`."""
    person.require(READ)
    room = await service.tables.room_for(table, person)
    chart = await service.charts.chart_of(room.game.key, room.terms.players, room.terms.options)
    return keepable(request, chart, JSON)


@get("/api/tables/{table:str}/box", tags=["games"])
async def box_of_table(
    service: Serving, person: Who, request: Asked, table: TableId
) -> Response[Box | None]:
    """What a table is played with: races, powers, pieces, cards …; ask again by its `ETag`."""
    person.require(READ)
    room = await service.tables.room_for(table, person)
    return keepable(request, box_of(room.match.state), JSON)


@get("/api/catalogue/{language:str}", tags=["games"], media_type=FLUENT, sync_to_thread=False)
def catalogue_source(
    request: Asked, language: LanguageKey, tag: Tag = ""
) -> Response[bytes | None]:
    """All sentences of a language as Fluent text, those of the packs too; has an `ETag`."""
    try:
        return keepable_text(request, fluent_source(language), FLUENT, tag)
    except InputError as error:
        raise Unknown(error.message, error.details, error.rule) from error


@get("/api/catalogue/{language:str}/page", tags=["games"], media_type=FLUENT, sync_to_thread=False)
def catalogue_page(
    request: Asked, language: LanguageKey, game: OneGame = "", tag: Tag = ""
) -> Response[bytes | None]:
    """The sentences that a page says itself, as Fluent text; has an `ETag`.

    Those that a table of one game may need, where that is named.
    """
    try:
        return keepable_text(request, page_source(language, game), FLUENT, tag)
    except InputError as error:
        raise Unknown(error.message, error.details, error.rule) from error


def _game(key: str) -> Game:
    try:
        return game(key)
    except InputError as error:
        raise Unknown(error.message, error.details, error.rule) from error


def _text(catalogue: Catalogue | None, id: str, attribute: str = "") -> str:
    return (
        ""
        if catalogue is None or not catalogue.has(id, attribute)
        else catalogue.text(id, attribute)
    )


HANDLERS = [
    list_games,
    list_boards,
    show_board,
    board_of_table,
    box_of_table,
    catalogue_source,
    catalogue_page,
]
