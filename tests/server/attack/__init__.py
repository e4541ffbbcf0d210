"""What strangers have tried, or could: each file is one way to bend the server.

Nothing here asserts a time. That nobody is held up is shown by what goes on meanwhile, and that
something is bounded by the refusal of the first thing beyond the bound.
"""
