"""`warren lesson`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
import yaml
from tests.cli.calls import invoke

WORDS = {"ru": "Так", "en": "So"}
SETUP = [
    {"chance": {"first": 0}},
    *(
        {"chance": {kind: name}}
        for pair in (
            ("humans", "forest"),
            ("orcs", "merchant"),
            ("giants", "commando"),
            ("trolls", "hill"),
            ("dwarves", "mounted"),
            ("ratmen", "swamp"),
        )
        for kind, name in zip(("banner", "badge"), pair, strict=True)
    ),
]
NEXT = [{"chance": {"banner": "elves"}}, {"chance": {"badge": "alchemist"}}]
ENTRY = {"say": WORDS, "do": {"conquer": "2-02"}, "free": ["conquer"]}


def lesson(folder: Path, *steps: dict[str, Any], **changes: object) -> str:
    path = folder / "mine.yaml"
    data = {
        "title": WORDS,
        "about": WORDS,
        "minutes": 1,
        "game": "small_world",
        "steps": [*SETUP, *steps],
        "end": WORDS,
        **changes,
    }
    path.write_text(yaml.safe_dump(data, allow_unicode=True), encoding="utf-8")
    return str(path)


def test_a_lesson_that_works(tmp_path: Path) -> None:
    done = invoke("lesson", "check", lesson(tmp_path, {"say": WORDS, "do": {"pick": 0}}, *NEXT))
    assert done.exit_code == 0, done.stdout
    assert "mine" in done.stdout


def test_the_installed_ones_work() -> None:
    done = invoke("lesson", "check", "--json")
    assert done.exit_code == 0, done.stdout
    assert all(result["verdict"] == "passed" for result in json.loads(done.stdout)["lessons"])


@pytest.mark.parametrize(
    ("steps", "code", "told"),
    [
        ([{"say": WORDS, "do": {"pick": "elves"}}], 1, "step 14"),
        ([{"say": WORDS, "do": {"pick": 0}}], 1, "banner"),
        ([{"say": {"en": "So"}, "do": {"pick": 0}}, *NEXT], 2, "say.ru"),
        ([{"say": WORDS, "do": {"pick": 0}, "light": ["moon"]}, *NEXT], 2, "moon"),
        ([{"reply": {"pick": 0}}, *NEXT], 2, "reply"),
        ([{"say": WORDS, "do": {"pick": 0}}, *NEXT, ENTRY], 2, "end: the step before is all free"),
        ([{"say": WORDS, "do": {"pick": 0}}, *NEXT, ENTRY, ENTRY], 2, "steps.18.do"),
        ([{"say": WORDS, "do": {"pick": 0}, "colour": 1}, *NEXT], 2, "colour"),
        ([], 2, "steps"),
    ],
)
def test_what_is_wrong_is_told_by_its_step(
    tmp_path: Path, steps: list[dict[str, Any]], code: int, told: str
) -> None:
    done = invoke("lesson", "check", lesson(tmp_path, *steps), "--lang", "en")
    assert done.exit_code == code, done.stdout
    assert told in done.stdout


def test_the_list_has_those_of_a_host_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    lesson(tmp_path, {"say": WORDS, "do": {"pick": 0}}, *NEXT)
    shipped = json.loads(invoke("lesson", "list", "--json").stdout)["lessons"]
    monkeypatch.setenv("WARREN_LESSONS", str(tmp_path))
    listed = json.loads(invoke("lesson", "list", "--json").stdout)["lessons"]
    assert len(listed) == len(shipped) + 1
    assert listed[-1]["key"] == "mine"
    assert "mine" in invoke("lesson", "list").stdout


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ({"ru": "Захватите 2-02.", "en": "Conquer 02."}, ["say (ru)", "“02”", "“2-02”"]),
        ({"ru": "Захватите 02.", "en": "Conquer the farmland 2-02."}, ["say (en)"]),
        (
            {"ru": "Нажмите «забрать 02».", "en": "Press “conquer 02”."},
            ["say (ru)", "“забрать 02”"],
        ),
        ({"ru": "Нажмите «захватить 02».", "en": "Press “seize 02”."}, ["say (en)", "“seize 02”"]),
    ],
)
def test_a_guide_calls_things_what_the_table_calls_them(
    tmp_path: Path, words: dict[str, str], told: list[str]
) -> None:
    steps = [{"say": WORDS, "do": {"pick": 0}}, *NEXT, {"say": words, "do": {"conquer": "2-02"}}]
    done = invoke("lesson", "check", lesson(tmp_path, *steps), "--lang", "en")
    assert done.exit_code == 2, done.stdout
    said = " ".join(done.stdout.split())
    assert "step 17" in said
    assert all(part in said for part in told), said


def test_what_is_said_astray_or_in_the_end_is_read_too(tmp_path: Path) -> None:
    wrong = {"ru": "Регион 2-02.", "en": "Region 02."}
    entry = {"say": WORDS, "do": {"conquer": "2-02"}}
    taken = [{"say": WORDS, "do": {"pick": 0}}, *NEXT]
    astray = invoke("lesson", "check", lesson(tmp_path, *taken, entry | {"else": wrong}))
    assert (astray.exit_code, "else" in astray.stdout) == (2, True), astray.stdout
    over = invoke("lesson", "check", lesson(tmp_path, *taken, entry, end=wrong))
    assert (over.exit_code, "end" in over.stdout) == (2, True), over.stdout


def test_words_in_quotes_are_those_of_a_choice(tmp_path: Path) -> None:
    words = {"ru": "Нажмите «захватить 02».", "en": "Press “conquer 02”, and do not be shy."}
    steps = [{"say": WORDS, "do": {"pick": 0}}, *NEXT, {"say": words, "do": {"conquer": "2-02"}}]
    done = invoke("lesson", "check", lesson(tmp_path, *steps))
    assert done.exit_code == 0, done.stdout
