"""Combat cards, one class for each."""
