"""Where a tribe wants its tokens to stand."""

from __future__ import annotations

from typing import Final

from warren.bots.choices import regions_of
from warren.bots.small_world.appraisal import Appraisal
from warren.bots.small_world.outlook import Outlook
from warren.games.small_world import channels
from warren.games.small_world.block import OFFER_HEROES
from warren.games.small_world.features import MOUNTAIN
from warren.games.small_world.pieces import DEFENCE, FIELD, HERO, IMMUNE, count_all, piece
from warren.games.small_world.supposition import suppose_tokens
from warren.games.small_world.underground.markers import ANCIENT, BALROG, GHOST, KEEP, QUEEN

DETERRENT: Final = 0.62
"""How much less likely an attack is with each token more."""
QUIET: Final = 0.1
ENTRY: Final = 0.4
HEROES: Final = 2
GUARDS: Final = (ANCIENT, QUEEN, GHOST, BALROG)
"""Figures that keep others out."""
SAFE: Final = int(IMMUNE & ~piece(HERO, FIELD))
MANY: Final = 6
"""No bonus asks for more tokens than that in a region."""


class Garrison:
    """The regions of one tribe, how much each is in danger, and how tokens are spread best."""

    def __init__(self, outlook: Outlook, tribe: int) -> None:
        self.outlook: Final = outlook
        self.state: Final = outlook.state
        self.tribe: Final = tribe
        self.regions: Final = list(regions_of(int(outlook.state.held(tribe))))
        appraisal = Appraisal(outlook, tribe)
        self.appraisal: Final = appraisal
        self.dangers: Final = {
            region: self._danger(region) * appraisal.coins(region) for region in self.regions
        }

    def _danger(self, region: int) -> float:
        """How much the region invites attacks, whatever tokens and heroes stand there."""
        if self.state.pieces_on(region) & SAFE or self.is_guarded(region):
            return 0.0
        danger = QUIET
        board = self.outlook.board
        if (board.entries >> region) & 1:
            danger += ENTRY
        ally = self.state.ally(self.outlook.seat)
        for seat, tokens in enumerate(self.outlook.hostile_tokens(region)):
            if seat != ally and tokens:
                danger += min(1.5, 0.4 + 0.2 * tokens)
        return danger

    def is_guarded(self, region: int) -> bool:
        """Whether a figure keeps others out."""
        return self.state.table.deep and any(
            self.state.figure_at(figure) == region for figure in GUARDS
        )

    def wall(self, region: int) -> int:
        """What defends the region besides tokens."""
        wall = 1 if self.outlook.board.has(MOUNTAIN, region) else 0
        if self.state.marker_at(KEEP) == region:
            wall += 1
        return wall + int(count_all(self.state.pieces_on(region) & DEFENCE))

    def need(self, region: int, tokens: int) -> float:
        """What one more token (or piece) does where this many stand."""
        return self.dangers[region] * float(DETERRENT ** (tokens + self.wall(region)))

    def hero_posts(self) -> list[int]:
        """The regions that heroes guard best."""
        return sorted(self.regions, key=lambda region: self.dangers[region])[-HEROES:]

    def crowds(self) -> dict[int, int]:
        """Regions that pay more from a number of tokens on, with that number."""
        state = self.state
        found: dict[int, int] = {}
        for region in self.regions if self.appraisal.active else ():
            before = state.tokens_on(region)
            suppose_tokens(state, region, 1)
            few = self.appraisal.coins(region)
            suppose_tokens(state, region, MANY)
            if self.appraisal.coins(region) > few:
                for count in range(2, MANY + 1):
                    suppose_tokens(state, region, count)
                    if self.appraisal.coins(region) > few:
                        found[region] = count
                        break
            suppose_tokens(state, region, before)
        return found

    def targets(self, spare: int) -> dict[int, int]:
        """Tokens a region when this many are spread beyond the one that each keeps."""
        guarded: list[int] = []
        if self.appraisal.active and channels.offers(self.state, self.tribe) & OFFER_HEROES:
            guarded = self.hero_posts()
        targets = dict.fromkeys(self.regions, 1)
        crowds = self.crowds()
        for region in sorted(crowds, key=lambda place: (crowds[place], -self.dangers[place])):
            if crowds[region] - 1 <= spare:
                targets[region] = crowds[region]
                spare -= crowds[region] - 1
        open_regions = [region for region in self.regions if region not in guarded]
        if not open_regions:
            open_regions = self.regions
        needs = {region: self.need(region, targets[region]) for region in open_regions}
        for _ in range(spare if needs else 0):
            region = max(needs, key=lambda place: needs[place])
            targets[region] += 1
            needs[region] *= DETERRENT
        return targets
