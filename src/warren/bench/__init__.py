"""How fast the engine is, as ratios to a baseline measured in the same run."""
