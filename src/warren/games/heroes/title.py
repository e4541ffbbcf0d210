"""Heroes of Dark Lands by its parts."""

from warren.core.title import Title

TITLE = Title(
    key="heroes",
    rules="warren.games.heroes.game:Heroes",
    voice="warren.text.heroes.voice:HeroesVoice",
    face="warren.cli.heroes.face:HeroesFace",
    command_line="warren.cli.heroes.command_line:HeroesCommandLine",
    boards="warren.cli.heroes.boards:HeroesBoards",
    picture="warren.drawing.heroes.picture:HeroesPicture",
    scenario="warren.scenario.heroes.adapter:HeroesAdapter",
    player="warren.bots.heroes.player:HeroesPlayer",
    evaluation="warren.search.heroes.evaluation:HeroesEvaluation",
    prior="warren.search.heroes.prior:HeroesPrior",
    features="warren.search.heroes.features:HeroesFeatures",
    facts="warren.facts.heroes.cards:CardsPlayed",
    atlas="warren.server.atlas.heroes.atlas:HeroesAtlas",
    lab="warren.lab.heroes.lab:HeroesLab",
    ledgers=("warren.games.heroes",),
    lessons="warren.lesson.heroes",
    proofs="warren.scenario.heroes",
    chance=("first", "tile", "card"),
    named=("card",),
    interpreted=("deck_file", "shape"),
)
