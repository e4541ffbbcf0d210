"""Small World speaks, and Underground with it."""

from __future__ import annotations

from warren.core import state as core
from warren.core.breakdown import Breakdown
from warren.core.effect import Effect
from warren.games.small_world.state import State
from warren.text.catalogue import Catalogue
from warren.text.small_world import (
    actions,
    cautions,
    effects,
    income,
    prompts,
    regions,
    results,
    vocabulary,
)
from warren.text.voice import Form, Voice


class SmallWorldVoice(Voice):
    order = (
        "piece",
        "relic",
        "marker",
        "region",
        "combo",
        "seat",
        "race",
        "power",
        "value",
        "with",
    )
    repeatable = ("withdraw", "deploy", "place", "lift")
    counted_from_one = ("combo", "seat")

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

    def caution_line(self, catalogue: Catalogue, state: core.State, seat: int, code: int) -> str:
        return cautions.caution_line(catalogue, _own(state), seat, code)

    def forecast_line(self, catalogue: Catalogue, forecast: Breakdown) -> str:
        return income.forecast_line(catalogue, forecast)

    def result_lines(self, catalogue: Catalogue, state: core.State, names: list[str]) -> list[str]:
        return results.result_lines(catalogue, _own(state), names)

    def catalogue(self, state: core.State, language: str) -> Catalogue:
        return regions.board_catalogue(_own(state).table.board, language)

    def spelled(self, catalogue: Catalogue, argument: str, value: str | int) -> str:
        known = vocabulary.spelled(catalogue, argument, str(value))
        return known or super().spelled(catalogue, argument, value)

    def fixed_words(self, catalogue: Catalogue, argument: str, value: str) -> list[str]:
        return vocabulary.fixed_words(catalogue, argument, value)

    def forms(self, state: core.State | None = None) -> list[Form]:
        return vocabulary.forms(None if state is None else _own(state).table)

    def spellings(
        self, catalogue: Catalogue, state: core.State, argument: str
    ) -> dict[str | int, list[str]]:
        return vocabulary.spellings(catalogue, _own(state), argument)


def _own(state: core.State) -> State:
    assert isinstance(state, State)
    return state
