"""What the lab measures of Dungeon Lords."""
