"""Evaluations fitted to games that are played for it."""
