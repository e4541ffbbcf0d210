### Heroes of Dark Lands: the log, one line for each fact.

effect-tile-laid = Region { $region }: level { $level }
effect-companion-joined = { $player } takes a { $companion_acc } along
effect-card-drawn = { $player } draws a card
effect-card-seen = { $player } draws a card: { $card_nom }
effect-deck-reshuffled =
    { $count ->
        [one] The discard is shuffled: the new deck has { $count } card
       *[other] The discard is shuffled: the new deck has { $count } cards
    }
effect-card-discarded = { $player } discards a card: { $card_nom }
effect-card-prepared = { $player } prepares a card: { $card_nom }
effect-cards-taken-back = { $player } takes the prepared cards back into hand
effect-magic-played = { $player } plays magic: { $card_nom }
effect-region-captured = { $player } captures region { $region }: { $card_nom }
effect-region-fortified = { $player } fortifies region { $region }: { $card_nom }
effect-fortification-moved = { $player } moves the { $card_acc } from region { $source } to region { $region }
effect-region-claimed = { $player } claims region { $region }
effect-claim-ended = The claim on region { $region } has ended
effect-hand-shown = { $player } shows a hand that can capture nothing
effect-runestone-laid = { $player } lays a runestone on region { $region }
effect-door-opened = { $player } opens a way for the support of region { $region }
effect-ally-helped = { $player } gets support from { $ally }

## What coins are for

purse-coins-paid-hdl-cmp-1 = for a new companion
purse-coins-gained-hdl-cap-6 = for the region captured
purse-coins-gained-hdl-mag-8 = Alchemy
