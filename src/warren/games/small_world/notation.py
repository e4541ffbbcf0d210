"""A position as one line of text.

The line begins with `small_world/1` (game and version); then come fields `name=value`, separated
by single spaces, in any order, each exactly once:

    players=2
    options={"first":0}             options that differ from their defaults, as JSON, or -
    round=3  turn=0  first=1        seats are counted from 0
    tribes=0:active:commando:orcs:5:0:fortress4,1:declined:-:elves:0:0:-
                                    tribe:status:power:race:hand:aside:pieces in hand
    regions=2-03:0*3+fortress1,2-07:tribe1
                                    region:tribe*tokens+pieces; regions with nothing are left out
    seats=7,?@0                     coins (? is unknown) and, behind @, the ally of each seat
    column=commando:orcs:2          power:race:coins, from the top
    banners=elves,trolls/dwarves    not drawn yet / back under the stack in this order
    badges=flying,forest/hill       not drawn yet / discarded
    tray=amazons15,dwarves8         tokens of each race outside
    facts=undecided,nonempty:2,attacked:0.1,rolled:3
                                    what the turn must remember; what is false or none is left out
    frames=turn:0:2,expand:0:1      the steps under way: step:subject:stage

A list with nothing in it is `-`. Inside a value whitespace, `%`, and in names also the signs
`,:+*/@=` are written as `%` and two hexadecimal digits, as in web addresses.
"""

from __future__ import annotations

from warren.games.small_world.position_reader import read_position
from warren.games.small_world.position_writer import write_position

__all__ = ["read_position", "write_position"]
