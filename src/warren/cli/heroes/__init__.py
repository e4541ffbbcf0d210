"""Heroes of Dark Lands in the terminal."""
