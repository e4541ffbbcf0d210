"""Decks: the shipped one, and a host's own with errors by field."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from tests.tools.heroes.decks import Data, deck, fortification, magic, troop
from tests.tools.heroes.position import GAME
from tests.tools.rules import rules

from warren.core.refusal import InputError
from warren.games.heroes.card import KIND_NAMES
from warren.games.heroes.deck_file import parse_deck, read_deck, shipped_deck
from warren.games.heroes.magic.catalogue import MAGIC

TROOPS = {
    "spearmen": (8, (1, 0, 0), 2, 0),
    "militia": (5, (0, 1, 0), 1, 0),
    "archers": (7, (1, 1, 0), 1, 2),
    "swordsmen": (5, (2, 0, 0), 3, 0),
    "men-at-arms": (6, (2, 1, 0), 2, 1),
    "halberdiers": (6, (3, 0, 0), 2, 2),
    "sappers": (5, (0, 3, 0), 1, 3),
    "catapult": (6, (1, 2, 0), 1, 3),
    "ballista": (6, (2, 2, 0), 2, 3),
    "crossbowmen": (6, (2, 3, 0), 2, 4),
    "cavalry": (6, (4, 0, 0), 3, 3),
    "knights": (4, (5, 1, 0), 4, 4),
    "siege-tower": (4, (3, 3, 0), 2, 5),
}
FORTIFICATIONS = {
    "garrison": (7, (0, 1, 0), 0, 1),
    "tower": (6, (0, 2, 0), 0, 2),
    "fortress": (7, (0, 3, 0), 0, 4),
    "citadel": (4, (0, 4, 0), 0, 6),
}
MAGES = {
    "potion-of-strength": 1,
    "magic-sword": 2,
    "dragonslayer": 3,
    "claim": 1,
    "alchemy": 3,
    "clairvoyance": 1,
    "teleportation": 2,
    "phantom-warriors": 1,
    "builders-charm": 1,
    "panic": 2,
    "alliance": 1,
    "runestone": 2,
    "treasure-map": 2,
    "relocation": 1,
}


def own() -> Data:
    """A small deck of one's own that is in order."""
    stone = magic("runestone", 1, count=1, after="board")
    stone |= {"reserve": True, "provenance": "ours", "title": {"ru": "Камень", "en": "Stone"}}
    return deck(
        spearmen=troop(2, 0, warrior=1),
        catapult=troop(1, 3, warrior=1),
        fortress=fortification(4, count=1, craftsman=3),
        stone=stone,
    )


@rules("HDL-DAT-1", "HDL-DAT-2", "HDL-MAG-1")
def test_the_shipped_deck() -> None:
    cards = shipped_deck()
    found = {
        card.id: (
            card.count,
            (card.warriors, card.craftsmen, card.mages),
            card.attack,
            card.support,
        )
        for card in cards
        if card.magic is None
    }
    assert found == {**TROOPS, **FORTIFICATIONS}
    mages = {card.id: card.mages for card in cards if card.magic is not None}
    assert mages == MAGES
    assert {card.id for card in cards if card.reserve} == {
        "knights",
        "siege-tower",
        "citadel",
        "dragonslayer",
    }
    assert {card.id for card in cards if card.after == 1} == {"claim", "alchemy", "treasure-map"}
    assert all(card.provenance for card in cards)
    assert all(card.magic is MAGIC[card.id] for card in cards if card.magic is not None)
    assert [magic.id for magic in MAGIC.values()] == list(MAGIC)


@rules("HDL-DAT-4")
def test_a_deck_of_ones_own() -> None:
    cards = read_deck(own())
    assert [card.id for card in cards] == ["spearmen", "catapult", "fortress", "stone"]
    assert [KIND_NAMES[int(card.kind)] for card in cards] == [
        "troop",
        "troop",
        "fortification",
        "magic",
    ]
    assert (cards[3].support, cards[3].title) == (2, {"ru": "Камень", "en": "Stone"})
    state = GAME.new_state(2, {"deck": own()})
    assert [card.id for card in state.table.cards] == [card.id for card in cards]
    assert state.to_json()["discard"] == {"stone": 1}
    assert GAME.state_from_json(state.to_json()).key() == state.key()


def change(path: list[str], value: object) -> Callable[[Data], None]:
    def apply(data: Data) -> None:
        inner: Any = data
        for key in path[:-1]:
            inner = inner[key]
        if value is None:
            del inner[path[-1]]
        else:
            inner[path[-1]] = value

    return apply


SPEARMEN = ["cards", "spearmen"]
STONE = ["cards", "stone"]


