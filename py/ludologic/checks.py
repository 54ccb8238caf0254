"""Numbers that every game takes, judged. Each raises BadInput for what is none."""

from __future__ import annotations

from typing import Any

from ludologic.errors import BadInput, quote

LARGEST = 2**31 - 1
LONGEST_TIME = 86_400


def check_number(number: Any, what: str, least: int, most: int) -> int:
    """A whole number from `least` to `most`."""
    if not is_whole(number) or not least <= number <= most:
        raise BadInput(f"{quote(written(number))} is no {what}: it is {least} to {most}")
    return int(number)


def check_whole(number: Any, what: str, form: str) -> int:
    """A whole number, at most LARGEST either way; the form says what is accepted."""
    if not is_whole(number) or abs(number) > LARGEST:
        raise BadInput(f"{quote(written(number))} is no {what}: {form}")
    return int(number)


def check_count(number: Any, what: str, form: str) -> int | None:
    """A whole number, 1 or more, or None; the form says what is accepted."""
    if number is None:
        return None
    if check_whole(number, what, form) < 1:
        raise BadInput(f"{quote(written(number))} is no {what}: {form}")
    return int(number)


def check_seed(seed: Any) -> int:
    """The seed that decides what is drawn by lot."""
    return check_whole(seed, "seed", f"it is a whole number, at most {LARGEST:,} either way")


def check_jobs(jobs: Any) -> None:
    """How many processes work."""
    if jobs != -1:
        check_count(jobs, "number of jobs", "it is a number of processes, or -1 for all cores")


def check_time(seconds: Any) -> float:
    """Seconds to think."""
    number = isinstance(seconds, (int, float)) and not isinstance(seconds, bool)
    if not number or not 0 <= seconds <= LONGEST_TIME:
        raise BadInput(f"{quote(written(seconds))} is no time: it is 0 to {LONGEST_TIME} seconds")
    return float(seconds)


def is_whole(value: Any) -> bool:
    """Whether the value is a whole number, and not a truth value."""
    return isinstance(value, int) and not isinstance(value, bool)


def written(value: Any) -> str:
    """Any value as Python writes it."""
    try:
        return repr(value)
    except ValueError:  # a number with more digits than Python likes to write
        return "a number of thousands of digits"
