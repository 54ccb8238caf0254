"""What can go wrong, said in one sentence a person can act on."""

from __future__ import annotations

from collections.abc import Iterable


class LudologicError(Exception):
    """The base of every error that ludologic raises on purpose."""

    exit_code = 1


class BadInput(LudologicError, ValueError):
    """What was asked makes no sense: the sentence says what was wrong and what is accepted."""

    exit_code = 2


class Impossible(LudologicError):
    """The question is sound, but it has no answer: a contradiction, or no tree of that depth."""


class EngineMissing(LudologicError):
    """SWI-Prolog or clingo is not installed: the sentence says how to install it."""


class EngineFailure(LudologicError):
    """An engine gave up: the rules can't be loaded, go wrong, or need more memory."""


class Senseless(LudologicError):
    """The rules answered what makes no sense: they were changed, and no longer fit together."""

    def __init__(self, what: str) -> None:
        super().__init__(f"{what}: {AGREE}")


AGREE = "`ludologic agree` says which rules no longer fit together, if they were changed"


class Stopped(LudologicError):
    """Ctrl-C came before all was done, and what there was is shown."""

    exit_code = 130


def check_one_of(name: str, names: Iterable[str], what: str) -> None:
    """Raise BadInput unless the name is one of those that are accepted."""
    if name not in names:
        raise BadInput(f"{quote(str(name))} is no {what}: accepted are {', '.join(names)}")


def quote(text: str) -> str:
    """The text in quotes, cut and escaped so that it stays one short line."""
    short = text if len(text) <= 40 else text[:40] + "..."
    return ascii(short) if short.isascii() else "'" + "".join(map(_visible, short)) + "'"


def _visible(character: str) -> str:
    return character if character.isprintable() else ascii(character)[1:-1]
