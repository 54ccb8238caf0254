"""Pictures drawn from plain values alone: text goes in as dicts, SVG, DOT or HTML comes out."""
