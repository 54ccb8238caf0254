"""`why`: the proof of an answer of the rules, or what failed."""

from __future__ import annotations

import re
from json import loads
from typing import Annotated, Any

import typer

from ludologic import why as reasons
from ludologic.cli.options import Json, Limit, number_option
from ludologic.cli.output import document
from ludologic.errors import BadInput, quote
from ludologic.values import Term, Value, Var


def why(
    relation: Annotated[
        str,
        typer.Argument(metavar="RELATION", help="A relation of logic/, such as feedback_fault."),
    ],
    values: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="VALUE",
            help='A number, a name, [VALUE, ...], {"NAME": [VALUE, ...]} for NAME(VALUE, ...), '
            "0-2 for such a pair, or _ for any.",
        ),
    ] = None,
    depth: Annotated[
        int | None, number_option("How many levels of the proof to show, usually 4.")
    ] = None,
    everything: Annotated[
        bool,
        typer.Option("--all", help="Also what is true by itself, such as a unification."),
    ] = False,
    tree: Annotated[
        bool,
        typer.Option("--tree", help="The whole search instead: which branches fail or are cut."),
    ] = False,
    time: Limit = None,
    json: Json = False,
) -> None:
    """Say why a relation of the rules holds, fails, or does not end."""
    asked = map(_value, values or [])
    if tree:
        if depth is not None or everything:
            raise BadInput("--tree shows the whole search: leave out --depth and --all")
        searched = reasons.search_tree(relation, *asked, time=time)
        lines = [searched.sentence, *searched.lines]
        typer.echo(document(searched._asdict()) if json else "\n".join(lines))
        return
    levels = reasons.DEPTH if depth is None else depth
    found = reasons.why(relation, *asked, depth=levels, everything=everything, time=time)
    if json:
        typer.echo(
            document(
                {
                    "holds": found.holds,
                    "proofs": list(map(_proof, found.proofs)),
                    "failures": [failure._asdict() for failure in found.failures],
                    "lines": found.lines,
                }
            )
        )
    else:
        for line in found.lines:
            typer.echo(line)


def _value(text: str) -> Value:
    """The value that was typed; a word that is no JSON is a name."""
    try:
        return _converted(loads(text, parse_constant=str))
    except (ValueError, RecursionError):  # no JSON, no value, or a number of too many digits
        if (pair := _PAIR.fullmatch(text)) is not None:
            return Term("-", int(pair[1]), int(pair[2]))
        number = text[:1].isdigit() and not text.isdigit()
        if text != "null" and not number and text[:1] not in ("[", "{", '"'):
            return _converted(text)
    raise BadInput(
        f"{quote(text)} is no value: accepted are a number, a name, [VALUE, ...], "
        '{"NAME": [VALUE, ...]} and _, as JSON, and a pair such as 0-2'
    )


_PAIR = re.compile(r"(-?\d{1,18})-(-?\d{1,18})", re.ASCII)


def _converted(value: Any) -> Value:
    if isinstance(value, list):
        return [_converted(item) for item in value]
    if isinstance(value, dict):
        ((name, items),) = value.items()
        if items and isinstance(items, list):
            return Term(name, *map(_converted, items))
        value = None
    if value is None:
        raise ValueError
    return Var("_") if value == "_" else value


def _proof(proof: reasons.Proof) -> dict[str, Any]:
    return proof._asdict() | {"proofs": list(map(_proof, proof.proofs))}
