"""Bit masks."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from warren.core.numbers import bit, bit_count, bit_index, nth_bit, shifted

masks = st.integers(min_value=0, max_value=2**62 - 1)


@given(masks)
def test_bit_count(mask: int) -> None:
    assert bit_count(mask) == mask.bit_count()


@given(st.integers(min_value=0, max_value=61))
def test_bit_and_its_index(place: int) -> None:
    assert bit(place) == 2**place
    assert bit_index(bit(place)) == place
    assert shifted(3, min(place, 59)) == 3 * 2 ** min(place, 59)


@given(masks.filter(bool))
def test_bit_index_is_the_lowest(mask: int) -> None:
    assert mask % 2 ** bit_index(mask) == 0
    assert mask >> bit_index(mask) & 1


@given(masks)
def test_nth_bit(mask: int) -> None:
    places = [place for place in range(62) if mask >> place & 1]
    assert [nth_bit(mask, rank) for rank in range(len(places))] == places
