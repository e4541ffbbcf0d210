"""How bots are written."""

from __future__ import annotations

import pytest

from warren.bots.spec import BotSpec
from warren.core.refusal import InputError


@pytest.mark.parametrize(
    ("text", "place", "arguments"),
    [
        ("greedy", "greedy", {}),
        ("greedy:boldness=2", "greedy", {"boldness": 2}),
        ("my.py:Mine:depth=3", "my.py:Mine", {"depth": 3}),
        ("/a=b/my.py:Mine:rate=0.5:quick=true", "/a=b/my.py:Mine", {"rate": 0.5, "quick": True}),
        ("C:/my.py:Mine", "C:/my.py:Mine", {}),
        ("my.py:Mine:mood=grim:rest=none", "my.py:Mine", {"mood": "grim", "rest": None}),
    ],
)
def test_names_files_and_arguments(text: str, place: str, arguments: dict[str, object]) -> None:
    spec = BotSpec(text)
    assert spec.place == place
    assert spec.arguments == arguments
    assert spec.place + spec.suffix == text


def test_an_argument_given_twice() -> None:
    with pytest.raises(InputError) as caught:
        BotSpec("greedy:boldness=2:boldness=3")
    assert caught.value.message == "error-bot-argument-twice"
