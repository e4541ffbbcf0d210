"""A game at this terminal."""
