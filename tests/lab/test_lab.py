"""Which lab measures what."""

from __future__ import annotations

import pytest

from warren.core.refusal import InputError
from warren.core.title import Title
from warren.games.registry import titles
from warren.lab.lab import Lab, lab_for, lab_of
from warren.text.catalogue import Catalogue, languages

KINDS = [(title.key, kind) for title in titles() for kind in lab_of(title.key).kinds()]


def test_every_game_of_the_box_has_a_lab() -> None:
    assert {game for game, _ in KINDS} == {title.key for title in titles()}


@pytest.mark.parametrize(("game", "kind"), KINDS)
def test_a_lot_is_an_action_of_its_game(game: str, kind: str) -> None:
    lab = lab_of(game)
    if kind not in lab.lots:
        return
    lot = lab.lots[kind]
    blocks = lab.title.game().new_state(lab.title.game().min_players, {}).space().blocks
    assert any(
        block.verb == lot.verb and lot.argument in {one.name for one in block.arguments}
        for block in blocks
    )
    assert lot.drawn == (lot.verb in lab.title.chance)
    for language in languages():
        assert Catalogue(language).has(f"lab-kind-{kind}", "one")


def test_without_a_game_the_first_that_knows_the_kind_is_asked() -> None:
    assert lab_for("race", None).title.key == "small_world"
    assert lab_for("race", "underground").title.key == "underground"
    assert lab_for("card", None).title.key == "heroes"
    assert lab_for("trap", None).title.key == "dungeon_lords"


@pytest.mark.parametrize("game", [None, "heroes"])
def test_an_unknown_kind_is_told_beside_those_there_are(game: str | None) -> None:
    with pytest.raises(InputError) as caught:
        lab_for("spoon", game)
    assert caught.value.message == "error-lab-kind"
    known = str(caught.value.details["known"])
    assert "card, companion" in known
    assert ("trap" in known) == (game is None)


def test_a_title_without_a_lab_measures_nothing() -> None:
    assert Lab(Title("bids", "bids:Bids")).kinds() == []
