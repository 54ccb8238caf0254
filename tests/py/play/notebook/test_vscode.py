"""The boards in the page in which VS Code shows a notebook's outputs, with a kernel behind it.

VS Code's own widget manager shows them, asked as its Jupyter extension asks it, under either policy
that the page can have; VS Code itself is not there.
"""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
import tarfile
import threading
import time
from collections.abc import Callable, Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest

# npm fetches what VS Code is made of; a kernel is started, and a browser
pytestmark = [pytest.mark.long, pytest.mark.prolog]

MANAGER = "@vscode/jupyter-ipywidgets8@1.0.9"
"""Whole in one file; what it says that it needs is needed to build it."""
TOOLS = ["@jupyterlab/services@7.6.6", "requirejs@2.3.8", "esbuild@0.28.2"]

NONE = ""
"""What the page allows by default: everything."""
STRICT = (
    "default-src 'none'; script-src 'self' 'unsafe-inline' 'unsafe-eval'; style-src 'self' "
    "'unsafe-inline'; img-src 'self' https: http: data:; font-src 'self' https:; "
    "connect-src https:; child-src https: data:"
)
"""What it allows with the setting notebook.experimental.enableCsp; 'self' is VS Code's own host."""

# the names of the colours are VS Code's, the values those of its themes
THEMES = {
    "dark": {"editor-background": "#1f1f1f", "editor-foreground": "#cccccc"},
    "light": {"editor-background": "#ffffff", "editor-foreground": "#3b3b3b"},
}

HOST = """<!doctype html><meta charset="utf-8"><link rel="icon" href="data:,">
<style>html, body, iframe { margin: 0; border: 0; width: 100%; height: 100% }</style>
<iframe src="page.html" sandbox="allow-same-origin allow-scripts allow-forms allow-pointer-lock
allow-downloads"></iframe>"""
PAGE = """<!doctype html><html lang="en" style="THEME"><head><meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="POLICY">
<style>
body { background: var(--vscode-editor-background); color: var(--vscode-editor-foreground);
  font: 13px system-ui; margin: 0; padding: 0 20px }
.output { padding: 8px; box-sizing: border-box }
.output > div { overflow-x: auto }
.cell-output-ipywidget-background { background: white !important }
table, thead, tr, th, td, tbody { border: none !important; border-spacing: 0 }
table, th, tr { vertical-align: middle; text-align: right }
</style></head><body class="KIND"><div id="container"></div>
<script>window.parent = window; window.top = window; window.frameElement = null;</script>
<script src="require.js"></script><script type="module" src="vscode.js"></script></body></html>"""


