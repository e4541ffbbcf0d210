"""The table before the first turn of Underground."""

from __future__ import annotations

import pytest
from tests.tools.boards import row
from tests.tools.look import column, finds, pieces, price_parts, region_index
from tests.tools.play import draw_combos, legal
from tests.tools.position import active
from tests.tools.rules import rules
from tests.tools.underground import underground

from warren.core.refusal import InputError
from warren.core.state import CHANCE
from warren.games.small_world.board_file import BoardSpec, shipped_board
from warren.games.small_world.features import TERRAINS
from warren.games.small_world.game import Underground
from warren.games.small_world.pieces import PIECES
from warren.games.small_world.state import State
from warren.games.small_world.underground.markers import FIGURE_NAMES, LIST
from warren.games.small_world.underground.powers.catalogue import POWERS
from warren.games.small_world.underground.races.catalogue import RACES

GAME = Underground()

BANNERS = {
    "cultists": 5,
    "drow": 4,
    "flames": 4,
    "gnomes": 6,
    "iron-dwarves": 7,
    "kraken": 5,
    "liches": 5,
    "lizardmen": 7,
    "mudmen": 5,
    "mummies": 10,
    "ogres": 5,
    "shadow-mimes": 7,
    "shrooms": 5,
    "spiderines": 7,
    "wisps": 6,
}
BADGES = {
    "adventurous": 5,
    "fisher": 4,
    "flocking": 5,
    "frightened": 4,
    "immortal": 4,
    "magic": 5,
    "martyr": 4,
    "mining": 4,
    "muddy": 3,
    "mystic": 4,
    "quarreling": 3,
    "reborn": 5,
    "royal": 5,
    "shield": 3,
    "stone": 4,
    "thieving": 4,
    "tomb": 5,
    "vampire": 5,
    "vanishing": 5,
    "vengeful": 4,
    "wise": 4,
}


def ready(players: int) -> State:
    state = GAME.new_state(players, {"first": 0})
    state.effects = []
    draw_combos(state)
    return state


@rules("SU-SET-1")
@pytest.mark.parametrize(("players", "rounds"), [(2, 10), (3, 10), (4, 9), (5, 8)])
def test_each_number_of_players_has_its_board_and_rounds(players: int, rounds: int) -> None:
    board = GAME.table(players).board
    assert board.id == f"underground-{players}"
    assert board.rounds == rounds


@rules("SU-SET-1")
@pytest.mark.parametrize("players", [1, 6])
def test_two_to_five_players(players: int) -> None:
    with pytest.raises(InputError, match="error-players"):
        GAME.table(players)
    with pytest.raises(InputError, match="error-board-players"):
        GAME.table(2, {"board": "underground-3"})


@rules("SU-SET-2", "SU-TRAP-18")
def test_banners_and_badges() -> None:
    assert {race.id: race.tokens for race in RACES} == BANNERS
    assert {power.id: power.tokens for power in POWERS} == BADGES
    table = GAME.table(2)
    assert [race.id for race in table.races] == list(BANNERS)
    assert [power.id for power in table.powers] == list(BADGES)
    assert table.left_out == []


@rules("SU-SET-2", "SU-SET-5")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_six_combos_and_five_coins(players: int) -> None:
    state = ready(players)
    assert len(column(state)) == 6
    assert state.to_json()["seats"] == [{"coins": 5, "ally": None}] * players


@rules("SU-SET-3", "SU-SET-4")
@pytest.mark.parametrize(("players", "lairs"), [(2, 4), (3, 5), (4, 6), (5, 7)])
def test_two_monsters_and_a_marker_for_each_monster_region(players: int, lairs: int) -> None:
    state = ready(players)
    names = state.table.board.names
    peopled = [name for name in names if pieces(state, name)]
    assert len(peopled) == lairs
    for name in peopled:
        assert pieces(state, name) == {"monster": 2}
        assert (state.table.board.monsters >> region_index(state, name)) & 1
    assert finds(state) == lairs


@rules("SU-SET-4", "SU-HID-2")
def test_six_relics_and_nine_places() -> None:
    assert [marker.id for marker in LIST[:6]] == [
        "flying-doormat",
        "froggys-ring",
        "stinky-trolls-socks",
        "scepter-of-avarice",
        "shiny-orb",
        "sword-of-the-killer-rabbit",
    ]
    assert [marker.id for marker in LIST[6:]] == [
        "altar-of-souls",
        "crypt-of-the-tomb-raider",
        "diamond-fields",
        "great-brass-pipe",
        "fountain-of-youth",
        "keep-on-the-motherland",
        "mine-of-the-lost-dwarf",
        "stonehedge",
        "wickedest-pentacle",
    ]


@rules("SU-SET-4")
def test_an_empty_stack_yields_nothing() -> None:
    cave = row(gate="mud edge", den="mine monsters", nook="mud")
    state = underground(cave, active("ogres", "wise", {"gate": 9}), [], finds=0)
    state.apply(0, state.code(legal(state)[2]))
    assert pieces(state, "den") == {}
    assert state.actors()[0] == 0


@rules("SU-SET-4")
def test_a_board_of_ones_own_has_fifteen_markers_at_most() -> None:
    lairs = {f"lair{n}": "mud monsters edge" for n in range(16)}
    state = GAME.new_state(2, {"first": 0, "board": row(gate="mud edge", **lairs)})
    assert finds(state) <= len(LIST)


