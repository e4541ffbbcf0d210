"""The things of Dungeon Lords have names and helps in both languages."""

from __future__ import annotations

import re

import pytest
from tests.text.dungeon_lords.things import (
    CASES,
    HELPED,
    INFLECTED,
    KEY,
    OPTIONS,
    RESOURCES,
    SPACES,
    THINGS,
    ids,
)
from tests.text.messages import ids as written
from tests.text.messages import patterns

from warren.text.catalogue import languages, shared_catalogue

ALLOWED = {
    "monster": {"damage1", "damage2", "food"},
    "room": {"imps", "food", "bonus", "fatigue"},
    "trap": {"damage1", "damage2", "damage3"},
    "spell": {"damage1", "hitpoints"},
    "pet": {"amount1", "amount2"},
    "expert": {"surcharge", "bonus"},
    "paladin": {"hitpoints", "points"},
}
COUNTED = {
    "gold": ["0 золота", "1 золото", "2 золота", "5 золота", "21 золото"],
    "food": ["0 еды", "1 еда", "2 еды", "5 еды", "21 еда"],
    "imp": ["0 импов", "1 имп", "2 импа", "5 импов", "21 имп"],
    "evil": ["0 зла", "1 зло", "2 зла", "5 зла", "21 зло"],
    "trap": ["0 ловушек", "1 ловушка", "2 ловушки", "5 ловушек", "21 ловушка"],
    "letter": ["0 писем", "1 письмо", "2 письма", "5 писем", "21 письмо"],
    "monster": ["0 монстров", "1 монстр", "2 монстра", "5 монстров", "21 монстр"],
    "pet": ["0 питомцев", "1 питомец", "2 питомца", "5 питомцев", "21 питомец"],
}
TAKEN = {
    "gold": ["1 золото", "2 золота", "5 золота"],
    "food": ["1 еду", "2 еды", "5 еды"],
    "imp": ["1 импа", "2 импов", "5 импов"],
    "evil": ["1 зло", "2 зла", "5 зла"],
    "trap": ["1 ловушку", "2 ловушки", "5 ловушек"],
    "letter": ["1 письмо", "2 письма", "5 писем"],
    "monster": ["1 монстра", "2 монстров", "5 монстров"],
    "pet": ["1 питомца", "2 питомцев", "5 питомцев"],
}
RUSSIAN = re.compile("[а-яё]", re.IGNORECASE)
LATIN = re.compile("[a-z]", re.IGNORECASE)


@pytest.mark.parametrize("language", languages())
def test_the_list_names_every_thing_and_no_other(language: str) -> None:
    assert {id for id in written(language) if id.startswith(f"{KEY}-")} >= THINGS
    files = {id for id in written(language) if re.match(f"{KEY}-({'|'.join(INFLECTED)})-", id)}
    assert files <= THINGS


@pytest.mark.parametrize("language", languages())
def test_every_thing_has_a_help(language: str) -> None:
    assert [id for id in ids(HELPED) if f"{id}.help" not in patterns(language)] == []
    for option in OPTIONS:
        assert f"option-{option}.help" in patterns(language)
    assert f"game-{KEY}.help" in patterns(language)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("case", CASES)
def test_every_name_has_its_cases(language: str, case: str) -> None:
    assert [id for id in ids(INFLECTED) if f"{id}.{case}" not in patterns(language)] == []


@pytest.mark.parametrize("kind", HELPED)
def test_helps_take_only_the_numbers_of_their_kind(kind: str) -> None:
    for id in ids({kind: HELPED[kind]}):
        used = patterns("ru")[f"{id}.help"].arguments
        assert used <= ALLOWED.get(kind, set())
        assert used == patterns("en")[f"{id}.help"].arguments


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("number", [0, 1, 2, 5, 21])
def test_every_help_can_be_read_with_any_numbers(language: str, number: int) -> None:
    texts = shared_catalogue(language)
    numbers = dict.fromkeys(set().union(*ALLOWED.values()), number)
    for id in ids(HELPED):
        help = texts.text(id, "help", **numbers)
        assert help.endswith(".")
        assert "  " not in help
        assert "\n" not in help


def test_no_help_is_half_translated() -> None:
    numbers = dict.fromkeys(set().union(*ALLOWED.values()), 3)
    for id in ids(HELPED):
        russian = shared_catalogue("ru").text(id, "help", **numbers)
        assert not LATIN.search(re.sub(r"\bI{1,3}\b", "", russian))
        assert not RUSSIAN.search(shared_catalogue("en").text(id, "help", **numbers))


@pytest.mark.parametrize("resource", RESOURCES)
def test_supplies_are_counted_in_russian(resource: str) -> None:
    texts = shared_catalogue("ru")
    id = f"{KEY}-resource-{resource}"
    assert [texts.text(id, count=n) for n in (0, 1, 2, 5, 21)] == COUNTED[resource]
    assert [texts.text(id, "acc", count=n) for n in (1, 2, 5)] == TAKEN[resource]


def test_supplies_are_counted_in_english() -> None:
    texts = shared_catalogue("en")
    assert [texts.text(f"{KEY}-resource-imp", count=n) for n in (0, 1, 2)] == [
        "0 imps",
        "1 imp",
        "2 imps",
    ]
    assert texts.text(f"{KEY}-resource-gold", "acc", count=2) == "2 gold"


def test_imps_of_a_room_are_counted() -> None:
    texts = shared_catalogue("ru")
    helps = [texts.text(f"{KEY}-room-mint", "help", imps=n) for n in (1, 2, 5)]
    assert [help.split(" 1 золото")[0] for help in helps] == [
        "1 имп приносит",
        "2 импа приносят",
        "5 импов приносят",
    ]


def test_spaces_bear_the_names_of_their_places() -> None:
    assert len(SPACES) == 48
    assert shared_catalogue("ru").text(f"{KEY}-space-get-food-3") == "Получение еды III"
    assert shared_catalogue("en").text(f"{KEY}-space-room-rental-1") == "Room Rental I"


def test_a_damage_can_be_told_for_both_years() -> None:
    texts = shared_catalogue("ru")
    both = texts.text(f"{KEY}-both-years", year1=3, year2=4)
    help = texts.text(f"{KEY}-trap-pendulum", "help", damage1=both)
    assert help.startswith("Бьёт второго приключенца на 3 (во второй год 4).")
