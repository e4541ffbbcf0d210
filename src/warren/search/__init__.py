"""Search: what comes of a choice, tried out many times in compiled code."""
