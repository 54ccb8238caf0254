"""What the tests of the documentation share: the run of its examples."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest

EXAMPLES = Path(__file__).with_name("examples.pl")


@pytest.fixture(scope="module")
def verdicts_of(
    tmp_path_factory: pytest.TempPathFactory,
) -> Callable[[Sequence[Mapping[str, Any]]], list[str]]:
    """Tells what is wrong with each of the examples: the empty text, most of all."""

    def verdicts(examples: Sequence[Mapping[str, Any]]) -> list[str]:
        path = tmp_path_factory.mktemp("examples") / "examples.json"
        path.write_text(json.dumps(examples), "utf-8")
        done = subprocess.run(
            ["swipl", "-q", "-O", str(EXAMPLES), str(path)],
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            timeout=120,
        )
        found = [json.loads(line) for line in done.stdout.splitlines()]
        assert len(found) == len(examples), done.stderr
        return found

    return verdicts
