"""The table server: where people and bots meet."""
