"""A race and a power made of the blocks under test."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack

import pytest
from tests.packs.shelf import Blocks, on_the_shelf, trial_data

Craft = Callable[[Blocks, Blocks], None]


@pytest.fixture
def craft() -> Iterator[Craft]:
    """Makes `testers` and `tested` out of these blocks."""
    with ExitStack() as stack:

        def make(race: Blocks, power: Blocks) -> None:
            stack.enter_context(on_the_shelf(trial_data(race, power)))

        yield make
