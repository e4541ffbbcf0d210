"""Sentences for people: every one of them stands in a Fluent file."""
