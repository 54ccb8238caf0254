"""What a class has solved, as a page for the teacher that needs no other file."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from html import escape

from ludologic.display import count
from ludologic.lessons import exercise
from ludologic.lessons.marking import Mark
from ludologic.play.pictures.page import looks, page


def html(table: Sequence[Sequence[str]], marks: Sequence[Mark], others: Sequence[str]) -> str:
    """The page: the table, what an exercise was answered wrongly by, and each answer.

    The others are files that were not marked.
    """
    _, *rows = table
    solved = sum(one.verdict.solved for one in marks)
    summary = (
        f"{count(len(rows), 'learner')} handed in {count(len(marks), 'answer')}; "
        f"{solved:,} of them {'solves its exercise' if solved == 1 else 'solve their exercises'}."
    )
    return page(
        "marks.html",
        LOOKS=looks(),
        SUMMARY=summary,
        OTHERS=f"<p>Not marked: {escape(', '.join(others))}.</p>" if others else "",
        TABLE=_table(table, marks),
        EXERCISES=_exercises(marks),
        LEARNERS="\n".join(_learner(row[0], marks) for row in rows),
    )


def _table(table: Sequence[Sequence[str]], marks: Sequence[Mark]) -> str:
    head, *rows = table
    places = {(one.learner, one.exercise): _place(one) for one in marks}
    lines = ["<table><thead><tr>", *(f'<th scope="col">{escape(one)}</th>' for one in head)]
    lines += ["</tr></thead><tbody>"]
    for learner, *said, solved, handed_in in rows:
        lines.append(f'<tr><th scope="row">{escape(learner)}</th>')
        for number, word in zip(head[1:], said, strict=False):
            link = places.get((learner, number), "")
            shown = f'<a href="#{link}">{word}</a>' if word else ""
            lines.append(f'<td class="{word}">{shown}</td>')
        lines.append(f"<td>{solved}</td><td>{handed_in}</td></tr>")
    return "\n".join([*lines, "</tbody></table>"])


def _exercises(marks: Iterable[Mark]) -> str:
    """Where the answers to an exercise differ from the reference, the most frequent place first."""
    by_number: dict[str, list[Mark]] = {}
    for one in marks:
        by_number.setdefault(one.exercise, []).append(one)
    lines = []
    for number, some in sorted(by_number.items(), key=lambda item: _order(item[0])):
        solved = sum(one.verdict.solved for one in some)
        lines.append(f"<h3>{number} {escape(exercise(number).title)}</h3>")
        lines.append(f"<p>{solved} of {count(len(some), 'answer')} solved.</p>")
        met = Counter(one.verdict.told(exercise(number)) for one in some if not one.verdict.solved)
        for said, often in met.most_common(3):
            who = count(often, "learner")
            lines.append(f"<p>{who} met this:</p><pre>{escape(said)}</pre>")
    return "\n".join(lines)


def _learner(learner: str, marks: Iterable[Mark]) -> str:
    lines = [f"<h2>{escape(learner)}</h2>"]
    for one in marks:
        if one.learner == learner:
            word = "solved" if one.verdict.solved else "not solved"
            told = one.verdict.told(exercise(one.exercise))
            lines.append(f'<details id="{_place(one)}"{"" if one.verdict.solved else " open"}>')
            lines.append(f"<summary>{one.exercise}: {word}</summary><pre>{escape(told)}</pre>")
            lines.append(f"<pre>{escape(one.text or '')}</pre></details>")
    return "\n".join(lines)


def _place(mark: Mark) -> str:
    """Where the page shows an answer: a name that any learner's name gives another."""
    return f"a-{mark.learner.encode().hex()}-{mark.exercise}"


def _order(number: str) -> tuple[int, ...]:
    return tuple(map(int, number.split(".")))
