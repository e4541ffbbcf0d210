"""A place in the tree of a search."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64


class Node:
    """The steps that were seen from here: how often each was taken, and how well it went.

    Totals are those of whoever takes the step.
    """

    def __init__(self) -> None:
        self.keys: vec[i64] = vec[i64]()
        self.visits: vec[i64] = vec[i64]()
        self.totals: vec[float] = vec[float]()
        self.weights: vec[float] = vec[float]()
        self.nodes: list[Node | None] = []

    def add(self, key: i64, weight: float) -> i64:
        """A new step, and its place."""
        self.keys = append(self.keys, key)
        self.visits = append(self.visits, 0)
        self.totals = append(self.totals, 0.0)
        self.weights = append(self.weights, weight)
        self.nodes.append(None)
        return i64(len(self.keys)) - 1

    def find(self, key: i64, hint: i64) -> i64:
        """The place of a step, most likely `hint`; -1 when it was never seen."""
        count = i64(len(self.keys))
        if hint < count and self.keys[hint] == key:
            return hint
        for i in range(count):
            if self.keys[i] == key:
                return i
        return -1


def step_of(actor: i64, code: i64) -> i64:
    return code * 32 + actor + 2
