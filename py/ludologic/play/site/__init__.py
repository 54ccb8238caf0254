"""The rules in a browser: a folder of pages that any host can serve, with both engines in them.

`packages` fetches the engines and the editor once, `rules` says what is in `logic/`, `reference`
makes pages of it, `building` puts the folder together, `serving` shows it on this machine.
"""

from ludologic.play.site.building import Built, build
from ludologic.play.site.serving import serve, server

__all__ = ["Built", "build", "serve", "server"]
