"""Small World in the terminal."""
