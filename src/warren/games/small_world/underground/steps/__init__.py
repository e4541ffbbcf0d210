"""The moments of a turn that Underground adds."""
