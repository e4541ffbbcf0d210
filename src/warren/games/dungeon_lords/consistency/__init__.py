"""Whether a position that was read can be."""
