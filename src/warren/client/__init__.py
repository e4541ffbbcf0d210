"""Playing at a table server from a program."""

from warren.client.client import Client
from warren.client.errors import ApiError, UnreachableError
from warren.client.orders import bot, guest, me, opening

__all__ = ["ApiError", "Client", "UnreachableError", "bot", "guest", "me", "opening"]
