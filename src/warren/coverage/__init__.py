"""Which tests prove which lines of the rule ledgers, found by reading them."""
