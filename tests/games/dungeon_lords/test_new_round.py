"""What a new round turns up."""

from __future__ import annotations

from tests.tools.dungeon_lords.phase import Phase
from tests.tools.rules import rules

from warren.games.dungeon_lords import frames
from warren.games.dungeon_lords.layout import CARD, ROUND


@rules("DF-RND-5", "DL-NEW-2", "DL-EVT-6")
def test_two_special_events_in_a_row_have_a_card_each() -> None:
    phase = Phase(frames.UNVEIL).begin()
    phase.deal(tile=["special"], event=["rats"])
    phase.world(ROUND, 2).then(frames.UNVEIL)
    phase.deal(tile=["special"], event=["charity-drive"])
    assert [fact["event"] for fact in phase.told("event-shown")] == ["rats", "charity-drive"]
    events = [one.id for one in phase.state.table.deck.events]
    assert events[int(phase.state.world[CARD])] == "rats"
    phase.then(frames.EVENT).world(ROUND, 3).then(frames.UNVEIL)
    phase.deal(tile=["taxes"])
    assert events[int(phase.state.world[CARD])] == "charity-drive"
