### Bots at a table: what they are called.

persona-carrot = Carrot
persona-old-mole = Old Mole
persona-uncle-badger = Uncle Badger
persona-ember = Ember the Fox
persona-midnight = Midnight Owl
persona-hush = Hush the Hare
persona-prickles = Prickles
persona-granny-toad = Granny Toad
persona-crumb = Crumb the Mouse
persona-flitter = Flitter
persona-acorn = Acorn
persona-inky = Inky Raven
persona-sly-weasel = Sly Weasel
persona-timber = Timber
persona-thistle = Thistle
persona-lantern = Lamplighter
persona-radish = Radish
persona-clover = Clover
persona-pebble = Pebble
persona-bramble = Bramble
persona-puddle = Aunt Puddle
persona-cinder = Cinder
persona-thimble = Thimble
persona-moss = Grandpa Moss
