### Лорды подземелий: почему такого положения быть не может. $field — поле положения.

error-dungeon-apart = { $field }: от входа до { $cell } не пройти.
error-dungeon-square = { $field }: вместе с { $cell } четыре участка складываются в квадрат.
error-dungeon-bare = { $field }: на { $cell } участка нет.
error-dungeon-rooms = { $field }: это не те клетки, на которых лежат комнаты.
error-dungeon-zone = { $field }: комната «{ $room }» не может лежать на { $cell }.
error-dungeon-neighbours = { $field }: рядом с комнатой на { $cell } лежит другая.
error-dungeon-two-rented = { $field }: двух комнат никто не снимает.
error-dungeon-evil = { $field }: на злобометре деления от { $least } до { $most }, а не { $value }.
error-dungeon-paladin = { $field }: паладин не бывает в двух местах сразу («{ $paladin }»).
error-dungeon-spell = { $field }: карта «{ $spell }» не этого года.
error-dungeon-order = { $field }: такой приказ здесь отдать нельзя: «{ $order }».
error-dungeon-tile = { $field }: со второго раунда в каждом раунде есть событие.
error-dungeon-board = { $field }: не хватает возможности следующего раунда.
error-dungeon-frame = { $field }: так игра на шаге «{ $step }» стоять не может.
