"""What can go wrong: each error is one sentence that a person can act on."""

from __future__ import annotations

import re
from pathlib import PurePath
from typing import Any

_LONGEST_WORD = 100
_LONGEST = 1000
"""The longest word and the longest sentence."""


class LudologicError(Exception):
    """The base of every error that ludologic raises on purpose."""

    exit_code = 1


class BadInput(LudologicError, ValueError):
    """The input makes no sense: the message says what was wrong and what is accepted."""

    exit_code = 2


class Impossible(LudologicError):
    """The question makes sense, but has no answer: a contradiction, or no tree of that depth."""


class EngineMissing(LudologicError):
    """SWI-Prolog or clingo is not installed: the sentence says how to install it."""


class EngineFailure(LudologicError):
    """An engine gave up: the rules can't be loaded, go wrong, or need more memory."""


class Senseless(LudologicError):
    """The rules gave an answer that makes no sense: they were changed, and no longer fit
    together."""

    def __str__(self) -> str:
        return f"{super().__str__()}: {AGREE}"


class LudologicWarning(UserWarning):
    """A sentence: what is wrong, and how the work goes on."""


class RulesChanged(LudologicWarning):
    """A definition was edited: fast relations may no longer agree with it."""


AGREE = "`ludologic agree` says which rules no longer fit together, if they were changed"


class TimeIsUp(LudologicError, TimeoutError):
    """The time of a question is over.

    `reached` is the result by then, if there is one: bounds, or a part.
    """

    def __init__(self, seconds: float, known: str = "", reached: Any = None) -> None:
        super().__init__(seconds, known, reached)
        self.seconds, self.known, self.reached = seconds, known, reached

    def __str__(self) -> str:
        return f"the time of {duration(self.seconds)} is up: {self.known or 'nothing is known yet'}"


def duration(seconds: float) -> str:
    """`1 second`, `0.5 seconds`."""
    return f"{seconds:g} {'second' if seconds == 1 else 'seconds'}"


class Stopped(LudologicError):
    """Ctrl-C came before the end; the result so far was shown."""

    exit_code = 130


def quote(text: str | PurePath) -> str:
    """The text in quotes, cut and escaped so that it stays one short line; a path is cut later.

    The same as quoted/3 of `logic/shared/wording.pl`.
    """
    whole, most = (text, 40) if isinstance(text, str) else (str(text), 200)
    short = whole if len(whole) <= most else whole[:most] + "..."
    return ascii(short) if short.isascii() else "'" + "".join(map(_visible, short)) + "'"


def cut(sentence: str) -> str:
    """A sentence that may repeat what was typed: nothing in it steers a terminal, long words are
    cut, and of many words the middle is."""
    text = sentence.encode("utf-8", "backslashreplace").decode()  # half a surrogate pair is none
    text = re.sub(rf"(\S{{{_LONGEST_WORD}}})\S+", r"\1...", visible(text))
    return (
        text if len(text) <= _LONGEST else f"{text[: _LONGEST // 2]} ... {text[-_LONGEST // 2 :]}"
    )


def visible(text: str, spaces: str = " \t\r\n") -> str:
    """The text with what a terminal would obey written out; spaces and ends of lines stay."""
    return "".join(one if one in spaces else _visible(one) for one in text)


def _visible(character: str) -> str:
    return character if character.isprintable() else ascii(character)[1:-1]


def __dir__() -> list[str]:
    kinds = [one for one in globals().values() if isinstance(one, type)]
    return sorted(one.__name__ for one in kinds if issubclass(one, Exception) and one != Stopped)
