"""Small World."""
