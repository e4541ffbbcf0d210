"""A phase of a building season of Dungeon Lords, for any seat and any number of players."""

from __future__ import annotations

from mypy_extensions import i64

from warren.core.action import Action
from warren.core.effect import Effect
from warren.core.option import OptionValue
from warren.core.refusal import Refusal
from warren.core.state import CHANCE
from warren.games.dungeon_lords import frames, lair, lines
from warren.games.dungeon_lords.calendar import begin_year
from warren.games.dungeon_lords.counts import TRAP_COUNTS
from warren.games.dungeon_lords.game import DungeonLords
from warren.games.dungeon_lords.layout import CARD, EVENTS_SEEN, ROUND, TILE_NOW, TRAPS
from warren.games.dungeon_lords.state import State
from warren.games.dungeon_lords.terms import NONE, PALADIN_IDS, SPECIAL

GAME = DungeonLords()


class Phase:
    """A table on which one step is about to begin; the game is over after it."""

    def __init__(
        self,
        step: int,
        *,
        players: int = 4,
        year: int = 1,
        season: int = 1,
        stage: int = 0,
        **options: OptionValue,
    ) -> None:
        self.state: State = GAME.blank(players, {"first": 0, **options})
        state = self.state
        state.effects = []
        begin_year(state, i64(year))
        state.numbers[ROUND] = season
        frames.pop(state)
        frames.push(state, frames.OVER, 0, 0)
        frames.push(state, i64(step), 0, i64(stage))

    def begin(self) -> Phase:
        self.state.flow.settle(self.state)
        return self

    def then(self, step: int) -> Phase:
        """Another step begins where the last one ended."""
        frames.push(self.state, i64(step), 0, 0)
        return self.begin()

    def put(self, field: int, value: int, seat: int = 0) -> Phase:
        self.state.put(i64(seat), i64(field), i64(value))
        return self

    def everybody(self, field: int, *values: int) -> Phase:
        for seat, value in enumerate(values):
            self.put(field, value, seat)
        return self

    def world(self, field: int, value: int) -> Phase:
        self.state.numbers[i64(field)] = value
        return self

    def get(self, field: int, seat: int = 0) -> int:
        return int(self.state.get(i64(seat), i64(field)))

    def all(self, field: int) -> list[int]:
        return [self.get(field, seat) for seat in range(int(self.state.table.players))]

    def owns(self, *monsters: str, seat: int = 0) -> Phase:
        kinds = [one.id for one in self.state.table.deck.monsters]
        for name in monsters:
            lair.add(self.state, i64(seat), lair.made(i64(kinds.index(name)), i64(NONE)))
        return self

    def holds(self, *traps: str, seat: int = 0) -> Phase:
        kinds = [one.id for one in self.state.table.deck.traps]
        for name in traps:
            self.state.add(i64(seat), TRAPS, TRAP_COUNTS.one(i64(kinds.index(name))))
        return self

    def do(self, verb: str, seat: int = 0, **args: str | int) -> list[Effect]:
        before = len(self.log())
        given = {"with" if key == "by" else key: value for key, value in args.items()}
        self.state.apply(seat, self.state.code(Action(verb, given)))
        return self.log()[before:]

    def refusal(self, verb: str, seat: int = 0, **args: str | int) -> str:
        """The rule that forbids it; nothing changes."""
        key = self.state.key()
        try:
            self.do(verb, seat, **args)
        except Refusal as refusal:
            assert self.state.key() == key
            return refusal.rule
        return ""

    def deal(self, **wanted: list[str]) -> list[str]:
        """Chance draws what is wanted, else the first it may, until somebody has to decide."""
        drawn: list[str] = []
        while self.state.actors() == (CHANCE,):
            choices = [self.state.action(code) for code in self.state.legal_actions(CHANCE)]
            queue = wanted.get(choices[0].verb, [])
            names = [str(value) for choice in choices for value in choice.args.values()]
            name = queue.pop(0) if queue else names[0]
            self.state.apply(CHANCE, self.state.code(choices[names.index(name)]))
            drawn.append(name)
        return drawn

    def options(self, seat: int = 0) -> set[str]:
        """What a seat may do, as it is written."""
        return {
            " ".join([action.verb, *(str(value) for value in action.args.values())])
            for action in map(self.state.action, self.state.legal_actions(seat))
        }

    def log(self) -> list[Effect]:
        assert self.state.effects is not None
        return self.state.effects

    def told(self, name: str) -> list[dict[str, object]]:
        """The arguments of all facts of this name."""
        return [dict(effect.args) for effect in self.log() if effect.name == name]

    @property
    def actor(self) -> int:
        [actor] = self.state.actors()
        return actor

    @property
    def over(self) -> bool:
        return self.state.is_over()

    def lair(self, seat: int = 0) -> list[str]:
        tiles = [self.state.lair(i64(seat), i64(slot)) for slot in range(14)]
        return sorted(
            self.state.monster(lair.kind_of(tile)).id + ("-down" if tile & lair.DOWN else "")
            for tile in tiles
            if tile
        )

    def line(self, seat: int = 0) -> list[str]:
        """Who stands in the party of a seat, from the front."""
        found: list[str] = []
        for place in range(int(self.state.line_length(i64(seat)))):
            figure = self.state.line(i64(seat), i64(place))
            if lines.is_paladin(figure):
                found.append(PALADIN_IDS[int(lines.paladin_of(figure))])
            else:
                found.append(self.state.adventurer(lines.number_of(figure)).id)
        return found


def special(event: str, season: int = 2, **options: OptionValue) -> Phase:
    """The event of the round is this card."""
    phase = Phase(frames.EVENT, season=season, **options).world(TILE_NOW, SPECIAL)
    number = [one.id for one in phase.state.table.deck.events].index(event)
    return phase.world(CARD, number).world(EVENTS_SEEN, 1 << number)