@rules("HDL-DAT-4")
@pytest.mark.parametrize(
    ("changes", "message", "named"),
    [
        (change(["colour"], "red"), "error-unknown-field", "deck.colour"),
        (change(["cards"], None), "error-missing-field", "deck.cards"),
        (change(["cards"], []), "error-not-a-mapping", "deck.cards"),
        (change(["cards"], {}), "error-deck-size", "deck.cards"),
        (change([*SPEARMEN, "kind"], "beast"), "error-unknown-name", "deck.cards.spearmen.kind"),
        (change([*SPEARMEN, "kind"], None), "error-missing-field", "deck.cards.spearmen.kind"),
        (change([*SPEARMEN, "count"], 0), "error-out-of-range", "deck.cards.spearmen.count"),
        (change([*SPEARMEN, "count"], 100), "error-out-of-range", "deck.cards.spearmen.count"),
        (
            change([*SPEARMEN, "count"], "many"),
            "error-not-a-whole-number",
            "deck.cards.spearmen.count",
        ),
        (change([*SPEARMEN, "speed"], 3), "error-unknown-field", "deck.cards.spearmen.speed"),
        (
            change([*SPEARMEN, "cost", "gold"], 3),
            "error-unknown-field",
            "deck.cards.spearmen.cost.gold",
        ),
        (
            change([*SPEARMEN, "cost", "warrior"], -1),
            "error-out-of-range",
            "deck.cards.spearmen.cost.warrior",
        ),
        (change([*SPEARMEN, "attack"], -2), "error-out-of-range", "deck.cards.spearmen.attack"),
        (
            change([*SPEARMEN, "support"], None),
            "error-missing-field",
            "deck.cards.spearmen.support",
        ),
        (change([*SPEARMEN, "reserve"], "no"), "error-not-a-flag", "deck.cards.spearmen.reserve"),
        (change([*SPEARMEN, "title"], "S"), "error-not-a-mapping", "deck.cards.spearmen.title"),
        (change([*STONE, "magic"], "rain"), "error-unknown-name", "deck.cards.stone.magic"),
        (change([*STONE, "magic"], None), "error-missing-field", "deck.cards.stone.magic"),
        (change([*STONE, "after"], "gone"), "error-unknown-name", "deck.cards.stone.after"),
        (change([*STONE, "after"], "discard"), "error-card-after", "deck.cards.stone.after"),
        (change([*STONE, "magic"], "claim"), "error-card-after", "deck.cards.stone.after"),
    ],
)
def test_bad_decks_are_refused_by_field(
    changes: Callable[[Data], None], message: str, named: str
) -> None:
    cards = own()
    changes(cards)
    with pytest.raises(InputError) as error:
        GAME.new_state(2, {"deck": cards})
    assert (error.value.message, error.value.details["field"]) == (message, named)


@rules("HDL-DAT-4")
@pytest.mark.parametrize("players", [2, 5])
def test_eight_cards_a_player_outside_the_reserve(players: int) -> None:
    cards = own()
    cards["cards"]["spearmen"]["count"] = 8 * players - 1
    cards["cards"].pop("fortress")
    cards["cards"]["catapult"] |= {"reserve": True, "count": 50}
    with pytest.raises(InputError) as error:
        GAME.new_state(players, {"deck": cards})
    assert (error.value.message, error.value.rule) == ("error-deck-short", "HDL-DAT-4")
    assert error.value.details == {"count": 8 * players - 1, "needed": 8 * players}
    cards["cards"]["spearmen"]["count"] = 8 * players
    assert GAME.new_state(players, {"deck": cards}).to_json()["deck_size"] == 8 * players


@rules("HDL-DAT-4")
def test_at_most_sixty_two_kinds_of_card() -> None:
    cards = own()
    card = cards["cards"]["catapult"]
    cards["cards"] = {f"card-{number}": card for number in range(62)}
    assert len(read_deck(cards)) == 62
    cards["cards"]["one-more"] = card
    with pytest.raises(InputError) as error:
        read_deck(cards)
    assert error.value.details == {"field": "deck.cards", "count": 63}


@rules("HDL-DAT-4")
def test_deck_files() -> None:
    assert parse_deck("deck: mine\ncards: {a: {count: 1}}\n", "mine.yaml") == {
        "deck": "mine",
        "cards": {"a": {"count": 1}},
    }
    for text, message in (
        ("cards: [", "error-not-yaml"),
        ("- a\n- b\n", "error-not-a-mapping"),
        ("", "error-not-a-mapping"),
    ):
        with pytest.raises(InputError) as error:
            parse_deck(text, "mine.yaml")
        assert error.value.message == message
        assert "mine.yaml" in str(error.value)


@rules("HDL-DAT-4")
@pytest.mark.parametrize(
    ("text", "field", "value"),
    [
        ("cards:\n  archers: {count: 1}\n  archers: {count: 2}\n", "cards", "archers"),
        ("cards:\n  archers: {count: 1, count: 2}\n", "cards.archers", "count"),
        ("deck: a\ndeck: b\n", "deck", "deck"),
    ],
)
def test_ids_are_unique(text: str, field: str, value: str) -> None:
    with pytest.raises(InputError) as error:
        parse_deck(text, "mine.yaml")
    assert (error.value.message, error.value.rule) == ("error-twice", "HDL-DAT-4")
    assert error.value.details == {"field": field, "value": value}
