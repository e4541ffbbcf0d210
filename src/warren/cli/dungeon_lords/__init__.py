"""Dungeon Lords in the terminal."""
