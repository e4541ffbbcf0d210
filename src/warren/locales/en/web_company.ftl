## Another game

web-rematch-asked = { $count ->
    [one] { $names } wants to play again. And you?
   *[other] { $names } want to play again. And you?
 }
web-rematch-accept = I am in
web-rematch-decline = Another time
web-rematch-waiting = You have asked for another game: waiting for answers.
web-rematch-agreed = You are in: waiting for the others.
web-rematch-playing = The next game is being played.
web-rematch-declined = You have declined another game.
web-rematch-stronger = Stronger: { $bot }
web-rematch-again = Play after all
web-seat-asked = no answer yet
web-seat-agreed = is in
web-seat-declined = { $name }: another time
web-start-answers = The game starts when everybody has agreed; you need not wait and may seat bots instead.

## Leaving and resigning

web-go-away = Leave
web-go-away-help = While you are away a bot plays for you, and the others see that. You can come back at any time: just open this table again.
web-go-away-clock = Your clock stands still meanwhile.
web-go-away-yes = Leave the table
web-resign = Resign
web-resign-help = A bot plays your seat to the end. You cannot come back, and in the ratings this is the last place.
web-resign-alone = Only bots play here besides you: the game ends at once, without a result, and leaves your list. To take a break there is no need to resign: close the page, and the table waits.
web-resign-yes = Yes, I resign
web-resigned = left to a bot
web-stay = Stay
web-ended = This game was not played to its end.

## Off the list

web-remove = Remove
web-remove-name = Take off the list: { $name }
web-remove-seat = Your seat will be free for others.

## Alone

web-section-solo = Alone, with bots
web-section-solo-help = Choose the game, your opponents and the rules. Nobody else comes to this table.
web-seat-kind-solo-me = me
web-seat-kind-solo-bot = bot
web-back-to-games = Back to the games

## Connection

web-offline = The server cannot be reached
web-offline-help = See to your network or to the server: the page goes on by itself as soon as there is an answer. Nothing that was played is lost.
web-offline-retry = Try again
