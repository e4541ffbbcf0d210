"""The vocabulary of Dungeon Lords in scenarios."""
