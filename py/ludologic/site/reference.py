def write(made, rules): pass
