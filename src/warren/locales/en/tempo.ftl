error-tempo-empty = A seat needs time: give it a bank, or a credit for turns and for answers.
error-tempo-window = The daily window must open and close at different hours, from 0 to 24.
error-tempo-zone = There is no time zone “{ $value }”.
undo-late = The time for that turn has run out meanwhile: it can no longer be taken back.
refusal-time-spent = Your time for this decision has run out: a bot plays it to its end, then the seat is yours again.

error-bot-name-taken = { $field }: there is a bot with the name “{ $value }” already.
error-bot-name-long = { $field }: the name of a bot has at most { $most } letters.

notify-table = : { $title }
notify-turn = { $name }, it is your turn.
notify-over = { $name }, the game is over.
error-notify-url = That is not an address to send to: it begins with http:// or https:// and holds no password.
error-notify-host = The host “{ $value }” cannot be found.
error-notify-private = The host “{ $value }” lies in a private network: nothing is sent there.
error-push-keys = The keys of this push subscription cannot be used.
error-vapid-key = { $field } is not a private key: it takes the 32 bytes of a P-256 key in base64url.
error-unknown-notification = There is no notification “{ $value }”.
refusal-notifications = A seat has at most { $most } notifications: remove one first.
