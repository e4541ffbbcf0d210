"""The moment at which a scenario begins, as the frames of a position."""

from __future__ import annotations

from typing import Final

from warren.core.fields import Fields
from warren.games.dungeon_lords.frames import STEP_NAMES
from warren.games.dungeon_lords.steps import combat, season
from warren.scenario.dungeon_lords.names import named

PHASES: Final = {
    "new-round": (season.NEW_ROUND, ""),
    "orders": (season.GIVE_ORDERS, "orders"),
    "errands": (season.RUN_ERRANDS, "errands"),
    "close": (season.FAIR, ""),
    "festival": (season.FAIR, "festival"),
    "production": (season.PRODUCE, "production"),
    "return": (season.TAKE_BACK, "return"),
    "pets": (season.PETS, "pets"),
    "event": (season.EVENT, "event"),
    "adventurers": (season.PARTIES, "advent"),
    "end": (season.END, ""),
    "combat": (season.END, "combat"),
    "over": (season.AFTERMATH, "over"),
}
"""Each phase by the stage of the calendar and, where it is one, the step that it pushes."""
ENDABLE: Final = [name for name, (_, step) in PHASES.items() if step]
Frames = list[dict[str, object]]


def frame(step: str, subject: int = 0, stage: int = 0) -> dict[str, object]:
    assert step in STEP_NAMES
    return {"step": step, "subject": subject, "stage": stage}


def read_phase(given: Fields) -> str:
    """Where nothing is named, minions act if there are any, else orders are chosen."""
    if given.has("phase"):
        ends = given.flag("ends", False)
        return named(given, "phase", ENDABLE if ends else PHASES)
    return "errands" if given.has("minions") else "orders"


def frames_of(phase: str, ends: bool, drawn: int, battle: int) -> Frames:
    """`drawn` counts the orders that dummies have, `battle` the battle rounds that are over."""
    stage, step = PHASES[phase]
    if step == "over":
        return [frame("over")]
    inner: Frames = []
    if step == "combat":
        inner = [frame(step, battle, combat.PLANS)]
    elif step == "orders":
        inner = [frame(step, 0, drawn)]
    elif step and ends:
        inner = [frame(step)]
    if ends:
        return [frame("over"), *inner]
    return [frame("season", 0, stage + 1 if inner else stage), *inner]
