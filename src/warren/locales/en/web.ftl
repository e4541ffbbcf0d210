web-skip = To the content
web-nav = Sections
web-account = My account
web-settings = Settings
web-theme = Appearance
web-theme-auto = as in the system
web-theme-light = light
web-theme-dark = dark
web-speed = How fast moves are shown
web-speed-off = at once
web-speed-fast = fast
web-speed-normal = normal
web-speed-slow = slow
web-sound = Sounds
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
web-away = a bot plays
web-deciding = decides
web-chosen = has chosen
web-clock = Time left
web-clock-days = { $days } d { $hours } h
web-connection-lost = The connection was lost, connecting again…
web-table-gone = There is no such table, or it is not for you.
web-missing = There is nothing here
web-missing-help = Check the address: the link may be copied in part, or no longer valid.
web-to-lobby = To the games
web-undo = Take back
web-skip-animation = Show at once
web-no-choices = It is not for you to decide now.
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
web-zoom-in = Larger
web-zoom-out = Smaller
web-coins = Coins
web-regions = { $count ->
    [one] { $count } region
   *[other] { $count } regions
 }
