"""What is wrong with a deck of one's own is told by field."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from tests.tools.dungeon_lords.decks import SECTIONS, Data, own, row

from warren.core.refusal import InputError
from warren.games.dungeon_lords.deck_file import read_deck

Key = str | int


def change(*path: Key, to: object) -> Callable[[Data], None]:
    def apply(data: Data) -> None:
        inner: Any = data
        for key in path[:-1]:
            inner = inner[key]
        inner[path[-1]] = to

    return apply


def drop(*path: Key) -> Callable[[Data], None]:
    def apply(data: Data) -> None:
        inner: Any = data
        for key in path[:-1]:
            inner = inner[key]
        del inner[path[-1]]

    return apply


def faults() -> Iterator[tuple[Callable[[Data], None], str, str]]:
    yield change("colour", to="red"), "error-unknown-field", "deck.colour"
    yield change("deck", to=1), "error-not-a-text", "deck.deck"
    yield drop("pets"), "error-missing-field", "deck.pets"
    yield change("pets", to={}), "error-not-a-list", "deck.pets"
    yield change("pets", 3, to="rat"), "error-not-a-mapping", "deck.pets[3]"
    monster = "deck.monsters[3]"
    for path, value, message, field in (
        (("id",), "ogre", "error-unknown-name", "id"),
        (("id",), "goblin", "error-twice", "id"),
        (("id",), 7, "error-not-a-text", "id"),
        (("set",), "promo", "error-unknown-name", "set"),
        (("rule",), "DL-M-SLIME", "error-deck-fixed", "rule"),
        (("provenance",), 3, "error-not-a-text", "provenance"),
        (("reconstructed",), "size", "error-not-a-list", "reconstructed"),
        (("reconstructed",), [1], "error-not-a-text", "reconstructed[0]"),
        (("strength",), 3, "error-unknown-field", "strength"),
        (("size",), "huge", "error-unknown-name", "size"),
        (("size",), "none", "error-unknown-name", "size"),
        (("ghost",), "yes", "error-not-a-flag", "ghost"),
        (("copies",), 2, "error-not-a-list", "copies"),
        (("copies",), [2], "error-deck-length", "copies"),
        (("copies", 1), -1, "error-out-of-range", "copies[1]"),
        (("copies", 0), 10, "error-out-of-range", "copies[0]"),
        (("cost",), [1], "error-not-a-mapping", "cost"),
        (("cost",), {}, "error-empty", "cost"),
        (("cost", "gold"), 21, "error-out-of-range", "cost.gold"),
        (("cost", "gold"), "one", "error-not-a-whole-number", "cost.gold"),
        (("cost", "silver"), 1, "error-unknown-field", "cost.silver"),
        (("damage",), [3], "error-deck-length", "damage"),
        (("damage", 1), 1.5, "error-not-a-whole-number", "damage[1]"),
    ):
        yield change("monsters", 3, *path, to=value), message, f"{monster}.{field}"
    yield drop("monsters", 3), "error-deck-missing", "deck.monsters"
    yield drop("monsters", 3, "id"), "error-missing-field", f"{monster}.id"
    yield drop("monsters", 3, "cost"), "error-missing-field", f"{monster}.cost"
    for section, index, path, value, message, field in (
        ("rooms", 0, ("kind",), "battle", "error-unknown-field", "imps"),
        ("rooms", 0, ("kind",), "cellar", "error-unknown-name", "kind"),
        ("rooms", 0, ("gives",), "gold", "error-deck-fixed", "gives"),
        ("rooms", 0, ("zone",), "middle", "error-unknown-name", "zone"),
        ("rooms", 0, ("year",), 3, "error-out-of-range", "year"),
        ("rooms", 0, ("imps",), 0, "error-out-of-range", "imps"),
        ("rooms", 17, ("imps",), 1, "error-out-of-range", "imps"),
        ("rooms", 0, ("points",), {}, "error-unknown-field", "points"),
        ("rooms", 8, ("kind",), "scoring", "error-missing-field", "points"),
        ("rooms", 13, ("points",), {"ghost": 2}, "error-missing-field", "points.vampire"),
        ("rooms", 13, ("points", "imp"), 1, "error-unknown-field", "points.imp"),
        ("tunnels", 0, ("set",), "base", "error-deck-fixed", "set"),
        ("tunnels", 0, ("copies",), 2, "error-unknown-field", "copies"),
        ("experts", 0, ("surcharge",), "imp", "error-unknown-name", "surcharge"),
        ("experts", 0, ("space",), 4, "error-out-of-range", "space"),
        ("traps", 0, ("price",), [{}], "error-deck-length", "price"),
        ("traps", 0, ("price", 1, "trap"), 1, "error-unknown-field", "price[1].trap"),
        ("traps", 0, ("price", 1), 2, "error-not-a-mapping", "price[1]"),
        ("traps", 0, ("damage",), [[3]], "error-deck-length", "damage"),
        ("traps", 0, ("damage", 1), 4, "error-not-a-list", "damage[1]"),
        ("traps", 0, ("damage", 1), [], "error-deck-length", "damage[1]"),
        ("traps", 0, ("damage", 0, 0), 99, "error-out-of-range", "damage[0][0]"),
        ("traps", 0, ("copies",), 10, "error-out-of-range", "copies"),
        ("spells", 0, ("speed",), "medium", "error-unknown-name", "speed"),
        ("spells", 0, ("magic",), True, "error-not-a-whole-number", "magic"),
        ("events", 0, ("needs",), "pets", "error-deck-fixed", "needs"),
        ("pets", 0, ("window",), "building", "error-deck-fixed", "window"),
        ("pets", 0, ("also",), "building", "error-deck-fixed", "also"),
        ("pets", 0, ("amounts",), [], "error-deck-length", "amounts"),
        ("adventurers", 0, ("kind",), "thief", "error-deck-fixed", "kind"),
        ("adventurers", 0, ("kind",), "ninja", "error-unknown-name", "kind"),
        ("adventurers", 0, ("year",), 2, "error-deck-fixed", "year"),
        ("adventurers", 0, ("icons",), 1, "error-out-of-range", "icons"),
        ("adventurers", 0, ("hit_points",), 0, "error-out-of-range", "hit_points"),
        ("paladins", 0, ("kind",), "human", "error-deck-fixed", "kind"),
        ("paladins", 0, ("points",), -4, "error-out-of-range", "points"),
        ("locations", 0, ("location",), "get-food", "error-unknown-field", "location"),
        ("locations", 0, ("order",), [1, 2], "error-deck-length", "order"),
        ("locations", 0, ("order",), [1, 2, 2], "error-deck-order", "order"),
        ("locations", 0, ("spaces",), [], "error-deck-length", "spaces"),
        ("locations", 0, ("spaces", 1), 3, "error-not-a-mapping", "spaces[1]"),
        ("locations", 0, ("spaces", 1, "door"), 1, "error-unknown-field", "spaces[1].door"),
        ("locations", 0, ("spaces", 1, "pays"), 1, "error-not-a-mapping", "spaces[1].pays"),
        ("locations", 0, ("spaces", 1, "spies"), 1, "error-not-a-flag", "spaces[1].spies"),
        ("locations", 0, ("spaces", 1, "spies"), True, "error-deck-place", "spaces[1].spies"),
        ("locations", 0, ("spaces", 1, "workers"), 2, "error-deck-place", "spaces[1].workers"),
        (
            "locations",
            0,
            ("spaces", 1, "gives"),
            {"imps": 1},
            "error-deck-place",
            "spaces[1].gives.imps",
        ),
        ("locations", 0, ("spaces", 1, "rule"), "DL-FOOD-1", "error-deck-fixed", "spaces[1].rule"),
        ("opportunities", 0, ("location",), "inn", "error-unknown-name", "location"),
        ("opportunities", 0, ("location",), "mine-gold", "error-deck-fixed", "location"),
    ):
        yield change(section, index, *path, to=value), message, f"deck.{section}[{index}].{field}"


@pytest.mark.parametrize(("fault", "message", "field"), list(faults()))
def test_bad_decks_are_refused_by_field(
    fault: Callable[[Data], None], message: str, field: str
) -> None:
    data = own()
    fault(data)
    with pytest.raises(InputError) as error:
        read_deck(data)
    assert (error.value.message, error.value.details["field"]) == (message, field)


@pytest.mark.parametrize("data", [None, [], "deck", 3, {}, {1: 2}])
def test_what_is_no_deck_at_all(data: object) -> None:
    with pytest.raises(InputError):
        read_deck(data)


def less(section: str, **changes: object) -> Callable[[Data, str], None]:
    def apply(data: Data, id: str) -> None:
        row(data, section, id)[1].update(changes)

    return apply


@pytest.mark.parametrize(
    ("changes", "ids", "message", "details", "rule"),
    [
        (
            less("monsters", copies=[1, 1]),
            ["goblin"],
            "error-deck-year",
            {"field": "deck.monsters", "set": "base", "year": 1, "count": 11, "needed": 12},
            "DL-NEW-1",
        ),
        (
            less("monsters", copies=[2, 0]),
            ["cockatrice", "evil-eye"],
            "error-deck-year",
            {"field": "deck.monsters", "set": "festival", "year": 2, "count": 14, "needed": 15},
            "DL-NEW-1",
        ),
        (
            less("rooms", year=1),
            ["chapel"],
            "error-deck-year",
            {"field": "deck.rooms", "set": "base", "year": 2, "count": 7, "needed": 8},
            "DL-NEW-1",
        ),
        (
            less("rooms", year=2),
            ["bakery"],
            "error-deck-year",
            {"field": "deck.rooms", "set": "festival", "year": 1, "count": 9, "needed": 10},
            "DL-NEW-1",
        ),
        (
            less("spells", set="festival"),
            ["illusion", "magic-key", "create-food", "blind-rage", "regeneration", "aura-of-fear"],
            "error-deck-year",
            {"field": "deck.spells", "set": "base", "year": 2, "count": 3, "needed": 4},
            "DL-SET-7",
        ),
        (
            less("events", set="festival"),
            [
                "rats",
                "cave-in",
                "imp-union",
                "witch-hunt",
                "trap-recall",
                "royal-pardon",
                "charity-drive",
                "wandering-merchant",
            ],
            "error-deck-few",
            {"field": "deck.events", "set": "base", "count": 1, "needed": 2},
            "DL-SET-8",
        ),
        (
            less("traps", copies=0),
            [
                "rolling-stone",
                "pendulum",
                "trapdoor",
                "wall-of-fire",
                "cursed-ring",
                "poisoned-dart",
                "anti-magic-dart",
                "kamikaze-imp",
                "poisoned-meal",
            ],
            "error-deck-few",
            {"field": "deck.traps", "set": "base", "count": 0, "needed": 1},
            "DL-SET-6",
        ),
        (
            less("pets", copies=0),
            [
                "baby-golem",
                "stareplant",
                "impling",
                "larder-rat",
                "mimic-chest",
                "jailer-cat",
                "show-peacock",
                "howling-cub",
                "slippery-slug",
            ],
            "error-deck-few",
            {"field": "deck.pets", "set": "festival", "count": 14, "needed": 15},
            "DF-PET-2",
        ),
        (
            less("experts", space=2),
            ["clever"],
            "error-twice",
            {"field": "deck.experts", "value": 2},
            "DF-EXP-2",
        ),
    ],
)
def test_a_deck_must_be_enough_for_a_game(
    changes: Callable[[Data, str], None],
    ids: list[str],
    message: str,
    details: dict[str, object],
    rule: str,
) -> None:
    data = own()
    for id in ids:
        changes(data, id)
    with pytest.raises(InputError) as error:
        read_deck(data)
    assert (error.value.message, error.value.rule) == (message, rule)
    assert error.value.details == details


JUNK = (None, True, -1, 10**30, 0.5, "", "x", [], [None], {}, {3: 4})


@pytest.mark.parametrize("section", SECTIONS)
def test_nothing_breaks_the_reader(section: str) -> None:
    """Whatever stands in a field, the deck is read or refused."""
    for path in leaves(own()[section][-1], ()):
        data = own()
        inner = data[section][-1]
        for key in path[:-1]:
            inner = inner[key]
        for junk in JUNK:
            inner[path[-1]] = junk
            assert refused_at(data) in ("", section)


def refused_at(data: Data) -> str:
    """The section in which a deck is refused, if it is."""
    try:
        read_deck(data)
    except InputError as error:
        return str(error.details["field"]).split(".")[1].partition("[")[0]
    return ""


def leaves(data: Any, path: tuple[Key, ...]) -> Iterator[tuple[Key, ...]]:
    """Every field of a row, and every field inside."""
    if path:
        yield path
    pairs: Any = ()
    if isinstance(data, (dict, list)):
        pairs = data.items() if isinstance(data, dict) else enumerate(data)
    for key, value in pairs:
        yield from leaves(value, (*path, key))
