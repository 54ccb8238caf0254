"""Classic games whose rules and solvers are Prolog and ASP, asked from Python.

>>> from ludologic import mastermind
>>> mastermind.feedback("1234", "7432")
Feedback(black=1, white=2)
"""

__version__ = "0.1.0"
