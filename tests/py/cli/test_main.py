"""What every command shares: how it ends when what it was answered makes no sense."""

from __future__ import annotations

from typing import Any

import pytest

from ludologic import cli


def test_what_makes_no_sense_is_said_in_a_sentence(
    run: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    def senseless(*_: Any) -> Any:
        (one,) = [1, 2]
        return one

    monkeypatch.setattr(cli.system, "agreements", senseless)
    run("agree").is_error(1, "ValueError", "makes no sense", "`ludologic agree`", "report")
