"""Traps, combat cards, special events and pets as the ledger has them."""

from __future__ import annotations

import pytest
from tests.tools.rules import rules

from warren.games.dungeon_lords.deck_file import shipped_deck

DECK = shipped_deck()
PRICE = ("gold", "food", "imps", "monsters", "letters")
Price = dict[str, int]


def test_sizes_of_the_decks() -> None:
    for sets, traps, spells, events in (
        (("base",), 27, 9, 9),
        (("base", "festival"), 35, 12, 15),
    ):
        assert sum(one.copies for one in DECK.traps if one.set in sets) == traps
        for year in (1, 2):
            assert sum(one.set in sets and one.year == year for one in DECK.spells) == spells
        assert sum(one.set in sets for one in DECK.events) == events
    assert sum(one.copies for one in DECK.pets) == 32


@pytest.mark.parametrize(
    ("id", "copies", "prices", "damage"),
    [
        pytest.param("rolling-stone", 3, [{}, {}], [[3], [4]], marks=rules("DL-T-ROLLING-STONE")),
        pytest.param("pendulum", 3, [{}, {}], [[3], [4]], marks=rules("DL-T-PENDULUM")),
        pytest.param("trapdoor", 3, [{}, {}], [[2], [3]], marks=rules("DL-T-TRAPDOOR")),
        pytest.param(
            "wall-of-fire", 3, [{}, {}], [[1, 1], [1, 1]], marks=rules("DL-T-WALL-OF-FIRE")
        ),
        pytest.param(
            "cursed-ring",
            3,
            [{"gold": 1}, {"gold": 1}],
            [[1], [1]],
            marks=rules("DL-T-CURSED-RING"),
        ),
        pytest.param(
            "poisoned-dart", 3, [{}, {}], [[1, 2], [1, 2]], marks=rules("DL-T-POISONED-DART")
        ),
        pytest.param(
            "anti-magic-dart", 3, [{}, {}], [[1], [2]], marks=rules("DL-T-ANTI-MAGIC-DART")
        ),
        pytest.param(
            "kamikaze-imp",
            3,
            [{"imps": 1}, {"imps": 1}],
            [[3, 1], [4, 1]],
            marks=rules("DL-T-KAMIKAZE-IMP"),
        ),
        pytest.param(
            "poisoned-meal",
            3,
            [{"food": 1}, {"food": 2}],
            [[], []],
            marks=rules("DL-T-POISONED-MEAL"),
        ),
        pytest.param(
            "monster-catapult",
            2,
            [{"monsters": 1}, {"monsters": 1}],
            [[4, 5, 3], [5, 5, 4]],
            marks=rules("DF-T-MONSTER-CATAPULT"),
        ),
        pytest.param(
            "plague",
            2,
            [{"letters": 1}, {"letters": 1}],
            [[2], [3]],
            marks=rules("DF-T-PLAGUE"),
        ),
        pytest.param(
            "falling-chandelier",
            2,
            [{}, {}],
            [[3], [4]],
            marks=rules("DF-T-FALLING-CHANDELIER"),
        ),
        pytest.param(
            "endless-staircase",
            2,
            [{}, {}],
            [[1, 1], [2, 1]],
            marks=rules("DF-T-ENDLESS-STAIRCASE"),
        ),
    ],
)
def test_traps(id: str, copies: int, prices: list[Price], damage: list[list[int]]) -> None:
    [trap] = [one for one in DECK.traps if one.id == id]
    assert (trap.copies, trap.damage) == (copies, damage)
    found = [
        {name: getattr(price, name) for name in PRICE if getattr(price, name)}
        for price in trap.prices
    ]
    assert found == prices


FIRST_YEAR = [
    ("word-of-peace", "fast", 2, 2),
    ("suggestion", "fast", 2, 2),
    ("magic-shield", "fast", 1, 1),
    ("invisibility", "fast", 1, 0),
    ("detect-evil", "slow", 2, 2),
    ("fist-of-justice", "slow", 2, 1),
    ("detect-treasure", "slow", 1, 1),
    ("fireball", "fast", 1, 1),
    ("graffiti", "slow", 1, 1),
    ("encore", "fast", 1, 0),
    ("smell-of-roast", "slow", 1, 0),
    ("lullaby", "fast", 2, 1),
]
SECOND_YEAR = [
    ("aura-of-fear", "fast", 2, 1),
    ("metamorphosis", "fast", 3, 1),
    ("blind-rage", "fast", 3, 2),
    ("create-food", "slow", 2, 1),
    ("illusion", "fast", 2, 1),
    ("song-of-courage", "slow", 3, 1),
    ("regeneration", "slow", 3, 2),
    ("magic-key", "slow", 3, 1),
    ("dimensional-gate", "fast", 3, 1),
    ("feather-fall", "slow", 2, 2),
    ("exorcism", "fast", 2, 1),
    ("holy-light", "slow", 3, 1),
]


