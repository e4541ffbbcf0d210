web-picked-troop = Troops
web-picked-fortification = Fortifications
web-picked-magic = Magic
web-hand = In hand
web-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
 }
web-level = level { $level }
web-attack = Attack
web-support = Support
web-claimed = claim: { $name }
web-typed-example-heroes = capture men-at-arms c4
web-strength = strongest capture: { $strength }, attack and support together
web-hand-more = Next cards
web-hand-back = Previous cards
web-hand-new = new
