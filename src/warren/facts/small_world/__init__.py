"""What is counted of Small World."""
