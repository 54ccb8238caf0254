"""Pages of the rules: one a file and one a room, the words of the field, and the front page."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from html import escape
from pathlib import Path
from urllib.parse import urlencode

from markdown_it import MarkdownIt

from ludologic.play.site import python
from ludologic.play.site.rules import Example, File, Room, Rules

MARKDOWN = MarkdownIt("commonmark", {"html": False}).enable("table")
_PAGES = {
    "index.html": "ludologic",
    "lab.html": "Lab",
    "play.html": "Play",
    "lessons/index.html": "Lessons",
    "reference/index.html": "Reference",
    "reference/glossary.html": "Glossary",
}
_POLICY = (
    "default-src 'none'; script-src 'self'; connect-src 'self'; style-src 'self' 'unsafe-inline'; "
    "img-src 'self' data:; base-uri 'none'; form-action 'none'"
)


_ENGINES = "script-src 'self' 'wasm-unsafe-eval' blob:; worker-src 'self' blob:"


def write(made: Path, rules: Rules) -> None:
    """Write the pages into the folder that is made."""
    folder = made / "reference"
    for file in rules.ordered:
        target = folder / f"{file.path}.html"
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(_file_page(rules, file), "utf-8")
    for room in rules.rooms.values():
        (folder / room.folder / "index.html").write_text(_room_page(rules, room), "utf-8")
    (folder / "index.html").write_text(_index_page(rules), "utf-8")
    (folder / "glossary.html").write_text(_glossary_page(rules), "utf-8")
    names: list[list[object]] = [[room, f"{room}/index"] for room in rules.rooms]
    names += [[file.name, file.path] for file in rules.ordered]
    names += rules.document()["names"]
    (folder / "python").mkdir()
    for module in (*python.modules(), *python.doors()):
        name = f"python/{module.name}"
        (folder / f"{name}.html").write_text(
            _python_page(f"reference/{name}.html", module), "utf-8"
        )
        names += [[entry.name, name, 0] for entry in module.entries]
    (folder / "names.json").write_text(json.dumps(names), "utf-8")
    (made / "index.html").write_text(_front_page(rules), "utf-8")
    play = made / "play.html"
    links = " ".join(f'<a href="#{game}">{escape(title)}</a>' for game, title, *_ in _GAMES)
    play.write_text(play.read_text("utf-8").replace("@GAMES@", links), "utf-8")


def page(path: str, title: str, body: str, script: str = "", engine: bool = False) -> str:
    """A page; with `engine` it may run the engines, which are compiled in workers."""
    root = "../" * path.count("/")
    links = " ".join(
        f'<a href="{root}{page}"{" aria-current=page" if page == path else ""}>{name}</a>'
        for page, name in list(_PAGES.items())[1:]
    )
    loads = f'<script type="module" src="{root}{script}"></script>' if script else ""
    policy = _POLICY
    if engine:
        policy = policy.replace("script-src 'self'", _ENGINES)
    return (
        f'<!doctype html>\n<html lang="en" data-root="{root or "."}">\n'
        '<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f'<meta http-equiv="Content-Security-Policy" content="{policy}">\n'
        f'<title>{escape(title)}</title>\n<link rel="icon" href="{root}icon.svg">\n'
        f'<link rel="stylesheet" href="{root}style.css">{loads}\n</head>\n<body>\n'
        f'<header class="site"><strong><a href="{root}index.html">ludologic</a></strong> '
        f'<nav class="site-links" aria-label="The site">{links}</nav></header>\n'
        f'<main class="page">\n{body}\n</main>\n</body>\n</html>\n'
    )


def rendered(text: str, file: File, root: str, rules: Rules) -> str:
    """Markdown, or a comment of PlDoc, as HTML; links to files of the rules lead to their pages."""
    html: str = MARKDOWN.render(text)

    def link(found: re.Match[str]) -> str:
        target = found[1].partition("#")[0]
        if re.match(r"\w+:", target):
            return found[0]
        joined = "/".join(_normal(f"{file.folder}/{target}"))
        for path in (joined, f"{joined}/README.md"):
            if path in rules.files:
                return f'href="{root}reference/{path}.html"'
        if joined in rules.rooms:
            return f'href="{root}reference/{joined}/index.html"'
        return f'href="{root}reference/index.html"'

    html = re.sub(r'href="([^"]*)"', link, html)
    return html.replace("<table>", '<table class="plain">')


def _normal(path: str) -> list[str]:
    parts: list[str] = []
    for part in path.split("/"):
        if part == "..":
            parts = parts[:-1]
        elif part not in ("", "."):
            parts.append(part)
    return parts


def _lab(root: str, file: File, words: str, **asks: object) -> str:
    target = f"{root}lab.html#{urlencode({'file': file.path, **asks})}"
    return f'<a href="{escape(target)}">{words}</a>'


def _example(root: str, file: File, example: Example) -> str:
    query = f"?- {example.query}."
    answer = f"\n{example.answer}" if example.answer else ""
    return (
        f'<pre class="card">{escape(query + answer)}</pre>'
        f"<p>{_lab(root, file, 'Ask it in the lab', query=example.query)}</p>"
    )


def _listed(root: str, words: str, paths: list[str], rules: Rules) -> str:
    if not paths:
        return ""
    links = ", ".join(
        f'<a href="{root}reference/{path}.html">{escape(path)}</a>'
        for path in paths
        if path in rules.files
    )
    return f"<p>{words}: {links}</p>"


def _file_page(rules: Rules, file: File) -> str:
    path = f"reference/{file.path}.html"
    root = "../" * path.count("/")
    if file.kind == "md":
        body = rendered(file.text, file, root, rules)
        lab = _lab(root, file, "Open it in the lab")
        return page(path, file.title, f'<p class="soft">{_place(root, file)}</p>{body}<p>{lab}</p>')
    parts = [f"<h1>{escape(file.title)}</h1>"]
    twin = rules.twins.get(file.path)
    parts.append(
        f'<p class="soft">{_place(root, file)} · {_lab(root, file, "Open it in the lab")}</p>'
    )
    parts.append(
        rendered(file.about, file, root, rules)
        if file.kind == "pl"
        else f'<pre class="card">{escape(file.about)}</pre>'
    )
    for relation in file.relations:
        line = _lab(root, file, f"line {relation.line}", line=relation.line)
        parts.append(
            f'<h2 id="{escape(relation.name)}-{relation.arity}">'
            f"<code>{escape(relation.head)}</code></h2>"
            f'<p class="soft">{escape(relation.determinism)}, {line}</p>'
            + rendered(relation.text, file, root, rules)
            + "".join(_example(root, file, one) for one in relation.examples)
        )
    for head, text, number in file.atoms:
        parts.append(
            f"<h2><code>{escape(head)}</code></h2><p>{escape(text)} "
            f"({_lab(root, file, f'line {number}', line=number)})</p>"
        )
    if tried := [one for one in file.examples if not one.answer]:
        parts.append("<h2>To try</h2>" + "".join(_example(root, file, one) for one in tried))
    parts.append("<h2>Beside it</h2>")
    parts.append(_listed(root, "The twin", [twin] if twin else [], rules))
    parts.append(_listed(root, "Leans on", list(dict.fromkeys(file.leans_on)), rules))
    parts.append(_listed(root, "Used by", rules.used_by.get(file.path, []), rules))
    return page(path, file.title, "\n".join(part for part in parts if part))


def _place(root: str, file: File) -> str:
    """The path of a file, the room a link."""
    return f"<code>{_room(root, file.folder)}/{escape(file.name)}</code>"


def _room(root: str, folder: str) -> str:
    target = f"{root}reference/{folder}/index.html".replace("//", "/")
    return f'<a href="{target}">{escape(folder or "logic")}</a>'


def _files(root: str, files: Iterable[File]) -> str:
    rows = "".join(
        f'<tr><td><a href="{root}reference/{file.path}.html">{escape(file.name)}</a></td>'
        f"<td>{MARKDOWN.renderInline(file.summary)}</td></tr>"
        for file in files
    )
    return f'<table class="plain"><tr><th>file</th><th>what it says</th></tr>{rows}</table>'


def _room_page(rules: Rules, room: Room) -> str:
    """What a room is for, its files in the order to read them, the rooms within and the arrows."""
    path = f"reference/{room.folder}/index.html"
    root = "../" * path.count("/")
    up = room.folder.rpartition("/")[0]
    parts = [
        f'<p class="soft">A room of {_room(root, up)}</p><h1>{escape(room.folder)}</h1>',
        f"<p>{MARKDOWN.renderInline(room.purpose[:1].upper() + room.purpose[1:])}</p>",
        _files(root, room.files),
    ]
    within = [one for one in rules.rooms.values() if one.folder.rpartition("/")[0] == room.folder]
    for words, lines in (
        ("Rooms in it", [f"{_room(root, one.folder)}: {one.purpose}" for one in within]),
        ("Leans on", [_leaning(root, *arrow) for arrow in room.leans_on.items()]),
        ("Used by", [_room(root, other) for other in room.used_by]),
    ):
        if lines:
            parts.append(f"<h2>{words}</h2><ul>{''.join(f'<li>{one}</li>' for one in lines)}</ul>")
    return page(path, room.folder, "\n".join(parts))


def _leaning(root: str, folder: str, files: list[File]) -> str:
    links = (f'<a href="{root}reference/{one.path}.html">{one.name}</a>' for one in files)
    return f"{_room(root, folder)}: {', '.join(links)}"


def _index_page(rules: Rules) -> str:
    parts = [
        "<h1>Reference</h1>",
        '<p><label for="find">Find a relation, a file or a room</label> '
        '<input id="find" type="search" autocomplete="off"></p>'
        '<ul id="found" aria-live="polite"></ul>',
    ]
    for folder in rules.folders:
        title = _room("../", folder) if folder else "logic"
        files = [file for file in rules.ordered if file.folder == folder]
        parts.append(f"<h2>{title}</h2>{_files('../', files)}")
    links = "".join(
        f'<li><a href="python/{module.name}.html">{module.name}</a>: '
        f"{MARKDOWN.renderInline(module.text.partition(chr(10))[0])}</li>"
        for module in python.modules()
    )
    parts.append(f"<h2>Python</h2><ul>{links}</ul>")
    doors = "".join(
        f'<li><a href="python/{one.name}.html">{one.name}</a></li>' for one in python.doors()
    )
    asked = "What each game may be asked from outside, by Python and by these pages:"
    parts.append(f"<h2>Questions</h2><p>{asked}</p><ul>{doors}</ul>")
    return page("reference/index.html", "Reference", "\n".join(parts), "search.mjs")


def _python_page(path: str, module: python.Module) -> str:
    parts = [f"<h1>{escape(module.name)}</h1>", _docstring(module.text)]
    for entry in module.entries:
        parts.append(f'<h2 id="{escape(entry.name)}"><code>{escape(entry.call)}</code></h2>')
        parts.append(_docstring(entry.text))
    return page(path, module.name, "\n".join(parts))


def _docstring(text: str) -> str:
    """Markdown as HTML; what is typed at Python's prompt, and what it answers, is code."""
    fenced = re.sub(r"^(?=>>>)((?:.+\n)+)", r"```\n\1```\n", f"{text}\n", flags=re.M)
    html: str = MARKDOWN.render(fenced)
    return html.replace("<pre>", '<pre class="card">')


