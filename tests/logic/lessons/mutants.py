"""Wrong variants of the solutions of exercises, and whether the checker refuses them.

`python tests/logic/lessons/mutants.py [EXERCISE ...]` prints for each exercise how many programs
differ from its solution in one thing; how many of these are refused by a query, and how many can't
be asked or end the process; how many are proved to have the same answers, and how many `equal.txt`
lists with the reason why they are right. Then it prints those that are left.

`mutants.pl` changes programs of Prolog, this file those of ASP. The answers are judged one after
the other in one process for each exercise, which is started again if an answer ends it.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterable, Iterator
from itertools import chain
from pathlib import Path
from select import select
from typing import Any, NamedTuple

from clingo import ast

from ludologic import lessons
from ludologic.lessons.checking import SECONDS, judged
from ludologic.lessons.reading import Exercise

HERE = Path(__file__).parent
RECURSIONS = range(4)


class Mutant(NamedTuple):
    """A program, what was changed in it, and why it has the same answers, if that is proved."""

    what: str
    text: str
    equal: str = ""


class Score(NamedTuple):
    """The mutants of an exercise: how many there are, how many are refused by a query and how many
    otherwise; and what is changed in those that are proved equal, listed, and neither."""

    number: str
    generated: int
    refused: int
    unasked: int
    equal: tuple[str, ...]
    listed: tuple[str, ...]
    left: tuple[str, ...]

    def counts(self) -> tuple[int, ...]:
        accepted = (self.equal, self.listed, self.left)
        return (self.generated, self.refused, self.unasked, *map(len, accepted))


def reasons() -> dict[tuple[str, str], str]:
    """What `equal.txt` lists: an exercise and a change, and why it leaves the program right."""
    found = {}
    for line in (HERE / "equal.txt").read_text("utf-8").splitlines():
        if line:
            change, _, reason = line.partition("  # ")
            number, _, what = change.partition(" ")
            found[number, what] = reason
    return found


def mutants(exercises: Iterable[Exercise]) -> list[list[Mutant]]:
    """The mutants of each exercise, in the same order each time."""
    exercises = list(exercises)
    told = [
        {"text": one.solution, "given": one.given, "queries": one.asked}
        for one in exercises
        if one.language == "prolog"
    ]
    done = subprocess.run(
        ["swipl", "-q", str(HERE / "mutants.pl"), "/dev/stdin"],
        input=json.dumps(told),
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, ""), done.stderr
    of_prolog = iter(json.loads(done.stdout))
    return [
        list(asp_mutants(one.solution))
        if one.language == "asp"
        else [Mutant(found["what"], found["text"], found["equal"]) for found in next(of_prolog)]
        for one in exercises
    ]


def scores(exercises: Iterable[Exercise]) -> Iterator[Score]:
    exercises = list(exercises)
    listed = reasons()
    for exercise, all_of_it in zip(exercises, mutants(exercises), strict=True):
        judge = Judge()
        said = [(one, judge.verdict(exercise, one.text)) for one in all_of_it]
        kinds = [kind for _, kind in said]
        equal = [one.what for one, kind in said if kind == "solved" and one.equal]
        others = [one.what for one, kind in said if kind == "solved" and not one.equal]
        yield Score(
            exercise.number,
            len(all_of_it),
            kinds.count("differs"),
            kinds.count("unasked"),
            tuple(equal),
            tuple(what for what in others if (exercise.number, what) in listed),
            tuple(what for what in others if (exercise.number, what) not in listed),
        )
        judge.end()


class Judge:
    """A process that judges answers."""

    process: subprocess.Popen[str] | None = None

    def verdict(self, exercise: Exercise, text: str) -> str:
        """`solved`; `differs`; or `unasked`, if the program has a fault, ends the process that it
        runs in, or goes on and on."""
        for _ in range(2):  # what came before it may have left too little memory
            if said := self.said([exercise.number, text]):
                return said.strip()
            self.end()
        return "unasked"

    def start(self) -> None:
        self.process = subprocess.Popen(
            [sys.executable, __file__, "--judge"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )

    def said(self, asked: list[str]) -> str:
        if not self.process:
            self.start()
        assert self.process and self.process.stdin and self.process.stdout
        self.process.stdin.write(json.dumps(asked) + "\n")
        self.process.stdin.flush()
        if not select([self.process.stdout], [], [], SECONDS)[0]:
            return ""
        return self.process.stdout.readline()

    def end(self) -> None:
        if self.process:
            self.process.kill()
            self.process.communicate()
            self.process = None


def _judge() -> None:
    """The process that judges: for each line, an exercise and a program."""
    for line in sys.stdin:
        number, text = json.loads(line)
        found = judged(lessons.exercise(number), text)
        print("solved" if found.solved else "unasked" if found.faults else "differs", flush=True)


# The changes of a program of ASP.


def asp_mutants(text: str) -> Iterator[Mutant]:
    rules: list[ast.AST] = []
    ast.parse_string(text, rules.append)
    rules = [rule for rule in rules if rule.ast_type != ast.ASTType.Program]
    seen = {_text(rules)}
    for what, changed in chain(_changed(rules), _unrolled(rules)):
        if (text := _text(changed)) not in seen:
            seen.add(text)
            yield Mutant(what, text)


def _text(rules: Iterable[ast.AST]) -> str:
    return "".join(f"{rule}\n" for rule in rules)


def _changed(rules: list[ast.AST]) -> Iterator[tuple[str, list[ast.AST]]]:
    names = sorted({str(one) for rule in rules for one in _parts(rule) if _is_name(one)})
    for place, rule in enumerate(rules):
        yield f"without rule {place + 1}", rules[:place] + rules[place + 1 :]
        variables = {one.name for one in _parts(rule) if one.ast_type == ast.ASTType.Variable}
        for variant in _rule_variants(rule, _About(sorted(variables - {"_"}), names)):
            yield f"rule {place + 1}: {variant}", [*rules[:place], variant, *rules[place + 1 :]]


class _About(NamedTuple):
    """The variables of a rule and the names of the program."""

    variables: list[str]
    names: list[str]


def _is_name(part: ast.AST) -> bool:
    return (
        part.ast_type == ast.ASTType.Function and not part.arguments
    ) or part.ast_type == ast.ASTType.SymbolicTerm


def _children(node: ast.AST) -> Iterator[tuple[str, Any]]:
    for key in node.child_keys:
        if (child := getattr(node, key)) is not None:
            yield key, child


def _parts(node: ast.AST) -> Iterator[ast.AST]:
    yield node
    for _, child in _children(node):
        for one in [child] if isinstance(child, ast.AST) else child:
            yield from _parts(one)


def _rule_variants(rule: ast.AST, about: _About) -> Iterator[ast.AST]:
    yield from _variants(rule, about)
    if rule.ast_type == ast.ASTType.Rule:
        yield from _head_variants(rule)
        yield from _all_and_some(rule)


def _head_variants(rule: ast.AST) -> Iterator[ast.AST]:
    """A choice is made of an atom, and an atom of a choice."""
    head = rule.head
    if head.ast_type == ast.ASTType.Literal and head.atom.ast_type == ast.ASTType.SymbolicAtom:
        chosen = ast.ConditionalLiteral(head.location, head, [])
        yield rule.update(head=ast.Aggregate(head.location, None, [chosen], None))
    if head.ast_type == ast.ASTType.Aggregate:
        for one in head.elements:
            yield rule.update(head=one.literal, body=[*rule.body, *one.condition])


def _all_and_some(rule: ast.AST) -> Iterator[ast.AST]:
    """What holds of all is asked of one, and what holds of one is asked of all."""
    body = list(rule.body)
    for place, one in enumerate(body):
        others = body[:place] + body[place + 1 :]
        if one.ast_type == ast.ASTType.ConditionalLiteral:
            yield rule.update(body=[*others, one.literal, *one.condition])
            continue
        for other in others:
            if one.ast_type == other.ast_type == ast.ASTType.Literal:
                rest = [each for each in others if each is not other]
                every = ast.ConditionalLiteral(one.location, one, [other])
                yield rule.update(body=[*rest, every])


def _variants(node: ast.AST, about: _About) -> Iterator[ast.AST]:
    """The node with one change in it."""
    yield from _VARIANTS.get(node.ast_type, _none)(node, about)
    for key, child in _children(node):
        if isinstance(child, ast.AST):
            if key == "head" and child.ast_type == ast.ASTType.Literal:
                for variant in _variants(child.atom, about):
                    yield node.update(head=child.update(atom=variant))
            else:
                for variant in _variants(child, about):
                    yield node.update(**{key: variant})
            continue
        items = list(child)
        for place, item in enumerate(items):
            for variant in _variants(item, about):
                yield node.update(**{key: [*items[:place], variant, *items[place + 1 :]]})
            if key != "arguments" and key != "guards" and (key != "elements" or len(items) > 1):
                yield node.update(**{key: items[:place] + items[place + 1 :]})
            if key in {"arguments", "terms"} and place:
                swapped = [items[place], items[place - 1]]
                yield node.update(**{key: items[: place - 1] + swapped + items[place + 1 :]})


def _none(node: ast.AST, about: _About) -> Iterator[ast.AST]:
    yield from ()


def _literal(node: ast.AST, about: _About) -> Iterator[ast.AST]:
    if node.atom.ast_type in {ast.ASTType.SymbolicAtom, ast.ASTType.BodyAggregate}:
        yield node.update(sign=0 if node.sign else 1)


def _guard(node: ast.AST, about: _About) -> Iterator[ast.AST]:
    for operator in ast.ComparisonOperator:
        if operator != node.comparison:
            yield node.update(comparison=int(operator))


def _aggregate(node: ast.AST, about: _About) -> Iterator[ast.AST]:
    for key in ("left_guard", "right_guard"):
        if getattr(node, key) is not None:
            yield node.update(**{key: None})
    if node.ast_type == ast.ASTType.BodyAggregate:
        for function in ast.AggregateFunction:
            if function != node.function:
                yield node.update(function=int(function))


def _minimize(node: ast.AST, about: _About) -> Iterator[ast.AST]:
    minus = ast.UnaryOperation(node.location, int(ast.UnaryOperator.Minus), node.weight)
    yield node.update(weight=minus)
    one = _number(node.location, 1)
    for weight in [one] if str(node.weight) != "1" else []:
        yield node.update(weight=weight)


def _number(location: ast.Location, number: int) -> ast.AST:
    return _term(str(number)).update(location=location)


def _term(text: str) -> ast.AST:
    found: list[ast.AST] = []
    ast.parse_string(f"a({text}).", found.append)
    term: ast.AST = found[1].head.atom.symbol.arguments[0]
    return term


def _variable(node: ast.AST, about: _About) -> Iterator[ast.AST]:
    for name in about.variables:
        if name != node.name:
            yield node.update(name=name)
    if node.name != "_":
        yield node.update(name="_")
        yield _number(node.location, 1)


def _constant(node: ast.AST, about: _About) -> Iterator[ast.AST]:
    if str(node).lstrip("-").isdigit():
        yield _number(node.location, int(str(node)) - 1)
        yield _number(node.location, int(str(node)) + 1)
        return
    for name in about.names:
        if name != str(node) and not name.lstrip("-").isdigit():
            yield _term(name)


def _operation(node: ast.AST, about: _About) -> Iterator[ast.AST]:
    for operator in ast.BinaryOperator:
        if operator != node.operator_type and operator in _ARITHMETIC:
            yield node.update(operator_type=int(operator))
    yield node.left
    yield node.right


_ARITHMETIC = {
    ast.BinaryOperator.Plus,
    ast.BinaryOperator.Minus,
    ast.BinaryOperator.Multiplication,
    ast.BinaryOperator.Division,
    ast.BinaryOperator.Modulo,
}
_VARIANTS = {
    ast.ASTType.Literal: _literal,
    ast.ASTType.Guard: _guard,
    ast.ASTType.Aggregate: _aggregate,
    ast.ASTType.BodyAggregate: _aggregate,
    ast.ASTType.Minimize: _minimize,
    ast.ASTType.Variable: _variable,
    ast.ASTType.SymbolicTerm: _constant,
    ast.ASTType.BinaryOperation: _operation,
}


def _unrolled(rules: list[ast.AST]) -> Iterator[tuple[str, list[ast.AST]]]:
    """The rules for a relation that is asked of itself, so many times at most."""
    recursive = {
        name
        for rule in rules
        if rule.ast_type == ast.ASTType.Rule
        for name in _names(rule.head) & set().union(*map(_names, rule.body), set())
    }
    for name in sorted(recursive):
        for most in RECURSIONS:
            copies = []
            for depth in range(most + 1):
                for rule in rules:
                    heads = rule.ast_type == ast.ASTType.Rule and name in _names(rule.head)
                    if not heads and not depth:
                        copies.append(rule)
                    elif heads:
                        head = _renamed(rule.head, name, depth)
                        body = [_renamed(one, name, depth + 1) for one in rule.body]
                        copies.append(rule.update(head=head, body=body))
            yield f"{name} fails after {most} calls", copies


def _names(node: ast.AST) -> set[str]:
    return {
        one.symbol.name
        for one in _parts(node)
        if one.ast_type == ast.ASTType.SymbolicAtom and one.symbol.ast_type == ast.ASTType.Function
    }


def _renamed(node: ast.AST, name: str, depth: int) -> ast.AST:
    if node.ast_type == ast.ASTType.SymbolicAtom and node.symbol.name == name and depth:
        return node.update(symbol=node.symbol.update(name=f"{name}_{depth}"))
    changes = {
        key: _renamed(child, name, depth)
        if isinstance(child, ast.AST)
        else [_renamed(one, name, depth) for one in child]
        for key, child in _children(node)
    }
    return node.update(**changes)


def _main(numbers: list[str]) -> None:
    chosen = [one for one in lessons.exercises() if not numbers or one.number in numbers]
    columns = ("made", "refused", "unasked", "equal", "listed", "left")
    print(f"{'':6}" + "".join(f"{name:>9}" for name in columns))
    rows = []
    for score in scores(chosen):
        rows.append(score.counts())
        print(_row(score.number, rows[-1]), flush=True)
        for what in score.left:
            print(f"    {what}")
    print(_row("all", map(sum, zip(*rows, strict=True))))


def _row(name: str, counts: Iterable[int]) -> str:
    return f"{name:6}" + "".join(f"{count:9}" for count in counts)


if __name__ == "__main__":
    if sys.argv[1:] == ["--judge"]:
        _judge()
    else:
        _main(sys.argv[1:])
