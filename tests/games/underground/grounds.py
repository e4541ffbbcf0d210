"""Boards on which both games are at home."""

from __future__ import annotations

from tests.tools.boards import board

CAVE = board("""
gate mud edge | hall
hall mine | crag
crag black-mountain | pool
pool river edge | bank
bank mystic-crystal | grove
grove mushroom-forest | nook
nook mud | den
den mud monsters |
rift chasm volcano | gate nook
""")
LAND = board("""
gate hill edge | dale
dale forest mine | marsh
marsh swamp magic | mere
mere lake | shore
shore farmland mine | peak
peak mountain cavern | bay
bay sea edge | cape
cape forest tribe |
""")
