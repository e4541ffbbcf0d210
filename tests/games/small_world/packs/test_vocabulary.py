"""What authors of packs are told of the blocks is what is read."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from warren.core.fields import Fields
from warren.core.refusal import InputError
from warren.games.small_world.packs.parameters import NUMBER, Parameter
from warren.games.small_world.packs.vocabulary import WORDS, Word

PAGE = Path(__file__).parents[4] / "docs" / "own-races.md"
ROWS = dict(re.findall(r"^\| `([\w-]+)` \| ([^|]*)\|", PAGE.read_text(encoding="utf-8"), re.M))


def told(parameter: Parameter) -> str:
    if parameter.kind != NUMBER:
        return f"`{parameter.name}`"
    usual = "" if parameter.default is None else f" ({parameter.default})"
    return f"`{parameter.name}` {parameter.least}–{parameter.most}{usual}"


@pytest.mark.parametrize("word", WORDS, ids=[word.name for word in WORDS])
def test_the_page_tells_the_limits_of_every_number(word: Word) -> None:
    assert ROWS[word.name].strip() == ", ".join(told(each) for each in word.parameters)


@pytest.mark.parametrize("word", WORDS, ids=[word.name for word in WORDS])
def test_a_number_beyond_its_limits_is_refused(word: Word) -> None:
    for each in (one for one in word.parameters if one.kind == NUMBER):
        assert each.read(Fields({each.name: each.most}, "")) == each.most
        assert each.read(Fields({each.name: each.least}, "")) == each.least
        for value in (each.least - 1, each.most + 1):
            with pytest.raises(InputError) as caught:
                each.read(Fields({each.name: value}, ""))
            assert caught.value.details["field"] == each.name
