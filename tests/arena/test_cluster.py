"""Deals on a Ray cluster; Ray itself is tried in tests/package."""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from types import ModuleType, SimpleNamespace

import pytest
from tests.arena.strangers import event

from warren.arena.results import Results
from warren.arena.tournament import run
from warren.core.refusal import InputError


class LostError(Exception):
    """A worker that was never heard of again."""


class StandIn(ModuleType):
    """Does at once, in this process, what workers of a cluster would do, the last asked first."""

    def __init__(self) -> None:
        super().__init__("ray")
        self.exceptions = SimpleNamespace(RayError=LostError)
        self.addresses: list[str] = []
        self.most = 0
        self.over = 0
        self.lost = False

    def init(self, address: str, **_: object) -> None:
        if address == "auto":
            raise ConnectionError("nothing runs here")
        self.addresses.append(address)

    def shutdown(self) -> None:
        self.over += 1

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": 2.0}

    def remote(self, function: Callable[..., object]) -> SimpleNamespace:
        return SimpleNamespace(remote=lambda *given: lambda: function(*given))

    def wait(self, waiting: list[object], *, num_returns: int) -> tuple[list[object], list[object]]:
        self.most = max(self.most, len(waiting))
        return waiting[-num_returns:], waiting[:-num_returns]

    def get(self, task: Callable[[], object]) -> object:
        if self.lost:
            raise LostError
        return task()

    def cancel(self, task: object) -> None:
        assert callable(task)


@pytest.fixture
def ray(monkeypatch: pytest.MonkeyPatch) -> StandIn:
    made = StandIn()
    monkeypatch.setitem(sys.modules, "ray", made)
    return made


def outcomes(found: Results) -> list[object]:
    return [(row.game, row.bots, row.scores, row.wins) for row in found.rows]


def test_a_cluster_changes_nothing_but_where_games_are_played(ray: StandIn) -> None:
    shown = event("greedy", "random", "greedy:boldness=0")
    assert outcomes(run(shown, 36)) == outcomes(run(shown, 36, ray="local"))
    assert ray.addresses == ["local"]
    assert ray.over == 1
    assert 2 <= ray.most <= 6


def test_records_come_back_from_the_workers(ray: StandIn, tmp_path: Path) -> None:
    shown = replace(event("random", "greedy"), records=str(tmp_path), kept=3)
    found = run(shown, 6, until_certain=False, ray="local")
    kept = sorted(row.record for row in found.rows if row.record)
    assert kept == sorted(path.name for path in tmp_path.iterdir())
    assert len(kept) == 3
    assert ray.addresses == ["local"]


def test_a_worker_that_is_lost_is_told(ray: StandIn) -> None:
    ray.lost = True
    with pytest.raises(InputError) as caught:
        run(event("random", "greedy"), 4, ray="local")
    assert caught.value.message == "error-worker-lost"
    assert ray.over == 1


@pytest.mark.parametrize("address", ["auto", "127.0.0.1:1", "ray://127.0.0.1:1"])
def test_where_no_cluster_is(ray: StandIn, address: str) -> None:
    with pytest.raises(InputError) as caught:
        run(event("random", "greedy"), 4, ray=address)
    assert caught.value.message == "error-ray"
    assert caught.value.details["address"] == address
    assert not ray.addresses
