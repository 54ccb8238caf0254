"""The page that guesses a secret, played to each of its ends in headless Chromium."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest

from ludologic.play.pictures.guessing import Tree, html

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
CHROMIUM = next((found for found in map(shutil.which, NAMES) if found), None)

pytestmark = [
    pytest.mark.skipif(not CHROMIUM, reason="Chromium is not installed"),
    pytest.mark.deep,
]

EVIL = "</script><b>&\"'\\"
TREE: Tree = {
    "name": "any_game",
    "secrets": 4,
    "questions": 9,
    "goal": "worst",
    "depth": 2,
    "total": 6,
    "mean": 1.5,
    "histogram": [2, 2],
    "proved": True,
    "root": {
        "question": EVIL,
        "secrets": 4,
        "children": {
            "__proto__": {"secret": "one"},
            EVIL: {
                "question": "two",
                "secrets": 2,
                "children": {"no": {"secret": "three"}},
            },
        },
    },
}

CLICKS = """<script>
const said = [];
const note = () => said.push(at("left").textContent + at("question").textContent);
const click = (text) =>
  [...document.querySelectorAll("button")].find((one) => one.textContent === text).click();
for (const clicks of [["That is my secret"], ["__proto__"], [EVIL, "That is my secret"],
                      [EVIL, "no"], [EVIL, "no", "Take back"],
                      [EVIL, "That is my secret", "Take back", "Take back"]]) {
  click("Start again");
  clicks.forEach(click);
  note();
}
document.title = said.join("|");
</script></body>"""


def test_each_end(tmp_path: Path) -> None:
    page = tmp_path / "page.html"
    evil = '"' + EVIL.replace("\\", "\\\\").replace('"', '\\"').replace("</", "<\\/") + '"'
    page.write_text(html(TREE).replace("</body>", CLICKS.replace("EVIL", evil)), "utf-8")
    done = subprocess.run(
        [str(CHROMIUM), "--headless", "--no-sandbox", "--disable-gpu", "--dump-dom", page.as_uri()],
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
    )
    title = re.search("<title>(.*?)</title>", done.stdout, re.S)
    assert title is not None
    shown = "&lt;/script&gt;&lt;b&gt;&amp;\"'\\"
    assert title[1].split("|") == [
        f"Found by 1 question.{shown}",
        "Found by 1 question.one",
        "Found by 2 questions.two",
        "Found by 2 questions.three",
        "2 secrets possible. Question 2:two",
        f"4 secrets possible. Question 1:{shown}",
    ]
