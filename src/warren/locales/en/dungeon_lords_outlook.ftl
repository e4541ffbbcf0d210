### Dungeon Lords in the terminal: what lies ahead.

cli-command-futures = futures
    .word = futures
    .help = Show how the battle you plan would end with each card that may be turned up.

cli-dungeon-futures-title = How the battle you plan would end
cli-dungeon-futures-none = Nothing to foretell: first choose the tile you defend, and finish what you have begun in the plan.
cli-dungeon-head-captured = Captured
cli-dungeon-head-taken = Conquered
cli-dungeon-head-left = Left
cli-dungeon-rented-lost-short = the rented room
cli-dungeon-futures-best = Best ending ({ $cards } of { $of } cards): captured: { $captured }; conquered: { $lost }; left: { $left }.
cli-dungeon-futures-worst = Worst ending ({ $cards } of { $of } cards): captured: { $captured }; conquered: { $lost }; left: { $left }.

cli-dungeon-comers = Would come now: { $things }
cli-dungeon-comer = { $player }: { $adventurer }
cli-dungeon-comer-nobody = discarded: { $adventurer }
cli-dungeon-paladin-moves = Paladins, { $player }: { $things }
cli-dungeon-paladin-up = evil +{ $steps }: the { $paladin } comes
cli-dungeon-paladin-down = evil −{ $steps }: the { $paladin } leaves ({ $to })
cli-dungeon-paladin-away = evil −{ $steps }: the { $paladin } leaves (discarded)
