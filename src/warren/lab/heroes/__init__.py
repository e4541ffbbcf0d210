"""What the lab measures of Heroes of Dark Lands."""
