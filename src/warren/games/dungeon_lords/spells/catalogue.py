"""All combat cards, in the order of the deck."""

from __future__ import annotations

from warren.core.space import ActionSpace
from warren.games.dungeon_lords.spells.aura_of_fear import AuraOfFear
from warren.games.dungeon_lords.spells.blind_rage import BlindRage
from warren.games.dungeon_lords.spells.create_food import CreateFood
from warren.games.dungeon_lords.spells.detect_evil import DetectEvil
from warren.games.dungeon_lords.spells.detect_treasure import DetectTreasure
from warren.games.dungeon_lords.spells.dimensional_gate import DimensionalGate
from warren.games.dungeon_lords.spells.encore import Encore
from warren.games.dungeon_lords.spells.exorcism import Exorcism
from warren.games.dungeon_lords.spells.feather_fall import FeatherFall
from warren.games.dungeon_lords.spells.fireball import Fireball
from warren.games.dungeon_lords.spells.fist_of_justice import FistOfJustice
from warren.games.dungeon_lords.spells.graffiti import Graffiti
from warren.games.dungeon_lords.spells.holy_light import HolyLight
from warren.games.dungeon_lords.spells.illusion import Illusion
from warren.games.dungeon_lords.spells.invisibility import Invisibility
from warren.games.dungeon_lords.spells.lullaby import Lullaby
from warren.games.dungeon_lords.spells.magic_key import MagicKey
from warren.games.dungeon_lords.spells.magic_shield import MagicShield
from warren.games.dungeon_lords.spells.metamorphosis import Metamorphosis
from warren.games.dungeon_lords.spells.regeneration import Regeneration
from warren.games.dungeon_lords.spells.smell_of_roast import SmellOfRoast
from warren.games.dungeon_lords.spells.song_of_courage import SongOfCourage
from warren.games.dungeon_lords.spells.spell import Charm
from warren.games.dungeon_lords.spells.suggestion import Suggestion
from warren.games.dungeon_lords.spells.word_of_peace import WordOfPeace


def all_spells(space: ActionSpace) -> list[Charm]:
    return [
        WordOfPeace(space),
        Suggestion(space),
        MagicShield(space),
        Invisibility(space),
        DetectEvil(space),
        FistOfJustice(space),
        DetectTreasure(space),
        Fireball(space),
        Graffiti(space),
        AuraOfFear(space),
        Metamorphosis(space),
        BlindRage(space),
        CreateFood(space),
        Illusion(space),
        SongOfCourage(space),
        Regeneration(space),
        MagicKey(space),
        DimensionalGate(space),
        Encore(space),
        SmellOfRoast(space),
        Lullaby(space),
        FeatherFall(space),
        Exorcism(space),
        HolyLight(space),
    ]
