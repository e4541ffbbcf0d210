"""Small World by its parts."""

from warren.core.title import Title

TITLE = Title(
    key="small_world",
    rules="warren.games.small_world.game:SmallWorld",
    voice="warren.text.small_world.voice:SmallWorldVoice",
    face="warren.cli.small_world.face:SmallWorldFace",
    command_line="warren.cli.small_world.command_line:SmallWorldCommandLine",
    boards="warren.cli.small_world.boards:SmallWorldBoards",
    picture="warren.drawing.small_world.picture:SmallWorldPicture",
    scenario="warren.scenario.small_world.adapter:SmallWorldAdapter",
    player="warren.bots.small_world.player:SmallWorldPlayer",
    evaluation="warren.search.small_world.evaluation:SmallWorldEvaluation",
    prior="warren.search.small_world.prior:SmallWorldPrior",
    features="warren.search.small_world.features:SmallWorldFeatures",
    facts="warren.facts.small_world.combos:CombosTaken",
    atlas="warren.server.atlas.small_world.atlas:SmallWorldAtlas",
    lab="warren.lab.small_world.lab:SmallWorldLab",
    texts="warren.text.small_world.texts:PackTexts",
    ledgers=("warren.games.small_world", "warren.games.small_world.underground"),
    lessons="warren.lesson.small_world",
    proofs="warren.scenario.small_world",
    chance=("first", "banner", "badge", "die", "marker", "monsters"),
    named=("race", "power", "piece"),
    interpreted=("board_file", "packs", "shape", "underground.shape"),
)
