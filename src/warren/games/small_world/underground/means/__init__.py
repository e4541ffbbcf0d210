"""The ways to conquer that Underground adds."""
