"""The words of Underground: what is known, what is refused, what fails."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from warren.scenario import ScenarioResult, Verdict, run_paths
from warren.scenario.ledger import citable
from warren.scenario.proofs import proofs_of

Run = Callable[..., ScenarioResult]

HEAD = """
- name: Drow in the cave
  rules: [SU-CON-2, SW-CON-3]
  game: underground
  options: {pool: both}
  players: 2
  board:
    rounds: 5
    regions:
      bank: {terrain: mud, edge: true, borders: [den, glow, brook]}
      den: {terrain: mine, monsters: true, borders: [peak, glow]}
      glow: {terrain: mystic-crystal, borders: [abyss]}
      peak: {terrain: black-mountain, edge: true}
      brook: {terrain: river, edge: true}
      abyss: {terrain: chasm, symbols: [volcano]}
"""
GIVEN = """
  given:
    lent: wealthy
    vengeance: [1]
    seats:
      0: {race: drow, power: royal, hand: 5, declined: [{race: liches, apart: true}]}
      1: {race: ogres, power: magic}
    regions:
      bank: {race: drow, markers: [stonehedge, shiny-orb], figures: [queen]}
      peak: {race: ogres, tokens: 2, pieces: {mushroom-armour: 1}}
      glow: {race: liches}
"""
STEP = "- expect: {turn: 0}"

FAILURES = [
    ("- expect: {regions: {den: {monsters: 0}}}", "regions.den.monsters", "0", "2"),
    ("- expect: {regions: {den: {}}}", "regions.den", "{}", '{"monsters": 2}'),
    (
        "- expect: {regions: {bank: {markers: [shiny-orb]}}}",
        "regions.bank.markers",
        '["shiny-orb"]',
        '["shiny-orb", "stonehedge"]',
    ),
    ("- expect: {regions: {bank: {figures: []}}}", "regions.bank.figures", "[]", '["queen"]'),
    (
        "- expect: {regions: {peak: {pieces: {mushroom-armour: 2}}}}",
        "regions.peak.pieces.mushroom-armour",
        "2",
        "1",
    ),
    ("- expect: {markers: {shiny-orb: den}}", "markers.shiny-orb", "den", "bank"),
    ("- expect: {markers: {altar-of-souls: den}}", "markers.altar-of-souls", "den", "null"),
    ("- expect: {figures: {queen: null}}", "figures.queen", "null", "bank"),
    ("- expect: {finds: 2}", "finds", "2", "1"),
    ("- expect: {lent: wise}", "lent", "wise", "wealthy"),
    ("- expect: {lent: null}", "lent", "null", "wealthy"),
    ("- expect: {vengeance: []}", "vengeance", "[]", "[1]"),
    ("- expect: {bitten: [1]}", "bitten", "[1]", "[]"),
    ("- expect: {armed: [bag-as-shiny-orb]}", "armed", '["bag-as-shiny-orb"]', "[]"),
    ("- expect: {spent: [shiny-orb]}", "spent", '["shiny-orb"]', "[]"),
    ("- expect: {moved: [balrog]}", "moved", '["balrog"]', "[]"),
    ("- expect: {copied: shiny-orb}", "copied", "shiny-orb", "null"),
    ("- expect: {reborn: 1}", "reborn", "1", "0"),
    (
        "- expect: {left_out: []}",
        "left_out",
        "[]",
        '["power-forest", "power-hill", "power-mounted", "power-shield", "power-underworld", '
        '"race-humans", "race-shrooms"]',
    ),
    (
        "- expect: {seats: {0: {declined: [{race: liches, apart: false}]}}}",
        "seats.0.declined[0].apart",
        "false",
        "true",
    ),
    ("- cost: {conquer: den, is: 3}", "is", "3", "4"),
    ("- cost: {conquer: den, is: 4, parts: {SU-CON-2: 1}}", "parts.SU-CON-2", "1", "2"),
]


@pytest.mark.parametrize(("step", "field", "expected", "found"), FAILURES)
def test_a_difference_is_named(run: Run, step: str, field: str, expected: str, found: str) -> None:
    result = run(step, GIVEN, HEAD)
    assert result.verdict is Verdict.FAILED, (result.message, dict(result.details))
    assert result.message == "scenario-difference"
    told = {key: result.details[key] for key in ("field", "expected", "found")}
    assert told == {"field": field, "expected": expected, "found": found}


BAD_STEPS = [
    ("- do: {swap: lucky}", "error-unknown-name", "then.2.do.swap"),
    ("- do: {swap: 6}", "error-out-of-range", "then.2.do.swap"),
    ("- do: {decline, with: die}", "error-unknown-name", "then.2.do.with"),
    ("- do: {decline: 3, with: tomb}", "error-not-a-flag", "then.2.do.decline"),
    ("- do: {exchange: moon}", "error-unknown-name", "then.2.do.exchange"),
    ("- do: {sacrifice: bank, count: 2}", "error-unknown-field", "then.2.do.count"),
    ("- do: {use: altar-of-souls}", "error-unknown-name", "then.2.do.use"),
    ("- do: {copy: 1}", "error-not-a-text", "then.2.do.copy"),
    ("- do: {lay: shiny-orb, on: bank}", "error-unknown-name", "then.2.do.lay"),
    ("- do: {lay: froggys-ring}", "error-missing-field", "then.2.do.on"),
    ("- do: {lay: froggys-ring, on: bank, with: die}", "error-unknown-name", "then.2.do.with"),
    ("- do: {place: bag, on: bank}", "error-unknown-name", "then.2.do.place"),
    ("- do: {conquer: den, with: [die, wisps]}", "error-twice", "then.2.do.with"),
    ("- do: {conquer: den, with: [sword, spoon]}", "error-unknown-name", "then.2.do.with"),
    ("- chance: {marker: spoon}", "error-unknown-name", "then.2.chance.marker"),
    ("- chance: {monsters: [den, moon]}", "error-unknown-name", "then.2.chance.monsters"),
    ("- expect: {markers: {spoon: den}}", "error-unknown-field", "then.2.expect.markers.spoon"),
    ("- expect: {figures: {queen: moon}}", "error-unknown-name", "then.2.expect.figures.queen"),
    ("- expect: {armed: [altar-of-souls]}", "error-unknown-name", "then.2.expect.armed"),
    ("- expect: {vengeance: [2]}", "error-out-of-range", "then.2.expect.vengeance"),
    ("- expect: {finds: 16}", "error-out-of-range", "then.2.expect.finds"),
    ("- expect: {lent: lucky}", "error-unknown-name", "then.2.expect.lent"),
    (
        "- expect: {regions: {den: {figures: [hero]}}}",
        "error-unknown-name",
        "then.2.expect.regions.den.figures",
    ),
    ("- expect: {coins_from: {HDL-CAP-2: 1}}", "error-unknown-name", "then.2.expect.coins_from."),
]


@pytest.mark.parametrize(("step", "message", "field"), BAD_STEPS)
def test_a_bad_step_is_named_before_anything_runs(
    run: Run, step: str, message: str, field: str
) -> None:
    result = run(f"- expect: {{turn: 1}}\n{step}", GIVEN, HEAD)
    assert result.verdict is Verdict.UNUSABLE
    assert result.step == 2
    assert result.message == message
    assert str(result.details["field"]).startswith(field)


BAD_POSITIONS = [
    ("finds: 16", "error-out-of-range", "given.finds"),
    ("lent: lucky", "error-unknown-name", "given.lent"),
    ("vengeance: [2]", "error-out-of-range", "given.vengeance"),
    ("facts: {copied: altar-of-souls}", "error-unknown-name", "given.facts.copied"),
    ("facts: {bitten: [2]}", "error-out-of-range", "given.facts.bitten"),
    ("facts: {armed: [altar-of-souls]}", "error-unknown-name", "given.facts.armed"),
    ("facts: {spent: [bag-as-shiny-orb]}", "error-unknown-name", "given.facts.spent"),
    ("facts: {moved: [hero]}", "error-unknown-name", "given.facts.moved"),
    ("facts: {reborn: 3}", "error-out-of-range", "given.facts.reborn"),
    ("facts: {new_badge: 1}", "error-not-a-flag", "given.facts.new_badge"),
    ("regions: {den: {monsters: 1}}", "error-out-of-range", "given.regions.den.monsters"),
    ("regions: {den: {monsters: 2, tribe: 1}}", "error-unknown-field", "given.regions.den"),
    ("regions: {den: {markers: [spoon]}}", "error-unknown-name", "given.regions.den.markers"),
    (
        "regions: {den: {figures: [ghost]}, bank: {figures: [ghost]}}",
        "error-twice",
        "given.regions.bank.figures",
    ),
    ("regions: {den: {figures: [volcano]}}", "error-volcano-place", "given.regions.den.figures"),
    ("regions: {den: {figures: [queen]}}", "error-figure-unheld", "given.regions.den.figures"),
    ("regions: {abyss: {figures: [ghost]}}", "error-unknown-name", "given.regions.abyss.figures"),
    (
        "lent: wise\n    seats: {0: {race: drow, power: wise}}",
        "error-badge-not-once",
        "given",
    ),
]


@pytest.mark.parametrize(("given", "message", "field"), BAD_POSITIONS)
def test_a_bad_position_is_named(run: Run, given: str, message: str, field: str) -> None:
    result = run(STEP, f"  given:\n    {given}\n", HEAD)
    assert result.verdict is Verdict.UNUSABLE
    assert result.step == 0
    assert result.message == message
    assert str(result.details["field"]).startswith(field)


PLAIN_TABLES = [
    ("- do: {swap: 1}", "error-unknown-verb"),
    ("- do: {use: shiny-orb}", "error-unknown-verb"),
    ("- do: {conquer: wood, with: wisps}", "error-unknown-name"),
    ("- do: {place: queen, on: wood}", "error-unknown-name"),
    ("- chance: {marker: stonehedge}", "error-unknown-field"),
    ("- expect: {finds: 0}", "error-unknown-field"),
    ("- expect: {regions: {wood: {monsters: 0}}}", "error-unknown-field"),
]


@pytest.mark.parametrize(("step", "message"), PLAIN_TABLES)
def test_a_table_without_underground_does_not_know_its_words(
    run: Run, step: str, message: str
) -> None:
    result = run(step)
    assert result.verdict is Verdict.UNUSABLE
    assert result.message == message


@pytest.mark.parametrize(
    "given", ["finds: 1", "lent: hill", "facts: {spent: []}", "regions: {wood: {monsters: 2}}"]
)
def test_nor_in_its_position(run: Run, given: str) -> None:
    result = run(STEP, f"  given:\n    {given}\n")
    assert result.verdict is Verdict.UNUSABLE
    assert result.message == "error-unknown-field"


@pytest.mark.parametrize("key", ["small_world", "underground"])
def test_both_games_cite_both_ledgers(key: str) -> None:
    assert "SW-CON-3" in citable(key)
    assert "SU-CON-3" in citable(key)
    assert "HDL-CAP-2" not in citable(key)


def test_heroes_cites_its_own_ledger() -> None:
    assert "HDL-CAP-2" in citable("heroes")
    assert "SU-CON-3" not in citable("heroes")


def test_facts_of_the_turn_hold_when_the_scenario_begins(run: Run) -> None:
    given = GIVEN + "    phase: conquest\n    facts: {spent: [shiny-orb], moved: [queen]}\n"
    result = run(
        """
        - expect: {spent: [shiny-orb], moved: [queen]}
        - "no": {use: shiny-orb}
          why: SU-RP-9
        """.replace("\n        ", "\n"),
        given,
        HEAD,
    )
    assert result.ok, (result.message, dict(result.details))


def test_a_missing_marker_draw_is_told(run: Run) -> None:
    result = run("- do: {conquer: den}", GIVEN, HEAD)
    assert result.verdict is Verdict.FAILED
    assert result.message == "scenario-chance-unnamed"
    assert result.details["wanted"] == "marker"


def test_the_folder_of_underground_is_run_by_the_same_runner() -> None:
    folder = proofs_of("warren.scenario.small_world") / "underground"
    results = run_paths([folder / "examples.yaml"])
    assert len(results) >= 19
    assert all(result.ok for result in results)
