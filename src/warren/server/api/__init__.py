"""What clients can ask for."""
