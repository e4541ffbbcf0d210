game-sealed_bids = Sealed bids
    .help = Six lots, one purse, and everybody bids in secret at the same time.

sealed_bids-prompt = { $player }, seal your bid
sealed_bids-action-bid = bid { $coins ->
    [0] nothing
    [one] { $coins } coin
   *[other] { $coins } coins
}
sealed_bids-action-lot = lot worth { $value }

sealed_bids-effect-lot-opened = A lot worth { $worth } is up for auction
sealed_bids-effect-bid-sealed = You have bid { $coins }
sealed_bids-effect-seat-ready = { $player } has sealed a bid
sealed_bids-effect-bid-opened = { $player } bid { $coins }
sealed_bids-effect-lot-taken = { $player } takes the lot worth { $worth } for { $coins }
sealed_bids-effect-lot-stays = The highest bids are equal: { $worth } are added to the next lot

sealed_bids-refusal-purse = You have only { $coins } left.

sealed_bids-field-lot = Lot
sealed_bids-field-carried = Carried over
sealed_bids-field-deck = Still in the box
sealed_bids-field-bids = Bid
sealed_bids-field-purses = Coins
sealed_bids-field-points = Points
sealed_bids-field-round = Round

sealed_bids-bids-sealed = sealed
