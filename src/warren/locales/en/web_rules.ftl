web-rules = Rules
web-rules-of = Rules: { $game }
web-rules-foreign = These lines of the ledger are not in your language yet.
web-key-rules = rules
web-rules-all = The rules of all games
web-rules-page = On a page of its own
web-rules-chapters = Chapters
web-rules-search = Search the rules
web-rules-found =
    { $count ->
        [0] Nothing is said about that.
        [one] One line
       *[other] { $count } lines
    }
