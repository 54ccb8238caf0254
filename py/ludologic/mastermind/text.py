"""Code breaking as people write it: `7432`, `10,2,12,4`, `1234:12`; and what is wrong with it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from operator import index
from typing import Any, TypeAlias

from ludologic.checks import (
    check_count,
    check_instance,
    check_items,
    check_one_of,
    check_truth,
    check_whole,
    is_whole,
    shown,
)
from ludologic.display import count
from ludologic.errors import BadInput, quote
from ludologic.mastermind.values import (
    VARIANTS,
    Code,
    Feedback,
    Genetic,
    History,
    Played,
    Turn,
    Variant,
)

CodeLike: TypeAlias = str | Sequence[int]
"""A code as text or as a sequence of integers."""
TurnLike: TypeAlias = str | tuple[CodeLike, "str | tuple[int, int]"]
"""A turn as text, `1234:12`, or as (guess, answer)."""
HistoryLike: TypeAlias = Iterable[TurnLike] | Played
"""Turns, the oldest first, or a Board, whose turns they are."""
VariantLike: TypeAlias = Variant | str
"""A variant, or the name of one."""

LONGEST = 100
"""The most symbols that are looked at."""
_PEGS = "a code has 1 to 8 pegs"
_COLOURS = "there are 1 to 12 colours"


def show_code(variant: Variant, code: Sequence[int]) -> str:
    """`7432`, or `10,2,12,4` in a variant of more than nine colours."""
    return ("," if max([variant.colours, *code]) > 9 else "").join(map(str, code))


def show_feedback(feedback: tuple[int, int]) -> str:
    """`12` for one black and two white."""
    return "{}{}".format(*feedback)


def show_turn(variant: Variant, turn: Turn) -> str:
    """`1234:12`: the guess and what it drew."""
    return f"{show_code(variant, turn.guess)}:{show_feedback(turn.feedback)}"


def turn_values(variant: Variant, turns: Iterable[Turn]) -> list[dict[str, Any]]:
    """The turns as JSON has them: `{"guess": "1234", "black": 1, "white": 2}`."""
    return [{"guess": show_code(variant, guess), **answer._asdict()} for guess, answer in turns]


def read_code(variant: Variant, code: CodeLike) -> Code:
    """The symbols of a code, unchecked. Raises BadInput if they are no whole numbers."""
    form = code_form(variant)
    symbols = _symbols(variant, code) if isinstance(code, str) else check_items(code, "code", form)
    if len(symbols) > LONGEST:  # no engine need look at a book
        raise BadInput(code_sentence(variant, symbols[:LONGEST], ("length", len(symbols))))
    return tuple(check_whole(symbol, "symbol", form) for symbol in symbols)


def _symbols(variant: Variant, text: str) -> Code:
    separated = "," in text or (variant.colours > 9 and variant.pegs == 1)
    symbols = text.split(",") if separated else list(text)
    if not all(symbol.isascii() and symbol.isdigit() and len(symbol) <= 9 for symbol in symbols):
        raise BadInput(f"{quote(text)} is no code: {code_form(variant)}")
    return tuple(map(int, symbols))


def read_feedback(variant: Variant, answer: str | tuple[int, int]) -> Feedback:
    """An answer, unchecked. Raises BadInput if it is not a pair of whole numbers."""
    form = f"an answer is two digits, black and white, such as {variant.pegs}0 for the win"
    if isinstance(answer, str):
        if not (len(answer) == 2 and answer.isascii() and answer.isdigit()):
            raise BadInput(f"{quote(answer)} is no answer: {form}")
        return Feedback(int(answer[0]), int(answer[1]))
    numbers = check_items(answer, "answer", form)
    if len(numbers) != 2 or any(is_whole(number) and index(number) < 0 for number in numbers):
        raise BadInput(f"{shown(answer)} is no answer: {form}")
    return Feedback(*(check_whole(number, "count of pegs", form) for number in numbers))


def read_history(variant: Variant, history: HistoryLike) -> History:
    """Turns as they are written, unchecked. Raises BadInput for what is no turn at all."""
    form = f"it is a list of turns, {_turn_form(variant)}, or a Board"
    if isinstance(history, Played):
        if history.variant != variant:
            raise BadInput(f"the board is one of another variant, {tuple(history.variant)}")
        history = history.moves
    if isinstance(history, str):
        raise BadInput(f"{quote(history)} is no history: {form}")
    return tuple(_turn(variant, turn) for turn in check_items(history, "history", form))


def _turn(variant: Variant, turn: TurnLike) -> Turn:
    if isinstance(turn, str):
        guess, colon, answer = turn.partition(":")
        if not colon:
            raise BadInput(f"{quote(turn)} is no turn: it is {_turn_form(variant)}")
        return Turn(read_code(variant, guess), read_feedback(variant, answer))
    form = "it is a pair of a guess and an answer"
    pair = check_items(turn, "turn", form)
    if len(pair) != 2:
        raise BadInput(f"{shown(turn)} is no turn: {form}")
    return Turn(read_code(variant, pair[0]), read_feedback(variant, pair[1]))


def check_depth(depth: Any) -> int | None:
    """The depth; BadInput unless it is a number of guesses, or None for no limit."""
    return check_count(depth, "depth", "it is a number of guesses, 1 or more")


def read_genetic(numbers: Sequence[str] | None) -> Genetic | None:
    """The genetic player's numbers, the usual ones but for those written `NAME=NUMBER`.

    None if none is written.
    """
    if not numbers:
        return None
    read: dict[str, int | float] = {}
    for item in numbers:
        name, equals, number = item.partition("=")
        if not equals or name not in Genetic._fields:
            names = ", ".join(Genetic._fields)
            raise BadInput(f"{quote(item)} does not fit: it is NAME=NUMBER, NAME one of {names}")
        whole = isinstance(Genetic._field_defaults[name], int)
        if not re.fullmatch("[0-9]{1,9}" if whole else r"[0-9]{1,9}(\.[0-9]{1,20})?", number):
            kind = "a whole number" if whole else "a number from 0 to 1"
            raise BadInput(f"{quote(number)} is no {name}: it is {kind}")
        read[name] = int(number) if whole else float(number)
    return Genetic()._replace(**read)  # type: ignore[arg-type]


def read_variant(variant: VariantLike) -> Variant:
    """A variant, or the one of that name, unjudged: whole numbers, and a truth value."""
    if isinstance(variant, str):
        check_one_of(variant, VARIANTS, "variant")
        return VARIANTS[variant]
    names = ", ".join(VARIANTS)
    form = f"it is Variant(pegs, colours, repeats), or one of {names}"
    check_instance(variant, Variant, "variant", form)
    pegs, colours, repeats = variant
    return Variant(
        check_whole(pegs, "number of pegs", _PEGS),
        check_whole(colours, "number of colours", _COLOURS),
        check_truth(repeats, "repeats"),
    )


def variant_sentence(fault: tuple[Any, ...]) -> str:
    """What is wrong with a variant, by the fault that the rules found."""
    match fault:
        case ("pegs", pegs):
            return f"{shown(pegs)} is no number of pegs: {_PEGS}"
        case ("colours", colours):
            return f"{shown(colours)} is no number of colours: {_COLOURS}"
        case ("short", pegs, colours):
            return (
                f"{pegs} pegs of {count(colours, 'colour')} need repeats: "
                f"allow them, or take at least {pegs} colours"
            )
        case ("size", size):
            return f"the variant has {size:,} codes: at most 2,000,000 are accepted"
    return f"the variant can't be played: {fault}"


def code_sentence(variant: Variant, code: Code, fault: tuple[Any, ...]) -> str:
    """What is wrong with a code, by the fault that the rules found."""
    given = quote(show_code(variant, code))
    match fault:
        case ("length", length):
            return f"{given} has {count(length, 'symbol')}: {code_form(variant)}"
        case ("symbol", place, symbol):
            return f"{given} has {symbol} at place {place}: a symbol is {_symbol_range(variant)}"
        case ("repeat", symbol):
            return f"{given} has {symbol} more than once: symbols don't repeat in this variant"
    return f"{given} is not a code: {fault}"


def feedback_sentence(variant: Variant, feedback: Feedback) -> str:
    """What is wrong with an answer that no code can give."""
    black, white = feedback
    if black + white > variant.pegs:
        return (
            f"{black} black and {white} white can't be: "
            f"black and white are at most {variant.pegs} together"
        )
    return (
        f"{black} black and {white} white of {variant.pegs} can't be: "
        "the last symbol has only its own place left"
    )


def contradiction_sentence(variant: Variant, turns: History, numbers: Iterable[int]) -> str:
    """Which answers can't all hold, in one sentence: turns by their numbers, from 1."""
    drawn = [show_turn(variant, turns[number - 1]) for number in numbers]
    if len(drawn) == 1:
        return f"no code draws the answer {drawn[0]}"
    return f"no code draws all of these answers: {' '.join(drawn)}"


def code_form(variant: Variant) -> str:
    """The form of a code of the variant."""
    repeats = "" if variant.repeats else ", none of them twice"
    return (
        f"a code is {count(variant.pegs, 'symbol')} {_symbol_range(variant)}{repeats}, "
        f"such as {_example(variant)}"
    )


def _turn_form(variant: Variant) -> str:
    return f"written GUESS:ANSWER, such as {_example(variant)}:{variant.pegs}0"


def _symbol_range(variant: Variant) -> str:
    return f"out of 1..{variant.colours}"


def _example(variant: Variant) -> str:
    pegs = min(variant.pegs, LONGEST)  # it may not be judged yet
    return show_code(variant, [min(place, variant.colours) for place in range(1, pegs + 1)])
