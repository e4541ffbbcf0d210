"""The sentences of Dungeon Lords."""
