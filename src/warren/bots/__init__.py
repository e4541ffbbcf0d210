"""Players that are programs: a view in, the code of an action out."""
