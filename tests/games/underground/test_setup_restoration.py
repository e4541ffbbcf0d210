"""Positions with something of Underground as JSON and as a line, and what is refused."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest
from librt.random import Random
from tests.tools.boards import board
from tests.tools.play import conquer, do
from tests.tools.position import active, fallen
from tests.tools.rules import rules
from tests.tools.underground import mixed, underground

from warren.core.fields import Fields
from warren.core.notation import read_line, write_line
from warren.core.refusal import InputError
from warren.games.small_world.game import SmallWorld, Underground
from warren.games.small_world.state import State

Data = dict[str, Any]
GAME = Underground()
CAVE = board("""
gate mud edge | hall
hall mine | crag
crag black-mountain | pool
pool river | bank
bank mystic-crystal | grove
grove mushroom-forest | nook
nook mud edge | den
den mud monsters |
rift chasm volcano | gate nook
pit chasm | hall
""")
SWORD = "sword-of-the-killer-rabbit"
EVERYTHING: Data = {
    "finds": 1,
    "markers": {
        SWORD: "gate",
        "scepter-of-avarice": "gate",
        "froggys-ring": "hall",
        "stonehedge": "crag",
        "crypt-of-the-tomb-raider": "gate",
        "wickedest-pentacle": "nook",
    },
    "figures": {
        "great-ancient": "hall",
        "queen": "grove",
        "bag": "gate",
        "ghost": "nook",
        "balrog": "pool",
        "volcano": "rift",
    },
    "lent": "tomb",
    "vengeance": [1],
    "new_badge": True,
    "spent": ["froggys-ring"],
    "armed": [SWORD, "bag-as-flying-doormat"],
    "copied": "flying-doormat",
    "moved": ["great-ancient", "balrog"],
    "reborn": 2,
    "bitten": [1],
    "laid": {
        "scepter": "gate",
        "ring": "hall",
        "bag_scepter": "hall",
        "bag_ring": "gate",
    },
    "kept_rivers": ["pool"],
}


def plain() -> Data:
    state = underground(
        CAVE,
        [active("cultists", "magic", {"gate": 3, "hall": 1}), fallen("drow", {"crag": 1})],
        active("ogres", "royal", {"grove": 1}),
        figures={"queen": "grove"},
        markers={"stonehedge": "crag"},
        lent="tomb",
    )
    data: Data = json.loads(json.dumps(state.to_json()))
    return data


def check(state: State) -> None:
    """Back from JSON and from a line it is the same, to the last number."""
    data = json.loads(json.dumps(state.to_json()))
    again = GAMES[data["game"]].state_from_json(data)
    assert again.key() == state.key()
    assert again.to_json() == data
    assert read_line(write_line(data)) == data


GAMES: dict[str, SmallWorld] = {"underground": GAME, "small_world": SmallWorld()}


def test_every_field_comes_back() -> None:
    data = plain()
    data["deep"] = copy.deepcopy(EVERYTHING)
    state = GAME.state_from_json(data)
    assert state.to_json()["deep"] == EVERYTHING
    check(state)


def test_an_empty_table_comes_back() -> None:
    for players in (2, 3, 4, 5):
        check(GAME.new_state(players, {"first": 0}))


@rules("SU-CLASH-10")
def test_a_race_apart_comes_back() -> None:
    seat = [active("drow", "wise", {"gate": 1}), fallen("ogres", {"hall": 1}, apart=True)]
    state = underground(CAVE, seat, [])
    tribes = Fields(state.to_json(), "").field_list("tribes")
    assert [tribe.flag("apart", False) for tribe in tribes] == [False, True]
    check(state)


def test_armed_relics_come_back_in_the_middle_of_a_turn() -> None:
    state = underground(
        CAVE,
        active("ogres", "magic", {"gate": 5}),
        active("drow", "wise", {"crag": 1}),
        markers={SWORD: "gate", "shiny-orb": "gate"},
    )
    do(state, "use", relic="shiny-orb")
    do(state, "copy", relic=SWORD)
    check(state)
    conquer(state, "hall")
    check(state)
    conquer(state, "crag", by="orb")
    check(state)


@pytest.mark.parametrize(
    ("game", "players", "options"),
    [
        ("underground", 2, {}),
        ("underground", 3, {"pool": "both"}),
        ("underground", 5, {"board": "underground-6"}),
        ("small_world", 2, {"pool": "both", "relics": True}),
        ("small_world", 4, {"pool": "underground", "relics": False}),
        ("small_world", 2, {"board": "underground-2"}),
    ],
)
def test_moments_of_a_game_come_back(game: str, players: int, options: dict[str, object]) -> None:
    state = GAMES[game].new_state(players, options)
    rng = Random(11)
    for n in range(900):
        if state.is_over():
            break
        if state.is_chance():
            code = state.draw(rng)
        else:
            codes = state.legal_actions(state.actors()[0])
            code = codes[int(rng.randrange(len(codes)))]
        state.apply(state.actors()[0], code)
        if n % 23 == 0:
            check(state)
    check(state)


@rules("SU-CON-4", "SU-CON-6", "SU-R-FLAMES")
@pytest.mark.parametrize(
    ("path", "value", "message"),
    [
        ("deep.hole", 1, "error-unknown-field"),
        ("deep.finds", 16, "error-out-of-range"),
        ("deep.finds", -1, "error-out-of-range"),
        ("deep.markers", [], "error-not-a-mapping"),
        ("deep.markers.crown", "gate", "error-unknown-field"),
        (f"deep.markers.{SWORD}", "rift", "error-unknown-name"),
        (f"deep.markers.{SWORD}", "moon", "error-unknown-name"),
        (f"deep.markers.{SWORD}", 3, "error-not-a-text"),
        ("deep.figures.king", "gate", "error-unknown-field"),
        ("deep.figures.volcano", "pit", "error-volcano-place"),
        ("deep.figures.volcano", "gate", "error-volcano-place"),
        ("deep.figures.queen", "nook", "error-figure-unheld"),
        ("deep.figures.great-ancient", "nook", "error-figure-unheld"),
        ("deep.figures.ghost", "rift", "error-unknown-name"),
        ("deep.lent", "golden", "error-unknown-name"),
        ("deep.new_badge", 1, "error-not-a-flag"),
        ("deep.copied", "crown", "error-unknown-name"),
        ("deep.reborn", 3, "error-out-of-range"),
        ("deep.laid.orb", "gate", "error-unknown-field"),
        ("deep.laid.ring", "pit", "error-unknown-name"),
        ("regions.rift", {"pieces": {}}, "error-board-chasm-held"),
    ],
)
def test_bad_positions(path: str, value: object, message: str) -> None:
    data = plain()
    inner: Any = data
    *way, last = path.split(".")
    for key in way:
        inner = inner[key]
    inner[last] = value
    error = refusal_of(data)
    assert error.message == message
    assert f"field={path}" in str(error)


@pytest.mark.parametrize(
    ("key", "value", "message"),
    [
        ("vengeance", 2, "error-out-of-range"),
        ("bitten", "x", "error-not-a-whole-number"),
        ("spent", "crown", "error-unknown-name"),
        ("armed", "bag", "error-unknown-name"),
        ("moved", "king", "error-unknown-name"),
        ("kept_rivers", "rift", "error-unknown-name"),
    ],
)
def test_bad_items(key: str, value: object, message: str) -> None:
    data = plain()
    data["deep"][key] = [value]
    error = refusal_of(data)
    assert error.message == message
    assert f"field=deep.{key}[0]" in str(error)


def test_missing_and_doubled() -> None:
    data = plain()
    del data["deep"]["finds"]
    assert refusal_of(data).message == "error-missing-field"
    del data["deep"]
    assert refusal_of(data).message == "error-missing-field"
    for lent, count in ((None, 0), ("magic", 2)):
        data = plain()
        data["deep"]["lent"] = lent
        error = refusal_of(data)
        assert error.message == "error-badge-not-once"
        assert f"count={count}" in str(error)
    data = plain()
    data["tribes"][0]["apart"] = "no"
    assert refusal_of(data).message == "error-not-a-flag"
    data = plain()
    data["frames"] = [["find", 4, 0]]
    assert refusal_of(data).message == "error-unknown-tribe"


def refusal_of(data: Data) -> InputError:
    with pytest.raises(InputError) as error:
        GAME.state_from_json(data)
    return error.value


@rules("SU-SET-4")
def test_no_more_markers_face_down_than_nobody_has_seen() -> None:
    data = plain()
    data["deep"]["finds"] = 14
    assert GAME.state_from_json(data).to_json()["deep"] == data["deep"]
    data["deep"]["finds"] = 15
    with pytest.raises(InputError):
        GAME.state_from_json(data)


def test_a_table_without_underground_has_no_depths() -> None:
    data = SmallWorld().new_state(2, {"first": 0}).to_json()
    data["deep"] = {}
    with pytest.raises(InputError) as error:
        SmallWorld().state_from_json(data)
    assert error.value.message == "error-unknown-field"


@rules("SU-MIX-1")
def test_each_game_reads_its_own_positions() -> None:
    data = mixed(CAVE, active("orcs", "wise", {"gate": 1}), []).to_json()
    with pytest.raises(InputError) as error:
        GAME.state_from_json(data)
    assert error.value.message == "error-other-game"
