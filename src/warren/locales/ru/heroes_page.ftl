web-picked-troop = Войска
web-picked-fortification = Укрепления
web-picked-magic = Магия
web-hand = В руке
web-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
 }
web-level = уровень { $level }
web-attack = Атака
web-support = Поддержка
web-claimed = заявка: { $name }
web-typed-example-heroes = захват латники c4
web-strength = сильнейший захват: { $strength }, атака и поддержка вместе
web-hand-more = Следующие карты
web-hand-back = Предыдущие карты
web-hand-new = новая
