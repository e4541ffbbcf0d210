"""The flow of a turn: who may decide what, and what comes next."""
