## What to know before what cannot be mended

heroes-caution-end = nobody captured or claimed anything in a whole round: if you stop too, the game is over
heroes-caution-stop =
    { $regions ->
        [one] { $regions } region can still be captured
       *[other] any of { $regions } regions can still be captured
    }
