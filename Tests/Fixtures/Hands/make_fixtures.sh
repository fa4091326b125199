#!/bin/sh
# Makes the clips and pictures of this folder anew, with the virtual hand: they are its named
# performances, at 30 frames a second, so that VirtualHand's own functions tell where every joint is.
#
# The encoder's version may change the files' bytes, never the truth. Needs ffmpeg with libx264.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
cd "$here/../../.."
swift build -c release
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# render OUTPUT PERFORMANCE SECONDS SIZE, then options of ffmpeg
render() {
  output=$1 performance=$2 seconds=$3 size=$4
  shift 4
  .build/release/virtual-hand "$performance" --seconds "$seconds" --size "$size" >"$work/frames"
  ffmpeg -loglevel error -y -f rawvideo -pix_fmt rgb24 -s "$size" -r 30 -i "$work/frames" \
    -map_metadata -1 -fflags +bitexact "$@" "$work/$output"
  mv "$work/$output" "$here/$output"
}

clip="-c:v libx264 -preset veryslow -crf 28 -pix_fmt yuv420p -threads 1 -flags:v +bitexact
  -colorspace smpte170m -color_primaries smpte170m -color_trc smpte170m -color_range tv
  -movflags +faststart"
render song.mp4 silent-night 3 320x240 $clip
render reach.mp4 reach 5.2 320x240 $clip
render duet.mp4 two-hands 2 320x240 $clip
render hand.jpg still 0.01 320x240 -frames:v 1 -q:v 4
render hand.png still 0.01 128x128 -frames:v 1
ls -l "$here"
