"""The lesson of Dungeon Lords."""
