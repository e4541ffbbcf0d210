"""Decisions about a region that a turn of Underground adds."""