def run(*command: str, folder: Path) -> str:
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def webview(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of what the page loads."""
    npm = shutil.which("npm")
    if npm is None:
        pytest.skip("npm is not installed")
    folder = tmp_path_factory.mktemp("vscode")
    (folder / "package.json").write_text("{}", "utf-8")
    run(npm, "install", "--no-audit", "--no-fund", *TOOLS, folder=folder)
    packed = run(npm, "pack", "--silent", MANAGER, folder=folder).split()[-1]
    with tarfile.open(folder / packed) as archive:
        script = archive.extractfile("package/dist/ipywidgets.js")
        assert script
        (folder / "ipywidgets.js").write_bytes(script.read())
    shutil.copy(folder / "node_modules" / "requirejs" / "require.js", folder)
    shutil.copy(Path(__file__).with_name("vscode.mjs"), folder)
    bundler = str(folder / "node_modules" / ".bin" / "esbuild")
    options = ("--bundle", "--format=esm", "--external:./ipywidgets.js", "--outfile=vscode.js")
    run(bundler, "vscode.mjs", *options, folder=folder)
    (folder / "nbextensions").symlink_to(Path(sys.prefix, "share", "jupyter", "nbextensions"))
    (folder / "host.html").write_text(HOST, "utf-8")
    return folder


class Handler(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *given: object) -> None:
        """Nothing is written."""


@pytest.fixture(scope="module")
def address(webview: Path) -> Iterator[str]:
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Handler, directory=webview))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()
    server.server_close()


@pytest.fixture(scope="module")
def client() -> Iterator[Any]:
    """One who asks a kernel, with the package imported."""
    manager = pytest.importorskip("jupyter_client").KernelManager(kernel_name="python3")
    manager.start_kernel()
    client = manager.client()
    client.start_channels()
    client.wait_for_ready(timeout=60)
    yield client
    client.stop_channels()
    manager.shutdown_kernel(now=True)


class Notebook:
    """A page with a kernel: what either says to the other is carried here."""

    def __init__(self, browser: Any, client: Any) -> None:
        self.browser, self.client = browser, client
        self.shown: list[dict[str, Any]] = []
        self.idle: set[str] = set()

    def script(self, text: str, *given: Any) -> Any:
        return self.browser.execute_script(text, *given)

    def carry(self) -> None:
        from queue import Empty

        for text in self.script("return take()"):
            message = json.loads(text)
            channel = getattr(self.client, f"{message.pop('channel')}_channel")
            self.client.session.send(channel.socket, message)
        for name in ("iopub", "shell", "control"):
            while True:
                try:
                    message = getattr(self.client, f"get_{name}_msg")(timeout=0.02)
                except Empty:
                    break
                assert not message.pop("buffers", None)
                message["channel"] = name
                content = message["content"]
                if content.get("execution_state") == "idle":
                    self.idle.add(message["parent_header"].get("msg_id"))
                elif message["msg_type"] in ("display_data", "execute_result"):
                    self.shown.append(content["data"])
                assert message["msg_type"] != "error", "\n".join(content["traceback"])
                self.script("give(arguments[0])", json.dumps(message, default=str))

    def until(self, true: Callable[[], Any], seconds: float = 30) -> Any:
        end = time.monotonic() + seconds
        while not (found := true()):
            assert time.monotonic() < end, complaints(self)
            self.carry()
        return found

    def cell(self, source: str) -> dict[str, Any]:
        """Run a cell; what it shows, each kind of it."""
        self.shown.clear()
        asked = self.client.execute(source)
        self.until(lambda: asked in self.idle)
        return self.shown[-1] if self.shown else {}

    def board(self, source: str) -> Played:
        self.show(source)
        self.until(lambda: self.script("return document.querySelector('.ludologic')"))
        return Played(self)

    def show(self, source: str) -> None:
        mime, data = preferred(self.cell(source))
        assert mime == "application/vnd.jupyter.widget-view+json"
        told = "widget(arguments[0]).catch((error) => failed.push([String(error)]))"
        self.script(told, data)


class Played:
    """A board that is played on."""

    def __init__(self, notebook: Notebook) -> None:
        self.notebook = notebook

    def script(self, text: str, *given: Any) -> Any:
        place = "const board = document.querySelector('.ludologic');"
        return self.notebook.script(place + text, *given)

    def press(self, selector: str) -> None:
        one = self.script("return board.querySelector(arguments[0])", selector)
        one.click()
        self.wait()

    def button(self, words: str) -> None:
        found = self.script(
            "return [...board.querySelectorAll('button')]"
            ".find((one) => one.textContent === arguments[0])",
            words,
        )
        found.click()
        self.wait()

    def keys(self, *typed: str) -> None:
        from selenium.webdriver import ActionChains

        for one in typed:
            self.script("board.focus()")
            ActionChains(self.notebook.browser).send_keys(one).perform()
            self.wait()

    def wait(self) -> None:
        """Until nothing is asked any more: the button for a new game can be pressed."""
        last = "return ![...board.querySelectorAll('.tools > button')].at(-1).disabled"
        self.notebook.until(lambda: self.script(last))

    def said(self) -> str:
        return str(self.script("return board.querySelector('[role=status]').textContent"))

    def notes(self) -> str:
        return str(self.script("return board.querySelector('.notice')?.innerText ?? ''"))

    def many(self, selector: str) -> int:
        return int(self.script("return board.querySelectorAll(arguments[0]).length", selector))


def complaints(notebook: Notebook) -> list[Any]:
    """What the page complains of, and which widgets it did not find."""
    told = [one for one in notebook.browser.get_log("browser") if one["level"] == "SEVERE"]
    own = [one for one in told if "Loading the font" not in one["message"]]  # the manager's own
    return [*own, *notebook.script("return failed")]


@pytest.fixture(params=["dark", "light"])
def notebook(
    browser: Any, webview: Path, address: str, client: Any, request: pytest.FixtureRequest
) -> Iterator[Notebook]:
    yield opened(browser, webview, address, client, request.param, NONE)
    browser.switch_to.default_content()


def opened(
    browser: Any, webview: Path, address: str, client: Any, theme: str, policy: str
) -> Notebook:
    """A page of that theme and policy, connected with the kernel."""
    pytest.importorskip("anywidget")
    colours = ";".join(f"--vscode-{name}: {value}" for name, value in THEMES[theme].items())
    page = PAGE.replace("THEME", colours).replace("POLICY", policy)
    (webview / "page.html").write_text(page.replace("KIND", f"vscode-{theme}"), "utf-8")
    features = [{"name": "prefers-color-scheme", "value": theme}]
    browser.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": features})
    browser.get_log("browser")
    browser.get(f"{address}/host.html")
    browser.switch_to.frame(0)
    made = Notebook(browser, client)
    end = time.monotonic() + 60
    while not made.script("return Boolean(window.start)"):
        assert time.monotonic() < end, browser.get_log("browser")
    made.script("start(arguments[0])", client.session.session)
    return made


def test_a_board_of_connect4(notebook: Notebook) -> None:
    board = notebook.board(
        "from ludologic import notebook\n"
        "game = notebook.connect4(against='easy', seed=1, time=0.5)\ngame"
    )
    board.press(".four [data-key='4']")
    assert board.many(".four > .stone") == 2
    board.keys("3")
    assert board.many(".four > .stone") == 4
    assert notebook.cell("len(game.board.moves), game.board.moves[2]")["text/plain"] == "(4, 3)"
    board.button("Hint")
    assert "column" in board.notes()
    board.button("Undo")
    board.button("Undo")
    assert board.many(".four > .stone") == 0 and board.notes() == ""
    board.button("Resign")
    assert board.said() == "You resign: o wins."
    assert complaints(notebook) == []


def test_boards_need_the_policy_that_is_the_default(
    browser: Any, webview: Path, address: str, client: Any
) -> None:
    page = opened(browser, webview, address, client, "dark", STRICT)
    page.show("from ludologic import notebook\nnotebook.connect4()")
    page.until(lambda: page.script("return failed.length"))
    told = [one["message"] for one in browser.get_log("browser")]
    assert any("Loading the script 'blob:" in one for one in told)  # as anywidget loads any
    browser.switch_to.default_content()


KINDS = ["application/vnd.", "text/html", "image/png", "image/svg+xml", "text/plain"]
"""Which of the kinds of a value VS Code shows first."""


def preferred(data: dict[str, Any]) -> tuple[str, Any]:
    found = next(mime for kind in KINDS for mime in data if mime.startswith(kind))
    return found, data[found]


VALUES = """
from ludologic import connect4, games, mastermind, soccer
numbers = range(1, 8)
game = games.guessing(numbers, numbers, lambda asked, secret: (secret > asked) - (secret < asked))
"""
FRAMES = ["mastermind.tree('easy')", "game.tree()"]
PICTURES = [
    "mastermind.evaluate(variant='easy', solver='five-guess', sample=20)",
    "mastermind.certify(mastermind.tree('easy'))",
    "connect4.score('44455554221')",
    "soccer.Board('0,7,1')",
]


@pytest.mark.parametrize("policy", [NONE, STRICT], ids=["none", "strict"])
@pytest.mark.parametrize("theme", ["dark", "light"])
def test_values_show_themselves(
    browser: Any, webview: Path, address: str, client: Any, theme: str, policy: str
) -> None:
    page = opened(browser, webview, address, client, theme, policy)
    page.cell(VALUES)
    for source in FRAMES:
        mime, text = preferred(page.cell(source))
        assert mime == "text/html"
        page.script("html(arguments[0])", text)
        browser.switch_to.frame(browser.find_elements("tag name", "iframe")[-1])
        before = browser.find_element("id", "left").text
        browser.execute_script("document.querySelector('#answers button:enabled').click()")
        assert before and browser.find_element("id", "left").text != before
        browser.switch_to.parent_frame()
    for source in PICTURES:
        mime, text = preferred(page.cell(source))
        assert mime in ("text/html", "image/svg+xml")
        page.script("html(arguments[0])", text)
        picture = page.script(
            "const all = document.querySelectorAll('.output:last-child svg');"
            "const box = all[0]?.getBoundingClientRect(); return box && [box.width, box.height]"
        )
        assert min(picture) > 50
    assert complaints(page) == []
    browser.switch_to.default_content()
