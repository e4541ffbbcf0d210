"""Choices and questions of Dungeon Lords say what will come of them."""

from __future__ import annotations

from collections.abc import Iterator

from tests.text.dungeon_lords.games import moments

from warren.games.dungeon_lords import frames
from warren.games.dungeon_lords.battle import phases
from warren.games.dungeon_lords.sight import combat
from warren.games.dungeon_lords.state import State
from warren.text.catalogue import Catalogue
from warren.text.narration import action_line, prompt_line

ENGLISH = Catalogue("en")


def choices(verb: str, edition: str = "beginners") -> Iterator[tuple[State, int, str]]:
    """Every such choice of a game: the moment, the seat, and the choice in words."""
    for state, seat, _ in moments(3, 5, {"edition": edition}):
        if seat < 0:
            continue
        for code in state.legal_actions(seat):
            if state.action(code).verb == verb:
                yield state, seat, action_line(ENGLISH, state, seat, code)


def test_traps_of_the_second_year_are_drawn_and_one_is_not_kept() -> None:
    told = {(int(state.year()), line) for state, _, line in choices("act") if "trap" in line}
    assert {(1, "Pay 1 gold, take 1 trap"), (1, "Take 1 trap")} <= told
    assert {(2, "Pay 1 gold, draw 2 traps, keep 1"), (2, "Draw 2 traps, keep 1")} <= told


def test_a_combat_card_that_is_known_is_named_where_it_may_be_looked_at_again() -> None:
    again = 0
    for state, seat, line in choices("spy"):
        place = int(line.partition("card ")[2][:1])
        seen = combat.has_seen(state, seat, place - 1)
        assert line.startswith("Look again") == seen
        if seen:
            again += 1
            card = state.table.deck.spells[combat.row(state)[place - 1]].id
            assert line.endswith(ENGLISH.text(f"dungeon_lords-spell-{card}", "nom"))
    assert again


def test_who_adds_no_fatigue_is_not_told_of_pets() -> None:
    lines = {
        (combat.is_tiring(state), line)
        for state, _, line in choices("done", "festival")
        if state.deciding() and frames.step(state) == frames.BATTLE
    }
    assert (True, "Add nothing") in lines
    assert (False, "Go on without pets") in lines
    assert (True, "Go on without pets") not in lines


def test_a_question_says_where_it_is_answered() -> None:
    asked = {
        prompt_line(ENGLISH, state, seat, ["Ann", "Ben", "Cleo"]).partition(": ")[2]
        for state, seat, _ in choices("decline")
    }
    assert {
        "act or decline",
        "choose whom to hire on the board, or decline",
        "choose a room on the board, or decline",
        "choose a cell in your dungeon, or decline",
    } <= asked


def test_a_monster_is_chosen_before_the_one_it_hits() -> None:
    asked: dict[str, set[str]] = {"attack": set(), "target": set()}
    for verb, told in asked.items():
        for state, seat, _ in choices(verb):
            if combat.phase(state) == phases.MONSTERS:
                told.add(
                    prompt_line(ENGLISH, state, seat, ["Ann", "Ben", "Cleo"]).partition(", ")[2]
                )
    assert asked == {"attack": {"choose who attacks"}, "target": {"choose whom to hit"}}
