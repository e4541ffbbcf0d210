"""Each reason of a refusal has a number of its own."""

from __future__ import annotations

from types import ModuleType

import pytest

from warren.games.heroes import reasons as heroes
from warren.games.small_world import reasons as small_world


@pytest.mark.parametrize("module", [small_world, heroes], ids=["small_world", "heroes"])
def test_no_two_reasons_share_a_number(module: ModuleType) -> None:
    numbers = [
        value for name, value in vars(module).items() if name.isupper() and isinstance(value, int)
    ]
    assert len(numbers) > 20
    assert sorted(numbers) == sorted(set(numbers))
