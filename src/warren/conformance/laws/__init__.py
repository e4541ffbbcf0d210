"""One file for each law."""
