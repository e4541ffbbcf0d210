## Simulation

cli-simulate-by-order = By orders
cli-simulate-by-room = By rooms built
cli-simulate-by-rental = By rooms rented
cli-simulate-by-tunnel = By improved tunnels
cli-simulate-by-monster = By monsters hired
cli-simulate-by-trap = By traps laid
cli-simulate-by-pet = By pets used
cli-simulate-by-prize = By festival prizes
cli-simulate-by-prisoner = By adventurers captured
cli-simulate-by-captive = By paladins captured
cli-simulate-by-title = By titles
cli-head-dungeon_lords-order = Order
cli-head-dungeon_lords-room = Room
cli-head-dungeon_lords-tunnel = Tunnel
cli-head-dungeon_lords-monster = Monster
cli-head-dungeon_lords-trap = Trap
cli-head-dungeon_lords-pet = Pet
cli-head-dungeon_lords-opportunity = Prize
cli-head-dungeon_lords-adventurer = Adventurer
cli-head-dungeon_lords-paladin = Paladin
cli-head-dungeon_lords-title = Title
cli-head-mean-points = Mean points
cli-head-times-counted = Times

## What one has picked

web-picked-order = Orders
web-picked-room = Rooms built
web-picked-rental = Rooms rented
web-picked-tunnel = Improved tunnels
web-picked-monster = Monsters hired
web-picked-trap = Traps laid
web-picked-pet = Pets used
web-picked-prize = Festival prizes
web-picked-prisoner = Adventurers captured
web-picked-captive = Paladins captured
web-picked-title = Titles
