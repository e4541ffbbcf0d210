"""Lessons: first games at a real table, with a guide and named chance."""
