web-rules = Rules
web-rules-of = Rules: { $game }
web-rule-named = Rule { $rule }
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
web-try = Try it
web-try-of = { $rule } by an example
web-try-example = { $n } of { $all }
web-try-example-before = The example before
web-try-example-after = The next example
web-try-steps = Steps of the example
web-try-step = Step { $n } of { $all }
web-try-given = This is how things stand.
web-try-allowed = Allowed: { $text }
web-try-refused = Not allowed: { $text }
web-try-hint = Go through it step by step, or make moves of your own: nothing here is kept.
web-try-own = These are moves of your own.
web-try-back = Back
web-try-on = Next step
web-try-return = Back to the example
web-try-again = From the beginning
web-try-choices =
    { $count ->
        [one] One more choice
       *[other] { $count } more choices
    }
