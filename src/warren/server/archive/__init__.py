"""Games to look at again: records in and out, any line of them, going on from there."""
