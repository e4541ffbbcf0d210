"""A title loads its parts by name, when they are asked for."""

from __future__ import annotations

import sys

import pytest

from warren.core.game import Game
from warren.core.refusal import InputError
from warren.core.title import Part, Title

HERE = "tests.core.test_title"


class Chess(Game):
    key = "chess"


class Clock(Part):
    ticks = 1


class Sandglass(Clock):
    ticks = 2


def chess(rules: str = f"{HERE}:Chess", voice: str = "") -> Title:
    return Title("chess", rules, voice=voice)


def refused(title: Title) -> InputError:
    with pytest.raises(InputError) as caught:
        title.part("voice", Clock)
    error = caught.value
    assert error.message == "error-title-part"
    assert (error.details["title"], error.details["part"]) == ("chess", "voice")
    return error


def test_the_rules_are_made_once() -> None:
    title = chess()
    assert isinstance(title.game(), Chess)
    assert title.game() is title.game()


def test_a_part_is_made_once_with_its_title() -> None:
    title = chess(voice=f"{HERE}:Sandglass")
    part = title.part("voice", Clock)
    assert isinstance(part, Sandglass)
    assert part.title is title
    assert title.part("voice", Clock) is part


def test_where_a_title_names_no_part_the_base_serves() -> None:
    assert type(chess().part("voice", Clock)) is Clock
    assert chess().part_class("voice", Clock) is Clock


def test_a_manifest_loads_nothing_by_itself() -> None:
    sys.modules.pop("warren.facts.heroes.cards", None)
    Title("chess", "warren.facts.heroes.cards:CardsPlayed")
    assert "warren.facts.heroes.cards" not in sys.modules


@pytest.mark.parametrize(
    ("name", "problem"),
    [
        (f"{HERE}:Chess", "not a Clock"),
        (f"{HERE}:HERE", "not a Clock"),
        (f"{HERE}:Hourglass", "AttributeError"),
        (f"{HERE}", "AttributeError"),
        ("nowhere.at.all:Clock", "ModuleNotFoundError"),
        (":Clock", "ValueError"),
    ],
)
def test_what_is_no_such_part_is_told_with_title_part_and_name(name: str, problem: str) -> None:
    error = refused(chess(voice=name))
    assert problem in str(error.details["problem"])
    assert error.details["name"] == name


@pytest.mark.parametrize("rules", [f"{HERE}:Clock", "warren.games.heroes.game:Heroes", "x:y"])
def test_rules_that_are_none_or_of_another_key_are_told(rules: str) -> None:
    with pytest.raises(InputError) as caught:
        chess(rules).game()
    assert caught.value.message == "error-title-part"
    assert caught.value.details["part"] == "rules"


@pytest.mark.parametrize("key", ["", "Chess", "1chess", "chess club", "a" * 33, "шахматы"])
def test_a_key_that_could_not_be_part_of_an_address_is_refused(key: str) -> None:
    with pytest.raises(InputError) as caught:
        Title(key, f"{HERE}:Chess")
    assert caught.value.message == "error-title-key"
