"""A node among others: what they tell each other, what they look after, what they count."""
