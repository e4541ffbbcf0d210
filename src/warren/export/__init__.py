"""Games and results as tables for those who study them."""
