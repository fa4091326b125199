#!/bin/sh
# Makes the demo clip and its truth table anew: Tests/Fixtures/silent-night.mp4 and .csv.
#
# The encoder's version may change the file's bytes, never the truth. Needs ffmpeg with libx264.
set -eu
cd "$(dirname "$0")/.."
swift build -c release
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
{
  .build/release/virtual-hand silent-night --size 480x640 --rate 30 --truth "$work/silent-night.csv" ||
    touch "$work/failed"
} | ffmpeg -loglevel error -y -f rawvideo -pix_fmt rgb24 -s 480x640 -r 30 -i - \
  -c:v libx264 -preset slow -crf 20 -pix_fmt yuv420p -threads 1 \
  -colorspace smpte170m -color_primaries smpte170m -color_trc smpte170m -color_range tv \
  -metadata title="Silent Night (F. X. Gruber, 1818), played by a virtual hand" \
  -map_metadata -1 -fflags +bitexact -flags:v +bitexact -movflags +faststart \
  "$work/silent-night.mp4"
test ! -e "$work/failed"
mkdir -p Tests/Fixtures
mv "$work/silent-night.mp4" "$work/silent-night.csv" Tests/Fixtures/
ls -l Tests/Fixtures/silent-night.mp4 Tests/Fixtures/silent-night.csv
