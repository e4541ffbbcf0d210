"""What is counted of Heroes of Dark Lands."""
