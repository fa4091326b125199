#include "wasm_runtime.h"

// Swift compares strings by their canonical form, for which it brings tables of 45 KB. What is compared here, labels and
// names that were written in one place, is compared as it is written: no character says that it could be otherwise.

uint16_t _swift_stdlib_getNormData(uint32_t scalar) {
  (void)scalar;
  return 0;
}

uint32_t _swift_stdlib_getDecompositionEntry(uint32_t scalar) {
  (void)scalar;
  return 0;
}

uint32_t _swift_stdlib_getComposition(uint32_t first, uint32_t second) {
  (void)first;
  (void)second;
  return UINT32_MAX;
}

const uint8_t *const _swift_stdlib_nfd_decompositions = 0;
