web-skip = To the content
web-nav = Sections
web-settings = Settings
web-theme = Appearance
web-theme-auto = Same as the system
web-theme-light = Light
web-theme-dark = Dark
web-speed = How fast moves are shown
web-speed-off = At once
web-speed-fast = Fast
web-speed-normal = Normal
web-speed-slow = Slow
web-sound = Sounds
web-volume = Volume
web-close = Close
web-guest = Guest
web-play-now = Play now
web-opponents = { $count ->
    [one] { $count } bot
   *[other] { $count } bots
 }
web-players = Players
web-board = Board
web-decision = Decision
web-beside = Log, chat and list of moves
web-log = Log
web-chat = Chat
web-choices = Moves
web-you = you
web-away = a bot is playing
web-deciding = deciding
web-chosen = done
web-clock = Time left
web-clock-days = { $days } d { $hours } h
web-connection-lost = Connection lost, connecting again…
web-table-gone = There is no such table, or it is not for you.
web-missing = There is nothing here
web-missing-help = Check the address: the link may have been copied only in part, or is no longer valid.
web-to-lobby = To the games
web-undo = Take back
web-skip-animation = Show at once
web-no-choices = It is not your turn to decide.
web-chat-empty = Nobody has said anything yet.
web-chat-say = Say something to the table
web-chat-send = Send
web-rematch = Play again
web-replay = Replay
web-download = Download the record
web-waiting = Waiting for players
web-seat-open = Open seat
web-drawing = Drawing the board…
web-details = Details
web-zoom-in = Zoom in
web-zoom-out = Zoom out
web-coins = Coins
web-regions = { $count ->
    [one] { $count } region
   *[other] { $count } regions
 }
