## Training

cli-help-train = Fit an evaluation to games that are played for it.
cli-help-train-games = How many games to learn from; those that are in the folder already are taken as played.
cli-help-train-players = How many sit at a table.
cli-help-train-out = A folder for the games and the model; a training that was broken off goes on there.
cli-help-train-stray = The share of decisions that are taken without thought, so that more positions are seen.
cli-help-train-by = The bot that plays the games: greedy, knight:iterations=40 …
cli-help-train-units = How many units the layer of the model has; with none it is a weighted sum.
cli-help-train-epochs = How often to go through all games.
train-result = Learned from { $positions } positions of { $games } games. Surprise at who wins: { $after }, before the training { $before }. The model is in { $folder }.
train-title = Training: { $game }
train-losses = Surprise at who wins
    .note = The lower the better. The dashed level is the evaluation before the training, by the games held out; where the line of these rises again, the model learns its games by heart. The epoch in which it is lowest counts.
train-epoch = Times through all games
train-learned = learned from
train-held-out = held out
error-training-folder = The games in { $file } were played for another training; take another folder.
error-model = This is no model for { $game }, or one for other features.
