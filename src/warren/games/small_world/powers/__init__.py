"""One file for each of the powers."""
