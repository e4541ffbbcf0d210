"""What the runner says about scenarios that pass and that fail."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from warren.scenario import ScenarioResult, Verdict, exit_code, run_paths

Run = Callable[..., ScenarioResult]

FAILURES = [
    ("- expect: {regions: {shore: {tokens: 2}}}", "regions.shore.tokens", "2", "1"),
    ("- expect: {regions: {shore: {race: orcs}}}", "regions.shore.race", "orcs", "humans"),
    ("- expect: {regions: {shore: {owner: 1}}}", "regions.shore.owner", "1", "0"),
    ("- expect: {regions: {shore: {active: false}}}", "regions.shore.active", "false", "true"),
    ("- expect: {regions: {peak: {tribe: 1}}}", "regions.peak.tribe", "1", "0"),
    ("- expect: {regions: {wood: {race: orcs}}}", "regions.wood.race", "orcs", "null"),
    (
        "- expect: {regions: {shore: {}}}",
        "regions.shore",
        "{}",
        '{"race": "humans", "tokens": 1}',
    ),
    (
        "- expect: {regions: {shore: {pieces: {hero: 1}}}}",
        "regions.shore.pieces.hero",
        "1",
        "0",
    ),
    ("- expect: {seats: {0: {coins: 5}}}", "seats.0.coins", "5", "4"),
    ("- expect: {seats: {0: {hand: 0}}}", "seats.0.hand", "0", "3"),
    ("- expect: {seats: {0: {aside: 4}}}", "seats.0.aside", "4", "0"),
    ("- expect: {seats: {1: {tokens: 3}}}", "seats.1.tokens", "3", "2"),
    ("- expect: {seats: {1: {race: null}}}", "seats.1.race", "null", "orcs"),
    ("- expect: {seats: {1: {power: hill}}}", "seats.1.power", "hill", "berserk"),
    ("- expect: {seats: {1: {ally: 0}}}", "seats.1.ally", "0", "null"),
    ("- expect: {seats: {1: {declined: [elves]}}}", "seats.1.declined", '["elves"]', "[]"),
    ("- expect: {seats: {1: {pieces: {dragon: 1}}}}", "seats.1.pieces.dragon", "1", "0"),
    ("- expect: {turn: 1}", "turn", "1", "0"),
    ("- expect: {actor: nobody}", "actor", "nobody", "0"),
    ("- expect: {round: 2}", "round", "2", "1"),
    ("- expect: {phase: redeploy}", "phase", "redeploy", "start"),
    ("- expect: {over: true}", "over", "true", "false"),
    ("- expect: {winners: [0]}", "winners", "[0]", "[1]"),
    ("- expect: {tray: {orcs: 3}}", "tray.orcs", "3", "8"),
    ("- expect: {open: 5}", "open", "5", "6"),
    ("- expect: {returned: [elves]}", "returned", '["elves"]', "[]"),
    ("- expect: {discarded: [hill]}", "discarded", '["hill"]', "[]"),
    (
        "- expect: {column: [[hill, elves]]}",
        "column[0]",
        '["hill", "elves"]',
        '["alchemist", "amazons"]',
    ),
    ("- expect: {income: 3}", "income", "3", "null"),
    ("- expect: {coins_from: {SW-COI-1: 3}}", "coins_from.SW-COI-1", "3", "null"),
    ("- expect: {log: [die-rolled]}", "log", '["die-rolled"]', "[]"),
    ("- cost: {conquer: wood, is: 3}", "is", "3", "2"),
    (
        "- cost: {conquer: wood, is: 2, parts: {SW-P-FOREST: -1}}",
        "parts.SW-P-FOREST",
        "-1",
        "0",
    ),
    ("- cost: {conquer: wood, with: die, is: 0}", "is", "0", "2"),
    ("- cost: {conquer: wood, with: sorcery, is: 1}", "is", "1", "null"),
]


@pytest.mark.parametrize(("step", "field", "expected", "found"), FAILURES)
def test_a_wrong_expectation_names_step_and_difference(
    run: Run, step: str, field: str, expected: str, found: str
) -> None:
    result = run(f"- can: {{conquer: wood}}\n{step}")
    assert result.verdict is Verdict.FAILED
    assert result.step == 2
    assert result.message == "scenario-difference"
    assert result.details["field"] == field
    assert result.details["expected"] == expected
    assert result.details["found"] == found
    assert result.rules == ("SW-CON-1",)
    assert exit_code([result]) == 1


DRAGON = """
  given:
    seats: {0: {race: humans, power: dragon-master, hand: 3}, 1: {race: orcs, power: berserk}}
    regions: {shore: {race: humans}, wood: {race: orcs, tokens: 5}}
