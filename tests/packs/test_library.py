"""Packs beside each other."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.packs.shelf import (
    library_of,
    on_the_shelf,
    pack_data,
    power_data,
    race_data,
    trial_data,
    write_pack,
)
from tests.packs.test_faults import RACE, reason
from tests.tools.rules import rules

from warren.core.refusal import InputError
from warren.games.small_world.creations import MOST_TRAITS, Creations, known_powers, known_races
from warren.games.small_world.features import CHASM, HILL, SWAMP
from warren.games.small_world.game import SmallWorld
from warren.games.small_world.packs.library import CODE, FOLDER, LIBRARY, Library
from warren.games.small_world.packs.texts import PackTexts
from warren.text.catalogue import Catalogue
from warren.text.names import inflected, noun, title


def one_power(pack: str, power: str, **parts: object) -> dict[str, object]:
    return pack_data(pack, powers={power: power_data()}, **parts)


def one_race(pack: str, race: str, borrows: str, **parts: object) -> dict[str, object]:
    return pack_data(pack, races={race: race_data(borrows=borrows)}, **parts)


def test_the_rest_of_the_packs_load_beside_broken_ones(tmp_path: Path) -> None:
    write_pack(tmp_path, one_power("first", "brave"))
    write_pack(tmp_path, "pack: [", "broken")
    write_pack(tmp_path, one_power("third", "meek"))
    (tmp_path / "notes").mkdir()
    library = library_of(tmp_path)
    assert [pack.id for pack in library.packs()] == ["first", "third"]
    assert list(library.faults()) == ["broken"]
    creations = Creations()
    library.add_to(creations, "first,third")
    assert [power.id for power in creations.powers[-2:]] == ["brave", "meek"]


def test_nothing_of_a_broken_pack_is_used(tmp_path: Path) -> None:
    data = pack_data(
        "trial", powers={"brave": power_data(), "meek": power_data({"block": "nonsense"})}
    )
    write_pack(tmp_path, data)
    texts = PackTexts()
    library = Library(texts)
    library.install(tmp_path)
    assert library.packs() == []
    assert texts.find("en", "power-brave", "") is None
    with pytest.raises(InputError, match="error-pack-unknown"):
        library.add_to(Creations(), "trial")


def test_the_same_id_twice_keeps_the_first_folder(tmp_path: Path) -> None:
    write_pack(tmp_path, one_power("same", "brave"), "a")
    write_pack(tmp_path, one_power("same", "meek"), "b")
    library = library_of(tmp_path)
    assert library.pack("same").powers[0].id == "brave"
    assert reason(library.faults()["b"]) == "error-pack-clash"


def test_names_clash_between_packs(tmp_path: Path) -> None:
    write_pack(tmp_path, one_power("first", "brave"))
    write_pack(tmp_path, one_power("second", "brave"))
    fault = library_of(tmp_path).faults()["second"]
    assert reason(fault) == "error-pack-clash-with"
    assert fault.details["field"] == "powers.brave"


def test_boards_clash_between_packs(tmp_path: Path) -> None:
    regions = {"a": {"terrain": "hill", "edge": True, "borders": ["b"]}, "b": {"terrain": "swamp"}}
    board = {"board": "patch", "regions": regions}
    write_pack(tmp_path, pack_data("first", boards=[board]))
    write_pack(tmp_path, pack_data("second", boards=[board]))
    library = library_of(tmp_path)
    assert reason(library.faults()["second"]) == "error-pack-clash-with"
    found = library.board("patch")
    assert found is not None
    assert [region.id for region in found.regions] == ["a", "b"]
    assert library.board("elsewhere") is None


def test_a_race_and_a_power_may_share_a_name(tmp_path: Path) -> None:
    data = pack_data("trial", races={"brave": race_data()}, powers={"brave": power_data()})
    write_pack(tmp_path, data)
    assert library_of(tmp_path).faults() == {}


def test_packs_bring_what_they_need(tmp_path: Path) -> None:
    write_pack(tmp_path, one_power("alpha", "brave", needs=["beta"]))
    write_pack(tmp_path, one_power("beta", "meek"))
    library = library_of(tmp_path)
    assert library.faults() == {}
    assert [pack.id for pack in library.chosen("alpha")] == ["beta", "alpha"]
    assert [pack.id for pack in library.chosen("beta, alpha,alpha")] == ["beta", "alpha"]


def test_a_race_may_borrow_from_a_needed_pack(tmp_path: Path) -> None:
    write_pack(tmp_path, one_race("alpha", "bones", "sprites", needs=["beta"]))
    write_pack(tmp_path, one_race("beta", "sprites", "skeletons"))
    library = library_of(tmp_path)
    assert library.faults() == {}
    creations = Creations()
    library.add_to(creations, "alpha")
    races = {race.id: race.supply for race in creations.races}
    assert races["bones"] == 20
    assert "sprites" not in races
    assert "skeletons" not in races


def test_packs_that_need_each_other_are_refused(tmp_path: Path) -> None:
    write_pack(tmp_path, one_power("alpha", "brave", needs=["beta"]))
    write_pack(tmp_path, one_power("beta", "meek", needs=["gamma"]))
    write_pack(tmp_path, one_power("gamma", "loud", needs=["beta"]))
    write_pack(tmp_path, one_power("delta", "calm"))
    library = library_of(tmp_path)
    assert [pack.id for pack in library.packs()] == ["delta"]
    told = {name: fault.__cause__ for name, fault in library.faults().items()}
    circles = {
        name: cause.details["value"]
        for name, cause in told.items()
        if isinstance(cause, InputError) and cause.message == "error-pack-cycle"
    }
    assert circles == {
        "alpha": "beta → gamma → beta",
        "beta": "beta → gamma → beta",
        "gamma": "gamma → beta → gamma",
    }


def test_who_needs_a_broken_pack_is_broken(tmp_path: Path) -> None:
    write_pack(tmp_path, one_power("alpha", "brave", needs=["beta"]))
    write_pack(tmp_path, one_power("beta", "elves!"))
    faults = library_of(tmp_path).faults()
    assert reason(faults["alpha"]) == "error-pack-needs"
    assert reason(faults["beta"]) == "error-pack-id"


def test_two_packs_cannot_have_the_same_tokens_at_one_table(tmp_path: Path) -> None:
    write_pack(tmp_path, one_race("first", "bones", "skeletons"))
    write_pack(tmp_path, one_race("second", "skulls", "skeletons"))
    library = library_of(tmp_path)
    assert library.faults() == {}
    with pytest.raises(InputError) as error:
        library.add_to(Creations(), "first,second")
    assert error.value.message == "error-pack-lent"
    assert error.value.details == {"race": "skulls", "lender": "skeletons", "other": "bones"}


def test_the_folder_may_be_the_pack_itself(tmp_path: Path) -> None:
    path = write_pack(tmp_path, one_power("alone", "brave"))
    assert [pack.id for pack in library_of(path.parent).packs()] == ["alone"]


def test_two_files_in_one_folder_are_refused(tmp_path: Path) -> None:
    write_pack(tmp_path, RACE)
    write_pack(tmp_path, "pack = 1", ending="toml")
    (fault,) = library_of(tmp_path).faults().values()
    assert fault.message == "error-pack-two-files"


def test_a_folder_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(InputError, match="error-pack-folder"):
        library_of(tmp_path / "nowhere")


def test_the_environment_names_the_folder(tmp_path: Path) -> None:
    write_pack(tmp_path, one_power("alone", "brave"))
    library = Library(PackTexts(), {FOLDER: str(tmp_path)})
    assert library.pack("alone").id == "alone"
    assert Library(PackTexts(), {}).packs() == []


def test_what_a_trait_needs_of_a_board(tmp_path: Path) -> None:
    hill = {"block": "discount", "where": {"any": ["hill"]}}
    mud = {"block": "region-coins", "where": {"beside_own": ["mud"]}}
    brink = {"block": "entry", "where": {"beside": ["chasm"]}}
    powers = {
        "bound": power_data(hill, mud),
        "free": power_data(hill, {"block": "turn-coins", "coins": 1}),
        "deep": power_data(brink),
        "plain": power_data(),
    }
    write_pack(tmp_path, pack_data("trial", powers=powers))
    found = {
        design.id: design.power().needs() for design in library_of(tmp_path).pack("trial").powers
    }
    assert found == {"bound": [HILL, SWAMP], "free": [], "deep": [CHASM], "plain": []}


def test_blocks_of_underground_make_a_table_deep(tmp_path: Path) -> None:
    powers = {"tolled": power_data({"block": "toll"}), "plain": power_data({"block": "water"})}
    write_pack(tmp_path, pack_data("trial", powers=powers))
    tolled, plain = (design.power() for design in library_of(tmp_path).pack("trial").powers)
    creations = Creations()
    creations.add_power(plain)
    assert not creations.deep
    creations.add_power(tolled)
    assert creations.deep


def test_a_table_has_room_for_so_many_powers(tmp_path: Path) -> None:
    powers = {f"power-{i}": power_data() for i in range(MOST_TRAITS - len(known_powers()) + 1)}
    write_pack(tmp_path, pack_data("trial", powers=powers))
    (fault,) = library_of(tmp_path).faults().values()
    assert reason(fault) == "error-own-many"


@rules("SW-OWN-1")
def test_a_lender_of_the_other_game_leaves_nobody_out() -> None:
    creations = Creations()
    with on_the_shelf(one_race("trial", "blobs", "mummies")):
        LIBRARY.add_to(creations, "trial")
    assert len(creations.races) == 15
    assert creations.races[-1].supply == next(
        race.supply for race in known_races() if race.id == "mummies"
    )


@rules("SW-OWN-1", "SW-OWN-2")
def test_the_table_option_brings_the_pack_and_the_record_its_name() -> None:
    with on_the_shelf(trial_data()):
        state = SmallWorld().new_state(2, {"packs": "trial"})
        assert "testers" in state.table.race_index
        assert "skeletons" not in state.table.race_index
        assert "tested" in state.table.power_index
        options = state.to_json()["options"]
        assert isinstance(options, dict)
        assert options["packs"] == "trial"


def test_an_unknown_pack_is_refused_with_those_there_are() -> None:
    with on_the_shelf(trial_data()), pytest.raises(InputError) as error:
        SmallWorld().new_state(2, {"packs": "trial,other"})
    assert error.value.details == {"field": "packs", "value": "other", "known": "trial"}


def test_names_and_helps_reach_the_texts() -> None:
    forms = {"nom": "кроты", "gen": "кротов", "dat": "кротам", "acc": "кротов", "ins": "кротами"}
    race = {**race_data(), "name": {"ru": forms, "en": "Moles"}}
    power = {**power_data(), "name": {"ru": "Слепые", "en": "Blind"}}
    with on_the_shelf(pack_data("trial", races={"moles": race}, powers={"blind": power})):
        russian, english = Catalogue("ru"), Catalogue("en")
        assert title(russian, "race", "moles") == "Кроты"
        assert inflected(russian, "race", "moles")["race_ins"] == "кротами"
        assert noun(russian, "power", "blind", "gen") == "слепые"
        assert title(russian, "power", "blind") == "Слепые"
        assert noun(english, "race", "moles", "gen") == "Moles"
        assert english.text("race-moles", "help") == "Test"
        assert not english.has("race-moles", "word")
    assert title(Catalogue("ru"), "race", "moles") == "moles"


def test_code_is_loaded_only_when_the_host_allows_it(tmp_path: Path) -> None:
    write_pack(tmp_path, pack_data("trial", powers={"tested": power_data({"python": "own.Gift"})}))
    (tmp_path / "trial" / "own.py").write_text(
        "from warren.games.small_world.block import Block\n"
        "class Gift(Block):\n"
        "    def turn_coins(self, state, tribe):\n"
        "        return 3\n",
        encoding="utf-8",
    )
    assert reason(library_of(tmp_path).faults()["trial"]) == "error-pack-code"
    library = library_of(tmp_path, allow_code=True)
    creations = Creations()
    library.add_to(creations, "trial")
    state = SmallWorld(creations).new_state(2)
    assert creations.powers[-1].turn_coins(state, 0) == 3
    environment = {FOLDER: str(tmp_path), CODE: "1"}
    assert Library(PackTexts(), environment).pack("trial").powers[0].words == ["own.Gift"]


@pytest.mark.parametrize(
    ("name", "code", "message"),
    [
        ("own", "", "error-pack-code-name"),
        ("../own.Gift", "", "error-pack-code-name"),
        ("other.Gift", "", "error-pack-code-file"),
        ("own.Gift", "", "error-pack-code-class"),
        ("own.Gift", "Gift = 3", "error-pack-code-class"),
        ("own.Gift", "class Gift: pass", "error-pack-code-class"),
        ("own.Gift", "import nowhere", "error-pack-code-broken"),
        (
            "own.Gift",
            "from warren.games.small_world.block import Block\n"
            "class Gift(Block):\n    def __init__(self, x): pass",
            "error-pack-code-broken",
        ),
    ],
)
def test_broken_code_is_a_fault_of_its_field(
    name: str, code: str, message: str, tmp_path: Path
) -> None:
    write_pack(tmp_path, pack_data("trial", powers={"tested": power_data({"python": name})}))
    (tmp_path / "trial" / "own.py").write_text(code, encoding="utf-8")
    (fault,) = library_of(tmp_path, allow_code=True).faults().values()
    assert reason(fault) == message
    assert fault.details["field"] == "powers.tested.blocks[0].python"
