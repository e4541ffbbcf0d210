"""A table that is open on this node."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import AsyncGenerator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Final, Protocol

import msgspec
import structlog
from msgspec import UNSET, UnsetType
from sqlalchemy import RowMapping

from warren.core.action import Action
from warren.core.effect import mask_of
from warren.core.foresight import foresee
from warren.core.game import Game
from warren.core.match import Match, Told
from warren.core.pact import Heads
from warren.core.patch import difference
from warren.core.refusal import Refusal
from warren.messages.guide import Guide
from warren.messages.pushes import Chatted, Stepped, Tried
from warren.server.clock.agenda import Agenda, sleeps
from warren.server.clock.clock import Clock
from warren.server.clock.now import TIME
from warren.server.nodes.breath import Breath
from warren.server.nodes.notices import LINES, Notice
from warren.server.seats.pact import GATHERING, OPENED
from warren.server.seats.pact import RULE as DICE_RULE
from warren.server.seats.seating import FINISHED, PLAYING, WAITING, Holding, Terms
from warren.server.settings import Settings
from warren.server.storage.milestone import milestone
from warren.server.storage.store import News
from warren.server.storage.writer import Append, Conflict, Row, Unsure, Writer, Written
from warren.server.tables.drafts import Change, Draft, Drafts, Stand
from warren.server.tables.guidance import Guidance
from warren.server.viewers.faces import Teller
from warren.server.viewers.sight import Sight

RECENT: Final = 64
SKEW_SECONDS: Final = 5.0
Shape = dict[str, object]
Deed = int | Action
"""A code, or a line that is none, such as taking back."""
Doing = Callable[[Match], Awaitable[list[Told]]]

log = structlog.stdlib.get_logger("warren.room")


class Viewer(Protocol):
    """Somebody who looks at the table."""

    def stepped(self, room: Room, step: Step) -> None: ...

    def seated(self, room: Room) -> None: ...

    def chatted(self, said: Chatted) -> None: ...

    def seats(self, room: Room) -> list[int]: ...

    def close(self) -> None: ...


class Step:
    """What happened at once."""

    def __init__(
        self, before: Match, told: list[Told], old: dict[Sight, Shape], by: object = None
    ) -> None:
        self.before: Final = before.count
        self.after: Final = before.n + len(told)
        self.told: Final = told
        self.old: Final = old
        self.by: Final = by
        self.messages: Final[dict[tuple[Sight, int, str], Stepped]] = {}

    def shows(self, viewers: int) -> bool:
        """Whether it shows somebody anything; the very beginning does."""
        return not self.told or any(line.seen_by & viewers for line in self.told)


class Room:
    """One table: takes what its seats do, one after the other, and shows it to its viewers.

    What is done while a step is on its way to the disk is worked out upon it and follows it there;
    `match` and all else that can be seen is what is on the disk. A room that is `stale` may have
    missed lines. It `leads` when this node wrote the last step or has taken the table over: then
    what the table waits for is done here, and nowhere else.
    """

    def __init__(
        self,
        game: Game,
        terms: Terms,
        holding: Holding,
        match: Match,
        writer: Writer,
        node: str,
        settings: Settings,
        heads: Heads | None = None,
        guidance: Guidance | None = None,
    ) -> None:
        self.game: Final = game
        self.terms = terms
        self.holding = holding
        self.match = match
        self.heads = heads
        self.guidance: Final = guidance
        self.writer: Final = writer
        self.node: Final = node
        self.settings: Final = settings
        self.clock = Clock.of(terms.tempo, terms.clock, terms.players)
        self.saved = match.n
        self.drafts: Final = Drafts()
        self._lock: Final = asyncio.Lock()
        self.viewers: Final[set[Viewer]] = set()
        self.recent: Final[deque[Told]] = deque(maxlen=RECENT)
        self.used = time.monotonic()
        self.stale = False
        self.leads = self.is_unminded(TIME.now())
        self.said: Final[deque[int]] = deque(maxlen=RECENT)
        self._shapes: Final[dict[Sight, Shape]] = {}
        self._tellers: Final[dict[str, Teller]] = {}

    @property
    def n(self) -> int:
        """The number of the last line."""
        return self.match.n

    def seq(self, viewers: int) -> int:
        """The same as somebody counts them who is not told of lines that show them nothing."""
        return self.match.count.shown_to(viewers)

    @property
    def names(self) -> list[str]:
        return self.holding.names

    def robots(self) -> dict[int, str]:
        """The seats for which a bot has to move now, and which bot."""
        if self.terms.status != PLAYING or sleeps(self.terms, self.holding):
            return {}
        if self.guide is not None and self.guide.holds(self.match):
            return {}
        playing = {seat: self.holding.seats[seat].robot for seat in self.match.state.deciding()}
        return {seat: bot for seat, bot in playing.items() if bot}

    @property
    def guide(self) -> Guidance | None:
        """Whoever leads through a lesson here, unless sent away or left alone with bots."""
        lesson, guidance = self.terms.lesson, self.guidance
        if lesson is None or guidance is None or lesson.left:
            return None
        return None if self.holding.seats[guidance.learner].robot else guidance

    def scripted(self, seat: int) -> int | None:
        """What a lesson has a bot do now."""
        return None if self.guide is None else self.guide.scripted(self.match.state, seat)

    def guided(self, seat: int | None, language: str) -> Guide | UnsetType:
        """What the guide tells a seat."""
        lesson, guidance = self.terms.lesson, self.guidance
        if lesson is None or guidance is None or seat != guidance.learner:
            return UNSET
        if self.terms.status == WAITING:
            return UNSET
        return guidance.told(self.match, language, lesson.left) or UNSET

    def is_ready(self) -> bool:
        """Whether the game should have started: the table is full and waits for nobody."""
        full = not any(seat.empty for seat in self.holding.seats)
        return self.terms.status == WAITING and full and not self.terms.waits

    def is_due(self) -> bool:
        """Whether a table that waits has to be seen to: it is ready, or its devices are called."""
        pact = self.terms.pact
        called = pact is not None and pact.phase != GATHERING
        return self.is_ready() or (self.terms.status == WAITING and called)

    async def act(
        self, seat: int, seq: int, deeds: Sequence[Deed], viewers: int, by: object = None
    ) -> Step:
        """Do these actions, all or none; they are safe when this returns.

        The step remembers who asked for it (`by`), so that nobody else takes it for theirs.
        """

        async def doing(trial: Match) -> list[Told]:
            return await _batch(trial, seat, deeds)

        return await self._done(seat, seq, viewers, doing, by)

    async def undo(self, seat: int, seq: int, viewers: int, by: object = None) -> Step:
        """Take back the last action of this seat."""

        async def doing(trial: Match) -> list[Told]:
            return [trial.undo(seat)]

        return await self._done(seat, seq, viewers, doing, by)

    @asynccontextmanager
    async def decided(self) -> AsyncGenerator[None]:
        """A time in which nothing of the table is on its way to the disk, and nothing sets out."""
        async with self._lock:
            await self.drafts.decided()
            yield

    def is_busy(self) -> bool:
        return self._lock.locked() or self.drafts.last is not None

    def tried(
        self, seat: int, codes: list[int], viewers: int, language: str, counts: bool = False
    ) -> Tried:
        """What these actions would come to, as far as the seat may know beforehand."""
        sight = Sight(seat, counts)
        seen = foresee(self.match, seat, codes)
        seq = self.seq(viewers)
        if not seen.known:
            return Tried.untold(seq, None)
        view = seen.match.state.view(seat)
        teller = self.teller(language)
        return Tried(
            seq=seq,
            known=True,
            refused=None,
            patch=difference(self.shape(sight), sight.shape(view)),
            situation=teller.situation(seen.match, seat, self.clock),
            facts=teller.facts(seen.told, seat, viewers),
            futures=teller.futures(view, seat, seen.match.count.shown_to(viewers)),
        )

    async def begin(self, started: float) -> Step:
        """Start the game: chance sets up what it has to."""
        async with self.decided():
            if self.terms.status != WAITING:
                raise Refusal("refusal-table-status", {"status": self.terms.status}, "TABLE-STATUS")
            free = sum(seat.empty for seat in self.holding.seats)
            if free:
                raise Refusal("refusal-seats-open", {"count": free}, "TABLE-SEAT")
            pact = self.terms.pact
            if pact is not None and (pact.phase != OPENED or pact.called):
                raise Refusal("refusal-dice-phase", {"phase": pact.phase}, DICE_RULE)
            change: Change = {"status": PLAYING, "started": started}
            draft = self._draft(self._stand(), self.match.copy(), [], change, self.terms)
            written = self._hand_in(draft)
        return await self._keep(draft, written)

    def check_playing(self) -> None:
        """Refuse what makes sense only while the game is played."""
        _check_playing(self.terms)

    def check_question(self, seat: int, seq: int, viewers: int) -> None:
        """Refuse what answers a question that has changed since line `seq` put it."""
        _check_question(self.terms, self.match, seat, seq, viewers)

    def _stand(self) -> Stand:
        """What is on the disk."""
        return Stand(self.match, self.heads, self.terms, self.clock, self.saved, self.drafts.strand)

    async def _done(
        self, seat: int, seq: int, viewers: int, doing: Doing, by: object = None
    ) -> Step:
        """A step of a seat to its end: worked out, written down, shown."""

        async def draft(base: Stand) -> Draft:
            _check_question(base.terms, base.match, seat, seq, viewers)
            trial = base.match.copy()
            return self._draft(base, trial, await doing(trial), {}, by=by)

        async with self._lock:
            made = await self._ahead(draft)
            if made is None:
                await self.drafts.decided()
                made = await draft(self._stand())
            written = self._hand_in(made)
        return await self._keep(made, written)

    async def _ahead(self, draft: Callable[[Stand], Awaitable[Draft]]) -> Draft | None:
        """A step upon what is still on its way to the disk.

        None where that is to be awaited: nobody is refused for what may not come to be, and a
        guide follows what has happened.
        """
        last = self.drafts.last
        if last is None or last.append.strand.broken or self.guidance is not None:
            return None
        try:
            return await draft(last.stand())
        except Refusal:
            return None

    def _draft(
        self,
        base: Stand,
        trial: Match,
        told: list[Told],
        change: Change,
        given: Terms | None = None,
        by: object = None,
    ) -> Draft:
        """A step with all that it writes; only what is written has happened."""
        terms = base.terms
        guide = None if self.guide is None else self.guide.after(told)
        named = [] if guide is None else guide.settle(trial)
        if named:
            told = told + named
            change["dice_from"] = trial.n + 1
        if trial.state.is_chance():
            told = told + terms.dice().settle(trial)
        heads = self._heads_after(base.heads, told)
        now = TIME.now()
        patience = 2 * self.settings.bot_seconds
        agenda = Agenda(terms, self.holding, base.clock, base.match, patience)
        change = {**change, **agenda.after(trial, told, now)}
        if self.guide is not None and self.guide.after(told).holds(trial):
            change["due"] = None
        append = Append(
            terms.id,
            [_row(terms.id, line, now) for line in told],
            self._snapshot(base, trial, heads),
            change or None,
            Notice(self.node, LINES, terms.id, trial.n),
            given,
            base.strand,
        )
        return Draft(base, trial, told, heads, append, by)

    def _hand_in(self, draft: Draft) -> Written:
        self.drafts.add(draft)
        return self.writer.take(draft.append)

    async def _keep(self, draft: Draft, written: Written) -> Step:
        """Wait until a step is written down, and go on to it."""
        try:
            await asyncio.shield(written)
            if self.match is not draft.base.match:
                raise Unsure
        except (Conflict, Unsure, asyncio.CancelledError):
            self.stale = True
            raise
        else:
            self.saved = draft.saved
            self.leads = True
            self.used = time.monotonic()
            return self.adopt(draft.match, draft.told, draft.heads, draft.change, draft.by)
        finally:
            self.drafts.drop(draft)

    def _snapshot(self, base: Stand, trial: Match, heads: Heads | None) -> Row | None:
        """Where to go on from without the lines before, when the last one is far behind."""
        enough = 1 if trial.state.is_over() else self.settings.snapshot_lines
        if trial.n - base.saved < enough:
            return None
        return {
            "table_id": base.terms.id,
            "n": trial.n,
            "draws": trial.draws,
            "position": milestone(trial, heads).position,
        }

    def _heads_after(self, heads: Heads | None, told: list[Told]) -> Heads | None:
        """The chain with these lines; a game that begins has its opening."""
        first = self.terms.first_heads(self.holding) if heads is None else heads
        return self.terms.heads_after(first, told)

    def head(self, viewers: int) -> str:
        """The head of the chain that somebody with this mask may know; all, when it is over."""
        if self.heads is None:
            return ""
        over = self.terms.status == FINISHED
        return self.heads.head if over else self.heads.shown_to(viewers)

    def adopt(
        self,
        match: Match,
        told: list[Told],
        heads: Heads | None,
        change: Change,
        by: object = None,
    ) -> Step:
        """Go on to what is written down, and show it."""
        step = Step(self.match, told, dict(self._shapes), by)
        self.match = match
        self.heads = heads
        if self.guidance is not None:
            self.guidance.following.hear(told)
        for sight in list(self._shapes):
            if step.shows(mask_of([] if sight.seat is None else [sight.seat])):
                del self._shapes[sight]
        self.recent.extend(told)
        for field, value in change.items():
            setattr(self.terms, field, value)
        if "clock" in change:
            self.clock = Clock.of(self.terms.tempo, self.terms.clock, self.terms.players)
        self._show(lambda viewer: viewer.stepped(self, step))
        return step

    def learn(self, news: News, show: bool) -> None:
        """Take over what the database says: lines of others, the terms and the seats.

        The seating is shown when it is new, or when asked for.
        """
        trial = self.match.copy() if news.lines else self.match
        told = [trial.act(line.seat, line.action) for line in news.lines]
        renamed = news.holding.names != self.names
        show = show or _public(self.terms, self.holding) != _public(news.terms, news.holding)
        show = show or (not told and self.terms.clock != news.terms.clock)
        self.terms = news.terms
        self.holding = news.holding
        self.clock = Clock.of(self.terms.tempo, self.terms.clock, self.terms.players)
        self.stale = False
        if renamed:
            self._tellers.clear()
        if told:
            self.leads = False
            self.adopt(trial, told, self._heads_after(self.heads, told), {})
        elif self.heads is None and self.terms.status != WAITING:
            self.heads = self._heads_after(None, [])
        if self.is_unminded(TIME.now()):
            self.leads = True
        if show:
            self._show(lambda viewer: viewer.seated(self))

    def is_unminded(self, now: float) -> bool:
        """Whether a bot has to move and the row of the table sends nobody to see to it."""
        due = self.terms.due
        soon = now + 2 * self.settings.bot_seconds + SKEW_SECONDS
        return bool(self.robots()) and (due is None or due > soon)

    def hear(self, row: RowMapping) -> None:
        """Show what was said."""
        self.said.append(row["id"])
        said = Chatted(
            number=row["id"], seat=row["seat"], name=row["name"], text=row["text"], at=row["at"]
        )
        self._show(lambda viewer: viewer.chatted(said))

    def _show(self, tell: Callable[[Viewer], None]) -> None:
        """Tell every viewer; one that fails costs nobody else the news."""
        for viewer in list(self.viewers):
            try:
                tell(viewer)
            except Exception:
                log.exception("viewer-failed", table=self.terms.id)
                self.viewers.discard(viewer)
                viewer.close()

    def shape(self, sight: Sight) -> Shape:
        """What is seen, as data."""
        shape = self._shapes.get(sight)
        if shape is None:
            shape = sight.shape(self.match.state.view(sight.seat))
            if self.terms.status != WAITING:
                self._shapes[sight] = shape
        return shape

    def teller(self, language: str) -> Teller:
        teller = self._tellers.get(language)
        if teller is None:
            teller = Teller(self.match.state, language, self.names)
            self._tellers[language] = teller
        return teller

    def message(self, step: Step, sight: Sight, viewers: int, language: str) -> Stepped | None:
        """The last step for a seat; none when its viewers have seen nothing to build on."""
        known = step.messages.get((sight, viewers, language))
        if known is not None:
            return known
        seat = sight.seat
        old = step.old.get(sight)
        if old is None or step.after != self.n:
            return None
        teller = self.teller(language)
        message = Stepped(
            before=step.before.shown_to(viewers),
            seq=self.seq(viewers),
            patch=difference(old, self.shape(sight)),
            situation=teller.situation(self.match, seat, self.clock),
            facts=teller.facts(step.told, seat, viewers),
            head=self.head(viewers),
            guide=self.guided(seat, language),
        )
        step.messages[sight, viewers, language] = message
        return message


def _check_playing(terms: Terms) -> None:
    if terms.status != PLAYING:
        raise Refusal("refusal-table-status", {"status": terms.status}, "TABLE-STATUS")


def _check_question(terms: Terms, match: Match, seat: int, seq: int, viewers: int) -> None:
    _check_playing(terms)
    now = match.count.shown_to(viewers)
    asked = match.asked.get(seat, match.count).shown_to(viewers)
    if seq > now or seq < min(now, asked):
        raise Refusal("refusal-stale", {"seq": seq, "now": now}, "TABLE-SEQUENCE")


def _public(terms: Terms, holding: Holding) -> tuple[object, ...]:
    """What viewers are told of the terms and the seats."""
    plain = msgspec.structs.replace(terms, clock=None, due=None, alerts=None)
    return plain, holding.seats, holding.sessions


async def _batch(trial: Match, seat: int, deeds: Sequence[Deed]) -> list[Told]:
    """Several actions of one seat as one; nothing random may lie between them."""
    told: list[Told] = []
    breath = Breath()
    for deed in deeds:
        if told and trial.state.is_chance():
            raise Refusal("refusal-batch-chance", {"seat": seat}, "CORE-BATCH")
        done = trial.do(seat, deed) if isinstance(deed, int) else trial.act(seat, deed)
        told.append(done)
        await breath.pause()
    return told


def _row(table: str, line: Told, now: float) -> Row:
    return {
        "table_id": table,
        "n": line.n,
        "seat": line.seat,
        "verb": line.action.verb,
        "args": line.action.args,
        "at": now,
    }
