"""Numbers with their parts: prices of monsters, attacks, fatigue, points."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from mypy_extensions import i64

from warren.core.breakdown import Breakdown, Part
from warren.core.fields import Fields
from warren.core.state import State as AnyState
from warren.games.dungeon_lords import scoring
from warren.games.dungeon_lords.battle import fatigue
from warren.games.dungeon_lords.battle.explanation import explain_attack
from warren.games.dungeon_lords.cost import cost_of
from warren.games.dungeon_lords.meta import KEY
from warren.games.dungeon_lords.monsters.fighter import MAIN, OTHER
from warren.scenario.adapter import CostExpectation
from warren.scenario.dungeon_lords.names import Words, named
from warren.scenario.dungeon_lords.reading import own
from warren.scenario.names import MANY, amounts_by_rule
from warren.scenario.orders import one_verb

COSTS: Final = ("price", "attack", "fatigue", "score")
GOODS: Final = ("gold", "food", "evil", "imps", "traps", "monsters", "either")
Sum = Callable[[AnyState, int], Breakdown | None]


def read_cost(fields: Fields, words: Words) -> list[CostExpectation]:
    kind = one_verb(Fields({k: None for k in fields.names() if k in COSTS}, fields.path), COSTS)
    if kind == "price":
        return _price(fields, words)
    reckon: Sum
    if kind == "attack":
        fields.only((kind, "way", "is", "parts"))
        look = words.looks.index(named(fields, kind, words.looks))
        way = OTHER if fields.has("way") and named(fields, "way", ("other",)) else MAIN
        reckon = partial(_attack, look, way)
    else:
        fields.only((kind, "is", "parts"))
        reckon = _fatigue if kind == "fatigue" else _score
    found = [CostExpectation(fields.at("is"), fields.integer("is", -MANY, MANY), _total(reckon))]
    if fields.has("parts"):
        found += [
            CostExpectation(fields.at(f"parts.{rule}"), amount, _part(reckon, rule))
            for rule, amount in amounts_by_rule(fields, "parts", KEY)
        ]
    return found


def _total(reckon: Sum) -> Callable[[AnyState, int], object]:
    def read(state: AnyState, seat: int) -> object:
        found = reckon(state, seat)
        return None if found is None else found.total

    return read


def _part(reckon: Sum, rule: str) -> Callable[[AnyState, int], object]:
    def read(state: AnyState, seat: int) -> object:
        found = reckon(state, seat)
        parts = [] if found is None else found.parts
        return sum(part.amount for part in parts if part.rule == rule)

    return read


def _attack(look: int, way: int, state: AnyState, seat: int) -> Breakdown | None:
    return explain_attack(own(state), i64(seat), i64(look), i64(way))


def _fatigue(state: AnyState, seat: int) -> Breakdown | None:
    return fatigue.explain(own(state), i64(seat))


def _score(state: AnyState, seat: int) -> Breakdown | None:
    titles = [scoring.holders(own(state), title) for title in range(len(scoring.TITLES))]
    parts: list[Part] = []
    total = scoring.score(own(state), i64(seat), titles, parts)
    return Breakdown(total, parts)


def _price(fields: Fields, words: Words) -> list[CostExpectation]:
    """What a monster costs when it is hired or paid, by goods."""
    fields.only(("price", *GOODS))
    name, expert, _ = words.look(named(fields, "price", words.looks))
    token = words.experts.index(expert) if expert else -1
    kind = words.monsters.index(name)

    return [
        CostExpectation(
            fields.at(good),
            fields.integer(good, 0, MANY) if fields.has(good) else 0,
            partial(_goods, kind, token, good),
        )
        for good in GOODS
    ]


def _goods(kind: int, token: int, good: str, state: AnyState, _seat: int) -> object:
    cost = cost_of(own(state), i64(kind), i64(token))
    amounts = (
        cost.gold,
        cost.food,
        cost.evil,
        cost.imps,
        cost.traps,
        cost.monsters,
        cost.either,
    )
    return int(amounts[GOODS.index(good)])
