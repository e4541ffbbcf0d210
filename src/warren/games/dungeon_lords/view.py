"""What a viewer is told: the position as far as it is known, and what it is about to bring."""

from __future__ import annotations

from warren.core import state as core
from warren.games.dungeon_lords.sight import outlook, standing
from warren.games.dungeon_lords.snapshot import OUTLOOK
from warren.games.dungeon_lords.state import State
from warren.games.dungeon_lords.table import Table
from warren.games.dungeon_lords.terms import NONE, OPPORTUNITY_IDS


class View(core.View):
    """Its outlook follows from the position and is never read back."""

    def to_json(self) -> dict[str, object]:
        state = self.state
        assert isinstance(state, State)
        return {**state.to_json(), OUTLOOK: write_outlook(state)}


def write_outlook(state: State) -> dict[str, object]:
    coming = outlook.adventurers(state)
    titles = standing.titles(state)
    held = [title.seats for title in titles]
    return {
        "adventurers": [_adventurer(state.table, number) for number in coming.of],
        "discarded": _adventurer(state.table, coming.discarded),
        "paladins": [
            {
                "up": _shift(state.table, shifts.up, "host"),
                "down": _shift(state.table, shifts.down, "to"),
            }
            for shifts in outlook.paladin_shifts(state)
        ],
        "titles": [
            {"title": title.id, "counts": title.counts, "seats": title.seats} for title in titles
        ],
        "points": [
            {part.label: part.amount for part in standing.score_parts(state, held, seat)}
            for seat in range(int(state.table.players))
        ],
        "prizes": [OPPORTUNITY_IDS[board] for board in standing.prizes(state)],
    }


def _adventurer(table: Table, number: int) -> str | None:
    return None if number == NONE else table.deck.adventurers[number].id


def _shift(table: Table, shift: outlook.Shift | None, whither: str) -> dict[str, object] | None:
    if shift is None:
        return None
    return {
        "steps": shift.steps,
        "paladin": table.paladin_id(shift.paladin),
        whither: None if shift.seat == NONE else shift.seat,
    }