"""


def test_a_price_is_told_by_its_means(run: Run) -> None:
    steps = """
- cost: {conquer: wood, is: 7}
- cost: {conquer: wood, with: dragon, is: 1, parts: {SW-P-DRAGON-MASTER: 1}}
- cost: {conquer: wood, with: sorcery, is: null, parts: {SW-CON-3: 0}}
"""
    result = run(steps, DRAGON)
    assert result.ok, result.message


def test_what_is_as_expected_passes(run: Run) -> None:
    result = run("- do: {conquer: wood}\n- expect: {over: false, regions: {wood: {active: true}}}")
    assert result.ok
    assert result.step == 0
    assert result.message == ""
    assert exit_code([result]) == 0


def test_the_phase_is_told_as_the_turn_goes_on(run: Run) -> None:
    steps = """
- expect: {phase: start}
- do: {conquer: wood}
- expect: {phase: conquest}
- do: stop
- expect: {phase: redeploy}
- do: {deploy: wood}
- expect: {turn: 1, phase: start}
- do: decline
- expect: {turn: 0, phase: start, round: 2}
"""
    assert run(steps).ok
    rolled = "- do: roll\n- expect: {phase: die}\n- chance: {die: 0}\n- expect: {phase: conquest}"
    assert run(rolled, ROLLER).ok
    begun = "- expect: {phase: setup}\n- chance: {first: 1}\n- expect: {phase: refill}"
    assert run(begun, "").message == "scenario-chance-unnamed"


def test_a_wrong_reason_names_the_right_one(run: Run) -> None:
    result = run('- "no": {conquer: peak}\n  why: SW-CON-1')
    assert result.verdict is Verdict.FAILED
    assert result.step == 1
    assert result.message == "scenario-other-rule"
    assert result.details["expected"] == "SW-CON-1"
    assert result.details["found"] == "SW-CON-2"


def test_what_must_be_illegal_and_is_not_fails(run: Run) -> None:
    result = run("- no: {conquer: wood}")
    assert result.message == "scenario-allowed"
    assert result.details["order"] == '{"conquer": "wood"}'


@pytest.mark.parametrize("kind", ["do", "can"])
def test_a_refused_order_names_the_rule(run: Run, kind: str) -> None:
    result = run(f"- {kind}: {{conquer: peak}}")
    assert result.verdict is Verdict.FAILED
    assert result.message == "scenario-refused"
    assert result.details["reason"] == "refusal-not-adjacent"
    assert result.rule == "SW-CON-2"


def test_the_wrong_seat_is_refused(run: Run) -> None:
    result = run("- do: stop\n  seat: 1")
    assert result.message == "scenario-refused"
    assert result.rule == "CORE-TURN"


def test_the_seat_may_stand_in_the_order(run: Run) -> None:
    assert run("- no: {conquer: wood, seat: 1}\n  why: CORE-TURN").ok


ROLLER = """
  given:
    turn: 1
    seats: {1: {race: orcs, power: berserk, hand: 4}}
    regions: {peak: {race: orcs}}
"""


@pytest.mark.parametrize(
    "after",
    [
        "",
        "- do: {conquer: wood}",
        "- can: stop",
        "- no: roll",
        "- cost: {conquer: wood, is: 1}",
        "- expect: {actor: chance}",
    ],
)
def test_an_unnamed_outcome_fails_and_says_which_one_is_wanted(run: Run, after: str) -> None:
    result = run(f"- do: roll\n{after}".strip(), ROLLER)
    assert result.verdict is Verdict.FAILED
    assert result.message == "scenario-chance-unnamed"
    assert result.details["wanted"] == "die"
    assert result.step == (2 if after else 1)


def test_what_is_not_so_before_the_outcome_is_shown_as_a_difference(run: Run) -> None:
    result = run("- do: roll\n- expect: {regions: {wood: {race: orcs}}}", ROLLER)
    assert result.verdict is Verdict.FAILED
    assert result.message == "scenario-difference-pending"
    assert result.step == 2
    found = {key: result.details[key] for key in ("field", "expected", "found", "wanted")}
    assert found == {
        "field": "regions.wood.race",
        "expected": "orcs",
        "found": "null",
        "wanted": "die",
    }


@pytest.mark.parametrize(
    ("outcome", "message"),
    [
        ("die: 3", "scenario-possible-outcome"),
        ("banner: elves", "scenario-other-outcome"),
    ],
)
def test_what_must_be_impossible_and_is_not_fails(run: Run, outcome: str, message: str) -> None:
    result = run(f"- do: roll\n- never: {{{outcome}}}\n- chance: {{die: 3}}", ROLLER)
    assert result.verdict is Verdict.FAILED
    assert result.message == message
    assert result.step == 2


def test_impossible_where_nothing_is_random_fails(run: Run) -> None:
    assert run("- never: {die: 1}").message == "scenario-no-chance"


def test_one_may_look_before_the_outcome(run: Run) -> None:
    assert run("- do: roll\n- expect: {actor: chance}\n- chance: {die: 3}", ROLLER).ok


def test_an_outcome_of_another_kind_fails(run: Run) -> None:
    result = run("- do: roll\n- chance: {banner: elves}", ROLLER)
    assert result.message == "scenario-impossible-outcome"
    assert result.details["wanted"] == "die"
    assert result.step == 2


def test_an_outcome_where_nothing_is_random_fails(run: Run) -> None:
    result = run("- chance: {die: 1}")
    assert result.message == "scenario-no-chance"


def test_nothing_can_be_done_after_the_end(run: Run) -> None:
    given = """
  given:
    round: 5
    turn: 1
    seats: {1: {race: orcs, power: hill}}
