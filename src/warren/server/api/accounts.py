"""Accounts, and what they keep."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import delete, get, post
from litestar.params import JSONBody, PathParameter, QueryParameter
from msgspec import Meta

from warren.games.registry import game as game_named
from warren.server.api.errors import Asked
from warren.server.api.identity import become
from warren.server.api.limits import DEAR, client_of
from warren.server.api.parameters import Serving, Who
from warren.server.errors import Unknown
from warren.server.people.accounts import Account
from warren.server.people.history import History, games_played, history_of
from warren.server.people.ratings import Ranked, Rating, best, ratings_of
from warren.server.people.statistics import Statistics, statistics_of
from warren.server.people.tokens import READ

Nickname = Annotated[str, Meta(max_length=200, description="2 to 40 letters")]
Password = Annotated[str, Meta(max_length=1000, description="8 to 200 letters")]


class Secret(msgspec.Struct, kw_only=True):
    """What must not be written down anywhere, not even by its own name."""

    def __repr__(self) -> str:
        return type(self).__name__


class Credentials(Secret, kw_only=True):
    name: Nickname
    password: Password


class Leaving(msgspec.Struct, kw_only=True):
    """`everywhere` ends the sessions of all my browsers."""

    everywhere: bool = False


class PasswordChange(Secret, kw_only=True):
    password: Password
    wanted: Password


class Ending(Secret, kw_only=True):
    password: Password


class Me(msgspec.Struct, kw_only=True):
    """My account; a guest has none."""

    guest: bool
    name: str | None = None
    created: float | None = None


class PersonShown(msgspec.Struct, kw_only=True):
    """What everybody may know of an account."""

    name: str
    games: int
    ratings: list[Rating]


@post("/api/account", tags=["accounts"], opt=DEAR)
async def register(
    service: Serving, person: Who, request: Asked, data: JSONBody[Credentials]
) -> Me:
    """Make an account and log in; the seats I have as a guest come along."""
    address = client_of(request.scope)
    mine = await service.accounts.register(person, data.name, data.password, address)
    become(request, mine)
    return _me(await service.accounts.account(mine))


@get("/api/account", tags=["accounts"])
async def show_account(service: Serving, person: Who) -> Me:
    """Who I am."""
    person.require(READ)
    return Me(guest=True) if person.user is None else _me(await service.accounts.account(person))


@post("/api/account/login", tags=["accounts"], status_code=200, opt=DEAR)
async def log_in(service: Serving, person: Who, request: Asked, data: JSONBody[Credentials]) -> Me:
    """Log in; the seats I have as a guest come along."""
    address = client_of(request.scope)
    mine = await service.accounts.log_in(person, data.name, data.password, address)
    become(request, mine)
    return _me(await service.accounts.account(mine))


@post("/api/account/logout", tags=["accounts"], status_code=200)
async def log_out(service: Serving, person: Who, request: Asked, data: JSONBody[Leaving]) -> Me:
    """Be a guest again, with no seats in this browser."""
    become(request, await service.accounts.log_out(person, data.everywhere))
    return Me(guest=True)


@post("/api/account/password", tags=["accounts"], status_code=200, opt=DEAR)
async def change_password(
    service: Serving, person: Who, request: Asked, data: JSONBody[PasswordChange]
) -> Me:
    """Another password; all my other sessions are over."""
    address = client_of(request.scope)
    mine = await service.accounts.change_password(person, data.password, data.wanted, address)
    become(request, mine)
    return _me(await service.accounts.account(mine))


@delete("/api/account", tags=["accounts"], status_code=200, opt=DEAR)
async def delete_account(
    service: Serving, person: Who, request: Asked, data: JSONBody[Ending]
) -> Me:
    """End my account; games stay without my name, seats stay with this browser."""
    address = client_of(request.scope)
    become(request, await service.accounts.delete(person, data.password, address))
    return Me(guest=True)


@get("/api/account/history", tags=["accounts"])
async def show_history(
    service: Serving,
    person: Who,
    before: Annotated[str | None, QueryParameter(pattern="^[a-z0-9]{1,16}$")] = None,
) -> History:
    """My finished games, the last one first; `before` is a table to go on from."""
    person.require(READ)
    account = await service.accounts.account(person)
    return await history_of(service.database, account.id, before)


@get("/api/account/statistics", tags=["accounts"])
async def show_statistics(
    service: Serving, person: Who, game: Annotated[str | None, QueryParameter(max_length=32)] = None
) -> Statistics:
    """What I have played and picked, and how that went."""
    person.require(READ)
    account = await service.accounts.account(person)
    key = None if game is None else game_named(game).key
    return await statistics_of(service.database, account.id, key)


@get("/api/people/{name:str}", tags=["accounts"])
async def show_person(
    service: Serving, person: Who, name: Annotated[str, PathParameter(max_length=200)]
) -> PersonShown:
    """What everybody may know of an account."""
    person.require(READ)
    account = await service.accounts.named(name)
    if account is None:
        raise Unknown("error-unknown-account", {"value": name}, "ACCOUNT-NAME")
    return PersonShown(
        name=account.name,
        games=await games_played(service.database, account.id),
        ratings=await ratings_of(service.database, account.id),
    )


@get("/api/ratings", tags=["accounts"])
async def show_ratings(
    service: Serving,
    person: Who,
    game: Annotated[str, QueryParameter(max_length=32)],
    players: Annotated[int, QueryParameter(ge=2, le=16)],
    page: Annotated[int, QueryParameter(ge=1, le=1000)] = 1,
) -> list[Ranked]:
    """The best at a game with so many players, fifty to a page."""
    person.require(READ)
    return await best(service.database, game_named(game).key, players, page)


def _me(account: Account) -> Me:
    return Me(guest=False, name=account.name, created=account.created)


HANDLERS = [
    register,
    show_account,
    log_in,
    log_out,
    change_password,
    delete_account,
    show_history,
    show_statistics,
    show_person,
    show_ratings,
]
