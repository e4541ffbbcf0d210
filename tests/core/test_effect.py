"""Facts, and who is told which."""

from __future__ import annotations

from warren.core.effect import SPECTATOR, Effect, mask_of, only, precise

SHORT = Effect("row-spied", {"seat": 1, "place": 2})
LONG = Effect("card-seen", {"seat": 1, "place": 2, "spell": "encore"}, only(1))


def test_what_is_told_in_short_stands_out_where_all_of_it_follows() -> None:
    other = Effect("taxed", {"seat": 0})
    assert precise([]) == []
    assert precise([SHORT]) == [SHORT]
    assert precise([SHORT, LONG]) == [LONG]
    assert precise([other, SHORT, LONG, other]) == [other, LONG, other]


def test_only_a_secret_about_the_same_says_more() -> None:
    elsewhere = Effect("card-seen", {"seat": 1, "place": 3, "spell": "encore"}, only(1))
    public = Effect("card-shown", {"seat": 1, "place": 2, "spell": "encore"})
    assert precise([SHORT, elsewhere]) == [SHORT, elsewhere]
    assert precise([SHORT, public]) == [SHORT, public]
    assert precise([LONG, LONG]) == [LONG, LONG]
    assert precise([LONG, SHORT]) == [LONG, SHORT]


def test_a_fact_is_seen_by_those_in_its_mask() -> None:
    both = Effect("whispered", {}, mask_of([0, 2]))
    assert [both.visible_to(seat) for seat in (0, 1, 2, None)] == [True, False, True, False]
    assert Effect("watched", {}, mask_of([])).visible_to(None)
    assert Effect("watched", {}, only(SPECTATOR)).visible_to(None)
    assert (SHORT.is_public(), LONG.is_public()) == (True, False)
    assert SHORT.visible_to(3)
    assert SHORT.visible_to(None)
