"""The contract every game keeps. It knows no game noun."""
