game-sealed_bids = Тайные ставки
    .help = Шесть лотов, один кошелёк, и все делают ставки тайно и одновременно.

sealed_bids-prompt = { $player }, сделайте тайную ставку
sealed_bids-action-bid = { $coins ->
    [0] ничего не ставить
    [one] поставить { $coins } монету
    [few] поставить { $coins } монеты
   *[other] поставить { $coins } монет
}
sealed_bids-action-lot = лот ценой { $value }

sealed_bids-effect-lot-opened = Выставлен лот ценой { $worth }
sealed_bids-effect-bid-sealed = Ваша ставка: { $coins }
sealed_bids-effect-seat-ready = { $player }: ставка сделана
sealed_bids-effect-bid-opened = { $player }: ставка { $coins }
sealed_bids-effect-lot-taken = { $player } забирает лот ценой { $worth } за { $coins }
sealed_bids-effect-lot-stays = Высшие ставки равны: { $worth } добавляется к следующему лоту

sealed_bids-refusal-purse = У вас осталось только { $coins }.

sealed_bids-field-lot = Лот
sealed_bids-field-carried = Перенесено
sealed_bids-field-deck = Ещё в коробке
sealed_bids-field-bids = Ставка
sealed_bids-field-purses = Монеты
sealed_bids-field-points = Очки
sealed_bids-field-round = Раунд

sealed_bids-bids-sealed = скрыта
