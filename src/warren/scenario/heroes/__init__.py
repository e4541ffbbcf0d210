"""The vocabulary of Heroes of Dark Lands."""
