"""What an action would cost, in words and part by part."""

from __future__ import annotations

import pytest
from tests.packs.shelf import on_the_shelf, trial_data
from tests.text.decks import own_deck
from tests.text.games import heroes_moments, moments
from tests.text.lines import check
from tests.tools.boards import row
from tests.tools.heroes import position as heroes
from tests.tools.play import action
from tests.tools.position import active, fallen, position

from warren.core import state as core
from warren.core.action import Action
from warren.core.state import CHANCE
from warren.text.catalogue import Catalogue, languages
from warren.text.narration import catalogue_of, price_line, price_parts

ROW = row(a="hill edge", b="mountain", c="swamp", d="farmland edge")


def line(state: core.State, language: str, region: str, by: str = "") -> str:
    code = state.code(action("conquer", {"region": region, **({"by": by} if by else {})}))
    return price_line(catalogue_of(state, language), state, 0, code)


def test_a_conquest() -> None:
    state = position(ROW, active("humans", "commando", {"a": 6}), [fallen("orcs", {"b": 2})])
    assert line(state, "ru", "b") == "2 + гора 1 + орки 2 − боевые 1 = 4"
    assert line(state, "en", "b") == "2 + mountain 1 + Orcs 2 − Commando 1 = 4"
    assert line(state.view(None).state, "ru", "b") == "2 + гора 1 + орки 2 − боевые 1 = 4"
    assert line(state, "ru", "c") == (
        "2 − боевые 1 = 1, но напасть нельзя. "
        "Регион не соседний ни с одним регионом этой расы. [SW-CON-2]"
    )


def test_a_dragon_and_what_has_no_price() -> None:
    state = position(ROW, active("humans", "dragon-master", {"a": 6}), [])
    assert line(state, "ru", "b", by="dragon") == "1"
    stop = state.code(Action("stop", {}))
    assert price_line(Catalogue("ru"), state, 0, stop) == ""
    assert price_line(Catalogue("ru"), state, 0, -1) == ""


def test_nobody_is_to_pay() -> None:
    state = position(ROW, active("orcs", "berserk", {"a": 6}), [])
    conquest = state.code(Action("conquer", {"region": "b"}))
    assert price_line(Catalogue("ru"), state, 0, conquest) == "2 + гора 1 = 3"
    state.apply(0, state.code(Action("roll", {})))
    assert state.is_chance()
    assert price_line(Catalogue("ru"), state, CHANCE, conquest) == ""


def test_a_capture() -> None:
    state = heroes.position(
        heroes.seat("spearmen tower", (1, 1, 0), on={"c3": "catapult fortress"}),
        heroes.seat(),
        levels={"c3": 1, "d4": 9, "a1": 8},
    )
    capture = state.code(Action("capture", {"card": "spearmen", "region": "d4"}))
    assert price_line(Catalogue("ru"), state, 0, capture) == (
        "атака 2 + катапульта 3 + крепость 4 = 9 против уровня 9"
    )
    assert price_line(Catalogue("en"), state.view(0).state, 0, capture) == (
        "attack 2 + catapult 3 + fortress 4 = 9 against level 9"
    )
    weak = state.code(Action("capture", {"card": "spearmen", "region": "a1"}))
    told = price_line(Catalogue("en"), state, 0, weak)
    assert told.startswith("attack 2 against level 8; ")
    assert told.endswith("[HDL-CAP-2]")
    assert price_line(Catalogue("ru"), state, 0, state.code(Action("stop", {}))) == ""
    assert price_line(Catalogue("ru"), state, 0, -1) == ""


def test_the_parts_with_their_names_and_rules() -> None:
    state = position(ROW, active("humans", "commando", {"a": 6}), [fallen("orcs", {"b": 2})])
    price = state.explain(0, state.code(Action("conquer", {"region": "b"})))
    assert price is not None
    assert price_parts(Catalogue("ru"), price) == [
        ("основа", 2, "SW-CON-3"),
        ("гора", 1, "SW-CON-3"),
        ("орки", 2, "SW-CON-3"),
        ("боевые", -1, "SW-P-COMMANDO"),
    ]
    assert price_parts(Catalogue("en"), price)[-1] == ("Commando", -1, "SW-P-COMMANDO")


def test_things_of_packs_by_their_names() -> None:
    discount = {"block": "discount", "tokens": 1}
    with on_the_shelf(trial_data(power=[discount])):
        state = position(
            ROW,
            active("humans", "tested", {"a": 6}),
            [fallen("testers", {"b": 2})],
            options={"packs": "trial"},
        )
        assert line(state, "ru", "b") == "2 + гора 1 + испытатели 2 − испытатели 1 = 4"
        assert line(state, "en", "b") == "2 + mountain 1 + Testers 2 − Testers 1 = 4"


@pytest.mark.parametrize("language", languages())
def test_every_price_of_a_game_is_a_sentence(language: str) -> None:
    told = 0
    for key, options in (("small_world", {}), ("underground", {"pool": "both"})):
        for state, _ in moments(3, 4, None, key, dict(options)):
            told += prices(state, language)
    for state, _ in heroes_moments(3, 4):
        told += prices(state, language)
    assert told > 100


def prices(state: core.State, language: str) -> int:
    """How many of the choices have a price, which is a sentence."""
    catalogue = catalogue_of(state, language)
    told = 0
    seat = next(iter(state.actors()), CHANCE)
    for code in state.legal_actions(seat):
        price = price_line(catalogue, state, seat, code)
        verb = state.action(code).verb
        assert not price or verb in ("conquer", "capture")
        if price:
            check(price, language)
            told += 1
    return told


def test_an_own_deck_goes_by_its_own_names() -> None:
    lines: dict[str, str] = {}
    for state, _ in heroes_moments(2, 3, {"deck": own_deck()}):
        for language in languages():
            catalogue = catalogue_of(state, language)
            seat = next(iter(state.actors()), CHANCE)
            for code in state.legal_actions(seat):
                told = price_line(catalogue, state, seat, code)
                lines[language] = lines.get(language, "") + told
    assert "Полк" in lines["ru"]
    assert "Regiment" in lines["en"]
    assert "Полк" not in lines["en"]
