"""Guessing games, answered by clingo: one function for a program of `games/guessing/`.

A game is given as numbers: secrets from 1, questions, of which one that is a secret has the number
of that secret, and answers.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

from ludologic.engines import asp, rules, sense
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
    }[kind]


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


def _program(name: str, facts: Iterable[asp.Atom], **constants: int) -> asp.Program:
    return asp.Program([rules.program("games", name)], facts, constants)


def left(game: Facts, history: Iterable[tuple[int, int]]) -> list[int]:
    """history.lp: the secrets that are consistent with the history."""
    models = _program("history.lp", [*game.atoms(), *_turns(history)]).models()
    return sorted(atom[1] for model in models for atom in model if atom[0] == "thought")


def certain(
    game: Facts, history: Iterable[tuple[int, int]]
) -> tuple[set[tuple[int, int]], set[tuple[int, int]]]:
    """history.lp: the question-answer pairs that are certain, and those that are possible."""
    program = _program("history.lp", [*game.atoms(), *_turns(history)])
    found = (program.certain() or (), program.possible() or ())
    sure, possible = ({(a[1], a[2]) for a in model if a[0] == "draws"} for model in found)
    return sure, possible


def _turns(history: Iterable[tuple[int, int]]) -> Iterator[asp.Atom]:
    for number, (question, answer) in enumerate(history, start=1):
        yield ("turn", number, question, answer)


def tree(game: Facts, depth: int, *, best: bool = False) -> dict[int, list[int]] | None:
    """strategy.lp: the questions that each secret is asked, in order; None: none so short does.

    best: of all such trees the one with the least total.
    """
    program = _program("strategy.lp", game.atoms(), depth=depth)
    if best:
        found = program.best()
        model = found and found.model
    else:
        model = program.model()
    if model is None:
        return None
    asked: dict[int, list[tuple[int, int]]] = {secret: [] for secret in range(1, game.secrets + 1)}
    for _, level, secret, question in model:
        asked[secret].append((level, question))
    return {
        secret: [question for _, question in sorted(levels)] for secret, levels in asked.items()
    }


def nested(game: Facts, asked: dict[int, list[int]]) -> Any:
    """What `tree` has found, as [question, secrets, [[answer, tree], ...]] or a secret.

    Questions are their places in the game, from 1.
    """

    def below(secrets: list[int], level: int) -> Any:
        if game.ends == "known" and len(secrets) == 1:
            return secrets[0]
        question = asked[secrets[0]][level]
        place = game.questions.index(question)
        classes: dict[int, list[int]] = {}
        for secret in secrets:
            if game.ends == "known" or secret != question:
                classes.setdefault(game.rows[place][secret], []).append(secret)
        children = [[answer, below(left, level + 1)] for answer, left in sorted(classes.items())]
        return [place + 1, len(secrets), children]

    return below(sorted(asked), 0)


def certificate(game: Facts, root: Any, depth: int) -> tuple[set[Any], list[int]]:
    """certify.lp: what is wrong with a tree, and how many it finds after 0, 1, ... questions."""
    facts = [*game.atoms(), *_tree_atoms(root)]
    model = _program("certify.lp", facts, depth=max(1, depth)).model() or ()
    faults = {atom[1] for atom in model if atom[0] == "fault"}
    found = sorted((atom[1], atom[2]) for atom in model if atom[0] == "found")
    return faults, [secrets for _, secrets in found]


def _tree_atoms(root: Any) -> Iterator[asp.Atom]:
    """The facts of a tree [question, secrets, [[answer, tree], ...]], its nodes numbered from 0."""
    open_: list[tuple[int, Any]] = [(0, root)]
    nodes = 1
    while open_:
        number, node = open_.pop()
        if isinstance(node, int):
            yield ("knows", number, node)
            continue
        question, _, children = node
        yield ("asks", number, question)
        for answer, child in children:
            yield ("child", number, answer, nodes)
            open_.append((nodes, child))
            nodes += 1


sense.guard(__name__)
