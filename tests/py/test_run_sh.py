"""py/run.sh, with no network: what it would install is faked by small scripts on PATH."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

RUN_SH = Path(__file__).resolve().parents[2] / "py" / "run.sh"

# all of the machine that run.sh may use; what is left out (apt-get, sudo, python3) is not found
TOOLS = ["sh", "cat", "chmod", "cksum", "env", "flock", "grep", "id", "ln", "mkdir", "readlink"]
TOOLS += ["rm", "sed", "sleep", "tail"]

# Makes environments, and installs into them, by leaving two commands there.
FAKE_PYTHON = """#!/bin/sh
echo "python $*" >>"$CALLS"
[ "$1" = -m ] || exit 0
case $2 in
venv)
    mkdir -p "$3/bin"
    ln -s "$FAKES/python3" "$3/bin/python"
    echo "VIRTUAL_ENV=$3" >"$3/bin/activate"
    ;;
pip)
    if [ -n "${PIP_FAILS:-}" ]; then echo "no such host" >&2; exit 1; fi
    sleep "${PIP_SLEEPS:-0}"
    for command in ludologic pytest; do
        cp_to=.venv/bin/$command
        cat "$FAKES/show" >"$cp_to"
        chmod +x "$cp_to"
    done
    echo "chatter of pip"
    ;;
