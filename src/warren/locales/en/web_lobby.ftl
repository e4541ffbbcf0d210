### Everything around the table: the first page, waiting, the result, the profile, about.

web-unreachable = The server does not answer. Check the connection and try again.
web-about = About
web-profile = Profile
web-lobby = What to do
web-name = Your name
web-no = No
web-any = Any
web-more = Show more

## Sections

web-section-play-short = Play
web-section-friends-short = Invite friends
web-section-screen-short = Same screen
web-section-open-short = Open tables
web-section-watch-short = Watch
web-section-mine-short = My games
web-section-friends = Invite friends
web-section-friends-help = Set up a table: every free seat gets a link of its own to send to a friend.
web-section-screen = Same screen
web-section-screen-help = Play together on one device: it is passed on before every turn, and nobody sees what is not theirs.
web-section-open = Open tables
web-section-open-help = These tables wait for players: sit down.
web-section-open-empty = There is no free seat just now. Set up a table of your own and make it open.
web-section-watch = Watch
web-section-watch-help = Open games that are being played right now.
web-section-watch-empty = No open game is being played just now.
web-section-mine = My games
web-section-mine-help = The tables you sit at or have set up.
web-section-mine-empty = No games yet. High time for one!

## Play now

web-motto = Small worlds, quarrelsome neighbours, deep dungeons. Pull up a chair: there is room for everyone.
web-play-now-help = Pick a game, then how many opponents, and you are at the table.
web-first-game = New to this game? { $variant }
web-for-players = { $least } to { $most } players
web-opponents-how-many = How many opponents
web-bots = How bots play
web-bot-strength = Strength: { $strength } of { $most }
web-arrange = Arrange the game…

## Setting a table

web-game = Game
web-games = Games
web-games-count = { $count ->
    [one] { $count } game
   *[other] { $count } games
 }
web-seats = Seats
web-how-many = How many players
web-people = { $count ->
    [one] { $count } player
   *[other] { $count } players
 }
web-seat-who = Who takes seat { $seat }
web-seat-name = Name at seat { $seat }
web-seat-bot = Bot at seat { $seat }
web-seat-account = Name of the account
web-seat-kind-friends-me = Me
web-seat-kind-friends-open = Friend by link
web-seat-kind-friends-bot = Bot
web-seat-kind-friends-invite = An account
web-seat-kind-screen-me = Person
web-seat-kind-screen-bot = Bot
web-seat-open-help = The link to the seat appears once the table is set up.
web-options = Rules of this game
web-option-default = by default
web-option-true = yes
web-option-false = no
web-option-own = own
web-option-first-null = by lot
web-option-first = First player
    .help = Who begins.
web-option-board = Board
    .help = By default the board for this number of players.
web-option-packs = Packs
    .help = Races and powers that the host of this server has added.
web-who-may = Who may come
web-visibility-link = By link
web-visibility-link-help = Seats are taken by their links; whoever knows the address of the table may watch.
web-visibility-open = Open
web-visibility-open-help = The table is listed; anybody may sit down or watch.
web-visibility-private = Private
web-visibility-private-help = Only for those who sit at it.
web-title = A name for the table, if you like
web-tempo = Time for a turn
web-tempo-none = No hurry
web-tempo-none-help = There is no clock.
web-tempo-live = Live
web-tempo-live-help = A bank of time for the whole game and some more for every decision; a bot decides for whoever runs out.
web-tempo-days = By correspondence
web-tempo-days-help = Some days for every decision; look in whenever you like.
web-tempo-bank = Bank, minutes
web-tempo-turn = Per turn, seconds
web-tempo-answer = Per answer, seconds
web-tempo-each = Days for a decision
web-tempo-window = Count daytime hours only
web-tempo-zone = (by the time of { $zone })
web-tempo-opens = From hour
web-tempo-closes = To hour
web-tempo-live-short = { $minutes } min + { $turn } s a turn
web-tempo-days-short =
    { $days ->
        [one] { $days } day for a decision
       *[other] { $days } days for a decision
    }
web-tempo-window-short = ({ $opens }–{ $closes } h)
web-wait-for-me = Start when I say so.
web-wait-for-me-help = Otherwise the game starts by itself when the last seat is taken.
web-set-table = Set up the table
web-start-game = Start the game

## Lists of tables

web-seat-free = free
web-seat-kept = kept for a guest
web-sit = Sit down
web-look = Watch
web-to-table = To the table
web-your-turn = Your turn
web-their-turn = The others’ turn
web-mine-invited = You are invited
web-mine-deciding = Waiting for you
web-mine-playing = In progress
web-mine-waiting = Waiting for players
web-mine-over = Finished
web-decline = Decline
web-elsewhere = To another device
web-elsewhere-help = This link opens your seat on another device. Show it to nobody: whoever knows it plays for you.
web-link-of = Link to the seat of { $name }
web-link-make = Show the link: { $name }
web-elsewhere-account = Log in to your account on the other device: your tables will be there too.
web-devices = { $count ->
    [one] The seat is open on { $count } device.
   *[other] The seat is open on { $count } devices.
 }
web-devices-end = Close it on the others
web-devices-end-help = The seat stays open here alone, and the old link stops working.
web-devices-end-account = The seat stays open here alone: you will be logged out on the other devices.

## Waiting

web-seats-free = { $count ->
    [0] All seats are taken.
    [one] { $count } seat is free.
   *[other] { $count } seats are free.
 }
