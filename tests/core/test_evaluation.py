"""What a position is worth where a title says nothing of its own."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from warren.core.evaluation import Evaluation, Prior, share_of
from warren.core.title import Title
from warren.games.registry import new_state

PLAIN = Title("plain", "nowhere:Nothing")


def test_the_share_grows_with_the_lead_and_both_halves_make_a_whole() -> None:
    assert share_of(0.0) == 0.5
    assert share_of(1.0) + share_of(-1.0) == pytest.approx(1.0)
    assert share_of(1e9) == 1.0
    assert share_of(-1e9) == 0.0


def test_equal_scores_are_an_even_game() -> None:
    state = new_state("small_world", 2)
    evaluation = PLAIN.part("evaluation", Evaluation)
    assert evaluation.worth(state, 0) == 0.5
    assert evaluation.worth(state, 1) == 0.5


def test_every_choice_weighs_the_same() -> None:
    codes = vec[i64]([3, 5, 8])
    weights = PLAIN.part("prior", Prior).weigh(new_state("small_world", 2), 0, codes)
    assert list(weights) == [1.0, 1.0, 1.0]
