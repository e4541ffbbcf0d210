### The speed of two games of one engine.

bench-underground-to-base =
    { $players ->
        [one] { $players } player
       *[other] { $players } players
    }: Underground to Small World — { $inside } in the core, { $driven } from Python.
