"""Positions of Dungeon Lords, and looks at them."""
