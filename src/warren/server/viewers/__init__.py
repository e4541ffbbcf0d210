"""Those who look: what they are shown and told, and the way it takes to them."""
