"""The browser that the journeys run in."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from playwright.sync_api import Browser, sync_playwright

NAMES: Final = ("chromium", "chromium-browser", "google-chrome")
ARGUMENTS: Final = (
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-quic",
)


def executable() -> str:
    wanted = os.environ.get("WARREN_CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), None)
    assert wanted is not None, (
        f"no Chromium: install one of {', '.join(NAMES)}, or name it in WARREN_CHROMIUM"
    )
    return wanted


@contextmanager
def running_chromium() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=executable(), args=list(ARGUMENTS))
        try:
            yield browser
        finally:
            browser.close()
