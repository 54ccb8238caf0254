"""Decision trees, whatever the game: their figures, and how they are shown."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any

from ludologic.errors import EngineMissing


class Found:
    """Figures that follow from how many secrets are found at question 1, 2, 3, ..."""

    histogram: tuple[int, ...]

    @property
    def total(self) -> int:
        """Questions over all secrets together."""
        return sum(asked * found for asked, found in enumerate(self.histogram, start=1))

    @property
    def mean(self) -> float:
        return self.total / max(1, sum(self.histogram))


class Tree(Found, ABC):
    """A decision tree: what to ask first, and what after each answer, until the secret is found."""

    @property
    def depth(self) -> int:
        """The number of questions that always suffice."""
        return len(self.histogram)

    @property
    @abstractmethod
    def drawn(self) -> Any:
        """The plain values that its pictures are drawn from."""

    @property
    @abstractmethod
    def _pictures(self) -> Any:
        """The module that draws them: svg, dot, html."""

    @property
    @abstractmethod
    def _summary(self) -> Any:
        """The function that writes them for a terminal."""

    def summary(self, level: int = 2) -> str:
        """The figures and the first levels of questions, as text."""
        from io import StringIO

        from rich.console import Console

        page = StringIO()
        Console(file=page, width=100, highlight=False).print(self._summary(self.drawn, level))
        return page.getvalue().rstrip("\n")

    def svg(self, level: int = 2) -> str:
        """The first levels of questions as an SVG document."""
        text: str = self._pictures.svg(self.drawn, level)
        return text

    def dot(self, level: int = 2) -> str:
        """The first levels of questions for Graphviz."""
        text: str = self._pictures.dot(self.drawn, level)
        return text

    def html(self) -> str:
        """A page on which a person thinks of a secret and the tree finds it."""
        text: str = self._pictures.html(self.drawn)
        return text

    def rows(self) -> list[dict[str, Any]]:
        """A row for each node, as pandas takes them: its number from 0, its parent, what it asks.

        The root comes first, its parent is None.
        """
        found: list[dict[str, Any]] = []
        left: list[tuple[Any, int | None, str | None]] = [(self.drawn["root"], None, None)]
        while left:
            node, parent, answer = left.pop()
            number = len(found)
            about = {name: value for name, value in node.items() if name != "children"}
            found.append({"node": number, "parent": parent, "answer": answer, **about})
            children = list(node.get("children", {}).items())
            left += [(child, number, key) for key, child in reversed(children)]
        return found

    def to_networkx(self) -> Any:
        """The tree as a DiGraph of networkx: what nodes ask, and the answers on the edges."""
        try:
            import networkx
        except ImportError as error:
            raise EngineMissing("networkx is not installed: pip install networkx") from error
        graph = networkx.DiGraph()
        for row in self.rows():
            number, parent, answer = (row.pop(name) for name in ("node", "parent", "answer"))
            graph.add_node(number, **row)
            if parent is not None:
                graph.add_edge(parent, number, answer=answer)
        return graph

    def written(self, format: str, level: int = 2) -> str:
        """The tree in a format: summary, svg, dot or html."""
        if format == "html":
            return self.html()
        text: str = getattr(self, format)(level)
        return text

    def _repr_svg_(self) -> str:
        return self.svg()

    def _repr_html_(self) -> str:
        from ludologic.play.pictures.notebook import frame

        return frame(self.html())
