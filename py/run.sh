#!/bin/sh
# sh py/run.sh COMMAND [ARGUMENT...]
#
# Sets up what is missing (Python, SWI-Prolog, a virtual environment with this package), then
# becomes COMMAND, run from that environment. Set up once, it starts the command at once.
# Standard output belongs to the command: what is said here goes to standard error.

# words are split where a list of packages or "sudo -n" is meant; A && B || C is used where
# C is for either's failure
# shellcheck disable=SC2086,SC2015

# bump when the steps below change so that an environment made before won't do
format=2

say() { printf 'run.sh: %s\n' "$*" >&2; }

if [ $# -eq 0 ]; then
    echo 'usage: sh py/run.sh COMMAND [ARGUMENT...]   (COMMAND: ludologic, pytest, clingo, swipl, python, ...)' >&2
    exit 2
fi

case $0 in
*/*) here=${0%/*} ;;
*) here=. ;;
esac
root=$(CDPATH='' cd -P -- "$here/.." && pwd -P) || exit 1
venv=$root/.venv
log=''
lock=''

case $1 in
pytest | ruff | mypy) level='test' ;;
*) level=run ;;
esac

# ---- is everything there already? ---------------------------------------------------------

# What an environment depends on, in one line: the content of pyproject.toml, the interpreter
# behind .venv/bin/python, and the folder (scripts in an environment name it).
fingerprint() {
    echo "$format $(cksum <"$root/pyproject.toml") $(readlink -f "$venv/bin/python" 2>/dev/null) $root"
}

have_swipl() {
    [ -n "${LIBSWIPL_PATH:-}" ] || command -v swipl >/dev/null 2>&1
}

ready() {
    [ -r "$venv/.ready-$level" ] && [ -x "$venv/bin/python" ] || return 1
    IFS= read -r was <"$venv/.ready-$level" || return 1
    [ "$was" = "$(fingerprint)" ] || return 1
    case $1 in
    ludologic | pytest | clingo | ruff | mypy) [ -x "$venv/bin/$1" ] || return 1 ;;
    esac
    have_swipl || [ -e "$venv/.no-swipl" ]
}

# ---- the steps ------------------------------------------------------------------------------

clean_up() {
    [ -z "$log" ] || rm -f "$log"
    [ -z "$lock" ] || rm -rf "$lock"
}

# fail SENTENCE: what the last tool said, then what failed and what to do by hand
fail() {
    if [ -n "$log" ] && [ -s "$log" ]; then tail -n 15 "$log" | sed 's/^/    /' >&2; fi
    say "$1"
    exit 1
}

quietly() { "$@" >"$log" 2>&1 </dev/null 9<&-; }

# One set-up at a time for a checkout. flock lets go by itself when its holder dies; without
# flock, a folder that names its holder, taken over when that process is gone.
take_lock() {
    if command -v flock >/dev/null 2>&1; then
        exec 9<"$root/py/run.sh"
        flock -n 9 && return
        say 'waiting for another run.sh that is setting up'
        flock 9
        return
    fi
    waited=0
    until mkdir "$root/.venv.lock" 2>/dev/null; do
        holder=$(cat "$root/.venv.lock/pid" 2>/dev/null)
        if [ -n "$holder" ]; then
            # "can't signal it" because it is another user's is no proof of death: ps decides
            kill -0 "$holder" 2>/dev/null || ps -p "$holder" >/dev/null 2>&1 || holder=gone
        elif [ $waited -ge 10 ]; then # it died between making the folder and naming itself
            holder=gone
        fi
        if [ "$holder" = gone ]; then
            # renamed first, so that of two that find it dead only one removes it
            mv "$root/.venv.lock" "$root/.venv.lock.$$" 2>/dev/null && rm -rf "$root/.venv.lock.$$"
            continue
        fi
        [ $waited -ne 0 ] || say 'waiting for another run.sh that is setting up'
        waited=$((waited + 1))
        sleep 1
    done
    lock=$root/.venv.lock
    echo $$ >"$lock/pid"
}

# The machine's package manager, how to call it, and what things are called there.
find_manager() {
    asroot=''
    manager=''
    if command -v apt-get >/dev/null 2>&1; then
        manager=apt-get
        python_packages='python3 python3-venv' swipl_packages=swi-prolog-nox
    elif command -v dnf >/dev/null 2>&1; then
        manager=dnf
        python_packages=python3 swipl_packages=pl
    elif command -v brew >/dev/null 2>&1; then
        manager=brew
        python_packages=python swipl_packages=swi-prolog
    fi
    may_install=no
    by_hand="sudo $manager install"
    case $manager in
    '') ;;
    brew)
        may_install=yes
        by_hand='brew install'
        ;;
    *)
        if [ "$(id -u)" -eq 0 ]; then
            may_install=yes
            by_hand="$manager install"
        elif command -v sudo >/dev/null 2>&1; then
            # with nobody there to type a password sudo must not ask for one
            if [ -t 2 ]; then asroot=sudo; else asroot='sudo -n'; fi
            may_install=yes
        else
            by_hand="as root: $manager install"
        fi
        ;;
    esac
    updated=no
}

# system NAME PACKAGES: installs PACKAGES with the machine's package manager
system() {
    [ $may_install = yes ] || return 1
    name=$1
    shift
    say "installing $name ($manager install $*)"
    case $manager in
    apt-get)
        if [ $updated = no ]; then
            # a source that can't be reached must not stop what the others have
            quietly $asroot apt-get -q update || :
            updated=yes
        fi
        quietly $asroot env DEBIAN_FRONTEND=noninteractive apt-get -q -y \
            -o DPkg::Lock::Timeout=600 install --no-install-recommends "$@"
        ;;
    dnf) quietly $asroot dnf -q -y install "$@" ;;
    brew) quietly brew install --quiet "$@" ;;
    esac
}

# Sets `python` to one that is new enough and can make environments.
find_python() {
    for python in python3 python3.14 python3.13 python3.12 python3.11 python3.10 /usr/bin/python3; do
        command -v "$python" >/dev/null 2>&1 || continue
        quietly "$python" -c '
import sys
assert sys.version_info >= (3, 10)
import ensurepip, venv' && return
    done
    return 1
}

need_python() {
    find_python && return
    if [ $may_install = no ]; then
        : >"$log"
        fail "Python 3.10 or newer with its venv module is missing and can't be installed from here; by hand: ${manager:+$by_hand }${python_packages:-install Python 3.10 or newer}"
    fi
    system Python $python_packages && find_python ||
        fail "installing Python 3.10 or newer with its venv module failed; by hand: $by_hand $python_packages"
}

want_swipl() {
    rm -f "$venv/.no-swipl" 2>/dev/null
    have_swipl && return
    system SWI-Prolog $swipl_packages && have_swipl
}

# The tests of pages need a browser and its driver. Only Debian has both as real packages:
# Ubuntu's only send for a snap, and are called something else.
want_chromium() {
    [ "$manager" = apt-get ] && [ $may_install = yes ] || return 0
    command -v chromedriver >/dev/null 2>&1 && return
    if [ $updated = no ]; then
        quietly $asroot apt-get -q update || :
        updated=yes
    fi
    case $(LC_ALL=C apt-cache policy chromium-driver 2>/dev/null) in
    *'Candidate: (none)'* | *snap*) return 0 ;;
    *Candidate:*) ;;
    *) return 0 ;;
    esac
    system 'Chromium, for the tests of pages' chromium chromium-driver ||
        say "that failed: the tests of pages will be skipped; by hand: $by_hand chromium chromium-driver"
}

# An environment is kept while its interpreter runs, has pip, and it stands where it was made.
need_venv() {
    if [ -x "$venv/bin/python" ] && [ -r "$venv/bin/activate" ] &&
        quietly "$venv/bin/python" -c '
import sys
assert sys.version_info >= (3, 10)
import pip._internal' &&
        grep -qF -e "$venv" "$venv/bin/activate"; then
        return
    fi
    need_python
    say 'making the virtual environment .venv'
    quietly rm -rf "$venv" && quietly "$python" -m venv "$venv" ||
        fail "making the virtual environment failed; by hand: rm -rf '$venv' && $python -m venv '$venv'"
}

need_package() {
    if [ $level = test ]; then extras='[test,lint]'; else extras=''; fi
    say "installing ludologic and the Python packages it needs (pip install -e .$extras)"
    rm -f "$venv/.ready-run" "$venv/.ready-test"
    # from inside the folder: pip would read brackets in its path as extras
    (cd -- "$root" && quietly "$venv/bin/python" -m pip install -q --disable-pip-version-check -e ".$extras") ||
        fail "installing the Python packages failed; by hand: cd '$root' && .venv/bin/python -m pip install -e '.$extras'"
    # the package of clingo brings a module and no command
    # shellcheck disable=SC2016
    [ -x "$venv/bin/clingo" ] ||
        { printf '%s\n' '#!/bin/sh' 'exec "${0%/*}/python" -m clingo "$@"' >"$venv/bin/clingo" &&
            chmod +x "$venv/bin/clingo"; } ||
        fail "making the command $venv/bin/clingo failed"
    fingerprint >"$venv/.ready-run"
    [ $level = run ] || fingerprint >"$venv/.ready-test"
}

set_up() {
    trap clean_up EXIT
    trap 'exit 129' HUP
    trap 'exit 130' INT
    trap 'exit 143' TERM
    if ! [ -w "$root" ] || { [ -e "$venv" ] && ! [ -w "$venv" ]; }; then
        fail "no permission to write in $root; run it as that folder's owner, or in a clone of your own"
    fi
    log=$(mktemp "${TMPDIR:-/tmp}/ludologic-run.XXXXXX") || fail 'making a temporary file failed; by hand: set TMPDIR to a folder you may write in'
    take_lock
    if ! ready "$1"; then # not while we waited for the lock, either
        find_manager
        need_venv
        want_swipl || no_swipl=$may_install
        [ $level = run ] || want_chromium
        need_package
        if [ -n "${no_swipl:-}" ]; then : >"$venv/.no-swipl"; fi
        say "ready; the command ludologic itself is in $venv/bin: with that folder on the PATH it needs no run.sh"
    fi
    exec 9<&-
    clean_up
    log='' lock=''
    trap - EXIT HUP INT TERM
}

# ---- go --------------------------------------------------------------------------------------

ready "$1" || set_up "$1"

if [ -e "$venv/.no-swipl" ] && ! have_swipl; then
    find_manager
    say "warning: SWI-Prolog is missing, only what clingo can do will work; by hand: ${manager:+$by_hand }${swipl_packages:-install SWI-Prolog}"
fi

# pytest with no path among its arguments means this checkout's tests
if [ "$1" = pytest ]; then
    paths=no
    before=
    for argument; do
        case $before in
        -k | -m | -n | -p) ;; # the word after these is no path
        *)
            case $argument in
            pytest | -*) ;;
            *) if [ -e "${argument%%::*}" ]; then paths=yes; fi ;;
            esac
            ;;
        esac
        before=$argument
    done
    if [ $paths = no ]; then cd -- "$root" || exit 1; fi
fi

VIRTUAL_ENV=$venv
PATH=$venv/bin:$PATH
export VIRTUAL_ENV PATH
unset PYTHONHOME
exec "$@"
