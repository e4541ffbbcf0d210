"""Looking messages up."""

from __future__ import annotations

import pytest

from warren.core.refusal import InputError
from warren.text.catalogue import Catalogue, MissingTextError, languages
from warren.text.names import listed, seat_name


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


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(InputError) as caught:
        Catalogue("la")
    assert caught.value.message == "error-unknown-language"
    assert caught.value.details["value"] == "la"


def test_lists() -> None:
    assert listed(Catalogue("ru"), ["Анна"]) == "Анна"
    assert listed(Catalogue("ru"), ["Анна", "Борис"]) == "Анна и Борис"
    assert listed(Catalogue("en"), ["Ann", "Bob", "Cid"]) == "Ann, Bob and Cid"