def _glossary_page(rules: Rules) -> str:
    """The words of the READMEs, and what the files define in their own sentences."""
    root = "../"
    parts = ["<h1>Glossary</h1>"]
    for file in rules.ordered:
        if file.name == "README.md":
            found = re.search(r"^## Words\n(.*?)(?=^## |\Z)", file.text, re.M | re.S)
            if found:
                name = file.folder or "All games"
                parts.append(f"<h2>{escape(name)}</h2>" + rendered(found[1], file, root, rules))
    rows = []
    for file in rules.ordered:
        for sentence in re.split(r"(?<=[.:])\s+(?=[A-Z])", " ".join(file.about.split())):
            for word in re.findall(r"(?<!\w)_(\w[\w -]*)_(?!\w)", sentence):
                rows.append((word.lower(), sentence, file.path))
    rows.sort()
    if rows:
        parts.append("<h2>As the files say it</h2>")
        said = "".join(
            f"<tr><td>{escape(word)}</td><td>{MARKDOWN.renderInline(sentence)} "
            f'<a href="{path}.html">{escape(path)}</a></td></tr>'
            for word, sentence, path in rows
        )
        parts.append(f'<table class="plain"><tr><th>word</th><th>is</th></tr>{said}</table>')
    return page("reference/glossary.html", "Glossary", "\n".join(parts))


