"""Dungeon Lords with Festival Season."""
