"""What lies on one hex."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class HexTile:
    """A level (0: not laid yet), who holds or claims the region, and its cards by name."""

    level: int = 0
    owner: int | None = None
    claim: int | None = None
    troop: str = ""
    fortification: str = ""
    rune: str = ""
    support: int = 0

    @property
    def pieces(self) -> list[tuple[str, str]]:
        """The kinds and names of the cards, the troop first."""
        named = (("troop", self.troop), ("fortification", self.fortification), ("rune", self.rune))
        return [(kind, name) for kind, name in named if name]