def _front_page(rules: Rules) -> str:
    """What this is: a picture and a link for each game, and where else to go."""
    cards = "".join(
        f'<div class="card">{picture}<h2><a href="play.html#{game}">{escape(name)}</a></h2>'
        f"<p>{escape(words)}</p></div>"
        for game, name, words, picture in _GAMES
    )
    body = (
        "<h1>The rules of games, to play, to ask and to change</h1>"
        "<p>Each game is a few pages of Prolog and of answer set programs, and these pages run "
        "them as they are: play, ask why, open the rule that said so, change it, and see the game "
        "change. Nothing is installed, and nothing leaves this browser.</p>"
        f'<div class="cards">{cards}</div>'
        '<ul><li><a href="play.html">Play</a> against the rules, with hints that give their '
        'reason</li><li><a href="lab.html">The lab</a>: every rule in an editor, queries beside '
        'it</li><li><a href="lessons/index.html">Twelve lessons</a> with exercises that answer '
        'back</li><li><a href="reference/index.html">The reference</a>: what each file says, '
        f"{sum(len(file.relations) for file in rules.files.values())} relations with examples "
        "that run</li></ul>"
        '<p class="soft"><a href="vendor/LICENCES.txt">Licences of SWI-Prolog, clingo and the '
        "editor</a></p>"
    )
    return page("index.html", "ludologic: the rules of games", body)


