"""How the seats stand, told with every view."""

from __future__ import annotations

from typing import Any

from tests.tools.dungeon_lords.games import played
from tests.tools.dungeon_lords.position import Scene
from tests.tools.rules import rules

from warren.games.dungeon_lords.layout import EVIL, GOLD
from warren.games.dungeon_lords.scoring import TITLES
from warren.games.dungeon_lords.state import State


def outlook(state: State, seat: int | None = None) -> dict[str, Any]:
    found = state.view(seat).to_json()["outlook"]
    assert isinstance(found, dict)
    return found


@rules("DL-TTL-1", "DL-TTL-2", "DL-TTL-7")
def test_titles_are_told_with_what_they_count() -> None:
    scene = Scene(players=2).put(EVIL, 7).put(EVIL, 4, seat=1).put(GOLD, 9, seat=1)
    titles = {title["title"]: title for title in outlook(scene.state)["titles"]}
    assert list(titles) == TITLES
    assert titles["dark-deeds"] == {"title": "dark-deeds", "counts": [7, 4], "seats": [0]}
    assert titles["riches"]["seats"] == [1]
    assert titles["battle"] == {"title": "battle", "counts": [0, 0], "seats": [0, 1]}


@rules("DL-SCO-1", "DF-FES-2")
def test_points_by_their_sources_add_up_and_prizes_are_those_left() -> None:
    festivals: list[list[str]] = []
    last: State | None = None
    for state, effects in played(3):
        told = outlook(state)["prizes"]
        if told:
            festivals.append(told)
        for effect in effects:
            if effect.name == "prize-taken":
                assert effect.args["opportunity"] in told
        last = state
    assert {len(left) for left in festivals} >= {3}
    assert last is not None
    for seat in range(3):
        assert sum(outlook(last, seat)["points"][seat].values()) == last.scores()[seat]
