"""Starting loads little."""

from __future__ import annotations

import os
import subprocess
import sys

from tests.tools.engine import SOURCES

HEAVY = ("rich", "shapely", "networkx", "numpy", "yaml", "multiprocessing")


def loaded(code: str) -> set[str]:
    done = subprocess.run(
        [sys.executable, "-c", f"{code}\nimport sys\nprint(*sys.modules)"],
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "PYTHONPATH": SOURCES},
    )
    return {name.split(".")[0] for name in done.stdout.split()}


def test_importing_the_package_loads_nothing_heavy() -> None:
    assert not loaded("import warren") & {*HEAVY, "typer", "fluent"}


def test_help_loads_no_tables_drawings_or_boards() -> None:
    code = "import sys\nfrom warren.cli.main import run\nrun(['--help'])"
    assert not loaded(code) & set(HEAVY)


def test_importing_the_picture_loads_nothing_that_draws() -> None:
    assert not loaded("import warren.drawing.svg") & set(HEAVY)


def test_a_closed_pipe_is_no_error() -> None:
    command = f"{sys.executable} -m warren rules list --lang en | head -n 1"
    done = subprocess.run(
        command,
        shell=True,
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "PYTHONPATH": SOURCES},
    )
    assert done.stderr == ""


def test_text_that_the_terminal_cannot_show_is_replaced() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "warren", "board", "list", "--lang", "ru"],
        capture_output=True,
        check=True,
        env={**os.environ, "PYTHONPATH": SOURCES, "PYTHONIOENCODING": "ascii"},
    )
    assert b"smallworld-2" in done.stdout