"""
    result = run("- do: stop\n- do: stop", given)
    assert result.message == "scenario-game-over"
    assert result.step == 2


@pytest.mark.parametrize(
    ("view", "message"),
    [
        ("{seat: 0, hides: [seats.0.coins]}", "scenario-not-hidden"),
        ("{seat: 1, shows: [seats.0.coins]}", "scenario-not-shown"),
        ("{seat: 1, hides: [seats.7.coins]}", "scenario-nothing-there"),
        ("{seat: spectator, hides: [seats.0.purse]}", "scenario-nothing-there"),
    ],
)
def test_a_view_that_differs_fails(run: Run, view: str, message: str) -> None:
    result = run(f"- view: {view}")
    assert result.verdict is Verdict.FAILED
    assert result.message == message


def test_a_tried_order_leaves_the_position_as_it_was(run: Run) -> None:
    steps = """
- can: {conquer: wood}
- no: {conquer: wood, with: die}
- expect: {seats: {0: {hand: 3}}, regions: {wood: {}}}
"""
    assert run(steps).ok


def test_without_a_position_the_game_is_before_its_first_draw(run: Run) -> None:
    result = run("- expect: {turn: 0}\n- can: {pick: 0}", "")
    assert result.message == "scenario-chance-unnamed"
    assert result.details["wanted"] == "first"


def test_a_banner_that_lies_open_cannot_be_drawn_again(run: Run) -> None:
    drawn = "- chance: {first: 0, banner: elves, badge: hill}\n- never: {banner: elves}"
    result = run(drawn, "")
    assert (result.message, result.step) == ("scenario-chance-unnamed", 2)


def test_what_is_not_given_is_drawn_the_same_way_every_time(run: Run) -> None:
    steps = (
        "- expect: {column: [[hill, trolls], [alchemist, amazons], [berserk, dwarves]], open: 6}"
    )
    given = "  given:\n    column: [[hill, trolls]]"
    assert run(steps, given).ok
    assert run(steps, given).ok


def test_folders_are_searched_and_results_keep_their_order(tmp_path: Path, head: str) -> None:
    then = "  given: {}\n  then:\n    - expect: {turn: 0}\n"
    (tmp_path / "deep").mkdir()
    (tmp_path / "deep" / "b.yml").write_text(head + then, "utf-8")
    (tmp_path / "a.yaml").write_text(head + then.replace("0}", "1}"), "utf-8")
    (tmp_path / "notes.txt").write_text("not a scenario", "utf-8")
    results = run_paths([tmp_path])
    assert [result.file.name for result in results] == ["a.yaml", "b.yml"]
    assert [result.verdict for result in results] == [Verdict.FAILED, Verdict.PASSED]
    assert exit_code(results) == 1


def test_a_result_is_plain_data(run: Run) -> None:
    result = run("- expect: {turn: 1}")
    data = result.to_json()
    assert data["verdict"] == "failed"
    assert data["step"] == 1
    assert data["name"] == "Humans on the shore"
    assert data["rules"] == ["SW-CON-1"]


def test_unusable_counts_more_than_failed() -> None:
    def one(verdict: Verdict) -> ScenarioResult:
        return ScenarioResult(Path("a.yaml"), "a", (), verdict)

    assert exit_code([]) == 0
    assert exit_code([one(Verdict.PASSED)]) == 0
    assert exit_code([one(Verdict.PASSED), one(Verdict.FAILED)]) == 1
    assert exit_code([one(Verdict.FAILED), one(Verdict.UNUSABLE), one(Verdict.PASSED)]) == 2
