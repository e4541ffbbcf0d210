"""What an event asks."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from warren.games.dungeon_lords import frames
from warren.games.dungeon_lords.affairs.imp_union import ImpUnion
from warren.games.dungeon_lords.affairs.taxes import Taxes
from warren.games.dungeon_lords.state import State
from warren.text.catalogue import Catalogue
from warren.text.dungeon_lords import nouns
from warren.text.dungeon_lords.amounts import goods
from warren.text.dungeon_lords.moment import event, step
from warren.text.dungeon_lords.sentences import sentence
from warren.text.names import Filling

TAXES: Final = "taxes"
UNION: Final = "imp-union"


def event_line(catalogue: Catalogue, state: State, seat: int, filling: Filling) -> str:
    kind, id = event(state)
    filling.update(nouns.thing(catalogue, kind, id, "event"))
    if step(state) == frames.EVENT:
        id = "window"
    elif id == TAXES:
        due = int(Taxes(state.space()).due(state, i64(seat)))
        filling["goods"] = goods(catalogue, {"gold": due}, "")
    elif id == UNION:
        due = int(ImpUnion(state.space()).due(state, i64(seat)))
        filling["goods"] = goods(catalogue, {"food": due}, "")
    return sentence(catalogue, f"prompt-{id}", filling)
