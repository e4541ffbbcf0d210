"""What a link shows of itself where it is posted: a title, some words and a picture."""

from __future__ import annotations

from html import escape
from typing import Final
from urllib.parse import urlencode

import msgspec

from warren.core.refusal import WarrenError
from warren.games.registry import games
from warren.server.errors import Unknown
from warren.server.gallery.showing import gallery
from warren.server.people.identity import Person
from warren.server.seats.seating import FINISHED, OPEN, WAITING
from warren.server.service import Service
from warren.server.storage.database import Unavailable
from warren.server.tables.room import Room
from warren.server.viewers.postcards import mark_of
from warren.text.catalogue import Catalogue
from warren.text.names import game_name

SITE: Final = "Warren"
TITLE: Final = f"<title>{SITE}</title>"
DESCRIPTION: Final = f'<meta name="description" content="{SITE}" />'
LANGUAGE: Final = '<html lang="ru">'
LOCALES: Final = {"ru": "ru_RU", "en": "en_GB"}
TABLE, REPLAY, GALLERY = "t", "r", "gallery"
SIZE: Final = (1200, 630)


class Sign(msgspec.Struct, frozen=True):
    """What everybody may know who has the link.

    `image` is the address of its picture; without one `game` chooses it. `picture` tells it.
    """

    title: str
    text: str
    path: str = ""
    game: str = ""
    picture: str = ""
    image: str = ""


async def sign_of(service: Service, person: Person, path: str, language: str) -> Sign:
    """The sign of a page; of the whole site where it is about nothing that one may know."""
    catalogue = Catalogue(language)
    kind, _, table = path.strip("/").partition("/")
    if kind in (TABLE, REPLAY) and table:
        try:
            room = await service.tables.room_for(table, person)
        except (WarrenError, Unavailable):
            return site(catalogue)
        sign = _of_table(catalogue, room, kind)
        if kind == REPLAY or not service.postcards.are_of(room):
            return sign
        return _with_picture(catalogue, sign, room)
    if kind == GALLERY and table:
        return _of_gallery(catalogue, table, language)
    return site(catalogue)


def site(catalogue: Catalogue) -> Sign:
    names = [
        catalogue.text(f"game-{game.key}") for game in games() if _is_named(catalogue, game.key)
    ]
    return Sign(
        catalogue.text("link-site"), catalogue.text("link-site-text", games=", ".join(names))
    )


def signed(document: str, sign: Sign, address: str, picture: str, language: str) -> str:
    """A document with its sign; the picture is somewhere below the address."""
    image = f"{address}{picture}"
    told = {
        "og:site_name": SITE,
        "og:type": "website",
        "og:locale": LOCALES[language],
        "og:title": sign.title,
        "og:description": sign.text,
        "og:url": f"{address}{sign.path}",
        "og:image": image,
        "og:image:type": "image/png",
        "og:image:width": str(SIZE[0]),
        "og:image:height": str(SIZE[1]),
        "og:image:alt": sign.picture or sign.title,
    }
    cards = {
        "twitter:card": "summary_large_image",
        "twitter:title": sign.title,
        "twitter:description": sign.text,
        "twitter:image": image,
    }
    tags = [
        f"<title>{escape(sign.title)}</title>",
        *(f'<meta property="{name}" content="{escape(value)}" />' for name, value in told.items()),
        *(f'<meta name="{name}" content="{escape(value)}" />' for name, value in cards.items()),
    ]
    return (
        document.replace(LANGUAGE, f'<html lang="{language}">', 1)
        .replace(DESCRIPTION, f'<meta name="description" content="{escape(sign.text)}" />', 1)
        .replace(TITLE, "\n    ".join(tags), 1)
    )


def _of_table(catalogue: Catalogue, room: Room, kind: str) -> Sign:
    terms, key = room.terms, room.game.key
    name = catalogue.text(f"game-{key}") if _is_named(catalogue, key) else key
    message = "link-replay" if kind == REPLAY else f"link-{terms.status}"
    headline = catalogue.text(message, game=name)
    return Sign(
        f"{terms.title} · {headline}" if terms.title else headline,
        _words(catalogue, room, kind),
        f"{kind}/{terms.id}",
        key,
        catalogue.text("link-picture", game=name),
    )


def _with_picture(catalogue: Catalogue, sign: Sign, room: Room) -> Sign:
    """The same with the table itself; a replay is left without, since it would tell its end."""
    name, language = game_name(catalogue, room.game.key), catalogue.language
    query = urlencode({"lang": language, "at": mark_of(room, language)})
    return msgspec.structs.replace(
        sign,
        picture=catalogue.text("link-table", game=name),
        image=f"api/tables/{room.terms.id}/picture.png?{query}",
    )


def _words(catalogue: Catalogue, room: Room, kind: str) -> str:
    """Who sits there, and how it went; a replay does not tell its end."""
    seated = [seat.name for seat in room.holding.seats if seat.kind != OPEN]
    words = [catalogue.text("link-people", names=", ".join(seated))] if seated else []
    if room.terms.status == WAITING:
        free = len(room.holding.seats) - len(seated)
        words += [catalogue.text("link-free", count=free)] if free else []
    elif room.terms.status == FINISHED and kind == TABLE:
        scores = zip(room.names, room.match.state.scores(), strict=True)
        told = ", ".join(f"{name} {score}" for name, score in scores)
        words = [catalogue.text("link-scores", scores=told)]
    return " ".join(words)


def _of_gallery(catalogue: Catalogue, path: str, language: str) -> Sign:
    """A game's gallery, or one of its things."""
    key, _, thing = path.partition("/")
    try:
        things = gallery(key, language).exhibits
    except Unknown:
        return site(catalogue)
    shown = next((one for one in things if f"{one.kind}-{one.id}" == thing), None)
    game = catalogue.text(f"game-{key}") if _is_named(catalogue, key) else key
    picture = catalogue.text("link-picture", game=game)
    if shown is None:
        title = catalogue.text("web-gallery-of", game=game)
        return Sign(title, catalogue.text("web-gallery-about"), f"{GALLERY}/{key}", key, picture)
    title = f"{shown.name} — {game}"
    return Sign(title, " ".join(shown.words), f"{GALLERY}/{key}/{thing}", key, picture)


def _is_named(catalogue: Catalogue, key: str) -> bool:
    return catalogue.has(f"game-{key}", "")
