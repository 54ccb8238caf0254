"""What the page on pools shows is run as it stands."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

pytestmark = [pytest.mark.prolog, pytest.mark.deep]
PAGE = Path(__file__).parents[2] / "py" / "pools.md"


def test_the_page_runs() -> None:
    blocks = re.findall(r"^```python\n(.*?)^```$", PAGE.read_text("utf-8"), re.M | re.S)
    names: dict[str, Any] = {}
    for block in blocks:
        exec(compile(block, str(PAGE), "exec"), names)
    assert len(blocks) == 4 and names["short"] == (1, 2) and names["long"].cancelled()
    assert names["statuses"] == [200, 400, 200]
    assert names["tree"].depth == 4 and names["tree"].proved and names["question"].move == 75
