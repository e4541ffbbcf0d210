"""A process with the libraries at hand, forked for each trial: the sources are read anew each time.

It reads requests as lines of JSON and answers each with a line. Nothing of the project is imported
here, only in the forks.
"""

from __future__ import annotations

import gc
import json
import os
import resource
import signal
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from typing import Final, TypedDict

import coverage
import fluent.runtime
import hypothesis.strategies
import msgspec
import pytest
import rich
import typer
import yaml

LIBRARIES: Final = (fluent.runtime, hypothesis.strategies, msgspec, rich, typer, yaml)
MEMORY: Final = 3 << 30
PATIENCE: Final = 40
"""How much longer than its computing a trial may last on a busy machine."""
PYTEST: Final = (
    *("-o", "addopts=", "--import-mode=importlib", "-q", "--no-header", "--tb=line"),
    *("-p", "no:cacheprovider", "-p", "no:warnings", "-p", "no:unraisableexception"),
)


class Request(TypedDict):
    places: list[str]
    chosen: list[str]  # by their ids, in this order; all when empty
    seconds: int
    sources: list[str]  # what is measured; nothing when empty
    found: str  # where the measurement is written


class Chosen:
    """Runs these tests, in this order."""

    def __init__(self, names: Sequence[str]) -> None:
        self.rank: Final = {name: rank for rank, name in enumerate(names)}

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        found = [item for item in items if item.nodeid in self.rank]
        items[:] = sorted(found, key=lambda item: self.rank[item.nodeid])


class Measured:
    """Which lines each test meets, and the computing it takes."""

    def __init__(self, sources: Sequence[str]) -> None:
        self.seconds: Final[dict[str, float]] = {}
        self.failed: Final[set[str]] = set()
        self.coverage: Final = coverage.Coverage(
            data_file=None, config_file=False, source=list(sources), messages=False
        )
        self.coverage.start()

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        self.coverage.switch_context(item.nodeid)
        began = time.process_time()
        try:
            return (yield)
        finally:
            self.seconds[item.nodeid] = time.process_time() - began
            self.coverage.switch_context("")

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.failed.add(report.nodeid)

    def write(self, file: str) -> None:
        """Tests that fail by themselves prove nothing and are left out."""
        self.coverage.stop()
        data = self.coverage.get_data()
        names = [name for name in self.seconds if name not in self.failed]
        bits = {"": 1} | {name: 2 << place for place, name in enumerate(names)}
        here = os.getcwd()
        lines = {
            os.path.relpath(source, here): {
                line: f"{sum(bits.get(name, 0) for name in set(contexts)):x}"
                for line, contexts in data.contexts_by_lineno(source).items()
            }
            for source in data.measured_files()
        }
        tests = [(name, round(self.seconds[name], 4)) for name in names]
        with open(file, "w", encoding="utf-8") as out:
            json.dump({"tests": tests, "lines": lines, "failed": sorted(self.failed)}, out)


def tried(request: Request) -> int:
    """In a fork: what pytest says."""
    limit = request["seconds"]
    resource.setrlimit(resource.RLIMIT_CPU, (limit, limit))
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    signal.alarm(limit * PATIENCE)
    quiet = os.open(os.devnull, os.O_RDWR)
    for stream in range(3):
        os.dup2(quiet, stream)
    plugins: list[object] = []
    if request["chosen"]:
        plugins.append(Chosen(request["chosen"]))
    measured = Measured(request["sources"]) if request["sources"] else None
    words = [*PYTEST, *request["places"], *([] if measured else ["-x"])]
    code = pytest.main(words, [*plugins, *([measured] if measured else [])])
    if measured:
        measured.write(request["found"])
    return int(code)


def answered(request: Request) -> Mapping[str, int]:
    child = os.fork()
    if not child:
        code = 1
        try:
            code = tried(request)
        finally:
            os._exit(code)
    _, status = os.waitpid(child, 0)
    return {"code": os.waitstatus_to_exitcode(status)}


def main() -> None:
    gc.collect()
    gc.freeze()
    for line in sys.stdin:
        print(json.dumps(answered(json.loads(line))), flush=True)


if __name__ == "__main__":
    main()
