"""Every example in a docstring of the package runs, and answers as printed."""

from __future__ import annotations

import doctest
from importlib import import_module
from pathlib import Path

import pytest

import ludologic

PACKAGE = Path(ludologic.__file__).parent
FILES = [
    file
    for file in sorted(PACKAGE.rglob("*.py"))
    if file.relative_to(PACKAGE).parts[0] != "logic" and ">>> " in file.read_text("utf-8")
]


@pytest.mark.prolog
def test_every_example_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    tried, wrong = 0, []
    for file in FILES:
        parts = file.relative_to(PACKAGE.parent).with_suffix("").parts
        module = import_module(".".join(part for part in parts if part != "__init__"))
        for test in doctest.DocTestFinder().find(module):
            said: list[str] = []
            failed, count = doctest.DocTestRunner(verbose=False).run(test, out=said.append)
            tried += count
            wrong += ["".join(said)] if failed else []
    assert not wrong, "\n".join(wrong)
    assert tried >= 50
