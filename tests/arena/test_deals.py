"""Who plays whom."""

from __future__ import annotations

from warren.arena.deals import Event


def event(*bots: str, players: int = 2) -> Event:
    return Event("small_world", bots, players, {}, 1, 5.0, 1024)


def test_every_two_bots_meet_on_every_deal() -> None:
    found = event("a", "b", "c").pairings(18)
    assert [(one.deal, one.bots) for one in found[:4]] == [
        (0, (0, 1)),
        (0, (0, 2)),
        (0, (1, 2)),
        (1, (0, 1)),
    ]
    assert len(found) == 9
    assert [one.first for one in found] == list(range(0, 18, 2))
    assert [one.number for one in found] == list(range(9))


def test_games_are_rounded_up_to_whole_deals() -> None:
    assert len(event("a", "b", "c").pairings(1)) == 3


def test_everybody_sits_everywhere_once() -> None:
    (pairing,) = event("a", "b", "c", players=3).pairings(3)
    seatings = list(pairing.seatings())
    for seat in range(3):
        assert {seats[seat] for seats in seatings} == {0, 1, 2}


def test_a_bot_named_often_sits_there_often() -> None:
    assert event("a", "b", "b", "b", players=4).lineups() == [(0, 1, 1, 1)]
    assert event("a", "a").lineups() == []
