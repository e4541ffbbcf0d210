"""How the seats stand: titles, points by their sources, and the prizes of the festival."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from warren.core.breakdown import Part
from warren.games.dungeon_lords import frames
from warren.games.dungeon_lords.scoring import TITLES, holders, measure, score
from warren.games.dungeon_lords.state import State
from warren.games.dungeon_lords.steps import festival
from warren.games.dungeon_lords.terms import ORDERS


class Title:
    """What a title counts for each seat, and who would have it now; below zero for losses."""

    def __init__(self, id: str, counts: list[int], seats: list[int]) -> None:
        self.id: Final = id
        self.counts: Final = counts
        self.seats: Final = seats


def titles(state: State) -> list[Title]:
    players = range(int(state.table.players))
    return [
        Title(
            id,
            [int(measure(state, i64(seat), number)) for seat in players],
            holders(state, number),
        )
        for number, id in enumerate(TITLES)
    ]


def score_parts(state: State, held: list[list[int]], seat: int) -> list[Part]:
    """The points of a seat by their sources, each source once; `held` has the seats by title."""
    parts: list[Part] = []
    score(state, i64(seat), held, parts)
    summed: dict[str, Part] = {}
    for part in parts:
        before = summed[part.label].amount if part.label in summed else 0
        summed[part.label] = Part(part.label, before + part.amount, part.rule)
    return list(summed.values())


def prizes(state: State) -> list[int]:
    """The boards that are prizes still to be taken, while there is a festival."""
    for at in range(frames.depth(state)):
        if frames.step_at(state, at) == frames.FESTIVAL:
            choosing = frames.stage_at(state, at) >= festival.CHOOSING
            left = int(frames.subject_at(state, at) if choosing else festival.boards(state))
            return [board for board in range(ORDERS) if (left >> board) & 1]
    return []
