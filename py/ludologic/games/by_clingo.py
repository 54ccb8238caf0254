"""Guessing games, answered by clingo: one function for a program of `guessing/`.

A game is given as numbers: secrets from 1, questions, of which one that is a secret has the number
of that secret, and answers.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

from ludologic.display import count
from ludologic.engines import asp, rules, sandbox
from ludologic.engines.limit import up
from ludologic.errors import BadInput, EngineFailure, Impossible, Senseless, TimeIsUp, quote
from ludologic.games.values import Ends, TreeRule

Asks: TypeAlias = asp.Answers[tuple[int, int], int]
"""The question of each secret at each level, from 1."""
KEPT = "a name that is kept for what is wrong with a game"
_SHOWS: list[asp.Shape] = [
    ({"secret", "question", "ends", "fault"}, object),
    ("answer", object, object, object),
    ("same", object, object),
]


class Told(NamedTuple):
    """A game as it was told, in integers and texts: which answer a question draws from a secret."""

    ends: Ends
    secrets: list[int | str]
    questions: list[int | str]
    answers: dict[tuple[int | str, int | str], int | str]
    same: list[tuple[int | str, int | str]]
    """Each pair of secrets that need not be told apart; none at all if all must be."""


def told(file: Path, seconds: float) -> Told:
    """contract.lp: the game that a program tells. Raises BadInput if it tells none."""
    found: Told = sandbox.asked(file, __name__, "grounded", file, seconds=seconds)
    return found


def grounded(file: Path) -> Told:
    """As `told`, in this process."""
    name = quote(file)
    try:
        program = asp.Program([rules.program("guessing", "contract.lp"), file], shows=_SHOWS)
        models = list(program.models(2))
    except (EngineFailure, Senseless) as error:
        raise unloadable(file, error) from None
    if len(models) != 1:
        many = "more than one answer set" if models else "no answer set"
        raise BadInput(f"{name} has {many}: the rules of a game have one")
    found: dict[str, list[list[Any]]] = {}
    for kind, *arguments in models[0]:
        found.setdefault(kind, []).append([_value(argument) for argument in arguments])
    for kind, form in (("secret", "secret(S)"), ("question", "question(Q)")):
        if kind not in found:
            raise BadInput(f"{name} is no game: it has no atom {form}")
    for fault in (atom[1] for atom in models[0] if atom[0] == "fault"):
        if own := own_faults(program):
            raise BadInput(f"{name} is no game: {_kept(own[0])}")
        raise BadInput(f"{name} is no game: {_sentence(fault)}")
    answers = {(question, secret): answer for question, secret, answer in found.get("answer", [])}
    ends = found.get("ends", [["known"]])[0][0]
    secrets = [secret for (secret,) in found["secret"]]
    questions = [question for (question,) in found["question"]]
    return Told(ends, secrets, questions, answers, [(a, b) for a, b in found.get("same", [])])


def _value(argument: asp.Value) -> int | str:
    return argument if isinstance(argument, int) else asp.text(argument)


def unloadable(file: Path, error: Exception) -> BadInput:
    """What clingo says of a program that it can't read, with the line; the file is named once."""
    said = str(error).removeprefix("clingo gave up: ").replace(f"{file.absolute()}, ", "")
    return BadInput(f"{quote(file)} can't be loaded: {said}")


def own_faults(program: asp.Program) -> list[asp.Value]:
    """What the rules of a game themselves call faults, and nobody else does."""
    program.suppose(())  # nothing is judged
    return [
        fault
        for model in program.models(1)
        for kind, *rest in model
        if kind == "fault"
        for fault in rest
    ]


def _sentence(fault: asp.Value) -> str:
    kind, *values = fault if isinstance(fault, tuple) else (fault,)
    match kind, [asp.text(value) for value in values]:
        case "silent", [question, secret]:
            return (
                f"there is no answer({question},{secret},A), a question has an answer for each "
                "secret"
            )
        case "two", [question, secret, one, other]:
            return f"answer({question},{secret},A) is true of {one} and {other}, accepted is one"
        case "ends", [end]:
            return f"ends({end}) is no end, accepted are ends(known) and ends(asked)"
        case "ends", [one, other]:
            return f"ends({one}) and ends({other}) are both true, accepted is one"
        case "no_secret", []:
            return "it has no atom secret(S)"
    return _kept(fault)


def _kept(fault: asp.Value) -> str:
    return f"fault({asp.text(fault)}) is true, {KEPT}"


class Facts(NamedTuple):
    """A game as facts of ASP."""

    ends: str
    secrets: int
    questions: list[int]
    rows: list[dict[int, int]]
    """For each question the answer of each secret."""
    same: Sequence[tuple[int, int]] = ()
    """The secrets that need not be told apart."""

    def atoms(self) -> Iterator[asp.Atom]:
        yield ("ends", self.ends)
        for secret in range(1, self.secrets + 1):
            yield ("secret", secret)
        for one, other in self.same:
            yield ("same", one, other)
        for question, row in zip(self.questions, self.rows, strict=True):
            yield ("question", question)
            for secret, answer in row.items():
                yield ("answer", question, secret, answer)


