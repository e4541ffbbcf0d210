"""A server for the tests of the client."""

from tests.server.conftest import node

__all__ = ["node"]
