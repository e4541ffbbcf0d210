"""The maps and the things of Small World."""
