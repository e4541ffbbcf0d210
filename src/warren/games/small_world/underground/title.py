"""Small World Underground by its parts: those of Small World, with rules of its own."""

from warren.core.title import Title

TITLE = Title(
    key="underground",
    rules="warren.games.small_world.game:Underground",
    voice="warren.text.small_world.voice:SmallWorldVoice",
    face="warren.cli.small_world.face:SmallWorldFace",
    picture="warren.drawing.small_world.picture:SmallWorldPicture",
    scenario="warren.scenario.small_world.adapter:SmallWorldAdapter",
    player="warren.bots.small_world.player:SmallWorldPlayer",
    evaluation="warren.search.small_world.evaluation:SmallWorldEvaluation",
    prior="warren.search.small_world.prior:SmallWorldPrior",
    features="warren.search.small_world.features:SmallWorldFeatures",
    facts="warren.facts.small_world.combos:CombosTaken",
    atlas="warren.server.atlas.small_world.atlas:SmallWorldAtlas",
    lab="warren.lab.small_world.lab:SmallWorldLab",
    family="small_world",
    ledgers=("warren.games.small_world.underground", "warren.games.small_world"),
    lessons="warren.lesson.underground",
    chance=("first", "banner", "badge", "die", "marker", "monsters"),
    named=("race", "power", "piece"),
)
