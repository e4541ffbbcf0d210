cli-help-serve = Start the table server; further settings come from the environment.
cli-help-db = The database of the table server.
cli-help-db-upgrade = Bring the database to the schema of this version.
cli-help-option-host = Address to listen on.
cli-help-option-port = Port to listen on; 0 takes a free one.
cli-help-option-data = Folder for the database and the key of the server.
cli-help-option-lan = Listen in the network, so that others can come to the tables.

serve-address = Warren is open at { $address }
serve-shared = Others open it at { $addresses }
serve-no-page = There is no web page in this installation: only programs can use the tables. “make page” builds it before the package is installed, and the packages that are published contain it.
serve-alone = Only this computer can open it. To let others in your network in, start it with --lan.
serve-ask-lan = Let others in your network come to the tables, with phones and computers of their own? (yes, or Enter for this computer only)
serve-yes = yes y да д
error-port-busy = Port { $port } is used by another program. Choose another one: --port 8081, or --port 0 for any that is free.
error-cannot-listen = It is not possible to listen at { $field }, port { $port }.
error-lan-host = { $field } means all addresses of this computer; it does not go with --host { $value }.
db-upgraded = Schema of the database: { $before } → { $after }.

error-setting = { $field } cannot be “{ $value }”.
error-extra = This needs more packages: pip install "warren[{ $extra }]" (missing: { $module }).
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
refusal-no-guide = There is no guide at this table.
refusal-guide-lost = The game has gone another way than the lesson: the guide cannot lead on from here.
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
refusal-link-used = The seat of this link is taken, and the link opens it no longer. Is it yours? On the device on which you play press ⇄ for a link to another device.
refusal-link-other = Another link has been opened in this browser since: open this one again.
refusal-one-seat = Your account has a seat at this table already.
refusal-join-by-link = One sits down at this table by a link only.
refusal-owner = Only who set up the table can do that.
refusal-origin = This request comes from another site.
refusal-token = This token is not valid.
refusal-scope = This token does not allow “{ $scope }”.
refusal-busy = Too many requests: wait a little.

table-action-undone = { $player } takes the last action back.
refusal-resigned = You have resigned: a bot plays this seat to the end.
refusal-still-seated = You still have a seat at this table: get up or resign first.
