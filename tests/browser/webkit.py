"""WebKit, Safari's engine, as WebDriver drives it: Debian's `webkit2gtk-driver` and `xvfb`."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import httpx

NEEDED: Final = ("WebKitWebDriver", "Xvfb")
ELEMENT: Final = "element-6066-11e4-a52e-4f735466cecf"
SCREEN: Final = "1600x1200x24"
PATIENCE: Final = 120.0
LOOK: Final = 0.05
"""How many seconds pass until somebody looks again."""
BAR: Final = """
toolbar, toolbar *, headerbar, headerbar *, entry, button {
  border: 0; margin: 0; min-height: 0; min-width: 0; padding: 0; font-size: 1px;
}
"""
"""The bar of the little browser is made small enough for a window as narrow as a phone."""


def missing() -> list[str]:
    """The programs that are not installed."""
    return [name for name in NEEDED if not shutil.which(name)]


class WebKit:
    """One window of one person."""

    def __init__(self, driver: httpx.Client, session: str) -> None:
        self._driver: Final = driver
        self._session: Final = session

    def resize(self, width: int, height: int) -> None:
        """Until the page has this room; around it is what a window has."""
        self._asked("window/rect", width=width, height=height)
        inner = self.run("return [innerWidth, innerHeight]")
        if inner != [width, height]:
            wanted = {"width": 2 * width - inner[0], "height": 2 * height - inner[1]}
            self._asked("window/rect", **wanted)
        self.until(f"return innerWidth === {width} && innerHeight === {height}")

    def open(self, url: str) -> None:
        self._asked("url", url=url)

    def run(self, script: str, *arguments: object) -> Any:
        """What the script returns in the page, a promise when it is kept."""
        return self._asked("execute/sync", script=script, args=list(arguments))

    def until(self, script: str, *arguments: object) -> Any:
        """What the script returns, as soon as that is something."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            found = self.run(script, *arguments)
            if found:
                return found
            time.sleep(LOOK)
        raise AssertionError(f"it does not come: {script}")

    def press(self, x: float, y: float) -> None:
        mouse = {
            "type": "pointer",
            "id": "mouse",
            "parameters": {"pointerType": "mouse"},
            "actions": [
                {"type": "pointerMove", "duration": 0, "x": round(x), "y": round(y)},
                {"type": "pointerDown", "button": 0},
                {"type": "pointerUp", "button": 0},
            ],
        }
        self._asked("actions", actions=[mouse])

    def picture(self) -> str:
        """What is seen, as a PNG in Base64."""
        return str(self._told(self._driver.get(f"{self._session}/screenshot")))

    def _asked(self, what: str, **given: object) -> Any:
        return self._told(self._driver.post(f"{self._session}/{what}", json=given))

    @staticmethod
    def _told(answer: httpx.Response) -> Any:
        value = answer.json()["value"]
        assert answer.is_success, value
        return value


@contextmanager
def running_webkit(folder: Path) -> Iterator[WebKit]:
    """A browser on a screen that nobody sees."""
    (folder / "gtk-3.0").mkdir()
    (folder / "gtk-3.0" / "gtk.css").write_text(BAR)
    reads, writes = os.pipe()
    screen = subprocess.Popen(
        ["Xvfb", "-displayfd", str(writes), "-screen", "0", SCREEN],
        pass_fds=[writes],
        stderr=subprocess.DEVNULL,
    )
    os.close(writes)
    with open(reads, encoding="ascii") as told:
        display = f":{told.readline().strip()}"
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    driver = subprocess.Popen(
        ["WebKitWebDriver", f"--port={port}"],
        env=os.environ | {"DISPLAY": display, "XDG_CONFIG_HOME": str(folder)},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        with httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE) as client:
            session = f"/session/{begun(client)}"
            yield WebKit(client, session)
            client.delete(session)
    finally:
        for process in (driver, screen):
            process.terminate()
            process.wait(30)


def begun(client: httpx.Client) -> str:
    """A session, as soon as the driver listens."""
    end = time.monotonic() + PATIENCE
    while True:
        try:
            answer = client.post("/session", json={"capabilities": {}})
        except httpx.ConnectError:
            assert time.monotonic() < end, "the driver does not listen"
            time.sleep(LOOK)
        else:
            assert answer.is_success, answer.text
            return str(answer.json()["value"]["sessionId"])
