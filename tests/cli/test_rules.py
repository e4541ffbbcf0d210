"""`warren rules`, and how tests are found that prove a rule."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.cli.calls import ROOT, invoke
from tests.tools.rules import ledger_ids

from warren.core.refusal import InputError
from warren.coverage.ledger import Rule, all_rules
from warren.coverage.survey import survey
from warren.scenario.proofs import proofs_by_rule

TEST_FILE = """
import pytest
from tests.tools.rules import rules

pytestmark = [pytest.mark.slow, pytest.mark.rules("SW-A")]

@rules("SW-B", "SW-C")
def test_decorated(): ...

@pytest.mark.rules("SW-B")
@pytest.mark.rules("SW-B")
class TestGroup:
    @pytest.mark.rules("SW-D")
    async def test_inner(self): ...

    def helper(self): ...

@pytest.mark.parametrize("x", [pytest.param(1, marks=rules("SW-E")), "SW-F"])
def test_parameters(x): ...

@rules("CORE-UNDO", "SW-TYPO")
def test_strange(): ...

@rules("SW-F")
def helper(): ...
"""
SCENARIO_FILE = """
- name: a case
  rules: [SW-F, SW-G]
  game: small_world
- {name: without rules, game: small_world}
"""


def rule(id: str) -> Rule:
    return Rule(id, "section", "rule", "", "text")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    tests = tmp_path / "tests"
    (tests / "deep").mkdir(parents=True)
    (tests / "test_one.py").write_text(TEST_FILE, encoding="utf-8")
    (tests / "tools.py").write_text('@rules("SW-H")\ndef test_not_here(): ...\n', "utf-8")
    (tests / "deep" / "cases.yaml").write_text(SCENARIO_FILE, encoding="utf-8")
    (tests / "deep" / "board.yaml").write_text("rounds: 3\n", encoding="utf-8")
    return tests


def test_marks_of_functions_classes_modules_parameters_and_scenarios(folder: Path) -> None:
    found = survey([rule(f"SW-{letter}") for letter in "ABCDEFGH"], folder)
    one = "tests/test_one.py"
    assert found.tests == {
        "SW-A": [
            f"{one}::test_decorated",
            f"{one}::TestGroup::test_inner",
            f"{one}::test_parameters",
            f"{one}::test_strange",
        ],
        "SW-B": [f"{one}::test_decorated", f"{one}::TestGroup::test_inner"],
        "SW-C": [f"{one}::test_decorated"],
        "SW-D": [f"{one}::TestGroup::test_inner"],
        "SW-E": [f"{one}::test_parameters"],
        "SW-F": ["tests/deep/cases.yaml::a case"],
        "SW-G": ["tests/deep/cases.yaml::a case"],
        "SW-H": [],
    }
    assert found.uncovered() == ["SW-H"]
    assert found.unknown == {"SW-TYPO": [f"{one}::test_strange"]}


@pytest.mark.parametrize(("name", "text"), [("test_x.py", "def ("), ("x.yaml", "[")])
def test_a_file_that_cannot_be_read_is_named(name: str, text: str, tmp_path: Path) -> None:
    (tmp_path / name).write_text(text, encoding="utf-8")
    with pytest.raises(InputError) as refused:
        survey([], tmp_path)
    assert str(refused.value.details["file"]).endswith(name)


def test_coverage_lists_every_line_of_the_ledgers() -> None:
    done = invoke("rules", "coverage", "--json", "--tests", str(ROOT / "tests"))
    assert done.exit_code == 0, done.stderr
    listed = json.loads(done.stdout)["rules"]
    assert {entry["id"] for entry in listed} == ledger_ids()
    assert all(set(entry) == {"id", "tests"} for entry in listed)
    proved = [test for entry in listed for test in entry["tests"]]
    assert all(test.startswith(("tests/", "warren/")) and "::" in test for test in proved)
    folders = [ROOT, ROOT / "src"]
    files = {test.split("::")[0] for test in proved}
    assert all(any((folder / file).is_file() for folder in folders) for file in files)


def test_strict_fails_when_a_line_has_no_test(folder: Path) -> None:
    lenient = invoke("rules", "coverage", "--tests", str(folder))
    assert lenient.exit_code == 0
    proved = proofs_by_rule().keys() & {rule.id for rule in all_rules()}
    assert f"{len(proved):,} of {len(all_rules()):,}" in lenient.stdout
    assert "SW-CON-1" in lenient.stdout
    assert "SW-TYPO" in lenient.stdout
    assert invoke("rules", "coverage", "--tests", str(folder), "--strict").exit_code == 1


def test_show_and_list() -> None:
    shown = invoke("rules", "show", "sw-con-4").stdout
    assert "SW-CON-4" in shown
    data = json.loads(invoke("rules", "show", "SW-CON-4", "--json").stdout)
    assert data["kind"] == "rule"
    assert data["text"]
    listed = json.loads(invoke("rules", "list", "--json").stdout)["rules"]
    del data["tests"]
    assert data in listed
    assert "SW-CON-4" in invoke("rules", "list").stdout


def test_a_line_is_shown_with_its_tests(folder: Path) -> None:
    test = folder / "test_one.py"
    test.write_text(TEST_FILE.replace("SW-E", "SW-CON-4"), encoding="utf-8")
    shown = invoke("rules", "show", "SW-CON-4", "--tests", str(folder), "--json").stdout
    first, *others = json.loads(shown)["tests"]
    assert first == "tests/test_one.py::test_parameters"
    assert len(others) == len(proofs_by_rule()["SW-CON-4"])
    assert "test_parameters" in invoke("rules", "show", "SW-CON-4", "--tests", str(folder)).stdout


def test_a_line_is_told_in_the_language_asked_for() -> None:
    english = json.loads(invoke("rules", "show", "SW-CON-4", "--json", "--lang", "en").stdout)
    russian = json.loads(invoke("rules", "show", "SW-CON-4", "--json", "--lang", "ru").stdout)
    assert (english["language"], russian["language"]) == ("en", "ru")
    assert english["text"] != russian["text"]
