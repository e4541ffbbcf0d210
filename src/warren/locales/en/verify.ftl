### Proving dice and draws: warren verify.

cli-help-verify = Prove that chance was fair in a recorded game: every die and every draw.
cli-help-verify-list = List every outcome of chance and the numbers it comes from.
cli-help-verify-promise = The promise you saw before the game: it must stand in the record too.

cli-verify-promise = Promise: { $promise }
cli-verify-seed = Seed: { $seed }
cli-verify-given = Contribution of { $player }: “{ $contribution }”
cli-verify-given-none = Contribution of { $player }: none
cli-verify-message = The HMAC key is the bytes of the seed, the message is { $salt }:DRAW:ATTEMPT.
cli-verify-head-line = Line
cli-verify-head-draw = Draw
cli-verify-head-attempt = Attempt
cli-verify-head-below = Out of
cli-verify-head-number = Number
cli-verify-head-outcome = Outcome of chance
cli-verify-count =
    { $count ->
        [one] { $count } outcome of chance proved, of { $all }.
       *[other] { $count } outcomes of chance proved, of { $all }.
    }
cli-verify-before =
    { $count ->
        [one] { $count } more outcome stands before line { $line }: these dice do not answer for it.
       *[other] { $count } more outcomes stand before line { $line }: these dice do not answer for them.
    }
cli-verify-fault = Line { $line }: it should be “{ $expected }”, but “{ $found }” stands there.
cli-verify-stopped = Nothing further can be checked: after this, line { $line } is against the rules.

cli-verify-proved = Chance was fair: the seed is the one that was promised, and everything follows from it.
cli-verify-compare = Compare the promise and your contribution with what you saw before the game; --promise compares the promise.
cli-verify-faults = Chance was tampered with: what stands in the record is not what came up.
cli-verify-other-promise = Something else was promised before the game: this record proves nothing.
cli-verify-no-commitments = There is nothing to prove: the record holds no promise. Only games played on a server have one.
cli-verify-unknown-dice = This cannot be proved: the program does not know such dice.
cli-verify-seed-hidden = This cannot be proved yet: the seed is not revealed. It is revealed when the game is over.
cli-verify-promise-broken = The promise is broken: the seed revealed is not the one that was promised.
cli-verify-no-chance = There is nothing to prove: no outcome of chance stands here that these dice answer for.

error-not-hex = { $field }: { $digits } hexadecimal digits are wanted, letters small.
error-contribution = { $field }: a contribution is one line without control characters, at most { $most } characters long.
error-seed-not-promised = { $field }: another seed was promised.
