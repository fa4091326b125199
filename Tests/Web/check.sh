#!/bin/sh
# Builds the instrument natively and for the browser, and compares the two: its networks (compare.mjs) and what it
# plays (play.mjs).
set -eu
cd "$(dirname "$0")/../.."
module=$(Setup/build-web.sh)
[ "$(wc -c <"$module")" -le 500000 ] || {
  echo "the module for the browser has $(wc -c <"$module") bytes; 500,000 are the most" >&2
  exit 1
}
swift build -c release
node Tests/Web/compare.mjs "$module" .build/release/NetworkRunner Models/*.tflite
node Tests/Web/play.mjs "$module" .build/release/ControlTrack Models/palm_detection_lite.tflite \
  Models/hand_landmark_lite.tflite Tests/Fixtures/silent-night.mp4
