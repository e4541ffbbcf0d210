"""Points and titles."""

from __future__ import annotations

import pytest
from tests.tools.dungeon_lords.errands import GAME, Errand
from tests.tools.dungeon_lords.phase import Phase
from tests.tools.rules import rules

from warren.core.numbers import bit
from warren.games.dungeon_lords import frames
from warren.games.dungeon_lords.counts import PET_COUNTS
from warren.games.dungeon_lords.layout import (
    CAPTIVES,
    EVIL,
    FOOD,
    GOLD,
    HALLS,
    IDLE,
    LETTERS,
    LOST,
    PETS,
    PRISON,
    ROOM_AT,
    TUNNEL_AT,
)
from warren.games.dungeon_lords.position import place_of_cell
from warren.games.dungeon_lords.scoring import TITLES, holders, scores
from warren.games.dungeon_lords.state import State
from warren.games.dungeon_lords.steps.season import END
from warren.games.dungeon_lords.terms import FOYER, RENTED, SECRET_PASSAGE


def table() -> State:
    return GAME.blank(4, {"first": 0})


def gained(state: State, seat: int = 0) -> int:
    """What a seat has more than one to which nothing was done."""
    found = scores(state)
    return found[seat] - found[3]


def build(state: State, name: str, cell: int, seat: int = 0) -> None:
    names = [one.id for one in state.table.deck.rooms]
    state.numbers[ROOM_AT + names.index(name)] = place_of_cell(seat, cell)
    if cell < RENTED:
        state.put(seat, HALLS, state.halls(seat) | bit(cell))


@rules("DL-TTL-1", "DL-TTL-9", "DL-TTL-10", "DL-TTL-11")
def test_everybody_alike_shares_what_there_is() -> None:
    state = table()
    assert [len(holders(state, title)) for title in range(7)] == [4, 0, 4, 0, 4, 4, 4]
    assert scores(state) == [10, 10, 10, 10]


@rules("DL-TTL-2", "DL-TTL-4", "DL-TTL-6", "DL-TTL-7", "DL-TTL-8")
@pytest.mark.parametrize(
    ("title", "field", "value"),
    [
        ("dark-deeds", EVIL, 6),
        ("imps", IDLE, 4),
        ("riches", GOLD, 4),
        ("riches", FOOD, 4),
    ],
)
def test_a_sole_holder_has_three_points(title: str, field: int, value: int) -> None:
    state = table()
    state.put(1, field, value)
    assert holders(state, TITLES.index(title)) == [1]
    assert scores(state) == [8, 11, 8, 8]


@rules("DL-SCO-3", "DL-TTL-8")
def test_conquered_tiles_cost_two_points_and_titles() -> None:
    state = table()
    state.put(0, LOST, bit(2))
    assert holders(state, TITLES.index("battle")) == [1, 2, 3]
    assert holders(state, TITLES.index("tunnels")) == [1, 2, 3]
    assert scores(state) == [4, 10, 10, 10]


@rules("DL-SCO-2", "DL-TTL-3", "DF-REN-9", "DF-SCO-5")
def test_rooms_bring_points_but_rented_ones() -> None:
    state = table()
    build(state, "mint", 12)
    assert scores(state)[0] == 10 + 2 + 3 - 2
    state = table()
    build(state, "mint", RENTED)
    assert scores(state)[0] == 10


@rules("DF-REN-7", "DF-SCO-5")
def test_a_conquered_rented_room_counts_as_conquered() -> None:
    state = table()
    build(state, "armory", RENTED)
    state.put(0, LOST, bit(RENTED))
    assert scores(state)[0] == 10 - 2 - 2


@rules("DL-SCO-4", "DF-SCO-4", "DF-PAL-23", "DF-PL3-5")
def test_prisoners() -> None:
    state = table()
    state.put(0, PRISON, bit(3) | bit(4))
    state.put(0, CAPTIVES, 1 + 16 + 256)
    assert gained(state) == 2 * 2 + 4 + 5 + 6


@rules("DL-SCO-1", "DL-SCO-5", "DL-TTL-5", "DF-SCO-7", "DF-EXP-12")
def test_monsters_and_letters() -> None:
    scene = Errand("get-food", 1).owns("goblin", "ghost")
    assert gained(scene.state) == 2 + 3
    state = table()
    state.put(0, LETTERS, 2)
    assert gained(state) == -6


