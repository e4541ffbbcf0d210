"""The balance lab: what a race or a power is worth at the table."""
