"""Answer set programs: what is compared, and what is said where they differ."""

from __future__ import annotations

import pytest

from ludologic import lessons
from ludologic.lessons import Verdict
from ludologic.lessons.checking import judged
from ludologic.lessons.reading import Exercise

pytestmark = pytest.mark.prolog
SOLVED = Verdict(True)


def exercise(reference: str, asked: str, given: str = "") -> Exercise:
    blank = dict.fromkeys(Exercise._fields, "")
    blank |= {"language": "asp", "given": given, "reference": reference, "asked": asked}
    return Exercise(**blank)  # type: ignore[arg-type]


def differs(query: str, yours: str, reference: str, what: str) -> Verdict:
    return Verdict(False, (), query, yours, reference, what)


CHEAPEST = exercise(
    "#minimize { H : buy(H) }.", "#show buy/1.\nhint(1..3).", "1 { buy(H) : hint(H) }."
)


def test_weak_constraints_are_as_good_as_minimize() -> None:
    assert judged(CHEAPEST, ":~ buy(H). [H, H]") == SOLVED
    assert judged(CHEAPEST, "#maximize { -H : buy(H) }.") == SOLVED


@pytest.mark.parametrize("text", [":~ buy(H). [1]", "% #minimize { H : buy(H) }.", ""])
def test_what_is_compared_are_the_best_answer_sets_if_there_are_costs(text: str) -> None:
    found = judged(CHEAPEST, text)
    assert found[:3] == (False, (), "hint(1..3).")
    assert found.what.startswith("an answer set is too many: {buy(1), buy(2)")
    assert found.reference == "{buy(1)}"


def test_a_comment_is_no_minimize() -> None:
    one = exercise("{ a }.", "#show a/0.\nb.")
    assert judged(one, "{ a }. % #minimize { 1 : a }.") == SOLVED
    assert judged(one, "{ a }. #minimize { 1 : a }.") == differs(
        "b.", "{}", "{} {a}", "an answer set is missing: {a}"
    )


def test_sets_that_show_the_same_count_once() -> None:
    one = exercise("{ a }.", "#show a/0.\nb.")
    assert judged(one, "{ a }. { c(1..12) }.") == SOLVED


@pytest.mark.parametrize(
    ("text", "verdict"),
    [
        ("{ a; b }.", SOLVED),
        ("{ a; b }. { e }.", SOLVED),
        ("1 { a; b } 1.", SOLVED),
        ("{ a }.", differs("d.", "{a}", "{a, b}", "b is in no answer set, and should be in one")),
        (
            "{ a; b }. { c }.",
            differs("d.", "{a, b, c}", "{a, b}", "c is in an answer set, and should be in none"),
        ),
        (":- d.", differs("d.", "no answer set", "{a, b}", "it has no answer set")),
    ],
)
def test_brave_consequences(text: str, verdict: Verdict) -> None:
    asked = "% brave\n#show a/0. #show b/0. #show c/0.\nd."
    assert judged(exercise("{ a; b }.", asked), text) == verdict


@pytest.mark.parametrize(
    ("text", "verdict"),
    [
        ("a. { b }.", SOLVED),
        ("a. b :- not c. c :- not b.", SOLVED),
        ("a. b.", differs("d.", "{a, b}", "{a}", "b is in every answer set, and should not be")),
        ("{ a }.", differs("d.", "{}", "{a}", "a should be in every answer set, and is not")),
        (":- d.", differs("d.", "no answer set", "{a}", "it has no answer set")),
    ],
)
def test_cautious_consequences(text: str, verdict: Verdict) -> None:
    asked = "% cautious\n#show a/0. #show b/0.\nd."
    assert judged(exercise("a. { b }.", asked), text) == verdict


def test_an_answer_that_should_have_no_answer_set() -> None:
    assert judged(exercise(":- d.", "% cautious\n#show a/0.\nd."), "a.").what == (
        "it has an answer set, and should have none"
    )


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("#show a/0.", "#show is not accepted in an answer: leave it out"),
        (
            "a. %* %* *% *% #script (python) #end.",
            "#script is not accepted in an answer: leave it out",
        ),
        (
            "a :- not b.\nb :- c",
            "line 2, column 7: the last full stop is missing\n    b :- c\n          ^",
        ),
        (
            "a :- b,.",
            "line 1, column 8: a comma stands before this, but nothing between them: leave the "
            "comma out, or write what is missing\n    a :- b,.\n           ^",
        ),
        (
            "b.\na(X) :- not b.",
            "line 2, column 3: X is unsafe: each variable has to occur in an atom that is not "
            "negated\n    a(X) :- not b.\n      ^",
        ),
    ],
)
def test_a_fault_is_told_with_its_line(text: str, fault: str) -> None:
    assert judged(exercise("a.", "#show a/0.\nb."), text) == Verdict(False, (fault,))


def test_what_stands_in_a_comment_or_in_quotes_is_no_directive() -> None:
    text = 'a. % #show\nc("#script \\" #show"). %* #include %* #show *% *% d :- #sum { 1 : b } = 0.'
    assert judged(exercise("a.", "#show a/0.\nb."), text) == SOLVED


def test_a_name_that_no_rule_makes_true_is_told() -> None:
    found = judged(exercise("a :- edge(1, 2).", "#show a/0.\nedge(1, 2)."), "a :- edg(1, 2).")
    assert found.what == (
        "no rule makes edg(1,2) true: is its name right?\nan answer set is missing: {a}"
    )


def test_prolog_habits_are_told() -> None:
    one = lessons.exercise("2.4")
    last = "\nan answer set is too many: {secret(1,1), secret(2,1)}"
    assert judged(one, ":- secret(P,S), secret(Q,S), dif(P,Q).").what == (
        "ASP has no dif: write != between the two, such as X != Y" + last
    )
    assert judged(one, ":- secret(p,s), secret(q,s), p != q.").what == (
        "line 1: p, s, q begin with a small letter, so they are names, not variables: "
        "write P, S, Q" + last
    )


def test_a_right_answer_has_no_remarks_if_there_is_nothing_to_say() -> None:
    one = lessons.exercise("1.2")
    assert lessons.check(one, one.solution).remarks == ()


@pytest.mark.parametrize("number", ["1.2", "8.4"])
def test_an_answer_may_be_long(number: str) -> None:
    one = lessons.exercise(number)
    facts = "".join(f"mine({place}).\n" for place in range(1000))
    assert judged(one, one.solution + facts) == SOLVED
    long = one.solution + "%" * (1_000_000 - len(one.solution))
    said = "the answer has 1,000,000 characters: it may have 100,000"
    assert judged(one, long) == Verdict(False, (said,))
