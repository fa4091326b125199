#!/bin/sh
# Tests the page in Debian's browsers: Chromium with a clip as its camera, WebKitGTK as the nearest thing to Safari.
#
#   Tests/Browser/run.sh          needs the packages of the purpose “check”; screenshots go to .judges/screens
set -eu
cd "$(dirname "$0")/../.."
venv=.judges/browser
wanted=Tests/Browser/requirements.txt
cmp -s "$wanted" "$venv/installed.txt" || {
  echo "fetching what drives the browser from PyPI into $venv"
  rm -rf "$venv"
  python3 -m venv "$venv"
  "$venv/bin/pip" install --quiet --disable-pip-version-check --requirement "$wanted"
  cp "$wanted" "$venv/installed.txt"
}
Setup/build-page.sh
test "$(cat Page/*.js | wc -l)" -le 1000 || { echo "the page has more than 1000 lines of JavaScript" >&2; exit 1; }
failed=
"$venv/bin/python" Tests/Browser/chromium.py dist .judges/screens || failed=Chromium
python3 Tests/Browser/webkit.py dist .judges/screens || failed="$failed WebKitGTK"
test -z "$failed" || { echo "the page fails in: $failed" >&2; exit 1; }
