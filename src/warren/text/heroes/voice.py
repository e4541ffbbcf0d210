"""Heroes of Dark Lands speaks."""

from __future__ import annotations

from warren.core import state as core
from warren.core.breakdown import Breakdown
from warren.core.effect import Effect
from warren.games.heroes.state import State
from warren.text.catalogue import Catalogue
from warren.text.heroes import (
    actions,
    captures,
    cards,
    cautions,
    effects,
    prompts,
    results,
    vocabulary,
)
from warren.text.voice import Form, Voice


class HeroesVoice(Voice):
    order = ("card", "kind", "region", "seat", "level")

    def effect_line(self, catalogue: Catalogue, effect: Effect, names: list[str]) -> str:
        return effects.effect_line(catalogue, effect, names)

    def question(
        self, catalogue: Catalogue, state: core.State, seat: int | None, names: list[str]
    ) -> str:
        return prompts.prompt_line(catalogue, _own(state), names)

    def action_line(
        self, catalogue: Catalogue, state: core.State, seat: int, code: int, names: list[str]
    ) -> str:
        return actions.action_line(catalogue, _own(state), seat, code, names)

    def sum_line(
        self,
        catalogue: Catalogue,
        state: core.State,
        seat: int,
        code: int,
        breakdown: Breakdown,
    ) -> str:
        return captures.price_line(catalogue, _own(state), seat, code, breakdown)

    def caution_line(self, catalogue: Catalogue, state: core.State, seat: int, code: int) -> str:
        return cautions.caution_line(catalogue, _own(state), seat, code)

    def result_lines(self, catalogue: Catalogue, state: core.State, names: list[str]) -> list[str]:
        return results.result_lines(catalogue, _own(state), names)

    def own_names(self, state: core.State, language: str) -> dict[str, str]:
        return cards.own_names(_own(state).table, language)

    def catalogue(self, state: core.State, language: str) -> Catalogue:
        return cards.table_catalogue(_own(state).table, language)

    def spelled(self, catalogue: Catalogue, argument: str, value: str | int) -> str:
        known = vocabulary.spelled(catalogue, argument, str(value))
        return known or super().spelled(catalogue, argument, value)

    def forms(self, state: core.State | None = None) -> list[Form]:
        return vocabulary.forms()

    def spellings(
        self, catalogue: Catalogue, state: core.State, argument: str
    ) -> dict[str | int, list[str]]:
        return vocabulary.spellings(catalogue, _own(state), argument)


def _own(state: core.State) -> State:
    assert isinstance(state, State)
    return state
