"""Every thing of Dungeon Lords that has a name, by kind."""

from __future__ import annotations

from typing import Final

KEY: Final = "dungeon_lords"
CASES: Final = ("nom", "gen", "acc")
MONSTERS: Final = (
    *("goblin", "slime", "ghost", "troll", "witch", "vampire", "golem", "dragon", "demon"),
    *("cockatrice", "evil-eye", "elderbeast"),
)
ROOMS: Final = (
    *("chicken-coop", "mushroom-bed", "souvenir-shop", "mint", "workshop", "excavation-office"),
    *("printing-press", "magic-room", "armory", "dark-room", "labyrinth", "anti-magic-room"),
    *("cafeteria", "chapel", "pandemonium", "hall-of-fame", "bakery", "training-room"),
    *("violet-lounge", "hall-of-chaos"),
)
TRAPS: Final = (
    *("rolling-stone", "pendulum", "trapdoor", "wall-of-fire", "cursed-ring", "poisoned-dart"),
    *("anti-magic-dart", "kamikaze-imp", "poisoned-meal", "monster-catapult", "plague"),
    *("falling-chandelier", "endless-staircase"),
)
SPELLS: Final = (
    *("word-of-peace", "suggestion", "magic-shield", "invisibility", "detect-evil"),
    *("fist-of-justice", "detect-treasure", "fireball", "graffiti", "encore", "smell-of-roast"),
    *("lullaby", "aura-of-fear", "metamorphosis", "blind-rage", "create-food", "illusion"),
    *("song-of-courage", "regeneration", "magic-key", "dimensional-gate", "feather-fall"),
    *("exorcism", "holy-light"),
)
EVENTS: Final = (
    *("witch-hunt", "monster-strike", "charity-drive", "rats", "imp-union", "cave-in"),
    *("trap-recall", "wandering-merchant", "royal-pardon", "im-back-ladies", "impatient-heroes"),
    *("scout-at-the-entrance", "pet-licence", "festival-committee", "gossip-column"),
)
PETS: Final = (
    *("baby-golem", "stareplant", "burrowing-puppy", "gold-sniffing-piglet", "larder-rat"),
    *("impling", "big-eyed-kitten", "messenger-bat", "mimic-chest", "spitting-toad"),
    *("guard-hedgehog", "howling-cub", "slippery-slug", "show-peacock", "jailer-cat"),
    "hoarding-hamster",
)
ORDERS: Final = (
    *("get-food", "improve-reputation", "dig-tunnels", "mine-gold", "recruit-imps", "buy-traps"),
    *("hire-monster", "build-room"),
)
OPPORTUNITIES: Final = (
    *("food-harvest", "masquerade", "tunnel-improvement", "gold-investment", "pet-shop"),
    *("trap-exhibition", "expert-monsters", "room-rental"),
)
SPACES: Final = tuple(f"{place}-{n}" for place in (*ORDERS, *OPPORTUNITIES) for n in (1, 2, 3))
RESOURCES: Final = ("gold", "food", "imp", "evil", "trap", "letter", "monster", "pet")
FIELDS: Final = (
    *("name", "cost", "price", "surcharge", "size", "copies", "damage", "effect", "speed"),
    *("magic", "fatigue", "imps", "workers", "gain", "hit-points", "icons", "lutes", "rank"),
    *("space", "resolution", "window", "criterion", "taxes", "set"),
)
STATS: Final = (
    *("hit-points", "disarming", "magic", "healing", "lutes", "courage", "damage", "fatigue"),
)
STEPS: Final = (
    *("bard", "trap", "fast-spell", "monsters", "slow-spell", "healing", "conquering", "end"),
)
OPTIONS: Final = (*("edition", "opportunities", "festival", "paladins", "pets", "bards"),)

INFLECTED: Final[dict[str, tuple[str, ...]]] = {
    "monster": MONSTERS,
    "room": ROOMS,
    "tunnel": ("tool-shed", "foyer", "dark-tunnel", "secret-passage", "mithril-vein"),
    "trap": TRAPS,
    "spell": SPELLS,
    "event": EVENTS,
    "tile": ("taxes", "payday", "special"),
    "pet": PETS,
    "order": ORDERS,
    "opportunity": OPPORTUNITIES,
    "expert": ("clever", "cruel", "big"),
    "adventurer": ("warrior", "thief", "priest", "wizard", "bard", "illusion"),
    "paladin": ("elf", "human", "dwarf"),
    "title": ("dark-deeds", "halls", "tunnels", "monsters", "imps", "riches", "battle"),
    "season": ("winter", "spring", "summer", "autumn", "festival"),
    "step": STEPS,
    "zone": ("upper", "lower", "border", "inner", "any"),
    "stat": STATS,
}
"""Things with a name, the cases of it and a help."""

HELPED: Final[dict[str, tuple[str, ...]]] = {
    **INFLECTED,
    "space": SPACES,
    "resource": RESOURCES,
    "kind": ("production", "battle", "scoring"),
    "when": ("building", "battle", "scoring"),
}
"""Things with a help."""

NAMED: Final[dict[str, tuple[str, ...]]] = {
    **HELPED,
    "part": ("opportunities", "festival", "pets", "bards"),
    "size": ("small", "large"),
    "speed": ("fast", "slow"),
    "field": FIELDS,
    "cost": ("none", "or"),
    "facts": ("spell",),
}
"""Things by kind, with the words that stand beside them."""

SENTENCES: Final = ("cost", "both-years", "reconstructed", "reconstructed-fields")


def ids(things: dict[str, tuple[str, ...]]) -> list[str]:
    return [f"{KEY}-{kind}-{name}" for kind, names in things.items() for name in names]


THINGS: Final = frozenset([*ids(NAMED), *(f"{KEY}-{name}" for name in SENTENCES)])
"""The ids of all messages in which Dungeon Lords names things."""
