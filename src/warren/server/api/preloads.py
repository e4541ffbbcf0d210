"""What a browser may ask for at once, before the page itself is there to ask for it."""

from __future__ import annotations

from functools import cache
from html import escape
from typing import Final

import msgspec

from warren.games.registry import title
from warren.server.api.files import page_files
from warren.server.api.kept import kept_text
from warren.server.atlas.atlas import atlas_of
from warren.server.atlas.chart import NO_MAP
from warren.text.page import page_source

NAME: Final = "preloads.json"
PLACE: Final = '<meta name="warren-preloads" content="" />'
PAGES: Final = {
    "": "Lobby",
    "watch": "Lobby",
    "t": "Table",
    "r": "Replay",
    "rules": "Rules",
    "gallery": "Gallery",
    "account": "Account",
    "about": "About",
}
TABLE: Final = "t"
LETTERS: Final = {"ru": ("latin", "cyrillic"), "en": ("latin",)}


class Preloads(msgspec.Struct, frozen=True):
    """Files of the page, by what shows them; the build writes it down."""

    pages: dict[str, list[str]] = {}
    faces: dict[str, list[str]] = {}
    letters: dict[str, list[str]] = {}


@cache
def _preloads(folder: str) -> Preloads:
    file = page_files(folder).get(NAME)
    if file is None:
        return Preloads()
    return msgspec.json.decode(file.path.read_bytes(), type=Preloads)


def words_address(language: str, game: str = "") -> str:
    """Where the sentences of a page are, with the digest by which they may be kept for good."""
    own = f"game={game}&" if game else ""
    return f"api/catalogue/{language}/page?{own}tag={kept_text(page_source(language, game)).tag}"


def preloaded(document: str, folder: str, path: str, language: str, game: str) -> str:
    """A document that names what its address is about to need.

    `game` is that of the table it shows, as far as whoever asks may know it.
    """
    known = _preloads(folder)
    page, _, table = path.strip("/").partition("/")
    files = [*known.pages.get(PAGES.get(page, ""), [])]
    played = game if page == TABLE else ""
    fetched = words_address(language, played)
    tags = [
        f'<meta name="warren-words-{language}" content="{escape(words_address(language))}" />',
        _fetch(fetched, f' data-words="{language}"'),
    ]
    if played:
        found = title(played)
        files += known.faces.get(found.family or found.key, [])
        parts = ["box"] if atlas_of(played).kind == NO_MAP else ["board", "box"]
        tags += [_fetch(f"api/tables/{table}/{part}") for part in parts]
    for alphabet in LETTERS[language]:
        tags += [_letters(name) for name in known.letters.get(alphabet, [])]
    tags += [_file(name) for name in dict.fromkeys(files)]
    return document.replace(PLACE, "\n    ".join(tags), 1)


def _fetch(address: str, more: str = "") -> str:
    return f'<link rel="preload" as="fetch" crossorigin href="{escape(address)}"{more} />'


def _letters(name: str) -> str:
    return f'<link rel="preload" as="font" type="font/woff2" crossorigin href="{name}" />'


def _file(name: str) -> str:
    if name.endswith(".css"):
        return f'<link rel="preload" as="style" crossorigin href="{name}" />'
    return f'<link rel="modulepreload" crossorigin href="{name}" />'
