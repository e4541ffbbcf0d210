"""A host gives a new password to somebody who has lost theirs."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from tests.server.node import running_node
from tests.server.people.people import log_in, me, somebody, wait_until
from tests.server.processes import environment


def reset(folder: Path, name: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "warren", "--lang", "en", "account", "reset", name],
        env=environment(WARREN_DATA=str(folder)),
        capture_output=True,
        text=True,
        check=False,
    )


def test_the_old_password_and_all_sessions_are_over(tmp_path: Path) -> None:
    with running_node(tmp_path) as node:
        ann = somebody(node, "Ann of Warren")
        done = reset(tmp_path, "ann of warren")
        assert done.returncode == 0, done.stderr
        assert done.stdout.startswith("New password of “Ann of Warren”: ")
        password = done.stdout.rsplit(": ", 1)[1].strip()
        assert log_in(node.browser(), "Ann of Warren").status_code == 401
        assert log_in(node.browser(), "Ann of Warren", password).status_code == 200
        wait_until(lambda: me(ann) is None)


def test_an_unknown_account_is_named(tmp_path: Path) -> None:
    with running_node(tmp_path):
        done = reset(tmp_path, "Nobody")
    assert done.returncode == 2
    assert "Nobody" in done.stderr
