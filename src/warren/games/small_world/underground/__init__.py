"""Small World Underground: what it adds to the rules of Small World."""
