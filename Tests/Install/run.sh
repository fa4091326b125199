#!/bin/sh
# Installs the program into a temporary folder, lets it find a hand from elsewhere, and removes it.
set -eu
cd "$(dirname "$0")/../.."
picture=$PWD/Tests/Fixtures/Hands/hand.jpg
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
fail() {
  echo "make install: $1" >&2
  exit 1
}

make -s install PREFIX="$work/prefix" >"$work/log" 2>&1 || {
  cat "$work/log" >&2
  fail "it did not run"
}
unset THEREMIN_MODELS
for size in full lite; do
  (cd / && "$work/prefix/bin/theremin" track "$picture" --model "$size" -o "$work/joints.csv") ||
    fail "the program does not run"
  grep -q '^0.000000,1,right,' "$work/joints.csv" || fail "the program finds no hand"
done
for name in LICENSE NOTICE; do
  [ -s "$work/prefix/share/theremin/$name" ] || fail "$name is missing"
done
if [ -f dist/index.html ]; then
  cmp -s dist/index.html "$work/prefix/share/theremin/web/index.html" || fail "the page is missing"
fi
make -s uninstall PREFIX="$work/prefix"
[ -z "$(find "$work/prefix" -type f)" ] || fail "something stays after make uninstall"
echo "make install: the program runs from anywhere, and goes again"
