"""What the tests share: positions, moves and looks at a state."""
