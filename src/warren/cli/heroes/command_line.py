"""What Heroes of Dark Lands adds to the command line."""

from __future__ import annotations

from warren.cli.decks import DeckExtension


class HeroesCommandLine(DeckExtension):
    """A deck of one's own, each card listed once."""

    def deck(self, text: str, name: str) -> object:
        from warren.games.heroes.deck_file import parse_deck

        return parse_deck(text, name)
