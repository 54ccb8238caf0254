"""The notebooks run from top to bottom, and what they show is what is kept in them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

NOTEBOOKS = sorted((Path(__file__).resolve().parents[3] / "py" / "notebooks").glob("*.ipynb"))


def texts(notebook: Any) -> list[str]:
    """What the cells print and answer, pictures left out."""
    found = []
    for cell in notebook.cells:
        for output in cell.get("outputs", []):
            plain = output.get("text") or output.get("data", {}).get("text/plain", "")
            if not plain.startswith("<Figure"):
                found.append(plain)
    return found


def pictures(notebook: Any) -> int:
    outputs = [output for cell in notebook.cells for output in cell.get("outputs", [])]
    return sum(any(kind.startswith("image/") for kind in out.get("data", {})) for out in outputs)


def test_there_are_notebooks() -> None:
    assert len(NOTEBOOKS) == 3


@pytest.mark.deep
@pytest.mark.prolog
@pytest.mark.parametrize("path", NOTEBOOKS, ids=[path.stem for path in NOTEBOOKS])
def test_a_notebook_runs(path: Path) -> None:
    nbclient = pytest.importorskip("nbclient")
    nbformat = pytest.importorskip("nbformat")
    kept = nbformat.read(path, 4)
    made = nbformat.read(path, 4)
    nbclient.NotebookClient(made, timeout=300, kernel_name="python3").execute()
    assert texts(made) == texts(kept)
    assert pictures(made) == pictures(kept) >= 1
