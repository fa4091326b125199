// What Swift's Embedded runtime asks of a C library and wasi-libc does not have without imports.
#include <stddef.h>
#include <stdint.h>
#include "wasm_runtime.h"

// Seeds of dictionaries only, so xorshift (Marsaglia, 2003) from a fixed state will do: the module
// has no source of chance, and nothing here is secret.
void arc4random_buf(void *buffer, size_t count) {
  static uint64_t state = 0x9E3779B97F4A7C15u;
  for (unsigned char *byte = buffer; count > 0; count--) {
    state ^= state << 13;
    state ^= state >> 7;
    state ^= state << 17;
    *byte++ = (unsigned char)state;
  }
}
