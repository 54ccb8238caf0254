"""What people play with: the terminal, boards in a notebook, the site, pictures and the archive.

It draws what `ludologic.table` gives it and sends what was entered. What asks the rules, in
`ludologic` beside it, never imports from here but for the one file that says how a value is shown.
"""
