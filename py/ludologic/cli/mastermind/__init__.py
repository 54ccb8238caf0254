"""`ludologic mastermind ...`: code breaking.

GUESS, SECRET and CODE are codes: `7432`, or `10,2,12,4` above nine colours.
HISTORY is turns `GUESS:ANSWER`; the answer `12` is one black (right place), two white.
"""

from __future__ import annotations

import typer

from ludologic.cli.mastermind import reasoning, solvers, tree

app = typer.Typer()
app.command()(tree.tree)
app.command()(reasoning.feedback)
app.command()(reasoning.consistent)
app.command()(reasoning.certain)
app.command()(reasoning.explain)
app.command()(solvers.suggest)
app.command()(solvers.solve)
app.command()(solvers.evaluate)
