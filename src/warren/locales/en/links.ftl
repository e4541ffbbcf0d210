## What is seen of a link where it is posted

link-site = Warren: board games with friends
link-site-text = { $games }. With friends by a link, at one screen or against bots.
link-waiting = { $game }: a seat is waiting for you
link-playing = { $game }: a game is being played
link-finished = { $game }: the game is over
link-closed = { $game }: the table was cleared
link-replay = { $game }: a game to watch again
link-people = At the table: { $names }.
link-free = { $count ->
    [one] { $count } seat is free.
   *[other] { $count } seats are free.
 }
link-scores = Result: { $scores }.
link-picture = A picture of “{ $game }”
link-table = A picture of the table: { $game }
link-free-seat = free seat
