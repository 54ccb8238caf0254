"""The two engines and the editor, fetched once from npm at the versions of package-lock.json."""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from platformdirs import user_cache_path

from ludologic.errors import EngineFailure, EngineMissing

HERE = Path(__file__).parent
NPM = "npm is not installed: install Node.js, or `pip install 'ludologic[node]'`, which brings it"
_ENGINES = {
    "swipl": ("swipl-wasm/dist/swipl", ("swipl-web.js", "swipl-web.wasm", "swipl-web.data")),
    "clingo": ("clingo-wasm/dist", ("clingo.js", "clingo.wasm")),
}


def fetched() -> Path:
    """The folder that holds `vendor/`, what the pages load, and `axe.min.js`, which checks them.

    The network is asked once for each version of the packages. Raises EngineMissing without npm,
    and EngineFailure if npm fails; then nothing half fetched stays.
    """
    sources = [HERE / "package-lock.json", HERE / "static" / "lab" / "editor.mjs", Path(__file__)]
    key = hashlib.sha256(b"".join(source.read_bytes() for source in sources)).hexdigest()[:16]
    folder = user_cache_path("ludologic") / "site" / key
    if folder.is_dir():
        return folder
    try:
        folder.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=folder.parent, prefix=".fetching.") as name:
            work, done = Path(name), Path(name) / "done"
            _install(work)
            _gather(work / "node_modules", done)
            try:
                done.rename(folder)
            except OSError:
                if not folder.is_dir():  # no other process was quicker
                    raise
    except OSError as error:
        raise EngineFailure(
            f"what the pages need can't be kept in {folder.parent}: {error.strerror or error}"
        ) from error
    return folder


def search_path() -> str:
    """Where Node is looked for: beside this Python first, where a wheel of it lies."""
    return os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", "")])


def _install(work: Path) -> None:
    path = search_path()
    npm = shutil.which("npm", path=path)
    if npm is None:
        raise EngineMissing(NPM)
    for name in ("package.json", "package-lock.json"):
        shutil.copy(HERE / name, work)
    environment = os.environ | {"PATH": path}
    _run([npm, "ci", "--ignore-scripts", "--no-audit", "--no-fund"], work, environment)
    modules = str(work / "node_modules")
    _run(
        [
            str(work / "node_modules" / ".bin" / "esbuild"),
            str(HERE / "static" / "lab" / "editor.mjs"),
            "--bundle",
            "--minify",
            "--format=esm",
            "--log-level=warning",
            f"--outfile={work / 'editor.js'}",
        ],
        work,
        environment | {"NODE_PATH": modules},
    )


def _run(command: list[str], folder: Path, environment: dict[str, str]) -> None:
    try:
        done = subprocess.run(
            command, cwd=folder, env=environment, capture_output=True, text=True, errors="replace"
        )
    except OSError as error:
        raise EngineFailure(f"{Path(command[0]).name} did not start: {error}") from error
    if done.returncode:
        said = [line for line in done.stderr.splitlines() if "error" in line.lower()]
        why = "; ".join(said[:3]) or f"exit code {done.returncode}"
        raise EngineFailure(f"{Path(command[0]).name} could not fetch the engines: {why}")


def _gather(modules: Path, done: Path) -> None:
    vendor = done / "vendor"
    for name, (source, files) in _ENGINES.items():
        (vendor / name).mkdir(parents=True)
        for file in files:
            shutil.copyfile(modules / source / file, vendor / name / file)
    shutil.copyfile(modules.parent / "editor.js", vendor / "editor.js")
    shutil.copyfile(modules / "axe-core" / "axe.min.js", done / "axe.min.js")
    licences = []
    for licence in sorted(modules.rglob("LICENSE*")):
        package = licence.parent.relative_to(modules).as_posix()
        if not package.startswith(("axe-core", "esbuild", "@types", "@esbuild")):
            licences.append(f"---- {package}\n\n{licence.read_text('utf-8').strip()}\n")
    (vendor / "LICENCES.txt").write_text("\n".join(licences), "utf-8")
