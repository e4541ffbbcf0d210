"""`warren bot`."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.cli.calls import invoke, process
from tests.client.test_playing import client_of
from tests.server.node import Node
from tests.server.stream.programs import Program

from warren.client import connection, guest


def test_a_bot_accepts_plays_and_tells(node: Node, tmp_path: Path) -> None:
    ann, bob = Program(node, "Ann"), Program(node, "Bob")
    secret = tmp_path / "token"
    secret.write_text(f"{bob.token}\n", encoding="utf-8")
    with client_of(ann) as client:
        table = client.create("heroes", [guest("Bob"), "random"]).table.id
        told = process(
            *("bot", node.url, "--bot", "random", "--accept", "--games", "1"),
            *("--token-file", str(secret)),
        )
        assert told.returncode == 0, told.stderr
        assert client.table(table).status == "finished"
    invited, ready, started, finished = told.stdout.splitlines()
    assert table in invited
    assert f"random listens at {node.url}" in ready
    assert "Heroes" in started
    assert "own seat: 1" in finished
    assert bob.token not in told.stdout + told.stderr


def test_the_token_comes_from_the_environment(node: Node, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WARREN_TOKEN", "nonsense")
    told = invoke("bot", node.url)
    assert told.exit_code == 2
    assert "401" in told.stderr
    assert "This token is not valid" in told.stderr


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["http://127.0.0.1:9"], "WARREN_TOKEN"),
        (["http://127.0.0.1:9", "--token-file", "nowhere"], "nowhere"),
        (["http://127.0.0.1:9", "--token-file", "TOKEN"], "does not answer"),
        (["nowhere", "--token-file", "TOKEN"], "http://"),
        (["http://127.0.0.1:9", "--token-file", "TOKEN", "--only", "chess"], "chess"),
        (["http://127.0.0.1:9", "--token-file", "TOKEN", "--bot", "deep"], "deep"),
    ],
)
def test_bad_input(
    arguments: list[str], said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connection, "TRIES", 1)
    monkeypatch.delenv("WARREN_TOKEN", raising=False)
    file = tmp_path / "token"
    file.write_text("secret", encoding="utf-8")
    told = invoke("bot", *(str(file) if word == "TOKEN" else word for word in arguments))
    assert told.exit_code == 2
    assert said in told.stderr
