"""One file for each way to conquer."""
