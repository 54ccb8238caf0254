"""`why`: the proof of an answer of the rules, or what failed."""

from __future__ import annotations

from json import loads
from typing import Annotated, Any

import typer

from ludologic import why as reasons
from ludologic.cli.options import Json, Limit, number_option
from ludologic.cli.output import document
from ludologic.errors import BadInput, quote


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
            'or _ for any. The pair 0-2 is {"-": [0, 2]}.',
        ),
    ] = None,
    depth: Annotated[int, number_option("How many levels of the proof to show.")] = 4,
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
        searched = reasons.search_tree(relation, *asked, time=time)
        lines = [searched.sentence, *searched.lines]
        typer.echo(document(searched._asdict()) if json else "\n".join(lines))
        return
    found = reasons.why(relation, *asked, depth=depth, everything=everything, time=time)
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


def _value(given: str) -> Any:
    """The value that was typed; a word that is no JSON is a name."""
    try:
        value = loads(given, parse_constant=str)
    except (ValueError, RecursionError):  # no JSON, or a number of too many digits
        if given[:1] in ("[", "{", '"'):
            raise BadInput(
                f"{quote(given)} is no value: accepted are a number, a name, [VALUE, ...], "
                '{"NAME": [VALUE, ...]} and _, as JSON'
            ) from None
        return given
    return _converted(value, given)


def _converted(value: Any, given: str) -> Any:
    if isinstance(value, list):
        return [_converted(item, given) for item in value]
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, (int, float, str)):
        return value
    if isinstance(value, dict) and len(value) == 1:
        ((name, items),) = value.items()
        if isinstance(items, list) and items:
            return (name, *(_converted(item, given) for item in items))
    raise BadInput(
        f'{quote(given)} is no value: a term NAME(VALUE, ...) is {{"NAME": [VALUE, ...]}}'
    )


def _proof(proof: reasons.Proof) -> dict[str, Any]:
    return proof._asdict() | {"proofs": list(map(_proof, proof.proofs))}
