"""The boards of Small World, drawn."""
