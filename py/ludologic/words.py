"""Words that adapters, pictures and commands share."""

from __future__ import annotations


def count(number: int, noun: str) -> str:
    """`1 guess`, `1,000 guesses`."""
    plural = f"{noun}es" if noun.endswith("s") else f"{noun}s"
    return f"{number:,} {noun if number == 1 else plural}"


def variant_words(pegs: int, colours: int, repeats: bool) -> str:
    """A code-breaking game: `4 pegs, 9 colours, no repeats`."""
    repeated = "repeats" if repeats else "no repeats"
    return f"{count(pegs, 'peg')}, {count(colours, 'colour')}, {repeated}"
