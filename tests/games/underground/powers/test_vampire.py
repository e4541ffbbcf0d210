"""Vampire: lone tokens of opponents are replaced."""

from __future__ import annotations

from tests.tools.boards import row
from tests.tools.look import (
    args,
    coins,
    hand,
    holder,
    on_board,
    picked_below,
    tray,
)
from tests.tools.play import can, conquer, pass_to, refused, targets
from tests.tools.position import active, fallen
from tests.tools.rules import rules
from tests.tools.underground import mixed, underground

CAVE = row(
    gate="mud edge", hall="mine", crag="black-mountain", bank="mud", pool="river", nook="mud edge"
)


@rules("SU-P-VAMPIRE")
def test_five_tokens() -> None:
    assert picked_below("ogres", "vampire") == (10, 0)


@rules("SU-P-VAMPIRE", "SU-CON-18")
def test_a_token_of_the_tray_takes_the_place() -> None:
    state = underground(
        CAVE, active("drow", "vampire", {"gate": 1}), active("ogres", "wise", {"hall": 1})
    )
    assert targets(state, by="vampire") == {"hall"}
    effects = conquer(state, "hall", by="vampire")
    assert [taken["means"] for taken in args(effects, "region-conquered")] == ["vampire"]
    assert on_board(state, "drow") == {"gate": 1, "hall": 1}
    assert (tray(state, "drow"), tray(state, "ogres"), hand(state, "drow")) == (7, 10, 0)


@rules("SU-P-VAMPIRE", "SU-CON-9", "SU-CON-18")
def test_of_the_hand_when_the_tray_is_empty() -> None:
    victim = active("ogres", "wise", {"hall": 1})
    state = underground(CAVE, active("drow", "vampire", {"gate": 9}), victim)
    conquer(state, "hall", by="vampire")
    assert hand(state, "drow") == 7
    state = underground(CAVE, active("drow", "vampire", {"gate": 8, "nook": 1}), victim)
    conquer(state, "hall", by="vampire")
    assert hand(state, "drow") == 6


@rules("SU-CON-18")
def test_neither_tray_nor_hand() -> None:
    cave = row(
        **{f"r{i}": "mud edge" for i in range(9)},
        last="mud edge",
    )
    state = underground(
        cave,
        active("drow", "vampire", {f"r{i}": 1 for i in range(9)}),
        active("ogres", "wise", {"last": 1}),
    )
    refusal = refused(state, "conquer", region="last", by="vampire")
    assert (refusal.message, refusal.rule) == ("refusal-no-replacement", "SU-CON-18")


@rules("SU-P-VAMPIRE")
def test_once_against_each_opponent_a_turn() -> None:
    state = underground(
        CAVE,
        active("drow", "vampire", {"hall": 1, "bank": 1}),
        active("ogres", "wise", {"gate": 1, "crag": 1}),
        active("kraken", "mining", {"pool": 1}),
    )
    conquer(state, "gate", by="vampire")
    refusal = refused(state, "conquer", region="crag", by="vampire")
    assert (refusal.message, refusal.rule) == ("refusal-bitten", "SU-P-VAMPIRE")
    conquer(state, "pool", by="vampire")
    pass_to(state, 1)
    pass_to(state, 0)
    assert can(state, "conquer", region="crag", by="vampire")


@rules("SU-P-VAMPIRE", "SU-TRAP-13", "SU-CON-18")
def test_mountain_keep_and_armour_do_not_hinder_it() -> None:
    victim = active("ogres", "shield", {"crag": 1}, pieces={"crag": {"mushroom-armour": 2}})
    state = underground(
        CAVE,
        active("drow", "vampire", {"hall": 1}),
        victim,
        markers={"keep-on-the-motherland": "crag"},
    )
    conquer(state, "crag", by="vampire")
    assert holder(state, "crag") == "drow"


@rules("SU-P-VAMPIRE-1", "SU-TRAP-7")
def test_only_lone_active_tokens_of_opponents() -> None:
    vampires = active("drow", "vampire", {"hall": 3})
    for victim in (fallen("ogres", {"gate": 1}), active("ogres", "wise", {"gate": 2})):
        state = underground(CAVE, vampires, victim)
        refusal = refused(state, "conquer", region="gate", by="vampire")
        assert (refusal.message, refusal.rule) == ("refusal-lone-target", "SU-P-VAMPIRE-1")
    state = underground(CAVE, [vampires, fallen("ogres", {"gate": 1})], [])
    assert refused(state, "conquer", region="gate", by="vampire").rule == "SU-P-VAMPIRE-1"


@rules("SU-CON-19")
def test_the_ordinary_reach_and_entry_are_required() -> None:
    victim = active("ogres", "wise", {"nook": 1})
    state = underground(CAVE, active("drow", "vampire", {"gate": 3}), victim)
    assert refused(state, "conquer", region="nook", by="vampire").rule == "SW-CON-2"
    state = underground(CAVE, active("drow", "vampire", hand=3), victim)
    conquer(state, "nook", by="vampire")
    assert on_board(state, "drow") == {"nook": 1}
    state = underground(
        CAVE, active("drow", "vampire", hand=3), active("ogres", "wise", {"crag": 1})
    )
    assert refused(state, "conquer", region="crag", by="vampire").rule == "SW-CON-1"


@rules("SU-CON-19", "SU-P-MARTYR")
def test_it_is_a_conquest_and_an_attack() -> None:
    state = underground(
        CAVE, active("drow", "vampire", {"gate": 1}), active("ogres", "martyr", {"hall": 1})
    )
    conquer(state, "hall", by="vampire")
    assert coins(state, 1) == 6
    state = underground(
        CAVE, active("drow", "vampire", {"gate": 1}), active("ogres", "vengeful", {"hall": 1})
    )
    effects = conquer(state, "hall", by="vampire")
    assert args(effects, "vengeance-sworn") == [{"seat": 1, "against": 0}]


@rules("SU-P-VAMPIRE")
def test_no_bite_without_the_badge() -> None:
    state = underground(
        CAVE, active("drow", "wise", {"gate": 3}), active("ogres", "mining", {"hall": 1})
    )
    refusal = refused(state, "conquer", region="hall", by="vampire")
    assert (refusal.message, refusal.rule) == ("refusal-no-vampire", "SU-P-VAMPIRE")


@rules("SU-MIX-14")
def test_an_encampment_is_company() -> None:
    camp = active("ogres", "bivouacking", {"hall": 1}, pieces={"hall": {"encampment": 1}})
    state = mixed(CAVE, active("drow", "vampire", {"gate": 3}), camp)
    refusal = refused(state, "conquer", region="hall", by="vampire")
    assert (refusal.message, refusal.rule) == ("refusal-sorcery-encampment", "SU-MIX-14")