esac
"""

# Shows its folder and each argument between brackets, and exits as told.
SHOW = """#!/bin/sh
pwd
for argument; do printf '[%s]\\n' "$argument"; done
exit "${SHOW_EXITS:-0}"
"""


class Checkout:
    """A checkout with run.sh alone in it, on a machine that has what `fakes` holds."""

    def __init__(self, folder: Path) -> None:
        self.root = folder / "a check'out [1]"
        self.fakes = folder / "fakes"
        self.calls = folder / "calls"
        self.elsewhere = folder / "else where"
        for made in (self.root / "py", self.fakes, self.elsewhere):
            made.mkdir(parents=True)
        shutil.copy(RUN_SH, self.root / "py" / "run.sh")
        (self.root / "pyproject.toml").write_text("[project]\n")
        for tool in TOOLS:
            if path := shutil.which(tool):
                (self.fakes / tool).symlink_to(path)
        self.fake("python3", FAKE_PYTHON)
        self.fake("swipl", "#!/bin/sh\n")
        self.fake("show", SHOW)

    def fake(self, name: str, text: str) -> None:
        path = self.fakes / name
        path.write_text(text)
        path.chmod(0o755)

    def start(self, *arguments: str, **more: str) -> subprocess.Popen[str]:
        return subprocess.Popen(
            [str(self.fakes / "sh"), str(self.root / "py" / "run.sh"), *arguments],
            cwd=self.elsewhere,
            env={"PATH": str(self.fakes), "FAKES": str(self.fakes), "CALLS": str(self.calls)}
            | more,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )

    def run(self, *arguments: str, **more: str) -> subprocess.CompletedProcess[str]:
        process = self.start(*arguments, **more)
        out, err = process.communicate(timeout=60)
        return subprocess.CompletedProcess(arguments, process.returncode, out, err)

    def called(self, beginning: str) -> list[str]:
        """The calls since the last time this was asked."""
        calls = self.calls.read_text().splitlines() if self.calls.exists() else []
        self.calls.write_text("")
        return [call for call in calls if call.startswith(beginning)]


@pytest.fixture
def checkout(tmp_path: Path) -> Checkout:
    return Checkout(tmp_path)


@pytest.fixture
def ready(checkout: Checkout) -> Checkout:
    done = checkout.run("pytest", "--version")
    assert done.returncode == 0, done.stderr
    checkout.called("")
    return checkout


def test_help_and_no_command_install_nothing(checkout: Checkout) -> None:
    helped = checkout.run("--help")
    assert (helped.returncode, helped.stderr) == (0, "")
    assert helped.stdout.startswith("usage: ")
    wrong = checkout.run()
    assert (wrong.returncode, wrong.stdout, wrong.stderr) == (2, "", helped.stdout)
    assert checkout.called("") == []


def test_the_first_start_sets_up_and_says_so_on_standard_error(checkout: Checkout) -> None:
    done = checkout.run("ludologic", "x")
    assert done.returncode == 0
    assert done.stdout.splitlines() == [str(checkout.elsewhere), "[x]"]
    assert [step.split(" (")[0] for step in done.stderr.splitlines()] == [
        "run.sh: making the virtual environment .venv",
        "run.sh: installing ludologic and the Python packages it needs",
        f"run.sh: ready; the command ludologic itself is in {checkout.root}/.venv/bin: "
        "with that folder on the PATH it needs no run.sh",
    ]


def test_the_second_start_installs_nothing(ready: Checkout) -> None:
    for name in ("apt-get", "sudo", "dnf", "brew", "python3"):
        ready.fake(name, '#!/bin/sh\necho "no $0 wanted" >&2\nexit 1\n')
    for command in ("ludologic", "pytest"):
        done = ready.run(command)
        assert (done.returncode, done.stderr) == (0, "")


def test_it_becomes_the_command(ready: Checkout) -> None:
    arguments = [
        "",
        "a b",
        "it's",
        "$HOME",
        "`pwd`",
        "\\",
        "*",
        "a\nb",
        "-n",
        "--",
        "1), halt.",
        "é",
    ]
    done = ready.run("ludologic", *arguments, SHOW_EXITS="7")
    shown = "".join(f"[{argument}]\n" for argument in arguments)
    assert (done.returncode, done.stdout) == (7, f"{ready.elsewhere}\n{shown}")
    assert ready.run("no-such-command").returncode == 127
    process = ready.start("sh", "-c", 'echo "$$ $VIRTUAL_ENV"; command -v ludologic')
    out, _ = process.communicate(timeout=60)
    venv = ready.root / ".venv"
    assert out.splitlines() == [f"{process.pid} {venv}", f"{venv}/bin/ludologic"]


def test_clingo_is_a_command_of_the_environment(ready: Checkout) -> None:
    assert ready.run("sh", "-c", 'clingo 0 "a b.lp"').returncode == 0
    assert ready.called("python -m") == ["python -m clingo 0 a b.lp"]


@pytest.mark.parametrize(
    ("arguments", "in_checkout"),
    [([], True), (["-q", "not_here.py"], True), (["-q", "here.py::test_it"], False)],
)
def test_pytest_without_a_path_runs_in_the_checkout(
    ready: Checkout, arguments: list[str], in_checkout: bool
) -> None:
    (ready.elsewhere / "here.py").touch()
    done = ready.run("pytest", *arguments)
    folder = ready.root if in_checkout else ready.elsewhere
    assert done.stdout.splitlines()[0] == str(folder)


def test_only_the_tests_need_the_extras(checkout: Checkout) -> None:
    for command, installed in [("ludologic", "-e ."), ("pytest", "-e .[test,lint]")]:
        checkout.run(command)
        (call,) = checkout.called("python -m pip")
        assert call.endswith(installed)
    checkout.run("ludologic")
    assert checkout.called("python -m pip") == []


@pytest.mark.parametrize("harm", ["pyproject", "moved", "no interpreter", "other interpreter"])
def test_an_environment_that_is_no_good_is_mended(ready: Checkout, harm: str) -> None:
    python = ready.root / ".venv" / "bin" / "python"
    if harm == "pyproject":
        (ready.root / "pyproject.toml").write_text("[project]\ndependencies = []\n")
    elif harm == "moved":
        ready.root = ready.root.rename(ready.root.with_name("moved"))
    else:
        python.unlink()
        if harm == "other interpreter":
            # it runs, but as another version: what was installed is not seen by it
            ready.fake("python3.99", "#!/bin/sh\nexit 1\n")
            python.symlink_to(ready.fakes / "python3.99")
    done = ready.run("ludologic", "x")
    assert (done.returncode, done.stdout.splitlines()[-1]) == (0, "[x]")
    steps = [call.split()[2] for call in ready.called("python -m ")]
    assert steps == (["pip"] if harm == "pyproject" else ["venv", "pip"])
    assert ready.run("ludologic").stderr == ""


@pytest.mark.skipif(not shutil.which("flock"), reason="no flock here")
def test_two_at_once_set_up_once(checkout: Checkout) -> None:
    processes = [checkout.start("ludologic", str(n), PIP_SLEEPS="1") for n in range(3)]
    for n, process in enumerate(processes):
        out, err = process.communicate(timeout=60)
        assert process.returncode == 0, err
        assert out.splitlines()[-1] == f"[{n}]"
    assert len(checkout.called("python -m pip")) == 1


def test_a_failing_step_is_said_in_one_sentence_and_tried_again(checkout: Checkout) -> None:
    done = checkout.run("ludologic", PIP_FAILS="yes")
    assert (done.returncode, done.stdout) == (1, "")
    *_, why, sentence = done.stderr.splitlines()
    assert why == "    no such host"
    assert sentence.startswith("run.sh: installing the Python packages failed; by hand: cd ")
    assert checkout.run("ludologic").returncode == 0


def test_no_python_and_no_way_to_install_it(checkout: Checkout) -> None:
    # run.sh looks there whatever PATH says
    text = (checkout.root / "py" / "run.sh").read_text()
    (checkout.root / "py" / "run.sh").write_text(text.replace(" /usr/bin/python3;", ";"))
    for fake in ("python3", "swipl"):
        (checkout.fakes / fake).unlink()
    done = checkout.run("ludologic")
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr == (
        "run.sh: Python 3.10 or newer with its module venv is missing; "
        "by hand: install python swi-prolog\n"
    )


def test_without_swi_prolog_it_warns_and_goes_on(checkout: Checkout) -> None:
    (checkout.fakes / "swipl").unlink()
    for _ in range(2):
        done = checkout.run("ludologic", "x")
        assert (done.returncode, done.stdout.splitlines()[-1]) == (0, "[x]")
        assert "warning: SWI-Prolog is missing" in done.stderr.splitlines()[-1]
    assert len(checkout.called("python -m pip")) == 1
    # installed by hand later: nothing is left to say
    checkout.fake("swipl", "#!/bin/sh\n")
    assert checkout.run("ludologic").stderr == ""


@pytest.mark.parametrize("person", ["root", "with sudo", "without sudo"])
def test_what_is_missing_is_asked_of_apt_get(checkout: Checkout, person: str) -> None:
    (checkout.fakes / "swipl").unlink()
    (checkout.fakes / "id").unlink()
    checkout.fake("id", f"#!/bin/sh\necho {0 if person == 'root' else 1000}\n")
    checkout.fake(
        "apt-get",
        """#!/bin/sh
echo "apt-get $*" >>"$CALLS"
case " $* " in *" swi-prolog-nox "*) ln -s "$FAKES/show" "$FAKES/swipl" ;; esac
""",
    )
    if person == "with sudo":
        checkout.fake("sudo", '#!/bin/sh\necho "sudo $*" >>"$CALLS"\nshift\nexec "$@"\n')
    done = checkout.run("ludologic")
    assert done.returncode == 0
    asked = checkout.called("apt-get")
    if person == "without sudo":
        assert asked == []
        assert done.stderr.endswith("by hand: as root: apt-get install swi-prolog-nox\n")
        return
    assert "run.sh: installing swi-prolog-nox (apt-get)" in done.stderr
    update, install = asked
    assert update.endswith("update")
    assert install.endswith("install --no-install-recommends swi-prolog-nox")
    assert checkout.run("ludologic").stderr == ""
