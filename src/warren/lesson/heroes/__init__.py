"""The lesson of Heroes of Dark Lands."""
