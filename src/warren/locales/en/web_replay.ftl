### Looking at a game again: step by step, with a plot of the scores, a check of the dice, going on.

web-replay-of = Replay: { $game }
web-replay-beside = Log, scores, dice and more
web-replay-tab-log = Log
web-replay-tab-scores = Scores
web-replay-tab-dice = Dice
web-replay-tab-more = More
web-replay-loading = Loading the other moves…

web-replay-controls = Moving through the game
web-replay-slider = Line of the game
web-replay-where = { $line } of { $last }
web-replay-where-round = { $line } of { $last } · round { $round }
web-replay-back = One step back (←)
web-replay-forward = One step forward (→)
web-replay-round-back = To the start of the round (Shift + ←)
web-replay-round-forward = To the next round (Shift + →)
web-replay-play = Play (space)
web-replay-pause = Pause (space)
web-replay-speed = How fast it plays
web-replay-speed-slow = Slow
web-replay-speed-normal = Normal
web-replay-speed-fast = Fast
web-replay-speed-faster = Very fast
web-replay-eyes = Through whose eyes to look
web-replay-eyes-all = Everything open
web-replay-eyes-spectator = As a spectator
web-replay-eyes-seat = As { $name }
web-replay-link = Copy a link to this moment
web-replay-copy = Copy link
web-replay-copied = Copied

web-replay-measure = What is plotted
web-replay-measure-scores = Scores
web-replay-measure-lead = Lead
web-replay-plot-rounds = Rounds below. Click on the plot to go to that moment.
web-replay-plot-lines = Lines of the game below. Click on the plot to go to that moment.
web-replay-standings = The same numbers as a table
web-round = Round
web-replay-line = Line
web-replay-jump = Go to line { $line }

web-replay-continue = Go on from here
web-replay-continue-help = A new table from line { $line }: everything before it stays as it was, from there you play, and bots take the other seats. The table has dice of its own.
web-replay-continue-seat = Play as
web-replay-continue-over = The game is over here: go back a few steps.
web-replay-continue-start = Go on

web-replay-file = Record of the game
web-replay-import = Watch a game from a file
web-replay-import-help = Choose the file of a record, or drop it here.
web-replay-import-choose = Choose a file
web-replay-import-busy = Playing the record to check it…
web-replay-import-line = Line of the file
web-replay-import-field = Field

web-replay-dice = Fairness of the dice
web-replay-dice-busy = Rolling all the dice again…
web-replay-dice-proved = Chance was fair and this is the game you saw: server and devices were bound before anybody could know a die, and all that came up follows from that.
web-replay-dice-incomplete = All that came up follows from the promise, and nothing speaks against the record. Not proved, however:
web-replay-dice-missing-old-dice = who contributed last, where the dice begin, the names and what the players did: an older promise does not bind them
web-replay-dice-missing-no-device = that the server did not choose the seed: no device added anything to the dice
web-replay-dice-missing-voided = that nobody broke off a round because its dice displeased them: one or more came to nothing before this one
web-replay-dice-missing-before = the outcomes before this table: the record it goes on from proves them, if any does
web-replay-dice-missing-name-gone = who sat in seat { $seat }: the name was taken out, as when an account is deleted
web-replay-dice-missing-head-unseen = that names and lines are those of the game: this browser did not see it
web-replay-dice-missing-end-unseen = what came after line { $line }: this browser did not see it
web-replay-dice-other-head = This is not the game you saw: a name, an option or a line was changed since, or the end is missing.
web-replay-dice-terms-broken = The promise is broken: another game, other options or another beginning were promised.
web-replay-dice-seal-broken = A contribution is not the one its device was bound to.
web-replay-dice-name-broken = A name is not the one its seat was bound to.
web-replay-dice-head-broken = The record does not fit its own chain: a line or a name was changed.
web-replay-dice-faults = Chance was tampered with: the record holds what did not come up.
web-replay-dice-other-promise = Something else was promised at the table: this record proves nothing.
web-replay-dice-promise-broken = The promise is broken: the revealed seed is not the one that was promised.
web-replay-dice-no-commitments = Nothing to prove: the record holds no promise. Only games played on a server have one.
web-replay-dice-unknown-dice = Cannot be proved: this page does not know such dice.
web-replay-dice-seed-hidden = Cannot be proved yet: the seed is revealed when the game is over.
web-replay-dice-no-chance = Nothing to prove: these dice do not answer for a single outcome.
web-replay-dice-promise = Promise before the game
web-replay-dice-seen = Promise that this browser saw
web-replay-dice-seen-none = This browser kept none at this table: compare it with what you wrote down.
web-replay-dice-seen-same = the same
web-replay-dice-seen-other = another one:
web-replay-dice-head = Last head of the chain that this browser saw
web-replay-dice-head-none = This browser saw none at this table.
web-replay-dice-seed = Seed revealed at the end
web-replay-dice-digest = What the seed comes to
web-replay-dice-digest-same = equals the promise
web-replay-dice-digest-other = is not the promise:
web-replay-dice-given = Contributions of the devices
web-replay-dice-given-none = none
web-replay-dice-outcomes = Outcomes of chance
web-replay-dice-count = { $count ->
    [one] { $count } of { $all } is right
   *[other] { $count } of { $all } are right
 }
web-replay-dice-before = Before this table
web-replay-dice-before-count = { $count ->
    [one] { $count } outcome before line { $line }, for which these dice do not answer
   *[other] { $count } outcomes before line { $line }, for which these dice do not answer
 }
web-replay-dice-found = What came up
web-replay-dice-number = Number
web-replay-dice-right = Right or not
web-replay-dice-yes = right
web-replay-dice-no = wrong
web-replay-dice-expected = should be: { $expected }
web-replay-dice-only-wrong = Only what is wrong
web-replay-dice-details = { $number }/{ $below }: how it came about
web-replay-dice-draw = Number among the outcomes of chance
web-replay-dice-message = Message: salt, number, attempt
web-replay-dice-rest = Remainder after division by { $below }
web-replay-dice-how = This browser worked out the digests and numbers itself from the record of the game. Which outcomes are possible, and in which order, was told by the server after playing the game by the rules; the command “warren verify” on your own computer checks that too, without the server.
