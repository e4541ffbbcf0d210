"""Bots by name and from files."""

from __future__ import annotations

from pathlib import Path

import pytest

from warren.bots.greedy_bot import GreedyBot
from warren.bots.random_bot import RandomBot
from warren.bots.registry import bot_kind, bot_names
from warren.core.refusal import InputError
from warren.games.small_world.game import SmallWorld

PLAIN = "class Plain:\n    def choose(self, view):\n        return view.legal_actions()[0]\n"


def write(folder: Path, text: str) -> Path:
    path = folder / "own.py"
    path.write_text(text, encoding="utf-8")
    return path


def refused(spec: str) -> InputError:
    with pytest.raises(InputError) as caught:
        bot_kind(spec).make("small_world", 1)
    return caught.value


def test_named_bots() -> None:
    assert bot_names() == ["random", "cub", "squire", "greedy", "knight", "baron", "lord"]
    assert isinstance(bot_kind("random").make("small_world", 1), RandomBot)
    assert isinstance(bot_kind("greedy").make("small_world", 1), GreedyBot)


def test_an_unknown_name_is_told_with_the_known_ones() -> None:
    error = refused("clever")
    assert error.message == "error-unknown-bot"
    assert error.details["value"] == "clever"
    assert error.details["known"] == "random, cub, squire, greedy, knight, baron, lord"


def test_greedy_does_not_play_a_game_it_does_not_know() -> None:
    with pytest.raises(InputError) as caught:
        bot_kind("greedy").make("chess", 1)
    assert caught.value.message == "error-unknown-game"
    assert caught.value.details["value"] == "chess"


def test_a_plain_class_from_a_file(tmp_path: Path) -> None:
    kind = bot_kind(f"{write(tmp_path, PLAIN)}:Plain")
    assert kind.name == "Plain"
    assert callable(kind.make("small_world", 1).choose)


def test_a_constructor_gets_what_it_asks_for(tmp_path: Path) -> None:
    text = (
        "class Own:\n    name = 'own'\n"
        "    def __init__(self, seed):\n        self.seed = seed\n"
        "    def choose(self, view):\n        return self.seed\n"
    )
    kind = bot_kind(f"{write(tmp_path, text)}:Own")
    assert kind.name == "own"
    assert kind.make("small_world", 7).choose(SmallWorld().new_state(2).view(0)) == 7


def test_a_bot_that_asks_is_told_how_long_it_is_waited_for(tmp_path: Path) -> None:
    text = (
        "class Own:\n    def __init__(self, patience):\n        self.patience = patience\n"
        "    def choose(self, view):\n        return int(self.patience or 0)\n"
    )
    kind = bot_kind(f"{write(tmp_path, text)}:Own")
    view = SmallWorld().new_state(2).view(0)
    assert kind.make("small_world", 1, 5.0).choose(view) == 5
    assert kind.make("small_world", 1).choose(view) == 0


def test_a_missing_file(tmp_path: Path) -> None:
    error = refused(f"{tmp_path / 'nowhere.py'}:Own")
    assert error.message == "error-bot-file"
    assert str(error.details["file"]).endswith("nowhere.py")


def test_a_file_that_is_not_python(tmp_path: Path) -> None:
    (tmp_path / "own.txt").write_text(PLAIN, encoding="utf-8")
    assert refused(f"{tmp_path / 'own.txt'}:Plain").message == "error-bot-file"


def test_a_missing_class(tmp_path: Path) -> None:
    error = refused(f"{write(tmp_path, PLAIN)}:Fancy")
    assert error.message == "error-bot-class"
    assert error.details["class"] == "Fancy"


@pytest.mark.parametrize("text", ["class Own:\n    pass\n", "Own = 5\n", "Own = print\n"])
def test_what_is_no_bot(tmp_path: Path, text: str) -> None:
    assert refused(f"{write(tmp_path, text)}:Own").message == "error-not-a-bot"


def test_a_file_that_fails(tmp_path: Path) -> None:
    error = refused(f"{write(tmp_path, 'x = 1 / 0')}:Own")
    assert error.message == "error-bot-broken"
    assert "ZeroDivisionError" in str(error.details["problem"])


def test_a_file_with_a_syntax_error(tmp_path: Path) -> None:
    assert refused(f"{write(tmp_path, 'class')}:Own").message == "error-bot-broken"


def test_a_constructor_that_fails(tmp_path: Path) -> None:
    text = PLAIN + "    def __init__(self):\n        raise ValueError('tired')\n"
    error = refused(f"{write(tmp_path, text)}:Plain")
    assert error.message == "error-bot-start"
    assert error.details == {"bot": "Plain", "problem": "ValueError: tired"}


def test_a_constructor_that_wants_more_than_there_is(tmp_path: Path) -> None:
    text = PLAIN + "    def __init__(self, cluster):\n        pass\n"
    assert refused(f"{write(tmp_path, text)}:Plain").message == "error-bot-start"


DEEP = (
    "class Deep:\n    def __init__(self, seed, depth=1):\n        self.depth = depth\n"
    "    def choose(self, view):\n        return self.depth\n"
)


def test_arguments_reach_the_constructor(tmp_path: Path) -> None:
    kind = bot_kind(f"{write(tmp_path, DEEP)}:Deep:depth=3")
    assert kind.name == "Deep:depth=3"
    assert kind.make("small_world", 7).choose(SmallWorld().new_state(2).view(0)) == 3


def test_an_argument_that_the_bot_does_not_take(tmp_path: Path) -> None:
    error = refused(f"{write(tmp_path, DEEP)}:Deep:deph=3")
    assert error.message == "error-bot-argument"
    assert error.details["known"] == "depth"
    assert error.details["meant"] == "depth"
    assert refused(f"{tmp_path / 'own.py'}:Deep:seed=3").message == "error-bot-argument"


def test_a_bot_without_arguments(tmp_path: Path) -> None:
    assert refused(f"{write(tmp_path, PLAIN)}:Plain:depth=3").message == "error-bot-no-arguments"


def test_a_class_that_is_nearly_there(tmp_path: Path) -> None:
    assert refused(f"{write(tmp_path, PLAIN)}:Plane").details["meant"] == "Plain"


@pytest.mark.parametrize("boldness", ["high", "-1", "101", "true"])
def test_boldness_is_a_number_within_limits(boldness: str) -> None:
    error = refused(f"greedy:boldness={boldness}")
    assert error.details["field"] == "boldness"
