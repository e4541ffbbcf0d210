### The balance lab.

## Help

cli-help-lab = Measure what a part of a game is worth in games of bots: a race, a power, a card, a monster … next to all others of its kind.
cli-help-lab-kind = What to measure: race or power in Small World and Underground; card or companion in Heroes; trap, pet, monster, room or tunnel in Dungeon Lords.
cli-help-lab-id = The id, for instance orcs, catapult or pendulum; PACK:ID for a race or a power of a pack.
cli-help-lab-game = The game whose table it is; the first that knows such a kind unless said otherwise.
cli-help-lab-bot = The bot in all seats: random, cub, squire, greedy, knight, baron, lord or FILE:CLASS.
cli-help-lab-picks = Who decides what a player takes: dealt (the lot) or chosen (the bots).
cli-help-lab-games = How many games to play, 2000 unless minutes are given; for a race or a power as many again to compare.
cli-help-lab-minutes = For how many minutes to play; with --games, what is reached first.
cli-help-lab-workers = How many processes to use; all cores unless said otherwise.
cli-help-lab-html = The file for a page with plots.

## Errors

error-lab-game = { $field }: the lab measures nothing of the game “{ $value }”.
error-lab-kind = { $field }: “{ $value }” cannot be measured here, but: { $known }.
error-lab-thing = { $field }: there is no “{ $value }” at this table for { $kind }.
error-lab-drawn = { $field }: chance alone deals for { $kind }, nobody chooses.
error-lab-race = { $field }: there is no race “{ $value }” at this table.
error-lab-power = { $field }: there is no power “{ $value }” at this table.
error-lab-picks = { $field }: first picks are either dealt (dealt) or chosen (chosen), not “{ $value }”.
error-lab-minutes = { $field }: a number above 0 and up to { NUMBER($most, useGrouping: 0) } is wanted, not { $value }.

## Report

lab-title-race = Balance lab: the race { $name }
lab-title-power = Balance lab: the power { $name }
lab-setup =
    { $games ->
        [one] { $games } game with it and one drawn freely to compare; { $players } players, all { $bot }; seed { NUMBER($seed, useGrouping: 0) }.
       *[other] { $games } games with it and as many drawn freely to compare; { $players } players, all { $bot }; seed { NUMBER($seed, useGrouping: 0) }.
    }
lab-picks-dealt = First picks were dealt by lot; measured are the races with which the players began.
lab-picks-chosen = The bots picked freely; measured are the races whose combos lay open when the game began.
lab-wins-compared =
    { $verdict ->
        [unknown] Wins compared with the field: too few games to say.
        [above] Wins compared with the field: { $difference } percentage points (95 % interval { $interval }): more than the others.
        [below] Wins compared with the field: { $difference } percentage points (95 % interval { $interval }): fewer than the others.
       *[level] Wins compared with the field: { $difference } percentage points (95 % interval { $interval }): no difference shown.
    }
lab-score-compared =
    { $verdict ->
        [unknown] The player’s coins at the end compared with the field: too few games to say.
        [above] The player’s coins at the end compared with the field: { $difference } (95 % interval { $interval }): more than the others.
        [below] The player’s coins at the end compared with the field: { $difference } (95 % interval { $interval }): fewer than the others.
       *[level] The player’s coins at the end compared with the field: { $difference } (95 % interval { $interval }): no difference shown.
    }
lab-coins-compared =
    { $verdict ->
        [unknown] Coins it brought compared with the field: too few games to say.
        [above] Coins it brought compared with the field: { $difference } (95 % interval { $interval }): more than the others.
        [below] Coins it brought compared with the field: { $difference } (95 % interval { $interval }): fewer than the others.
       *[level] Coins it brought compared with the field: { $difference } (95 % interval { $interval }): no difference shown.
    }
lab-page = The page was written: { $file }
lab-table-races = All races
lab-table-powers = All powers
lab-table-partners = { $name } in all pairings
lab-field = All others
lab-head-times = Measured
lab-head-taken = Taken
lab-head-score = Score
lab-head-coins = Brought
lab-head-interval = 95 %
lab-head-wins = Wins
lab-head-turns = Turns
lab-plot-wins = Share of wins
    .note = Of the players who had it; the line is the share of a player about whom nothing is known.
