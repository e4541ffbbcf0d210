"""The Wickedest Pentacle and its Balrog."""

from __future__ import annotations

import pytest
from tests.tools.boards import board
from tests.tools.look import (
    args,
    barred,
    coins,
    figure_at,
    finds,
    hand,
    holder,
    in_play,
    marker_at,
    names,
    on_board,
    pieces,
    tray,
    vengeance,
)
from tests.tools.play import (
    can,
    chance,
    conquer,
    do,
    finish_turn,
    moved_coins,
    pass_to,
    refused,
    settle_down,
    verbs,
)
from tests.tools.position import Tribe, active, fallen
from tests.tools.rules import rules
from tests.tools.underground import mixed, underground

from warren.games.small_world.state import State

CAVE = board("""
    gate    mud edge                 | hall den
    hall    mine                     | den nook
    den     mystic-crystal monsters  | nook ford rift
    nook    black-mountain           | far
    ford    river edge               | far
    far     mud                      | pit
    pit     mine monsters            |
    rift    chasm volcano            |
""")
PENTACLE = "wickedest-pentacle"
FINDER = active("mummies", "stone", {"hall": 9})


def found(
    *others: Tribe | list[Tribe],
    coins: list[int] | None = None,
    figures: dict[str, str] | None = None,
) -> State:
    """Mummies in the hall find the Pentacle in the den."""
    state = underground(CAVE, FINDER, *others, coins=coins, figures=figures)
    conquer(state, "den")
    chance(state, "marker", marker=PENTACLE)
    return state


def sent(victim: Tribe | list[Tribe], to: str) -> State:
    state = found(victim)
    do(state, "place", piece="balrog", region=to)
    return state


@rules("SU-PLC-PENTACLE", "SU-CON-5")
def test_its_finder_puts_the_balrog_beside_it_at_once() -> None:
    state = found([])
    assert verbs(state) == {"place"}
    assert can(state, "place", piece="balrog", region="gate")
    assert can(state, "place", piece="balrog", region="nook")
    assert refused(state, "place", piece="balrog", region="far").rule == "SU-PLC-PENTACLE-2"
    do(state, "place", piece="balrog", region="ford")
    assert figure_at(state, "balrog") == "ford"


@rules("SU-PLC-PENTACLE", "SU-TRAP-14")
def test_whoever_it_drives_out_loses_two_tokens() -> None:
    drow = active("drow", "mystic", {"nook": 4, "far": 1})
    state = found(drow)
    before = tray(state, "drow")
    effects = do(state, "place", piece="balrog", region="nook")
    assert args(effects, "region-lost")[0]["lost"] == 2
    assert (hand(state, "drow"), tray(state, "drow")) == (2, before + 2)
    assert holder(state, "nook") is None
    settle_down(state)
    assert on_board(state, "drow") == {"far": 3}


@rules("SU-PLC-PENTACLE")
def test_a_lone_token_is_all_there_is_to_lose_and_a_race_in_decline_leaves() -> None:
    state = sent(active("drow", "mystic", {"nook": 1, "far": 1}), "nook")
    assert (hand(state, "drow"), tray(state, "drow")) == (0, 8)
    state = sent(fallen("drow", {"nook": 1}), "nook")
    assert not in_play(state, "drow")


@rules("SU-PLC-PENTACLE", "SU-PLC-PENTACLE-1", "SU-TRAP-14")
def test_its_region_is_closed_and_pays_nobody() -> None:
    state = sent(active("drow", "mystic", {"far": 9}), "nook")
    assert barred(state, "nook") == "SU-PLC-PENTACLE-1"
    assert refused(state, "conquer", region="nook").rule == "SU-PLC-PENTACLE-1"
    assert finish_turn(state) == {"SW-COI-1": 2}
    assert refused(state, "conquer", region="nook").rule == "SU-PLC-PENTACLE-1"


@rules("SU-PLC-PENTACLE", "SU-TURN-13")
def test_it_moves_once_a_turn_to_a_neighbour_of_its_region() -> None:
    state = sent([], "nook")
    assert refused(state, "place", piece="balrog", region="far").rule == "SU-PLC-PENTACLE"
    settle_down(state)
    pass_to(state, 0)
    assert can(state, "place", piece="balrog", region="far")
    assert refused(state, "place", piece="balrog", region="gate").rule == "SU-PLC-PENTACLE-2"
    do(state, "place", piece="balrog", region="far")
    assert figure_at(state, "balrog") == "far"
    assert refused(state, "place", piece="balrog", region="nook").rule == "SU-PLC-PENTACLE"


