web-hint-hold = Hold a region to see its price.
web-known = On the table
web-result = Result
web-result-plot = How the scores grew from round to round
web-result-rounds = Round by round
web-help-on = About: { $name }
web-draft = Chosen so far
web-draft-remove = Take out:
web-draft-seal = Confirm
web-draft-complete = All is chosen: confirm it, or change it.

## Where we are

web-progress-round = Round { $round }
web-progress-round-of = Round { $round } of { $rounds }
web-progress-turn = { $player } plays
web-progress-stages = Stages of the turn

## Rules
