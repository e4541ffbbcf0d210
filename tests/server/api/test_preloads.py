"""What a document tells a browser to fetch before the page asks for it."""

from __future__ import annotations

from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from typing import Final

import httpx
import msgspec
import pytest
from tests.server.node import Node, running_node
from tests.server.seats import new_table

WEB: Final = Path(__file__).parents[3] / "web"
PRELOADS: Final = {
    "pages": {"Lobby": ["assets/lobby-1.js"], "Table": ["assets/table-1.js", "assets/table-1.css"]},
    "faces": {"small_world": ["assets/meadow-1.js"], "dungeon_lords": ["assets/dungeon-1.js"]},
    "letters": {"latin": ["assets/latin-1.woff2"], "cyrillic": ["assets/cyrillic-1.woff2"]},
}


class Links(HTMLParser):
    def __init__(self, document: str) -> None:
        super().__init__()
        self.found: list[dict[str, str]] = []
        self.feed(document)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        if tag == "link" and "preload" in given["rel"]:
            self.found.append(given)


@pytest.fixture(scope="module")
def shop(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Node]:
    folder = tmp_path_factory.mktemp("shop")
    page = folder / "page"
    page.mkdir()
    (page / "index.html").write_text((WEB / "index.html").read_text())
    (page / "preloads.json").write_bytes(msgspec.json.encode(PRELOADS))
    with running_node(folder / "data", page=str(page)) as node:
        yield node


def links(browser: httpx.Client, path: str, language: str = "ru") -> dict[str, dict[str, str]]:
    answer = browser.get(path, headers={"accept-language": language})
    return {link["href"]: link for link in Links(answer.text).found}


def words(found: dict[str, dict[str, str]]) -> str:
    return next(href for href, link in found.items() if "data-words" in link)


@pytest.mark.parametrize(
    ("game", "face", "board"),
    [
        ("small_world", "meadow", True),
        ("underground", "meadow", True),
        ("dungeon_lords", "dungeon", False),
    ],
)
def test_a_table_names_all_it_needs(shop: Node, game: str, face: str, board: bool) -> None:
    browser = shop.browser()
    table = new_table(browser, game=game)["table"]["id"]
    found = links(browser, f"/t/{table}")
    files = {f"assets/{face}-1.js", "assets/table-1.js", "assets/table-1.css"}
    assert files | {"assets/latin-1.woff2", "assets/cyrillic-1.woff2"} <= found.keys()
    assert found["assets/table-1.css"]["as"] == "style"
    assert f"api/tables/{table}/box" in found
    assert (f"api/tables/{table}/board" in found) is board
    assert f"game={game}&" in words(found)
    assert "assets/lobby-1.js" not in found


def test_words_are_kept_for_good_by_their_tag(shop: Node) -> None:
    browser = shop.browser()
    address = words(links(browser, "/", "en"))
    answer = browser.get(f"/{address}")
    assert "immutable" in answer.headers["cache-control"]
    assert "game-heroes" in answer.text
    other = browser.get(f"/{address.partition('tag=')[0]}tag=0")
    assert other.headers["cache-control"] == "no-cache"
    assert other.content == answer.content


def test_the_lobby_is_not_told_of_tables(shop: Node) -> None:
    found = links(shop.browser(), "/", "en")
    assert "assets/lobby-1.js" in found
    assert "assets/cyrillic-1.woff2" not in found
    assert not [href for href in found if "tables" in href or "game=" in href]


def test_a_stranger_is_told_nothing_of_a_private_table(shop: Node) -> None:
    table = new_table(shop.browser(), game="heroes", visibility="private")["table"]["id"]
    found = links(shop.browser(), f"/t/{table}")
    assert not [href for href in found if table in href or "game=" in href]


def test_what_tells_so_is_no_file_of_the_page(shop: Node) -> None:
    assert shop.browser().get("/preloads.json").status_code == 404
