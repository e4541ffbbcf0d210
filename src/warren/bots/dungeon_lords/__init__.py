"""How the greedy bot plays Dungeon Lords."""
