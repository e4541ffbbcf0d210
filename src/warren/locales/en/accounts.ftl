error-name-length = A name has { $least } to { $most } letters.
error-name-letters = A name consists of letters, digits, spaces and . - _ ' and begins with a letter or a digit.
error-password-length = A password has { $least } to { $most } letters.
error-unknown-token = There is no such token.

refusal-name-taken = Somebody is called “{ $name }” already.
refusal-name-looks = “{ $name }” looks like the name of somebody else here: choose another.
refusal-name-alike = “{ $name }” sits at this table already: choose a name that nobody takes for it.
refusal-login = There is no such name with that password.
refusal-password = That is not your password.
refusal-guest = This needs an account: log in first.
refusal-token-account = A token cannot do that: log in with your password.
refusal-too-many-tokens = You have { $most } tokens already: delete one first.
refusal-too-many-tries = Too many tries: wait { $minutes } { $minutes ->
    [one] minute
   *[other] minutes
 }.

## The host's command

cli-help-account = The accounts of a server.
cli-help-account-reset = Give an account a new password and end its sessions, while the server goes on.
cli-help-argument-account = The name of the account.
account-reset = New password of “{ $name }”: { $password }
