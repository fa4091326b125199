#!/bin/sh
# Fuzzes the reading, preparing and running of models with libFuzzer and AddressSanitizer.
#
#   Tests/Fuzz/fuzz.sh [SECONDS]     default 60; findings and corpus stay in .build-fuzz/
set -eu
cd "$(dirname "$0")/../.."
THEREMIN_FUZZ=1 swift build -c release --sanitize fuzzer --sanitize address \
  --scratch-path .build-fuzz --product NetworkFuzzer
mkdir -p .build-fuzz/corpus
cp Tests/Fuzz/small.tflite .build-fuzz/corpus/  # a model with every operator
.build-fuzz/release/NetworkFuzzer -max_total_time="${1:-60}" -max_len=8192 -timeout=20 \
  -rss_limit_mb=1024 -artifact_prefix=.build-fuzz/ .build-fuzz/corpus
