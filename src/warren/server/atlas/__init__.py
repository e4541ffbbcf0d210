"""What a page needs to draw a game: its map, and the things it is played with."""
