#!/bin/sh
# Fuzzes the reading, preparing and running of models, and the reading of songs, with libFuzzer and
# AddressSanitizer.
#
#   Tests/Fuzz/fuzz.sh [SECONDS [NAME]]     default 60 each, and both: NetworkFuzzer, SongFuzzer;
#                                           findings and corpora stay in .build-fuzz/
set -eu
cd "$(dirname "$0")/../.."
# SwiftPM hands the sanitizers on in any order, and the compiler counts coverage only if the fuzzer comes last or
# both come at once.
for name in ${2:-NetworkFuzzer SongFuzzer}; do
  THEREMIN_FUZZ=1 swift build -c release --sanitize fuzzer --sanitize address \
    -Xswiftc -sanitize=fuzzer,address --scratch-path .build-fuzz --product "$name"
  corpus=.build-fuzz/corpus-$name
  mkdir -p "$corpus"
  case $name in
    NetworkFuzzer) cp Tests/Fuzz/small.tflite "$corpus" ;;  # a model with every operator
    SongFuzzer) cp Tests/Fixtures/Songs/*.mid "$corpus" ;;
  esac
  .build-fuzz/release/"$name" -max_total_time="${1:-60}" -max_len=8192 -timeout=20 \
    -rss_limit_mb=1024 -artifact_prefix=.build-fuzz/ "$corpus"
done
