#!/bin/sh
# Builds the instrument for the browser, as Embedded Swift for WebAssembly, and prints the module's path.
#
#   Setup/build-web.sh [plain|relaxed]
#
# plain, the default, runs wherever there is SIMD; relaxed fuses multiplications and additions, where a browser can.
# A changed toolset does not make SwiftPM link again: each toolset has a folder of its own.
set -eu
cd "$(dirname "$0")/.."
kind=${1:-plain}
toolset=Setup/wasm-toolset.json
scratch=.build-web/$kind-$(cksum <"$toolset" | cut -d' ' -f1)
case $kind in
  plain) set -- ;;
  relaxed) set -- -Xcc -mrelaxed-simd -Xswiftc -Xcc -Xswiftc -mrelaxed-simd ;;
  *) echo "there is no build “$kind”; there are plain and relaxed" >&2; exit 2 ;;
esac
THEREMIN_WASM=1 swift build -c release --triple wasm32-unknown-none-wasm \
  --toolset "$toolset" --scratch-path "$scratch" --product ThereminWeb "$@" >&2
built=$scratch/wasm32-unknown-none-wasm/release/ThereminWeb.wasm
small=$scratch/ThereminWeb.wasm
# Binaryen takes a sixth of the size away and leaves every number as it is. Debian 12's does not know the relaxed
# instructions by the numbers that they have got in the end.
if [ "$kind" = relaxed ]; then
  cp "$built" "$small"
elif [ ! "$small" -nt "$built" ]; then
  wasm-opt -Oz --enable-simd --enable-relaxed-simd --enable-bulk-memory --enable-sign-ext \
    --enable-nontrapping-float-to-int "$built" -o "$small" >&2
fi
echo "$small"
