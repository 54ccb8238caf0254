"""What a finished game is worth in the archive, for any game."""

from __future__ import annotations

from ludologic.cli.play import Keeper
from ludologic.cli.play.terminal import Terminal
from ludologic.errors import LudologicError


def keep_score(
    terminal: Terminal,
    keeper: Keeper,
    game: str,
    variant: str,
    points: int,
    rounds: int,
    aid: str | None,
) -> None:
    """Keep a score, if there is somebody to keep it for and it was reached alone; say so."""
    if aid is not None:
        terminal.say(f"The game is not ranked: it had the aid of `{aid}`.")
        return
    if keeper.player is None:
        terminal.say(
            "The score is not kept, because nobody is named: start with --player NAME, or "
            "type `player NAME` before the end."
        )
        return
    try:
        best = keeper.record(game, variant, points, rounds)
    except LudologicError as error:
        terminal.complain(f"the score could not be kept: {error}")
        return
    best_yet = "your best score so far" if best else "not your best"
    terminal.say(f"Kept for {keeper.player}: {best_yet}.")
