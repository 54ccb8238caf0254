"""A guessing game: what its answers leave, what to ask next, and trees that find every secret."""

from __future__ import annotations

import pickle
import weakref
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from functools import cached_property, partial
from typing import Any, TypeAlias

from ludologic.checks import (
    LARGEST,
    check_count,
    check_instance,
    check_items,
    check_jobs,
    check_number,
    check_one_of,
    check_progress,
)
from ludologic.checks import shown as named
from ludologic.engines.door import guessing as door
from ludologic.engines.limit import at_first, bounded, up, within
from ludologic.engines.prolog import Kept
from ludologic.errors import BadInput, EngineMissing, Impossible, TimeIsUp, quote
from ludologic.games import by_clingo, by_prolog
from ludologic.games.values import Certain, Tree, Turn
from ludologic.tree import Certificate, Conflict, Fault, Known, Node, Subtree, shown
from ludologic.words import count

ENDS = ("known", "asked")
ENGINES = ("prolog", "clingo")
GOALS = ("worst", "total", "both")
MEASURES = ("worst", "expected", "classes")
NOBODY = "no secret draws all these answers"
History = Iterable[tuple[Any, Any]]
Answer: TypeAlias = Callable[[Any, Any], Hashable] | Mapping[Any, Any]


class Guessing:
    """A guessing game, asked once for each pair of question and secret.

    `ends` is `known` where it ends as soon as the secret is known, `asked` when the secret has been
    asked itself. A history is (question, answer) pairs, the oldest first. `known_as` opens it again
    in another process, by its name and end.
    """

    def __init__(
        self,
        name: str,
        opened: int | by_prolog.Table,
        ends: str,
        secrets: Sequence[Any],
        questions: Sequence[Any],
        answers: Sequence[Any],
        *,
        known_as: Callable[[str, str], Guessing] | None = None,
    ) -> None:
        self.name, self.ends = name, ends
        self._known_as = known_as
        self.secrets, self.questions, self.answers = map(tuple, (secrets, questions, answers))
        self._opened = opened
        self._secret_numbers = _numbers(self.secrets)
        self._question_numbers = _numbers(self.questions)
        self._answer_numbers = _numbers(self.answers)

    @cached_property
    def _key(self) -> int:
        """Under which the game is open in SWI-Prolog."""
        opened = self._opened
        try:
            key = opened if isinstance(opened, int) else by_prolog.open_table(opened)
        except EngineMissing as error:
            raise EngineMissing(
                f"{error}; engine clingo makes the tree of a small game without it"
            ) from None
        weakref.finalize(self, by_prolog.drop, key)
        return key

    @cached_property
    def _facts(self) -> by_clingo.Facts:
        """The game as facts for clingo."""
        table = self._table()
        secrets = range(1, len(self.secrets) + 1)
        rows = [
            {one: answer for answer, bits in row for one in secrets if bits >> one - 1 & 1}
            for row in table.rows
        ]
        return by_clingo.Facts(self.ends, len(self.secrets), table.questions, rows)

    def _table(self) -> by_prolog.Table:
        """The game as it is worked out: what each secret answers."""
        opened = self._opened
        if not isinstance(opened, int):
            return opened
        own, first = self._secret_numbers, len(self.secrets) + 1
        numbers = [own.get(question, n) for n, question in enumerate(self.questions, first)]
        rows = by_prolog.rows(self._key)
        return by_prolog.Table(self.ends, len(own), numbers, len(self.answers), rows)

    def rows(self) -> list[list[tuple[int, int]]]:
        """For each question the numbers of its answers, with the secrets of each as bits."""
        return self._table().rows

    def options(self) -> dict[str, Any]:
        """What the game is called at a table, which is told it if it can't know it by its name."""
        if self._known_as is not None:
            return {"name": self.name, "ends": self.ends}
        name = f"{self._key}/{self.name}"  # a title is what follows the last /
        door.tell(
            name=name,
            ends=self.ends,
            secrets=[shown(secret) for secret in self.secrets],
            questions=[shown(question) for question in self.questions],
            answers=[shown(answer) for answer in self.answers],
            rows=self._table().rows,
        )
        return {"name": name}

    def __reduce__(self) -> Any:  # what is open is this process's: another one opens it again
        if self._known_as is not None:
            return self._known_as, (self.name, self.ends)
        values = self.secrets, self.questions, self.answers
        return Guessing, (self.name, self._table(), self.ends, *values)

    def __repr__(self) -> str:
        return (
            f"<Guessing {self.name}: {count(len(self.secrets), 'secret')}, "
            f"{count(len(self.questions), 'question')}, ends {self.ends}>"
        )

    @bounded
    def consistent(
        self, history: History = (), *, engine: str = "prolog", time: float | None = None
    ) -> list[Any]:
        """The secrets that would have drawn all these answers, in order."""
        check_one_of(engine, ENGINES, "engine")
        turns = self._turns(history)
        if engine == "clingo":
            found = by_clingo.left(self._facts, self._told(turns))
        else:
            found = door.left(game=self._key, history=turns)
        return [self.secrets[number - 1] for number in found]

    @bounded
    def certain(self, history: History = (), *, time: float | None = None) -> Certain:
        """What each question would draw after these answers, for certain and possibly: by clingo.

        Raises Impossible if no secret is left.
        """
        certain, possible = by_clingo.certain(self._facts, self._told(self._turns(history)))
        if not possible and self.questions:
            raise Impossible(NOBODY)
        values = dict(zip(self._facts.questions, self.questions, strict=True))
        some: dict[Any, list[Any]] = {question: [] for question in self.questions}
        for question, answer in sorted(possible):
            some[values[question]].append(self.answers[answer - 1])
        sure = {values[question]: self.answers[answer - 1] for question, answer in sorted(certain)}
        return Certain(sure, some)

    def _told(self, turns: list[tuple[int, int]]) -> list[tuple[int, int]]:
        """A history as facts for clingo."""
        return [(self._facts.questions[question - 1], answer) for question, answer in turns]

    def answer(self, question: Any, secret: Any) -> Any:
        """What a secret answers to a question."""
        number = self._question(question)
        if not self.answers:
            raise BadInput("this game has no questions")
        first = 1  # any answer: if the secret would have drawn another, it is told which
        said = door.conflicts(
            game=self._key, secret=self._secret(secret), history=[(number, first)]
        )
        return self.answers[(said[0]["would"] if said else first) - 1]

    @bounded
    def explain(
        self, secret: Any, history: History, *, time: float | None = None
    ) -> list[Conflict]:
        """The turns that rule a secret out."""
        found = door.conflicts(
            game=self._key, secret=self._secret(secret), history=self._turns(history)
        )
        return [Conflict(one["turn"], self.answers[one["would"] - 1]) for one in found]

    @bounded
    def contradiction(self, history: History, *, time: float | None = None) -> tuple[int, ...]:
        """The numbers, from 1, of the fewest turns that no secret draws together; or none."""
        return tuple(door.contradiction(game=self._key, history=self._turns(history)))

    @bounded
    def suggest(
        self, history: History = (), *, by: str = "worst", time: float | None = None
    ) -> Any:
        """The next question: the one that leaves the fewest secrets.

        by: `worst`, at worst; `expected`, on average; `classes`, the one with the most answers.
        None if the secret is known (or has been asked). Raises Impossible if no secret is left, or
        if no question tells those that are left apart.

        time: the seconds after which TimeIsUp is raised; its `reached` are the secrets that are
        possible.
        """
        check_one_of(by, MEASURES, "measure")
        turns = _pairs(history)
        numbers = self._turns(turns)
        left = door.left(game=self._key, history=numbers)
        if not left:
            raise Impossible(self.contradiction_sentence(turns))
        if self.ends == "known" and len(left) == 1:
            return None
        try:
            number = door.suggest(game=self._key, history=numbers, by=by)
        except TimeIsUp:
            known = f"{count(len(left), 'secret')} possible"
            raise up(known, [self.secrets[number - 1] for number in left]) from None
        if number is not None:
            return self.questions[number - 1]
        if len(left) > 1:
            one, other = (shown(self.secrets[number - 1]) for number in left[:2])
            raise Impossible(f"no question tells {one} and {other} apart")
        return None

    @bounded
    def tree(
        self,
        *,
        depth: int | None = None,
        goal: str = "worst",
        engine: str = "prolog",
        jobs: int = 1,
        dask: str | None = None,
        progress: Callable[[int, int], None] | None = None,
        time: float | None = None,
    ) -> Tree:
        """The decision tree with the fewest questions at `worst`, or the least `total` of them.

        goal: `both` is the least total of those with the fewest at worst. depth: at most so many
        questions; with goal `worst` any such tree does. engine: `clingo` makes the whole tree at
        once, which is for a few secrets. Raises Impossible if there is none: that is then proved.

        jobs: how many processes share the work, -1 for one a core; dask: the address of a Dask
        scheduler whose workers do it instead. The figures by the goal are the same. Then
        progress(done, parts) is told how far it is, and Ctrl-C, or the end of `time`, leads to the
        best tree by then: that it is not `proved` says so.

        time: the seconds after which one process raises TimeIsUp; its `reached` is the tree that
        asks at each set what `suggest` would, if that was found.
        """
        check_one_of(goal, GOALS, "goal")
        check_one_of(engine, ENGINES, "engine")
        depth = check_count(depth, "depth", "it is a number of questions, 1 or more")
        jobs = check_jobs(jobs)
        check_progress(progress)
        if jobs != 1 or dask is not None:
            if engine == "clingo":
                raise BadInput("engine clingo is one process: jobs are for engine prolog")
            if len(self.secrets) > 1:
                return self._by_several(depth, goal, jobs, dask, progress)
        by = "expected" if goal == "total" else "worst"
        greedy = at_first(lambda: door.greedy(game=self._key, by=by))
        try:
            return self._best(depth, goal, engine)
        except TimeIsUp as error:
            if greedy is None:
                raise
            with within(None):
                tree = self._whole(greedy, "depth")
            known = f"the tree of suggest needs at most {count(tree.depth, 'question')}"
            raise up("; ".join(filter(None, (error.known, known))), tree) from None

    def _best(self, depth: int | None, goal: str, engine: str) -> Tree:
        reached = _reached(goal, depth)
        if engine == "clingo":
            return self._tree_by_clingo(depth, goal, reached)
        return self._answered(door.tree(game=self._key, goal=goal, depth=depth), depth, reached)

    def _answered(self, found: Any, depth: int | None, reached: str) -> Tree:
        """The tree that was found, or why there is none."""
        kind = found["kind"]
        if kind == "found":
            return self._whole(found["tree"], reached)
        if kind == "deeper":
            raise Impossible(
                f"no tree finds every secret within {count(depth or 0, 'question')}: all have been "
                "tried, so that this is proved"
            )
        if kind == "alike":
            one, other = (shown(self.secrets[found[name] - 1]) for name in ("one", "other"))
            raise Impossible(
                f"no question tells {one} and {other} apart: this proves that there is no tree"
            )
        raise Impossible(
            f"{shown(self.secrets[found['secret'] - 1])} may not be asked, and the game ends when "
            "the secret is: this proves that there is no tree"
        )

    def _whole(self, found: Any, goal: str) -> Tree:
        root = self._subtree(found)
        with within(None):  # what is found is not lost
            histogram = self._certificate(root)["histogram"]
        return self._tree(root, goal, histogram[1:])

    def _by_several(
        self,
        depth: int | None,
        goal: str,
        jobs: int,
        dask: str | None,
        progress: Callable[[int, int], None] | None,
    ) -> Tree:
        from ludologic.games import spread

        found: Any = door.obstacle(game=self._key)
        proved = True
        if found is None:
            root, proved = spread.best(
                self._key,
                pickle.dumps(partial(_spread_of, self)),
                len(self.secrets),
                goal,
                depth,
                jobs=jobs,
                dask=dask,
                progress=progress,
            )
            found = {"kind": "deeper"} if root is None else {"kind": "found", "tree": root}
        return self._answered(found, depth, _reached(goal, depth) if proved else "found")

    def _tree_by_clingo(self, depth: int | None, goal: str, reached: str) -> Tree:
        """Look for the least depth, unless a depth was given or only the total matters."""
        most = len(self.secrets) if depth is None else min(depth, len(self.secrets))
        depths = range(most + 1) if reached in ("worst", "both") else [most]
        for level in depths:
            try:
                asked = by_clingo.tree(self._facts, level, best=goal != "worst")
            except TimeIsUp:
                fewer = f"no tree has fewer than {count(level, 'question')} at worst"
                raise up(fewer if level > depths[0] else "") from None
            if asked is not None:
                root = self._subtree(by_clingo.nested(self._facts, asked))
                return self._tree(root, reached, by_clingo.histogram(self._facts, asked))
        within = "" if depth is None else f" within {count(depth, 'question')}"
        raise Impossible(f"no tree finds every secret{within}: clingo has proved it")

    def _tree(self, root: Subtree, goal: str, histogram: Sequence[int]) -> Tree:
        return Tree(self.name, len(self.secrets), len(self.questions), goal, root, tuple(histogram))

    @bounded
    def certify(self, tree: Tree | Subtree, *, time: float | None = None) -> Certificate:
        """Lead every secret through a tree, whoever made it: what is wrong with it."""
        root = tree.root if isinstance(tree, Tree) else tree
        found = self._certificate(root)
        return Certificate(tuple(map(self._fault, found["faults"])), tuple(found["histogram"][1:]))

    def _fault(self, fault: Any) -> Fault:
        values = {"secret": self.secrets, "question": self.questions, "answer": self.answers}
        what = [values[name][number - 1] for name, number in fault.items() if name != "kind"]
        return Fault((fault["kind"], *what))

    def contradiction_sentence(self, history: History) -> str:
        """Which answers contradict each other. Raises BadInput if none do."""
        turns = _pairs(history)
        numbers = self.contradiction(turns)
        texts = [f"{shown(turns[n - 1].question)}:{shown(turns[n - 1].answer)}" for n in numbers]
        if not texts:
            raise BadInput("these answers don't contradict each other: some secret draws them all")
        if len(texts) == 1:
            return f"no secret draws {texts[0]}"
        return f"no secret draws {', '.join(texts[:-1])} and {texts[-1]} together"

    def turn(self, text: str) -> Turn:
        """The turn `QUESTION:ANSWER`, by the texts of both. Raises BadInput if it is none."""
        check_instance(text, str, "turn", "it is written QUESTION:ANSWER")
        for at, sign in enumerate(text):
            if sign == ":" and text[:at] in self._question_numbers:
                question, answer = text[:at], text[at + 1 :]
                self._answer(answer)
                return Turn(question, answer)
        question, colon, _ = text.partition(":")
        if not colon:
            raise BadInput(f"{quote(text)} is no turn: it is written QUESTION:ANSWER")
        self._question(question)
        raise AssertionError

    def _secret(self, secret: Any) -> int:
        return _number(self._secret_numbers, secret, "secret of this game", self.secrets)

    def _question(self, question: Any) -> int:
        return _number(self._question_numbers, question, "question of this game", self.questions)

    def _answer(self, answer: Any) -> int:
        return _number(self._answer_numbers, answer, "answer of this game", self.answers)

    def _turns(self, history: History) -> list[tuple[int, int]]:
        return [
            (self._question(question), self._answer(answer)) for question, answer in _pairs(history)
        ]

    def _subtree(self, found: Any) -> Subtree:
        if found["kind"] == "secret":
            return Known(self.secrets[found["secret"] - 1])
        return Node(
            self.questions[found["question"] - 1],
            found["secrets"],
            {
                self.answers[child["answer"] - 1]: self._subtree(child["tree"])
                for child in found["children"]
            },
        )

    def _certificate(self, root: Subtree) -> Any:
        return door.certificate(game=self._key, tree=self._numbered(root))

    def _numbered(self, node: Subtree, level: int = 1) -> Any:
        form = "it is a question with its children, or Known(secret)"
        check_instance(node, (Known, Node), "node of a tree", form)
        if isinstance(node, Known):
            return "secret", self._secret(node.secret)
        if level > _MOST_LEVELS:
            raise BadInput(f"the tree is too large: it has at most {_MOST_LEVELS} levels")
        check_instance(node.children, dict, "set of children", "they are children by answers")
        return (
            "node",
            self._question(node.question),
            check_number(node.secrets, "number of secrets", 0, LARGEST),
            [
                (self._answer(answer), self._numbered(child, level + 1))
                for answer, child in node.children.items()
            ],
        )


