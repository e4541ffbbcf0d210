"""What may come of a battle plan, card by card.  [DL-CMB-6]"""

from __future__ import annotations

from mypy_extensions import i64

from warren.core.effect import Effect
from warren.core.future import Future
from warren.games.dungeon_lords import lines
from warren.games.dungeon_lords.battle import laying, plan
from warren.games.dungeon_lords.battle.outlook import outlook
from warren.games.dungeon_lords.battle.telling import figure_name, named_cell
from warren.games.dungeon_lords.battle.trial import Outcome, figures, fought
from warren.games.dungeon_lords.layout import EVIL, FOOD, GOLD
from warren.games.dungeon_lords.pets import planning as pets
from warren.games.dungeon_lords.position import Position
from warren.games.dungeon_lords.state import State
from warren.games.dungeon_lords.terms import CELLS


def battle_futures(state: State, owner: i64) -> list[Future]:
    """One for each card that this round may have as far as the owner knows.

    There is none while the plan has no tile, or waits for something that belongs to it.
    """
    if plan.cell(state, owner) < 0:
        return []
    if laying.needs_missile(state, owner) or pets.needs_icon(state, owner):
        return []
    return [_future(state, owner, card, weight) for card, weight in outlook(state, int(owner))]


def _future(state: State, owner: i64, card: int, weight: int) -> Future:
    trial = state.clone()
    effects: list[Effect] = []
    trial.effects = effects
    outcome = fought(trial, owner, i64(card))
    name = state.table.deck.spells[card].id
    return Future({"card": name}, weight, effects, _summed_up(state, trial, owner, outcome))


def _summed_up(state: Position, trial: Position, owner: i64, outcome: Outcome) -> dict[str, object]:
    """Who is captured, what is lost, who is left with how many hit points, what goods change."""
    return {
        "captured": [figure_name(state, i64(who)) for who in outcome.captured],
        "conquered": [
            named_cell(cell) for cell in range(i64(CELLS) + 1) if (outcome.conquered >> cell) & 1
        ],
        "line": [_left(trial, figure) for figure in figures(trial, owner)],
        "gold": int(trial.get(owner, GOLD) - state.get(owner, GOLD)),
        "food": int(trial.get(owner, FOOD) - state.get(owner, FOOD)),
        "evil": int(trial.get(owner, EVIL) - state.get(owner, EVIL)),
        "imps": int(trial.imps(owner) - state.imps(owner)),
    }


def _left(state: Position, figure: i64) -> dict[str, object]:
    whole = lines.hit_points(state, figure)
    return {
        "who": figure_name(state, figure),
        "hit_points": int(whole),
        "left": int(whole - lines.damage_of(figure)),
    }
