"""The flow of the game: who may decide what, and what comes next."""
