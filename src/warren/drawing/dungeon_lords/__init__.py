"""Dungeons cut open, and the central board."""
