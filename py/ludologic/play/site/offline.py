"""What a browser keeps of the site, so that it works without the network, and can be installed."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

_LATER = ("openings.book", "reference/", "vendor/clingo/", "vendor/LICENCES.txt")
"""What a first visit does not need."""
_MANIFEST = {
    "name": "Ludologic",
    "short_name": "Ludologic",
    "description": "Games whose rules are logic programs: play, ask, and change them.",
    "start_url": "index.html",
    "display": "standalone",
    "background_color": "#fbfaf7",
    "theme_color": "#fbfaf7",
    "icons": [
        {"src": "icon.svg", "sizes": "any", "type": "image/svg+xml", "purpose": "any maskable"}
    ],
}


def write(folder: Path) -> None:
    """Write the manifest, and the list of all files for keeper.js. The last step of a build."""
    (folder / "manifest.webmanifest").write_text(json.dumps(_MANIFEST, indent=1), "utf-8")
    files = sorted(path.relative_to(folder).as_posix() for path in folder.rglob("*.*"))
    digest = hashlib.sha256()
    for file in files:
        digest.update(file.encode() + b"\0" + (folder / file).read_bytes())
    listed = [file for file in files if file != "keeper.js"]
    kept = {
        "version": digest.hexdigest()[:16],
        "first": [file for file in listed if not file.startswith(_LATER)],
        "later": [file for file in listed if file.startswith(_LATER)],
    }
    (folder / "kept.js").write_text(f"self.kept = {json.dumps(kept)};\n", "utf-8")
