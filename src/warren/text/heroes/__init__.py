"""The words of Heroes of Dark Lands."""
