"""One procedure says which paladin is with whom."""

from __future__ import annotations

import itertools

import pytest
from tests.tools.rules import rules

from warren.games.dungeon_lords.deck_file import shipped_deck
from warren.games.dungeon_lords.layout import CAUGHT, GONE, IN_BOX, IN_TENT
from warren.games.dungeon_lords.paladins import Claimant, assigned
from warren.games.dungeon_lords.terms import DWARF, ELF, HUMAN, PALADIN_SPACE

A, B, C, D = range(4)


def two(evils: list[int], elf: int = IN_TENT, dwarf: int = IN_TENT) -> tuple[int, int]:
    """Where elf and dwarf are, with the seats in turn order."""
    found = assigned(
        [Claimant(seat, evil, seat) for seat, evil in enumerate(evils)], [elf, IN_BOX, dwarf]
    )
    return found[ELF], found[DWARF]


def one(evils: list[int], host: int = IN_TENT) -> int:
    found = assigned(
        [Claimant(seat, evil, seat) for seat, evil in enumerate(evils)], [IN_BOX, host, IN_BOX]
    )
    return found[HUMAN]


@rules("DL-PAL-1", "DL-PAL-2", "DL-PAL-3", "DL-PAL-11", "DL-PAL-12", "DF-VAR-6")
def test_the_old_paladin_moves_to_somebody_strictly_higher_on_the_space() -> None:
    assert one([9, 9]) == IN_TENT
    assert one([10, 9]) == A
    assert one([11, 11], A) == A
    assert one([11, 12], A) == B
    assert one([8, 10], A) == B
    assert one([8, 9], A) == A


@rules("DL-PAL-4")
def test_of_several_tied_the_last_in_turn_order() -> None:
    assert one([11, 11, 10]) == B


@rules("DF-PAL-2", "DF-PAL-14", "DF-PAL-15")
def test_the_first_on_the_space_gets_the_elf_for_the_year() -> None:
    assert two([9, 9, 9]) == (IN_TENT, IN_TENT)
    assert two([10, 9, 9]) == (A, IN_TENT)
    assert two([8, 9, 9], A) == (A, IN_TENT)


@rules("DF-PAL-3", "DF-PAL-16")
def test_the_elf_goes_to_a_newcomer_when_its_host_is_below() -> None:
    assert two([8, 10], A) == (B, IN_TENT)


@rules("DF-PAL-4", "DF-PAL-5", "DF-PAL-6", "DF-PAL-17")
def test_the_dwarf_comes_with_the_second_on_the_space() -> None:
    assert two([10, 11], A) == (A, B)
    assert two([11, 10], A) == (B, A)
    assert two([10, 10], A) == (B, A)


@rules("DF-PAL-9", "DF-PAL-10", "DF-PAL-12", "DF-PAL-26")
def test_they_swap_when_one_passes_the_other() -> None:
    assert two([12, 12], B, A) == (B, A)
    assert two([12, 13], B, A) == (A, B)
    assert two([7, 8], B, A) == (A, B)


@rules("DF-PAL-11", "DF-PAL-18", "DF-PAL-25")
def test_a_third_passes_two_who_are_tied() -> None:
    assert two([11, 11, 12], B, A) == (A, C)


@rules("DF-PAL-8", "DF-PAL-27")
def test_whoever_is_below_the_space_and_has_none_gets_none() -> None:
    assert two([12, 8, 9], B, A) == (B, A)
    assert two([12, 8, 10], B, A) == (C, A)


@rules("DF-PAL-21", "DF-PAL-28")
def test_whoever_caught_one_is_ignored() -> None:
    claimants = [Claimant(B, 11, 1), Claimant(C, 12, 2)]
    assert assigned(claimants, [CAUGHT + A, IN_BOX, B])[DWARF] == C


@rules("DF-MSQ-9", "DF-PAL-19")
def test_two_come_to_the_space_at_once() -> None:
    assert two([10, 10, 6, 5]) == (A, B)


@rules("DF-PL3-1", "DF-PL3-2", "DF-PL3-3")
def test_three_paladins() -> None:
    def three(evils: list[int], where: list[int]) -> list[int]:
        return assigned([Claimant(seat, evil, seat) for seat, evil in enumerate(evils)], where)

    tent = [IN_TENT] * 3
    assert three([10, 9, 9], tent) == [A, IN_TENT, IN_TENT]
    assert three([10, 11, 9], [A, IN_TENT, IN_TENT]) == [A, B, IN_TENT]
    assert three([10, 11, 12], [A, B, IN_TENT]) == [A, B, C]
    assert three([10, 12, 12], [A, B, C]) == [A, B, C]


@rules("DF-PAL-1", "DF-PAL-24", "DF-PAL-23")
@pytest.mark.parametrize(("year", "hit_points"), [(1, (4, 6)), (2, (7, 9))])
def test_elf_and_dwarf_differ_in_hit_points_and_points_alone(
    year: int, hit_points: tuple[int, int]
) -> None:
    elf, dwarf = [
        next(it for it in shipped_deck().paladins if (it.kind, it.year) == (kind, year))
        for kind in (ELF, DWARF)
    ]
    assert elf.icons == dwarf.icons
    assert (elf.hit_points, dwarf.hit_points) == hit_points
    assert (elf.points, dwarf.points) == (4, 6)


@rules("DF-PAL-6", "DF-PAL-7", "DF-PAL-8", "DF-PAL-9", "DF-PAL-12", "DF-PAL-13")
@pytest.mark.parametrize("evils", list(itertools.product((8, 10, 11), repeat=3)))
def test_every_case_keeps_to_the_rules(evils: tuple[int, ...]) -> None:
    """All ways two paladins can be placed before: afterwards they stand as the rules say."""
    places = [IN_TENT, A, B, C, GONE, CAUGHT + A]
    for elf, dwarf in itertools.product(places, places):
        if dwarf != IN_TENT and elf == IN_TENT:
            continue
        if elf == dwarf and elf >= 0:
            continue
        hosts = [seat for seat in (A, B, C) if CAUGHT + seat not in (elf, dwarf)]
        claimants = [Claimant(seat, evils[seat], seat) for seat in hosts]
        found = assigned(claimants, [elf, IN_BOX, dwarf])
        new_elf, new_dwarf = found[ELF], found[DWARF]
        both = 0 <= new_elf < CAUGHT and 0 <= new_dwarf < CAUGHT
        if both and elf in (*hosts, IN_TENT) and dwarf in (*hosts, IN_TENT):
            assert new_elf != new_dwarf
            assert evils[new_dwarf] >= evils[new_elf]
        reached = sum(evils[seat] >= PALADIN_SPACE for seat in hosts)
        for before, after in ((elf, new_elf), (dwarf, new_dwarf)):
            if after != before:
                assert after in hosts
                assert evils[after] >= PALADIN_SPACE or after in (elf, dwarf)
        if dwarf == IN_TENT and new_dwarf != IN_TENT:
            assert reached >= 1 + (elf == IN_TENT or elf not in (GONE, CAUGHT + A))
