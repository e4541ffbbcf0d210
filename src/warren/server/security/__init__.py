"""What keeps a server safe: limits, origins, keys, what people write."""
