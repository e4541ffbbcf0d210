"""Traps, one class for each."""
