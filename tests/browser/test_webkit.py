"""The page in the engine of Safari: tables, a replay, the gallery and the rules."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, Final

import pytest
from tests.browser.lobby import GAMES
from tests.browser.records import LONG, played
from tests.browser.table import MOMENT, SPOT
from tests.browser.visitor import AT_ONCE
from tests.browser.webkit import WebKit, missing, running_webkit
from tests.server.node import Node

from warren.core.match import Match

pytestmark = [
    pytest.mark.skipif(not LONG, reason="a second browser is for the long tests"),
    pytest.mark.skipif(bool(missing()), reason=f"not installed: {', '.join(missing())}"),
]

WIDE: Final = (1366, 768)
PHONE: Final = (360, 740)
TURNS: Final = 12
COMPLAIN: Final = """
window.complaints = [];
addEventListener("error", ({ message }) => window.complaints.push(message));
addEventListener("unhandledrejection", ({ reason }) => window.complaints.push(String(reason)));
"""
CONTINUE: Final = """
const [text, players] = arguments;
const asked = async (path, body, type) => {
  const answer = await fetch(`/api/${path}`, {
    method: "POST",
    headers: { "content-type": type },
    body,
  });
  if (!answer.ok) throw new Error(await answer.text());
  return answer.json();
};
return (async () => {
  const { id } = await asked("records", text, "application/x-ndjson");
  const bot = { kind: "bot", bot: "greedy" };
  const names = ["Bob", "Cid", "Dan"].slice(0, players - 1);
  const others = names.map((name) => ({ ...bot, name }));
  const wanted = {
    n: text.trim().split("\\n").length - 1,
    seats: [{ kind: "me", name: "Ann" }, ...others],
  };
  const made = await asked(`tables/${id}/continue`, JSON.stringify(wanted), "application/json");
  return { record: id, table: made.table.id };
})();
"""
PAINTED: Final = """
const canvases = [...document.querySelectorAll(".board canvas")];
return Boolean(document.querySelector(".board .region")) && canvases.every((canvas) => {
  if (!canvas.matches(".shown") || canvas.width === 0) return false;
  const { data } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
  const seen = new Set();
  for (let at = 0; at < data.length; at += 4000) seen.add(data.slice(at, at + 3).join());
  return seen.size > 20;
});
"""
THINGS: Final = """
const found = [...document.querySelectorAll(".table [data-choice]")]
  .filter((one) => !one.disabled && !one.closest("[role=tabpanel]"));
const menu = found.filter((one) => one.closest("[role=dialog]"));
return (menu.length > 0 ? menu : found).length;
"""
PRESS: Final = """
const found = [...document.querySelectorAll(".table [data-choice]")]
  .filter((one) => !one.disabled && !one.closest("[role=tabpanel]"));
const menu = found.filter((one) => one.closest("[role=dialog]"));
const element = (menu.length > 0 ? menu : found)[arguments[0]];
if (!element.matches("g")) return element.click();
return (%s)(element);
"""


@pytest.fixture(scope="module")
def webkit(tmp_path_factory: pytest.TempPathFactory) -> Iterator[WebKit]:
    with running_webkit(tmp_path_factory.mktemp("webkit")) as browser:
        yield browser


def asks_first(match: Match) -> bool:
    return match.state.actors()[0] == 0 and len(match.record.lines) > 60


def opened(webkit: WebKit, url: str, size: tuple[int, int]) -> None:
    webkit.open(url)
    webkit.resize(*size)
    webkit.run(COMPLAIN)


def table(webkit: WebKit, house: Node, game: str) -> dict[str, Any]:
    """The first seat goes on against bots, and sees their moves at once."""
    players = 4 if game == "dungeon_lords" else 2
    opened(webkit, house.url, WIDE)
    webkit.run(AT_ONCE % "false")
    record = played(game, players, 7, asks_first)
    return dict(webkit.run(CONTINUE, record.write(), players))


@pytest.mark.parametrize("game", GAMES)
def test_somebody_plays_some_turns(webkit: WebKit, house: Node, game: str) -> None:
    made = table(webkit, house, game)
    luck = Random(1)
    for size in (WIDE, PHONE):
        opened(webkit, f"{house.url}/t/{made['table']}", size)
        webkit.until(PAINTED)
        assert webkit.run("return document.scrollingElement.scrollWidth - innerWidth") <= 0
        for _ in range(TURNS):
            moment = webkit.until(f"const now = ({MOMENT})(); return now === 'theirs' ? '' : now")
            if moment == "over":
                return
            spot = webkit.run(PRESS % SPOT, luck.randrange(webkit.run(THINGS)))
            if spot:
                webkit.press(*spot)
        assert webkit.run("return window.complaints") == []


def test_a_game_is_looked_at_again(webkit: WebKit, house: Node) -> None:
    made = table(webkit, house, "underground")
    opened(webkit, f"{house.url}/r/{made['record']}", WIDE)
    webkit.until(PAINTED)
    assert webkit.run("return window.complaints") == []


@pytest.mark.parametrize("game", GAMES)
def test_the_gallery_and_the_rules_are_there(webkit: WebKit, house: Node, game: str) -> None:
    for page, part in (("gallery", "h2"), ("rules", "summary")):
        opened(webkit, f"{house.url}/{page}/{game}", PHONE)
        webkit.until(f"return document.querySelectorAll('main {part}').length > 1")
        assert webkit.run("return document.scrollingElement.scrollWidth - innerWidth") <= 0
        assert webkit.run("return window.complaints") == []
