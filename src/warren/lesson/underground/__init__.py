"""The lesson of Small World Underground."""
