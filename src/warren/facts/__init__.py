"""What is counted of a game besides its scores."""
