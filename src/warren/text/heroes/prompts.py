"""What is to be decided now in Heroes of Dark Lands."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from warren.games.heroes import phases
from warren.games.heroes.card import COMPANIONS
from warren.games.heroes.state import State
from warren.games.heroes.steps.draw import PAIR
from warren.games.heroes.steps.play import may_hire
from warren.games.heroes.steps.setup import FREE_COMPANIONS
from warren.text.catalogue import Catalogue
from warren.text.names import Filling, inflected, noun, player_name

PROMPTS: Final = {
    phases.OPENING: "prompt-first",
    phases.TILES: "prompt-tiles",
    phases.RECRUIT: "prompt-recruit",
    phases.MULLIGAN: "prompt-mulligan",
    phases.PLAY: "prompt-play",
    phases.RELOCATE: "prompt-relocate",
    phases.DRAW: "prompt-draw",
    phases.EXCHANGE: "prompt-exchange",
    phases.OVER: "prompt-over",
}


def prompt_line(catalogue: Catalogue, state: State, names: list[str]) -> str:
    phase = int(state.phase())
    filling: Filling = {"player": player_name(catalogue, int(state.turn()), names)}
    attribute = ""
    if phase == phases.TILES:
        filling["count"] = state.left_to_choose()
    elif phase == phases.RECRUIT:
        filling["count"] = (state.left_to_choose() - 1) % FREE_COMPANIONS + 1
    elif phase == phases.RELOCATE:
        source = state.moving()
        assert source is not None
        card = state.fortification_on(source)
        assert card is not None
        filling |= inflected(catalogue, "card", card.id)
        filling["region"] = state.table.board.names[source]
    elif phase == phases.EXCHANGE:
        discarded = state.exchanged()
        filling["count"] = discarded // PAIR
        attribute = "" if discarded == 0 else "odd" if discarded % PAIR else "even"
    elif phase == phases.PLAY:
        filling["ready"] = _ready(catalogue, state)
        filling["cards"] = ", ".join(_prepared(catalogue, state))
        attribute = _play(state, bool(filling["cards"]))
    return catalogue.filled(PROMPTS[phase], filling, attribute)


def _play(state: State, prepared: bool) -> str:
    if prepared:
        return "prepared"
    return "hire" if may_hire(state) else ""


def _ready(catalogue: Catalogue, state: State) -> str:
    counts = [int(state.ready(state.turn(), i64(kind))) for kind in range(len(COMPANIONS))]
    ready = [
        catalogue.text(f"companion-{name}", "count", n=count)
        for name, count in zip(COMPANIONS, counts, strict=True)
        if count
    ]
    return catalogue.text("prompt-ready", "", count=sum(counts), companions=", ".join(ready))


def _prepared(catalogue: Catalogue, state: State) -> list[str]:
    names: list[str] = []
    for number, card in enumerate(state.table.cards):
        count = int(state.prepared(number))
        if count:
            names += [noun(catalogue, "card", card.id)] * count
    return names
