"""What can happen: the only ways a state changes, each told as a fact."""
