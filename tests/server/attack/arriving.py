"""Coming by a link."""

from __future__ import annotations

import httpx


def come(browser: httpx.Client, link: str) -> httpx.Response:
    """Follow a link and agree to whatever is asked."""
    browser.get(f"/s/{link}")
    arrived = browser.get("/api/link").json()
    if arrived is None:
        return browser.post("/api/seats", json={"link": link})
    wanted = {"table": arrived["table"]["id"], "seat": arrived["seat"]}
    return browser.post("/api/link", json=wanted)
