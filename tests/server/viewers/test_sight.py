"""Programs are told what was counted, browsers are not."""

from __future__ import annotations

from random import Random

from tests.server.node import Node
from tests.server.played import BOTH_MINE
from tests.server.seats import new_table, socket_of
from tests.server.stream.programs import Program
from tests.tools.rules import rules

from warren.games.registry import game

LINES = 25


@rules("SW-HID-1", "SW-HID-2")
def test_a_program_has_counted_the_purses_that_a_browser_sees_shut(node: Node) -> None:
    luck = Random(5)
    ann, eve = node.browser(), Program(node, "Eve")
    table = new_table(ann, seats=BOTH_MINE)["table"]["id"]
    with (
        socket_of(ann, table) as page,
        eve.listening(f"tables/{table}") as lines,
        socket_of(node.browser(), table) as onlooker,
    ):
        lines.next()
        for _ in range(LINES):
            page.act(luck.choice(page.choices)["code"])
            page.until("step", "table")
            lines.next()
            onlooker.until("step", "table")
        state = node.service.hub.rooms[table].match.state
        assert lines.view == eve.view(table)["view"]
        assert lines.view is not None
        assert [seat["counted"] for seat in lines.view["seats"]] == state.scores()
        assert game("small_world").view_from_json(lines.view, None).state.scores() == state.scores()
        assert onlooker.view is not None
        assert [seat["coins"] for seat in onlooker.view["seats"]] == [None, None]
        assert "counted" not in "".join(page.seen + onlooker.seen)
