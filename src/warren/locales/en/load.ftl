cli-help-load = Measure what a table server on this machine carries; with games, how much their moves ask of it, by turns with the usual one.
cli-help-option-load-tables = At how many tables people play at once.
cli-help-option-load-viewers = How many viewers connect.

load-title = Load with { $tables } tables
load-head-what = what
load-head-figure = measured
load-head-aim = aim
load-head-reached = reached
load-moves = Moves written down
load-game = { $game }: moves written down, 99 of 100 acknowledged within, the server’s work for one
load-equal = As fast as the usual game
load-equal-game = { $game }, { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
 } at which moves are acknowledged as fast
load-p50 = Acknowledgement of a move, half of them faster
load-p99 = Acknowledgement of a move, 99 of 100 faster
load-calm = The same when people take their time
load-bots = The same while bots think beside them
load-bot-ratio = How much slower by the bots
load-viewers = Viewers at once
load-viewer-memory = Memory for a viewer
load-table-memory = Memory for an open table

error-load-server = The server to measure did not start.

bench-opening = A table of { $long } lines takes { $ratio } times as long to open as one of { $short } ({ $milliseconds } ms).
bench-page-board = { $game }: the board is drawn { $half } ms after its view, 95 in 100 within { $most } ms (times: { $count }).
bench-page-move = { $game }: a move is drawn { $half } ms after it was pressed, 95 in 100 within { $most } ms (moves: { $count }).
bench-page-answer = { $game }: of that, { $half } ms after the server’s answer, 95 in 100 within { $most } ms (answers: { $count }).
bench-page-others = { $game }: what others do is drawn { $half } ms after the word of it, 95 in 100 within { $most } ms (steps: { $count }).
bench-page-work = { $game }: the page works { $half } ms for a move and what others do then, 95 in 100 within { $most } ms (presses: { $count }).
bench-page-painted = { $game } at { $width } px: the map is painted in { $painted } ms, { $ratio } times a flat board; the longest task meanwhile takes { $longest } ms, a step of zooming { $zoom } ms, { $zoomRatio } times that of a flat one (the best of { $count }).
error-browser = The browser did not start: { $reason }
