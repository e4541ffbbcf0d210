"""What guides a search in Small World and Underground."""
