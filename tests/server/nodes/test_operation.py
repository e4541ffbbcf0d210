"""How a node shows its state, and how it is run."""

from __future__ import annotations

import gzip
import json
import os
import signal
import subprocess
import sys
import threading
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Final

import httpx
import msgspec
import pytest
import yaml
from tests.server.node import Node, running_node
from tests.server.seats import new_table, socket_of, two_at_a_table, view_of

from warren.core.refusal import InputError
from warren.server.service import Service
from warren.server.settings import PREFIX, Settings, read_settings

DEPLOY: Final = Path(__file__).parents[3] / "deploy"
ENDED: Final = (0, -signal.SIGTERM)
"""After closing everything the server hands the signal on to itself."""
BROTLI: Final = b"what the build has packed"
SERVE: Final = "from warren.cli.main import main; main()"


def serving(folder: Path, **settings: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-c", SERVE, "serve", "--port", "0", "--lang", "en"],
        env=os.environ | {"WARREN_DATA": str(folder)} | settings,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def address_of(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    return process.stdout.readline().split()[-1].rstrip("/")


def test_a_node_is_alive_and_ready(node: Node) -> None:
    with node.browser() as browser:
        assert browser.get("/healthz").json() == {"status": "ok"}
        assert browser.get("/readyz").json() == {"status": "ok"}


def test_a_node_without_its_database_is_not_ready(node: Node) -> None:
    async def lose(service: Service) -> None:
        await service.database.engine.dispose()

    node.run(lose)
    (node.settings.folder / "warren.db").rename(node.settings.folder / "elsewhere.db")
    (node.settings.folder / "warren.db").mkdir()
    with node.browser() as browser:
        answer = browser.get("/readyz")
        assert answer.status_code == 503
        assert answer.json() == {"status": "no-database"}
        assert browser.get("/healthz").status_code == 200


def test_metrics_count_what_happens(tmp_path: Path) -> None:
    with running_node(tmp_path / "data", metrics=True) as node:
        table, ann, bob = two_at_a_table(node)
        acting = ann if view_of(ann, table)["situation"]["choices"] else bob
        with socket_of(acting, table) as socket:
            socket.act(socket.choices[0]["code"])
            socket.until("step")
            text = ann.get("/metrics").text
    assert 'warren_steps_total{by="person",game="small_world"} 1.0' in text
    assert 'warren_requests_total{handler="create_table",status="201"} 1.0' in text
    assert "warren_viewers 1.0" in text
    assert "warren_open_tables 1.0" in text
    assert "warren_commit_seconds_count" in text


def test_metrics_are_told_where_they_were_asked_for(node: Node) -> None:
    with node.browser() as browser:
        assert browser.get("/metrics").status_code == 404


def test_a_node_below_a_sub_path(tmp_path: Path) -> None:
    page = tmp_path / "page"
    page.mkdir()
    (page / "index.html").write_text('<base href="/" />', encoding="utf-8")
    with running_node(tmp_path / "data", root_path="/games", page=str(page)) as node:
        with node.browser() as browser:
            table = new_table(browser, seats=[{"kind": "me"}, {"kind": "me"}])["table"]["id"]
            cookie = browser.cookies.jar
            assert [one.path for one in cookie] == ["/games"]
            with socket_of(browser, table) as socket:
                assert socket.choices
            assert '<base href="/games/" />' in browser.get("/").text
        stripped = httpx.Client(base_url=node.url.removesuffix("/games"))
        assert stripped.get("/healthz").status_code == 200


@pytest.mark.parametrize("path", ["nothing", "deep/nothing", "s/wrong", "r", "tables/none"])
def test_a_wrong_address_shows_browsers_the_page(tmp_path: Path, path: str) -> None:
    page = tmp_path / "page"
    page.mkdir()
    (page / "index.html").write_text("<p>the page</p>", encoding="utf-8")
    with running_node(tmp_path / "data", page=str(page)) as node:
        seen = node.browser(accept="text/html,*/*;q=0.8").get(f"/{path}")
        assert (seen.status_code, seen.text) == (404, "<p>the page</p>")
        assert node.browser().get(f"/{path}").json()["type"] == "refused"
        called = node.browser(accept="text/html").get("/api/tables/none")
        assert (called.status_code, called.json()["type"]) == (404, "refused")


def test_a_signal_ends_a_node_and_what_it_acknowledged_is_kept(tmp_path: Path) -> None:
    process = serving(tmp_path)
    url = address_of(process)
    with httpx.Client(base_url=url) as browser:
        table = new_table(browser, seats=[{"kind": "me"}, {"kind": "me"}])["table"]["id"]
        with socket_of(browser, table) as socket:
            socket.act(socket.choices[0]["code"], id="1")
            while socket.until("step", "table").get("id") != "1":
                pass
            process.send_signal(signal.SIGTERM)
            assert process.wait(120) in ENDED
            seq = socket.seq
        cookies = dict(browser.cookies)
    again = serving(tmp_path)
    with httpx.Client(base_url=address_of(again), cookies=cookies) as browser:
        assert view_of(browser, table)["seq"] == seq
    again.terminate()
    assert again.wait(120) in ENDED


def test_logs_are_json_without_secrets(tmp_path: Path) -> None:
    process = serving(tmp_path, WARREN_LOG_JSON="1", WARREN_LOG_LEVEL="debug")
    url = address_of(process)
    with httpx.Client(base_url=url) as browser:
        made = new_table(browser)
        secret = made["links"]["1"]
        browser.get(f"/s/{secret}")
        session = browser.cookies["warren"]
    process.terminate()
    _, told = process.communicate(timeout=120)
    events = [json.loads(line) for line in told.splitlines()]
    assert any(
        event["event"] == "request" and event["handler"] == "create_table" for event in events
    )
    assert secret not in told
    assert session not in told


class Collector(BaseHTTPRequestHandler):
    spans: Final[list[bytes]] = []

    def do_POST(self) -> None:
        self.spans.append(self.rfile.read(int(self.headers["content-length"])))
        self.send_response(200)
        self.end_headers()

    def log_message(self, format: str, *args: object) -> None:
        return


def test_traces_reach_a_collector(tmp_path: Path) -> None:
    collector = HTTPServer(("127.0.0.1", 0), Collector)
    threading.Thread(target=collector.serve_forever, daemon=True).start()
    process = serving(
        tmp_path,
        WARREN_TELEMETRY="1",
        OTEL_EXPORTER_OTLP_ENDPOINT=f"http://127.0.0.1:{collector.server_port}",
        OTEL_BSP_SCHEDULE_DELAY="100",
    )
    with httpx.Client(base_url=address_of(process), timeout=60) as browser:
        browser.get("/api/games")
    process.terminate()
    process.communicate(timeout=120)
    collector.shutdown()
    assert any(b"/api/games" in body for body in Collector.spans)


def test_the_sample_of_settings_is_complete_and_shows_the_defaults() -> None:
    shown = dict(
        line.removeprefix("#").split("=", 1)
        for line in (DEPLOY / "warren.env").read_text(encoding="utf-8").splitlines()
        if line.startswith(f"#{PREFIX}")
    )
    assert set(shown) == {PREFIX + field.name.upper() for field in msgspec.structs.fields(Settings)}
    assert read_settings(shown) == Settings()


def test_the_files_for_deployment_name_settings_that_exist() -> None:
    known = {PREFIX + field.name.upper() for field in msgspec.structs.fields(Settings)}
    compose = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
    nodes = [compose["services"][name] for name in ("first", "second")]
    assert all(set(node["environment"]) <= known for node in nodes)
    unit = (DEPLOY / "warren.service").read_text(encoding="utf-8")
    container = (DEPLOY / "Containerfile").read_text(encoding="utf-8")
    for text in (unit, container):
        words = text.replace("=", " ").replace('"', " ").split()
        assert {word for word in words if word.startswith(PREFIX)} <= known


@pytest.mark.parametrize(("name", "value"), [("PORT", "many"), ("LOG_JSON", "perhaps")])
def test_a_setting_that_does_not_fit_is_named(name: str, value: str) -> None:
    with pytest.raises(InputError) as caught:
        read_settings({PREFIX + name: value})
    assert caught.value.details == {"field": PREFIX + name, "value": value}


def test_letters_are_kept_for_good(tmp_path: Path) -> None:
    letters = tmp_path / "page" / "assets" / "letters-1.woff2"
    letters.parent.mkdir(parents=True)
    letters.write_bytes(b"wOF2")
    with running_node(tmp_path / "data", page=str(tmp_path / "page")) as node:
        found = node.browser().get("/assets/letters-1.woff2")
    assert found.headers["content-type"] == "font/woff2"
    assert "immutable" in found.headers["cache-control"]


def test_what_is_nobodys_own_travels_packed(tmp_path: Path) -> None:
    script = tmp_path / "page" / "assets" / "face-1.js"
    script.parent.mkdir(parents=True)
    text = b"export const faces = 4;\n" * 200
    script.write_bytes(text)
    script.with_name("face-1.js.gz").write_bytes(gzip.compress(text))
    script.with_name("face-1.js.br").write_bytes(BROTLI)
    with running_node(tmp_path / "data", page=str(tmp_path / "page")) as node:
        browser = node.browser()
        packed = {"accept-encoding": "gzip"}
        for path in ("/assets/face-1.js", "/api/catalogue/ru"):
            found = browser.get(path, headers=packed)
            assert found.headers["content-encoding"] == "gzip"
            assert "accept-encoding" in found.headers["vary"].casefold()
            plain = browser.get(path, headers={"accept-encoding": "identity"})
            assert "content-encoding" not in plain.headers
            assert plain.content == found.content
        for accepted in ("gzip, deflate, br, zstd", "br;q=1.0, gzip;q=0.5"):
            with browser.stream(
                "GET", "/assets/face-1.js", headers={"accept-encoding": accepted}
            ) as answer:
                assert answer.headers["content-encoding"] == "br"
                assert b"".join(answer.iter_raw()) == BROTLI
        refused = browser.get("/assets/face-1.js", headers={"accept-encoding": "br;q=0, gzip"})
        assert refused.headers["content-encoding"] == "gzip"
        assert browser.get("/assets/face-1.js.br").status_code == 404
        for path in ("/api/games", "/api/tables"):
            assert "content-encoding" not in browser.get(path, headers=packed).headers
