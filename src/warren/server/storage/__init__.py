"""The database: its schema, its copies, what is written to it and read from it."""
