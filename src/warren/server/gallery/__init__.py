"""What games are played with, to be looked at, and games that begin with it."""
