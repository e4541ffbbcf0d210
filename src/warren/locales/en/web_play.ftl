web-places = Places
web-places-open = Only those with moves
web-connection-back = Connected again.
web-chat-unread = Chat ({ $count })
web-contrast = High contrast
web-link-replace = Replace the link
web-link-replace-help = The old link will stop working.

## Typed moves

web-typed = A move in words, or its number in the list
web-typed-send = Move
web-typed-offline = No connection. The line stays here: send it when you are connected again.
web-typed-number = The list has no move number { $number }.

## Keys

web-keys = Keys
web-keys-layout = Letters also work in the Russian layout: the place of the key counts.
web-key-name-tab = Tab
web-key-name-arrows = ← ↑ → ↓
web-key-name-enter = Enter, Space
web-key-name-escape = Esc
web-key-tab = to the next button or field, back with Shift
web-key-arrows = to the next place on the board; through the log; through the tabs
web-key-enter = choose; where nothing can be done, tell why
web-key-escape = close a menu, window or refusal; show moves at once; from a field to the table
web-key-next = to the next thing that can be chosen, back with Shift
web-key-board = to the board
web-key-decision = to the buttons of the decision
web-key-undo = take a move back
web-key-skip = show all that happened at once
web-key-log = log
web-key-chat = chat
web-key-choices = list of moves
web-key-places = list of places
web-key-typed = a move in words
web-key-help = this help

web-confirm = Ask again before what cannot be taken back
web-confirm-yes = Yes, do it
web-confirm-no = No, go back
web-dangers = To be weighed
web-put = Add: { $place }
web-take = Remove: { $place }
web-arranged = Everything is in place; you may still move it
web-arrange-end = End the turn: +{ $coins }
web-arrange-done = Done
web-arrange-on = Done, go on
web-arrange-unfinished = Place your tokens first
web-key-name-steps = + −
web-key-steps = where tokens are laid out: one more or one fewer