def _program(
    name: str, game: Facts, facts: Iterable[asp.Atom] = (), **constants: int
) -> asp.Program:
    secrets, questions = range(1, game.secrets + 1), {*game.questions}
    answers = {answer for row in game.rows for answer in row.values()}
    shows: dict[str, list[asp.Shape]] = {
        "history.lp": [("thought", secrets), ("draws", questions, answers)],
        "strategy.lp": [("asks", int, secrets, questions)],
        "deepest.lp": [("deepest", int)],
    }
    file = rules.program("guessing", name)
    return asp.Program([file], [*game.atoms(), *facts], constants, shows[name])


def left(game: Facts, history: Iterable[tuple[int, int]]) -> list[int]:
    """history.lp: the secrets that are consistent with the history."""
    models = _program("history.lp", game, _turns(history)).models()
    return sorted(secret for model in models for (secret,) in model.named("thought"))


def drawn(game: Facts, history: Iterable[tuple[int, int]]) -> list[list[int]]:
    """history.lp: for each question the answers that the secrets left would draw."""
    model = _program("history.lp", game, _turns(history)).possible()
    answers: dict[int, list[int]] = {question: [] for question in game.questions}
    for question, answer in sorted(model.named("draws")) if model else ():
        answers[question].append(answer)
    return list(answers.values())


def _turns(history: Iterable[tuple[int, int]]) -> Iterator[asp.Atom]:
    for number, (question, answer) in enumerate(history, start=1):
        yield ("turn", number, question, answer)


def best(facts: Facts, depth: int | None, rule: TreeRule) -> Asks:
    """The tree that is best by the rule: the least depth is looked for first, unless one was given.

    Raises Impossible if there is none.
    """
    most = facts.secrets if depth is None else min(depth, facts.secrets)
    depths = range(most + 1) if rule == "both" or depth is None else [most]
    for level in depths:
        try:
            asked = tree(facts, level, best=rule != "worst")
        except TimeIsUp:
            fewer = f"no tree has fewer than {count(level, 'question')} at worst"
            raise up(fewer if level > depths[0] else "") from None
        if asked is not None and rule == "total" and depth is None:
            return _less_in_all(facts, asked, level)
        if asked is not None:
            return asked
    within = "" if depth is None else f" within {count(depth, 'question')}"
    raise Impossible(f"no tree finds every secret{within}: clingo has proved it")


def _less_in_all(facts: Facts, asked: Asks, level: int) -> Asks:
    """The tree with the least total, where `asked` has the least of those of this depth."""
    most = deepest(facts, len(asked))
    better = None if most <= level else tree(facts, most, best=True, below=len(asked))
    return asked if better is None else better


def tree(game: Facts, depth: int, *, best: bool = False, below: int = 0) -> Asks | None:
    """strategy.lp: the question of each secret at each level, from 1; None: none so short does.

    best: of all such trees the one with the least total; with `below` it is less than this.
    """
    program = _program("strategy.lp", game, depth=depth, best=int(best), below=below)
    if best:
        found = program.best()
        model = found and found.model
    else:
        model = program.model()
    if model is None:
        return None
    return model.about(
        ((secret, level), question) for level, secret, question in model.named("asks")
    )


def deepest(game: Facts, total: int) -> int:
    """deepest.lp: no tree that has a lower total is deeper."""
    (depth,) = _program("deepest.lp", game, below=total).answer().only("deepest")
    return int(depth)


def histogram(game: Facts, asked: Mapping[tuple[int, int], int]) -> list[int]:
    """How many secrets are found after 1, 2, ... questions."""
    asked_of = Counter(secret for secret, _ in asked)
    numbers = [asked_of[secret] for secret in range(1, game.secrets + 1)]
    return [numbers.count(number) for number in range(1, max(numbers) + 1)]


def nested(game: Facts, asked: Mapping[tuple[int, int], int]) -> Any:
    """What `tree` has found, as the door has a tree; questions are their places, from 1."""

    def below(secrets: list[int], level: int) -> Any:
        if (secrets[0], level) not in asked:
            return {"kind": "secret", "secret": secrets[0]}
        question = asked[secrets[0], level]
        place = game.questions.index(question)
        classes: dict[int, list[int]] = {}
        for secret in secrets:
            if game.ends == "known" or secret != question:
                classes.setdefault(game.rows[place][secret], []).append(secret)
        children = [
            {"answer": answer, "tree": below(left, level + 1)}
            for answer, left in sorted(classes.items())
        ]
        about = {"kind": "node", "question": place + 1, "secrets": len(secrets)}
        return about | {"children": children}

    return below([*range(1, game.secrets + 1)], 1)
