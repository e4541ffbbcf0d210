"""Time for thinking: clocks, and what happens when they run out."""
