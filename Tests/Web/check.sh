#!/bin/sh
# Builds the engine natively and for the browser, and compares the two (compare.mjs says how).
set -eu
cd "$(dirname "$0")/../.."
module=$(Setup/build-web.sh)
swift build -c release
node Tests/Web/compare.mjs "$module" .build/release/NetworkRunner Models/*.tflite
