"""Lines of a stream as messages."""

from __future__ import annotations

from types import UnionType
from typing import Final, Generic, TypeVar, get_args

import msgspec
from msgspec.json import Decoder

T = TypeVar("T")


class Tagged(msgspec.Struct):
    type: str


class Reader(Generic[T]):
    """Reads messages of the kinds it knows, and passes over those of a later server."""

    def __init__(self, kinds: UnionType) -> None:
        self._decoder: Final[Decoder[T]] = Decoder(kinds)
        self._tags: Final = {kind.__struct_config__.tag for kind in get_args(kinds)}

    def read(self, line: bytes) -> T | None:
        if msgspec.json.decode(line, type=Tagged).type not in self._tags:
            return None
        return self._decoder.decode(line)
