### Лорды подземелий: почему нельзя играть своей колодой. $field — поле колоды.

error-deck-missing = { $field }: не хватает «{ $value }»; в колоде должно быть всё, что есть в игре.
error-deck-fixed = { $field }: это задано правилами, изменить это нельзя.
error-deck-length = { $field }: значений нужно { $wanted }, а дано { $count }.
error-deck-order = { $field }: нужны ячейки 1, 2 и 3, каждая один раз.
error-deck-place = { $field }: в этом месте ничего такого нет.
error-deck-year =
    { $set ->
        [base] { $field }: базовой игре на { $year }-й год нужно { $needed }, а есть { $count }.
       *[festival] { $field }: игре с дополнением на { $year }-й год нужно { $needed }, а есть { $count }.
    }
error-deck-few =
    { $set ->
        [base] { $field }: базовой игре нужно { $needed }, а есть { $count }.
       *[festival] { $field }: игре с дополнением нужно { $needed }, а есть { $count }.
    }
