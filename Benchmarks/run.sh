#!/bin/sh
# Runs all benchmarks one after the other, in the order of docs/measurements.md; nothing else should run meanwhile.
#
#   Benchmarks/run.sh [MEDIA]
#
# Needs `make` and Tests/Judges/set-up.sh. Without MEDIA, the folder of measurement clips, what needs them is
# skipped. Ends with exit code 1 where a bound is missed.
set -u
cd "$(dirname "$0")/.."
media=${1:-../shared/media}
python=.judges/venv/bin/python
clip=$media/rendered/silent_night_640x480.mp4
missed=""

measure() {
  printf '\n## %s\n\n' "$1"
  shift
  echo "\$ $*"
  "$@" 2>&1 || missed="$missed
MISSED $*"
}
measure_clips() {
  if [ -f "$clip" ]; then measure "$@"; else printf '\n## %s\n\nSKIPPED: there is no %s\n' "$1" "$clip"; fi
}

printf '## The machine\n\n'
lscpu | grep -E 'Model name|^CPU\(s\)|Thread|Flags' | sed -E 's/^Flags.*(avx512f|avx2).*/best instructions: \1/'
uptime

measure "Networks against LiteRT, one thread" "$python" Benchmarks/engine.py
measure_clips "Hand tracking against MediaPipe, a picture" "$python" Benchmarks/against_mediapipe.py "$media"
measure_clips "Rendering a clip, and peak memory" "$python" Benchmarks/render_speed.py "$clip"
measure "Where a picture's time goes" .build/release/theremin bench
measure "One voice" .build/release/VoiceBenchmark
measure_clips "Filters for the pitch" .build/release/PitchFilters .build/release/theremin "$media"
measure "Simulated players, a model" .build/release/SimulatedLessons

echo "$missed"
test -z "$missed"