@rules(
    "DL-C-WORD-OF-PEACE",
    "DL-C-SUGGESTION",
    "DL-C-MAGIC-SHIELD",
    "DL-C-INVISIBILITY",
    "DL-C-DETECT-EVIL",
    "DL-C-FIST-OF-JUSTICE",
    "DL-C-DETECT-TREASURE",
    "DL-C-FIREBALL",
    "DL-C-GRAFFITI",
    "DF-C-ENCORE",
    "DF-C-SMELL-OF-ROAST",
    "DF-C-LULLABY",
)
def test_combat_cards_of_year_1() -> None:
    assert combat_cards(1) == FIRST_YEAR


@rules(
    "DL-C-AURA-OF-FEAR",
    "DL-C-METAMORPHOSIS",
    "DL-C-BLIND-RAGE",
    "DL-C-CREATE-FOOD",
    "DL-C-ILLUSION",
    "DL-C-SONG-OF-COURAGE",
    "DL-C-REGENERATION",
    "DL-C-MAGIC-KEY",
    "DL-C-DIMENSIONAL-GATE",
    "DF-C-FEATHER-FALL",
    "DF-C-EXORCISM",
    "DF-C-HOLY-LIGHT",
)
def test_combat_cards_of_year_2() -> None:
    assert combat_cards(2) == SECOND_YEAR


def combat_cards(year: int) -> list[tuple[str, str, int, int]]:
    return [
        (one.id, "fast" if one.fast else "slow", one.magic, one.fatigue)
        for one in DECK.spells
        if one.year == year
    ]


@rules(
    "DL-E-WITCH-HUNT",
    "DL-E-MONSTER-STRIKE",
    "DL-E-CHARITY-DRIVE",
    "DL-E-RATS",
    "DL-E-IMP-UNION",
    "DL-E-CAVE-IN",
    "DL-E-TRAP-RECALL",
    "DL-E-WANDERING-MERCHANT",
    "DL-E-ROYAL-PARDON",
    "DF-E-IM-BACK-LADIES",
    "DF-E-IMPATIENT-HEROES",
    "DF-E-SCOUT-AT-THE-ENTRANCE",
    "DF-E-PET-LICENCE",
    "DF-E-FESTIVAL-COMMITTEE",
    "DF-E-GOSSIP-COLUMN",
)
def test_special_events() -> None:
    base = [
        "witch-hunt",
        "monster-strike",
        "charity-drive",
        "rats",
        "imp-union",
        "cave-in",
        "trap-recall",
        "wandering-merchant",
        "royal-pardon",
    ]
    festival = [
        "im-back-ladies",
        "impatient-heroes",
        "scout-at-the-entrance",
        "pet-licence",
        "festival-committee",
        "gossip-column",
    ]
    assert [one.id for one in DECK.events if one.set == "base"] == base
    assert [one.id for one in DECK.events] == base + festival
    assert [one.id for one in DECK.events if one.needs == "pets"] == ["pet-licence"]


@pytest.mark.parametrize(
    ("id", "window", "amounts"),
    [
        pytest.param("baby-golem", "planning", [2], marks=rules("DF-P-BABY-GOLEM")),
        pytest.param("stareplant", "planning", [1], marks=rules("DF-P-STAREPLANT")),
        pytest.param("burrowing-puppy", "building", [1], marks=rules("DF-P-BURROWING-PUPPY")),
        pytest.param(
            "gold-sniffing-piglet", "building", [2], marks=rules("DF-P-GOLD-SNIFFING-PIGLET")
        ),
        pytest.param("larder-rat", "building", [3], marks=rules("DF-P-LARDER-RAT")),
        pytest.param("impling", "building", [1], marks=rules("DF-P-IMPLING")),
        pytest.param("big-eyed-kitten", "building", [2], marks=rules("DF-P-BIG-EYED-KITTEN")),
        pytest.param("messenger-bat", "building", [3], marks=rules("DF-P-MESSENGER-BAT")),
        pytest.param("mimic-chest", "building", [2], marks=rules("DF-P-MIMIC-CHEST")),
        pytest.param("spitting-toad", "monsters", [2], marks=rules("DF-P-SPITTING-TOAD")),
        pytest.param("guard-hedgehog", "after-fatigue", [], marks=rules("DF-P-GUARD-HEDGEHOG")),
        pytest.param("howling-cub", "bard", [1], marks=rules("DF-P-HOWLING-CUB")),
        pytest.param("slippery-slug", "before-fatigue", [1], marks=rules("DF-P-SLIPPERY-SLUG")),
        pytest.param("show-peacock", "scoring", [1, 1, 3], marks=rules("DF-P-SHOW-PEACOCK")),
        pytest.param("jailer-cat", "scoring", [1, 2, 3], marks=rules("DF-P-JAILER-CAT")),
        pytest.param(
            "hoarding-hamster", "scoring", [1, 3, 3], marks=rules("DF-P-HOARDING-HAMSTER")
        ),
    ],
)
def test_pets(id: str, window: str, amounts: list[int]) -> None:
    [pet] = [one for one in DECK.pets if one.id == id]
    assert (pet.copies, pet.window, pet.amounts) == (2, window, amounts)
    assert pet.also == ("planning" if id == "messenger-bat" else "")
