#!/bin/sh
# Builds the engine for the browser, as Embedded Swift for WebAssembly, and prints the module's path.
# A changed toolset does not make SwiftPM link again: each toolset has a folder of its own.
set -eu
cd "$(dirname "$0")/.."
toolset=Setup/wasm-toolset.json
scratch=.build-web/$(cksum <"$toolset" | cut -d' ' -f1)
THEREMIN_WASM=1 swift build -c release --triple wasm32-unknown-none-wasm \
  --toolset "$toolset" --scratch-path "$scratch" --product ThereminWeb >&2
echo "$scratch/wasm32-unknown-none-wasm/release/ThereminWeb.wasm"
