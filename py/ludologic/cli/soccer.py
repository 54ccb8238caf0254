"""`ludologic soccer ...`: TURNS is a game so far, `0,7,1,75`."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Annotated, Any, NamedTuple, TextIO

import typer

from ludologic import display, soccer
from ludologic.board import Outcome
from ludologic.checks import check_limit, check_options, check_seed
from ludologic.cli.options import (
    Dask,
    Engine,
    Jobs,
    Json,
    Limit,
    Seed,
    file_option,
    number_option,
    seconds_option,
    taking,
)
from ludologic.cli.output import check_file, document, of_choice, progress, write
from ludologic.cli.protocol import read_lines, serve
from ludologic.engines import door
from ludologic.engines.limit import within
from ludologic.errors import BadInput, LudologicError, Stopped, quote
from ludologic.files import unread
from ludologic.soccer import arguments, text, values

app = typer.Typer()

Turns = Annotated[
    str, typer.Argument(metavar="TURNS", help="The game so far, as 0,7,1,75; none at the start.")
]
FieldName = Annotated[
    values.FieldName,
    typer.Option(
        "--field",
        parser=str,
        metavar="|".join(soccer.FIELDS),
        help="standard: goals 2 wide, player 1 shoots up. line: the document's, player 1 shoots "
        "right, at a node.",
    ),
]
Width = Annotated[int | None, number_option("Squares from side to side, 2 to 100.")]
Length = Annotated[int | None, number_option("Squares from goal to goal, 2 to 100.")]
Goal = Annotated[int | None, number_option("How wide the goals are, on standard.")]
Costs = Annotated[
    values.Costs | None,
    typer.Option(
        parser=str,
        metavar="|".join(soccer.COSTS),
        help="literal: the document's, by the higher-numbered end of an edge. destination: by the "
        "end that the ball arrives at; the usual ones.",
    ),
]
Level = Annotated[
    int | None, number_option("Costs are raised at random, by 0 to N, usually by 0 or 1.")
]
Time = Annotated[
    float | None,
    seconds_option("How long search thinks, usually 1."),
]
_PLAYERS = "|".join(soccer.PLAYERS)


def field_of(
    field: FieldName = "standard",
    width: Width = None,
    length: Length = None,
    goal: Goal = None,
) -> values.Field:
    """The field of that name, with what is not usual of it."""
    return arguments.sized(field, width, length, goal)


@app.command()
@taking(on=field_of)
def path(
    on: values.Field,
    turns: Turns = "",
    costs: Costs = None,
    algorithm: Annotated[
        values.Algorithm | None,
        typer.Option(
            parser=str,
            metavar="|".join(soccer.ALGORITHMS),
            help="literal: the document's vectors and matrix. heap: the fast one, the usual one. "
            "tabled: three lines. All find the same cost. They are of engine prolog.",
        ),
    ] = None,
    engine: Engine = "prolog",
    draw: Annotated[
        bool, typer.Option("--draw", help="Draw the costs of the nodes on the field.")
    ] = False,
    output: Annotated[Path | None, file_option("Draw them as SVG, in FILE.")] = None,
    time: Limit = None,
    json: Json = False,
) -> None:
    """Find the cheapest path to the goal, by Dijkstra's algorithm.

    An edge costs 0 if both its ends are touched, and otherwise more the further it is from the
    goal.
    The turn is the path up to its first node that is not touched.
    """
    check_file(output)
    board = soccer.Board(turns, field=on)
    found = soccer.path(board, costs=costs, algorithm=algorithm, engine=engine, time=time)
    if json:
        typer.echo(document({"cost": found.cost, "nodes": found.nodes, "turn": found.turn}))
    else:
        nodes = " ".join(map(str, found.nodes))
        typer.echo(f"cost {found.cost}, turn {found.turn}, nodes {nodes}")
    if not draw and output is None:
        return
    if output is not None:
        write(found.svg().rstrip("\n"), output)
    if draw:
        display.draw(found, json=json)


@app.command()
@taking(on=field_of)
def outcomes(
    on: values.Field,
    turns: Turns = "",
    depth: Annotated[int, number_option("How many turns deep.")] = 1,
    time: Limit = None,
    engine: Engine = "prolog",
    json: Json = False,
) -> None:
    """Count the outcomes of the next turn, or of the next N turns.

    Two turns have the same outcome if they draw the same edges and end at the same node.
    """
    count = soccer.outcomes(turns, field=on, depth=depth, engine=engine, time=time)
    typer.echo(document({"count": count}) if json else count)


@app.command()
@taking(on=field_of)
def explain(
    on: values.Field,
    turns: Turns = "",
    most: Annotated[int, number_option("List at most N of the safe turns.")] = soccer.SAFE,
    engine: Engine = "prolog",
    time: Limit = None,
    json: Json = False,
) -> None:
    """Look at a position: a goal within the turn, safe turns, and which players are cut off.

    A turn is safe if it does not lose, and leaves the opponent no goal at once; of turns with the
    same outcome, one is listed. A player is cut off if no path of free edges leads to the goal. On
    a solved field each turn is told that wins, and what beats the others.
    """
    found = soccer.explain(turns, field=on, most=most, engine=engine, time=time)
    if json:
        typer.echo(document(found._asdict()))
        return
    typer.echo(f"goal at once: {found.goal or 'none'}")
    listed = " ".join(found.safe) or ("some" if found.more else "none")
    others = " and others" if found.safe and found.more else ""
    typer.echo(f"safe turns: {listed}{others}")
    typer.echo(f"cut off: {', '.join(f'player {one}' for one in found.cut_off) or 'nobody'}")
    if found.wins:
        typer.echo(f"turns that win: {' '.join(found.wins)}")
    for turn, answer in found.beaten:
        typer.echo(f"{turn} loses: the answer {answer} beats it")


@app.command()
@taking(on=field_of)
def move(
    on: values.Field,
    turns: Turns = "",
    player: Annotated[
        str,
        typer.Option(metavar=_PLAYERS, help="The player; dijkstra:literal names its costs too."),
    ] = "search",
    costs: Costs = None,
    level: Level = None,
    time: Time = None,
    seed: Seed = None,
    json: Json = False,
) -> None:
    """Say which turn a player plays.

    random plays any turn; dijkstra begins the cheapest path to the goal; reply weighs the
    opponent's cheapest path against it; search looks ahead for --time seconds; perfect plays a turn
    that is proved to win, if there is one and the field is small enough.
    """
    choice = soccer.move(
        turns, field=on, player=player, costs=costs, level=level, time=time, seed=seed
    )
    typer.echo(
        document({"turn": choice.move} | of_choice(choice, choice.move)) if json else choice.move
    )


@app.command()
@taking(on=field_of)
def replay(
    file: Annotated[
        str, typer.Argument(metavar="FILE", help="Games, one a line; - for standard input.")
    ],
    on: values.Field,
    time: Limit = None,
    json: Json = False,
) -> None:
    """Replay games: how each ends, and after how many turns.

    Each line is a game, `0,7,1,75`. If its end and its winner stand before it, `goal 1 0,7,1,75`,
    they are checked; # begins a comment. A wrong line gets a message, and the others are replayed.
    """
    with _opened(file) as stream, within(check_limit(time)):
        for line in _lines(stream):
            try:
                game = _played(line, on)
            except BadInput as error:
                if json:
                    typer.echo(document({"error": str(error), "line": line.number}))
                else:
                    sys.stdout.flush()
                    print(f"Error: line {line.number}: {error}", file=sys.stderr)
                continue
            typer.echo(
                document(_replayed(game) | {"line": line.number})
                if json
                else f"{line.number}: {game.sentence}"
            )


def _replayed(game: soccer.Game) -> dict[str, Any]:
    outcome = game.outcome
    if outcome is None:
        return {"end": "open", "winner": None, "turns": len(game.moves)}
    return {"end": outcome.termination, "winner": outcome.winner, "turns": len(game.moves)}


@app.command()
@taking(on=field_of)
def prove(
    on: values.Field,
    time: Limit = None,
    json: Json = False,
) -> None:
    """Prove who wins on a small field, if both players play as well as they can.

    A search finds the winner's strategy, edge by edge. A checker that knows the rules alone then
    draws all that the other player may draw.
    """
    searched = 0
    with progress("proving") as advance:

        def told(nodes: int) -> None:
            nonlocal searched
            searched = nodes
            advance(nodes, None, "nodes")

        try:
            found = soccer.prove(field=on, progress=told, time=time)
        except KeyboardInterrupt:
            raise Stopped(f"stopped: {text.unproved(searched)}") from None
    if json:
        typer.echo(document(found._asdict() | {"field": on._asdict(), "proved": True}))
    else:
        typer.echo(
            f"Proved: player {found.winner} wins within {found.turns} turns. "
            f"{found.nodes:,} nodes were searched; the strategy has {found.strategy:,} steps, and "
            f"{found.positions:,} positions were checked."
        )


@app.command()
@taking(on=field_of)
def engine(
    on: values.Field,
    player: Annotated[str, typer.Option(metavar=_PLAYERS, help="Who answers `go`.")] = "search",
    costs: Costs = None,
    level: Level = None,
    seed: Seed = None,
) -> None:
    """Play by a text protocol: commands on standard input, answers on standard output.

    new; play TURN; position TURNS; go MILLISECONDS (answers `bestmove TURN`); quit. A command that
    is done is answered `ok`, a wrong one `error ...`.
    """
    chosen = arguments.player(player, costs=costs, level=level)
    check_options("player", chosen.name, door.soccer.options, seed=seed)
    number = None if seed is None else check_seed(seed)

    def best(board: soccer.Board, seconds: float) -> str:
        if chosen.time is None:
            return soccer.move(board, player=chosen, seed=number).move
        return soccer.move(board, player=chosen._replace(time=seconds)).move

    lines = read_lines(sys.stdin, _LONGEST)
    serve(lines, partial(soccer.Board, field=on), best, "TURN")


@app.command()
@taking(on=field_of)
def tournament(
    one: Annotated[str, typer.Argument(metavar="ONE", help=f"A player: {_PLAYERS}.")],
    other: Annotated[str, typer.Argument(metavar="OTHER", help="Another.")],
    on: values.Field,
    games: Annotated[int, number_option("How many games.")] = 100,
    jobs: Jobs = None,
    dask: Dask = None,
    costs: Costs = None,
    level: Level = None,
    time: Time = None,
    seed: Annotated[int, number_option("The seed of all random choices.")] = 0,
    output: Annotated[Path | None, file_option("Write the games, for `replay`.")] = None,
    limit: Annotated[
        float | None,
        seconds_option("How long all may take; the games played by then count."),
    ] = None,
    json: Json = False,
) -> None:
    """Let two players play each other, and say how many games each has won.

    Each opening has at most four random turns, after which no player has a goal at once. It is
    played twice, so that each player begins once. The interval is that of the share of games won,
    with 95 % confidence.
    """
    check_file(output)
    pair = arguments.players([one, other], costs=costs, level=level, time=time)
    first, second = pair[0].shown, pair[1].shown
    with progress(f"{first} : {second}") as bar:
        score, played = soccer.tournament(
            *pair,
            games=games,
            field=on,
            seed=seed,
            jobs=jobs,
            dask=dask,
            progress=bar,
            time=limit,
        )
    if len(played) < games:
        print(f"the time is up after {len(played)} of {games} games", file=sys.stderr)
    if output is not None:
        rows = [f"{_ending(game.outcome)} {text.show_turns(game.moves)}" for game in played]
        write("\n".join(rows), output)
    if json:
        value: dict[str, Any] = {"one": first, "other": second, "games": len(played)}
        typer.echo(document(value | score._asdict() | {"seed": seed}))
    else:
        typer.echo(
            f"{first} {score.won}:{score.lost} {second} ({score.lower:.1%} to {score.upper:.1%} "
            "of games won, with 95 % confidence)"
        )


_LONGEST = 100_000
"""How much of a line is read: no game of the largest field is as long."""


class _Line(NamedTuple):
    """A game of a file: its turns as text, and how it is said to have ended."""

    number: int
    game: str
    said: Outcome | None


@contextmanager
def _opened(file: str) -> Iterator[TextIO]:
    """The file, or standard input for `-`. Raises BadInput if it can't be read."""
    if file == "-":
        yield sys.stdin
        return
    try:
        with Path(file).open(encoding="utf-8-sig", errors="replace") as stream:
            yield stream
    except (OSError, ValueError) as error:
        if isinstance(error, (LudologicError, BrokenPipeError)):  # not of this file
            raise
        raise BadInput(f"{quote(file)} can't be read: {unread(error)}") from error


def _lines(stream: TextIO) -> Iterator[_Line]:
    """The games of a file, by the numbers of their lines; `#` begins a comment."""
    for number, written in enumerate(read_lines(stream, _LONGEST), start=1):
        found = re.fullmatch(r"(goal|stuck)\s+([12])\s+(\S.*)", written)
        if found:
            yield _Line(number, found[3], Outcome(found[1], int(found[2])))
        elif written and not written.startswith("#"):
            yield _Line(number, written, None)


def _played(line: _Line, field: values.Field) -> soccer.Game:
    """How the game goes. Raises BadInput if it can't be played, or has another end than its line
    says."""
    game = soccer.replay(line.game, field=field)
    if line.said not in (None, game.outcome):
        raise BadInput(
            f"it is said to end as {_ending(line.said)}, but it ends as {_ending(game.outcome)}"
        )
    return game


def _ending(outcome: Outcome | None) -> str:
    """`goal 1`, as a line of a file says it; `open` while the game is."""
    return "open" if outcome is None else f"{outcome.termination} {outcome.winner}"
