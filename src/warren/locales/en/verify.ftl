### Proving dice and draws: warren verify.

cli-help-verify = Prove that chance was fair in a recorded game: every die and every draw.
cli-help-verify-list = List every outcome of chance and the numbers it comes from.
cli-help-verify-promise = The promise you saw before the game: it must stand in the record too.
cli-help-verify-head = The last head of the chain that you were shown: nothing up to there may have changed since.

cli-verify-promise = Promise: { $promise }
cli-verify-seed = Seed: { $seed }
cli-verify-given = Contribution of { $player }: “{ $contribution }”
cli-verify-given-none = Contribution of { $player }: none
cli-verify-seen = The head you gave is that of line { $line }: names, options and all lines up to it are as you saw them.
cli-verify-seen-nameless = The head you gave is that of line { $line }: options, all lines up to it and the names that still stand here are as you saw them.
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

cli-verify-proved = Chance was fair and the record is the game you saw: server and devices were bound before anybody could know a die, and everything follows from that.
cli-verify-incomplete = Every outcome follows from the promise and nothing speaks against the record. Not proved, however:
cli-verify-missing-old-dice = – who contributed last, where the dice begin, the names and what the players did: an older promise does not bind them.
cli-verify-missing-no-device = – that the server did not choose the seed: no device added anything to the dice.
cli-verify-missing-voided = – that nobody broke off a round because its dice displeased them: one or more came to nothing before this one.
cli-verify-missing-before = – the outcomes before these dice: the record that the game goes on from proves them, if any does.
cli-verify-missing-name-gone = – who sat in seat { $seat }: the name was taken out, as when an account is deleted.
cli-verify-missing-head-unseen = – that names and lines are those you saw: give the last head you were shown with --head.
cli-verify-missing-end-unseen = – what came after line { $line }: the head you gave is of that line.
cli-verify-faults = Chance was tampered with: what stands in the record is not what came up.
cli-verify-other-promise = Something else was promised before the game: this record proves nothing.
cli-verify-no-commitments = There is nothing to prove: the record holds no promise. Only games played on a server have one.
cli-verify-unknown-dice = This cannot be proved: the program does not know such dice.
cli-verify-seed-hidden = This cannot be proved yet: the seed is not revealed. It is revealed when the game is over.
cli-verify-promise-broken = The promise is broken: the seed revealed is not the one that was promised.
cli-verify-terms-broken = The promise is broken: another game, other options or another beginning were promised.
cli-verify-seal-broken = A contribution is not the one its device was bound to.
cli-verify-name-broken = A name is not the one its seat was bound to.
cli-verify-head-broken = The record does not fit its own chain: a line, a name or a seal was changed.
cli-verify-other-head = This is not the game you saw: the head you gave belongs to none of its lines.
cli-verify-cut-off = The record is cut off: the seed is revealed, but the game is not over.
cli-verify-no-chance = There is nothing to prove: no outcome of chance stands here that these dice answer for.

error-not-hex = { $field }: { $digits } hexadecimal digits are wanted, letters small.
error-contribution = { $field }: a contribution is one line without control characters, at most { $most } characters long.
error-seed-not-promised = { $field }: another seed was promised.
