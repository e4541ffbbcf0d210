"""Files and positions that cannot be used are told apart from scenarios that fail."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from warren.core.refusal import InputError
from warren.scenario import ScenarioResult, Verdict, exit_code, read_scenarios, run_paths

Run = Callable[..., ScenarioResult]

STEP = "- expect: {turn: 0}"

BAD_STEPS = [
    ("- fly: {conquer: wood}", "error-unknown-field", "then.2.fly"),
    ("- {}", "error-step-kind", "then.2"),
    ("- do: stop\n  can: stop", "error-step-kind", "then.2"),
    ("- stop", "error-not-a-mapping", "then.2"),
    ("- do: stop\n  why: SW-CON-1", "error-unknown-field", "then.2.why"),
    ("- no: stop\n  why: 3", "error-not-a-text", "then.2.why"),
    ("- do: stop\n  seat: 2", "error-out-of-range", "then.2.seat"),
    ("- do: {conquer: wood, seat: 0}\n  seat: 0", "error-twice", "then.2.seat"),
    ("- expect: {turn: 0}\n  seat: 0", "error-unknown-field", "then.2.seat"),
    ("- do: {storm: wood}", "error-unknown-verb", "then.2.do"),
    ("- do: {}", "error-one-verb", "then.2.do"),
    ("- do: {conquer: wood, deploy: wood}", "error-one-verb", "then.2.do"),
    ("- do: [conquer, wood]", "error-not-a-mapping", "then.2.do"),
    ("- do: {conquer: moon}", "error-unknown-name", "then.2.do.conquer"),
    ("- do: {conquer: 3}", "error-not-a-text", "then.2.do.conquer"),
    ("- do: {conquer: wood, with: spoon}", "error-unknown-name", "then.2.do.with"),
    ("- do: {conquer: wood, by: die}", "error-unknown-field", "then.2.do.by"),
    ("- do: {abandon: shore, count: 2}", "error-unknown-field", "then.2.do.count"),
    ("- do: {deploy: shore, count: 0}", "error-out-of-range", "then.2.do.count"),
    ("- do: {stop: 3}", "error-not-a-flag", "then.2.do.stop"),
    ("- do: {pick: gnomes}", "error-unknown-name", "then.2.do.pick"),
    ("- do: {pick: 6}", "error-out-of-range", "then.2.do.pick"),
    ("- do: {place: lair, on: shore}", "error-unknown-name", "then.2.do.place"),
    ("- do: {place: hero}", "error-missing-field", "then.2.do.on"),
    ("- do: {place: hero, on: shore, region: wood}", "error-twice", "then.2.do.region"),
    ("- do: {lift: fortress, from: shore}", "error-unknown-name", "then.2.do.lift"),
    ("- do: {move: hero, from: shore}", "error-missing-field", "then.2.do.to"),
    ("- do: {ally: 2}", "error-out-of-range", "then.2.do.ally"),
    ("- chance: {die: 4}", "error-out-of-range", "then.2.chance.die"),
    ("- chance: {coin: 1}", "error-unknown-field", "then.2.chance.coin"),
    ("- chance: {}", "error-empty", "then.2.chance"),
    ("- chance: {banner: gnomes}", "error-unknown-name", "then.2.chance.banner"),
    ("- chance: {badge: lucky}", "error-unknown-name", "then.2.chance.badge"),
    ("- chance: {first: 2}", "error-out-of-range", "then.2.chance.first"),
    ("- cost: {conquer: wood}", "error-missing-field", "then.2.cost.is"),
    ("- cost: {conquer: wood, is: two}", "error-not-a-whole-number", "then.2.cost.is"),
    ("- cost: {conquer: wood, is: 2, parts: {}}", "error-empty", "then.2.cost.parts"),
    ("- cost: {conquer: wood, is: 2, parts: {X: 1}}", "error-unknown-name", "then.2.cost.parts.X"),
    ("- expect: {}", "error-empty", "then.2.expect"),
    ("- expect: {weather: fine}", "error-unknown-field", "then.2.expect.weather"),
    ("- expect: {seats: {2: {hand: 0}}}", "error-unknown-field", "then.2.expect.seats.2"),
    ("- expect: {seats: {0: {}}}", "error-empty", "then.2.expect.seats.0"),
    ("- expect: {seats: {0: {gold: 1}}}", "error-unknown-field", "then.2.expect.seats.0.gold"),
    (
        "- expect: {regions: {moon: {race: orcs}}}",
        "error-unknown-field",
        "then.2.expect.regions.moon",
    ),
    (
        "- expect: {regions: {wood: {race: gnomes}}}",
        "error-unknown-name",
        "then.2.expect.regions.wood.race",
    ),
    ("- expect: {over: 1}", "error-not-a-flag", "then.2.expect.over"),
    ("- expect: {log: stop}", "error-not-a-list", "then.2.expect.log"),
    ("- expect: {column: [[orcs]]}", "error-combo", "then.2.expect.column[0]"),
    ("- expect: {coins_from: {SW-X: 1}}", "error-unknown-name", "then.2.expect.coins_from.SW-X"),
    ("- view: {seat: 0}", "error-empty", "then.2.view"),
    ("- view: {hides: [seats.0.coins]}", "error-missing-field", "then.2.view.seat"),
    ("- view: {seat: 0, hides: seats}", "error-not-a-list", "then.2.view.hides"),
]


@pytest.mark.parametrize(("step", "message", "field"), BAD_STEPS)
def test_a_bad_step_is_named_before_anything_runs(
    run: Run, step: str, message: str, field: str
) -> None:
    result = run(f"- expect: {{turn: 1}}\n{step}")
    assert result.verdict is Verdict.UNUSABLE
    assert result.step == 2
    assert result.message == message
    assert result.details["field"] == field
    assert result.details["scenario"] == "Humans on the shore"
    assert str(result.details["file"]).endswith("one.yaml")
    assert exit_code([result]) == 2


BAD_POSITIONS = [
    ("weather: fine", "error-unknown-field", "given.weather"),
    ("round: 6", "error-out-of-range", "given.round"),
    ("turn: 2", "error-out-of-range", "given.turn"),
    ("first: x", "error-not-a-whole-number", "given.first"),
    ("phase: lunch", "error-unknown-name", "given.phase"),
    ("phase: redeploy", "error-missing-field", "given.seats.0.race"),
    ("facts: {lucky: true}", "error-unknown-field", "given.facts.lucky"),
    ("facts: {fresh: 1}", "error-not-a-flag", "given.facts.fresh"),
    ("facts: {attacked: [2]}", "error-out-of-range", "given.facts.attacked"),
    ("seats: {2: {coins: 1}}", "error-unknown-field", "given.seats.2"),
    ("seats: {0: {coins: -1}}", "error-out-of-range", "given.seats.0.coins"),
    ("seats: {0: {gold: 1}}", "error-unknown-field", "given.seats.0.gold"),
    ("seats: {0: {race: gnomes, power: hill}}", "error-unknown-name", "given.seats.0.race"),
    ("seats: {0: {race: orcs}}", "error-missing-field", "given.seats.0.power"),
    ("seats: {0: {hand: 3}}", "error-missing-field", "given.seats.0.race"),
    ("seats: {0: {race: orcs, power: lucky}}", "error-unknown-name", "given.seats.0.power"),
    ("seats: {0: {race: null, hand: 1}}", "error-missing-field", "given.seats.0.race"),
    ("seats: {0: {ally: 0}}", "error-own-ally", "given.seats.0.ally"),
    (
        "seats: {0: {declined: [{race: orcs, power: hill}]}}",
        "error-badge-not-kept",
        "given.seats.0.declined[0].power",
    ),
    (
        "seats: {0: {declined: [{race: orcs}, {race: elves}, {race: humans}]}}",
        "error-too-many-in-decline",
        "given.seats.0.declined",
    ),
    ("regions: {moon: {}}", "error-unknown-field", "given.regions.moon"),
    ("regions: {wood: {tokens: 1}}", "error-missing-field", "given.regions.wood.race"),
    ("regions: {wood: {race: orcs}}", "error-race-not-in-play", "given.regions.wood.race"),
    ("regions: {wood: {tribe: 2}}", "error-out-of-range", "given.regions.wood.tribe"),
    ("column: [[orcs, hill]]", "error-unknown-name", "given.column[0].badge"),
    ("column: orcs", "error-not-a-list", "given.column"),
    ("returned: [gnomes]", "error-unknown-name", "given.returned[0]"),
    ("discarded: [gnomes]", "error-unknown-name", "given.discarded[0]"),
]


@pytest.mark.parametrize(("given", "message", "field"), BAD_POSITIONS)
def test_a_bad_position_is_named_by_its_field(
    run: Run, given: str, message: str, field: str
) -> None:
    result = run(STEP, f"  given:\n    {given}")
    assert result.verdict is Verdict.UNUSABLE
    assert result.step == 0
    assert result.message == message
    assert result.details["field"] == field


IMPOSSIBLE = [
    (
        "seats: {0: {race: orcs, power: hill, hand: 11}}",
        "error-tokens-not-conserved",
        "SW-SET-8",
    ),
    (
        "seats: {0: {race: orcs, power: hill, hand: 9}}\n"
        "    regions: {wood: {race: orcs, tokens: 2}}",
        "error-tokens-not-conserved",
        "SW-SET-8",
    ),
    (
        "seats: {0: {race: orcs, power: hill}, 1: {race: orcs, power: forest}}",
        "error-banner-not-once",
        "SW-SET-2",
    ),
    (
        "seats: {0: {race: orcs, power: hill}, 1: {race: elves, power: hill}}",
        "error-badge-not-once",
        "SW-SET-2",
    ),
    (
        "column: [[hill, orcs]]\n    seats: {0: {race: orcs, power: forest}}",
        "error-banner-not-once",
        "SW-SET-2",
    ),
    ("column: [[hill, orcs], [hill, elves]]", "error-badge-not-once", "SW-SET-2"),
    ("discarded: [hill]\n    column: [[hill, orcs]]", "error-badge-not-once", "SW-SET-2"),
    ("returned: [orcs, orcs]", "error-banner-not-once", "SW-SET-2"),
    (
        "seats: {0: {race: orcs, power: hill}}\n"
        "    regions: {wood: {race: orcs, pieces: {hero: 2}}}",
        "error-out-of-range",
        "SW-P-HEROIC",
    ),
    (
        "seats: {0: {race: orcs, power: heroic, pieces: {hero: 2}}}\n"
        "    regions: {wood: {race: orcs, pieces: {hero: 1}}}",
        "error-too-many-pieces",
        "SW-SET-7",
    ),
]


@pytest.mark.parametrize(("given", "message", "rule"), IMPOSSIBLE)
def test_a_position_that_loses_or_doubles_something_is_refused(
    run: Run, given: str, message: str, rule: str
) -> None:
    result = run(STEP, f"  given:\n    {given}")
    assert result.verdict is Verdict.UNUSABLE
    assert result.message == message
    assert result.rule == rule
    assert "given" in str(result.details["field"])


NOBODYS = [
    (
        "seats: {0: {race: orcs, power: hill, ally: 1}}",
        "error-ally-without-diplomat",
        "SW-P-DIPLOMAT",
        "given.seats.0.ally",
    ),
    (
        "seats: {0: {declined: [{race: orcs}], ally: 1}}",
        "error-ally-without-diplomat",
        "SW-P-DIPLOMAT",
        "given.seats.0.ally",
    ),
    (
        "seats: {1: {declined: [{race: orcs}, {race: elves}]}}",
        "error-two-in-decline",
        "SW-DEC-3",
        "given.seats.1.declined",
    ),
    (
        "seats: {0: {race: orcs, power: hill}}\n    regions: {bay: {race: orcs}}",
        "error-water-held",
        "SW-P-SEAFARING-1",
        "given.regions.bay.race",
    ),
    (
        "seats: {0: {declined: [{race: orcs}]}}\n    regions: {bay: {race: orcs}}",
        "error-water-held",
        "SW-P-SEAFARING-1",
        "given.regions.bay.race",
    ),
    (
        "seats: {0: {race: orcs, power: hill}}\n"
        "    regions: {wood: {race: orcs, pieces: {fortress: 1}}}",
        "error-piece-without-badge",
        "SW-P-FORTIFIED",
        "given.regions.wood.pieces.fortress",
    ),
    (
        "seats: {0: {declined: [{race: orcs}]}}\n"
        "    regions: {wood: {race: orcs, pieces: {encampment: 1}}}",
        "error-piece-without-badge",
        "SW-P-BIVOUACKING",
        "given.regions.wood.pieces.encampment",
    ),
]
BAY = "      bay: {terrain: sea, edge: true, borders: [shore]}\n"


@pytest.mark.parametrize(("given", "message", "rule", "field"), NOBODYS)
def test_what_no_rule_gives_anybody_is_refused_by_its_field(
    run: Run, head: str, given: str, message: str, rule: str, field: str
) -> None:
    result = run(STEP, f"  given:\n    {given}", head.rstrip() + f"\n{BAY}")
    assert result.verdict is Verdict.UNUSABLE
    assert (result.message, result.rule, result.details["field"]) == (message, rule, field)


RIGHTLY = [
    "seats: {0: {race: orcs, power: diplomat, ally: 1}}\n    turn: 1",
    "seats: {1: {declined: [{race: orcs}, {race: elves, power: spirit}]}}",
    "seats: {0: {declined: [{race: orcs, power: seafaring}]}}\n    regions: {bay: {race: orcs}}",
    "seats: {0: {declined: [{race: orcs, power: fortified}]}}\n"
    "    regions: {wood: {race: orcs, pieces: {fortress: 1}}}",
    "seats: {0: {race: null, power: null, hand: 0, aside: 0, pieces: {}}}",
]


@pytest.mark.parametrize("given", RIGHTLY)
def test_what_rules_give_somebody_is_taken(run: Run, head: str, given: str) -> None:
    result = run("- expect: {round: 1}", f"  given:\n    {given}", head.rstrip() + f"\n{BAY}")
    assert result.ok, result.message


def test_what_the_table_leaves_out_is_named_as_left_out(run: Run, head: str) -> None:
    """The board has no hill, so nothing of the power Hill is played.  [SU-MIX-2]"""
    mixed = head.replace("players: 2", "players: 2\n  options: {pool: both, relics: false}")
    for given, field in (
        ("seats: {0: {race: orcs, power: hill}}", "given.seats.0.power"),
        ("discarded: [magic]", "given.discarded[0]"),
        ("returned: [flames]", "given.returned[0]"),
    ):
        result = run(STEP, f"  given:\n    {given}", mixed)
        assert (result.message, result.rule) == ("error-left-out", "SU-MIX-2")
        assert result.details["field"] == field


BAD_HEADS = [
    ("rules: [SW-CON-1]", "rules: [SW-CON-99]", "error-unknown-rule", "rules[0]"),
    ("rules: [SW-CON-1]", "rules: SW-CON-1", "error-not-a-list", "rules"),
    ("game: small_world", "game: big_world", "error-unknown-game", "game"),
    ("game: small_world", "mood: good", "error-unknown-field", "mood"),
    ("players: 2", "players: 6", "error-players", "players"),
    ("players: 2", "players: two", "error-not-a-whole-number", "players"),
    ("players: 2", "options: {lucky: true}", "error-unknown-option", "options.lucky"),
    ("players: 2", "options: {first: 7}", "error-option-value", "options.first"),
    ("players: 2", "options: {board: smallworld-2}", "error-twice", "options.board"),
    ("terrain: farmland", "terrain: moon", "error-unknown-terrain", "board.regions.shore.terrain"),
    ("borders: [wood]", "borders: [moon]", "error-board-unknown-neighbour", "board"),
    ("name: Humans on the shore", "name: 3", "error-not-a-text", "name"),
    ("name: Humans on the shore", "name: ''", "error-empty", "name"),
]


@pytest.mark.parametrize(("old", "new", "message", "field"), BAD_HEADS)
def test_a_bad_head_is_named_by_its_field(
    run: Run, head: str, old: str, new: str, message: str, field: str
) -> None:
    assert old in head
    result = run(STEP, "  given: {}", head.replace(old, new))
    assert result.verdict is Verdict.UNUSABLE
    assert result.message == message
    assert result.details["field"] == field


def test_an_unknown_shipped_board_is_named(run: Run) -> None:
    head = "- name: a\n  game: small_world\n  board: smallworld-9"
    result = run(STEP, "  given: {}", head)
    assert result.message == "error-unknown-board"
    assert result.details["field"] == "board"


def test_a_scenario_without_steps_is_refused(tmp_path: Path, head: str) -> None:
    file = tmp_path / "a.yaml"
    file.write_text(f"{head}  then: []\n{head}", "utf-8")
    results = run_paths([file])
    assert [result.message for result in results] == ["error-empty", "error-missing-field"]
    assert [result.details["field"] for result in results] == ["then", "then"]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("- name: [a", "error-not-yaml"),
        ("- {a: 1, a: 2}", "error-not-yaml"),
        ("- {[1]: 2}", "error-not-yaml"),
        ("- {true: 2}", "error-not-yaml"),
        ("\x00", "error-not-yaml"),
        ("[" * 5000, "error-not-yaml"),
        ("- 2001-99-99", "error-not-yaml"),
        ("", "error-not-a-list"),
        ("name: a", "error-not-a-list"),
        ("[]", "error-empty"),
    ],
)
def test_a_malformed_file_is_named(tmp_path: Path, text: str, message: str) -> None:
    file = tmp_path / "a.yaml"
    file.write_text(text, "utf-8")
    (result,) = run_paths([file])
    assert result.verdict is Verdict.UNUSABLE
    assert result.message == message
    assert result.details["file"] == str(file)
    with pytest.raises(InputError, match=message):
        read_scenarios(file)


def test_a_key_that_comes_twice_is_told_with_its_own_line(tmp_path: Path) -> None:
    file = tmp_path / "a.yaml"
    file.write_text("- name: a\n  players: 2\n  game: heroes\n  players: 3\n", "utf-8")
    (result,) = run_paths([file])
    assert "the key players comes twice" in str(result.details["problem"])
    assert "line 4, column 3" in str(result.details["problem"])


def test_a_truncated_file_is_never_a_success(tmp_path: Path, head: str, given: str) -> None:
    text = f"{head.strip()}\n{given.strip(chr(10))}\n  then:\n    - do: {{conquer: wood}}\n"
    file = tmp_path / "a.yaml"
    file.write_text(text, "utf-8")
    assert exit_code(run_paths([file])) == 0
    for length in range(0, text.index("conquer") + 2, 7):
        file.write_text(text[:length], "utf-8")
        assert exit_code(run_paths([file])) == 2, text[:length]


def test_an_entry_that_is_no_scenario_is_named_by_its_number(tmp_path: Path) -> None:
    file = tmp_path / "a.yaml"
    file.write_text("- 3\n- {name: b}\n", "utf-8")
    results = run_paths([file])
    assert [result.name for result in results] == ["#1", "b"]
    assert [result.message for result in results] == ["error-not-a-mapping", "error-missing-field"]


def test_missing_files_and_empty_folders_are_named(tmp_path: Path) -> None:
    (tmp_path / "binary.yaml").write_bytes(b"\xff\xfe\xff")
    (tmp_path / "empty").mkdir()
    paths = [tmp_path / "none.yaml", tmp_path / "binary.yaml", tmp_path / "empty"]
    results = run_paths(paths)
    assert [result.message for result in results] == [
        "error-cannot-read",
        "error-cannot-read",
        "error-no-scenarios",
    ]
    assert [result.file for result in results] == paths
    assert exit_code(results) == 2