@rules("SU-PLC-PENTACLE")
def test_moving_it_conquers_in_the_same_way_rivers_too() -> None:
    kraken = active("kraken", "mystic", {"ford": 3, "far": 1})
    state = sent(kraken, "nook")
    settle_down(state)
    pass_to(state, 0)
    do(state, "place", piece="balrog", region="far")
    assert holder(state, "far") is None
    state = sent(kraken, "ford")
    assert (holder(state, "ford"), hand(state, "kraken")) == (None, 1)
    settle_down(state)
    assert figure_at(state, "balrog") == "ford"


@rules("SU-PLC-PENTACLE-2", "SU-R-GNOMES-1", "SU-TRAP-5")
def test_what_is_closed_to_it() -> None:
    state = found(
        active("gnomes", "mystic", {"nook": 1}),
        active("cultists", "mining", {"gate": 1}),
        figures={"great-ancient": "gate"},
    )
    assert refused(state, "place", piece="balrog", region="nook").rule == "SU-R-GNOMES-1"
    assert refused(state, "place", piece="balrog", region="gate").rule == "SU-CON-6"
    assert refused(state, "place", piece="balrog", region="hall").rule == "SW-CON-7"
    assert refused(state, "place", piece="balrog", region="rift").rule == "SU-CON-4"
    assert can(state, "place", piece="balrog", region="ford")


@rules("SU-PLC-PENTACLE-2", "SU-TRAP-5")
def test_gnomes_in_decline_are_not_safe() -> None:
    state = sent(fallen("gnomes", {"nook": 1}), "nook")
    assert figure_at(state, "balrog") == "nook"


@rules("SU-PLC-PENTACLE-2")
def test_without_a_free_neighbour_it_waits_beside_the_board() -> None:
    ground = board("""
        gate  mud edge                 | den
        den   mystic-crystal monsters  |
    """)
    gnomes = active("gnomes", "mystic")
    state = underground(ground, active("mummies", "stone", {"gate": 6}), gnomes)
    conquer(state, "den")
    chance(state, "marker", marker=PENTACLE)
    assert figure_at(state, "balrog") is None
    settle_down(state)
    pass_to(state, 0)
    do(state, "abandon", region="gate")
    do(state, "place", piece="balrog", region="gate")
    assert figure_at(state, "balrog") == "gate"


@rules("SU-PLC-PENTACLE-2", "SU-MIX-15")
@pytest.mark.parametrize(
    ("race", "power", "piece"),
    [
        ("halflings", "hill", "hole"),
        ("orcs", "heroic", "hero"),
        ("orcs", "dragon-master", "dragon"),
    ],
)
def test_immune_regions_of_the_other_game_are_closed_to_it(
    race: str, power: str, piece: str
) -> None:
    ground = board("""
        gate  hill edge    | den nook
        den   forest       | nook
        nook  farmland     |
    """)
    victim = active(race, power, {"nook": 1}, pieces={"nook": {piece: 1}})
    state = mixed(
        ground, active("mummies", "immortal", {"gate": 9}), victim, markers={PENTACLE: "gate"}
    )
    assert refused(state, "place", piece="balrog", region="nook").rule == "SW-CON-8"


@rules("SU-PLC-PENTACLE-3", "SU-RP-12", "SU-DEC-3")
def test_only_an_active_holder_moves_it() -> None:
    mummies = active("mummies", "stone", {"den": 2})
    drow = active("drow", "mystic", {"far": 1})
    balrog = {"balrog": "nook"}
    state = underground(CAVE, mummies, drow, markers={PENTACLE: "den"}, figures=balrog)
    do(state, "decline")
    assert refused(state, "place", piece="balrog", region="hall").rule == "SU-PLC-PENTACLE-3"
    pass_to(state, 0)
    settle_down(state, until="stop")
    assert not can(state, "place", piece="balrog", region="hall")
    assert figure_at(state, "balrog") == "nook"
    state = underground(CAVE, mummies, drow, markers={PENTACLE: "gate"}, figures=balrog)
    assert refused(state, "place", piece="balrog", region="hall").rule == "SU-PLC-PENTACLE-3"


