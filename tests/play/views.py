"""Views as plain data: bots do the same with them; broken ones are refused."""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator
from typing import Any

from hypothesis import strategies as st
from librt.random import Random

from warren.bots.greedy_bot import GreedyBot
from warren.core.game import Game
from warren.core.refusal import InputError
from warren.core.state import View

Data = Any
Path = tuple[str | int, ...]
VALUES: list[object] = [
    *(None, True, -1, 0, 1, 2, 17, 63, 64, 1000, 10**30, 0.5, "", "turn", "orcs", "spearmen"),
    *([], {}, [0], [[0]], {"a": 1}),
]


def viewers(players: int) -> list[int | None]:
    return [None, *range(players)]


def written(view: View) -> Data:
    return json.loads(json.dumps(view.to_json()))


def check_bot(title: Game, view: View) -> None:
    """A bot does the same with what comes back."""
    again = title.view_from_json(written(view), view.seat)
    choices = [GreedyBot(3, title.key).choose(seen) for seen in (view, again)]
    assert choices[0] == choices[1]


def check_broken(title: Game, data: Data, seat: int | None) -> None:
    """Refused by field, or still a view that can be used."""
    view, refusal = attempt(title, data, seat)
    if view is None:
        assert refusal is not None
        assert refusal.details
        return
    for code in view.legal_actions():
        view.action(code)
        view.state.explain(0, code)
    view.to_json()
    view.determinize(Random(1))


def attempt(title: Game, data: Data, seat: int | None) -> tuple[View | None, InputError | None]:
    try:
        return title.view_from_json(data, seat), None
    except InputError as error:
        return None, error


def places(data: Data, path: Path = ()) -> Iterator[Path]:
    """The way to everything inside."""
    for key, value in data.items() if isinstance(data, dict) else enumerate(data):
        yield (*path, key)
        if isinstance(value, (dict, list)):
            yield from places(value, (*path, key))


@st.composite
def breakages(draw: st.DrawFn, data: Data) -> Data:
    """The same with one thing dropped, replaced, or a little more or less."""
    broken = copy.deepcopy(data)
    path = draw(st.sampled_from(list(places(broken))))
    inner = broken
    for key in path[:-1]:
        inner = inner[key]
    value = inner[path[-1]]
    kinds = ["drop", "replace", *(["shift"] if isinstance(value, int) else [])]
    kind = draw(st.sampled_from(kinds))
    if kind == "drop":
        del inner[path[-1]]
    elif kind == "shift":
        inner[path[-1]] = value + draw(st.sampled_from([-2, -1, 1, 2]))
    else:
        inner[path[-1]] = draw(st.sampled_from(VALUES))
    return broken
