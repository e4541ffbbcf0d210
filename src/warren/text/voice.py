"""How one game speaks."""

from __future__ import annotations

import shlex
from collections.abc import Mapping
from typing import Final

from warren.core.breakdown import Breakdown
from warren.core.effect import ArgValue, Effect
from warren.core.state import State
from warren.core.title import Part
from warren.text.breakdowns import breakdown_line
from warren.text.catalogue import Catalogue, shared_catalogue
from warren.text.names import Filling, listed, player_name
from warren.text.words import words

SEAT: Final = "seat"


class Form:
    """One way to write a move: a verb, fixed arguments, and those that vary."""

    def __init__(self, verb: str, fixed: dict[str, str], arguments: list[str]) -> None:
        self.verb: Final = verb
        self.fixed: Final = fixed
        self.arguments: Final = arguments


class Voice(Part):
    """The sentences of one game; the front in `narration` finds the right voice.

    By default they are the title's own messages, whose ids begin with its key, as in
    `KEY-action-VERB`, `KEY-effect-NAME` and `KEY-prompt`; where there is none, the verb or the
    name of the effect with its arguments.

    `order` has the arguments as they are written in a move, `repeatable` the verbs that a number
    at the end repeats, `counted_from_one` the arguments whose numbers people count from one.
    """

    order: tuple[str, ...] = ()
    repeatable: tuple[str, ...] = ()
    counted_from_one: tuple[str, ...] = (SEAT,)

    def own(self, catalogue: Catalogue, id: str, attribute: str = "") -> str:
        """The id of a message in the words of this title or of the one it builds on, or none."""
        for key in (self.title.key, self.title.family):
            if key and catalogue.has(f"{key}-{id}", attribute):
                return f"{key}-{id}"
        return ""

    def effect_line(self, catalogue: Catalogue, effect: Effect, names: list[str]) -> str:
        filling = self._filling(catalogue, effect.args, names)
        return self._told(catalogue, f"effect-{effect.name}", effect.name, filling)

    def prompt_line(
        self, catalogue: Catalogue, state: State, seat: int | None, names: list[str]
    ) -> str:
        """What is to be decided now, for a seat or a spectator: a question, or who is asked."""
        asked = state.deciding()
        if len(asked) > 1 and seat not in asked:
            players = [player_name(catalogue, actor, names) for actor in asked]
            return catalogue.text("prompt-several", players=listed(catalogue, players))
        asker = seat if seat in asked else asked[0] if asked else None
        return self.question(catalogue, state, asker, names)

    def question(
        self, catalogue: Catalogue, state: State, seat: int | None, names: list[str]
    ) -> str:
        """What the seat that is asked has to decide; None when chance decides, or nobody."""
        if seat is None:
            return catalogue.text("prompt-over" if state.is_over() else "prompt-chance")
        player = player_name(catalogue, seat, names)
        return catalogue.text(self.own(catalogue, "prompt") or "prompt-choice", player=player)

    def action_line(
        self, catalogue: Catalogue, state: State, seat: int, code: int, names: list[str]
    ) -> str:
        """What a code would do, as a choice for a seat."""
        action = state.action(code)
        filling = self._filling(catalogue, action.args, names)
        return self._told(catalogue, f"action-{action.verb}", action.verb, filling)

    def price_line(self, catalogue: Catalogue, state: State, seat: int, code: int) -> str:
        """What a code would cost a seat, as a sum; empty where there is no price."""
        breakdown = state.explain(seat, code)
        if breakdown is None:
            return ""
        return self.sum_line(catalogue, state, seat, code, breakdown)

    def sum_line(
        self, catalogue: Catalogue, state: State, seat: int, code: int, breakdown: Breakdown
    ) -> str:
        """The price of a code that has one, as a sum."""
        return breakdown_line(catalogue, breakdown)

    def caution_line(self, catalogue: Catalogue, state: State, seat: int, code: int) -> str:
        """What a seat should know before it does this; empty where there is no danger."""
        return ""

    def stage_name(self, catalogue: Catalogue, stage: str) -> str:
        """A stage of every turn, as a heading."""
        own = self.own(catalogue, f"stage-{stage}")
        return catalogue.text(own) if own else stage.replace("-", " ")

    def forecast_line(self, catalogue: Catalogue, forecast: Breakdown) -> str:
        """What a turn would bring if it ended now."""
        return breakdown_line(catalogue, forecast)

    def result_lines(self, catalogue: Catalogue, state: State, names: list[str]) -> list[str]:
        """Who wins, then every score."""
        scores = state.scores()
        players = [player_name(catalogue, seat, names) for seat in range(len(scores))]
        winners = listed(catalogue, [players[seat] for seat in state.winners()])
        return [
            catalogue.text("result-won", players=winners, count=len(state.winners())),
            *(
                catalogue.text("result-points", player=player, points=score)
                for player, score in zip(players, scores, strict=True)
            ),
        ]

    def own_names(self, state: State, language: str) -> dict[str, str]:
        """The names that this table has given to things itself, by message id."""
        return {}

    def catalogue(self, state: State, language: str) -> Catalogue:
        """The messages of a language with these names, kept for the table."""
        return shared_catalogue(language)

    def forms(self, state: State | None = None) -> list[Form]:
        """Every way to write a move, at the table of a state or at any table."""
        if state is None:
            return []
        return [
            Form(block.verb, block.fixed, [argument.name for argument in block.arguments])
            for block in state.space().blocks
        ]

    def spellings(
        self, catalogue: Catalogue, state: State, argument: str
    ) -> dict[str | int, list[str]]:
        """The values an argument may have in this state, each with what one may type for it."""
        values: list[str | int] = [
            int(value) if varying.numeric else value
            for block in state.space().blocks
            for varying in block.arguments
            if varying.name == argument
            for value in varying.values
        ]
        return {value: [self.spelled(catalogue, argument, value)] for value in values}

    def spelled(self, catalogue: Catalogue, argument: str, value: str | int) -> str:
        """A value as we write it in a move."""
        if argument in self.counted_from_one:
            return str(int(value) + 1)
        name = str(value)
        try:
            clear = shlex.split(name) == [name]
        except ValueError:
            clear = False
        return name if clear else shlex.quote(name)

    def fixed_words(self, catalogue: Catalogue, argument: str, value: str) -> list[str]:
        """What one may type for a fixed argument of a form."""
        return [self.spelled(catalogue, argument, value)]

    def verb_words(self, catalogue: Catalogue, verb: str) -> list[str]:
        """What one may type for a verb; the first is the one we write."""
        id = self.own(catalogue, f"verb-{verb}", "word") or f"verb-{verb}"
        return words(catalogue, id) if catalogue.has(id, "word") else [verb]

    def _filling(
        self, catalogue: Catalogue, args: Mapping[str, ArgValue], names: list[str]
    ) -> Filling:
        """The arguments of a message; things go by the title's own names for them."""
        filling: Filling = {}
        for key, value in args.items():
            if key == SEAT and isinstance(value, int):
                filling["player"] = player_name(catalogue, value, names)
            elif not isinstance(value, list):
                named = self.own(catalogue, f"{key}-{value}")
                filling[key] = catalogue.text(named) if named else value
        return filling

    def _told(self, catalogue: Catalogue, id: str, name: str, filling: Filling) -> str:
        own = self.own(catalogue, id)
        if own:
            return catalogue.filled(own, filling)
        return " ".join([name.replace("-", " "), *(f"{k} {v}" for k, v in filling.items())])
