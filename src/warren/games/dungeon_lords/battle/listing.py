"""Lists of codes for the decisions of a battle."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from warren.core.numbers import bit_index
from warren.core.space import ActionSpace


def with_one(space: ActionSpace, codes: vec[i64], block: i64, argument: i64) -> vec[i64]:
    """These codes and one more, unless it is among them."""
    code = space.code(block, argument)
    for i in range(i64(len(codes))):
        if codes[i] == code:
            return codes
    return append(codes, code)


def with_mask(space: ActionSpace, codes: vec[i64], block: i64, arguments: i64) -> vec[i64]:
    """These codes and one of the block for each bit."""
    while arguments:
        codes = append(codes, space.code(block, bit_index(arguments)))
        arguments &= arguments - 1
    return codes
