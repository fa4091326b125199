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
# Binaryen takes a sixth of the size away and leaves every number as it is. Debian 12's knows the fused product of
# relaxed SIMD (fd 85 02) by the number that it had at first (fd af 01), which means nothing else.
rename() { LC_ALL=C sed -b "s/$1/$2/g"; }
shrink() {
  wasm-opt -Oz --enable-simd --enable-relaxed-simd --enable-bulk-memory --enable-sign-ext \
    --enable-nontrapping-float-to-int "$1" -o "$2" >&2
}
if [ "$kind" = relaxed ] && [ ! "$small" -nt "$built" ]; then
  rename '\xfd\x85\x02' '\xfd\xaf\x01' <"$built" >"$scratch/first.wasm"
  shrink "$scratch/first.wasm" "$scratch/second.wasm"
  rename '\xfd\xaf\x01' '\xfd\x85\x02' <"$scratch/second.wasm" >"$small"
elif [ ! "$small" -nt "$built" ]; then
  shrink "$built" "$small"
fi
echo "$small"
