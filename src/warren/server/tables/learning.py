"""Taking a lesson, and what its guide is told by whoever learns."""

from __future__ import annotations

from typing import Final

import msgspec

from warren.core.refusal import Refusal
from warren.messages.setup import SUBSTITUTE, Created, NewSeat, NewTable
from warren.server.errors import Unknown
from warren.server.people.identity import Person
from warren.server.tables.guidance import Guidance
from warren.server.tables.play import Player
from warren.server.tables.tables import Tables

RULE: Final = "TABLE-GUIDE"


async def take_lesson(
    tables: Tables, person: Person, key: str, name: str | None, language: str
) -> Created:
    """A table as the lesson has it: one seat for whoever learns, bots in the others."""
    script = await tables.hub.lessons.script(key)
    if script is None:
        raise Unknown("error-unknown-name", {"field": "lesson", "value": key}, RULE)
    seats = [
        NewSeat(kind="me", name=name)
        if seat == script.learner
        else NewSeat(kind="bot", bot=SUBSTITUTE)
        for seat in range(script.players)
    ]
    wanted = NewTable(game=script.game, seats=seats, options=dict(script.options))
    return await tables.create(person, wanted, language=language, lesson=script.key)


async def wished(player: Player, wish: str) -> None:
    """Lead back to the lesson, leave, or come back."""
    room, hub = player.room, player.hub
    lesson, guidance = room.terms.lesson, room.guidance
    if lesson is None or guidance is None:
        raise Refusal("refusal-no-guide", {}, RULE)
    seat = player.tables.seat_for(room, player.person, guidance.learner)
    if wish == "back":
        await _back(player, guidance, seat)
        return
    if wish == "resume" and not guidance.can_resume(room.match):
        raise Refusal("refusal-guide-lost", {}, RULE)
    changed = msgspec.structs.replace(lesson, left=wish == "leave")
    await hub.store.guide(room.terms.id, changed)
    await hub.catch_up(room, show=True)


async def _back(player: Player, guidance: Guidance, seat: int) -> None:
    """Take back all that was done since the lesson was left, as one."""
    room = player.room
    trial = room.match.copy()
    undone = [trial.undo(seat).action for _ in range(guidance.back(room.match))]
    if not undone:
        raise Refusal("refusal-guide-lost", {}, RULE)
    await player.hub.act(room, seat, player.seq, undone, player.viewers, player)
