"""The lesson of Small World."""
