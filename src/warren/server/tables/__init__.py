"""Tables: set up, found, open on a node, played at."""
