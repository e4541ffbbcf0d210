### The laws that every game keeps: warren conformance.

cli-help-conformance = Prove the laws that every game keeps, on games of random actions.
cli-help-conformance-players = How many players; without it, every number the game allows in turn.

cli-conformance-head-law = Law
cli-conformance-head-outcome = Outcome
cli-conformance-head-checks = Checks
cli-conformance-holds = holds
cli-conformance-broken = broken
cli-conformance-idle = nothing to prove
cli-conformance-kept = Every law holds.
cli-conformance-count =
    { $n ->
        [one] { $n } law is broken.
       *[other] { $n } laws are broken.
    }
cli-conformance-place =
    {"  "}{ $players ->
        [one] { $players } player
       *[other] { $players } players
    }, after line { $line }, { $seat ->
        [chance] chance
        [spectator] a spectator
       *[number] seat { $seat }
    }{ $action ->
        [none] :
       *[done] , { $action }:
    }
cli-conformance-again = {"  "}To see it again: { $command }

law-ending = A game of random actions can be played, and comes to its end.
law-actions = Codes and actions are one to one over the whole action space.
law-choices = Whoever is to act has choices, each once and within the action space; others have none.
law-chance = Outcomes of chance are listed once, have weights above nothing, and only they are drawn.
law-refusals = What is not allowed is refused with a reason and a rule, and changes nothing.
law-copies = Copies are equal, and whatever is done to one leaves the others as they were.
law-keys = Equal positions have equal keys, different positions different ones.
law-data = A position read from its plain data is the same position.
law-lines = Positions and views are read from their lines as they were written.
law-records = A record is read as it was written and leads to the same positions.
law-undo = Taking back is the inverse of acting, and never goes further than it honestly may.
law-views = A view read from its data is the same view, and takes no more from whole data.
law-knowledge = Whoever knows the same sees, hears and may do the same.
law-guesses = A guess at the secrets is a whole position that can be played to its end.
law-secrets = A view changes by what is shown, and by nothing else.
law-sealing = Sealed choices depend neither on each other nor on their order, and can be changed until all are in.
law-results = Every seat has a score, somebody wins, and what is won and lost adds up to nothing.
law-voice = There are words for all that happens, and a move that is written is read as the same move.

breach-differs = At { $path } there is “{ $found }” instead of “{ $wanted }”.
breach-error = It fails with { $error }.
breach-refused = The action is offered, but doing it is refused: { $why }.
breach-nothing = The action changes nothing.
breach-listens = The copy still tells its effects to whoever listened to the original.
breach-one-key = Two different positions have the same key.
breach-two-keys = The same position has two different keys.
breach-line = The line has signs that cannot be printed: { $line }
breach-nobody = There is a view for a seat that is not at the table.
breach-whole = A view in which something is blanked out is taken for a whole position.
breach-code = The code { $code } does not come back from its action.
breach-actors = Who is to act is not clear: a seat is named twice, or beside chance.
breach-idle = Choices are offered to somebody who is not to act.
breach-no-choice = Nothing is offered to somebody who is to act.
breach-choice-twice = The same choice is offered twice.
breach-outside = The code { $code } is not in the action space.
breach-accepted = The code { $code } is not offered, but it is accepted.
breach-bare-refusal = The refusal “{ $message }” names no reason or no rule.
breach-stuck = What the seat has done cannot be taken back: { $why }.
breach-undone = Something is taken back that has to stay.
breach-weight = The weight is { $weight }.
breach-drawn = The code { $code } is drawn, but not listed.
breach-record = A record that is read and written again is not the same text.
breach-scores = There are { $count } scores for { $players } seats.
breach-winners = These cannot be the winners: { $winners }.
breach-returns = Returns { $returns } do not go with the winners { $winners }.
breach-endless = The game is not over after { $lines } lines.
breach-peek = The action shows its seat something hidden without saying that it reveals it: one could look and take it back.
breach-unsealed = All have chosen, but the round of sealed choices is still open.
breach-silent = Nothing is said.
breach-junk = This is no Fluent message ({ $language }): { $text }
breach-typed = The move is written “{ $text }”, but that is read as “{ $meant }”.
