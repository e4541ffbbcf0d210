"""Letters that fit: they come with Warren, so that a picture is the same on every machine."""

from __future__ import annotations

from functools import cache, lru_cache
from pathlib import Path
from typing import Final

from PIL import Image, ImageDraw, ImageFont

FOLDER: Final = Path(__file__).parent / "letters"
FILES: Final = {"Alegreya": "alegreya.ttf", "Alegreya Sans": "alegreya-sans.ttf"}
SIZE: Final = 100
MISSING: Final = "\uffff"
MORE: Final = "…"
KEPT: Final = 512
"""Of so many letters it is remembered whether they are known."""


def files() -> list[str]:
    return [str(FOLDER / name) for name in FILES.values()]


def width(text: str, family: str, size: float) -> float:
    return _font(family).getlength(text) * size / SIZE


def known(text: str, family: str) -> str:
    """The text without what the letters do not have."""
    return "".join(char for char in text if _is_known(char, family)).strip()


def fitted(
    text: str, family: str, room: float, largest: float, smallest: float
) -> tuple[str, float]:
    """The text with the largest size in which it has room; cut off where none is small enough."""
    size = min(largest, largest * room / max(1.0, width(text, family, largest)))
    if size >= smallest:
        return text, size
    while text and width(text + MORE, family, smallest) > room:
        text = text[:-1].rstrip()
    return text + MORE, smallest


@cache
def _font(family: str) -> ImageFont.FreeTypeFont:
    return ImageFont.truetype(FOLDER / FILES[family], SIZE, layout_engine=ImageFont.Layout.BASIC)


@lru_cache(maxsize=KEPT)
def _is_known(char: str, family: str) -> bool:
    if char.isspace():
        return char == " "
    return char.isprintable() and _drawn(char, family) != _drawn(MISSING, family)


def _drawn(char: str, family: str) -> bytes:
    place = Image.new("L", (2 * SIZE, 2 * SIZE))
    ImageDraw.Draw(place).text((0, 0), char, fill=255, font=_font(family))
    return place.tobytes()
