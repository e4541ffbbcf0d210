"""What a table plays with: an edition, and what it leaves out or adds."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from warren.core.option import OptionValue
from warren.core.refusal import InputError
from warren.games.dungeon_lords.meta import BASE, BEGINNERS, FESTIVAL, FOUR_SEASONS
from warren.games.dungeon_lords.terms import DWARF, ELF, HUMAN

KINDS: Final[dict[str, list[int]]] = {
    "two": [ELF, DWARF],
    "old": [HUMAN],
    "three": [ELF, HUMAN, DWARF],
}
FULL: Final = (FESTIVAL, FOUR_SEASONS)


class Variant:
    """The parts of the expansion may be left out one by one.  [DF-VAR-1] [DF-VAR-15]

    Opportunities need five seasons and the festival needs opportunities.  [DF-VAR-3] [DF-VAR-4]
    Beginners fight four rounds after five seasons.  [DF-VAR-9] [DF-VAR-16]
    """

    def __init__(self, options: dict[str, OptionValue]) -> None:
        edition = options["edition"]
        self.expansion: Final = edition != BASE
        self.seasons: Final[i64] = 5 if edition == FESTIVAL or edition == BEGINNERS else 4
        self.fights: Final[i64] = 5 if edition == FESTIVAL else 4
        self.first_party: Final[i64] = 3 if edition == BEGINNERS else 2
        usual = edition == FESTIVAL
        self.opportunities: Final = self._flag(options, "opportunities", usual)
        if self.opportunities and self.seasons != 5:
            raise _clash("opportunities", "DF-VAR-3")
        self.festival: Final = self._flag(options, "festival", usual and self.opportunities)
        if self.festival and not self.opportunities:
            raise _clash("festival", "DF-VAR-4")
        self.pets: Final = self._flag(options, "pets", edition in FULL)
        self.bards: Final = self._flag(options, "bards", edition in FULL)
        named = options["paladins"]
        if named not in (None, "old") and not self.expansion:
            raise _clash("paladins", "DF-VAR-15")
        usual_paladins = "two" if edition in FULL else "old"
        self.paladins: Final = KINDS[str(named) if named is not None else usual_paladins]
        self.specials: Final[i64] = 2 if self.seasons == 5 else 1

    def _flag(self, options: dict[str, OptionValue], name: str, usual: bool) -> bool:
        value = options[name]
        if value is True and not self.expansion:
            raise _clash(name, "DF-VAR-15")
        return usual if value is None else value is True

    @property
    def has_pets(self) -> bool:
        """Whether pets can come into play, by the phase or by the shop.  [DF-VAR-8] [DF-VAR-20]"""
        return self.pets or self.opportunities


def _clash(option: str, rule: str) -> InputError:
    return InputError("error-option-clash", {"option": option}, rule)
