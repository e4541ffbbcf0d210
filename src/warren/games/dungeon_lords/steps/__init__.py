"""One file for each moment of the game."""
