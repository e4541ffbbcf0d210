"""What is published, installed into empty environments and used as a stranger would."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
import urllib.request
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PAGE = "src/warren/server/page"
BARE = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}


def run(*command: str, folder: Path, **environment: str) -> str:
    done = subprocess.run(
        command,
        cwd=folder,
        env={**BARE, "WARREN_LANG": "en", **environment},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def published(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder `dist` of a copy of this checkout with its page."""
    copy = tmp_path_factory.mktemp("checkout")
    for name in run("git", "ls-files", folder=ROOT).splitlines():
        target = copy / name
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(ROOT / name, target)
    shutil.copytree(ROOT / PAGE, copy / PAGE)
    sources = 'from setuptools import build_meta; build_meta.build_sdist("dist")'
    run(sys.executable, "-c", sources, folder=copy)
    run(
        *(sys.executable, "-m", "pip", "wheel", "--no-deps", "--no-build-isolation"),
        *("--wheel-dir", "dist", *map(str, (copy / "dist").glob("*.tar.gz"))),
        folder=copy,
        WARREN_COMPILE="0",
    )
    return copy / "dist"


@pytest.fixture
def installed(published: Path, tmp_path: Path, request: pytest.FixtureRequest) -> Path:
    """The commands of an empty environment with the package and one of its extras."""
    run(sys.executable, "-m", "venv", str(tmp_path / "empty"), folder=tmp_path)
    wheel = next(published.glob("*.whl"))
    python = str(tmp_path / "empty" / "bin" / "python")
    run(python, "-m", "pip", "install", f"{wheel}{request.param}", folder=tmp_path)
    return tmp_path / "empty" / "bin"


def test_what_is_published_has_the_page_and_fits_every_machine(published: Path) -> None:
    wheel = next(published.glob("*.whl"))
    assert wheel.name.endswith("-py3-none-any.whl")
    with zipfile.ZipFile(wheel) as archive:
        files = archive.namelist()
    assert "warren/server/page/index.html" in files
    assert not [name for name in files if name.startswith("tests/")]
    with tarfile.open(next(published.glob("*.tar.gz"))) as sources:
        assert any(name.endswith(f"{PAGE}/index.html") for name in sources.getnames())


@pytest.mark.parametrize("installed", [""], indirect=True)
def test_the_package_alone_plays_and_simulates(installed: Path, tmp_path: Path) -> None:
    warren = str(installed / "warren")
    arguments = ("--games", "2", "--players", "greedy,random", "--seed", "1", "--json")
    assert '"games": 2' in run(warren, "simulate", "heroes", *arguments, folder=tmp_path)
    assert "smallworld-2" in run(warren, "board", "list", folder=tmp_path)


@pytest.mark.parametrize("installed", ["[drawing]"], indirect=True)
def test_boards_are_drawn_with_their_extra(installed: Path, tmp_path: Path) -> None:
    warren = str(installed / "warren")
    run(warren, "board", "show", "smallworld-2", "--svg", "board.svg", folder=tmp_path)
    assert (tmp_path / "board.svg").read_text(encoding="utf-8").startswith("<svg")


@contextmanager
def serving(warren: str, folder: Path) -> Iterator[str]:
    """The address of a server that runs meanwhile."""
    command = [warren, "serve", "--port", "0", "--data", str(folder / "data"), "--no-lan"]
    environment = {**BARE, "WARREN_LANG": "en", "PYTHONUNBUFFERED": "1"}
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout is not None
            found = re.search(r"http://\S+", server.stdout.readline())
            assert found is not None
            yield found[0]
        finally:
            server.terminate()


@pytest.mark.parametrize("installed", ["[server]"], indirect=True)
def test_the_server_serves_the_page(installed: Path, tmp_path: Path) -> None:
    with (
        serving(str(installed / "warren"), tmp_path) as address,
        urllib.request.urlopen(address) as answer,
    ):
        assert b"<!doctype html>" in answer.read().lower()


@pytest.mark.parametrize("installed", ["[client]"], indirect=True)
def test_a_program_finds_the_tables_of_a_server(installed: Path, tmp_path: Path) -> None:
    code = "from warren.client import Client; print(len(Client('{}', '').games()))"
    with serving(str(Path(sys.executable).parent / "warren"), tmp_path) as address:
        found = run(str(installed / "python"), "-c", code.format(address), folder=tmp_path)
    assert int(found) >= 4


@pytest.mark.parametrize("installed", ["[ray]"], indirect=True)
def test_an_arena_on_two_workers_of_ray(installed: Path, tmp_path: Path) -> None:
    """The same games as in a process of its own, and their records beside the results."""
    warren = str(installed / "warren")
    words = ("arena", "heroes", "--bots", "greedy,random", "--games", "8", "--seed", "4")
    alone = json.loads(run(warren, *words, "--json", folder=tmp_path))
    cluster = ("--ray", "local", "--workers", "2", "--out", "arena")
    found = json.loads(run(warren, *words, *cluster, "--json", folder=tmp_path))
    assert found["win_share"] == alone["win_share"]
    records = sorted((tmp_path / "arena" / "records").iterdir())
    assert len(records) == found["games"]
    run(warren, "replay", str(records[0]), folder=tmp_path)
    done = subprocess.run(
        [warren, *words, "--ray", "127.0.0.1:1"],
        env={**BARE, "WARREN_LANG": "en"},
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 2
    assert "There is no Ray cluster at 127.0.0.1:1" in done.stderr
