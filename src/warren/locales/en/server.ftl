cli-help-serve = Start the table server; further settings come from the environment.
cli-help-db = The database of the table server.
cli-help-db-upgrade = Bring the database to the schema of this version.
cli-help-option-host = Address to listen on.
cli-help-option-port = Port to listen on; 0 takes a free one.
cli-help-option-data = Folder for the database and the key of the server.

serve-address = Warren is open at { $address }
db-upgraded = Schema of the database: { $before } → { $after }.

error-setting = { $field } cannot be “{ $value }”.
error-extra = This needs the extra “{ $extra }” (missing: { $module }).
error-data-in-use = Another server is using the folder { $field }.
error-schema = The database has schema { $have }, this version needs { $need }: run “warren db upgrade”.
error-unknown-table = There is no table “{ $value }”.
error-unknown-address = There is nothing at this address.
error-method = This address does not take such requests.
error-too-large = That is too large.
error-bad-request = The request cannot be used: { $problem }
error-unavailable = The database cannot be reached just now; look at the table again in a moment.
error-internal = Something went wrong on the server; it has been written down.
error-move-empty = A move needs a verb or a code.
error-move-twice = A move has either a code or a verb.

refusal-stale = The table has gone on meanwhile: you answered line { $seq }, it is at { $now }.
refusal-table-status = { $status ->
    [waiting] The game has not started yet.
    [playing] The game is being played already.
    [finished] The game is over.
   *[closed] The table is closed.
 }
refusal-batch-chance = Something random lies between these actions: send them one after the other.
refusal-no-seat = You have no seat at this table.
refusal-foreign-seat = Seat { $seat } is not yours.
refusal-seat-taken = That seat is taken.
refusal-seats-open = Seats still open: { $count }.
refusal-link = This link opens no seat.
refusal-join-by-link = One sits down at this table by a link only.
refusal-owner = Only who set up the table can do that.
refusal-origin = This request comes from another site.
refusal-token = This token is not valid.
refusal-scope = This token does not allow “{ $scope }”.
refusal-busy = Too many requests: wait a little.

table-action-undone = { $player } takes the last action back.