@rules("SU-PLC-PENTACLE-3")
def test_what_it_leaves_behind_is_empty() -> None:
    mummies = active("mummies", "stone", {"den": 9})
    state = underground(CAVE, mummies, [], markers={PENTACLE: "den"}, figures={"balrog": "nook"})
    do(state, "place", piece="balrog", region="hall")
    assert holder(state, "nook") is None
    conquer(state, "nook")
    assert holder(state, "nook") == "mummies"


@rules("SU-PLC-PENTACLE-3", "SU-RP-2")
def test_a_new_active_holder_commands_it() -> None:
    drow = active("drow", "mystic", {"nook": 9})
    state = underground(
        CAVE,
        drow,
        fallen("mummies", {"den": 1}),
        markers={PENTACLE: "den"},
        figures={"balrog": "hall"},
    )
    conquer(state, "den")
    do(state, "place", piece="balrog", region="gate")
    assert figure_at(state, "balrog") == "gate"


@rules("SU-PLC-PENTACLE-4", "SU-P-MARTYR-1")
def test_being_driven_out_brings_the_martyrs_coin() -> None:
    state = found(active("drow", "martyr", {"nook": 2, "far": 1}))
    effects = do(state, "place", piece="balrog", region="nook")
    assert moved_coins(effects, 1) == {"SU-P-MARTYR": 1}


@rules("SU-PLC-PENTACLE-4", "SU-P-VENGEFUL-1")
def test_being_driven_out_is_avenged() -> None:
    state = sent(active("drow", "vengeful", {"nook": 2, "far": 1}), "nook")
    assert vengeance(state) == {0}


@rules("SU-PLC-PENTACLE-4", "SU-R-LICHES")
def test_liches_in_decline_take_their_coin_and_shut_out_the_poor() -> None:
    liches = fallen("liches", {"nook": 1})
    state = sent(liches, "nook")
    assert (coins(state, 0), coins(state, 1)) == (4, 6)
    state = found(liches, coins=[0, 5])
    assert refused(state, "place", piece="balrog", region="nook").rule == "SU-R-LICHES"


@rules("SU-PLC-PENTACLE-4")
def test_the_controllers_race_draws_no_bonus_from_it() -> None:
    drow = active("drow", "mystic", {"nook": 2, "far": 1})
    pillagers = active("mummies", "pillaging", {"den": 1})
    state = mixed(CAVE, pillagers, drow, markers={PENTACLE: "den"}, figures={"balrog": "hall"})
    do(state, "place", piece="balrog", region="nook")
    assert finish_turn(state) == {"SW-COI-1": 1}


@rules("SU-PLC-PENTACLE-5", "SU-P-IMMORTAL")
def test_immortals_lose_nothing() -> None:
    state = found(active("drow", "immortal", {"nook": 3, "far": 1}))
    before = tray(state, "drow")
    do(state, "place", piece="balrog", region="nook")
    assert (hand(state, "drow"), tray(state, "drow")) == (3, before)


@rules("SU-PLC-PENTACLE-6", "SU-CON-5")
def test_monsters_go_and_their_marker_is_useless_under_it() -> None:
    mummies = active("mummies", "stone", {"den": 1})
    drow = active("drow", "mystic", {"nook": 9})
    state = underground(CAVE, mummies, drow, markers={PENTACLE: "den"}, figures={"balrog": "far"})
    assert finds(state) == 1
    do(state, "place", piece="balrog", region="pit")
    effects = chance(state, "marker", marker="mine-of-the-lost-dwarf")
    assert names(effects)[0] == "marker-opened"
    assert (pieces(state, "pit"), finds(state)) == ({}, 0)
    assert marker_at(state, "mine-of-the-lost-dwarf") == "pit"
    assert finish_turn(state) == {"SW-COI-1": 1}


@rules("SU-PLC-PENTACLE-6", "SU-RP-2")
def test_the_marker_serves_when_the_balrog_has_gone() -> None:
    sword = "sword-of-the-killer-rabbit"
    mummies = active("mummies", "stone", {"den": 9})
    markers = {PENTACLE: "den", sword: "nook"}
    state = underground(CAVE, mummies, [], markers=markers, figures={"balrog": "nook"})
    assert refused(state, "use", relic=sword).rule == "SU-RP-1"
    assert refused(state, "conquer", region="nook").rule == "SU-PLC-PENTACLE-1"
    do(state, "place", piece="balrog", region="far")
    conquer(state, "nook")
    assert can(state, "use", relic=sword)
