"""How the greedy bot plays Heroes of Dark Lands."""
