"""One file for each event: taxes, payday, and the special ones."""