web-seat-kept-for = Kept for { $name }
web-bot = bot “{ $bot }”
web-leave = Leave the table
web-sit-here = Sit down at this table
web-arrival = You are expected: { $game }, seat { $seat }
web-arrival-taken = { $game }: the seat of { $name }
web-arrival-here = Somebody plays at this seat already: { $name }. If that is you, open it on this device too.
web-arrival-account = A guest plays at this seat: { $name }. If that is you, take it over: it will belong to your account “{ $account }” and close on all other devices.
web-arrival-open = It is me: open it here
web-arrival-adopt = It is me: take it over
web-arrival-watch = Only watch
web-link-seat = Link to seat { $seat }
web-link-new = Show a new link
web-link-new-help = The earlier link to this seat will work no longer.
web-link-only-here = This link opens on this computer only. To let others in, start the server with --lan: warren serve --lan.
web-copy = Copy
web-copied = Copied
web-share = Share
web-qr = QR code
web-start = Starting
web-start-help = The game starts when all seats are taken; or do not wait and seat bots.
web-start-full = Everybody is there: you can start.
web-start-now = Start the game
web-start-bots = { $count ->
    [one] Seat { $count } bot and start
   *[other] Seat { $count } bots and start
 }
web-close-table = Clear the table
web-close-sure = Clear the table for good?
web-close-yes = Yes, clear it
web-closed = This table was cleared before the game began.
web-imported = This is the record of a game: you can watch it.
web-dice-fair = Fair dice
web-dice-promise = The server has bound itself beforehand: this is the fingerprint of the secret number from which all rolls and draws of the game come. After the game the number is revealed, and everybody can check.
web-dice-devices = Every device at the table adds a random number of its own. All are bound to their numbers before the first one is shown, so that nobody can choose theirs by those of the others, not even the host.
web-dice-drawing = The dice are being drawn together…
web-contributed = this device adds to the dice
web-notify = Tell me when it is my turn
web-notify-forbidden = The browser does not allow notifications: switch them on for this site in its settings.
web-notify-unable = The browser could not subscribe to notifications.

## One device

web-handover = Pass the device to { $name }
web-handover-help = The board opens when the device is in the right hands.
web-handover-take = { $name } is here: show the board
web-sealed = Your choice is made, { $name }
web-sealed-help = The board is covered so that nobody peeps. While others decide you may take your choice back.

## The result

web-rematch-go = To the new table

## Profile

web-you-are-guest = You are a guest
web-you-are-guest-help = You can play like this: this browser remembers your seats. With an account your games are with you on every device, and there are a history, ratings and statistics.
web-since = Account since { $date }
web-account-name = Name
web-password = Password
web-log-in = Log in
web-log-in-help = The seats you have in this browser go over to the account.
web-register = Create an account
web-register-help = Only a name and a password of at least 8 characters. We do not ask for an address, so a forgotten password cannot be recovered.
web-log-out = Log out
web-log-out-everywhere = Log out on all devices
web-access = Access
web-password-now = Current password
web-password-new = New password
web-password-change = Change the password
web-password-change-help = All other devices will have to log in again.
web-password-changed = The password has been changed.
web-account-end = Delete the account
web-account-end-help = The name becomes free, rating, history and tokens are gone. Games you played stay with your opponents without your name. Nothing of this can be undone.
web-tokens = Tokens for programs
web-tokens-help = With a token your bot or another program comes in your name.
web-token-name = What the token is for
web-token-create = Create a token
web-token-once = Keep the token now: it will not be shown again.
web-token-revoke = Revoke
web-token-revoke-this = Revoke the token “{ $name }”
web-scope-read = Look
web-scope-play = Play
web-history = Games played
web-history-empty = No finished games yet.
web-won = won
web-ratings = Ratings
web-ratings-help = One for each game and number of players; games count in which at least two accounts took part from the start.
web-ratings-none = No rating yet.
web-rating = Rating
web-best = Best players
web-best-none = Nobody here yet.
web-statistics = Statistics
web-won-share = Won
web-mean = On average
web-most = Best score
web-rivals = Against bots
web-rival = Opponent
web-what = Name
web-picks = Picked

## About

web-about-what = Warren is a home for fantasy board games: with friends by a link, on one screen, by correspondence or against bots. No account is needed.
web-about-how = Everything you may do is done on the board itself: press a region, a card or a combo. The price and its parts show at once, and what is not allowed says why, with the number of the rule.
web-about-rules = Where the rules come from
web-about-rules-text = Rules and numbers follow the published rules of the games and were checked against them; all names and explanations are told in our own words, boards and pictures are drawn by us. The numbers of rules in brackets are described in the documentation of Warren.
web-about-publishers = Warren is not affiliated with the authors and publishers of these games, nor endorsed by them, and sells nothing of theirs. The names of the games belong to their owners. If you like a game, buy the box.
web-about-dice = Fair dice
web-about-dice-text = Before a game the server binds itself to a secret number, every device at the table to one of its own, and only then are they shown: nobody can choose theirs by the others. After the game anybody can work out every roll and every draw again, and see that no line of the record was changed.
web-about-icons = Icons
web-about-icons-text = The icons of races, powers and cards come from the collection
web-about-icons-by = Icons made by { $authors }. We change their colour and size.
web-about-type = Typefaces
web-about-type-text = Everything is set in Alegreya and Alegreya Sans by Juan Pablo del Peral, under the
