## What to know before what cannot be mended

turn-end = end the turn: +{ $coins }
    .after = { $done }, end the turn: +{ $coins }
caution-now = +{ $coins } now
    .instead = +{ $coins } now instead of +{ $usual }
caution-each =
    { $turns ->
        [one] without declining: about { $coins } a turn, { $turns } turn to come
       *[other] without declining: about { $coins } a turn, { $turns } turns to come
    }
caution-last = this is your last turn
caution-leave = the { $race_nom } leave the board for good
caution-loses =
    { $coins ->
        [one] { $coins } coin less a turn
       *[other] { $coins } coins less a turn
    }
caution-frees =
    { $tokens ->
        [one] { $tokens } more token to conquer with
       *[other] { $tokens } more tokens to conquer with
    }
caution-homeless = the { $race_gen } are left without a region
caution-hand =
    { $tokens ->
        [one] { $tokens } token is still in hand
       *[other] { $tokens } tokens are still in hand
    }
caution-open =
    { $regions ->
        [one] { $regions } region can be attacked
       *[other] { $regions } regions can be attacked
    }
caution-chance = a chance of 1 in { $one_in }
caution-push = this is the last conquest of the turn
    .die = won or lost, it is the last conquest of the turn
    .wisps = if it falls short, there are no more conquests this turn
