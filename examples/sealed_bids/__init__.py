"""Sealed bids: a small complete game that lives outside the package."""
