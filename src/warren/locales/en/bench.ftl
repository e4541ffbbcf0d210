### The speed of two games of one engine.

bench-underground-to-base =
    { $players ->
        [one] { $players } player
       *[other] { $players } players
    }: Underground to Small World — { $inside } in the core, { $driven } from Python.

### How long others wait while somebody sends what is meant to hold a server up.

bench-pause = { $name } ({ $status }): { $milliseconds } ms
bench-pauses = Another client waited { $milliseconds } ms at most ({ $name }), and { $quiet } ms when nobody else asked.
