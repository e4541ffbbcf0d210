"""Coins go to the tribe that earned them."""

from __future__ import annotations

import pytest
from tests.lab.small_world.trials import flying, orcs, played

from warren.core.effect import ArgValue, Effect
from warren.lab.small_world.accounts import Accounts, Tribe

START = 5


def told(*effects: tuple[str, dict[str, ArgValue]]) -> Accounts:
    accounts = Accounts(2, {"race-orcs": "SW-R-ORCS", "power-flying": "SW-P-FLYING"})
    accounts.hear([Effect(name, args) for name, args in effects])
    return accounts


def opened(race: str, power: str) -> tuple[str, dict[str, ArgValue]]:
    return ("combo-opened", {"place": 0, "race": race, "power": power})


def taken(seat: int, race: str, power: str) -> tuple[str, dict[str, ArgValue]]:
    return ("combo-taken", {"seat": seat, "race": race, "power": power, "place": 0})


def paid(seat: int, *parts: tuple[str, int]) -> tuple[str, dict[str, ArgValue]]:
    return ("income-paid", {"seat": seat, "coins": 0, "parts": list(parts)})


def declined(seat: int, race: str) -> tuple[str, dict[str, ArgValue]]:
    return ("tribe-declined", {"seat": seat, "race": race, "power": "flying"})


def coins(tribe: Tribe) -> tuple[int, int, int]:
    return (tribe.coins, tribe.declined_coins, tribe.turns)


@pytest.mark.parametrize("picks", ["dealt", "chosen"])
@pytest.mark.parametrize("players", [2, 5])
def test_every_coin_is_accounted_for(players: int, picks: str) -> None:
    for number, bot in enumerate(["greedy", "random", "random"]):
        trial = played(orcs(players), "flying", number, picks, bot)
        for seat, score in enumerate(trial.position.scores()):
            tribes = [tribe for tribe in trial.accounts.tribes if tribe.seat == seat]
            earned = sum(tribe.coins for tribe in tribes)
            assert score == START + trial.accounts.other[seat] + earned
            assert all(0 <= tribe.declined_coins <= tribe.coins for tribe in tribes)


def test_active_turns_are_counted() -> None:
    trial = played(flying(), "orcs", 3)
    rounds = 10
    for seat in range(2):
        turns = sum(tribe.turns for tribe in trial.accounts.tribes if tribe.seat == seat)
        assert 0 < turns <= rounds


def test_income_in_decline_belongs_to_the_old_race() -> None:
    accounts = told(
        opened("orcs", "flying"),
        opened("elves", "hill"),
        taken(0, "orcs", "flying"),
        paid(0, ("race-orcs SW-COI-1", 4), ("power-flying SW-P-FLYING", 1)),
        declined(0, "orcs"),
        paid(0, ("race-orcs SW-COI-1", 3)),
        taken(0, "elves", "hill"),
        paid(0, ("race-orcs SW-COI-1", 2), ("race-elves SW-COI-1", 5), ("power-hill SW-P-HILL", 1)),
    )
    old, new = accounts.tribes
    assert coins(old) == (10, 5, 1)
    assert coins(new) == (6, 0, 1)
    assert (old.first, new.first) == (True, False)
    assert accounts.other == [0, 0]


def test_a_race_that_comes_again_is_another_tribe() -> None:
    accounts = told(
        opened("orcs", "flying"),
        taken(0, "orcs", "flying"),
        paid(0, ("race-orcs SW-COI-1", 4)),
        declined(0, "orcs"),
        opened("orcs", "hill"),
        taken(0, "orcs", "hill"),
        paid(0, ("race-orcs SW-COI-1", 6), ("power-hill SW-P-HILL", 2)),
    )
    assert [coins(tribe) for tribe in accounts.tribes] == [(4, 0, 1), (8, 0, 1)]
    assert [tribe.opening for tribe in accounts.tribes] == [True, False]


def test_open_combos_that_swap_their_powers() -> None:
    accounts = told(
        opened("orcs", "flying"),
        opened("elves", "hill"),
        opened("giants", "forest"),
        ("badges-swapped", {"seat": 0, "gained": "hill", "given": "flying", "place": 1}),
        taken(0, "orcs", "hill"),
    )
    assert accounts.opened == {"orcs": "hill", "elves": "flying", "giants": "forest"}
    assert accounts.tribes[0].opening


def test_a_borrowed_power_pays_the_active_race_and_a_thing_nobody() -> None:
    accounts = told(
        opened("orcs", "flying"),
        taken(1, "orcs", "flying"),
        paid(1, ("power-hill SW-P-HILL", 2), ("relic-crown SU-X", 3)),
    )
    assert coins(accounts.tribes[0]) == (2, 0, 1)
    assert accounts.other == [0, 3]


def test_coins_outside_the_income_go_by_their_rule() -> None:
    accounts = told(
        opened("orcs", "flying"),
        taken(0, "orcs", "flying"),
        ("coins-paid", {"seat": 0, "coins": 2, "rule": "SW-CMB-2"}),
        ("coins-gained", {"seat": 0, "coins": 1, "rule": "SW-CMB-3"}),
        ("coins-gained", {"seat": 0, "coins": 3, "rule": "SW-R-ORCS-2"}),
        ("coins-paid", {"seat": 0, "coins": 1, "rule": "SW-P-FLYING"}),
        ("coins-gained", {"seat": 1, "coins": 4, "rule": "SW-R-ORCS"}),
    )
    assert coins(accounts.tribes[0]) == (2, 0, 0)
    assert accounts.other == [-1, 4]
