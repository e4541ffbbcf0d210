"""Everything that must be true of a whole position."""

from __future__ import annotations

from warren.games.dungeon_lords.consistency.box import check_box
from warren.games.dungeon_lords.consistency.ground import check_dungeon
from warren.games.dungeon_lords.consistency.moment import check_moment
from warren.games.dungeon_lords.consistency.people import check_people
from warren.games.dungeon_lords.state import State


def check(state: State) -> None:
    """Raise an error that names the field and, where there is one, the rule."""
    for seat in range(int(state.table.players)):
        check_dungeon(state, seat)
    check_people(state)
    check_box(state)
    check_moment(state)
