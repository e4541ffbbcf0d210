"""Monsters and ghosts, one class for each kind."""
