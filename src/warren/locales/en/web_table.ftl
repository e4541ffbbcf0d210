web-hint-hold = Hold a region to see its price.
web-known = On the table
web-result = Result
web-result-plot = How the scores grew from round to round
web-result-rounds = Round by round
web-help-on = About: { $name }
