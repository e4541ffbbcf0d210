"""Dungeon Lords speaks."""

from __future__ import annotations

from warren.core import state as core
from warren.core.breakdown import Breakdown
from warren.core.effect import Effect
from warren.games.dungeon_lords.state import State
from warren.text.breakdowns import part_name
from warren.text.catalogue import Catalogue
from warren.text.dungeon_lords import actions, effects, prompts, results, vocabulary
from warren.text.names import listed, player_name
from warren.text.voice import Form, Voice


class DungeonLordsVoice(Voice):
    order = (
        *("count", "order", "opportunity", "monster", "room", "trap", "pet", "tunnel"),
        *("adventurer", "cell", "place", "symbol", "imp", "offer", "icon", "with", "way", "for"),
    )

    def effect_line(self, catalogue: Catalogue, effect: Effect, names: list[str]) -> str:
        return effects.effect_line(catalogue, effect, names)

    def prompt_line(
        self, catalogue: Catalogue, state: core.State, seat: int | None, names: list[str]
    ) -> str:
        """Of a sealed choice others learn who has still to make it, and nothing else."""
        asked = state.deciding()
        if state.sealed() and asked and seat not in asked:
            players = [player_name(catalogue, actor, names) for actor in asked]
            return catalogue.text("prompt-several", players=listed(catalogue, players))
        return super().prompt_line(catalogue, state, seat, names)

    def question(
        self, catalogue: Catalogue, state: core.State, seat: int | None, names: list[str]
    ) -> str:
        return prompts.prompt_line(catalogue, _own(state), seat, names)

    def action_line(
        self, catalogue: Catalogue, state: core.State, seat: int, code: int, names: list[str]
    ) -> str:
        if code not in state.legal_actions(seat):
            return self._plainly(catalogue, state, code)
        return actions.action_line(catalogue, _own(state), seat, code, names)

    def sum_line(
        self,
        catalogue: Catalogue,
        state: core.State,
        seat: int,
        code: int,
        breakdown: Breakdown,
    ) -> str:
        """A hit or a fatigue as a sum of its parts; one part alone needs no sum."""
        if len(breakdown.parts) == 1:
            return f"{part_name(catalogue, breakdown.parts[0].label)} {breakdown.total}"
        return super().sum_line(catalogue, state, seat, code, breakdown)

    def result_lines(self, catalogue: Catalogue, state: core.State, names: list[str]) -> list[str]:
        return results.result_lines(catalogue, _own(state), names)

    def spelled(self, catalogue: Catalogue, argument: str, value: str | int) -> str:
        known = vocabulary.spelled(catalogue, argument, str(value))
        return known or super().spelled(catalogue, argument, value)

    def fixed_words(self, catalogue: Catalogue, argument: str, value: str) -> list[str]:
        return vocabulary.fixed_words(catalogue, argument, value)

    def forms(self, state: core.State | None = None) -> list[Form]:
        return vocabulary.forms()

    def spellings(
        self, catalogue: Catalogue, state: core.State, argument: str
    ) -> dict[str | int, list[str]]:
        return {
            value: [str(value + 1)]
            if argument in self.counted_from_one and isinstance(value, int)
            else vocabulary.typed(catalogue, argument, str(value))
            for value in super().spellings(catalogue, state, argument)
        }

    def _plainly(self, catalogue: Catalogue, state: core.State, code: int) -> str:
        """A choice that cannot be made now: its verb and its things."""
        action = state.action(code)
        id = "-".join(["verb", action.verb])
        verb = catalogue.text(self.own(catalogue, id) or id)
        things = [self.spelled(catalogue, key, value) for key, value in action.args.items()]
        return f"{verb}: {', '.join(things)}" if things else verb


def _own(state: core.State) -> State:
    assert isinstance(state, State)
    return state
