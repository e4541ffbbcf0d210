"""A patch leads from one document to the other, to the type of every value."""

from __future__ import annotations

import json
from typing import Any

import jsonpatch
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from librt.random import Random

from warren.core.patch import difference
from warren.core.state import CHANCE
from warren.games.registry import game

KEYS = st.text(alphabet="ab/~01é\U0001f419", max_size=3)
VALUES = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-2, 2),
    st.integers(-(2**63), 2**63 - 1),
    st.sampled_from([0.0, 1.0, -1.0, 0.5]),
    st.text(max_size=3),
)
DOCUMENTS = st.recursive(
    VALUES,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(KEYS, inner, max_size=4),
    max_leaves=12,
)


def written(document: Any) -> str:
    """As text, which tells `true`, `1` and `1.0` apart."""
    return json.dumps(document, sort_keys=True)


def retyped(document: Any) -> Any:
    """The same document for `==`, with numbers of other types."""
    if isinstance(document, dict):
        return {key: retyped(value) for key, value in document.items()}
    if isinstance(document, list):
        return [retyped(value) for value in document]
    if isinstance(document, bool):
        return int(document)
    if isinstance(document, int) and abs(document) < 2**53:
        return float(document)
    return document


@settings(max_examples=300, deadline=None)
@given(DOCUMENTS, DOCUMENTS)
def test_applying_the_patch_gives_the_other_document(before: Any, after: Any) -> None:
    patch = json.loads(json.dumps(difference(before, after)))
    assert written(jsonpatch.apply_patch(before, patch)) == written(after)


@settings(max_examples=100, deadline=None)
@given(DOCUMENTS)
def test_a_change_of_type_is_a_change(before: Any) -> None:
    after = retyped(before)
    assert before == after
    patch = difference(before, after)
    assert written(jsonpatch.apply_patch(before, patch)) == written(after)
    assert bool(patch) == (written(before) != written(after))


@settings(max_examples=50, deadline=None)
@given(DOCUMENTS)
def test_nothing_changed_is_nothing_to_tell(document: Any) -> None:
    assert difference(document, json.loads(json.dumps(document))) == []


@pytest.mark.parametrize("title", ["small_world", "underground", "heroes"])
def test_the_views_of_a_game_follow_their_patches(title: str) -> None:
    """Every view of a random game, for every seat and a spectator."""
    state = game(title).new_state(3, {})
    luck = Random(11)
    eyes = [None, 0, 1, 2]
    shown: list[Any] = [state.view(seat).to_json() for seat in eyes]
    for _ in range(150):
        if state.is_over():
            break
        actor = state.actors()[0]
        codes = list(state.codes(state.actors()[0]))
        code = state.draw(luck) if actor == CHANCE else codes[luck.randrange(len(codes))]
        state.apply(actor, int(code))
        for place, seat in enumerate(eyes):
            after = state.view(seat).to_json()
            shown[place] = jsonpatch.apply_patch(shown[place], difference(shown[place], after))
            assert written(shown[place]) == written(after)
