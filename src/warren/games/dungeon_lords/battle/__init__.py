"""A battle in one dungeon, step by step."""
