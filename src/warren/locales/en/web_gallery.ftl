### The gallery: what games are played with, thing by thing.

web-gallery = Gallery
web-gallery-of = { $game } — gallery
web-gallery-about = Every race, card, room and monster with its picture, what it does, and its rules. Any of them starts a game.
web-gallery-games = Galleries of all games
web-gallery-search = Search the gallery
web-gallery-found =
    { $count ->
        [0] There is nothing like that here.
        [one] One thing
       *[other] { $count } things
    }
web-gallery-kinds = What to show
web-gallery-all = Everything
web-gallery-things = Things
web-gallery-kind-race = Races
web-gallery-kind-power = Powers
web-gallery-kind-relic = Relics
web-gallery-kind-place = Places
web-gallery-kind-piece = Pieces
web-gallery-kind-troop = Troops
web-gallery-kind-fortification = Fortifications
web-gallery-kind-magic = Magic
web-gallery-kind-companion = Companions
web-gallery-kind-monster = Monsters
web-gallery-kind-room = Rooms
web-gallery-kind-tunnel = Improved tunnels
web-gallery-kind-trap = Traps
web-gallery-kind-spell = Combat cards
web-gallery-kind-pet = Pets
web-gallery-kind-adventurer = Adventurers
web-gallery-kind-paladin = Paladins
web-gallery-kind-order = Orders
web-gallery-kind-opportunity = Unique opportunities
web-gallery-kind-expert = Expertise tokens
web-gallery-kind-event = Special events
web-gallery-one-race = race
web-gallery-one-power = power
web-gallery-one-relic = Relic
web-gallery-one-place = Place
web-gallery-one-piece = piece
web-gallery-one-troop = troop
web-gallery-one-fortification = fortification
web-gallery-one-magic = magic
web-gallery-one-companion = companion
web-gallery-one-monster = monster
web-gallery-one-room = room
web-gallery-one-tunnel = improved tunnel
web-gallery-one-trap = trap
web-gallery-one-spell = combat card
web-gallery-one-pet = pet
web-gallery-one-adventurer = adventurer
web-gallery-one-paladin = paladin
web-gallery-one-order = order
web-gallery-one-opportunity = unique opportunity
web-gallery-one-expert = expertise token
web-gallery-one-event = special event
web-gallery-rules = In the rules
web-gallery-try = Try it on the board
web-gallery-ours-all = The words and numbers of this card are our reconstruction; the printed card may differ.
web-gallery-ours-part = Some of the numbers of this card, such as how many there are, are our reconstruction; the printed card may differ.
web-gallery-strength = Strength
web-gallery-wins = Games won
web-gallery-wins-told = { $share } (95 % interval from { $from } to { $to })
web-gallery-wins-scale = The line in the middle is half of the games: what one wins who plays like everybody else.
web-gallery-coins = Coins brought
web-gallery-coins-told = { $mean } on average (95 % interval from { $from } to { $to })
web-gallery-rank = { $place } of { $all } by games won
web-gallery-level = Too close to half to tell it from the average.
web-gallery-above = It wins more often than not.
web-gallery-below = It loses more often than not.
web-gallery-sample =
    Measured in { $times ->
        [one] { $times } game
       *[other] { $times } games
    } between two bots ({ $bot }) whose first races were dealt by lot.
web-gallery-sample-more = It is the play of bots: in good hands it may be otherwise.
web-gallery-more-wins = Games won
web-gallery-more-wins-told = { $more } percentage points beside another in its place (95 % interval from { $from } to { $to })
web-gallery-more-wins-scale = The line in the middle is no difference.
web-gallery-more-score = Score at the end
web-gallery-more-score-told = { $mean } on average (95 % interval from { $from } to { $to })
web-gallery-more-level = Too close to nothing to tell it from chance.
web-gallery-more-above = Whoever has it wins more often.
web-gallery-more-below = Whoever has it wins less often.
web-gallery-sample-drawn =
    Measured in { $games ->
        [one] { $games } game
       *[other] { $games } games
    } between bots ({ $bot }; players: { $players }). Chance gave it { $times ->
        [one] { $times } time
       *[other] { $times } times
    }; beside those to whom it came stand those to whom another came at such a moment.
web-gallery-sample-assigned =
    Measured in { $games ->
        [one] { $games } game
       *[other] { $games } games
    } between bots ({ $bot }; players: { $players }) for each of whom the lot chose once. It gave this { $times ->
        [one] { $times } time
       *[other] { $times } times
    }; beside those who got it stand those who might have got it and got another.
web-gallery-sample-chosen =
    Measured in { $games ->
        [one] { $games } game
       *[other] { $games } games
    } between bots ({ $bot }; players: { $players }), which chose it { $times ->
        [one] { $times } time
       *[other] { $times } times
    } themselves: what they like is in the figures.
web-gallery-unmeasured-same = Everybody has the same ones, so that nobody is the stronger for them.
web-gallery-unmeasured-alike = It comes to everybody alike, so that nobody is the stronger for it.
web-gallery-unmeasured-open = It is open to everybody, and whoever has it has decided to go there: the lab compares only what the lot can deal.
web-gallery-unmeasured-against = He comes to fight, and to whom he comes is earned: the lab compares only what the lot can deal.
web-gallery-unmeasured-part = It comes with what it belongs to, and its worth is in the figures of that.
web-gallery-unmeasured-rare = It came too rarely in the measured games to be sure of anything.
web-gallery-play = Play a game with it
web-gallery-start-always = Every such game has it.
web-gallery-start-dealt = It is there from the start, and you are the first to choose.
web-gallery-start-later = Bots begin the game and play until it turns up; from there it is yours.
web-gallery-start-chance = It lies in the deck and comes late, if it comes.
web-gallery-against = Against
web-gallery-back = All of { $game }
web-gallery-before = Previous: { $name }
web-gallery-after = Next: { $name }
web-gallery-leaf = ← and → leaf through.
web-gallery-missing = There is no such thing in this gallery.
