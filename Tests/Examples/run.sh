#!/bin/sh
# Builds the examples as someone else's package and checks what they say and sound like.
# Needs the networks in Models/, or in the folder that is given.
set -eu
cd "$(dirname "$0")/../.."
models=${1:-Models}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

swift build -c release --package-path Examples --scratch-path .build/examples >"$work/log" 2>&1 || {
  cat "$work/log" >&2
  exit 1
}
built=.build/examples/release

"$built/play-a-tone" "$work/tone.wav"
python3 Tests/Examples/check_tone.py "$work/tone.wav"

if [ ! -e "$models/hand_landmark_full.tflite" ]; then
  echo "SKIPPED: find-a-hand and tell-gestures, because there are no networks in “$models”; run make models" >&2
  exit 0
fi
for picture in hand.jpg hand.png; do
  "$built/find-a-hand" "Tests/Fixtures/Hands/$picture" "$models" >"$work/$picture"
  python3 Tests/Examples/check_hand.py "$work/$picture"
done
"$built/find-a-hand" Tests/Fixtures/Media/odd.jpg "$models" >"$work/none"
[ ! -s "$work/none" ] || {
  echo "find-a-hand found a hand where there is none" >&2
  exit 1
}
"$built/tell-gestures" Tests/Fixtures/Hands/song.mp4 "$models" >"$work/gestures"
python3 Tests/Examples/check_gestures.py "$work/gestures"
