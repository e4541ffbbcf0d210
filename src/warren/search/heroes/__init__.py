"""What guides a search in Heroes of Dark Lands."""
