"""Looking messages up."""

from __future__ import annotations

import pytest
from tests.packs.shelf import on_the_shelf, trial_data
from tests.text.decks import own_deck

from warren.core.effect import Effect
from warren.core.refusal import InputError
from warren.games.heroes.game import Heroes
from warren.games.registry import game
from warren.text.catalogue import Catalogue, MissingTextError, languages
from warren.text.names import inflected, listed, seat_name, title
from warren.text.narration import catalogue_of, effect_line, help_text


def test_russian_comes_first() -> None:
    assert languages() == ("ru", "en")


def test_a_message_and_its_attribute() -> None:
    catalogue = Catalogue("ru")
    assert catalogue.text("race-orcs") == "Орки"
    assert catalogue.text("race-orcs", "gen") == "орков"


@pytest.mark.parametrize(
    ("n", "text"), [(1, "1 лес"), (3, "3 леса"), (5, "5 лесов"), (11, "11 лесов"), (21, "21 лес")]
)
def test_russian_counts(n: int, text: str) -> None:
    assert Catalogue("ru").text("terrain-forest", "count", n=n) == text


def test_names_are_put_in_without_marks() -> None:
    assert seat_name(Catalogue("ru"), 0) == "Игрок 1"
    assert seat_name(Catalogue("en"), 1) == "Player 2"


@pytest.mark.parametrize(
    ("id", "attribute"), [("race-unicorns", ""), ("race-orcs", "voc"), ("seat-name", "")]
)
def test_what_is_missing_is_never_printed(id: str, attribute: str) -> None:
    with pytest.raises(MissingTextError):
        Catalogue("ru").text(id, attribute)


@pytest.mark.parametrize("language", languages())
def test_huge_numbers_stand_as_their_digits(language: str) -> None:
    catalogue = Catalogue(language)
    assert f" {10**40}." in catalogue.text("refusal-unknown-code", code=10**40)
    limits = {"field": "f", "least": -(10**25), "most": 10**25, "value": 7 * 10**3000}
    told = catalogue.filled("error-out-of-range", limits)
    assert f"−{10**25} " in told
    assert "7000" in told
    assert len(told) < 1200


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(InputError) as caught:
        Catalogue("la")
    assert caught.value.message == "error-unknown-language"
    assert caught.value.details["value"] == "la"


def test_lists() -> None:
    assert listed(Catalogue("ru"), ["Анна"]) == "Анна"
    assert listed(Catalogue("ru"), ["Анна", "Борис"]) == "Анна и Борис"
    assert listed(Catalogue("en"), ["Ann", "Bob", "Cid"]) == "Ann, Bob and Cid"


def test_a_line_is_kept_by_what_it_is_filled_with() -> None:
    catalogue = Catalogue("ru")
    for _ in range(2):
        assert catalogue.text("terrain-forest", "count", n=1) == "1 лес"
        assert catalogue.text("terrain-forest", "count", n=2) == "2 леса"
        assert Catalogue("en").text("terrain-forest", "count", n=2) == "2 forests"
        assert catalogue.filled("seat-name", {"n": 1, "unused": "x"}) == "Игрок 1"


def test_what_is_missing_is_missing_again() -> None:
    for _ in range(2):
        with pytest.raises(MissingTextError):
            Catalogue("ru").text("seat-name")


def test_names_of_packs_come_and_go() -> None:
    catalogue = Catalogue("ru")
    effect = Effect("tribe-readied", {"seat": 0, "race": "testers", "tokens": 2})
    assert inflected(catalogue, "race", "testers")["race_gen"] == "testers"
    assert "testers" in effect_line(catalogue, "small_world", effect, ["Анна"])
    with on_the_shelf(trial_data()):
        assert inflected(catalogue, "race", "testers")["race_gen"] == "испытатели"
        assert "спытатели" in effect_line(catalogue, "small_world", effect, ["Анна"])
        assert help_text(catalogue, "race", "testers") == "Тест"
    assert inflected(catalogue, "race", "testers")["race_gen"] == "testers"
    assert "testers" in effect_line(catalogue, "small_world", effect, ["Анна"])


def test_a_filling_is_the_callers_own() -> None:
    catalogue = Catalogue("ru")
    inflected(catalogue, "race", "orcs")["race_gen"] = "?"
    assert inflected(catalogue, "race", "orcs")["race_gen"] == "орков"


def test_each_table_has_its_own_names() -> None:
    cards = own_deck()
    state = Heroes().new_state(2, {"deck": cards})
    other = Heroes().new_state(2)
    own = catalogue_of(state, "ru")
    assert own is catalogue_of(state.clone(), "ru")
    assert own is not catalogue_of(state, "en")
    assert title(own, "card", "troop00") == "Полк00"
    assert inflected(own, "card", "troop00")["card_gen"] == "Полк00"
    assert title(catalogue_of(state, "en"), "card", "troop00") == "Regiment00"
    shipped = catalogue_of(other, "ru")
    assert shipped is catalogue_of(game("dungeon_lords").new_state(3), "ru")
    assert title(shipped, "card", "troop00") == "troop00"
