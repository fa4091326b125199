#!/bin/sh
# What the tracker made of 300 rendered hands of people that nothing was trained on: label, side and the 21 joints in
# pixels. Tests/GesturesTests reads them.
set -eu
cd "$(dirname "$0")"
root=../../..
for networks in full lite; do
  "$root/.build/release/TrackedHands" "$root/Models" $networks others 300 2 | awk -F, 'NF > 3 {
    printf "%s,%s", $1, $3
    for (joint = 0; joint < 21; joint++) printf ",%.1f,%.1f", $(7 + 6 * joint), $(8 + 6 * joint)
    print ""
  }' >"others-$networks.csv"
done
