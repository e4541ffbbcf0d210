"""A friend in another network."""
