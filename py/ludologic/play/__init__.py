"""What people play with: the terminal, boards in a notebook, the site, pictures and the archive.

It draws what `ludologic.session` gives it, and sends what was entered. Nothing outside imports from
here, except the file that says how a value is shown.
"""
