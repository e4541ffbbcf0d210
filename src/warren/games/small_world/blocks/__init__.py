"""The building blocks of races and powers: one property each, with its numbers."""
