"""Packs: races, powers and boards of one's own, written out of the building blocks."""