@rules("DL-SCO-6", "DL-R-CAFETERIA", "DL-R-CHAPEL", "DF-ROM-9", "DF-REN-8")
@pytest.mark.parametrize(
    ("room", "monsters", "points"),
    [
        ("cafeteria", ["goblin", "troll", "slime", "witch", "ghost"], 4),
        ("chapel", ["ghost", "vampire", "goblin"], 4),
        ("pandemonium", ["golem", "dragon", "demon"], 6),
        ("violet-lounge", ["elderbeast", "cockatrice", "evil-eye"], 4),
    ],
)
@pytest.mark.parametrize("cell", [12, RENTED])
def test_scoring_rooms(room: str, monsters: list[str], points: int, cell: int) -> None:
    state = Errand("get-food", 1).owns(*monsters).state
    without = scores(state)[0]
    build(state, room, cell)
    hall = 2 + 3 - 2 if cell == 12 else 0
    assert scores(state)[0] - without == points + hall


@rules("DL-SCO-7", "DL-R-HALL-OF-FAME")
def test_the_hall_of_fame_counts_titles() -> None:
    state = table()
    build(state, "hall-of-fame", RENTED)
    assert gained(state) == 5
    state.put(0, EVIL, 6)
    assert gained(state) == 3 + 2 + 4


@rules("DF-TUN-5")
def test_the_foyer() -> None:
    state = table()
    state.numbers[TUNNEL_AT + FOYER] = place_of_cell(0, 7)
    assert gained(state) == 1
    build(state, "mint", 12)
    assert gained(state) == 1 + 1 + 2 + 3 - 2
    state.put(0, LOST, bit(7))
    assert gained(state) == -2 + 2 + 3 - 2 - 2


@rules("DF-TUN-7", "DF-SCO-6")
def test_the_secret_passage_counts_nowhere() -> None:
    state = table()
    state.numbers[TUNNEL_AT + SECRET_PASSAGE] = place_of_cell(0, 7)
    assert holders(state, TITLES.index("tunnels")) == [1, 2, 3]
    state.put(0, LOST, bit(7))
    assert 0 in holders(state, TITLES.index("battle"))


@rules("DF-SCO-1", "DF-SCO-2", "DF-SCO-3", "DF-PET-14", "DF-P-HOARDING-HAMSTER")
def test_pets() -> None:
    state = table()
    names = [one.id for one in state.table.deck.pets]

    def held(name: str) -> int:
        state.put(0, PETS, PET_COUNTS.one(names.index(name)))
        return gained(state)

    assert held("larder-rat") == 1
    assert held("hoarding-hamster") == 2
    assert held("show-peacock") == 3
    assert held("jailer-cat") == 1
    state.put(0, PRISON, bit(1) | bit(2) | bit(3) | bit(4))
    assert held("jailer-cat") == 8 + 2


@rules("DL-WIN-1")
def test_a_tie_is_a_shared_victory() -> None:
    state = table()
    assert state.winners() == [0, 1, 2, 3]
    state.put(2, LETTERS, 1)
    assert state.winners() == [0, 1, 3]


@rules("DL-WIN-2")
@pytest.mark.parametrize(
    ("letters", "judged"), [(3, ("licence-earned", 1)), (4, ("licence-refused", -2))]
)
def test_a_negative_total_earns_no_licence(letters: int, judged: tuple[str, int]) -> None:
    """It is only told: whoever has most points wins without a licence too."""
    phase = Phase(frames.SEASON, year=2, season=4, stage=END, edition="base")
    phase.everybody(LETTERS, letters, 5, 5, 5).begin()
    assert phase.over
    found = [
        (fact.name, fact.args["points"])
        for fact in phase.log()
        if fact.name.startswith("licence-") and fact.args["seat"] == 0
    ]
    assert found == [judged]
    assert [fact["seat"] for fact in phase.told("licence-refused")][-3:] == [1, 2, 3]
    assert phase.state.winners() == [0]


@rules("DL-WIN-2")
def test_nothing_is_enough_for_a_licence() -> None:
    phase = Phase(frames.SEASON, year=2, season=4, stage=END, edition="base")
    phase.put(LETTERS, 2).put(EVIL, 4).put(IDLE, 2).begin()
    assert phase.state.scores()[0] == 0
    assert {"seat": 0, "points": 0} in phase.told("licence-earned")
