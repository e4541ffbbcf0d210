"""Events that strike all at once: nobody decides anything."""

from __future__ import annotations

from mypy_extensions import i64

from warren.games.dungeon_lords import evil, lines
from warren.games.dungeon_lords.affairs.affair import Affair
from warren.games.dungeon_lords.layout import GONE, IMPATIENT, IN_BOX, IN_TENT, PALADIN, SCOUT
from warren.games.dungeon_lords.state import State
from warren.games.dungeon_lords.terms import ELF, HUMAN, NONE, PALADIN_IDS, PALADINS, START


class GossipColumn(Affair):
    """Everybody a space nearer to the start, at the same time.  [DF-E-GOSSIP-COLUMN]"""

    def strike(self, state: State) -> None:
        for seat in range(state.table.players):
            if state.evil(seat) > START:
                evil.shift(state, seat, -1)
            elif state.evil(seat) < START:
                evil.shift(state, seat, 1)
        evil.settle(state)


class ScoutAtTheEntrance(Affair):
    """It lies open until the first battle round is over.

    [DF-E-SCOUT-AT-THE-ENTRANCE] [DF-CRD-10]
    """

    def strike(self, state: State) -> None:
        state.numbers[SCOUT] = 1


class ImpatientHeroes(Affair):
    """It works when the adventurers have come.  [DF-E-IMPATIENT-HEROES] [DF-CRD-8]"""

    def strike(self, state: State) -> None:
        state.numbers[IMPATIENT] = 1


class ImBackLadies(Affair):
    """The weakest paladin in the tent goes to the most evil player who has none.

    With the old paladin alone in the tent or in play the elf comes from the box.

    [DF-E-IM-BACK-LADIES] [DF-CRD-7]
    """

    def strike(self, state: State) -> None:
        kind = self.coming(state)
        host = self.host(state)
        if kind == NONE or host == NONE:
            return
        state.numbers[PALADIN + kind] = host
        place = lines.front_place(state, host)
        lines.insert(state, host, place, lines.paladin_figure(kind))
        if state.effects is not None:
            state.emit("paladin-moved", {"paladin": PALADIN_IDS[kind], "seat": int(host)})
        evil.settle(state)

    def coming(self, state: State) -> i64:
        if len(state.table.variant.paladins) == 1:
            alone = (
                state.numbers[PALADIN + ELF] == IN_BOX and state.numbers[PALADIN + HUMAN] != GONE
            )
            return ELF if alone else i64(NONE)
        for kind in range(i64(PALADINS)):
            if state.numbers[PALADIN + kind] == IN_TENT:
                return kind
        return NONE

    def host(self, state: State) -> i64:
        best = i64(NONE)
        for turn in range(state.table.players):
            seat = state.seat_at(turn)
            if any(state.numbers[PALADIN + kind] == seat for kind in range(i64(PALADINS))):
                continue
            if best == NONE or state.evil(seat) >= state.evil(best):
                best = seat
        return best
