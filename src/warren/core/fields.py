"""Typed access to data from outside, with errors that name the field."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Final, cast

from warren.core.nearest import meant
from warren.core.refusal import InputError

LARGEST: Final = 1_000_000_000
MISSING: Final = object()


class Fields:
    """A mapping and the path that leads to it."""

    def __init__(self, data: object, path: str) -> None:
        self.data: Final = as_mapping(data, path)
        self.path: Final = path

    def at(self, key: str) -> str:
        return f"{self.path}.{key}" if self.path else key

    def only(self, allowed: Collection[str]) -> None:
        for key in self.data:
            if key not in allowed:
                told = meant({"field": self.at(str(key))}, str(key), list(allowed))
                raise InputError("error-unknown-field", told)

    def names(self) -> list[str]:
        return [str(key) for key in self.data]

    def has(self, key: str) -> bool:
        return key in self.data

    def value(self, key: str) -> object:
        value = self.data.get(key, MISSING)
        if value is MISSING:
            raise InputError("error-missing-field", {"field": self.at(key)})
        return value

    def text(self, key: str) -> str:
        value = self.value(key)
        if not isinstance(value, str):
            raise InputError("error-not-a-text", {"field": self.at(key)})
        return value

    def line(self, key: str, most: int) -> str:
        """A text of at most so many signs, all of which can be written down."""
        return written(self.text(key), self.at(key), most)

    def choice(self, key: str, names: list[str]) -> int:
        """Which of the names it is."""
        name = self.text(key)
        if name not in names:
            told = meant({"field": self.at(key), "value": name}, name, names)
            raise InputError("error-unknown-name", told)
        return names.index(name)

    def integer(self, key: str, least: int, most: int) -> int:
        value = self.value(key)
        if type(value) is int and least <= value <= most:
            return value
        return whole_number(value, self.at(key), least, most)

    def number(self, key: str) -> float:
        value = self.value(key)
        if isinstance(value, bool) or not isinstance(value, (int, float)):
            raise InputError("error-not-a-number", {"field": self.at(key)})
        if not -LARGEST <= value <= LARGEST:
            raise InputError(
                "error-out-of-range",
                {
                    "field": self.at(key),
                    "value": value if isinstance(value, int) else str(value),
                    "least": -LARGEST,
                    "most": LARGEST,
                },
            )
        return float(value)

    def flag(self, key: str, default: bool) -> bool:
        if key not in self.data:
            return default
        value = self.data[key]
        if not isinstance(value, bool):
            raise InputError("error-not-a-flag", {"field": self.at(key)})
        return value

    def items(self, key: str) -> list[object]:
        return as_list(self.value(key), self.at(key))

    def texts(self, key: str) -> list[str]:
        found: list[str] = []
        for i, item in enumerate(self.items(key)):
            if not isinstance(item, str):
                raise InputError("error-not-a-text", {"field": f"{self.at(key)}[{i}]"})
            found.append(item)
        return found

    def fields(self, key: str) -> Fields:
        return Fields(self.value(key), self.at(key))

    def field_list(self, key: str) -> list[Fields]:
        path = self.at(key)
        return [Fields(item, f"{path}[{i}]") for i, item in enumerate(self.items(key))]


def written(text: str, field: str, most: int) -> str:
    """A text that fits and can be shown: no control characters, no halves of signs."""
    if len(text) > most:
        raise InputError("error-too-long", {"field": field, "most": most})
    if not text.isprintable():
        raise InputError("error-unprintable", {"field": field})
    return text


def check_count(count: int, field: str, most: int) -> None:
    """Refuse more things than there can be."""
    if count > most:
        raise InputError("error-too-many", {"field": field, "count": count, "most": most})


def as_mapping(value: object, field: str) -> dict[object, object]:
    if isinstance(value, dict):
        return cast("dict[object, object]", value)
    if not isinstance(value, Mapping):
        raise InputError("error-not-a-mapping", {"field": field})
    return dict(cast("Mapping[object, object]", value))


def as_list(value: object, field: str) -> list[object]:
    if not isinstance(value, (list, tuple)):
        raise InputError("error-not-a-list", {"field": field})
    return list(cast("list[object]", value))


def whole_number(value: object, field: str, least: int, most: int) -> int:
    """An integer within limits, or an error that names the field."""
    if isinstance(value, bool) or not isinstance(value, int):
        raise InputError("error-not-a-whole-number", {"field": field})
    if not least <= value <= most:
        raise InputError(
            "error-out-of-range", {"field": field, "value": value, "least": least, "most": most}
        )
    return value
