"""The position a scenario gives, as a state."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NotRequired, TypedDict, cast

from warren.core.fields import Fields
from warren.core.refusal import InputError
from warren.core.state import CHANCE
from warren.games.small_world.flow import Flow
from warren.games.small_world.game import START_COINS, SmallWorld
from warren.games.small_world.pieces import KIND_OF, LAIR, MONSTERS_EACH
from warren.games.small_world.pieces import PIECES as PIECE_KINDS
from warren.games.small_world.state import State
from warren.games.small_world.steps.expand import CONQUERING, OVER
from warren.games.small_world.steps.turn import BEGIN, COINS, DUSK
from warren.scenario.names import MANY, seat_fields
from warren.scenario.small_world.depths import (
    DEEP_FACTS,
    DEEP_GIVEN,
    DEEP_REGION,
    Depths,
    read_deep_fact,
    seat_numbers,
)
from warren.scenario.small_world.names import piece_numbers, race_name
from warren.scenario.small_world.possible import check_possible
from warren.scenario.small_world.stock import Stacks, check_pieces, trays
from warren.scenario.small_world.tribes import Tribes

GIVEN: Final = (
    "round",
    "turn",
    "first",
    "phase",
    "seats",
    "regions",
    "column",
    "returned",
    "discarded",
    "facts",
)
FACTS: Final = ("fresh", "nonempty", "dragon_flown", "converted", "attacked")
REGION: Final = ("race", "tokens", "pieces", "tribe")
START: Final = "start"
PHASES: Final[dict[str, int]] = {"conquest": CONQUERING, "redeploy": OVER}
IN_NUMBERS: Final = ("encampment", "mushroom-armour", "silver-hammer")
NATIVES: Final = (("tribe", "tribe", 1), ("monsters", "monster", MONSTERS_EACH))
STONEHEDGE: Final = "stonehedge"


class Entry(TypedDict):
    """A region that is not empty, as the plain data of a position has it."""

    tribe: NotRequired[int]
    tokens: NotRequired[int]
    pieces: dict[str, int]


class Position:
    """What is given, over what a normal start has."""

    def __init__(self, game: SmallWorld, blank: State, given: Fields) -> None:
        self.game: Final = game
        self.table: Final = blank.table
        self.given: Final = given
        self.players: Final = int(blank.table.players)
        self.tribes: Final = Tribes(blank.table)
        self.deep: Final = bool(blank.table.deep)
        self.data: Final[dict[str, object]] = blank.to_json()
        given.only((*GIVEN, *DEEP_GIVEN) if self.deep else GIVEN)
        self.depths: Final = Depths(blank.table, given)

    def state(self) -> State:
        """The first decision of the given turn; what must be drawn before it is drawn."""
        given = self.given
        seats = given.fields("seats") if given.has("seats") else Fields({}, given.at("seats"))
        self.tribes.read(seats)
        regions = self._regions()
        self.data["regions"] = regions
        self._lend(regions)
        self.data["tribes"] = [tribe.to_json(self.table) for tribe in self.tribes.by_race.values()]
        self.data["seats"] = self._seats(seats)
        self.data["tray"] = trays(self.tribes)
        monsters = sum("monster" in entry["pieces"] for entry in regions.values())
        check_pieces(self.tribes, monsters)
        self.data.update(Stacks(given, self.tribes, self.depths.lent).to_json())
        first = max(self.table.first, 0)
        if given.has("first"):
            first = given.integer("first", 0, self.players - 1)
        turn = given.integer("turn", 0, self.players - 1) if given.has("turn") else first
        self.data["first"] = first
        self.data["turn"] = turn
        if given.has("round"):
            self.data["round"] = given.integer("round", 1, int(self.table.board.rounds))
        if self.deep:
            self.data["deep"] = {
                **self.depths.to_json(self.data["deep"], monsters),
                "kept_rivers": self._kept_rivers(turn, regions),
            }
        return self._begin(turn)

    def _begin(self, turn: int) -> State:
        facts = self._facts()
        phase = self.given.text("phase") if self.given.has("phase") else START
        if phase == START:
            self.data["frames"] = [["turn", 0, BEGIN]]
            state = settled(self._restored())
            return self._with_facts(state, facts) if facts else state
        tribe = self.tribes.active(turn)
        if phase not in PHASES:
            raise InputError(
                "error-unknown-name", {"field": self.given.at("phase"), "value": phase}
            )
        if tribe is None:
            raise InputError("error-missing-field", {"field": f"given.seats.{turn}.race"})
        after = DUSK if self.deep else COINS
        self.data["frames"] = [["turn", 0, after], ["expand", tribe.id, PHASES[phase]]]
        return settled(self._with_facts(self._restored(), facts))

    def _restored(self) -> State:
        try:
            state = self.game.state_from_json(self.data)
        except InputError as error:
            raise self.depths.own_words(error) from error
        check_possible(state)
        return state

    def _with_facts(self, state: State, facts: Mapping[str, object]) -> State:
        data = state.to_json()
        remembered = cast("dict[str, object]", data["facts"])
        if self.deep:
            deep = cast("dict[str, object]", data["deep"])
            deep.update({key: facts[key] for key in facts if key in DEEP_FACTS})
        remembered.update({key: facts[key] for key in facts if key in FACTS})
        if facts.get("fresh"):
            remembered["undecided"] = False
        return self.game.state_from_json(data)

    def _facts(self) -> dict[str, object]:
        if not self.given.has("facts"):
            return {}
        fields = self.given.fields("facts")
        fields.only((*FACTS, *DEEP_FACTS) if self.deep else FACTS)
        facts: dict[str, object] = {}
        for key in fields.names():
            if key in ("fresh", "dragon_flown"):
                facts[key] = fields.flag(key, False)
            elif key == "nonempty":
                facts[key] = fields.integer(key, 0, MANY)
            elif key in DEEP_FACTS:
                facts[key] = read_deep_fact(fields, key, self.players)
            else:
                facts[key] = seat_numbers(fields, key, self.players)
        return facts

    def _seats(self, seats: Fields) -> object:
        entries: list[dict[str, object]] = [
            {"coins": START_COINS, "ally": None} for _ in range(self.players)
        ]
        for seat, entry in seat_fields(seats, self.players):
            if entry.has("coins"):
                entries[seat]["coins"] = entry.integer("coins", 0, MANY)
            if entry.has("ally") and entry.value("ally") is not None:
                ally = entry.integer("ally", 0, self.players - 1)
                if ally == seat:
                    raise InputError("error-own-ally", {"field": entry.at("ally")}, "SW-P-DIPLOMAT")
                entries[seat]["ally"] = ally
        return entries

    def _regions(self) -> dict[str, Entry]:
        regions = dict(cast("dict[str, Entry]", self.data["regions"]))
        if not self.given.has("regions"):
            return regions
        named = self.given.fields("regions")
        named.only(self.table.board.names)
        for name in named.names():
            fields = named.fields(name)
            fields.only((*REGION, *DEEP_REGION) if self.deep else REGION)
            self.depths.read_region(fields, name)
            entry = self._natives(fields) or self._region(fields)
            regions.pop(name, None)
            if entry:
                regions[name] = entry
        return regions

    def _natives(self, entry: Fields) -> Entry | None:
        """A Lost Tribe or Monsters, beside whom no race can stand."""
        for key, kind, count in NATIVES:
            if entry.has(key):
                entry.only((key, "markers", "figures"))
                if entry.integer(key, 0, count):
                    return {"pieces": {kind: entry.integer(key, count, count)}}
        return None

    def _region(self, entry: Fields) -> Entry | None:
        if not any(entry.has(key) for key in ("race", "tokens", "pieces")):
            return None
        race = race_name(entry, "race", self.table)
        tribe = self.tribes.by_race.get(race)
        if tribe is None:
            raise InputError("error-race-not-in-play", {"field": entry.at("race"), "value": race})
        tokens = entry.integer("tokens", 1, MANY) if entry.has("tokens") else 1
        pieces = {PIECE_KINDS[LAIR].id: 1} if race == "trolls" else {}
        if entry.has("pieces"):
            pieces = piece_numbers(entry.fields("pieces"))
        for kind, count in pieces.items():
            if count > 1 and kind not in IN_NUMBERS:
                raise InputError(
                    "error-out-of-range",
                    {"field": entry.at(f"pieces.{kind}"), "value": count, "least": 0, "most": 1},
                    PIECE_KINDS[KIND_OF[kind]].rule,
                )
            tribe.standing[kind] = tribe.standing.get(kind, 0) + count
        tribe.tokens += tokens
        return {"tribe": tribe.id, "tokens": tokens, "pieces": pieces}

    def _lend(self, regions: Mapping[str, Entry]) -> None:
        """Whoever holds Stonehedge has its badge too."""
        held = regions.get(self.depths.markers.get(STONEHEDGE, ""))
        for tribe in self.tribes.by_race.values():
            if held is not None and held.get("tribe") == tribe.id:
                tribe.lent = self.depths.lent

    def _kept_rivers(self, turn: int, regions: Mapping[str, Entry]) -> list[str]:
        """Rivers in which races in decline stood when the turn began."""
        board = self.table.board
        declined = self.tribes.in_decline(turn)
        return [
            name
            for name, entry in regions.items()
            if int(board.river) >> board.index[name] & 1 and entry.get("tribe") in declined
        ]


def settled(state: State) -> State:
    """At the next decision of a seat; draws on the way take the first outcome."""
    flow = state.procedure
    assert isinstance(flow, Flow)
    flow.settle(state)
    while state.is_chance():
        state.apply(CHANCE, state.chance_outcomes()[0][0])
    return state