lab-plot-score = Coins of the player at the end
    .note = The line is the mean of all others.
lab-plot-coins = Coins it brought
    .note = All its income, also in decline; it brings less when it is soon replaced, which need not be bad; the line is the mean of all others.
lab-plot-partners = Coins brought in each pairing
    .note = The line is the mean over all pairings.
lab-plot-pairs = Coins brought by all pairs
    .note = Mean coins of each race with each power; cells with fewer than five measurements are pale. Point at a cell for its count.
lab-cell =
    { $times ->
        [one] { $race }, { $power }: { $coins } coins on average, { $times } measurement
       *[other] { $race }, { $power }: { $coins } coins on average, { $times } measurements
    }
lab-row = { $name }: { $value } (95 % interval { $interval })
lab-small = This is a small sample: below { $enough } games most differences are chance. Whiskers that reach the rim of a plot go on beyond it.
lab-limits-title = What this says, and what not
lab-limits = The figures tell what these bots make of a race or a power on this board, with this number of players. They are no verdict on its worth in other hands. Wins and the score hang also on the other races that the player had. The coins a race brought hang on how long it was kept: one that is soon replaced brings few, and may still win. An interval holds chance, not the weakness of the bots. Where many rows are compared, about one interval in twenty misses its true value.

## Things that come by lot

lab-lots-title = Balance lab: { $name }
lab-lots-setup =
    { $games ->
        [one] { $games } game; { $players } players, all { $bot }; seed { NUMBER($seed, useGrouping: 0) }.
       *[other] { $games } games; { $players } players, all { $bot }; seed { NUMBER($seed, useGrouping: 0) }.
    }
lab-lots-drawn = Chance drew all of them. Whoever drew a thing is set beside those who might have drawn it at such a moment and drew another.
lab-lots-assigned = Whether to take anything was left to the bots; what it was, was left to the lot for one choice of each player. Whoever got a thing is set beside those who might have got it and got another.
lab-lots-chosen = The bots picked freely. What counts is one choice of each player. Whoever took a thing is set beside those who might have taken it and took another: what bots like, and when they can pay for it, is in these figures.
lab-lots-wins =
    { $verdict ->
        [unknown] Wins compared with another in its place: too few measurements to say.
        [above] Wins compared with another in its place: { $difference } percentage points (95 % interval { $interval }): more.
        [below] Wins compared with another in its place: { $difference } percentage points (95 % interval { $interval }): fewer.
       *[level] Wins compared with another in its place: { $difference } percentage points (95 % interval { $interval }): no difference shown.
    }
lab-lots-score =
    { $verdict ->
        [unknown] The player’s score at the end compared with another in its place: too few measurements to say.
        [above] The player’s score at the end compared with another in its place: { $difference } (95 % interval { $interval }): higher.
        [below] The player’s score at the end compared with another in its place: { $difference } (95 % interval { $interval }): lower.
       *[level] The player’s score at the end compared with another in its place: { $difference } (95 % interval { $interval }): no difference shown.
    }
lab-lots-small = This is a small sample: below { $enough } measurements most differences are chance. Whiskers that reach the rim of a plot go on beyond it.
lab-head-others = In its place
lab-head-difference = Difference
lab-kind-card = Cards
    .one = Card
lab-kind-companion = Companions
    .one = Companion
lab-kind-trap = Traps
    .one = Trap
lab-kind-pet = Pets
    .one = Pet
lab-kind-monster = Monsters
    .one = Monster
lab-kind-room = Rooms
    .one = Room
lab-kind-tunnel = Improved tunnels
    .one = Improved tunnel
lab-lots-plot-wins = More wins than with another in its place
    .note = In percentage points; the line is no difference.
lab-lots-plot-score = Higher score than with another in its place
    .note = The player’s score at the end; the line is no difference.
lab-lots-limits = The figures tell what these bots make of a thing at this table, beside whatever else might have come instead: what is above one set of others may be below another. They are no verdict on its worth in other hands. What comes late has little time to tell. An interval holds chance, not the weakness of the bots. Where many rows are compared, about one interval in twenty misses its true value.
