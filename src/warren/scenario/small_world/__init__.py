"""The vocabulary of Small World."""
