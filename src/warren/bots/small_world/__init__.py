"""How the greedy bot plays Small World."""
