"""Warren: a home for fantasy board games."""

__version__ = "0.1.0"
