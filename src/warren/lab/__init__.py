"""Experiments with the games: how strong their parts are."""
