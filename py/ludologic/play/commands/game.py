"""`ludologic game play`: a game whose board is text, drawn, told as a document, and begun."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any

import typer
from rich.text import Text

from ludologic.checks import check_limit, check_number, check_seed
from ludologic.cli.game import Game, Time
from ludologic.cli.options import Seed, number_option, taking
from ludologic.engines import door, rules
from ludologic.errors import BadInput, quote
from ludologic.games import two_players
from ludologic.games.two_players import DEEPEST, DEPTH, END, MOST_PLAYOUTS, PLAYOUTS
from ludologic.play.commands import playing
from ludologic.play.commands.playing import check_seats, seat_names, seats_of
from ludologic.play.pictures.look import Look
from ludologic.play.terminal.repl import Face
from ludologic.session import CHANCE, SECONDS, Session, View


def with_numbers(seat: str, depth: int | str | None, playouts: int | None) -> str:
    """The player of a seat: minimax has a depth, and mcts a number of random games."""
    numbers = {"minimax": (depth, DEPTH), "mcts": (playouts, PLAYOUTS)}
    given, usual = numbers.get(seat, (None, None))
    return seat if given in (None, usual) else f"{seat}:{given}"


class Written(Face):
    """A position as its game writes it: the field `shown` of its board."""

    tells_replies = True

    def __init__(self, name: str) -> None:
        self.name = name

    def picture(self, view: View, look: Look, said: Sequence[str] = ()) -> Text:
        return Text(f"{view['board']['shown']}\n{view['status']}")

    def document(self, session: Session) -> dict[str, Any]:
        over, seats = session.view["over"], session.view["seats"]
        return {
            "game": str(session.game),
            "seats": seat_names(session),
            "moves": session.value["moves"],
            "end": over["kind"] if over else "open",
            "winner": seats[over["winner"] - 1]["name"] if over and over["winner"] else None,
        }


class TwoPlayers(Written):
    """A game of any number of roles, with the goals of each."""

    def __init__(self) -> None:
        super().__init__("game")

    def document(self, session: Session) -> dict[str, Any]:
        view, options = session.view, session.value["options"]
        roles = [seat["name"] for seat in view["seats"]]
        seats = seat_names(session)
        two = len(seats) == 2
        over = view["over"]
        winner = over and over["winner"]
        goals = two_players.TwoPlayers(options["name"]).board(session.value["moves"]).goals
        return {
            "game": options["name"],
            **(dict(zip(("first", "second"), seats, strict=True)) if two else {"seats": seats}),
            "moves": [play["move"] for play in view["moves"]],  # as far as they are shown
            "end": over["kind"] if over else "open",
            "winner": roles[winner - 1] if winner else None,
            "goals": dict(zip(roles, goals, strict=False)),
        }


@taking(options=playing.options_of)
def play(
    context: typer.Context,
    options: playing.Options,
    game: Game,
    first: Annotated[
        str | None,
        playing.seat_option("Who plays the first role, chance left out; you by default."),
    ] = None,
    second: Annotated[str | None, playing.seat_option("Who plays the second.")] = None,
    other: Annotated[
        list[str] | None,
        playing.seat_option("Who plays the third; and once for each role after it."),
    ] = None,
    depth: Annotated[
        str | None,
        typer.Option(metavar="N|end", help="How many moves deep minimax looks, usually 4."),
    ] = None,
    playouts: Annotated[
        int | None,
        number_option("How many random games mcts plays before each move, usually 200."),
    ] = None,
    seed: Seed = 0,
    time: Time = None,
) -> None:
    """Play in the terminal: people and programs in any seat.

    LEVEL is easy, medium or hard, or perfect if the game is solved in time. PLAYER is random;
    minimax, which looks --depth moves ahead; or mcts, Monte Carlo tree search. In a FILE.lp
    whose roles move by turns, which is slow, mcts looks 4 moves ahead. --time limits each move
    of a program. While playing, `help` lists what can be typed: moves, undo, hint, save, load ...
    """
    options.fresh(context)
    deep = _depth(depth)
    check_limit(time)
    number = check_seed(0 if seed is None else seed)
    if playouts is not None:
        check_number(playouts, "number of playouts", 1, MOST_PLAYOUTS)

    seconds = SECONDS if time is None else time
    own = _written(game)
    if own is not None:
        seats = seats_of((first, second), own.value["seats"])
        check_seats(seats, dict, depth=deep, playouts=playouts)
        options.play(Written(game), lambda: Session(own.game, seats=seats, seed=number), seconds)
        return

    def begin() -> Session:
        told = {"name": game, "seconds": time}
        usual = Session(door.two_players, told, seed=number).value["seats"]
        named = seats_of(_for_roles((first, second, *(other or ())), usual), usual)
        check_seats(named, door.two_players.options, depth=deep, playouts=playouts)
        seats = [with_numbers(seat, deep, playouts) for seat in named]
        return Session(door.two_players, told, seats, number)

    options.play(TwoPlayers(), begin, seconds)


def _for_roles(players: Sequence[str | None], usual: Sequence[str]) -> list[str | None]:
    """A player for each role but chance; None, if none was named, for the usual one."""
    roles = [at for at, seat in enumerate(usual) if seat != CHANCE]
    if any(player is not None for player in players[len(roles) :]):
        raise BadInput(f"there are players for {len(players)} roles: the game has {len(roles)}")
    named = dict(zip(roles, players, strict=False))
    return [named.get(at) for at in range(len(usual))]


def _written(game: str) -> Session | None:
    """The session of a game that has a door of its own and whose board is text; None for others."""
    file = rules.module(f"{game}_session") if game in door.DOORS else None
    if file is None or not file.exists() or game == str(door.two_players):
        return None
    session = Session(door.DOORS[game])
    return session if "shown" in session.view["board"] else None


def _depth(given: str | None) -> int | str | None:
    if given is None or given == END:
        return given
    if not given.isascii() or not given.isdigit() or len(given) > 9:
        raise BadInput(f"{quote(given)} is no depth: it is a number of moves, or {END}")
    return check_number(int(given), "depth", 1, DEEPEST)