_CODE = (
    '<svg viewBox="0 0 200 120" role="img" aria-label="Three guesses with their answers"><cir'
    'cle cx="30" cy="30" r="12" fill="#c8372d" stroke="#444"/><text x="30" y="35" text-anchor'
    '="middle" font-size="13" font-weight="700" fill="#fff">1</text><circle cx="60" cy="30" r'
    '="12" fill="#1f5fa8" stroke="#444"/><text x="60" y="35" text-anchor="middle" font-size="'
    '13" font-weight="700" fill="#fff">2</text><circle cx="90" cy="30" r="12" fill="#2e7d32" '
    'stroke="#444"/><text x="90" y="35" text-anchor="middle" font-size="13" font-weight="700"'
    ' fill="#fff">3</text><circle cx="120" cy="30" r="12" fill="#f2c230" stroke="#444"/><text'
    ' x="120" y="35" text-anchor="middle" font-size="13" font-weight="700" fill="#111">4</tex'
    't><circle cx="30" cy="64" r="12" fill="#2e7d32" stroke="#444"/><text x="30" y="69" text-'
    'anchor="middle" font-size="13" font-weight="700" fill="#fff">3</text><circle cx="60" cy='
    '"64" r="12" fill="#c8372d" stroke="#444"/><text x="60" y="69" text-anchor="middle" font-'
    'size="13" font-weight="700" fill="#fff">1</text><circle cx="90" cy="64" r="12" fill="#1f'
    '5fa8" stroke="#444"/><text x="90" y="69" text-anchor="middle" font-size="13" font-weight'
    '="700" fill="#fff">2</text><circle cx="120" cy="64" r="12" fill="#f2c230" stroke="#444"/'
    '><text x="120" y="69" text-anchor="middle" font-size="13" font-weight="700" fill="#111">'
    '4</text><circle cx="30" cy="98" r="12" fill="#1f5fa8" stroke="#444"/><text x="30" y="103'
    '" text-anchor="middle" font-size="13" font-weight="700" fill="#fff">2</text><circle cx="'
    '60" cy="98" r="12" fill="#c8372d" stroke="#444"/><text x="60" y="103" text-anchor="middl'
    'e" font-size="13" font-weight="700" fill="#fff">1</text><circle cx="90" cy="98" r="12" f'
    'ill="#f2c230" stroke="#444"/><text x="90" y="103" text-anchor="middle" font-size="13" fo'
    'nt-weight="700" fill="#111">4</text><circle cx="120" cy="98" r="12" fill="#2e7d32" strok'
    'e="#444"/><text x="120" y="103" text-anchor="middle" font-size="13" font-weight="700" fi'
    'll="#fff">3</text><circle cx="152" cy="30" r="5" fill="#222" stroke="#222"/><circle cx="'
    '166" cy="30" r="5" fill="#fff" stroke="#222"/><circle cx="180" cy="30" r="5" fill="#fff"'
    ' stroke="#222"/><circle cx="152" cy="64" r="5" fill="#222" stroke="#222"/><circle cx="16'
    '6" cy="64" r="5" fill="#222" stroke="#222"/><circle cx="180" cy="64" r="5" fill="#fff" s'
    'troke="#222"/><circle cx="152" cy="98" r="5" fill="#222" stroke="#222"/><circle cx="166"'
    ' cy="98" r="5" fill="#222" stroke="#222"/></svg>'
)
_FOUR = (
    '<svg viewBox="0 0 200 120" role="img" aria-label="A game of Connect 4"><rect x="20" y="6'
    '" width="160" height="108" rx="8" fill="#2f5f9e"/><circle cx="36" cy="101" r="7" fill="#'
    'eef"/><circle cx="36" cy="85" r="7" fill="#eef"/><circle cx="36" cy="68" r="7" fill="#ee'
    'f"/><circle cx="36" cy="52" r="7" fill="#eef"/><circle cx="36" cy="35" r="7" fill="#eef"'
    '/><circle cx="36" cy="19" r="7" fill="#eef"/><circle cx="57" cy="101" r="7" fill="#f2c23'
    '0"/><circle cx="57" cy="85" r="7" fill="#eef"/><circle cx="57" cy="68" r="7" fill="#eef"'
    '/><circle cx="57" cy="52" r="7" fill="#eef"/><circle cx="57" cy="35" r="7" fill="#eef"/>'
    '<circle cx="57" cy="19" r="7" fill="#eef"/><circle cx="79" cy="101" r="7" fill="#c8372d"'
    '/><circle cx="79" cy="85" r="7" fill="#f2c230"/><circle cx="79" cy="68" r="7" fill="#eef'
    '"/><circle cx="79" cy="52" r="7" fill="#eef"/><circle cx="79" cy="35" r="7" fill="#eef"/'
    '><circle cx="79" cy="19" r="7" fill="#eef"/><circle cx="100" cy="101" r="7" fill="#c8372'
    'd"/><circle cx="100" cy="85" r="7" fill="#c8372d"/><circle cx="100" cy="68" r="7" fill="'
    '#f2c230"/><circle cx="100" cy="52" r="7" fill="#eef"/><circle cx="100" cy="35" r="7" fil'
    'l="#eef"/><circle cx="100" cy="19" r="7" fill="#eef"/><circle cx="121" cy="101" r="7" fi'
    'll="#f2c230"/><circle cx="121" cy="85" r="7" fill="#c8372d"/><circle cx="121" cy="68" r='
    '"7" fill="#f2c230"/><circle cx="121" cy="52" r="7" fill="#c8372d"/><circle cx="121" cy="'
    '35" r="7" fill="#eef"/><circle cx="121" cy="19" r="7" fill="#eef"/><circle cx="142" cy="'
    '101" r="7" fill="#f2c230"/><circle cx="142" cy="85" r="7" fill="#c8372d"/><circle cx="14'
    '2" cy="68" r="7" fill="#eef"/><circle cx="142" cy="52" r="7" fill="#eef"/><circle cx="14'
    '2" cy="35" r="7" fill="#eef"/><circle cx="142" cy="19" r="7" fill="#eef"/><circle cx="16'
    '4" cy="101" r="7" fill="#c8372d"/><circle cx="164" cy="85" r="7" fill="#eef"/><circle cx'
    '="164" cy="68" r="7" fill="#eef"/><circle cx="164" cy="52" r="7" fill="#eef"/><circle cx'
    '="164" cy="35" r="7" fill="#eef"/><circle cx="164" cy="19" r="7" fill="#eef"/></svg>'
)
_FIELD = (
    '<svg viewBox="0 0 200 120" role="img" aria-label="A field with four turns drawn"><path d'
    '="M20 20H180V44H192V76H180V100H20V76H8V44H20Z" fill="#eef3e8" stroke="#4a5a43" stroke-wi'
    'dth="2"/><circle cx="20" cy="20" r="1.5" fill="#7a8674"/><circle cx="20" cy="40" r="1.5"'
    ' fill="#7a8674"/><circle cx="20" cy="60" r="1.5" fill="#7a8674"/><circle cx="20" cy="80"'
    ' r="1.5" fill="#7a8674"/><circle cx="20" cy="100" r="1.5" fill="#7a8674"/><circle cx="40'
    '" cy="20" r="1.5" fill="#7a8674"/><circle cx="40" cy="40" r="1.5" fill="#7a8674"/><circl'
    'e cx="40" cy="60" r="1.5" fill="#7a8674"/><circle cx="40" cy="80" r="1.5" fill="#7a8674"'
    '/><circle cx="40" cy="100" r="1.5" fill="#7a8674"/><circle cx="60" cy="20" r="1.5" fill='
    '"#7a8674"/><circle cx="60" cy="40" r="1.5" fill="#7a8674"/><circle cx="60" cy="60" r="1.'
    '5" fill="#7a8674"/><circle cx="60" cy="80" r="1.5" fill="#7a8674"/><circle cx="60" cy="1'
    '00" r="1.5" fill="#7a8674"/><circle cx="80" cy="20" r="1.5" fill="#7a8674"/><circle cx="'
    '80" cy="40" r="1.5" fill="#7a8674"/><circle cx="80" cy="60" r="1.5" fill="#7a8674"/><cir'
    'cle cx="80" cy="80" r="1.5" fill="#7a8674"/><circle cx="80" cy="100" r="1.5" fill="#7a86'
    '74"/><circle cx="100" cy="20" r="1.5" fill="#7a8674"/><circle cx="100" cy="40" r="1.5" f'
    'ill="#7a8674"/><circle cx="100" cy="60" r="1.5" fill="#7a8674"/><circle cx="100" cy="80"'
    ' r="1.5" fill="#7a8674"/><circle cx="100" cy="100" r="1.5" fill="#7a8674"/><circle cx="1'
    '20" cy="20" r="1.5" fill="#7a8674"/><circle cx="120" cy="40" r="1.5" fill="#7a8674"/><ci'
    'rcle cx="120" cy="60" r="1.5" fill="#7a8674"/><circle cx="120" cy="80" r="1.5" fill="#7a'
    '8674"/><circle cx="120" cy="100" r="1.5" fill="#7a8674"/><circle cx="140" cy="20" r="1.5'
    '" fill="#7a8674"/><circle cx="140" cy="40" r="1.5" fill="#7a8674"/><circle cx="140" cy="'
    '60" r="1.5" fill="#7a8674"/><circle cx="140" cy="80" r="1.5" fill="#7a8674"/><circle cx='
    '"140" cy="100" r="1.5" fill="#7a8674"/><circle cx="160" cy="20" r="1.5" fill="#7a8674"/>'
    '<circle cx="160" cy="40" r="1.5" fill="#7a8674"/><circle cx="160" cy="60" r="1.5" fill="'
    '#7a8674"/><circle cx="160" cy="80" r="1.5" fill="#7a8674"/><circle cx="160" cy="100" r="'
    '1.5" fill="#7a8674"/><circle cx="180" cy="20" r="1.5" fill="#7a8674"/><circle cx="180" c'
    'y="40" r="1.5" fill="#7a8674"/><circle cx="180" cy="60" r="1.5" fill="#7a8674"/><circle '
    'cx="180" cy="80" r="1.5" fill="#7a8674"/><circle cx="180" cy="100" r="1.5" fill="#7a8674'
    '"/><path d="M100 60L120 40L140 60L140 80" fill="none" stroke="#b5480f" stroke-width="3"/'
    '><path d="M140 80L120 60L140 60L160 60" fill="none" stroke="#1f5fa8" stroke-width="3" st'
    'roke-dasharray="6 4"/><circle cx="160" cy="60" r="5" fill="#fff" stroke="#111" stroke-wi'
    'dth="2"/></svg>'
)
_GAMES = (
    ("mastermind", "Mastermind", "Find the hidden code, or hide one.", _CODE),
    ("connect4", "Connect 4", "Four in a row, against players from easy to perfect.", _FOUR),
    ("soccer", "Paper soccer", "Draw the ball to the goal; it bounces off lines.", _FIELD),
)
