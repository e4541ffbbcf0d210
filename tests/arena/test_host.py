"""The process of a bot from a Python file."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest
from librt.random import Random
from tests.arena.strangers import strangers

from warren.arena.host import Host, PrintedError, Taken, failed, serve
from warren.core.state import CHANCE
from warren.games.registry import new_state


def test_it_answers_questions_and_nothing_else(tmp_path: Path) -> None:
    state = new_state("small_world", 2, {"first": 0})
    rng = Random(3)
    while state.is_chance():
        state.apply(CHANCE, int(state.draw(rng)))
    view = state.view(0)
    question = {"type": "choose", "n": 1, "seat": 0, "limit": 30, "view": view.to_json()}
    start = {"type": "start", "protocol": 1, "game": "small_world", "seat": 0, "seed": 1}
    lines = [start, question, {"type": "news"}, question, question]
    answers = io.StringIO()
    host = Host(f"{strangers(tmp_path)}:Crash")
    serve(host, io.StringIO("".join(json.dumps(line) + "\n" for line in lines)), answers)
    first, second, third = (json.loads(line) for line in answers.getvalue().splitlines())
    assert first == second == {"code": view.legal_actions()[0]}
    assert third["kind"] == "crash"
    assert "strange.py" in third["trace"]


def test_standard_output_is_taken() -> None:
    with pytest.raises(PrintedError) as caught:
        print("hello", file=Taken())
    assert failed(caught.value)["kind"] == "print"
    assert failed(MemoryError())["kind"] == "memory"
    assert failed(MemoryError())["error"] == "MemoryError"
