"""The things of Dungeon Lords."""
