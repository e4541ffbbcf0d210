"""One file for each kind of thing that minions do."""
