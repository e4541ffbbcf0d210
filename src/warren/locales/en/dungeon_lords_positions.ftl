### Dungeon Lords: why a position cannot be. $field is a field of the position.

error-dungeon-apart = { $field }: no way leads from the entrance to { $cell }.
error-dungeon-square = { $field }: with { $cell } four tiles form a square.
error-dungeon-bare = { $field }: there is no tile on { $cell }.
error-dungeon-rooms = { $field }: these are not the cells of the rooms that lie here.
error-dungeon-zone = { $field }: the room “{ $room }” may not lie on { $cell }.
error-dungeon-neighbours = { $field }: next to the room on { $cell } there is another.
error-dungeon-two-rented = { $field }: nobody rents two rooms.
error-dungeon-evil = { $field }: the evilometer goes from { $least } to { $most }, not to { $value }.
error-dungeon-paladin = { $field }: a paladin is in one place at a time (“{ $paladin }”).
error-dungeon-spell = { $field }: the card “{ $spell }” is not of this year.
error-dungeon-order = { $field }: this order cannot be chosen here: “{ $order }”.
error-dungeon-tile = { $field }: from round 2 on every round has an event.
error-dungeon-board = { $field }: the opportunity of the next round is missing.
error-dungeon-frame = { $field }: the game cannot stand at “{ $step }” so.
