#!/bin/sh
# Standard output belongs to the command: what this script says goes to standard error.
# shellcheck disable=SC2086  # lists of packages and "sudo -n" are split into words

usage='usage: sh py/run.sh COMMAND [ARGUMENT...]

Runs COMMAND (ludologic, pytest, clingo, swipl, python, ...) in the virtual environment .venv. The
first time, it sets up what is missing: Python, SWI-Prolog, .venv with this package and what it
needs, and for pytest, ruff and mypy the tools of the tests. The system packages come from apt-get,
dnf or brew, if you are root or may use sudo; otherwise it says what to install.'

case ${1:-} in
'')
    printf '%s\n' "$usage" >&2
    exit 2
    ;;
-h | --help)
    printf '%s\n' "$usage"
    exit
    ;;
pytest | ruff | mypy) level=test extras='[test,lint]' ;;
*) level=run extras='' ;;
esac

case $0 in
*/*) root=${0%/*}/.. ;;
*) root=.. ;;
esac
root=$(CDPATH='' cd -P -- "$root" && pwd -P) || exit 1
venv=$root/.venv

say() { printf 'run.sh: %s\n' "$*" >&2; }

fail() {
    say "$@"
    exit 1
}

# The end of what a command says is shown if it fails.
quietly() {
    said=$("$@" 2>&1 </dev/null 9<&-) && return
    printf '%s\n' "$said" | tail -n 15 | sed 's/^/    /' >&2
    return 1
}

have_swipl() { [ -n "${LIBSWIPL_PATH:-}" ] || command -v swipl >/dev/null; }

# What an environment depends on: pyproject.toml, the interpreter, and the folder, which its
# commands name. Another number in front makes every environment set up again.
fingerprint() {
    echo 3 "$(cksum <"$root/pyproject.toml") $(readlink -f "$venv/bin/python") $root"
}

ready() {
    [ -r "$venv/.ready-$level" ] && [ -x "$venv/bin/python" ] && [ -x "$venv/bin/ludologic" ] &&
        [ "$(cat "$venv/.ready-$level")" = "$(fingerprint)" ]
}

# Sets the package manager, what stands before it, and the names of its packages.
find_manager() {
    as_root='' by_hand='' python_packages=python swipl_package=swi-prolog pages=''
    if command -v apt-get >/dev/null; then
        manager='apt-get' python_packages='python3 python3-venv' swipl_package=swi-prolog-nox
        # Ubuntu has a snap instead, under the same name
        if grep -q '^ID=debian' /etc/os-release 2>/dev/null; then pages='chromium chromium-driver'; fi
    elif command -v dnf >/dev/null; then
        manager=dnf python_packages=python3 swipl_package=pl
    elif command -v brew >/dev/null; then
        manager=brew
    else
        manager=''
    fi
    by_hand="${manager:+$manager }install"
    if [ -z "$manager" ] || [ "$manager" = brew ] || [ "$(id -u)" -eq 0 ]; then return; fi
    if command -v sudo >/dev/null; then
        by_hand="sudo $by_hand"
        # it must not ask for a password if nobody is there to type it
        if [ -t 2 ]; then as_root=sudo; else as_root='sudo -n'; fi
    else
        by_hand="as root: $by_hand" manager=''
    fi
}

# install PACKAGE...: by the package manager, if there is one that we may use
install() {
    [ -n "$manager" ] || return
    say "installing $* ($manager)"
    case $manager in
    apt-get)
        # a source that can't be reached must not stop what the others have
        [ -n "${updated:-}" ] || updated=$($as_root apt-get -q update 2>&1 </dev/null 9<&-; echo yes)
        quietly $as_root env DEBIAN_FRONTEND=noninteractive apt-get -q -y \
            -o DPkg::Lock::Timeout=600 install --no-install-recommends "$@"
        ;;
    dnf) quietly $as_root dnf -q -y install "$@" ;;
    brew) quietly brew install --quiet "$@" ;;
    esac
}

# Sets `python` to one that is new enough and can make environments.
find_python() {
    for python in python3 python3.14 python3.13 python3.12 python3.11 python3.10 /usr/bin/python3; do
        "$python" -c 'import ensurepip, sys, venv; assert sys.version_info >= (3, 10)' 2>/dev/null &&
            return
    done
    return 1
}

set_up() {
    if ! [ -w "$root" ] || { [ -e "$venv" ] && ! [ -w "$venv" ]; }; then
        fail "no permission to write in $root; run it as that folder's owner, or in a clone of your own"
    fi
    # one at a time; macOS has no flock
    if command -v flock >/dev/null; then
        exec 9<"$root/py/run.sh"
        flock -n 9 || { say 'waiting for another run.sh that is setting up'; flock 9; }
        if ready; then return; fi
    fi
    find_python || { install $python_packages && find_python; } ||
        fail "Python 3.10 or newer with its module venv is missing; by hand: $by_hand $python_packages$(have_swipl || echo " $swipl_package")"
    have_swipl || install $swipl_package
    if [ $level = test ] && [ -n "$pages" ] && ! command -v chromedriver >/dev/null; then
        install $pages || say "the tests of pages will be skipped; by hand: $by_hand $pages"
    fi
    # an environment is kept while it runs, and stands where it was made
    if ! "$venv/bin/python" -c 'import pip, sys; assert sys.version_info >= (3, 10)' 2>/dev/null ||
        ! grep -qF -e "$venv" "$venv/bin/activate"; then
        say 'making the virtual environment .venv'
        rm -rf "$venv"
        quietly "$python" -m venv "$venv" || fail 'making .venv failed'
    fi
    say "installing ludologic and the Python packages it needs (pip install -e .$extras)"
    rm -f "$venv/.ready-run" "$venv/.ready-test"
    # from inside the folder: pip would read brackets in its path as extras
    (cd -- "$root" && quietly "$venv/bin/python" -m pip install -q --disable-pip-version-check -e ".$extras") ||
        fail "installing the Python packages failed; by hand: cd '$root' && .venv/bin/python -m pip install -e '.$extras'"
    # the package of clingo brings a module and no command
    # shellcheck disable=SC2016
    [ -x "$venv/bin/clingo" ] ||
        printf '%s\n' '#!/bin/sh' 'exec "${0%/*}/python" -m clingo "$@"' >"$venv/bin/clingo"
    chmod +x "$venv/bin/clingo"
    for level in run $level; do fingerprint >"$venv/.ready-$level"; done
    say "ready; the command ludologic itself is in $venv/bin: with that folder on the PATH it needs no run.sh"
}

if ! ready; then
    find_manager
    set_up
    exec 9<&-
fi
if ! have_swipl; then
    find_manager
    say "warning: SWI-Prolog is missing, only what clingo can do will work; by hand: $by_hand $swipl_package"
fi
if [ "$1" = pytest ]; then # if no argument is a path, the tests of the project
    for argument; do [ "$argument" = pytest ] || ! [ -e "${argument%%::*}" ] || paths=yes; done
    [ -n "${paths:-}" ] || cd -- "$root" || exit 1
fi

VIRTUAL_ENV=$venv
PATH=$venv/bin:$PATH
export VIRTUAL_ENV PATH
unset PYTHONHOME
exec "$@"
