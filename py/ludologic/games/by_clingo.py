"""Guessing games, answered by clingo: one function for a program of `games/guessing/`.

A game is given as numbers: secrets from 1, questions, of which one that is a secret has the number
of that secret, and answers.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple

from ludologic.engines import asp, rules
from ludologic.errors import BadInput, quote
from ludologic.games import grounding


class Told(NamedTuple):
    """A game as it was told: the texts, and which answer a question draws from a secret."""

    ends: str
    secrets: list[str]
    questions: list[str]
    answers: dict[tuple[str, str], str]


def told(file: Path, seconds: float) -> Told:
    """contract.lp: the game that a program tells. Raises BadInput if it tells none."""
    found = grounding.atoms(file, seconds)
    name = quote(str(file))
    for kind, form in (("secret", "secret(S)"), ("question", "question(Q)")):
        if kind not in found:
            raise BadInput(f"{name} is no game: it has no atom {form}")
    for fault in found.get("fault", []):
        raise BadInput(f"{name} is no game: {_sentence(fault[0])}")
    answers = {(question, secret): answer for question, secret, answer in found.get("answer", [])}
    ends = found.get("ends", [["known"]])[0][0]
    secrets = [secret for (secret,) in found["secret"]]
    return Told(ends, secrets, [question for (question,) in found["question"]], answers)


def _sentence(fault: str) -> str:
    kind, _, rest = fault.partition("(")
    what = rest.removesuffix(")")
    return {
        "silent": f"there is no answer({what},A), a question has an answer for each secret",
        "two": f"two answers are told by {what}, question, secret and answers",
        "ends": f"ends({what}) is no end, accepted are ends(known) and ends(asked)",
        "no_secret": "it has no atom secret(S)",
    }.get(kind, fault)


class Facts(NamedTuple):
    """A game as facts of ASP."""

    ends: str
    secrets: int
    questions: list[int]
    rows: list[dict[int, int]]
    """For each question the answer of each secret."""

    def atoms(self) -> Iterator[asp.Atom]:
        yield ("ends", self.ends)
        for secret in range(1, self.secrets + 1):
            yield ("secret", secret)
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
    }
    file = rules.program("games", name)
    return asp.Program([file], [*game.atoms(), *facts], constants, shows[name])


def left(game: Facts, history: Iterable[tuple[int, int]]) -> list[int]:
    """history.lp: the secrets that are consistent with the history."""
    models = _program("history.lp", game, _turns(history)).models()
    return sorted(secret for model in models for (secret,) in model.named("thought"))


def certain(
    game: Facts, history: Iterable[tuple[int, int]]
) -> tuple[set[tuple[int, int]], set[tuple[int, int]]]:
    """history.lp: the question-answer pairs that are certain, and those that are possible."""
    program = _program("history.lp", game, _turns(history))
    return _draws(program.certain()), _draws(program.possible())


def _draws(model: asp.Model | None) -> set[tuple[int, int]]:
    return {(atom[0], atom[1]) for atom in model.named("draws")} if model else set()


def _turns(history: Iterable[tuple[int, int]]) -> Iterator[asp.Atom]:
    for number, (question, answer) in enumerate(history, start=1):
        yield ("turn", number, question, answer)


def tree(
    game: Facts, depth: int, *, best: bool = False
) -> asp.Answers[tuple[int, int], int] | None:
    """strategy.lp: the question of each secret at each level, from 1; None: none so short does.

    best: of all such trees the one with the least total.
    """
    program = _program("strategy.lp", game, depth=depth)
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


def histogram(game: Facts, asked: Mapping[tuple[int, int], int]) -> list[int]:
    """How many secrets are found after 1, 2, ... questions."""
    asked_of = Counter(secret for secret, _ in asked)
    numbers = [asked_of[secret] for secret in range(1, game.secrets + 1)]
    return [numbers.count(number) for number in range(1, max(numbers) + 1)]


def nested(game: Facts, asked: Mapping[tuple[int, int], int]) -> Any:
    """What `tree` has found, as the door has a tree; questions are their places, from 1."""

    def below(secrets: list[int], level: int) -> Any:
        if game.ends == "known" and len(secrets) == 1:
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
