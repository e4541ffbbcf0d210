"""Requests that would like to hold a node up, each within what one request may weigh."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Iterator
from typing import Any, Final

import httpx

from warren.core.match import Match, new_match
from warren.core.refusal import Refusal
from warren.core.state import CHANCE
from warren.games.registry import game, games, usual_key

WEIGHT: Final = 256_000
LINE: Final = 52
SEATS: Final = [{"kind": "me"}, {"kind": "me"}]
NDJSON: Final = {"content-type": "application/x-ndjson"}
Data = dict[str, Any]


def hostile(browser: httpx.Client, weight: int = WEIGHT) -> Iterator[tuple[str, httpx.Response]]:
    """What each of them was answered, one after the other."""
    for name, options in (
        ("ring", {"board": _wheel(["r1", "r2"] * 9_000)}),
        ("chasms", {"board": _chasms(1_400)}),
        ("largest-board", {"board": _largest()}),
        ("long-text", {"board": {"board": "x" * 90_000}}),
        ("deep-nest", {"board": _nest(900)}),
        ("many-keys", {"board": {f"k{n}": n for n in range(8_000)}}),
        ("many-options", {f"k{n}": n for n in range(8_000)}),
        ("huge-numbers", {"board": {"rounds": 10**4_000}}),
    ):
        yield name, _table(browser, _title_with("board"), options)
    deck = {"deck": {"cards": {f"c{n}": {"kind": "troop"} for n in range(3_000)}}}
    yield "large-deck", _table(browser, _title_with("deck"), deck)
    seats = [{"kind": "open", "name": "é" * 40}] * 3_000
    names = {"game": usual_key(), "seats": seats}
    yield "many-seats", browser.post("/api/tables", json=names)
    yield from _at_a_table(browser)
    yield from _in_the_archive(browser, weight)


def _title_with(option: str) -> str:
    """The first title whose tables bring such a thing of their own."""
    return next(one.key for one in games() if option in {each.key for each in one.options()})


def _table(browser: httpx.Client, key: str, options: Data) -> httpx.Response:
    body = json.dumps({"game": key, "seats": SEATS, "options": options})
    return browser.post("/api/tables", content=body, headers={"content-type": "application/json"})


def _at_a_table(browser: httpx.Client) -> Iterator[tuple[str, httpx.Response]]:
    """While a game is played on the largest board that may be."""
    made = _table(browser, _title_with("board"), {"board": _largest()})
    place = f"/api/tables/{made.json()['table']['id']}"
    yield "view", browser.get(f"{place}/view")
    yield "box", browser.get(f"{place}/box")
    shown = browser.get(f"{place}/view").json()
    moves = [[{"code": choice["code"]}] for choice in shown["situation"]["choices"]]
    tried = {"seq": shown["seq"], "lines": (moves * 24)[:24]}
    yield "tried-lines", browser.post(f"{place}/try", json=tried)
    doubtful = {"seq": shown["seq"], "lines": [[{"verb": "x" * 40}] * 32] * 24}
    yield "tried-verbs", browser.post(f"{place}/try", json=doubtful)
    typed = {"text": "захват " + "r " * 90}
    yield "typed", browser.post(f"{place}/typed", json=typed)
    accents = {"text": "e" + "\u0301" * 19_999}
    yield "note", browser.put(f"{place}/note", json=accents)
    yield "name", browser.post(f"{place}/join", json={"name": "\u0301" * 100_000})
    yield "chat", browser.post(f"{place}/chat", json={"text": "é" * 120_000})


def _in_the_archive(browser: httpx.Client, weight: int) -> Iterator[tuple[str, httpx.Response]]:
    """A record that takes back and does again as often as it has room for."""
    restless = _restless(_title_with("board"), {"board": _wheel(["r1"])}, weight)
    taken = browser.post("/api/records", content=restless, headers=NDJSON)
    yield "restless-record", taken
    yield (
        "one-line-record",
        browser.post("/api/records", content=b"[" * WEIGHT + b"\n", headers=NDJSON),
    )
    heavy = restless.partition(b"\n")[0].replace(b'"commitments": {}', _promises())
    yield "promises", browser.post("/api/records", content=heavy + b"\n", headers=NDJSON)
    place = f"/api/tables/{taken.json()['id']}"
    yield "recalled", browser.get(f"{place}/view?since=0")
    yield "past-the-end", browser.get(f"{place}/moments?from=100000")
    last = browser.get(f"{place}/moments").json()["last"]
    for part, start in (("first", 0), ("middle", last // 2), ("last", last - 1)):
        yield f"moments-{part}", browser.get(f"{place}/moments?from={start}&seat=all")
    yield "record", browser.get(f"{place}/record")
    going = {"n": last - 1, "seats": SEATS}
    yield "continuing", browser.post(f"{place}/continue", json=going)
    yield "list", browser.get("/api/tables?limit=100&mine=true")


def _wheel(ring: list[str]) -> Data:
    around = {
        f"r{n}": {"terrain": "hill", "edge": True, "borders": ["heart", f"r{n % 6 + 1}"]}
        for n in range(1, 7)
    }
    return {"rounds": 100, "regions": {"heart": {"terrain": "hill", "borders": ring}, **around}}


def _chasms(count: int) -> Data:
    board = _wheel(["r1"])
    board["regions"] |= {f"c{n}": {"terrain": "chasm", "borders": ["r1"]} for n in range(count)}
    return board


def _largest() -> Data:
    """Every region borders on every other: nothing of it lies flat, all of it is checked."""
    names = [f"region number {n:02}" for n in range(62)]
    regions: Data = {
        name: {
            "terrain": ("hill", "forest", "swamp", "farmland", "mountain")[n % 5],
            "symbols": ["mine", "magic", "cavern"],
            "tribe": n % 2 == 0,
            "edge": True,
            "borders": names[n + 1 :],
        }
        for n, name in enumerate(names)
    }
    regions |= {f"chasm {n}": {"terrain": "chasm", "borders": names[:9]} for n in range(30)}
    return {"board": "largest", "rounds": 100, "regions": regions}


def _nest(depth: int) -> object:
    nested: object = 1
    for _ in range(depth):
        nested = {"a": nested}
    return nested


def _restless(key: str, options: Data, weight: int) -> bytes:
    """A record in which somebody moves and takes it back, after as much that may be taken back."""
    match = new_match(game(key), 2, options)
    while len(match.trail) < 60 and not match.state.is_over():
        _step(match)
    while len(match.record.lines) * LINE < weight:
        seat = match.trail[-1].line.seat if match.trail else match.state.actors()[0]
        with contextlib.suppress(Refusal):
            match.undo(seat)
        _step(match)
    return match.record.write().encode()


def _step(match: Match) -> None:
    seat = match.state.actors()[0]
    codes = match.state.codes(seat)
    match.do(seat, int(codes[-1] if seat == CHANCE else codes[0]))


def _promises() -> bytes:
    return b'"commitments": {"dice": "' + b"x" * (WEIGHT - 2_000) + b'"}'
