"""The hexes of Heroes of Dark Lands, drawn."""
