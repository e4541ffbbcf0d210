"""Facts that happened."""

from __future__ import annotations

from typing import Final

ArgValue = str | int | list[tuple[str, int]]

EVERYBODY: Final = -1
SPECTATOR: Final = -1
"""A viewer that is no seat: one who knows what is open to all."""
_SPECTATOR_BIT: Final = 62


def only(seat: int) -> int:
    """The mask of a fact that one seat alone may see."""
    return bit_of(seat)


def mask_of(seats: list[int]) -> int:
    """The mask of somebody who looks through the eyes of these seats; of a spectator for none."""
    mask = 0
    for seat in seats or [SPECTATOR]:
        mask |= bit_of(seat)
    return mask


def bit_of(viewer: int) -> int:
    return 1 << (_SPECTATOR_BIT if viewer == SPECTATOR else viewer)


class Effect:
    """One fact with its arguments.

    `seen_by` is the mask of the viewers who may see it, all its bits are set for EVERYBODY.
    A sealed or secret choice is a fact for its own seat, until another one turns it up for more:
    that one `reveals`, and nothing before it can be taken back. `step` names the part of what goes
    on to which it belongs, where a game tells such parts apart.
    """

    def __init__(
        self,
        name: str,
        args: dict[str, ArgValue],
        seen_by: int = EVERYBODY,
        reveals: bool = False,
        step: str = "",
    ) -> None:
        self.name: Final = name
        self.args: Final = args
        self.seen_by: Final = seen_by
        self.reveals: Final = reveals
        self.step: Final = step

    def visible_to(self, viewer: int | None) -> bool:
        """Whether a seat, or a spectator (None), may see it."""
        return bool(self.seen_by & bit_of(SPECTATOR if viewer is None else viewer))

    def is_public(self) -> bool:
        return self.seen_by == EVERYBODY

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Effect) and self.to_json() == other.to_json()

    def __hash__(self) -> int:
        return hash((self.name, repr(self.args), self.seen_by))

    def __repr__(self) -> str:
        return f"Effect({self.name}, {self.args})"

    def to_json(self) -> dict[str, object]:
        return {"effect": self.name, **self.args}


def precise(known: list[Effect]) -> list[Effect]:
    """What everybody was told in short stands out where the next effect tells a seat all of it."""
    last = len(known) - 1
    return [
        effect
        for at, effect in enumerate(known)
        if at == last or not _tells_more(known[at + 1], effect)
    ]


def _tells_more(secret: Effect, public: Effect) -> bool:
    if secret.is_public() or not public.is_public():
        return False
    return all(
        name in secret.args and secret.args[name] == value for name, value in public.args.items()
    )
