### Contributions to fair dice.

refusal-contribution-fixed = This seat has given its contribution to the dice already: it cannot be changed.
