"""Mutants are read from sources, tried in a copy, and counted honestly."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from tests.tools.mutants.__main__ import PLACES, ROOT, tried
from tests.tools.mutants.changes import changes
from tests.tools.mutants.meetings import Place, place
from tests.tools.mutants.sample import Mutant, digest, mutants, sample
from tests.tools.mutants.tally import Tally, equivalent, interval, report
from tests.tools.mutants.trial import Workshop, nearest

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
NEAR = "tests/games/test_toy.py"


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
    for name, text in (*packages, (TOY, SOURCE), (NEAR, TESTS)):
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


@pytest.fixture
def opened() -> Iterator[Callable[[Path, int], Workshop]]:
    """Workshops that are closed in the end."""
    found: list[Workshop] = []

    def made(root: Path, seconds: int) -> Workshop:
        workshop = Workshop(root, root / "build" / "copy", seconds)
        found.append(workshop)
        workshop.open(root / "build")
        return workshop

    yield made
    for workshop in found:
        workshop.close()


def test_what_a_test_proves_is_caught_and_what_none_proves_survives(
    toy: Path, opened: Callable[[Path, int], Workshop]
) -> None:
    workshop = opened(toy, 60)
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
    assert list(tried([proved, unproved], kept, workshop, True, {unproved.place})) == []
    lines = report([proved, unproved], kept, set())
    assert lines[0] == str(unproved)
    assert lines[1].startswith("1 of 2 caught: 50.0% (95 %: 9.5% to 90.5%); 0 more")
    assert report([proved, unproved], kept, {unproved.place})[0].startswith("1 of 1 caught")


def test_what_is_known_is_not_measured_again(
    toy: Path, opened: Callable[[Path, int], Workshop]
) -> None:
    assert [test.name for test in opened(toy, 60).meetings.tests] == [f"{NEAR}::test_price"]
    (found,) = (toy / "build").glob("meetings-*.json")
    found.write_text(found.read_text(encoding="utf-8").replace("test_price", "test_cost"), "utf-8")
    assert [test.name for test in opened(toy, 60).meetings.tests] == [f"{NEAR}::test_cost"]
    (toy / NEAR).write_text(TESTS.replace("== 3", "> 2"), encoding="utf-8")
    assert [test.name for test in opened(toy, 60).meetings.tests] == [f"{NEAR}::test_price"]


def test_tests_that_fail_by_themselves_prove_nothing(
    toy: Path, opened: Callable[[Path, int], Workshop]
) -> None:
    (toy / NEAR).write_text(TESTS.replace("3", "5"), encoding="utf-8")
    workshop = opened(toy, 60)
    assert workshop.meetings.failed == [f"{NEAR}::test_price"]
    assert workshop.notices(toy_mutant(toy, "return tokens + 3"), [NEAR]) == ""


def test_a_mutant_that_never_ends_is_caught(
    toy: Path, opened: Callable[[Path, int], Workshop]
) -> None:
    endless = "def price(n):\n    while n < 3:\n        n += 1\n    return n\n"
    (toy / TOY).write_text(endless, "utf-8")
    assert opened(toy, 3).notices(toy_mutant(toy, "n += 0"), [NEAR]) == "near"


def test_only_tests_that_meet_a_line_are_tried_unless_it_is_read_once(
    toy: Path, opened: Callable[[Path, int], Workshop]
) -> None:
    source = "LEAST = 1\n\n\ndef price(n):\n    if n < LEAST:\n        return LEAST\n    return n\n"
    (toy / TOY).write_text(source, "utf-8")
    test = TESTS.replace("price(1) == 3", "price(0) == 1")
    (toy / NEAR).write_text(f"{test}\n\ndef test_more():\n    assert price(2) == 2\n", "utf-8")
    workshop = opened(toy, 60)

    def meeting(line: int) -> list[str]:
        found = workshop.meeting(TOY, line, [])
        return sorted(test.name.partition("::")[2] for test in found)

    assert meeting(1) == meeting(5) == ["test_more", "test_price"]
    assert meeting(6) == ["test_price"]
    assert meeting(7) == ["test_more"]


@pytest.mark.parametrize(
    ("line", "lines", "once"),
    [
        (1, (1,), True),
        (5, (5, 6, 7, 8, 9, 10, 11), True),
        (6, (6,), True),
        (14, (14,), False),
        (15, (15, 16), False),
        (18, (18,), False),
    ],
)
def test_the_statement_of_a_line(line: int, lines: tuple[int, ...], once: bool) -> None:
    source = (
        "A = 1\n\n\n@cache\ndef kept(n):\n    a = n\n    if (\n        a\n    ):\n        a = 2\n"
        "    return a\n\ndef free(n):\n    if n:\n        n = (1 +\n             2)\n"
        "    else:\n        n = 3\n"
    )
    assert place(source, line) == Place(lines, once)


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
    found = nearest(ROOT, file)
    assert any(place.startswith(near) for place in found)
    assert all((ROOT / place).exists() for place in found)


def test_what_is_named_equivalent_is_there() -> None:
    known = {mutant.place for mutant in mutants(ROOT, PLACES)}
    assert equivalent() <= known
