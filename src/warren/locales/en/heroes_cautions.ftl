## What to know before what cannot be mended

heroes-caution-stop =
    { $regions ->
        [one] { $regions } region can still be captured
       *[other] { $regions } regions can still be captured
    }
