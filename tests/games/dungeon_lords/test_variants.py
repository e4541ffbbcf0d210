"""What a table may leave out and add."""

from __future__ import annotations

import pytest
from tests.tools.dungeon_lords.errands import GAME
from tests.tools.dungeon_lords.position import DECK
from tests.tools.dungeon_lords.seasons import Play
from tests.tools.rules import rules

from warren.core.refusal import InputError
from warren.games.dungeon_lords import frames
from warren.games.dungeon_lords.calendar import unseen_events
from warren.games.dungeon_lords.cards import BARD
from warren.games.dungeon_lords.layout import STACK
from warren.games.dungeon_lords.terms import DWARF, ELF, HUMAN
from warren.games.dungeon_lords.variant import Variant


def variant(**options: object) -> Variant:
    return GAME.table(4, options).variant


def parts(**options: object) -> tuple[object, ...]:
    """Seasons, battle rounds, opportunities, festival, pets, bards and paladins."""
    found = variant(**options)
    return (
        found.seasons,
        found.fights,
        found.opportunities,
        found.festival,
        found.pets,
        found.bards,
        found.paladins,
    )


def clash(**options: object) -> tuple[object, str]:
    with pytest.raises(InputError) as refused:
        variant(**options)
    assert refused.value.message == "error-option-clash"
    return refused.value.details["option"], refused.value.rule


def licensed(**options: object) -> bool:
    """Whether Pet Licence may come."""
    at = [one.id for one in DECK.events].index("pet-licence")
    return (unseen_events(GAME.blank(4, {"first": 0, **options})) >> at) & 1 != 0


TWO, OLD, THREE = [ELF, DWARF], [HUMAN], [ELF, HUMAN, DWARF]


@rules("DF-VAR-15", "DF-VAR-16", "DF-VAR-3", "DF-VAR-12")
def test_what_each_edition_plays_with() -> None:
    assert parts() == (5, 5, True, True, True, True, TWO)
    assert parts(edition="festival") == parts()
    assert parts(edition="four-seasons") == (4, 4, False, False, True, True, TWO)
    assert parts(edition="beginners") == (5, 4, False, False, False, False, OLD)
    assert parts(edition="base") == (4, 4, False, False, False, False, OLD)


@rules("DF-VAR-15", "DF-VAR-16", "DF-VAR-11", "DF-VAR-12", "DF-VAR-7")
def test_beginners_may_switch_everything_on() -> None:
    found = parts(
        edition="beginners",
        opportunities=True,
        festival=True,
        pets=True,
        bards=True,
        paladins="three",
    )
    assert found == (5, 4, True, True, True, True, THREE)
    assert parts(edition="beginners", opportunities=True)[2:4] == (True, False)
    assert parts(edition="beginners", paladins="two")[-1] == TWO


@rules("DF-VAR-15", "DF-VAR-1")
@pytest.mark.parametrize("edition", ["festival", "four-seasons"])
def test_parts_are_left_out_one_by_one(edition: str) -> None:
    whole = parts(edition=edition)
    assert parts(edition=edition, pets=False) == (*whole[:4], False, *whole[5:])
    assert parts(edition=edition, bards=False) == (*whole[:5], False, whole[6])
    assert parts(edition=edition, paladins="old") == (*whole[:6], OLD)


@rules("DF-VAR-3", "DF-VAR-4", "DF-VAR-15")
@pytest.mark.parametrize(
    ("options", "wrong", "rule"),
    [
        ({"edition": "four-seasons", "opportunities": True}, "opportunities", "DF-VAR-3"),
        ({"edition": "four-seasons", "festival": True}, "festival", "DF-VAR-4"),
        ({"opportunities": False, "festival": True}, "festival", "DF-VAR-4"),
        ({"edition": "beginners", "festival": True}, "festival", "DF-VAR-4"),
        ({"edition": "base", "pets": True}, "pets", "DF-VAR-15"),
        ({"edition": "base", "bards": True}, "bards", "DF-VAR-15"),
        ({"edition": "base", "opportunities": True}, "opportunities", "DF-VAR-15"),
        ({"edition": "base", "paladins": "two"}, "paladins", "DF-VAR-15"),
    ],
    ids=str,
)
def test_what_does_not_go_together(options: dict[str, object], wrong: str, rule: str) -> None:
    assert clash(**options) == (wrong, rule)


