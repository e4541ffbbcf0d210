"""Dungeon Lords by its parts."""

from warren.core.title import Title

TITLE = Title(
    key="dungeon_lords",
    rules="warren.games.dungeon_lords.game:DungeonLords",
    voice="warren.text.dungeon_lords.voice:DungeonLordsVoice",
    face="warren.cli.dungeon_lords.face:DungeonLordsFace",
    command_line="warren.cli.decks:DeckExtension",
    boards="warren.cli.dungeon_lords.boards:DungeonLordsBoards",
    picture="warren.cli.dungeon_lords.picture:DungeonLordsPicture",
    scenario="warren.scenario.dungeon_lords.adapter:DungeonLordsAdapter",
    player="warren.bots.dungeon_lords.player:DungeonLordsPlayer",
    evaluation="warren.search.dungeon_lords.evaluation:DungeonLordsEvaluation",
    prior="warren.search.dungeon_lords.prior:DungeonLordsPrior",
    features="warren.search.dungeon_lords.features:DungeonLordsFeatures",
    facts="warren.facts.dungeon_lords.deeds:Deeds",
    atlas="warren.server.atlas.dungeon_lords.atlas:DungeonLordsAtlas",
    lab="warren.lab.dungeon_lords.lab:DungeonLordsLab",
    ledgers=("warren.games.dungeon_lords",),
    lessons="warren.lesson.dungeon_lords",
    proofs="warren.scenario.dungeon_lords",
    chance=(
        "first",
        "deal",
        "monster",
        "room",
        "tile",
        "event",
        "adventurer",
        "trap",
        "cub",
        "spell",
        "board",
    ),
    interpreted=("deck_file", "deck_rows", "deck_places", "deck_check", "shape"),
)
