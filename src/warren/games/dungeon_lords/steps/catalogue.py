"""All steps, in the order of `frames`."""

from __future__ import annotations

from warren.core.space import ActionSpace
from warren.games.dungeon_lords.steps.advent import Advent
from warren.games.dungeon_lords.steps.battle import Battle
from warren.games.dungeon_lords.steps.combat import Combat
from warren.games.dungeon_lords.steps.digging import Dig
from warren.games.dungeon_lords.steps.errand import Errands, RunErrand
from warren.games.dungeon_lords.steps.event import Event, RunAffair
from warren.games.dungeon_lords.steps.festival import Festival
from warren.games.dungeon_lords.steps.losing import Losing
from warren.games.dungeon_lords.steps.orders import Orders
from warren.games.dungeon_lords.steps.over import Over
from warren.games.dungeon_lords.steps.payment import Payment
from warren.games.dungeon_lords.steps.pets import DrawPets, PetPhase
from warren.games.dungeon_lords.steps.planning import Planning
from warren.games.dungeon_lords.steps.production import Production
from warren.games.dungeon_lords.steps.returning import Returning
from warren.games.dungeon_lords.steps.season import Season
from warren.games.dungeon_lords.steps.setting import Setting
from warren.games.dungeon_lords.steps.setup import Setup
from warren.games.dungeon_lords.steps.spying import Spying
from warren.games.dungeon_lords.steps.step import Step
from warren.games.dungeon_lords.steps.throwing import Throwing
from warren.games.dungeon_lords.steps.traps import BuryTraps, DrawTraps
from warren.games.dungeon_lords.steps.unveil import Unveil


def all_steps(space: ActionSpace) -> list[Step]:
    return [
        Setup(space),
        Season(space),
        Unveil(space),
        Orders(space),
        Errands(space),
        RunErrand(space),
        Dig(space),
        Spying(space),
        DrawTraps(space),
        BuryTraps(space),
        Payment(space),
        Setting(space),
        DrawPets(space),
        Festival(space),
        Production(space),
        Returning(space),
        PetPhase(space),
        Event(space),
        RunAffair(space),
        Advent(space),
        Combat(space),
        Planning(space),
        Battle(space),
        Over(space),
        Losing(space),
        Throwing(space),
    ]