@rules("DF-VAR-4", "DF-VAR-5", "DF-VAR-3")
@pytest.mark.parametrize(
    ("options", "boards", "fairs"),
    [
        ({}, 8, 4),
        ({"festival": False}, 8, 0),
        ({"opportunities": False}, 0, 0),
        ({"edition": "four-seasons"}, 0, 0),
    ],
    ids=str,
)
def test_boards_and_festivals_of_a_game(
    options: dict[str, object], boards: int, fairs: int
) -> None:
    play = Play(2, 1, **options).whole()
    assert len(play.told("board-laid")) == boards
    assert len(play.told("imps-shown")) == fairs
    assert {at[2] for at in play.steps} >= {"orders", "event", "pets"}
    assert ("festival" in {at[2] for at in play.steps}) is (fairs > 0)


@rules("DF-VAR-3", "DL-DUM-8")
def test_four_seasons_keep_the_base_calendar_and_the_pets() -> None:
    play = Play(2, 1, edition="four-seasons").whole()
    assert {at[1] for at in play.steps} == {1, 2, 3, 4}
    assert {at[1] for at in play.steps if at[2] == "pets"} == {1}
    assert [fact[1] for fact in play.told("neutral-moved")] == [1, 1, 1, -2, 1, 1, 1]
    assert len(play.told("event-shown")) == 2


@rules("DF-VAR-8", "DF-VAR-20")
def test_without_the_pet_phase_pets_come_by_the_shop_alone() -> None:
    play = Play(4, 1, {"board": ["pet-shop"]}, pets=False).to(frames.ORDERS, 2)
    assert play.told("pet-drawn") == []
    play.whole()
    assert "pets" not in {at[2] for at in play.steps}
    assert play.told("pet-drawn")
    none = Play(4, 1, pets=False, opportunities=False).whole()
    assert none.told("pet-drawn", "pet-used") == []
    assert licensed()
    assert licensed(pets=False)
    assert licensed(edition="four-seasons")
    assert licensed(edition="beginners", opportunities=True)
    assert not licensed(pets=False, opportunities=False)
    assert not licensed(edition="four-seasons", pets=False)
    assert not licensed(edition="beginners")


@rules("DF-VAR-10", "DF-VAR-17", "DF-VAR-19")
def test_beginners_meet_three_adventurers_from_round_three_on() -> None:
    play = Play(2, 1, edition="beginners")
    for season, shown in ((1, 0), (2, 3), (3, 6), (4, 9), (5, 9)):
        play.to(frames.ORDERS, season)
        assert len(play.told("adventurer-shown")) - len(play.told("adventurer-under")) == shown
    play.to(frames.COMBAT, 5)
    came = [fact[1] for fact in play.told("adventurer-came")]
    assert [came.count(seat) for seat in range(2)] == [3, 3]
    at = [fact[0] for fact in play.told("round-began", "adventurer-came")]
    assert at[:3] == ["round-began"] * 3
    assert at[3] == "adventurer-came"


@rules("DF-VAR-18", "DF-VAR-11")
@pytest.mark.parametrize(
    ("options", "bards"),
    [
        ({}, 4),
        ({"bards": False}, 0),
        ({"edition": "beginners"}, 0),
        ({"edition": "beginners", "bards": True}, 4),
    ],
    ids=str,
)
def test_without_bards_their_tiles_are_left_out(options: dict[str, object], bards: int) -> None:
    stack = GAME.blank(4, {"first": 0, **options}).numbers[STACK]
    kinds = [one.kind for at, one in enumerate(DECK.adventurers) if (stack >> at) & 1]
    assert kinds.count(BARD) == bards
    assert len(kinds) == 16 + bards


@rules("DF-VAR-13")
def test_improved_tunnels_matter_to_nobody_before_their_board_is_shown() -> None:
    play = Play(4, 2, {"board": ["masquerade", "pet-shop", "tunnel-improvement"]}).whole()
    names = [fact[:2] for fact in play.told("board-shown", "tunnel-improved")]
    shown = names.index(("board-shown", "tunnel-improvement"))
    assert all(name != "tunnel-improved" for name, _ in names[:shown])
    assert any(name == "tunnel-improved" for name, _ in names[shown:])
