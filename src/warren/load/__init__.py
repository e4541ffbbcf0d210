"""Load for a table server: how many moves, viewers and tables it carries."""
