"""Words read as the arguments of a move."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations, permutations, product

from warren.text.words import chosen

Value = str | int
Spellings = Mapping[Value, list[str]]
Values = dict[str, Value]


def readings(words: Sequence[str], spellings: Mapping[str, Spellings]) -> list[Values]:
    """Every way to read the words as these arguments; another order counts if theirs fails."""
    found: list[Values] = []
    known: dict[tuple[str, str], list[Value]] = {}
    for order in permutations(spellings):
        for groups in _cuts(words, len(order)):
            meant: list[list[Value]] = []
            for name, group in zip(order, groups, strict=True):
                if (name, group) not in known:
                    known[name, group] = chosen(group, spellings[name])
                meant.append(known[name, group])
            for values in product(*meant):
                reading = dict(zip(order, values, strict=True))
                if reading not in found:
                    found.append(reading)
        if found:
            return found
    return found


def missing(words: Sequence[str], spellings: Mapping[str, Spellings]) -> str:
    """The argument for which there is no word; empty when there are words enough."""
    if len(words) >= len(spellings):
        return ""
    named = [name for name in spellings if any(chosen(word, spellings[name]) for word in words)]
    return next(name for name in spellings if name not in named[: len(words)])


def misread(words: Sequence[str], spellings: Mapping[str, Spellings]) -> tuple[str, str]:
    """The argument that cannot be read, with its words, when the others are read best."""
    best: list[tuple[str, str]] = []
    for groups in _cuts(words, len(spellings)):
        wrong = [
            (name, group)
            for name, group in zip(spellings, groups, strict=True)
            if not chosen(group, spellings[name])
        ]
        if not best or len(wrong) <= len(best):
            best = wrong
    return best[0]


def _cuts(words: Sequence[str], parts: int) -> Iterator[list[str]]:
    """All ways to cut the words into so many phrases."""
    if parts == 0:
        if not words:
            yield []
        return
    for cuts in combinations(range(1, len(words)), parts - 1):
        ends = [*cuts, len(words)]
        starts = [0, *cuts]
        yield [" ".join(words[i:j]) for i, j in zip(starts, ends, strict=True)]
