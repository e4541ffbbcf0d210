"""Heroes of Dark Lands."""
