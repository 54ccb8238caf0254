"""Writes the pages, each from a file of `templates/`."""

from __future__ import annotations

import re
from functools import partial
from pathlib import Path
from typing import Any

from markdown_it import MarkdownIt

from ludologic.errors import EngineMissing
from ludologic.play.site.rules import File, Rules, joined

HERE = Path(__file__).parent
JINJA = "Jinja2 is not installed: `pip install 'ludologic[site]'` brings it"
MENU = {
    "play.html": "Play",
    "lessons/index.html": "Learn",
    "lab.html": "Lab",
    "reference/index.html": "Reference",
}
_MARKDOWN = MarkdownIt("commonmark", {"html": False}).enable("table")


class Pages:
    """A folder of pages about the rules. Raises EngineMissing without Jinja2."""

    def __init__(self, folder: Path, rules: Rules) -> None:
        try:
            from jinja2 import Environment, FileSystemLoader, StrictUndefined
            from markupsafe import Markup
        except ImportError as error:
            raise EngineMissing(JINJA) from error
        self.folder = folder
        self.rules = rules
        self.markup = Markup
        """Makes text of what is HTML already."""
        self._templates = Environment(
            loader=FileSystemLoader(HERE / "templates"),
            autoescape=True,
            trim_blocks=True,
            lstrip_blocks=True,
            undefined=StrictUndefined,
        )
        self._templates.globals |= {
            "menu": MENU,
            "plain": self.plain,
            "inline": lambda text: Markup(_MARKDOWN.renderInline(text)),
        }

    def write(
        self,
        path: str,
        template: str,
        title: str,
        script: str = "",
        engine: bool = False,
        **of: Any,
    ) -> None:
        """Write a page; `engine` says whether it may run the engines, which workers compile."""
        root = "../" * path.count("/")
        text = self._templates.get_template(template).render(
            path=path,
            root=root,
            title=title,
            script=script,
            engine=engine,
            markdown=partial(self.markdown, root=root),
            **of,
        )
        target = self.folder / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, "utf-8")

    def part(self, template: str, **of: Any) -> str:
        """A part of a page: a template with these values."""
        return self._templates.get_template(template).render(**of)

    def plain(self, text: str) -> str:
        """Markdown as HTML."""
        return self.markup(_MARKDOWN.render(text))

    def markdown(self, text: str, file: File, root: str) -> str:
        """Markdown of a file of the rules: its links lead to the pages of the reference.

        A link on a relation leads to what its file says of it.
        """

        def link(found: re.Match[str]) -> str:
            target = found[1].partition("#")[0]
            if re.match(r"\w+:", target):
                return found[0]
            path = joined(file.folder, target)
            for page in (path, f"{path}/README.md"):
                if page in self.rules.files:
                    there = self.rules.files[page]
                    anchor = f"{found[3]}-{found[4]}"
                    told = f"#{anchor}" if anchor in there.anchors.values() else ""
                    return f'href="{root}reference/{there.path}.html{told}"{found[2] or ""}'
            room = f"{path}/" if path in self.rules.rooms else ""
            return f'href="{root}reference/{room}index.html"{found[2] or ""}'

        named = r'href="([^"]*)"(><code>(\w+)//?(\d+)</code>)?'
        html = re.sub(named, link, _MARKDOWN.render(text))
        return self.markup(html.replace("<table>", '<table class="plain" tabindex="0">'))
