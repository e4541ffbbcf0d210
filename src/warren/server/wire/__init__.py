"""Connections as they come in: how many, how long they may take, and who does not read."""
