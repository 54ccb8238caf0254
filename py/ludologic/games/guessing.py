"""A guessing game: what its answers leave, what to ask next, and trees that find every secret."""

from __future__ import annotations

import weakref
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from typing import Any, TypeAlias

from ludologic.checks import check_count
from ludologic.errors import BadInput, Impossible, check_one_of, quote
from ludologic.games import by_prolog
from ludologic.games.values import (
    Certificate,
    Conflict,
    Fault,
    Known,
    Node,
    Subtree,
    Tree,
    Turn,
    shown,
)
from ludologic.words import count

ENDS = ("known", "asked")
GOALS = ("worst", "total")
MEASURES = ("worst", "expected", "classes")
History = Iterable[tuple[Any, Any]]
Answer: TypeAlias = Callable[[Any, Any], Hashable] | Mapping[Any, Any]


class Guessing:
    """A guessing game, asked once for each pair of question and secret.

    `ends` is `known` where it ends as soon as the secret is known, `asked` when the secret has been
    asked itself. A history is (question, answer) pairs, the oldest first.
    """

    def __init__(
        self,
        name: str,
        key: int,
        ends: str,
        secrets: Sequence[Any],
        questions: Sequence[Any],
        answers: Sequence[Any],
    ) -> None:
        self.name, self.ends = name, ends
        self.secrets, self.questions, self.answers = map(tuple, (secrets, questions, answers))
        self._key = key
        self._secret_numbers = _numbers(self.secrets)
        self._question_numbers = _numbers(self.questions)
        self._answer_numbers = _numbers(self.answers)
        weakref.finalize(self, by_prolog.drop, key)

    def __repr__(self) -> str:
        return (
            f"<Guessing {self.name}: {count(len(self.secrets), 'secret')}, "
            f"{count(len(self.questions), 'question')}, ends {self.ends}>"
        )

    def consistent(self, history: History = ()) -> list[Any]:
        """The secrets that would have drawn all these answers, in order."""
        found = by_prolog.left(self._key, self._turns(history))
        return [self.secrets[number - 1] for number in found]

    def answer(self, question: Any, secret: Any) -> Any:
        """What a secret answers to a question."""
        number = _number(self._question_numbers, question, "question of this game", self.questions)
        if not self.answers:
            raise BadInput("this game has no questions")
        first = 1  # any answer: if the secret would have drawn another, it is told which
        found = by_prolog.conflicts(self._key, self._secret(secret), [(number, first)])
        return self.answers[(found[0][1] if found else first) - 1]

    def explain(self, secret: Any, history: History) -> list[Conflict]:
        """The turns that rule a secret out."""
        found = by_prolog.conflicts(self._key, self._secret(secret), self._turns(history))
        return [Conflict(turn - 1, self.answers[would - 1]) for turn, would in found]

    def contradiction(self, history: History) -> tuple[int, ...]:
        """The numbers, from 0, of the fewest turns that no secret draws together; or none."""
        return tuple(turn - 1 for turn in by_prolog.contradiction(self._key, self._turns(history)))

    def suggest(self, history: History = (), *, by: str = "worst") -> Any:
        """The next question: the one that leaves the fewest secrets.

        by: `worst`, at worst; `expected`, on average; `classes`, the one with the most answers.
        None where the secret is known (or has been asked). Raises Impossible if no secret is left,
        or if no question tells those that are left apart.
        """
        check_one_of(by, MEASURES, "measure")
        turns = [Turn(*turn) for turn in history]
        numbers = self._turns(turns)
        left = by_prolog.left(self._key, numbers)
        if not left:
            raise Impossible(self.contradiction_sentence(turns))
        if self.ends == "known" and len(left) == 1:
            return None
        number = by_prolog.question(self._key, numbers, by)
        if number is not None:
            return self.questions[number - 1]
        if len(left) > 1:
            one, other = (shown(self.secrets[number - 1]) for number in left[:2])
            raise Impossible(f"no question tells {one} and {other} apart")
        return None

    def tree(self, *, depth: int | None = None, goal: str = "worst") -> Tree:
        """The decision tree with the fewest questions at `worst`, or the least `total` of them.

        depth: at most so many questions; with goal `worst` any such tree does. Raises Impossible if
        there is none: that is then proved.
        """
        check_one_of(goal, GOALS, "goal")
        check_count(depth, "depth", "it is a number of questions, 1 or more")
        found = by_prolog.tree(self._key, goal, depth)
        if found == "deeper":
            raise Impossible(
                f"no tree finds every secret within {count(depth or 0, 'question')}: all have been "
                "tried, so that this is proved"
            )
        kind, *rest = found
        if kind == "alike":
            one, other = (shown(self.secrets[number - 1]) for number in rest)
            raise Impossible(
                f"no question tells {one} and {other} apart: this proves that there is no tree"
            )
        if kind == "unasked":
            raise Impossible(
                f"{shown(self.secrets[rest[0] - 1])} may not be asked, and the game ends when the "
                "secret is: this proves that there is no tree"
            )
        root = self._subtree(rest[2])
        reached = "depth" if goal == "worst" and depth is not None else goal
        return self._tree(root, reached)

    def _tree(self, root: Subtree, goal: str) -> Tree:
        _, histogram = self._certificate(root)
        return Tree(
            self.name, len(self.secrets), len(self.questions), goal, root, tuple(histogram[1:])
        )

    def certify(self, tree: Tree | Subtree) -> Certificate:
        """Lead every secret through a tree, whoever made it: what is wrong with it."""
        root = tree.root if isinstance(tree, Tree) else tree
        faults, histogram = self._certificate(root)
        return Certificate(
            tuple(self._fault(kind, numbers) for kind, *numbers in faults), tuple(histogram[1:])
        )

    def _fault(self, kind: str, numbers: list[int]) -> Fault:
        names: dict[str, tuple[Sequence[Any], ...]] = {
            "secret": (self.secrets,),
            "question": (self.questions,),
            "branch": (self.questions, self.answers),
        }
        what = zip(names[kind], numbers, strict=True)
        return Fault(kind, tuple(values[number - 1] for values, number in what))

    def contradiction_sentence(self, history: History) -> str:
        """Which answers contradict each other."""
        turns = [Turn(*turn) for turn in history]
        numbers = self.contradiction(turns)
        named = [f"{shown(turns[n].question)}:{shown(turns[n].answer)}" for n in numbers]
        if len(named) == 1:
            return f"no secret draws {named[0]}"
        return f"no secret draws {', '.join(named[:-1])} and {named[-1]} together"

    def turn(self, text: str) -> Turn:
        """The turn `QUESTION:ANSWER`, by the texts of both. Raises BadInput if it is none."""
        for at, sign in enumerate(text):
            if sign == ":" and text[:at] in self._question_numbers:
                question, answer = text[:at], text[at + 1 :]
                _number(self._answer_numbers, answer, "answer of this game", self.answers)
                return Turn(question, answer)
        question, colon, _ = text.partition(":")
        if not colon:
            raise BadInput(f"{quote(text)} is no turn: it is written QUESTION:ANSWER")
        _number(self._question_numbers, question, "question of this game", self.questions)
        raise AssertionError

    def _secret(self, secret: Any) -> int:
        return _number(self._secret_numbers, secret, "secret of this game", self.secrets)

    def _turns(self, history: History) -> list[tuple[int, int]]:
        return [
            (
                _number(self._question_numbers, question, "question of this game", self.questions),
                _number(self._answer_numbers, answer, "answer of this game", self.answers),
            )
            for question, answer in history
        ]

    def _subtree(self, found: Any) -> Subtree:
        if isinstance(found, int):
            return Known(self.secrets[found - 1])
        question, size, children = found
        return Node(
            self.questions[question - 1],
            size,
            {self.answers[answer - 1]: self._subtree(child) for answer, child in children},
        )

    def _certificate(self, root: Subtree) -> tuple[list[list[Any]], list[int]]:
        return by_prolog.certificate(self._key, self._numbered(root))

    def _numbered(self, node: Subtree) -> Any:
        if isinstance(node, Known):
            return _number(self._secret_numbers, node.secret, "secret of this game", self.secrets)
        question = _number(
            self._question_numbers, node.question, "question of this game", self.questions
        )
        return [
            question,
            node.secrets,
            [
                [
                    _number(self._answer_numbers, answer, "answer of this game", self.answers),
                    self._numbered(child),
                ]
                for answer, child in node.children.items()
            ],
        ]


def _numbers(values: Sequence[Any]) -> dict[Any, int]:
    return {value: number for number, value in enumerate(values, start=1)}


def _number(numbers: dict[Any, int], value: Any, what: str, values: Sequence[Any]) -> int:
    try:
        return numbers[value]
    except (KeyError, TypeError):
        some = ", ".join(shown(one) for one in values[:6])
        more = ", ..." if len(values) > 6 else ""
        raise BadInput(f"{quote(shown(value))} is no {what}: accepted are {some}{more}") from None
