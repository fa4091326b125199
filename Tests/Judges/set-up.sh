#!/bin/sh
# Puts the outside judges of requirements.txt into .judges/venv; with them in place it does nothing.
set -eu
cd "$(dirname "$0")/../.."
venv=.judges/venv
wanted=Tests/Judges/requirements.txt
cmp -s "$wanted" "$venv/installed.txt" && exit 0
echo "fetching the outside judges from PyPI into $venv"
rm -rf "$venv"
python3 -m venv "$venv"
"$venv/bin/pip" install --quiet --disable-pip-version-check --requirement "$wanted" || {
  echo "the judges could not be installed; MediaPipe 0.10.21 needs x86-64 and Python 3.9 to 3.12" >&2
  exit 1
}
cp "$wanted" "$venv/installed.txt"
