"""The maps and the cards of Heroes of Dark Lands."""
