### Боты за столом: как их зовут.

persona-carrot = Морковка
persona-old-mole = Старый Крот
persona-uncle-badger = Дядя Барсук
persona-ember = Лиса Огнёвка
persona-midnight = Сова Полуночница
persona-hush = Заяц Тишка
persona-prickles = Ёж Иголкин
persona-granny-toad = Бабушка Жаба
persona-crumb = Мышка Крошка
persona-flitter = Нетопырь Шорох
persona-acorn = Белка Жёлудь
persona-inky = Ворон Чернила
persona-sly-weasel = Хитрая Ласка
persona-timber = Бобёр Брёвнышко
persona-thistle = Чертополох
persona-lantern = Фонарщик
persona-radish = Редиска
persona-clover = Клевер
persona-pebble = Камешек
persona-bramble = Ежевика
persona-puddle = Тётушка Лужа
persona-cinder = Уголёк
persona-thimble = Напёрсток
persona-moss = Дед Моховик
