"""Battle pets, one class for each."""
