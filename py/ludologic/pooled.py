"""What a pool is asked: the functions of each game, with their types. Each gives a Question."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ludologic import connect4, games, mastermind, soccer

if TYPE_CHECKING:
    from ludologic.pools import Pool


class _Functions:
    """The functions of a module. One that is missing is told with those that there are."""

    if not TYPE_CHECKING:  # types know which there are

        def __getattr__(self, name: str) -> Any:
            module, known = type(self).__name__.lower(), ", ".join(dir(self))
            raise AttributeError(f"{module} has no function {name!r}: it has {known}")

    def __dir__(self) -> list[str]:
        return sorted(vars(self))


class Connect4(_Functions):
    """The functions of `ludologic.connect4`."""

    def __init__(self, pool: Pool) -> None:
        self.explain = pool.asking(connect4.explain)
        self.move = pool.asking(connect4.move)
        self.review = pool.asking(connect4.review)
        self.score = pool.asking(connect4.score)
        self.score_bounds = pool.asking(connect4.score_bounds)
        self.scores = pool.asking(connect4.scores)
        self.variation = pool.asking(connect4.variation)


class Games(_Functions):
    """The functions of `ludologic.games`, and methods of its games, whose first argument is one."""

    def __init__(self, pool: Pool) -> None:
        self.guessing = pool.asking(games.guessing)
        self.load = pool.asking(games.load)
        self.named = pool.asking(games.named)
        self.names = pool.asking(games.names)
        self.words = pool.asking(games.words)

        self.answer = pool.asking(games.Guessing.answer)
        self.certain = pool.asking(games.Guessing.certain)
        self.certify = pool.asking(games.Guessing.certify)
        self.consistent = pool.asking(games.Guessing.consistent)
        self.contradiction = pool.asking(games.Guessing.contradiction)
        self.explain = pool.asking(games.Guessing.explain)
        self.partition = pool.asking(games.Guessing.partition)
        self.suggest = pool.asking(games.Guessing.suggest)
        self.tree = pool.asking(games.Guessing.tree)

        self.check = pool.asking(games.TwoPlayers.check)
        self.move = pool.asking(games.TwoPlayers.move)
        self.solve = pool.asking(games.TwoPlayers.solve)
        self.why = pool.asking(games.TwoPlayers.why)
        self.win = pool.asking(games.TwoPlayers.win)
        self.worth = pool.asking(games.TwoPlayers.worth)


class Mastermind(_Functions):
    """The functions of `ludologic.mastermind`."""

    def __init__(self, pool: Pool) -> None:
        self.certain = pool.asking(mastermind.certain)
        self.certify = pool.asking(mastermind.certify)
        self.consistent = pool.asking(mastermind.consistent)
        self.contradiction = pool.asking(mastermind.contradiction)
        self.evaluate = pool.asking(mastermind.evaluate)
        self.explain = pool.asking(mastermind.explain)
        self.feedback = pool.asking(mastermind.feedback)
        self.partition = pool.asking(mastermind.partition)
        self.rama = pool.asking(mastermind.rama)
        self.solve = pool.asking(mastermind.solve)
        self.suggest = pool.asking(mastermind.suggest)
        self.tree = pool.asking(mastermind.tree)


class Soccer(_Functions):
    """The functions of `ludologic.soccer`."""

    def __init__(self, pool: Pool) -> None:
        self.explain = pool.asking(soccer.explain)
        self.move = pool.asking(soccer.move)
        self.outcomes = pool.asking(soccer.outcomes)
        self.path = pool.asking(soccer.path)
        self.replay = pool.asking(soccer.replay)
        self.tournament = pool.asking(soccer.tournament)
