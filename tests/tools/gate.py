"""The working tree beside a revision: `python -m tests.tools.gate REVISION`.

Both engines are compiled and asked the same by turns. Where there is valgrind, instructions are
counted, which do not depend on what else the machine does; a loss above 5 % fails. Without it the
quickest of several stretches of time decides.
"""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path

from warren.games.registry import titles

ROOT = Path(__file__).resolve().parents[2]
PLACE = ROOT / "build" / "gate"
PLAYS = Path(__file__).with_name("plays.py")
ENGINE = ("setup.py", "src/warren/core", "src/warren/games")
KINDS = {"core": 30, "driven": 30, "copy": 2000, "key": 2000, "reading": 100}
LONGER = 10
"""How many times as much is done where time is measured."""
ROUNDS = 7
ALLOWED = 1.05
METER = """#include <valgrind/callgrind.h>
void begin(void) { CALLGRIND_START_INSTRUMENTATION; CALLGRIND_ZERO_STATS; }
void end(void) { CALLGRIND_DUMP_STATS; CALLGRIND_STOP_INSTRUMENTATION; }
"""


@dataclass(frozen=True)
class Row:
    """One kind of work: what a unit of it takes before and now."""

    title: str
    kind: str
    microseconds: tuple[float, float]
    instructions: tuple[float, float] | None

    def ratio(self) -> float:
        """What it takes now, before being 1."""
        before, now = self.instructions or self.microseconds
        return now / before

    def cells(self) -> list[str]:
        before, now = self.microseconds
        counted = ["–", "–", "–"]
        if self.instructions is not None:
            old, new = self.instructions
            counted = [f"{old:,.0f}", f"{new:,.0f}", f"{old / new:.2f}"]
        return [self.title, self.kind, *counted, f"{now:.2f}", f"{before / now:.2f}"]


def git(*arguments: str, **environment: str) -> str:
    done = subprocess.run(
        ["git", *arguments],
        cwd=ROOT,
        env={**os.environ, **environment},
        check=True,
        capture_output=True,
        text=True,
    )
    return done.stdout.strip()


def working_tree() -> str:
    """The tree of what lies here, committed or not."""
    with tempfile.TemporaryDirectory() as folder:
        index = {"GIT_INDEX_FILE": str(Path(folder) / "index")}
        git("read-tree", "HEAD", **index)
        git("add", "--all", **index)
        return git("write-tree", **index)


def built(tree: str) -> Path:
    """The sources of a tree with its engine compiled beside them."""
    engine = hashlib.sha256(git("ls-tree", tree, *ENGINE).encode()).hexdigest()[:12]
    place = PLACE / engine
    if not (place / "ready").exists():
        shutil.rmtree(place, ignore_errors=True)
        place.mkdir(parents=True)
        archive = subprocess.run(
            ["git", "archive", tree, *("setup.py", "pyproject.toml", "README.md"), "src"],
            cwd=ROOT,
            check=True,
            capture_output=True,
        )
        subprocess.run(["tar", "x"], cwd=place, input=archive.stdout, check=True)
        subprocess.run(
            [sys.executable, "setup.py", "--quiet", "build_ext", "--inplace"], cwd=place, check=True
        )
        (place / "ready").touch()
    return place


def meter(folder: Path) -> Path | None:
    """What tells callgrind when to count; None where there is none."""
    if shutil.which("valgrind") is None:
        return None
    (folder / "meter.c").write_text(METER, encoding="utf-8")
    command = ["cc", "-shared", "-fPIC", "-o", "meter.so", "meter.c"]
    done = subprocess.run(command, cwd=folder, check=False, capture_output=True)
    return folder / "meter.so" if done.returncode == 0 else None


class Player:
    """An engine in a process of its own."""

    def __init__(self, process: subprocess.Popen[str], counts: Path | None) -> None:
        self.process = process
        self.counts = counts
        self.asked = 0

    def ask(self, title: str, kind: str, times: int) -> float:
        """What a unit takes: instructions where they are counted, else microseconds."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(f"{title} {kind} {times}\n")
        self.process.stdin.flush()
        answer: Mapping[str, float] = json.loads(self.process.stdout.readline())
        self.asked += 1
        if self.counts is None:
            return answer["seconds"] * 1e6 / answer["units"]
        return counted(self.counts.with_name(f"out.{self.asked}")) / answer["units"]


def counted(dump: Path) -> int:
    """The instructions in a file of callgrind."""
    for line in dump.read_text(encoding="utf-8").splitlines():
        if line.startswith("totals:"):
            return int(line.split()[1])
    raise ValueError(dump)


@contextmanager
def player(sources: Path, tool: Path | None, folder: Path) -> Iterator[Player]:
    """An engine that plays; with a tool under callgrind."""
    command = [sys.executable, str(PLAYS)]
    counts = None
    if tool is not None:
        folder.mkdir()
        counts = folder / "out"
        command = [
            *("valgrind", "--quiet", "--tool=callgrind", "--instr-atstart=no"),
            *(f"--callgrind-out-file={counts}", *command, str(tool)),
        ]
    environment = {**os.environ, "PYTHONPATH": str(sources), "PYTHONHASHSEED": "0"}
    process = subprocess.Popen(
        command,
        env=environment,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    with process:
        yield Player(process, counts)
        assert process.stdin is not None
        process.stdin.close()


def compare(before: Path, now: Path) -> Iterator[Row]:
    """Both engines, by turns."""
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        tool = meter(folder)
        pair = [stack.enter_context(player(each, None, folder)) for each in (before, now)]
        counting = [
            stack.enter_context(player(each, tool, folder / name))
            for each, name in ((before, "before"), (now, "now"))
            if tool is not None
        ]
        for title in (each.key for each in titles()):
            for kind, times in KINDS.items():
                found = [
                    [each.ask(title, kind, times * LONGER) for each in pair] for _ in range(ROUNDS)
                ]
                counts = [each.ask(title, kind, times) for each in counting]
                yield Row(
                    title,
                    kind,
                    (min(old for old, _ in found), min(new for _, new in found)),
                    (counts[0], counts[1]) if counts else None,
                )


HEAD = (
    "| game | work | instructions before | now | gain | µs now | gain in time |\n"
    "| --- | --- | --- | --- | --- | --- | --- |"
)


def main() -> int:
    revision = sys.argv[1] if len(sys.argv) > 1 else "HEAD"
    before, now = built(git("rev-parse", f"{revision}^{{tree}}")), built(working_tree())
    for other in PLACE.iterdir():
        if other not in (before, now):
            shutil.rmtree(other)
    print(HEAD)
    rows: list[Row] = []
    for row in compare(before / "src", now / "src"):
        rows.append(row)
        print(f"| {' | '.join(row.cells())} |", flush=True)
    lost = [row for row in rows if row.ratio() > ALLOWED]
    for row in lost:
        print(f"{row.title}, {row.kind}: {row.ratio():.2f} of {revision}", file=sys.stderr)
    return 1 if lost else 0


if __name__ == "__main__":
    raise SystemExit(main())