@rules("SU-SET-5")
def test_every_black_mountain_defends() -> None:
    cave = row(nook="mud", gate="mud edge", crag="black-mountain")
    state = underground(cave, active("drow", "wise", {"gate": 4}), [])
    assert price_parts(state, "nook") == {"SW-CON-3": 2}
    assert price_parts(state, "crag") == {"SW-CON-3": 3}


@rules("SU-SET-5", "SU-SET-8")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_box_has_enough_mountains(players: int) -> None:
    terrains = shipped_board(f"underground-{players}").build(players).terrains
    assert terrains.count("black-mountain") <= 9


@rules("SU-SET-6")
def test_the_bank_does_not_run_dry() -> None:
    cave = row(gate="mud edge", hall="mine")
    state = underground(cave, active("ogres", "mining", {"hall": 1}), [], coins=[508, 508])
    draw_combos(state)
    state.apply(0, state.code(legal(state)[-1]))
    assert state.scores() == [510, 508]


@rules("SU-SET-7")
def test_chance_decides_who_begins_unless_the_table_does() -> None:
    state = GAME.new_state(3)
    outcomes = [(state.action(code).args, weight) for code, weight in state.chance_outcomes()]
    assert outcomes == [({"seat": 0}, 1), ({"seat": 1}, 1), ({"seat": 2}, 1)]
    named = GAME.new_state(3, {"first": 2})
    draw_combos(named)
    assert (named.turn(), named.actors()[0]) == (2, 2)


@rules("SU-SET-8")
def test_figures_and_pieces() -> None:
    assert sorted(FIGURE_NAMES) == ["bag", "balrog", "ghost", "great-ancient", "queen", "volcano"]
    limits = {piece.id: piece.limit for piece in PIECES}
    assert limits["mushroom-armour"] == 8
    assert limits["silver-hammer"] == 7
    assert limits["monster"] == 14


@rules("SU-SET-9")
def test_race_tokens() -> None:
    assert sum(race.supply for race in RACES) == 165
    for race in RACES:
        assert race.supply == race.tokens + 5 + (2 if race.id == "mudmen" else 0)


@rules("SU-SET-10")
def test_the_board_for_five_is_an_original_design() -> None:
    assert shipped_board("underground-5").provenance == "original design"
    for players in (2, 3, 4):
        assert shipped_board(f"underground-{players}").provenance == "printed board"


@rules("SU-SET-11")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_board_for_six_is_extra_material(players: int) -> None:
    table = GAME.table(players, {"board": "underground-6"})
    assert "six-player" in table.board.provenance
    assert table.board.rounds == 8
    assert GAME.usual_board(players) != "underground-6"


@rules("SU-SET-12")
@pytest.mark.parametrize("number", [2, 3, 4, 5, 6])
def test_seven_kinds_of_region_and_no_symbols_but_the_volcano(number: int) -> None:
    spec = shipped_board(f"underground-{number}")
    assert {region.terrain for region in spec.regions} == {
        "black-mountain",
        "mystic-crystal",
        "mushroom-forest",
        "mud",
        "mine",
        "river",
        "chasm",
    }
    for region in spec.regions:
        assert region.symbols in ([], ["volcano"])
        assert "volcano" not in region.symbols or region.terrain == "chasm"


@rules("SU-SET-12")
def test_mine_and_crystal_are_terrains() -> None:
    assert "mine" in TERRAINS
    assert "mystic-crystal" in TERRAINS
    board = BoardSpec(row(gate="mine edge", hall="mystic-crystal")).build(2)
    assert board.terrains == ["mine", "mystic-crystal"]


@rules("SU-SET-3", "SU-CON-4")
@pytest.mark.parametrize(
    ("region", "message", "rule"),
    [
        ("river monsters", "error-board-monsters", "SU-SET-3"),
        ("chasm monsters", "error-board-monsters", "SU-SET-3"),
        ("mud tribe monsters", "error-board-monsters", "SU-SET-3"),
        ("mud volcano", "error-board-volcano", "SU-CON-4"),
    ],
)
def test_impossible_regions(region: str, message: str, rule: str) -> None:
    with pytest.raises(InputError) as error:
        BoardSpec(row(gate="mud edge", hall="mine", odd=region))
    assert (error.value.message, error.value.rule) == (message, rule)


@rules("SU-SET-2", "SW-CMB-6")
def test_discarded_badges_are_shuffled_again() -> None:
    state = ready(2)
    data = state.to_json()
    badges = data["badges"]
    assert isinstance(badges, dict)
    badges["discarded"] = badges["unknown"]
    badges["unknown"] = []
    again = GAME.state_from_json(data)
    again.effects = []
    assert again.actors()[0] == 0
    again.apply(0, again.code(legal(again)[0]))
    shuffled = {"badge": 0, "banner": 0}
    while again.is_chance():
        code = again.chance_outcomes()[0][0]
        shuffled[again.action(code).verb] += 1
        again.apply(CHANCE, code)
    assert shuffled == {"badge": 1, "banner": 1}
    assert "badges-reshuffled" in [effect.name for effect in again.effects]
