"""A game begins with what was asked for."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from warren.core.match import Match, begin, repeat
from warren.core.record import Record
from warren.games.registry import game, games
from warren.server.atlas.exhibit import Exhibit
from warren.server.gallery.opening import Opening, opening
from warren.server.gallery.showing import exhibit_of, exhibits

ENOUGH = 4


def opened(key: str, exhibit: Exhibit, seed: int = 1) -> Opening:
    wish = exhibit.wish
    actions = [(action.verb, action.args) for action in wish.actions]
    return opening(key, wish.players, wish.options, actions, seed)


def played(key: str, exhibit: Exhibit, made: Opening) -> Match:
    """The same lines, as a table takes them over."""
    title, wish = game(key), exhibit.wish
    names = [str(seat) for seat in range(wish.players)]
    match = begin(title, Record(key, wish.players, wish.options, names, {}, title.rules_version()))
    for line in made.record():
        repeat(match, line)
    return match


def one_of_each(kinds: Iterable[Exhibit]) -> list[Exhibit]:
    return list({(one.kind, one.wish.start): one for one in kinds if one.wish.actions}.values())


@pytest.mark.parametrize(
    ("key", "exhibit"),
    [
        pytest.param(one.key, exhibit, id=f"{one.key}-{exhibit.kind}-{exhibit.id}")
        for one in games()
        for exhibit in one_of_each(exhibits(one.key))
    ],
)
def test_chance_brings_it_and_then_somebody_decides(key: str, exhibit: Exhibit) -> None:
    made = opened(key, exhibit)
    match = played(key, exhibit, made)
    wanted = {str(action) for action in exhibit.wish.actions}
    assert wanted <= {str(line.action) for line in match.record.lines}
    assert not match.state.is_chance()
    assert 0 <= made.seat < exhibit.wish.players
    if exhibit.wish.start == "dealt":
        assert all(line.seat < 0 for line in match.record.lines)
        assert match.state.deciding() == [0] == [made.seat]


@pytest.mark.parametrize("key", [one.key for one in games() if exhibits(one.key)])
def test_every_table_can_be_set_up(key: str) -> None:
    for options in {str(one.wish.options): one.wish for one in exhibits(key)}.values():
        game(key).new_state(options.players, options.options)


def test_a_race_lies_on_top_and_i_am_the_first_to_choose() -> None:
    orcs = exhibit_of("small_world", "race", "orcs")
    view = played("small_world", orcs, opened("small_world", orcs)).state.view(0).to_json()
    column = view["column"]
    assert isinstance(column, list)
    assert column[0]["race"] == "orcs"


def test_a_card_comes_to_my_hand() -> None:
    tower = exhibit_of("heroes", "fortification", "tower")
    made = opened("heroes", tower)
    view = played("heroes", tower, made).state.view(made.seat).to_json()
    assert "tower" in str(view["seats"])


def test_openings_differ() -> None:
    orcs = exhibit_of("small_world", "race", "orcs")
    made = [opened("small_world", orcs, seed).lines for seed in range(ENOUGH)]
    assert any(lines != made[0] for lines in made[1:])
