"""JSON Patch as the server writes it."""

from __future__ import annotations

import jsonpatch
import pytest
from hypothesis import given
from hypothesis import strategies as st

from warren.client.patch import PatchError, patched
from warren.core.patch import difference

KEYS = st.text(alphabet="ab/~1", max_size=3)
DOCUMENTS = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 3) | st.text(max_size=2),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(KEYS, inner, max_size=4),
    max_leaves=20,
)


@given(DOCUMENTS, DOCUMENTS)
def test_what_the_server_writes_is_taken_over(before: object, after: object) -> None:
    operations = difference(before, after)
    assert patched(before, operations) == after
    assert patched(before, operations) == jsonpatch.apply_patch(before, operations)


def test_the_old_document_stays() -> None:
    before = {"coins": [1, 2]}
    assert patched(before, [{"op": "replace", "path": "/coins/1", "value": 5}]) == {"coins": [1, 5]}
    assert before == {"coins": [1, 2]}


@pytest.mark.parametrize(
    "operation",
    [
        {"op": "replace", "path": "/nothing", "value": 1},
        {"op": "remove", "path": "/nothing"},
        {"op": "replace", "path": "/coins/7", "value": 1},
        {"op": "remove", "path": "/coins/0"},
        {"op": "replace", "path": "/name/0", "value": 1},
        {"op": "replace", "path": "/coins/one", "value": 1},
        {"op": "replace", "path": "/nothing/inside", "value": 1},
        {"path": "/coins"},
    ],
)
def test_what_does_not_fit_is_an_error(operation: dict[str, object]) -> None:
    with pytest.raises(PatchError):
        patched({"coins": [1, 2], "name": "x"}, [operation])
