"""All magic, by id."""

from __future__ import annotations

from typing import Final

from warren.games.heroes.magic.alchemy import Alchemy
from warren.games.heroes.magic.alliance import Alliance
from warren.games.heroes.magic.builders_charm import BuildersCharm
from warren.games.heroes.magic.claim import Claim
from warren.games.heroes.magic.clairvoyance import Clairvoyance
from warren.games.heroes.magic.dragonslayer import Dragonslayer
from warren.games.heroes.magic.magic import Magic
from warren.games.heroes.magic.magic_sword import MagicSword
from warren.games.heroes.magic.panic import Panic
from warren.games.heroes.magic.phantom_warriors import PhantomWarriors
from warren.games.heroes.magic.potion_of_strength import PotionOfStrength
from warren.games.heroes.magic.relocation import Relocation
from warren.games.heroes.magic.runestone import Runestone
from warren.games.heroes.magic.teleportation import Teleportation
from warren.games.heroes.magic.treasure_map import TreasureMap

MAGIC: Final[dict[str, Magic]] = {
    magic.id: magic
    for magic in (
        Alchemy(),
        Alliance(),
        BuildersCharm(),
        Claim(),
        Clairvoyance(),
        Dragonslayer(),
        MagicSword(),
        Panic(),
        PhantomWarriors(),
        PotionOfStrength(),
        Relocation(),
        Runestone(),
        Teleportation(),
        TreasureMap(),
    )
}
