"""One file for each of the races."""