def _spread_of(game: Guessing, goal: str) -> Kept | None:
    """A search in parts, which has found out nothing yet."""
    return door.opened("spread", game=game._key, goal=goal)


def _reached(goal: str, depth: int | None) -> str:
    return {"worst": "depth", "total": "within"}.get(goal, goal) if depth else goal


def _pairs(history: History) -> list[Turn]:
    """The turns of a history. Raises BadInput for what is no pair of a question and an answer."""
    form = "it is (question, answer) pairs, the oldest first"
    turns = [check_items(turn, "turn", form) for turn in check_items(history, "history", form)]
    for turn in turns:
        if len(turn) != 2:
            raise BadInput(f"{named(turn)} is no turn: {form}")
    return [Turn(*turn) for turn in turns]


_MOST_LEVELS = 100


def _numbers(values: Sequence[Any]) -> dict[Any, int]:
    return {value: number for number, value in enumerate(values, start=1)}


def _number(numbers: dict[Any, int], value: Any, what: str, values: Sequence[Any]) -> int:
    try:
        return numbers[value]
    except (KeyError, TypeError, RecursionError):
        some = ", ".join(shown(one) for one in values[:6])
        more = ", ..." if len(values) > 6 else ""
        raise BadInput(f"{named(value)} is no {what}: accepted are {some}{more}") from None
