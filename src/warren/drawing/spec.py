"""What a board drawing is made from."""

from dataclasses import dataclass

from warren.core.refusal import InputError

RIM = "rim"
WATERS = frozenset({"sea", "lake", "river"})
BARRIERS = frozenset({"chasm"})


class BoardError(InputError):
    """The board cannot be drawn as described."""


class NonPlanarBoardError(BoardError):
    """The borders cannot lie on a flat board."""


class CrampedBoardError(BoardError):
    """A region would have no room."""


@dataclass(frozen=True, slots=True)
class RegionSpec:
    """One region; `ring` lists neighbours clockwise, `borders` without order."""

    id: str
    terrain: str
    symbols: tuple[str, ...] = ()
    tribe: bool = False
    monsters: bool = False
    edge: bool = False
    ring: tuple[str, ...] = ()
    borders: tuple[str, ...] = ()
    at: tuple[float, float] | None = None
    area: float | None = None

    @property
    def is_land(self) -> bool:
        return self.terrain not in WATERS and self.terrain not in BARRIERS


@dataclass(frozen=True, slots=True)
class BoardSpec:
    """A board; `aspect` is its width divided by its height."""

    id: str
    aspect: float
    regions: tuple[RegionSpec, ...]
