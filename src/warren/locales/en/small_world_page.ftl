web-mixed = Both together: races, powers and finds of either game
web-option-pool-smallworld = from Small World
web-option-pool-underground = from Underground
web-option-pool-both = from both games
web-option-pool = Races and powers
    .help = Which game the races and powers come from. What has no effect on the chosen board stays out.
web-option-relics = Relics
    .help = Whether relics and curious places hide under the monsters. By default when the board has monsters or races of Underground take part.
web-picked-race = Races
web-picked-power = Powers
web-column = To choose from
web-take = Take
web-spread = { $count ->
    [one] Spread { $count } token evenly
   *[other] Spread { $count } tokens evenly
 }
web-in-hand = { $count } in hand
web-typed-example-small_world = pick 2; conquer 2-03
web-typed-example-underground = pick 2; conquer 2-03
