"""The battle of this round tried out, as it goes with what has been planned."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from warren.games.dungeon_lords import frames, lines
from warren.games.dungeon_lords.battle.opening import open_battle
from warren.games.dungeon_lords.battle.outlook import round_of
from warren.games.dungeon_lords.battle.phases import BARD
from warren.games.dungeon_lords.battle.policy import decide
from warren.games.dungeon_lords.battle.reveal import reveal
from warren.games.dungeon_lords.layout import CAUGHT, PALADIN, PRISON, ROW, TURNED
from warren.games.dungeon_lords.position import Position
from warren.games.dungeon_lords.state import State
from warren.games.dungeon_lords.steps.combat import PAUSED
from warren.games.dungeon_lords.terms import PALADINS


class Outcome:
    """Who was captured, which cells were lost, and the damage of those left, front to back.

    Figures are numbers of `lines.who`.
    """

    def __init__(self, captured: list[int], conquered: int, damage: list[tuple[int, int]]) -> None:
        self.captured: Final = captured
        self.conquered: Final = conquered
        self.damage: Final = damage


def fought(trial: State, owner: i64, card: i64) -> Outcome:
    """Fight the battle of this round in this position if the card is this one.

    The owner decides by `policy`; afterwards nothing follows.
    """
    number = round_of(trial)
    free = _free(trial, owner)
    lost = trial.lost(owner)
    trial.numbers[ROW + number] = card
    trial.numbers[TURNED] = number + 1
    while frames.depth(trial) > 0:
        frames.pop(trial)
    frames.push(trial, frames.COMBAT, number, PAUSED)
    reveal(trial, owner)
    open_battle(trial, owner)
    frames.push(trial, frames.BATTLE, owner, BARD)
    trial.flow.settle(trial)
    while frames.step(trial) == frames.BATTLE:
        trial.apply(int(owner), int(decide(trial, owner)))
    left = figures(trial, owner)
    return Outcome(
        [who for who in free if _is_caught(trial, owner, who)],
        int(trial.lost(owner) & ~lost),
        [(int(lines.who(figure)), int(lines.damage_of(figure))) for figure in left],
    )


def figures(state: Position, owner: i64) -> list[i64]:
    """The line of a dungeon, from the front."""
    return [state.line(owner, place) for place in range(state.line_length(owner))]


def _free(state: Position, owner: i64) -> list[int]:
    """The party, then the paladins that may still join it."""
    found = [int(lines.who(figure)) for figure in figures(state, owner)]
    for kind in range(i64(PALADINS)):
        paladin = lines.paladin_figure(kind)
        if int(paladin) not in found and not _is_caught(state, owner, paladin):
            found.append(int(paladin))
    return found


def _is_caught(state: Position, owner: i64, figure: i64) -> bool:
    if lines.is_paladin(figure):
        return state.numbers[PALADIN + lines.paladin_of(figure)] == CAUGHT + owner
    if lines.is_illusion(figure):
        return False
    return (state.get(owner, PRISON) >> lines.number_of(figure)) & 1 != 0
