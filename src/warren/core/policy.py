"""Who decides in playouts."""

from __future__ import annotations

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from warren.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy:
    """Chooses among the codes of a seat; by default each is as likely as the others.

    It is asked with the whole state, so it belongs to playouts of determinized states, never to
    tables. Compiled subclasses are called without a detour through interpreted code.
    """

    def choose(self, state: State, seat: int, codes: vec[i64], rng: Random) -> i64:
        """One of the codes; they are never empty."""
        count = i64(len(codes))
        return codes[rng.randrange(count)]
