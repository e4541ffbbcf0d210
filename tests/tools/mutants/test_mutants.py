"""Mutants are read from sources, tried in a copy, and counted honestly."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest
from tests.tools.mutants.__main__ import PLACES, ROOT, tried
from tests.tools.mutants.changes import changes
from tests.tools.mutants.sample import Mutant, digest, mutants, sample
from tests.tools.mutants.tally import Tally, equivalent, interval, report
from tests.tools.mutants.trial import Stage, Workshop, stages

SOURCE = '''"""A text."""

def price(tokens: int, is_dear: bool = False) -> int:
    """Two more."""
    if tokens < 0 and not is_dear:
        raise ValueError("é")
    return tokens + 2
'''
KINDS = [
    ("tokens <= 0", "comparison"),
    ("tokens < 1", "constant"),
    ("tokens < (-1)", "constant"),
    ("(tokens < 0 or not is_dear)", "and-or"),
    ("(not (tokens < 0 and (not is_dear)))", "condition"),
    ("tokens < 0 and (is_dear)", "condition"),
    ("is_dear: bool = True", "constant"),
    ("tokens - 2", "operator"),
    ("tokens + 3", "constant"),
    ("        pass", "statement"),
]
TESTS = """from warren.games.toy import price

def test_price():
    assert price(1) == 3
"""
TOY = "src/warren/games/toy.py"


@pytest.mark.parametrize(("text", "kind"), KINDS)
def test_each_kind_of_change_is_made(text: str, kind: str) -> None:
    found = [change for change in changes(SOURCE) if text in change.apply(SOURCE)]
    assert kind in [change.kind for change in found]


def test_texts_types_and_asserts_are_left_alone() -> None:
    source = 'def f(a: "vec[1]") -> "x[2]":\n    """3"""\n    assert a == 4\n    f"{a + 5}"\n'
    assert changes(source) == []


@pytest.mark.parametrize(("value", "goes"), [("a", True), ("True", True), ("False", False)])
def test_an_answer_goes_unless_its_absence_says_the_same(value: str, goes: bool) -> None:
    kinds = [change.kind for change in changes(f"def f(a):\n    return {value}\n")]
    assert ("statement" in kinds) is goes


def test_every_change_of_the_engine_can_be_read() -> None:
    for mutant in sample(ROOT, PLACES, 2)[:300]:
        source = (ROOT / mutant.file).read_text(encoding="utf-8")
        assert ast.dump(ast.parse(mutant.change.apply(source))) != ast.dump(ast.parse(source))


@pytest.fixture
def toy(tmp_path: Path) -> Path:
    packages = [(f"src/{place}/__init__.py", "") for place in ("warren", "warren/games")]
    for name, text in (*packages, (TOY, SOURCE), ("tests/games/test_toy.py", TESTS)):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    return tmp_path


def test_a_seed_decides_the_order_and_the_sources_the_name(toy: Path) -> None:
    places = ("src/warren/games",)
    assert sample(toy, places, 1) == sample(toy, places, 1)
    assert sample(toy, places, 1) != sample(toy, places, 2)
    assert set(sample(toy, places, 1)) == set(mutants(toy, places))
    before = digest(toy, places)
    (toy / TOY).write_text(SOURCE.replace("2", "4"), encoding="utf-8")
    assert digest(toy, places) != before


def toy_mutant(toy: Path, now: str) -> Mutant:
    return next(mutant for mutant in mutants(toy, ("src/warren/games",)) if mutant.now == now)


def test_what_a_test_proves_is_caught_and_what_none_proves_survives(toy: Path) -> None:
    workshop = Workshop(toy, toy / "build", 60)
    workshop.open()
    proved = toy_mutant(toy, "return (tokens - 2)")
    unproved = toy_mutant(toy, "if (tokens <= 0) and not is_dear:")
    tally = Tally(toy / "tally.ndjson")
    assert dict(tried([proved, unproved], tally, workshop, again=False)) == {
        proved: "near",
        unproved: "",
    }
    assert (workshop.place / TOY).read_text(encoding="utf-8") == SOURCE
    kept = Tally(tally.file)
    assert list(tried([proved, unproved], kept, workshop, again=False)) == []
    assert list(tried([proved, unproved], kept, workshop, again=True)) == [(unproved, "")]
    lines = report([proved, unproved], kept, set())
    assert lines[0] == str(unproved)
    assert lines[1].startswith("1 of 2 caught: 50.0% (95 %: 9.5% to 90.5%); 0 more")
    same = {(unproved.file, unproved.was, unproved.now)}
    assert report([proved, unproved], kept, same)[0].startswith("1 of 1 caught")


def test_tests_that_fail_by_themselves_prove_nothing(toy: Path) -> None:
    (toy / "tests/games/test_toy.py").write_text(TESTS.replace("3", "5"), encoding="utf-8")
    workshop = Workshop(toy, toy / "build", 60)
    workshop.open()
    with pytest.raises(RuntimeError, match="without any mutant"):
        workshop.notices(
            toy_mutant(toy, "return tokens + 3"), [Stage("near", ("tests/games/test_toy.py",))]
        )


def test_a_mutant_that_never_ends_is_caught(toy: Path) -> None:
    (toy / TOY).write_text(
        "def price(n):\n    while n < 3:\n        n += 1\n    return n\n", "utf-8"
    )
    workshop = Workshop(toy, toy / "build", 3)
    workshop.open()
    assert workshop.notices(toy_mutant(toy, "n += 0"), stages(toy, TOY)) == "near"


def test_the_share_has_the_interval_of_wilson() -> None:
    assert interval(97, 100) == pytest.approx((0.9155, 0.9897), abs=0.0005)
    assert interval(10, 10)[1] == pytest.approx(1)


@pytest.mark.parametrize(
    ("file", "near"),
    [
        ("src/warren/games/small_world/races/elves.py", "tests/games/small_world/races"),
        ("src/warren/games/small_world/underground/steps/altar.py", "tests/games/underground"),
        ("src/warren/games/small_world/packs/document.py", "tests/packs"),
        ("src/warren/core/match.py", "tests/core/test_match.py"),
    ],
)
def test_the_nearest_tests_come_first(file: str, near: str) -> None:
    assert (ROOT / file).exists()
    found = stages(ROOT, file)
    assert found[0].name == "near"
    assert any(place.startswith(near) for place in found[0].places)
    for stage in found:
        assert all((ROOT / place).exists() for place in stage.places)


def test_what_is_named_equivalent_is_there() -> None:
    known = {(mutant.file, mutant.was, mutant.now) for mutant in mutants(ROOT, PLACES)}
    assert equivalent() <= known
