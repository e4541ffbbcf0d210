"""Pets that help while building."""

from __future__ import annotations

import pytest
from tests.tools.dungeon_lords.errands import FIELDS, Errand
from tests.tools.dungeon_lords.position import DECK, pet
from tests.tools.dungeon_lords.seasons import act, options, phase, settled, state_of
from tests.tools.rules import rules

from warren.core.match import Match
from warren.core.state import CHANCE
from warren.games.dungeon_lords import frames
from warren.games.dungeon_lords.counts import PET_COUNTS
from warren.games.dungeon_lords.layout import KNOWN, LOST, PETS, ROW, TILE_NOW, TILES, USED_PETS
from warren.games.dungeon_lords.terms import TAXES

START = {"gold": 5, "food": 5, "evil": 5, "imps": 6}


def with_pet(name: str, order: str = "get-food", space: int = 1, **goods: int) -> Errand:
    """Seat 0 has a pet and is about to act."""
    errand = Errand(order, space, **{**START, **goods})
    errand.state.put(0, PETS, PET_COUNTS.one(pet(name)))
    return errand.begin()


@rules("DF-P-GOLD-SNIFFING-PIGLET", "DF-P-LARDER-RAT", "DF-P-IMPLING", "DF-P-BIG-EYED-KITTEN")
@pytest.mark.parametrize(
    ("name", "after"),
    [
        ("gold-sniffing-piglet", [7, 5, 5, 6]),
        ("larder-rat", [5, 8, 5, 6]),
        ("impling", [5, 5, 5, 7]),
        ("big-eyed-kitten", [5, 5, 3, 6]),
    ],
)
def test_what_they_bring(name: str, after: list[int]) -> None:
    errand = with_pet(name)
    errand.do("pet", pet=name)
    assert errand.goods("gold", "food", "evil", "imps") == after
    assert errand.state.pets_held(0) == 0
    assert PET_COUNTS.of(errand.state.get(0, USED_PETS), pet(name)) == 1


@rules("DF-PET-9", "DF-PET-14", "DF-SCO-2")
def test_each_is_used_once_and_scores_nothing_afterwards() -> None:
    errand = with_pet("larder-rat")
    unused = errand.state.scores()[0]
    facts = errand.do("pet", pet="larder-rat")
    assert [fact.reveals for fact in facts if fact.name == "pet-used"] == [True]
    assert errand.options() == {"act", "decline"}
    assert errand.refusal("pet", pet="larder-rat") != ""
    errand.state.put(0, FIELDS["food"], 5)
    assert errand.state.scores()[0] == unused - 1


@rules("DF-PET-10", "DL-ORD-10")
def test_before_the_action_they_help_to_pay_for_it() -> None:
    errand = with_pet("gold-sniffing-piglet", "buy-traps", 3, gold=0)
    assert errand.options() == {"decline", "pet gold-sniffing-piglet"}
    errand.do("pet", pet="gold-sniffing-piglet")
    assert errand.options() == {"act", "decline"}


@rules("DF-PET-10")
@pytest.mark.parametrize("answer", ["act", "decline"])
def test_after_the_action_they_may_be_used_too(answer: str) -> None:
    errand = with_pet("larder-rat")
    errand.do(answer)
    assert errand.options() == {"done", "pet larder-rat"}
    errand.do("pet", pet="larder-rat")
    assert errand.over
    assert errand.goods("food") == [8 + 2 * (answer == "act")]


@rules("DF-P-IMPLING", "DL-IMP-1")
def test_an_impling_works_at_once() -> None:
    errand = with_pet("impling", "mine-gold", 1, imps=0)
    errand.do("pet", pet="impling")
    errand.do("work", count=1)
    assert errand.goods("gold", "imps", "used") == [6, 0, 1]


@rules("DF-P-BURROWING-PUPPY", "DL-DIG-1", "DL-DIG-2")
def test_a_puppy_digs_without_an_imp() -> None:
    errand = with_pet("burrowing-puppy")
    errand.do("pet", pet="burrowing-puppy")
    assert errand.options() == {
        f"dig {cell}" for cell in ("b1", "b2", "b3", "c4", "d1", "d2", "d3")
    }
    errand.do("dig", cell="c4")
    assert errand.goods("imps", "used") == [6, 0]
    full = Errand("get-food", 1, **START)
    full.state.put(0, PETS, PET_COUNTS.one(pet("burrowing-puppy")))
    full.state.put(0, TILES, (1 << 20) - 1)
    assert "pet burrowing-puppy" not in full.begin().options()


