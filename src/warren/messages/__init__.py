"""What travels between a server and its clients: one place for both."""
