"""Seats: who holds them, who may take them, who passes them on."""
