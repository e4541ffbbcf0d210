"""`python -m tests.tools.mutants --count 300 --seed 1`: go on until so many have been tried."""

from __future__ import annotations

import argparse
from collections.abc import Container, Iterator, Sequence
from pathlib import Path
from typing import Final

from tests.tools.mutants.sample import Mutant, digest, sample
from tests.tools.mutants.tally import Tally, equivalent, report
from tests.tools.mutants.trial import Workshop, nearest

ROOT: Final = Path(__file__).resolve().parents[3]
PLACES: Final = ("src/warren/core", "src/warren/games")


def arguments(words: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="mutants", description=__doc__)
    parser.add_argument("--count", type=int, default=40, help="mutants in all (default: 40)")
    parser.add_argument("--seed", type=int, default=1, help="decides which (default: 1)")
    parser.add_argument(
        "--seconds", type=int, default=300, help="computing for one mutant (default: 300)"
    )
    parser.add_argument("--again", action="store_true", help="try the survivors once more")
    parser.add_argument("--places", nargs="+", default=PLACES, help="folders of sources")
    return parser.parse_args(words)


def tried(
    chosen: Sequence[Mutant],
    tally: Tally,
    workshop: Workshop,
    again: bool,
    same: Container[tuple[str, str, str]] = (),
) -> Iterator[tuple[Mutant, str]]:
    """Those not tried yet, one after another, each with the stage that noticed it."""
    for mutant in chosen:
        known = tally.by_name.get(mutant.name)
        if known is None or (again and not known and mutant.place not in same):
            caught = workshop.notices(mutant, nearest(workshop.root, mutant.file), again)
            tally.add(mutant, caught)
            yield mutant, caught


def main(words: Sequence[str] | None = None, root: Path = ROOT) -> int:
    options = arguments(words)
    chosen = sample(root, options.places, options.seed)[: options.count]
    home = root / "build" / "mutants"
    tally = Tally(home / f"{digest(root, options.places)}-{options.seed}.ndjson")
    workshop = Workshop(root, home / f"copy-{options.seed}", options.seconds)
    workshop.open(home)
    for name in workshop.meetings.failed:
        print(f"fails by itself: {name}", flush=True)
    for mutant, caught in tried(chosen, tally, workshop, options.again, equivalent()):
        print(f"{caught or 'SURVIVED'}: {mutant.name}", flush=True)
    workshop.close()
    print("\n".join(report(chosen, tally, equivalent())))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
