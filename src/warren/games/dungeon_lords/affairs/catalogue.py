"""All events: the tiles first, then the special ones by their cards."""

from __future__ import annotations

from warren.core.space import ActionSpace
from warren.games.dungeon_lords.affairs.affair import Affair
from warren.games.dungeon_lords.affairs.cave_in import CaveIn
from warren.games.dungeon_lords.affairs.imp_union import ImpUnion
from warren.games.dungeon_lords.affairs.losses import CharityDrive, Rats, TrapRecall
from warren.games.dungeon_lords.affairs.monster_strike import MonsterStrike
from warren.games.dungeon_lords.affairs.offers import (
    FestivalCommittee,
    RoyalPardon,
    WanderingMerchant,
)
from warren.games.dungeon_lords.affairs.payday import Payday
from warren.games.dungeon_lords.affairs.pet_licence import PetLicence
from warren.games.dungeon_lords.affairs.taxes import Taxes
from warren.games.dungeon_lords.affairs.tidings import (
    GossipColumn,
    ImBackLadies,
    ImpatientHeroes,
    ScoutAtTheEntrance,
)
from warren.games.dungeon_lords.affairs.witch_hunt import WitchHunt


def tile_affairs(space: ActionSpace) -> list[Affair]:
    return [Taxes(space), Payday(space)]


def special_affairs(space: ActionSpace) -> list[Affair]:
    """In the order of the cards."""
    return [
        WitchHunt(space),
        MonsterStrike(space),
        CharityDrive(space),
        Rats(space),
        ImpUnion(space),
        CaveIn(space),
        TrapRecall(space),
        WanderingMerchant(space),
        RoyalPardon(space),
        ImBackLadies(space),
        ImpatientHeroes(space),
        ScoutAtTheEntrance(space),
        PetLicence(space),
        FestivalCommittee(space),
        GossipColumn(space),
    ]
