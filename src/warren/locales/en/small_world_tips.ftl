### Small World and Underground on the page: tips about what is met for the first time.

web-world-tip-combo = The top combo is free; to take another, put a coin on each one above it. The coins that already lie on the one you take are yours.
web-world-tip-second = A new race starts afresh while the old one stays in decline: every region that it still holds goes on earning a coin.
web-world-tip-entry = A race enters the board through a border region; from there it conquers what lies next to what it has taken.
web-world-tip-price = The number on a region is its price: 2 tokens, and one more for each token and each obstacle there.
web-world-tip-tribe = A Lost Tribe adds one token to the price; it belongs to nobody and, once beaten, never comes back.
web-world-tip-mountain = A mountain adds one token to the price, and afterwards it protects you just as well.
web-world-tip-die = If your last conquest is no more than three tokens short, the die may make up for them; won or lost, it ends your conquests.
web-world-tip-redeploy = Your conquests are over: spread the tokens over your regions as you think safest, leaving at least one in each.
web-world-tip-retreat = Somebody has conquered a region of yours, and those who survived are back in your hand: put them into the regions you have left.
web-world-tip-decline = There are hardly any tokens left to conquer with, so think of going into decline: it takes a whole turn, but then both this race and a new one bring you coins.
web-world-tip-monsters = Monsters add two tokens to the price, but they hide a find: a Relic or a Place.
web-world-tip-river = A river costs only 1 token, but for all except Kraken and Seafaring races it is no more than a crossing: at the end of the turn the token leaves it, and it brings no coins.
web-world-tip-black-mountain = A Black Mountain adds one token to the price, and afterwards it protects you just as well.
web-world-tip-chasm = A chasm can be neither held nor crossed: you have to go around it.
web-world-tip-relic = A Relic belongs to whoever holds its region, and moves to where it has helped with a conquest.
web-world-tip-place = A Place stays where it is and serves whoever holds its region, as long as their race is not in decline.
web-world-tip-toll = Whoever attacks Liches in decline pays their owner a coin, besides the tokens.
