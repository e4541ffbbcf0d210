"""What a learned evaluation looks at."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import mypyc_attr

from warren.core.state import State
from warren.core.title import Part


@mypyc_attr(allow_interpreted_subclasses=True)
class Features(Part):
    """Numbers that tell of a seat how it stands; by default its score and the round."""

    def names(self) -> list[str]:
        """What they are called, in their order; models are fitted to these and to no others."""
        return ["score", "round"]

    def of(self, state: State, seat: int) -> vec[float]:
        """The numbers of a seat; the first ones are worth most where they are an outlook."""
        return vec[float]([float(state.scores()[seat]), float(state.rounds())])
