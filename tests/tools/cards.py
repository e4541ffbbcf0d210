"""Takes the pictures that links show of themselves, from the paintings of the lobby.

`python -m tests.tools.cards`, after the page was built: one picture for each game, and one for all.
"""

from __future__ import annotations

import struct
import tempfile
import zlib
from base64 import b64decode, b64encode
from pathlib import Path
from typing import Final

from playwright.sync_api import Page
from tests.browser.chromium import running_chromium
from tests.server.node import running_node

from warren.games.registry import games
from warren.server.api.unfolding import SIZE

FOLDER: Final = Path(__file__).parents[2] / "web" / "public"
WIDE, HIGH = SIZE
FILL: Final = """(element) => element.style.cssText =
  "position: fixed; inset: 0; width: 100vw; height: 100vh; aspect-ratio: auto; z-index: 9"
"""
PAINTED: Final = "(canvas) => canvas.width >= innerWidth && canvas.matches('.shown')"
COLOURS: Final = """async (picture) => {
  const image = new Image();
  image.src = `data:image/png;base64,${picture}`;
  await image.decode();
  const canvas = new OffscreenCanvas(image.width, image.height);
  const context = canvas.getContext("2d");
  context.drawImage(image, 0, 0);
  const { data } = context.getImageData(0, 0, image.width, image.height);
  const at = (pixel, channel) => data[4 * pixel + channel];
  const boxes = [Uint32Array.from({ length: data.length / 4 }, (_, pixel) => pixel)];
  const spread = (box) => [0, 1, 2].map((channel) => {
    let [low, high] = [255, 0];
    for (const pixel of box) {
      low = Math.min(low, at(pixel, channel));
      high = Math.max(high, at(pixel, channel));
    }
    return high - low;
  });
  const spreads = [spread(boxes[0])];
  while (boxes.length < 256) {
    const weights = spreads.map((one, box) => Math.max(...one) * Math.sqrt(boxes[box].length));
    const widest = weights.indexOf(Math.max(...weights));
    const channel = spreads[widest].indexOf(Math.max(...spreads[widest]));
    const box = boxes[widest].sort((one, other) => at(one, channel) - at(other, channel));
    const halves = [box.slice(0, box.length / 2), box.slice(box.length / 2)];
    boxes.splice(widest, 1, ...halves);
    spreads.splice(widest, 1, ...halves.map(spread));
  }
  const indices = new Uint8Array(data.length / 4);
  const palette = boxes.flatMap((box, index) => {
    for (const pixel of box) indices[pixel] = index;
    return [0, 1, 2].map((channel) =>
      Math.round(box.reduce((sum, pixel) => sum + at(pixel, channel), 0) / box.length));
  });
  let text = "";
  for (const byte of [...palette, ...indices]) text += String.fromCharCode(byte);
  return btoa(text);
}"""
"""The 256 colours that tell most of a picture, and which of them each of its pixels has."""


def main() -> None:
    with (
        tempfile.TemporaryDirectory() as folder,
        running_node(Path(folder)) as node,
        running_chromium() as browser,
    ):
        context = browser.new_context(
            viewport={"width": WIDE, "height": HIGH}, color_scheme="light", reduced_motion="reduce"
        )
        page = context.new_page()
        taken: list[bytes] = []
        for number, game in enumerate(games()):
            page.goto(node.url)
            taken.append(painting(page, number))
            keep(page, f"card-{game.key}.png", taken[-1])
        keep(page, "card.png", together(page, taken))


def painting(page: Page, number: int) -> bytes:
    """The painting of a game, as large as the window."""
    frame = page.locator(".games .picture").nth(number)
    frame.evaluate(FILL)
    canvas = frame.locator("canvas").element_handle()
    page.wait_for_function(PAINTED, arg=canvas)
    return page.screenshot(animations="disabled")


def together(page: Page, pictures: list[bytes]) -> bytes:
    """The first four in one."""
    page.evaluate(
        """(pictures) => {
          document.body.replaceChildren(...pictures.map((picture, place) => {
            const image = new Image(innerWidth / 2 - 2, innerHeight / 2 - 2);
            image.src = `data:image/png;base64,${picture}`;
            image.style.position = "fixed";
            image.style.left = place % 2 ? "calc(50% + 2px)" : "0";
            image.style.top = place < 2 ? "0" : "calc(50% + 2px)";
            return image;
          }));
          document.body.style.background = "#efe3ca";
          return Promise.all([...document.images].map((image) => image.decode()));
        }""",
        [b64encode(picture).decode() for picture in pictures[:4]],
    )
    return page.screenshot()


def keep(page: Page, name: str, picture: bytes) -> None:
    """Write a picture with few colours: places that show links take no large ones."""
    found = b64decode(page.evaluate(COLOURS, b64encode(picture).decode()))
    palette, pixels = found[:768], found[768:]
    rows = b"".join(b"\0" + pixels[row * WIDE : (row + 1) * WIDE] for row in range(HIGH))
    chunks = (
        (b"IHDR", struct.pack(">IIBBBBB", WIDE, HIGH, 8, 3, 0, 0, 0)),
        (b"PLTE", palette),
        (b"IDAT", zlib.compress(rows, 9)),
        (b"IEND", b""),
    )
    file = b"\x89PNG\r\n\x1a\n" + b"".join(
        struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
        for kind, data in chunks
    )
    (FOLDER / name).write_bytes(file)


if __name__ == "__main__":
    main()
