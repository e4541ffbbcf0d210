"""Personal tokens for programs."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import delete, get, post
from litestar.params import JSONBody, PathParameter
from msgspec import Meta

from warren.messages.bounds import Name
from warren.server.api.parameters import Serving, Who
from warren.server.people.accounts import cookie_only
from warren.server.people.tokens import NewToken, Scope, Token
from warren.server.security.wording import clean_line


class WantedToken(msgspec.Struct, kw_only=True):
    """A token by a name that tells me later what it is for."""

    name: Name
    scopes: Annotated[list[Scope], Meta(min_length=1, max_length=2)]


@get("/api/tokens", tags=["tokens"])
async def list_tokens(service: Serving, person: Who) -> list[Token]:
    """My tokens, without their secrets."""
    cookie_only(person)
    return await service.tokens.listed((await service.accounts.account(person)).id)


@post("/api/tokens", tags=["tokens"])
async def create_token(service: Serving, person: Who, data: JSONBody[WantedToken]) -> NewToken:
    """A new token; it is shown this once. A token cannot make tokens."""
    cookie_only(person)
    account = await service.accounts.account(person)
    name = clean_line(data.name, "name")
    return await service.tokens.create(account.id, name, data.scopes)


@delete("/api/tokens/{token:str}", tags=["tokens"])
async def delete_token(
    service: Serving, person: Who, token: Annotated[str, PathParameter(max_length=16)]
) -> None:
    """Take a token back; what its program has open is closed."""
    cookie_only(person)
    account = await service.accounts.account(person)
    await service.dismissals.dismiss(await service.tokens.delete(account.id, token))


HANDLERS = [list_tokens, create_token, delete_token]
