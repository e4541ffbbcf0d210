"""The vocabulary of Small World and Underground."""
