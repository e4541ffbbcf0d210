cli-help-bot = Let a bot play at a table server, at all tables of its account. The token comes from the variable WARREN_TOKEN or from a file.
cli-help-bot-url = Address of the server.
cli-help-bot-bot = The bot: its name, or FILE.py:CLASS.
cli-help-bot-token-file = File that holds the token and nothing else.
cli-help-bot-accept = Accept invitations.
cli-help-bot-only = Accept invitations to this game only; may be given several times.
cli-help-bot-games = End after so many games.
cli-help-bot-workers = At how many tables to think at the same time.

remote-ready = { $bot } listens at { $address }
remote-invited = Table { $table }: invited to { $game }.
remote-started = Table { $table }: { $game } is on.
remote-finished = Table { $table }: { $game } is over, { $scores } (own seat: { $seats }).

error-unreachable = The server does not answer as it should: { $problem }
error-server-refused = The server refuses ({ $status }): { $reason }
error-token-missing = A token is needed: in the variable { $variable } or in a file given by { $field }.
error-token-form = A token consists of letters and digits; this is none.
error-server-address = “{ $value }” is no address of a server: it begins with http:// or https://.
error-bot-choice = The bot { $bot } chose { $code }, which is not among its legal actions.
error-unknown-account = There is no account “{ $value }”.

refusal-seat-reserved = That seat is kept for somebody who is invited.
refusal-not-invited = No seat at this table is kept for you.
