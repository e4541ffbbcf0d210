"""A position in a few words, built through the JSON form so that conservation is checked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from mypy_extensions import i64
from tests.tools.boards import BoardData
from tests.tools.depths import Depths

from warren.games.small_world.flow import Flow
from warren.games.small_world.game import SmallWorld
from warren.games.small_world.pieces import piece_counts
from warren.games.small_world.state import State
from warren.games.small_world.table import Table
from warren.games.small_world.terms import COMBOS, SLOTS

Counts = Mapping[str, int]


class Tribe:
    """A race in a player's hands: where it stands, with which pieces, and what is in hand."""

    def __init__(
        self,
        race: str,
        power: str | None,
        on: Counts,
        hand: int,
        aside: int,
        pieces: Mapping[str, Counts],
        spare: Counts | None,
        declined: bool,
        apart: bool = False,
    ) -> None:
        self.race = race
        self.power = power
        self.on = on
        self.hand = hand
        self.aside = aside
        self.pieces = dict(pieces)
        self.spare = spare
        self.declined = declined
        self.apart = apart
        if race == "trolls":
            self.pieces = {region: {"lair": 1, **pieces.get(region, {})} for region in on}

    def pieces_in_hand(self, table: Table) -> Counts:
        """What came with the combo and does not stand on the board; holes are dug at once."""
        if self.spare is not None:
            return self.spare
        if self.declined or self.power is None:
            return {}
        race = table.races[table.race_index[self.race]]
        power = table.powers[table.power_index[self.power]]
        left = piece_counts(i64(race.pieces() + power.pieces()))
        if self.on:
            left.pop("hole", None)
        for counts in self.pieces.values():
            for kind in counts.keys() & left.keys():
                left[kind] -= counts[kind]
        return left

    def total(self) -> int:
        return sum(self.on.values()) + self.hand + self.aside


def active(
    race: str,
    power: str,
    on: Counts | None = None,
    *,
    hand: int = 0,
    aside: int = 0,
    pieces: Mapping[str, Counts] | None = None,
    spare: Counts | None = None,
) -> Tribe:
    """A seat's active race; `spare` names the pieces in hand when the rest is not in it."""
    return Tribe(race, power, on or {}, hand, aside, pieces or {}, spare, False)


def fallen(
    race: str,
    on: Counts,
    *,
    power: str | None = None,
    hand: int = 0,
    pieces: Mapping[str, Counts] | None = None,
    apart: bool = False,
) -> Tribe:
    """A race in decline; `power` is a badge that stayed, `apart` says it is beside another."""
    return Tribe(race, power, on, hand, 0, pieces or {}, None, True, apart)


def position(
    board: BoardData | str,
    *seats: Tribe | Sequence[Tribe],
    turn: int = 0,
    round: int = 1,
    coins: Sequence[int] | None = None,
    peace: Mapping[int, int] | None = None,
    column: Sequence[tuple[str, str]] = (),
    options: Mapping[str, object] | None = None,
    game: SmallWorld | None = None,
    depths: Depths | None = None,
) -> State:
    """The start of a seat's turn.

    A seat is its tribe or tribes; `peace` maps a Diplomat to its ally; `column` lists badge and
    banner from the top and is filled up to six. Other tokens are in the trays, other banners and
    badges in the stacks; Lost Tribes and Monsters stand where the board says, unless somebody
    holds the region. `depths` is for tables with something of Underground.
    """
    players = len(seats)
    chosen: dict[str, object] = {"board": board, "first": 0, **(options or {})}
    game = game or SmallWorld()
    depths = depths or Depths()
    table = game.table(players, chosen)
    tribes = [
        (seat * SLOTS + slot, tribe)
        for seat, held in enumerate(seats)
        for slot, tribe in enumerate([held] if isinstance(held, Tribe) else held)
    ]
    used = [tribe.race for _, tribe in tribes] + [race for _, race in column]
    worn = [tribe.power for _, tribe in tribes] + [power for power, _ in column] + [depths.lent]
    banners = [race.id for race in table.races if race.id not in used]
    badges = [power.id for power in table.powers if power.id not in worn]
    combos = list(column)
    while len(combos) < COMBOS:
        combos.append((badges.pop(), banners.pop()))
    purses = coins or [5] * players
    regions = _regions(table, tribes, depths.monsters)
    state = game.state_from_json(
        {
            "game": game.key,
            "players": players,
            "options": table.options,
            "board": table.board.id,
            "round": round,
            "turn": turn,
            "first": 0,
            "regions": regions,
            "tribes": [_tribe(table, index, tribe) for index, tribe in tribes],
            "seats": [
                {"coins": purses[seat], "ally": (peace or {}).get(seat)} for seat in range(players)
            ],
            "column": [{"race": race, "power": power, "coins": 0} for power, race in combos],
            "banners": {"unknown": banners, "returned": []},
            "badges": {"unknown": badges, "discarded": []},
            "tray": {
                race.id: race.supply - sum(t.total() for _, t in tribes if t.race == race.id)
                for race in table.races
            },
            "facts": {
                "nonempty": 0,
                "converted": [],
                "attacked": [],
                "losers": [],
                "rolled": None,
            },
            "frames": [["turn", 0, 0]],
            **({"deep": depths.written(table, regions)} if table.deep else {}),
        }
    )
    flow = state.procedure
    assert isinstance(flow, Flow)
    flow.settle(state)
    state.effects = []
    return state


def _tribe(table: Table, index: int, tribe: Tribe) -> dict[str, object]:
    return {
        "tribe": index,
        "seat": index // SLOTS,
        "race": tribe.race,
        "power": tribe.power,
        "status": "declined" if tribe.declined else "active",
        "hand": tribe.hand,
        "aside": tribe.aside,
        "pieces": tribe.pieces_in_hand(table),
        "apart": tribe.apart,
    }


def _regions(
    table: Table, tribes: list[tuple[int, Tribe]], monsters: Sequence[str] | None
) -> dict[str, dict[str, object]]:
    board = table.board
    regions: dict[str, dict[str, object]] = {}
    for i, name in enumerate(board.names):
        if name in monsters if monsters is not None else (board.monsters >> i64(i)) & 1:
            regions[name] = {"pieces": {"monster": 2}}
        elif (board.natives >> i64(i)) & 1:
            regions[name] = {"pieces": {"tribe": 1}}
    for index, tribe in tribes:
        for name, tokens in tribe.on.items():
            pieces = dict(tribe.pieces.get(name, {}))
            regions[name] = {"tribe": index, "tokens": tokens, "pieces": pieces}
    return regions
