"""Cards that the rulebook shows keep what is printed on them, whatever deck they are in."""

from __future__ import annotations

import pytest
from tests.tools.heroes.decks import Data, deck, fortification, magic, troop
from tests.tools.rules import rules

from warren.core.refusal import InputError
from warren.games.heroes.card import COMPANIONS
from warren.games.heroes.deck_file import read_deck

PRINTED: dict[str, tuple[str, dict[str, int], int | None, int]] = {
    "crossbowmen": ("troop", {"warrior": 2, "craftsman": 3}, 2, 4),
    "men-at-arms": ("troop", {"warrior": 2, "craftsman": 1}, 2, 1),
    "spearmen": ("troop", {"warrior": 1}, 2, 5),
    "fortress": ("fortification", {"craftsman": 3}, None, 4),
    "garrison": ("fortification", {"craftsman": 1}, None, 1),
    "potion-of-strength": ("magic", {"mage": 1}, None, 0),
}


def printed(id: str) -> Data:
    """A deck with a card of the rulebook as it is printed."""
    kind, cost, attack, support = PRINTED[id]
    if kind == "magic":
        card = magic(id, cost["mage"])
    elif attack is None:
        card = fortification(support, **cost)
    else:
        card = troop(attack, support, **cost)
    return deck(**{id: card}, others=troop(1, 3, warrior=1))


@rules("HDL-DAT-1", "HDL-DAT-4")
@pytest.mark.parametrize("id", PRINTED)
def test_cards_of_the_rulebook_keep_what_is_printed(id: str) -> None:
    assert read_deck(printed(id))[0].id == id
    breaks: list[tuple[list[str], int]] = [
        (["cost", kind], PRINTED[id][1].get(kind, 0) + 1) for kind in COMPANIONS
    ]
    if PRINTED[id][2] is not None:
        breaks += [(["attack"], 1), (["attack"], 3)]
    if id == "crossbowmen":
        breaks += [(["support"], 3), (["support"], 5)]
    if id == "men-at-arms":
        breaks.append((["support"], 0))
    for path, value in breaks:
        wrong = printed(id)
        inner = wrong["cards"][id]
        for key in path[:-1]:
            inner = inner[key]
        inner[path[-1]] = value
        with pytest.raises(InputError) as error:
            read_deck(wrong)
        assert (error.value.message, error.value.rule) == ("error-card-printed", "HDL-DAT-1")
        assert error.value.details == {"card": id}


@rules("HDL-DAT-1")
def test_men_at_arms_may_support_more_than_one() -> None:
    cards = printed("men-at-arms")
    cards["cards"]["men-at-arms"]["support"] = 2
    assert read_deck(cards)[0].support == 2


@rules("HDL-DAT-2")
@pytest.mark.parametrize(
    ("fortress", "catapult", "fine"), [(4, 3, True), (6, 1, True), (3, 3, False)]
)
def test_fortress_and_catapult_support_seven(fortress: int, catapult: int, fine: bool) -> None:
    cards = deck(
        fortress=fortification(fortress, craftsman=3), catapult=troop(1, catapult, warrior=1)
    )
    if fine:
        assert len(read_deck(cards)) == 2
        return
    with pytest.raises(InputError) as error:
        read_deck(cards)
    assert (error.value.message, error.value.rule) == ("error-card-printed", "HDL-DAT-2")
