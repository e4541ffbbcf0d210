"""The sentences of Small World."""
