"""What is not of one game: any relation or program of ASP, one's own rules, many questions at once.

`ludologic.query`, `load`, `models` and `pool` are made here.
"""
