"""One file for each kind of magic."""
