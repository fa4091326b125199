#!/usr/bin/env bash
# Puts MediaPipe's four networks into Models/: out of the Python package that carries them, checked by SHA-256.
# Where they are in place it only checks them and needs no network.
set -euo pipefail
cd "$(dirname "$0")/.."

sums="$PWD/Setup/models.sha256"
if [ -d Models ] && (cd Models && sha256sum --quiet --check "$sums" >/dev/null 2>&1); then exit 0; fi

echo "fetching the networks (mediapipe 0.10.21)"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
# Platform and Python version are named so that any processor and any Python get the same wheel.
python3 -m pip download --quiet --disable-pip-version-check --no-deps --dest "$work" \
  --platform manylinux_2_28_x86_64 --python-version 3.11 --only-binary=:all: \
  mediapipe==0.10.21 || {
  echo "the networks could not be fetched; check the network and run “make models” again" >&2
  exit 1
}
echo "05dc4a9e593655a79558d05d6227d31018c2537a4bd3362b51e230cf22aecfe3  $(ls "$work"/*.whl)" |
  sha256sum --quiet --check

python3 - "$work" <<'PYTHON'
import pathlib, sys, zipfile
work = pathlib.Path(sys.argv[1])
with zipfile.ZipFile(next(work.glob("*.whl"))) as wheel:
    for name in ("palm_detection_lite", "palm_detection_full"):
        (work / f"{name}.tflite").write_bytes(wheel.read(f"mediapipe/modules/palm_detection/{name}.tflite"))
    for name in ("hand_landmark_lite", "hand_landmark_full"):
        (work / f"{name}.tflite").write_bytes(wheel.read(f"mediapipe/modules/hand_landmark/{name}.tflite"))
PYTHON
(cd "$work" && sha256sum --quiet --check "$sums")
mkdir -p Models
mv "$work"/*.tflite Models/
