"""`python -m ludologic` is the command `ludologic`."""

from ludologic.cli import main

main()
