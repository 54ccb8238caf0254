"""py/run.sh, with no network: what it would install is faked by small scripts on PATH."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest

RUN_SH = Path(__file__).resolve().parents[2] / "py" / "run.sh"

# all of the machine that run.sh may use; what is left out (apt-get, sudo, python3) is not found
TOOLS = ["sh", "cat", "chmod", "cksum", "env", "flock", "grep", "id", "ln", "mkdir", "mktemp"]
TOOLS += ["mv", "ps", "readlink", "rm", "sed", "sleep", "tail", "touch"]

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
        for made in (self.root / "py", self.fakes, self.elsewhere, folder / "tmp"):
            made.mkdir(parents=True)
        shutil.copy(RUN_SH, self.root / "py" / "run.sh")
        (self.root / "pyproject.toml").write_text("[project]\n")
        for tool in TOOLS:
            if path := shutil.which(tool):
                (self.fakes / tool).symlink_to(path)
        self.fake("python3", FAKE_PYTHON)
        self.fake("swipl", "#!/bin/sh\n")
        self.fake("show", SHOW)
        self.environment = {
            "PATH": str(self.fakes),
            "FAKES": str(self.fakes),
            "CALLS": str(self.calls),
            "TMPDIR": str(folder / "tmp"),
            "HOME": str(folder),
        }

    def fake(self, name: str, text: str) -> None:
        path = self.fakes / name
        path.write_text(text)
        path.chmod(0o755)

    def start(self, *arguments: str, cwd: Path | None = None, **more: str) -> subprocess.Popen[str]:
        return subprocess.Popen(
            [str(self.fakes / "sh"), str(self.root / "py" / "run.sh"), *arguments],
            cwd=cwd or self.elsewhere,
            env={**self.environment, **more},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )

    def run(
        self, *arguments: str, cwd: Path | None = None, **more: str
    ) -> subprocess.CompletedProcess[str]:
        process = self.start(*arguments, cwd=cwd, **more)
        out, err = process.communicate(timeout=60)
        return subprocess.CompletedProcess(arguments, process.returncode, out, err)

    def called(self) -> list[str]:
        """The calls since the last time this was asked."""
        calls = self.calls.read_text().splitlines() if self.calls.exists() else []
        self.calls.write_text("")
        return calls

    def pip_calls(self) -> list[str]:
        return [call for call in self.called() if call.startswith("python -m pip")]


@pytest.fixture
def checkout(tmp_path: Path) -> Checkout:
    return Checkout(tmp_path)


@pytest.fixture
def ready(checkout: Checkout) -> Checkout:
    done = checkout.run("pytest", "--version")
    assert done.returncode == 0, done.stderr
    checkout.called()
    return checkout


def test_no_command_is_a_usage_error(checkout: Checkout) -> None:
    done = checkout.run()
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.startswith("usage: ")
    assert done.stderr.count("\n") == 1
    assert checkout.called() == []


def test_the_first_start_sets_up_and_says_so_on_standard_error(checkout: Checkout) -> None:
    done = checkout.run("ludologic", "x")
    assert done.returncode == 0
    assert done.stdout.splitlines() == [str(checkout.elsewhere), "[x]"]
    steps = done.stderr.splitlines()
    assert [step.split(" (")[0] for step in steps] == [
        "run.sh: making the virtual environment .venv",
        "run.sh: installing ludologic and the Python packages it needs",
        f"run.sh: ready; the command ludologic itself is in {checkout.root}/.venv/bin: "
        "with that folder on the PATH it needs no run.sh",
    ]
    assert list((checkout.root.parent / "tmp").iterdir()) == []


def test_the_second_start_installs_nothing(ready: Checkout) -> None:
    for name in ("apt-get", "sudo", "dnf", "brew", "python3"):
        ready.fake(name, '#!/bin/sh\necho "no $0 wanted" >&2\nexit 1\n')
    for command in ("ludologic", "pytest"):
        done = ready.run(command)
        assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize(
    "arguments",
    [
        ["mastermind", "tree"],
        ["", " ", "a b", "", "tail "],
        ["it's", 'a "quoted" word', "$HOME", "`pwd`", "$(pwd)", "\\", "*", "a\nb", "-n", "--"],
        ["1234), halt.", "é", "#"],
    ],
)
def test_arguments_arrive_as_they_are(ready: Checkout, arguments: list[str]) -> None:
    done = ready.run("ludologic", *arguments)
    expected = "".join(f"[{argument}]\n" for argument in arguments)
    assert done.stdout == f"{ready.elsewhere}\n{expected}"


def test_exit_codes_pass_through(ready: Checkout) -> None:
    assert ready.run("ludologic", SHOW_EXITS="7").returncode == 7
    assert ready.run("no-such-command").returncode == 127


def test_it_becomes_the_command(ready: Checkout) -> None:
    process = ready.start("sh", "-c", "echo $$")
    out, _ = process.communicate(timeout=60)
    assert int(out) == process.pid


def test_commands_of_the_environment_come_first(ready: Checkout) -> None:
    done = ready.run("sh", "-c", 'echo "$VIRTUAL_ENV"; command -v ludologic')
    assert done.stdout.splitlines() == [
        f"{ready.root}/.venv",
        f"{ready.root}/.venv/bin/ludologic",
    ]


def test_clingo_is_a_command_of_the_environment(ready: Checkout) -> None:
    (ready.root / ".venv" / "bin" / "python").unlink()
    (ready.root / ".venv" / "bin" / "python").symlink_to(ready.fakes / "show")
    done = ready.run("sh", "-c", 'clingo 0 "a b.lp"')
    assert done.stdout.splitlines()[1:] == ["[-m]", "[clingo]", "[0]", "[a b.lp]"]


def test_it_starts_from_its_own_folder(ready: Checkout) -> None:
    done = subprocess.run(
        ["sh", "run.sh", "ludologic"],
        cwd=ready.root / "py",
        env=ready.environment,
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.strip() == f"{ready.root}/py"


@pytest.mark.parametrize(
    ("arguments", "in_checkout"),
    [
        ([], True),
        (["-q", "-k", "here.py"], True),
        (["tests/not_here.py"], True),
        (["here.py"], False),
        (["-q", "here.py::test_it"], False),
    ],
)
def test_pytest_without_a_path_runs_in_the_checkout(
    ready: Checkout, arguments: list[str], in_checkout: bool
) -> None:
    (ready.elsewhere / "here.py").touch()
    done = ready.run("pytest", *arguments)
    folder = ready.root if in_checkout else ready.elsewhere
    assert done.stdout.splitlines()[0] == str(folder)


def test_only_the_tests_need_the_extras(checkout: Checkout) -> None:
    checkout.run("ludologic")
    (call,) = checkout.pip_calls()
    assert call.endswith("-e .")
    checkout.run("pytest")
    (call,) = checkout.pip_calls()
    assert call.endswith("-e .[test,lint]")
    checkout.run("ludologic")
    assert checkout.pip_calls() == []


def test_another_pyproject_is_installed_again_into_the_same_environment(ready: Checkout) -> None:
    (ready.root / "pyproject.toml").write_text("[project]\ndependencies = []\n")
    assert ready.run("ludologic").returncode == 0
    calls = ready.called()
    assert [call for call in calls if call.startswith("python -m venv")] == []
    assert [call for call in calls if call.startswith("python -m pip")] != []


@pytest.mark.parametrize("harm", ["moved", "interpreter gone", "other interpreter", "emptied"])
def test_an_environment_that_is_no_good_is_mended(ready: Checkout, harm: str) -> None:
    venv = ready.root / ".venv"
    if harm == "moved":
        ready.root = ready.root.rename(ready.root.with_name("moved"))
    elif harm == "emptied":
        for path in (venv / "bin").iterdir():
            path.unlink()
    else:
        (venv / "bin" / "python").unlink()
        if harm == "other interpreter":
            # it runs, but as another version: what was installed is not seen by it
            ready.fake("python3.99", "#!/bin/sh\nexit 1\n")
            (venv / "bin" / "python").symlink_to(ready.fakes / "python3.99")
    done = ready.run("ludologic", "x")
    assert (done.returncode, done.stdout.splitlines()[-1]) == (0, "[x]")
    calls = ready.called()
    assert len([call for call in calls if call.startswith("python -m venv")]) == 1
    assert ready.run("ludologic").stderr == ""


@pytest.mark.deep
@pytest.mark.parametrize("with_flock", [True, False])
def test_two_at_once_set_up_once(checkout: Checkout, with_flock: bool) -> None:
    if not with_flock:
        (checkout.fakes / "flock").unlink(missing_ok=True)
    processes = [checkout.start("ludologic", str(n), PIP_SLEEPS="1.5") for n in range(3)]
    for n, process in enumerate(processes):
        out, err = process.communicate(timeout=60)
        assert process.returncode == 0, err
        assert out.splitlines()[-1] == f"[{n}]"
    assert len(checkout.pip_calls()) == 1
    assert not (checkout.root / ".venv.lock").exists()


def test_a_lock_whose_holder_died_is_taken_over(checkout: Checkout) -> None:
    (checkout.fakes / "flock").unlink(missing_ok=True)
    dead = subprocess.Popen(["true"])
    dead.wait()
    (checkout.root / ".venv.lock").mkdir()
    (checkout.root / ".venv.lock" / "pid").write_text(f"{dead.pid}\n")
    assert checkout.run("ludologic").returncode == 0
    assert not (checkout.root / ".venv.lock").exists()


def test_a_failing_step_is_said_in_one_sentence_and_tried_again(checkout: Checkout) -> None:
    done = checkout.run("ludologic", PIP_FAILS="yes")
    assert (done.returncode, done.stdout) == (1, "")
    *_, why, sentence = done.stderr.splitlines()
    assert why == "    no such host"
    assert sentence.startswith("run.sh: installing the Python packages failed; by hand: cd ")
    assert list((checkout.root.parent / "tmp").iterdir()) == []
    assert checkout.run("ludologic").returncode == 0


def test_no_python_and_no_way_to_install_it(checkout: Checkout) -> None:
    if Path("/usr/bin/python3").exists():
        # run.sh looks there whatever PATH says
        text = (checkout.root / "py" / "run.sh").read_text()
        (checkout.root / "py" / "run.sh").write_text(text.replace(" /usr/bin/python3;", ";"))
    (checkout.fakes / "python3").unlink()
    done = checkout.run("ludologic")
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.count("\n") == 1
    assert "Python 3.10 or newer" in done.stderr
    assert "by hand: " in done.stderr


def test_without_swi_prolog_it_warns_and_goes_on(checkout: Checkout) -> None:
    (checkout.fakes / "swipl").unlink()
    for _ in range(2):
        done = checkout.run("ludologic", "x")
        assert (done.returncode, done.stdout.splitlines()[-1]) == (0, "[x]")
        assert "warning: SWI-Prolog is missing" in done.stderr.splitlines()[-1]
    assert len(checkout.pip_calls()) == 1
    # installed by hand later: nothing is left to say
    checkout.fake("swipl", "#!/bin/sh\n")
    assert checkout.run("ludologic").stderr == ""


@pytest.mark.skipif(os.getuid() != 0, reason="calls apt-get straight only as root")
def test_what_is_missing_is_asked_of_apt_get(checkout: Checkout) -> None:
    (checkout.fakes / "swipl").unlink()
    checkout.fake(
        "apt-get",
        """#!/bin/sh
echo "apt-get $*" >>"$CALLS"
case " $* " in *" swi-prolog-nox "*) ln -s "$FAKES/show" "$FAKES/swipl" ;; esac
""",
    )
    done = checkout.run("ludologic")
    assert done.returncode == 0
    assert "run.sh: installing SWI-Prolog (apt-get install swi-prolog-nox)" in done.stderr
    calls = [call for call in checkout.called() if call.startswith("apt-get")]
    assert calls[0].endswith("update")
    assert calls[1].endswith("install --no-install-recommends swi-prolog-nox")
    assert len(calls) == 2
    assert checkout.run("ludologic").stderr == ""
