"""Takes the painted grounds of postcards from the page: `python -m tests.tools.grounds`.

After the page was built: each shipped board of Small World whole, and of Heroes of Dark Lands
some hexes of every ground. They are painted as large as a postcard shows them.
"""

from __future__ import annotations

import tempfile
from base64 import b64decode
from pathlib import Path
from typing import Final

import httpx
from playwright.sync_api import Browser, Page
from tests.browser.chromium import running_chromium
from tests.server.node import Node, running_node
from tests.server.seats import Data, new_table, view_of

from warren.drawing.heroes.postcard import GROUNDS, KINDS, STEPS
from warren.drawing.hexagons import HALF, SIDE
from warren.games.small_world.board_file import SHIPPED, BoardSpec, shipped_board

FOLDER: Final = Path(__file__).parents[2] / "src" / "warren" / "drawing"
QUALITY: Final = 0.86
HIGHEST: Final = 580
WIDEST: Final = 950
HEX: Final = 96
MOST: Final = 5
SIZED: Final = """([element, wide, high]) => {
  element.style.cssText = `position: fixed; left: 0; top: 0; width: ${wide}px; height: ${high}px;`;
}"""
PAINTED: Final = """([element, wide]) =>
  element.matches('.shown') && Math.abs(element.width - wide) <= 2"""
PACKED: Final = """([element, x, y, wide, high, to, quality]) => {
  const canvas = document.createElement("canvas");
  const [across, down] = [element.width, element.height];
  [canvas.width, canvas.height] = [to, Math.round((to * high * down) / (wide * across))];
  canvas.getContext("2d").drawImage(
    element, x * across, y * down, wide * across, high * down, 0, 0, canvas.width, canvas.height,
  );
  return canvas.toDataURL("image/webp", quality).split(",")[1];
}"""


def main() -> None:
    with (
        tempfile.TemporaryDirectory() as folder,
        running_node(Path(folder)) as node,
        running_chromium() as browser,
    ):
        host = node.browser()
        for name in SHIPPED:
            keep_board(node, host, browser, shipped_board(name))
        keep_hexes(node, host, browser)


def keep_board(node: Node, host: httpx.Client, browser: Browser, spec: BoardSpec) -> None:
    deep = any(region.terrain == "chasm" for region in spec.regions)
    key = "underground" if deep else "small_world"
    table = played(host, key, spec.players or MOST, {"board": spec.id})
    chart = host.get(f"/api/tables/{table}/board").json()
    wide, high = chart["width"] + 0.052 * chart["height"], 1.052 * chart["height"]
    scale = min(WIDEST / wide, HIGHEST / high)
    page = opened(node, browser, table, round(scale * wide), round(scale * high))
    picture = packed(page, (0, 0, 1, 1), round(scale * wide))
    write("small_world", spec.id, picture)
    page.close()


def keep_hexes(node: Node, host: httpx.Client, browser: Browser) -> None:
    table = played(host, "heroes", 5, {})
    chart = host.get(f"/api/tables/{table}/board").json()
    tiles = view_of(host, table)["view"]["tiles"]
    unit = 0.4 * (chart["width"] * chart["height"] / len(chart["regions"])) ** 0.5
    margin = 0.9 * unit
    wide, high = chart["width"] + 2 * margin, chart["height"] + 2 * margin
    scale = HEX / (2 * HALF)
    page = opened(node, browser, table, round(scale * wide), round(scale * high))
    found: dict[str, int] = {}
    for region in chart["regions"]:
        level = int(tiles[region["id"]]["level"])
        ground = GROUNDS[min(-(-level // STEPS), len(GROUNDS) - 1)]
        number = found.get(ground, 0)
        if number == KINDS:
            continue
        found[ground] = number + 1
        x, y = region["label"]
        box = ((x - HALF + margin) / wide, (y - SIDE + margin) / high)
        picture = packed(page, (*box, 2 * HALF / wide, 2 * SIDE / high), HEX)
        write("heroes", f"{ground}-{number}", picture)
    print(found)
    page.close()


def played(host: httpx.Client, key: str, players: int, options: Data) -> str:
    seats = [{"kind": "me", "name": f"{seat}"} for seat in range(players)]
    return str(new_table(host, key, seats=seats, options=options)["table"]["id"])


def opened(node: Node, browser: Browser, table: str, wide: int, high: int) -> Page:
    """The table in a window of its own, its ground painted in this size."""
    page = browser.new_page(
        viewport={"width": 1600, "height": 1200}, color_scheme="light", reduced_motion="reduce"
    )
    page.goto(f"{node.url}/t/{table}")
    canvas = page.locator(".sheets canvas.shown").element_handle()
    page.evaluate(SIZED, [canvas, wide, high])
    page.wait_for_function(PAINTED, arg=[canvas, wide])
    return page


def packed(page: Page, box: tuple[float, float, float, float], wide: int) -> bytes:
    canvas = page.locator(".sheets canvas.shown").element_handle()
    return b64decode(page.evaluate(PACKED, [canvas, *box, wide, QUALITY]))


def write(game: str, name: str, picture: bytes) -> None:
    folder = FOLDER / game / "grounds"
    folder.mkdir(exist_ok=True)
    (folder / f"{name}.webp").write_bytes(picture)


if __name__ == "__main__":
    main()
