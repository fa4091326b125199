#!/bin/sh
# How well and how fast poses and actions are told, beside scikit-learn on the same splits: tables in Markdown.
#
#   Benchmarks/gestures.sh [MEDIA] [HANDS]
#
# Renders and tracks HANDS hands first (default 600, some minutes) and half as many of other people, with the full and
# the lite networks; 0 leaves them out.
set -eu
cd "$(dirname "$0")/.."
sets=${1:-../shared/media}/gestures
hands=${2:-600}
peers=.judges/peers
if [ -f "$sets/keypoint.csv" ]; then
  if ! cmp -s Benchmarks/requirements.txt "$peers/installed.txt"; then
    rm -rf "$peers"
    python3 -m venv "$peers"
    "$peers/bin/pip" install --quiet --disable-pip-version-check -r Benchmarks/requirements.txt
    cp Benchmarks/requirements.txt "$peers/installed.txt"
  fi
  "$peers/bin/python" Benchmarks/gesture_peers.py "$sets"
fi
if [ "$hands" -gt 0 ]; then
  folder=.build/tracked-hands
  mkdir -p "$folder"
  for networks in full lite; do
    .build/release/TrackedHands Models $networks many "$hands" 1 >"$folder/many-$networks.csv"
    .build/release/TrackedHands Models $networks others $((hands / 2)) 2 >"$folder/others-$networks.csv"
  done
  .build/release/GestureBenchmark "$sets" "$folder/many-full.csv" "$folder/others-full.csv" \
    "$folder/many-lite.csv" "$folder/others-lite.csv"
else
  .build/release/GestureBenchmark "$sets"
fi
