"""What guides a search in Dungeon Lords."""
