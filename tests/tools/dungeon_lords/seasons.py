"""Games of Dungeon Lords played from their beginning, with chance and choices as one wishes."""

from __future__ import annotations

from collections.abc import Callable

from librt.random import Random
from tests.tools.dungeon_lords.errands import GAME

from warren.core.action import Action
from warren.core.effect import Effect
from warren.core.match import Match, Told
from warren.core.state import CHANCE
from warren.games.dungeon_lords import frames
from warren.games.dungeon_lords.frames import STEP_NAMES
from warren.games.dungeon_lords.layout import ROUND, YEAR
from warren.games.dungeon_lords.state import State

LONGEST = 4000


def state_of(match: Match) -> State:
    assert isinstance(match.state, State)
    return match.state


def phase(step: int, **fields: object) -> Match:
    """A table at which nothing but one step is left to be played."""
    players = fields.pop("players", 4)
    assert isinstance(players, int)
    state = GAME.blank(players, {"first": 0, **fields})
    frames.pop(state)
    frames.push(state, frames.OVER, 0, 0)
    frames.push(state, step, 0, 0)
    return Match(state)


def settled(match: Match) -> Match:
    """The step begins."""
    state_of(match).flow.settle(state_of(match))
    return Match(match.state)


def act(match: Match, seat: int, verb: str, **args: str | int) -> Told:
    given = {"with" if key == "by" else key: value for key, value in args.items()}
    return match.act(seat, Action(verb, given))


def options(match: Match, seat: int) -> set[str]:
    """What a seat may do, as it is written."""
    return {
        " ".join([action.verb, *(str(value) for value in action.args.values())])
        for action in map(match.state.action, match.state.legal_actions(seat))
    }


class Play:
    """A game; `wishes` tells by verb what comes next, everything else is left to chance."""

    def __init__(
        self,
        players: int = 4,
        seed: int = 1,
        wishes: dict[str, list[str]] | None = None,
        **table: object,
    ) -> None:
        self.match = Match(GAME.new_state(players, {"first": 0, **table}))
        self.wishes = wishes or {}
        self.facts: list[Effect] = []
        self.rng = Random(seed)
        self.steps: list[tuple[int, int, str]] = []

    @property
    def state(self) -> State:
        return state_of(self.match)

    def note(self) -> None:
        """Year, round and name of the step that decides, each once in a row."""
        numbers = self.state.numbers
        found = (int(numbers[YEAR]), int(numbers[ROUND]), STEP_NAMES[frames.step(self.state)])
        if found not in self.steps[-1:]:
            self.steps.append(found)

    def step(self) -> None:
        self.note()
        seat = self.state.actors()[0]
        codes = self.state.legal_actions(seat)
        actions = [self.state.action(code) for code in codes]
        wished = self.wishes.get(actions[0].verb)
        if wished:
            wish = wished.pop(0)
            code = next(c for c, a in zip(codes, actions, strict=True) if wish in a.args.values())
        elif seat == CHANCE:
            code = int(self.state.draw(self.rng))
        else:
            code = codes[int(self.rng.randrange(len(codes)))]
        self.facts += self.match.do(seat, code).effects

    def until(self, done: Callable[[State], bool]) -> Play:
        for _ in range(LONGEST):
            if done(self.state):
                return self
            self.step()
        raise AssertionError

    def to(self, step: int, round: int, year: int = 1) -> Play:
        """On to a decision of a step in a round."""
        return self.until(
            lambda state: (
                frames.step(state) == step
                and state.numbers[ROUND] == round
                and state.numbers[YEAR] == year
            )
        )

    def whole(self) -> Play:
        return self.until(lambda state: state.is_over())

    def told(self, *names: str) -> list[tuple[object, ...]]:
        """Facts of these names with their arguments, in their order."""
        return [(one.name, *one.args.values()) for one in self.facts if one.name in names]
