error-content-type = A body has to be one of these kinds: { $known }.
error-not-utf8 = “{ $value }” is not text in UTF-8.
error-too-deep = That is nested too deeply.
error-too-long = { $field }: the greatest length is { $most }.
error-nothing-written = { $field }: there is nothing to read in it.
error-unusable-data = This cannot be kept: a text or a number is not possible here.
error-secret-key = { $field }: a key that nobody guesses has at least this many characters: { $least }.

refusal-too-many-tables = Your tables that are not over: { $most }. Finish some of them first.
refusal-seat-account = This seat belongs to an account: log in to return to it.
refusal-too-many-new = Too many new tables have come from here lately; { $minutes ->
    [one] try again in a minute.
   *[other] try again in { $minutes } minutes.
}
