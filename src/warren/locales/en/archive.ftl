error-takes-too-long = This takes too long: more than { $seconds } seconds.
error-no-map = The game “{ $game }” has no board.
error-no-picture = There is no picture of “{ $game }”.
error-not-text = { $field }: the record is not text in UTF-8.

refusal-not-archived = Only a finished game or an imported record can be looked through.
refusal-continue-over = The game is over after line { $n }: there is nothing to go on with.
