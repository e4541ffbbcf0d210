"""One run of all measurements, and its table."""

from __future__ import annotations

import json
import subprocess
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING

from warren.bench.measures import couple, engine, measure
from warren.core.fields import Fields
from warren.text.catalogue import Catalogue

if TYPE_CHECKING:
    from rich.table import Table

IMPORTS = 5
REGISTRY = "warren.games.registry"
ALL_GAMES = f"from {REGISTRY} import games; games()"


def run(key: str, seconds: float) -> dict[str, object]:
    """This process's engine, the interpreted one in a process of its own, and the ratios."""
    here = measure(key, seconds)
    result: dict[str, object] = {"game": key, "engine": engine(), "import": import_seconds()}
    if engine() == "compiled":
        result["compiled"] = here
        script = Path(__file__).with_name("interpreted.py")
        done = subprocess.run(
            [sys.executable, str(script), key, str(seconds)],
            check=True,
            capture_output=True,
            text=True,
        )
        slow: dict[str, object] = json.loads(done.stdout)
        result["interpreted"] = slow
        result["ratio"] = {
            kind: {n: rate(here, kind, n) / rate(slow, kind, n) for n in counts(here)}
            for kind in ("inside", "driven")
        }
    else:
        result["interpreted"] = here
    return result


def import_seconds() -> dict[str, float]:
    """The quickest of a few fresh imports, less that of an empty process."""
    empty = _fresh("pass")
    return {
        name: max(0.0, _fresh(code) - empty)
        for name, code in (("warren", "import warren"), (REGISTRY, ALL_GAMES))
    }


def _fresh(code: str) -> float:
    times: list[float] = []
    for _ in range(IMPORTS):
        start = time.perf_counter()
        subprocess.run([sys.executable, "-c", code], check=True)
        times.append(time.perf_counter() - start)
    return min(times)


def counts(measured: object) -> list[str]:
    return Fields(measured, "").fields("inside").names()


def rate(measured: object, kind: str, players: str) -> float:
    """Games per second."""
    return figure(measured, kind, players, "games_per_second")


def figure(measured: object, *path: str) -> float:
    found = Fields(measured, "")
    for key in path[:-1]:
        found = found.fields(key)
    return found.number(path[-1])


def table(result: object, catalogue: Catalogue) -> Table:
    """Rows for two to five players: rates, their ratio to the interpreted engine, sizes."""
    from rich.table import Table

    fields = Fields(result, "")
    best = fields.text("engine")
    measured = fields.fields(best).data
    view = Table(title=catalogue.text("cli-bench-title", engine=best))
    for column in ("players", "inside", "driven", "decisions", "ratio", "clone", "bytes"):
        view.add_column(catalogue.text(f"cli-bench-{column}"), justify="right")
    for n in counts(measured):
        ratio = f"{figure(result, 'ratio', 'inside', n):.1f}" if fields.has("ratio") else "—"
        view.add_row(
            n,
            f"{rate(measured, 'inside', n):,.0f}",
            f"{rate(measured, 'driven', n):,.0f}",
            f"{figure(measured, 'inside', n, 'decisions_per_second'):,.0f}",
            ratio,
            f"{figure(measured, 'clone_microseconds', n):.2f}",
            f"{figure(measured, 'state_bytes', n):,.0f}",
        )
    pair = couple(fields.text("game"))
    if pair is not None and catalogue.has(f"bench-{pair[0]}-to-base"):
        view.caption = beside(measured, pair[0], catalogue)
    return view


def beside(measured: object, key: str, catalogue: Catalogue) -> str:
    """How fast a game is next to the one it builds on."""
    return catalogue.text(
        f"bench-{key}-to-base",
        players=int(figure(measured, "beside", "players")),
        inside=f"{figure(measured, 'beside', 'inside', f'{key}_to_base'):.2f}",
        driven=f"{figure(measured, 'beside', 'driven', f'{key}_to_base'):.2f}",
    )
