### Dungeon Lords: why a deck of one's own cannot be used. $field is a field of the deck.

error-deck-missing = { $field }: “{ $value }” is missing; a deck has everything the game has.
error-deck-fixed = { $field }: the rules set this, it cannot be changed.
error-deck-length = { $field }: values wanted: { $wanted }, given: { $count }.
error-deck-order = { $field }: the spaces 1, 2 and 3 are wanted, each once.
error-deck-place = { $field }: there is nothing of the kind at this place.
error-deck-year =
    { $set ->
        [base] { $field }: the base game needs { $needed } for year { $year }, and there are { $count }.
       *[festival] { $field }: the game with the expansion needs { $needed } for year { $year }, and there are { $count }.
    }
error-deck-few =
    { $set ->
        [base] { $field }: the base game needs { $needed }, and there are { $count }.
       *[festival] { $field }: the game with the expansion needs { $needed }, and there are { $count }.
    }
