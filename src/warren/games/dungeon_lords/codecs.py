"""How packed numbers are written as data, and read back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast

from warren.core.fields import Fields, as_list, whole_number
from warren.core.refusal import InputError
from warren.games.dungeon_lords.counts import MOST_UNKNOWN, Counts
from warren.games.dungeon_lords.terms import HIDDEN

CONCEALED: Final = "hidden"


def unknown_name(field: str, value: object) -> InputError:
    return InputError("error-unknown-name", {"field": field, "value": str(value)})


def is_name(item: object, names: Sequence[str | int]) -> bool:
    return isinstance(item, (str, int)) and not isinstance(item, bool) and item in names


class Codec:
    """One number of a position as data."""

    def write(self, value: int) -> object:
        raise NotImplementedError

    def read(self, item: object, path: str) -> int:
        raise NotImplementedError


class Number(Codec):
    """Itself."""

    def __init__(self, most: int, least: int = 0) -> None:
        self.least: Final = least
        self.most: Final = most

    def write(self, value: int) -> object:
        return value

    def read(self, item: object, path: str) -> int:
        return whole_number(item, path, self.least, self.most)


class Name(Codec):
    """One of some names, nothing, or something hidden; `first` is the number of the first."""

    def __init__(self, names: Sequence[str | int], first: int = 0) -> None:
        self.names: Final = names
        self.first: Final = first

    def write(self, value: int) -> object:
        if value == HIDDEN:
            return CONCEALED
        return None if value < self.first else self.names[value - self.first]

    def read(self, item: object, path: str) -> int:
        if item is None:
            return self.first - 1
        if item == CONCEALED:
            return HIDDEN
        if not is_name(item, self.names):
            raise unknown_name(path, item)
        return self.names.index(cast("str | int", item)) + self.first


class Names(Codec):
    """A mask as a list of names."""

    def __init__(self, names: Sequence[str | int]) -> None:
        self.names: Final = names

    def write(self, value: int) -> object:
        return [name for at, name in enumerate(self.names) if value >> at & 1]

    def read(self, item: object, path: str) -> int:
        mask = 0
        for name in as_list(item, path):
            if not is_name(name, self.names):
                raise unknown_name(path, name)
            mask |= 1 << self.names.index(cast("str | int", name))
        return mask


class Row(Codec):
    """Names in an order, packed with so many bits each, counted from 1."""

    def __init__(self, names: Sequence[str | int], bits: int) -> None:
        self.names: Final = names
        self.bits: Final = bits

    def write(self, value: int) -> object:
        found: list[str | int] = []
        while value:
            found.append(self.names[(value & ((1 << self.bits) - 1)) - 1])
            value >>= self.bits
        return found

    def read(self, item: object, path: str) -> int:
        value = 0
        for at, name in enumerate(as_list(item, path)):
            if not is_name(name, self.names) or at * self.bits > 56:
                raise unknown_name(path, name)
            value |= (self.names.index(cast("str | int", name)) + 1) << (at * self.bits)
        return value


class Tally(Codec):
    """Counts by name, and how many are hidden."""

    def __init__(self, counts: Counts, names: Sequence[str]) -> None:
        self.counts: Final = counts
        self.names: Final = names

    def write(self, value: int) -> object:
        found = {
            name: int(self.counts.known(value, kind))
            for kind, name in enumerate(self.names)
            if self.counts.known(value, kind)
        }
        if self.counts.unknown(value):
            found[CONCEALED] = int(self.counts.unknown(value))
        return found

    def read(self, item: object, path: str) -> int:
        fields = Fields(item, path)
        total = 0
        for name in fields.names():
            hidden = name == CONCEALED
            if not hidden and name not in self.names:
                raise InputError("error-unknown-field", {"field": fields.at(name)})
            kind = int(self.counts.kinds) if hidden else self.names.index(name)
            most = MOST_UNKNOWN if hidden else int(self.counts.most)
            total += fields.integer(name, 1, most) * int(self.counts.one(kind))
        return total


class Digits(Codec):
    """Counts by name with so many bits each, and none that is hidden."""

    def __init__(self, names: Sequence[str], bits: int) -> None:
        self.names: Final = names
        self.bits: Final = bits

    def write(self, value: int) -> object:
        most = (1 << self.bits) - 1
        found: dict[str, object] = {}
        for at, name in enumerate(self.names):
            amount = value >> (at * self.bits) & most
            if amount:
                found[name] = amount
        return found

    def read(self, item: object, path: str) -> int:
        fields = Fields(item, path)
        fields.only(self.names)
        value = 0
        for name in fields.names():
            amount = fields.integer(name, 1, (1 << self.bits) - 1)
            value |= amount << (self.names.index(name) * self.bits)
        return value


class Packed(Codec):
    """Several small fields of one number: a codec, the first bit and how many bits for each.

    Nothing at all is null.
    """

    def __init__(self, parts: dict[str, tuple[Codec, int, int]]) -> None:
        self.parts: Final = parts

    def write(self, value: int) -> object:
        if value == 0:
            return None
        found: dict[str, object] = {}
        for name, (codec, at, bits) in self.parts.items():
            item = codec.write(value >> at & ((1 << bits) - 1))
            if item not in (None, 0, []):
                found[name] = item
        return found

    def read(self, item: object, path: str) -> int:
        if item is None:
            return 0
        fields = Fields(item, path)
        fields.only(self.parts)
        value = 0
        for name in fields.names():
            codec, at, bits = self.parts[name]
            value |= (codec.read(fields.value(name), fields.at(name)) & ((1 << bits) - 1)) << at
        return value


class Somewhere(Codec):
    """A place with a name, or a cell of a seat."""

    def __init__(self, places: dict[int, str], cells: Sequence[str], width: int) -> None:
        self.places: Final = places
        self.cells: Final = cells
        self.width: Final = width

    def write(self, value: int) -> object:
        if value < 0:
            return self.places[value]
        return {"seat": value // self.width, "cell": self.cells[value % self.width]}

    def read(self, item: object, path: str) -> int:
        if isinstance(item, str):
            for value, name in self.places.items():
                if name == item:
                    return value
            raise unknown_name(path, item)
        fields = Fields(item, path)
        seat = fields.integer("seat", 0, 3)
        fields.only(("seat", "cell"))
        cell = Name(self.cells).read(fields.value("cell"), fields.at("cell"))
        return seat * self.width + max(cell, 0)


class Host(Codec):
    """Where a paladin is."""

    def __init__(self, places: dict[int, str], caught: int) -> None:
        self.places: Final = places
        self.caught: Final = caught

    def write(self, value: int) -> object:
        if value < 0:
            return self.places[value]
        if value >= self.caught:
            return {"caught": value - self.caught}
        return {"seat": value}

    def read(self, item: object, path: str) -> int:
        if isinstance(item, str):
            for value, name in self.places.items():
                if name == item:
                    return value
            raise unknown_name(path, item)
        fields = Fields(item, path)
        fields.only(("seat", "caught"))
        if fields.has("caught"):
            return self.caught + fields.integer("caught", 0, 3)
        return fields.integer("seat", 0, 3)
