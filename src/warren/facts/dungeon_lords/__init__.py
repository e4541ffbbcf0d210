"""What is counted of Dungeon Lords."""
