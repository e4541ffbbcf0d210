"""Contrast as it is seen: of what stands on a board, against the pixels that lie around it."""

from __future__ import annotations

import base64
from dataclasses import dataclass
from typing import Final

from playwright.sync_api import Locator, Page

TEXT: Final = 4.5
GRAPHICS: Final = 3.0
"""What WCAG asks for at least (1.4.3 and 1.4.11)."""
MEASURE: Final = """async ([picture, boxes, share]) => {
  const image = new Image();
  image.src = `data:image/png;base64,${picture}`;
  await image.decode();
  const canvas = new OffscreenCanvas(image.width, image.height);
  const brush = canvas.getContext("2d", { willReadFrequently: true });
  brush.drawImage(image, 0, 0);
  const scale = image.width / innerWidth;
  const beside = Math.round(scale);
  const linear = (part) =>
    part <= 10 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4;
  const light = ([r, g, b]) => 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
  const contrast = (one, other) =>
    (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
  return boxes.map(({ x, y, width, height, ink }) => {
    const [left, top] = [Math.floor((x - 1) * scale), Math.floor((y - 1) * scale)];
    const [w, h] = [Math.ceil((width + 2) * scale), Math.ceil((height + 2) * scale)];
    const { data } = brush.getImageData(left, top, w, h);
    const colour = (at) => [data[4 * at], data[4 * at + 1], data[4 * at + 2]];
    const isInk = (at) => colour(at).every((part, n) => Math.abs(part - ink[n]) < 24);
    const around = [];
    let inked = 0;
    for (let at = 0; at < w * h; at++) {
      const [column, row] = [at % w, Math.floor(at / w)];
      if (isInk(at)) inked++;
      let near = 9;
      for (let dx = -beside; dx <= beside; dx++)
        for (let dy = -beside; dy <= beside; dy++) {
          const [c, r] = [column + dx, row + dy];
          if (c < 0 || r < 0 || c >= w || r >= h || !isInk(r * w + c)) continue;
          near = Math.min(near, Math.max(Math.abs(dx), Math.abs(dy)));
        }
      if (near === beside) around.push(contrast(light(colour(at)), light(ink)));
    }
    around.sort((one, other) => one - other);
    return inked < 4 ? null : (around[Math.floor(around.length * share)] ?? null);
  });
}"""
"""Of what lies a pixel beside the ink a share may be fainter: blurred edges, what it touches."""
BOXES: Final = """(elements, property) => {
  const drop = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  return elements.map((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    drop.fillStyle = "#000";
    drop.fillStyle = property.startsWith("--")
      ? getComputedStyle(document.documentElement).getPropertyValue(property)
      : getComputedStyle(element)[property];
    drop.fillRect(0, 0, 1, 1);
    const ink = [...drop.getImageData(0, 0, 1, 1).data].slice(0, 3);
    const around = [document.documentElement.getBoundingClientRect()];
    for (let box = element.parentElement; box; box = box.parentElement)
      if (getComputedStyle(box).overflow !== "visible") around.push(box.getBoundingClientRect());
    const seen = width > 0 && height >= 8 && around.every((box) =>
      x >= box.left && y >= box.top && x + width <= box.right && y + height <= box.bottom &&
      y + height <= innerHeight);
    const kind = element.closest("[class]").getAttribute("class");
    const told = `${element.textContent.trim()} (${kind})`;
    return { x, y, width, height, ink, seen, told };
  });
}"""

RIMS: Final = """async ([picture, steps]) => {
  const image = new Image();
  image.src = `data:image/png;base64,${picture}`;
  await image.decode();
  const canvas = new OffscreenCanvas(image.width, image.height);
  const brush = canvas.getContext("2d", { willReadFrequently: true });
  brush.drawImage(image, 0, 0);
  const { data } = brush.getImageData(0, 0, image.width, image.height);
  const scale = image.width / innerWidth;
  const linear = (part) =>
    part <= 10 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4;
  const light = ({ x, y }) => {
    const at = 4 * (Math.round(y * scale) * image.width + Math.round(x * scale));
    const [r, g, b] = data.slice(at, at + 3);
    return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
  };
  const contrast = (one, other) =>
    (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
  const frame = document.querySelector(".board svg").getBoundingClientRect();
  const isSeen = ({ x, y }) => x > Math.max(1, frame.left) && y > Math.max(1, frame.top) &&
    x < Math.min(innerWidth, frame.right) - 1 && y < Math.min(innerHeight, frame.bottom) - 1;
  return [...document.querySelectorAll(".board svg .realm")].map((realm) => {
    const [band, casing] = [realm.querySelector(".band"), realm.querySelector(".casing")];
    const land = realm.querySelector(".wash");
    const matrix = band.getScreenCTM();
    const half = parseFloat(getComputedStyle(casing).strokeWidth) / 2;
    const length = band.getTotalLength();
    const found = [];
    for (let step = 0; step < steps; step++) {
      const at = ((step + 0.5) / steps) * length;
      const [point, next] = [band.getPointAtLength(at), band.getPointAtLength(at + half / 4)];
      const along = Math.hypot(next.x - point.x, next.y - point.y);
      if (along === 0 || along > half) continue;
      const normal = { x: (point.y - next.y) / along, y: (next.x - point.x) / along };
      const away = (share) =>
        new DOMPoint(point.x + normal.x * share * half, point.y + normal.y * share * half);
      const side = land.isPointInFill(away(1.5)) ? 1 : -1;
      if (!land.isPointInFill(away(1.5 * side)) || land.isPointInFill(away(-1.5 * side))) continue;
      const seen = (share) => away(share * side).matrixTransform(matrix);
      if (!isSeen(seen(1.6))) continue;
      const ground = light(seen(1.5));
      const rim = [0.15, 0.3, 0.45, 0.6, 0.75, 0.9, 1].map((share) => light(seen(share)));
      found.push(Math.max(...rim.map((one) => contrast(one, ground))));
    }
    found.sort((one, other) => one - other);
    return [realm.getAttribute("class"), realm.style.getPropertyValue("--seat"), found];
  });
}"""
"""Along the edge of each realm: what stands out most of band and casing, against the ground that
lies inside of them. What is put up on the edge covers some of it."""


@dataclass(frozen=True)
class Measured:
    told: str
    contrast: float


def measured(page: Page, found: Locator, ink: str = "fill", share: float = 0.25) -> list[Measured]:
    """The contrast of each of these that is on the screen, by the colour of its ink."""
    boxes = [box for box in found.evaluate_all(BOXES, ink) if box["seen"]]
    picture = base64.b64encode(page.screenshot()).decode()
    values = page.evaluate(MEASURE, [picture, boxes, share])
    return [
        Measured(str(box["told"]), float(value))
        for box, value in zip(boxes, values, strict=True)
        if value is not None
    ]


def measured_rims(page: Page, steps: int = 400, share: float = 0.25) -> list[Measured]:
    """The contrast of each rim, which all but a share of its length has at least."""
    picture = base64.b64encode(page.screenshot()).decode()
    return [
        Measured(f"{seat} {kind}", float(found[int(len(found) * share)]))
        for kind, seat, found in page.evaluate(RIMS, [picture, steps])
        if len(found) >= steps // 10
    ]
