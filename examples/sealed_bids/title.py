"""Sealed bids by its parts; whatever is not named here has a good default."""

from warren.core.title import Title

TITLE = Title(
    key="sealed_bids",
    rules="sealed_bids.rules:SealedBids",
    player="sealed_bids.player:Bidder",
    locales="sealed_bids",
    ledgers=("sealed_bids",),
    chance=("lot",),
)
