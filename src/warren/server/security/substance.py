"""Whether data from outside can be kept and told again, whatever they are to mean."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, cast

from warren.core.refusal import InputError

DEEPEST: Final = 12
MOST_PARTS: Final = 20_000
LONGEST_TEXT: Final = 4_000
LARGEST: Final = (1 << 53) - 1
"""The largest whole number that every JSON reader reads as it was written."""


class Spot:
    """Where something stands: by its name or number in what is around it."""

    def __init__(self, name: str, around: Spot | None) -> None:
        self.name: Final = name
        self.around: Final = around
        self.depth: Final[int] = 0 if around is None else around.depth + 1

    @property
    def path(self) -> str:
        return self.name if self.around is None else f"{self.around.path}{self.name}"


def check_substance(data: object, field: str) -> None:
    """Refuse by field what is nested too deeply, too much, or no text or number for everybody."""
    parts = 0
    todo: list[tuple[object, Spot]] = [(data, Spot(field, None))]
    while todo:
        value, spot = todo.pop()
        parts += 1
        if parts > MOST_PARTS:
            raise InputError("error-too-many", {"field": field, "count": parts, "most": MOST_PARTS})
        if spot.depth > DEEPEST:
            raise InputError("error-nested", {"field": spot.path, "most": DEEPEST})
        if isinstance(value, str):
            check_text(value, spot)
        elif isinstance(value, Mapping):
            for key, item in cast("Mapping[object, object]", value).items():
                check_text(str(key), spot)
                todo.append((item, Spot(f".{key}", spot)))
        elif isinstance(value, list):
            items = cast("list[object]", value)
            todo.extend((item, Spot(f"[{place}]", spot)) for place, item in enumerate(items))
        elif isinstance(value, (int, float)) and not -LARGEST <= value <= LARGEST:
            raise InputError("error-huge-number", {"field": spot.path})


def check_text(text: str, spot: Spot) -> None:
    """Refuse a text that is endless, or that not every database and reader can hold."""
    if len(text) > LONGEST_TEXT:
        raise InputError("error-too-long", {"field": spot.path, "most": LONGEST_TEXT})
    if "\0" in text or not _is_whole(text):
        raise InputError("error-unprintable", {"field": spot.path})


def _is_whole(text: str) -> bool:
    """Whether there are no halves of signs in it."""
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True
