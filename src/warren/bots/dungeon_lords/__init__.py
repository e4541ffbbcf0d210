"""The greedy player of Dungeon Lords."""
