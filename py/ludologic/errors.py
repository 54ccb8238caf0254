"""What can go wrong, said in one sentence a person can act on."""


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
    """An engine gave up: a bug in the rules, or not enough memory."""
