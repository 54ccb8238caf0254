"""The commands that play or keep: `play` of each game, archive and site. `cli.root` names them."""
