"""Records of whole games whose every position is known."""
