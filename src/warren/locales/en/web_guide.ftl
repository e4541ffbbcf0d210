### Lessons in the lobby, and the guide at their table.

web-learn = Learn
web-learn-first = New here? Start with a lesson
web-lesson-minutes = { $minutes ->
    [one] about { $minutes } minute
   *[other] about { $minutes } minutes
}
web-lesson-begin = { $minutes ->
    [one] Begin, about { $minutes } minute
   *[other] Begin, about { $minutes } minutes
 }
web-guide = Guide
web-guide-step = Step { $step } of { $steps }
web-guide-progress = How far the lesson is
web-guide-fold = The guide’s words
web-guide-before = Back to what was said before
web-guide-next = Next
web-guide-show = Show me
web-guide-waits = Watch what the others do.
web-guide-astray = The lesson goes another way. Take it back and do what was asked, or play on by yourself.
web-guide-back = Take it back
web-guide-alone = Play on without the guide
web-guide-lost = The game has gone its own way and cannot be taken back: I know no more here. You can play on, or begin the lesson anew.
web-guide-anew = Begin anew
web-guide-leave = Leave the lesson
web-guide-resume = Go on with the lesson
web-guide-easy = Play an easy game
web-guide-play-on = Play this game on
