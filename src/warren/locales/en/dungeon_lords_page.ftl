### Dungeon Lords on the page.

web-lords-beginners = A game for beginners
web-lords-four-seasons = Four seasons a year, new cards and tiles
web-lords-base = The base game alone
web-typed-example-dungeon_lords = dig b1

## Dungeons

web-lords-dungeons = Dungeons
web-lords-dungeon = Dungeon: { $name }
web-lords-enlarge = Enlarge the dungeon: { $name }
web-lords-cells = Cells of the dungeon
web-lords-hint = Point at a cell to see what is there.
web-lords-earth = earth
web-lords-tunnel = tunnel
web-lords-conquered = conquered
web-lords-trapped = trap: { $trap }
web-lords-rented = rented

## The central board

web-lords-center = Central board
web-lords-unique = unique opportunity
web-lords-turns = Order of the spaces:
web-lords-offer = On offer here
web-lords-stands = Here: { $who }
web-lords-or = or
web-lords-neutral = dummy { $number }
web-lords-neutral-short = D{ $number }

## Calendar and evilometer

web-lords-calendar = Calendar
web-lords-year = Year { $year }
web-lords-now = now:
web-lords-next = next:
web-lords-latest = last event:
web-lords-latest-nothing = It changed nothing.
web-lords-evil = Evilometer
web-lords-tent = In the tent:

## The battle

web-lords-battle = Combat
web-lords-row = Combat cards
web-lords-round = round { $round }
web-lords-seen = only you can see it
web-lords-unseen = face down
web-lords-steps = Steps of the battle
web-lords-party = The party at the dungeon: { $name }
web-lords-points = hit points { $left } of { $whole }
web-lords-poison = poison { $count }

## Players

web-lords-first = starting player
web-lords-locked = Inaccessible:
web-lords-sealed = choice made
web-lords-down = face down
web-lords-prison = Captives:
web-lords-orders = Orders:
web-lords-pets-keep-round = Keep the pets until the round ends
web-lords-pets-keep-battle = Keep the pets until the combat ends
web-lords-pets-ask = Ask about pets again
web-lords-spied = in combat:
web-lords-spied-round = { $round }:
