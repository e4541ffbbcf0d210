"""Deck files: reading and checking them.  [HDL-DAT-1] to [HDL-DAT-4]"""

from __future__ import annotations

from importlib import resources
from typing import Final

import yaml

from warren.core.fields import Fields, as_mapping
from warren.core.refusal import InputError
from warren.core.yaml_data import yaml_data
from warren.games.heroes.card import AFTER_NAMES, COMPANIONS, KIND_NAMES, MAGIC, ON_BOARD, Card
from warren.games.heroes.hexes import Board
from warren.games.heroes.magic.catalogue import MAGIC as MAGIC_KINDS

_FIELDS: Final = (
    "kind",
    "count",
    "cost",
    "attack",
    "support",
    "reserve",
    "magic",
    "after",
    "provenance",
    "title",
)
MOST_CARDS: Final = 62
MANY: Final = 99
HAND: Final = 8
CRAFT: Final = 7

_PRINTED: Final[dict[str, tuple[int, int, int]]] = {
    "crossbowmen": (2, 3, 0),
    "men-at-arms": (2, 1, 0),
    "spearmen": (1, 0, 0),
    "fortress": (0, 3, 0),
    "garrison": (0, 1, 0),
    "potion-of-strength": (0, 0, 1),
}
_ATTACKS: Final = {"crossbowmen": 2, "men-at-arms": 2, "spearmen": 2}


def read_deck(data: object) -> list[Card]:
    """The cards of a deck, in the order of the file."""
    fields = Fields(data, "deck")
    fields.only(("deck", "provenance", "cards"))
    for name in ("deck", "provenance"):
        if fields.has(name):
            fields.text(name)
    cards = fields.fields("cards")
    found = [_card(name, cards.fields(name)) for name in cards.names()]
    if not 1 <= len(found) <= MOST_CARDS:
        raise InputError("error-deck-size", {"field": cards.path, "count": len(found)})
    _check_printed(found)
    return found


def _card(id: str, fields: Fields) -> Card:
    fields.only(_FIELDS)
    kind = fields.choice("kind", KIND_NAMES)
    cost = fields.fields("cost")
    cost.only(COMPANIONS)
    magic = None
    after = ON_BOARD
    if kind == MAGIC:
        name = fields.text("magic")
        if name not in MAGIC_KINDS:
            raise InputError("error-unknown-name", {"field": fields.at("magic"), "value": name})
        magic = MAGIC_KINDS[name]
        after = fields.choice("after", AFTER_NAMES)
        if (after == ON_BOARD) != (magic.support() > 0):
            raise InputError("error-card-after", {"field": fields.at("after")}, magic.rule)
    support = int(magic.support()) if magic else fields.integer("support", 0, MANY)
    title: dict[str, str] = {}
    if fields.has("title"):
        titles = fields.fields("title")
        title = {language: titles.text(language) for language in titles.names()}
    return Card(
        id,
        kind,
        fields.integer("count", 1, MANY),
        [cost.integer(name, 0, MANY) if cost.has(name) else 0 for name in COMPANIONS],
        fields.integer("attack", 0, MANY) if fields.has("attack") else 0,
        support,
        fields.flag("reserve", False),
        after,
        magic,
        fields.text("provenance") if fields.has("provenance") else "",
        title,
    )


def _check_printed(cards: list[Card]) -> None:
    """Cards that the rulebook shows keep what it says of them."""
    by_id = {card.id: card for card in cards}
    for id, cost in _PRINTED.items():
        card = by_id.get(id)
        if card is None:
            continue
        attack = _ATTACKS.get(id, int(card.attack))
        if (card.warriors, card.craftsmen, card.mages) != cost or card.attack != attack:
            raise InputError("error-card-printed", {"card": id}, "HDL-DAT-1")
    if "crossbowmen" in by_id and by_id["crossbowmen"].support != 4:
        raise InputError("error-card-printed", {"card": "crossbowmen"}, "HDL-DAT-1")
    if "men-at-arms" in by_id and by_id["men-at-arms"].support < 1:
        raise InputError("error-card-printed", {"card": "men-at-arms"}, "HDL-DAT-1")
    if (
        "fortress" in by_id
        and "catapult" in by_id
        and by_id["fortress"].support + by_id["catapult"].support < CRAFT
    ):
        raise InputError("error-card-printed", {"card": "catapult"}, "HDL-DAT-2")


def check_deck(cards: list[Card], players: int) -> None:
    """Everybody must get a hand.  [HDL-DAT-4]"""
    count = sum(card.count for card in cards if not card.reserve)
    if count < HAND * players:
        raise InputError(
            "error-deck-short", {"count": count, "needed": HAND * players}, "HDL-DAT-4"
        )


def shipped_deck() -> list[Card]:
    text = _resource("decks", "standard.yaml")
    return read_deck(yaml_data(text))


def shipped_board(id: str) -> Board:
    """The levels are how many tiles there are of each, from 1 to 12.  [HDL-DAT-3]"""
    data: object = yaml_data(_resource("boards", "boards.yaml"))
    board = Fields(data, "").fields("boards").fields(id)
    rows = [row for row in board.items("rows") if isinstance(row, int)]
    levels = [count for count in board.items("levels") if isinstance(count, int)]
    return Board(id, rows, levels, board.text("provenance"))


def parse_deck(text: str, name: str) -> dict[str, object]:
    """A deck file of one's own as the data that a table's option takes."""
    try:
        _refuse_doubles(yaml.SafeLoader(text).get_single_node(), "")
        data: object = yaml.safe_load(text)
    except yaml.YAMLError as error:
        problem = " ".join(str(error).split())
        raise InputError("error-not-yaml", {"file": name, "problem": problem}) from error
    return {str(key): value for key, value in as_mapping(data, name).items()}


def _refuse_doubles(node: yaml.Node | None, path: str) -> None:
    """A card listed twice would silently replace the first.  [HDL-DAT-4]"""
    if not isinstance(node, yaml.MappingNode):
        return
    seen: set[str] = set()
    for key, value in node.value:
        name = str(key.value)
        if name in seen:
            raise InputError("error-twice", {"field": path or name, "value": name}, "HDL-DAT-4")
        seen.add(name)
        _refuse_doubles(value, f"{path}.{name}" if path else name)


def _resource(folder: str, file: str) -> str:
    found = resources.files("warren.games.heroes").joinpath(folder, file)
    return found.read_text(encoding="utf-8")
