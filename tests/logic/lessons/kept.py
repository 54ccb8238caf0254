"""The right answers that are kept in `right`, in the files of the exercises."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

RIGHT = Path(__file__).with_name("right")


class Answer(NamedTuple):
    """A right answer to an exercise, and a sentence that says its shape."""

    number: str
    shape: str
    text: str


def kept(page: str) -> Iterable[Answer]:
    _, *parts = re.split(r"^## (\d+\.\d+)$", page, flags=re.M)
    for number, part in zip(parts[::2], parts[1::2], strict=True):
        for shape, text in re.findall(r"^(\S[^\n]*)\n\n```\w+\n(.*?)^```$", part, re.M | re.S):
            yield Answer(number, shape, text)


ANSWERS = [one for path in sorted(RIGHT.glob("*.md")) for one in kept(path.read_text("utf-8"))]