@rules("DF-P-MIMIC-CHEST", "DL-TRB-3", "DL-INF-3")
@pytest.mark.parametrize("year", [1, 2])
def test_a_chest_holds_two_traps(year: int) -> None:
    errand = Errand("get-food", 1, year=year, **START)
    errand.state.put(0, PETS, PET_COUNTS.one(pet("mimic-chest")))
    errand.begin().do("pet", pet="mimic-chest")
    for name in ("pendulum", "plague"):
        facts = errand.chance("trap", trap=name)
        assert [fact.visible_to(1) for fact in facts if "trap" in fact.args] == [False]
    assert errand.options() == {"act", "decline"}
    assert errand.state.traps_held(0) == 2


@rules("DF-P-MESSENGER-BAT", "DL-SPY-1", "DL-INF-4")
def test_a_bat_sees_three_cards_and_leaves_them_in_their_places() -> None:
    errand = with_pet("messenger-bat")
    errand.do("pet", pet="messenger-bat")
    left = {f"spy {number}" for number in range(1, 6)}
    for place, card in ((2, "fireball"), (5, "encore"), (1, "graffiti")):
        assert errand.options() == left
        left.remove(f"spy {place}")
        errand.do("spy", place=place)
        facts = errand.chance("spell", spell=card)
        assert [fact.visible_to(2) for fact in facts if "spell" in fact.args] == [False]
    assert errand.options() == {"act", "decline"}
    assert errand.state.get(0, KNOWN) == 0b10011
    names = [one.id for one in DECK.spells]
    row = [int(errand.state.numbers[ROW + place]) for place in range(5)]
    assert row == [names.index("graffiti"), names.index("fireball"), -1, -1, names.index("encore")]


@rules("DF-P-MESSENGER-BAT")
@pytest.mark.parametrize(("known", "looks"), [(0b11111, 0), (0b11011, 1)])
def test_a_bat_looks_at_unknown_cards_only(known: int, looks: int) -> None:
    errand = Errand("get-food", 1, **START)
    errand.state.put(0, PETS, PET_COUNTS.one(pet("messenger-bat")))
    errand.state.put(0, KNOWN, known)
    errand.begin()
    assert ("pet messenger-bat" in errand.options()) is (looks > 0)
    if looks:
        errand.do("pet", pet="messenger-bat")
        assert errand.options() == {"spy 3"}
        errand.do("spy", place=3)
        errand.chance("spell", spell="fireball")
        assert errand.options() == {"act", "decline"}


def taxed(name: str) -> Match:
    match = phase(frames.EVENT)
    state = state_of(match)
    state.numbers[TILE_NOW] = TAXES
    state.put(1, PETS, PET_COUNTS.one(pet(name)))
    for seat in range(4):
        state.put(seat, FIELDS["gold"], 0)
    return settled(match)


@rules("DF-PET-10")
def test_at_the_start_of_ones_turn_in_an_event() -> None:
    match = taxed("gold-sniffing-piglet")
    assert match.state.actors() == (1,)
    act(match, 1, "pet", pet="gold-sniffing-piglet")
    assert options(match, 1) == {"tax 0", "tax 1", "tax 2"}


@rules("DF-PET-10")
def test_also_where_the_event_asks_nothing() -> None:
    match = phase(frames.EVENT)
    state = state_of(match)
    state.numbers[TILE_NOW] = TAXES
    state.put(1, LOST, state.tiles(1))
    state.put(1, PETS, PET_COUNTS.one(pet("larder-rat")))
    for seat in (0, 2, 3):
        state.put(seat, FIELDS["gold"], 0)
    match = settled(match)
    assert options(match, 1) == {"done", "pet larder-rat"}
    act(match, 1, "pet", pet="larder-rat")
    assert match.state.is_over()


@rules("DF-PET-10", "DL-PRO-6")
def test_several_owners_decide_in_turn_order() -> None:
    match = phase(frames.PRODUCTION)
    state = state_of(match)
    state.numbers[2] = 2
    for seat in (0, 1, 3):
        state.put(seat, PETS, PET_COUNTS.one(pet("jailer-cat")))
    match = settled(match)
    order: list[int] = []
    while actors := match.state.actors():
        assert actors != (CHANCE,)
        order += actors
        act(match, actors[0], "done")
    assert order == [3, 0, 1]
