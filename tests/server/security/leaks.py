"""Finds what a viewer is told although they may not know it."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from random import Random
from typing import Any, Final, cast

import httpx
from librt.random import Random as Dice
from tests.server.node import Node
from tests.server.seats import Data, Socket, new_table, socket_of
from websockets.sync.client import ClientConnection

from warren.core.effect import Effect, mask_of
from warren.core.match import Told
from warren.core.record import UNDO
from warren.server.api.identity import cookie_name
from warren.server.seats.seating import digest
from warren.server.settings import secret_key
from warren.server.tables.room import Room

PRIVATE_FACTS: Final = ("card-seen", "card-prepared", "cards-taken-back")
LOOKED_AT: Final = ("", "/view?since=0", "/chat", "/box", "/board", "/note", "/notifications")
CLOSED: Final = ("/record", "/scores", "/moments", "/verdict")
NAMES: Final = ("Ann", "Bob", "Cid", "Dot")


class Lines:
    """A stream of lines that is read like a socket."""

    def __init__(self, response: httpx.Response) -> None:
        self._lines: Final = (line for line in response.iter_lines() if line)

    def recv(self, timeout: float) -> str:
        return next(self._lines)


class Viewer:
    """Somebody with a seat or none, and everything that was ever sent to them."""

    def __init__(self, name: str, browser: httpx.Client, seat: int | None) -> None:
        self.name: Final = name
        self.browser: Final = browser
        self.seat: Final = seat
        self.pushed: Final[list[Socket]] = []
        self.fetched: Final[list[str]] = []

    def fetch(self, method: str, path: str, **more: Any) -> httpx.Response:
        answer = self.browser.request(method, path, **more)
        self.fetched.append(answer.text)
        return answer


class Scan:
    """A table with seats and onlookers; compares what they get with the truth on the server."""

    def __init__(self, node: Node, title: str, players: int, seed: int) -> None:
        self.node: Final = node
        self.luck: Final = Random(seed)
        self.findings: Final[list[str]] = []
        self._shapes: Final[dict[int | None, tuple[int, Data]]] = {}
        seats = [{"kind": "me", "name": NAMES[0]}, *([{"kind": "open"}] * (players - 1))]
        ann = node.browser()
        created = new_table(ann, title, seats=seats)
        self.table: Final = str(created["table"]["id"])
        self.links: Final[dict[str, str]] = created["links"]
        self.viewers: Final = [Viewer(NAMES[0], ann, 0)]
        for seat in range(1, players):
            browser = node.browser()
            wanted = {"link": self.links[str(seat)], "name": NAMES[seat]}
            assert browser.post("/api/seats", json=wanted).status_code == 201
            self.viewers.append(Viewer(NAMES[seat], browser, seat))
        self.viewers.append(Viewer("spectator", node.browser(), None))
        self.notes: Final = {
            seat: f"private-note-{self.luck.getrandbits(64):x}" for seat in range(players)
        }
        for viewer in self.viewers[:players]:
            note = {"text": self.notes[cast("int", viewer.seat)]}
            assert viewer.browser.put(self.at("/note"), json=note).status_code == 200

    def at(self, path: str) -> str:
        return f"/api/tables/{self.table}{path}"

    @property
    def room(self) -> Room:
        return self.node.service.hub.rooms[self.table]

    @property
    def over(self) -> bool:
        return self.room.match.state.is_over()

    @contextmanager
    def watched(self) -> Iterator[None]:
        """Everybody has a socket; the first seat and the onlooker follow the stream too."""
        with ExitStack() as stack:
            for number, viewer in enumerate(self.viewers):
                language = ("en", "ru", "none")[number % 3]
                socket = socket_of(viewer.browser, self.table, lang=language)
                viewer.pushed.append(stack.enter_context(socket))
                if viewer.seat in (0, None):
                    where = f"/api/stream/tables/{self.table}"
                    response = stack.enter_context(viewer.browser.stream("GET", where))
                    lines = Socket(cast("ClientConnection", Lines(response)))
                    lines.until("table")
                    viewer.pushed.append(lines)
            self.check_all(self.room.n)
            yield

    def play(self, moves: int) -> None:
        """Random moves, now and then taken back, over the socket or by request."""
        for turn in range(moves):
            if self.over:
                break
            before = self.room.n
            self.settle(self.move())
            self.check_all(before)
            if turn % 25 == 0:
                self.look_around()
        self.look_around()
        self.scan_bytes()

    def move(self) -> Socket:
        """One choice of a seat that decides; its socket."""
        seat = self.luck.choice(self.room.match.state.actors())
        viewer = self.viewers[seat]
        socket = viewer.pushed[0]
        assert socket.situation is not None
        if socket.situation["undo"]["possible"] and self.luck.random() < 0.15:
            socket.send(type="undo", seq=socket.seq)
        elif self.luck.random() < 0.3:
            body = {"seq": socket.seq, "moves": [{"code": self.choose(socket)}]}
            assert viewer.fetch("POST", self.at("/actions"), json=body).status_code == 200
        else:
            socket.act(self.choose(socket))
        if self.luck.random() < 0.1:
            viewer.fetch("POST", self.at("/chat"), json={"text": "hello there"})
        return socket

    def choose(self, socket: Socket) -> int:
        return int(self.luck.choice(socket.choices)["code"])

    def settle(self, acting: Socket) -> None:
        """Wait until everybody has been told to whom there is anything to tell."""
        acting.until("step", "table")
        for viewer in self.viewers:
            for socket in viewer.pushed:
                while socket.seq < self.room.seq(eyes(viewer.seat)):
                    socket.receive()

    def check_all(self, before: int) -> None:
        told = self.told_since(before)
        for viewer in self.viewers:
            for socket in viewer.pushed:
                self.check(viewer, socket, told)
        if self.luck.random() < 0.2:
            self.check_likeness()

    def told_since(self, before: int) -> list[Told]:
        """All lines after one, as the server itself knows them."""
        found = self.node.run(lambda service: service.hub.store.told(self.room.terms, before))
        return [line for line in found if line.n <= self.room.n]

    def check(self, viewer: Viewer, socket: Socket, told: list[Told]) -> None:
        """A view, choices and facts are those of the seat, no more and no less."""
        assert socket.situation is not None
        assert socket.view is not None
        view = self.room.match.state.view(viewer.seat)
        if socket.view != self.shape(viewer.seat):
            self.find(viewer, "view")
        if not self.over:
            self.check_secrets(viewer, socket.view)
        if socket.situation["seat"] != viewer.seat:
            self.find(viewer, "seat")
        codes = [choice["code"] for choice in socket.situation["choices"]]
        if codes != view.legal_actions():
            self.find(viewer, "choices")
        self.check_facts(viewer, socket.facts, told)
        socket.facts.clear()

    def shape(self, seat: int | None) -> Data:
        """The true view of a seat, worked out once for each sequence number."""
        known = self._shapes.get(seat)
        if known is None or known[0] != self.room.n:
            state = self.room.match.state
            known = self._shapes[seat] = (self.room.n, plain(state.view(seat).shown()))
        return known[1]

    def check_facts(self, viewer: Viewer, facts: list[Data], told: list[Told]) -> None:
        if [(fact["n"], fact["effect"], fact["args"]) for fact in facts] != expected(
            told, viewer.seat
        ):
            self.find(viewer, "facts")
        for fact in facts:
            if fact["effect"] in PRIVATE_FACTS and fact["args"]["seat"] != viewer.seat:
                self.find(viewer, "private fact")

    def check_secrets(self, viewer: Viewer, view: Data) -> None:
        """By the rules, not by what the engine says."""
        if not HIDES.get(str(view["game"]), hides_purses)(view, viewer.seat):
            self.find(viewer, "secret")

    def check_likeness(self) -> None:
        """Another truth that a viewer cannot tell from this one looks the same to them."""
        room = self.room
        if self.over:
            return
        for viewer in self.viewers:
            other = room.match.copy()
            shown = room.match.state.view(viewer.seat).shown()
            known = room.game.view_from_json(plain(shown), viewer.seat)
            other.state = known.determinize(Dice(self.luck.getrandbits(32)))
            for language in ("en", "none"):
                teller = room.teller(language)
                here = teller.situation(room.match, viewer.seat, room.clock)
                there = teller.situation(other, viewer.seat, room.clock)
                view = plain(other.state.view(viewer.seat).shown())
                if here != there or view != self.shape(viewer.seat):
                    self.find(viewer, "likeness")

    def look_around(self) -> None:
        """Ask for everything there is, as everybody, and come back after a while away."""
        for viewer in self.viewers:
            for path in LOOKED_AT:
                viewer.fetch("GET", self.at(path))
            for path in CLOSED:
                if viewer.fetch("GET", self.at(path)).status_code != (200 if self.over else 403):
                    self.find(viewer, path)
            since = max(0, self.room.seq(eyes(viewer.seat)) - self.luck.randrange(60))
            with socket_of(viewer.browser, self.table, since=since) as again:
                told = [
                    line
                    for line in self.told_since(0)
                    if line.count.shown_to(eyes(viewer.seat)) > since
                ]
                self.check(viewer, again, told)
                viewer.fetched.extend(again.seen)

    def scan_bytes(self) -> None:
        """Nothing secret stands anywhere in what was sent to anybody."""
        for viewer in self.viewers:
            sent = "\n".join([raw for socket in viewer.pushed for raw in socket.seen])
            sent += "\n".join(viewer.fetched)
            for secret, what in self.secrets(viewer).items():
                if secret in sent:
                    self.find(viewer, what)

    def secrets(self, viewer: Viewer) -> dict[str, str]:
        room = self.room
        settings = self.node.settings
        found = {secret_key(settings): "key", settings.data: "folder"}
        for link in self.links.values():
            found |= {link: "link", digest(link): "digest of a link"}
        for other in self.viewers:
            cookie = other.browser.cookies.get(cookie_name(settings)) or ""
            person = self.node.service.seal.open(cookie)
            if person is not None:
                found |= {cookie: "cookie", person.session: "session"}
        for seat, note in self.notes.items():
            if seat != viewer.seat:
                found[note] = "note"
        if not self.over:
            found[room.terms.seed] = "seed"
        return found

    def find(self, viewer: Viewer, what: str) -> None:
        self.findings.append(f"{viewer.name} at {self.room.n}: {what}")


def others_of(view: Data, viewer: int | None) -> list[Data]:
    return [seat for number, seat in enumerate(view["seats"]) if number != viewer]


def hides_purses(view: Data, viewer: int | None) -> bool:
    return all(seat["coins"] is None for seat in others_of(view, viewer))


def hides_hands(view: Data, viewer: int | None) -> bool:
    """The deck, other hands, and what somebody else prepares."""
    open_hands = any(seat["hand"] for seat in others_of(view, viewer))
    prepared = view["turn"] != viewer and view["prepared"]
    return not (view["deck"] or open_hands or prepared)


def hides_cards(view: Data, viewer: int | None) -> bool:
    """Other traps and pets, and combat cards that this seat has not looked at."""
    seen = [] if viewer is None else view["seats"][viewer]["known"]
    covered = view["combat"]["cards"][view["combat"]["turned"] :]
    first = view["combat"]["turned"] + 1
    spied = [card for place, card in enumerate(covered, first) if place not in seen]
    held = [
        kind
        for seat in others_of(view, viewer)
        for cards in (seat["traps"]["held"], seat["pets"]["held"], seat["pets"]["dealt"])
        for kind in cards
    ]
    return all(one in (None, HIDDEN) for one in [*spied, *held])


HIDDEN = "hidden"
HIDES: dict[str, Callable[[Data, int | None], bool]] = {
    "heroes": hides_hands,
    "dungeon_lords": hides_cards,
}


def eyes(seat: int | None) -> int:
    return mask_of([] if seat is None else [seat])


def says_it_all(own: Effect, short: Effect) -> bool:
    """Whether a seat is told more of what all others are told in short."""
    return short.is_public() and not own.is_public() and short.args.items() <= own.args.items()


def expected(told: list[Told], seat: int | None) -> list[tuple[int, str, Data]]:
    """What a seat may know of these lines, from what each effect says of itself."""
    facts: list[tuple[int, str, Data]] = []
    for line in told:
        n = line.count.shown_to(eyes(seat))
        if line.action.verb == UNDO and line.seen_by & eyes(seat):
            facts.append((n, "action-undone", plain(line.action.args)))
        seen = [effect for effect in line.effects if effect.visible_to(seat)]
        facts += [
            (n, effect.name, plain(effect.args))
            for effect, after in zip(seen, [*seen[1:], None], strict=False)
            if after is None or not says_it_all(after, effect)
        ]
    return facts


def plain(data: object) -> Data:
    """As it is after a journey as JSON."""
    return cast("Data", json.loads(json.dumps(data)))
