"""Positions of Heroes of Dark Lands, and looks at them."""
