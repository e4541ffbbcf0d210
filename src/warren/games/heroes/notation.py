"""A position as one line of text.

The line begins with `heroes/1` (game and version); then come fields `name=value`, separated by
single spaces, in any order, each exactly once:

    players=2
    options={"first":0}             options that differ from their defaults, as JSON, or -
    board=heroes-37                 the board that goes with players and options
    phase=play  round=3  turn=0     seats are counted from 0
    first=1  place=1                who began the game; which turn of the round this is, from 0
    tiles=a1:4,a2:9:0:catapult:fortress:-,a3:2@1!
                                    region:level, then seat:troop:fortification:runestone,
                                    then, behind @, the claimant (! once its turn is over)
    seats=25:2.1.0:0.0.1:3:idle:spearmen*2+panic*1,30:0.0.2:0.0.0:2:-:?8
                                    coins:ready:spent:turns taken:idle or -:hand (?8 is a hidden
                                    hand of 8); companions are warriors.craftsmen.mages
    supply=22.23.21                 companions that nobody has
    deck=archers*3+claim*1          also discard, out and prepared; a hidden deck is ?93
    levels=0.0.0.0.0.0.0.0.0.0.0.0  tiles not laid, of levels 1 to 12
    facts=played,foresight:3,ally:1 what the turn must remember; what is false or none is left out

What all games have in common, such as `-` for nothing and `%20` for a space, is told in
`warren.core.notation`.
"""

from __future__ import annotations

from warren.games.heroes.position_reader import read_position
from warren.games.heroes.position_writer import write_position

__all__ = ["read_position", "write_position"]
