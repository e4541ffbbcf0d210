"""Positions of Underground and of both games mixed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tests.tools.boards import BoardData
from tests.tools.depths import Depths
from tests.tools.position import Tribe, position

from warren.games.small_world.game import SmallWorld, Underground
from warren.games.small_world.state import State


def underground(
    board: BoardData | str,
    *seats: Tribe | Sequence[Tribe],
    turn: int = 0,
    round: int = 1,
    coins: Sequence[int] | None = None,
    column: Sequence[tuple[str, str]] = (),
    options: Mapping[str, object] | None = None,
    markers: Mapping[str, str] | None = None,
    figures: Mapping[str, str] | None = None,
    lent: str | None = None,
    vengeance: Sequence[int] = (),
    finds: int | None = None,
) -> State:
    """The start of a seat's turn on a table of Underground alone; see `position`, `Depths`."""
    return position(
        board,
        *seats,
        turn=turn,
        round=round,
        coins=coins,
        column=column,
        options=options,
        game=Underground(),
        depths=Depths(markers, figures, lent, vengeance, None, finds),
    )


def mixed(
    board: BoardData | str,
    *seats: Tribe | Sequence[Tribe],
    turn: int = 0,
    round: int = 1,
    coins: Sequence[int] | None = None,
    peace: Mapping[int, int] | None = None,
    column: Sequence[tuple[str, str]] = (),
    options: Mapping[str, object] | None = None,
    markers: Mapping[str, str] | None = None,
    figures: Mapping[str, str] | None = None,
    lent: str | None = None,
    vengeance: Sequence[int] = (),
    monsters: Sequence[str] | None = None,
    finds: int | None = None,
) -> State:
    """The same with races and powers of both games; `monsters` are drawn on a base board."""
    return position(
        board,
        *seats,
        turn=turn,
        round=round,
        coins=coins,
        peace=peace,
        column=column,
        options={"pool": "both", "relics": True, **(options or {})},
        game=SmallWorld(),
        depths=Depths(markers, figures, lent, vengeance, monsters, finds),
    )
