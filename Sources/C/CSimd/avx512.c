#include "csimd.h"

#if defined(__x86_64__)
#include <immintrin.h>

#pragma clang attribute push(__attribute__((target("avx512f,avx512vl,fma"))), apply_to = function)

#define INLINE static inline __attribute__((always_inline))
#define UNROLL _Pragma("clang loop unroll(full)")
#define LANES 16
#define HALF 8
#define MAX_PIXELS 7
#define MAX_VECTORS 3
#define SHARES_INPUTS 1

typedef __m512 vector;
typedef __m256 half_vector;

INLINE vector load(const float *p) { return _mm512_loadu_ps(p); }
INLINE void store(float *p, vector a) { _mm512_storeu_ps(p, a); }
// At most the first `count` numbers of a vector.
INLINE void store_first(float *p, vector a, ptrdiff_t count) {
  if (count >= LANES) {
    store(p, a);
  } else if (count > 0) {
    _mm512_mask_storeu_ps(p, (__mmask16)((1u << count) - 1), a);
  }
}
INLINE vector spread(float a) { return _mm512_set1_ps(a); }
INLINE vector fused(vector a, vector b, vector c) { return _mm512_fmadd_ps(a, b, c); }
INLINE vector bend(vector a, vector slope) {
  return _mm512_mask_mul_ps(a, _mm512_cmp_ps_mask(a, _mm512_setzero_ps(), _CMP_LT_OQ), a, slope);
}
INLINE vector hold(vector a, vector low, vector high) {
  return _mm512_min_ps(_mm512_max_ps(a, low), high);
}

INLINE half_vector lower(vector a) { return _mm512_castps512_ps256(a); }
INLINE half_vector half_load(const float *p) { return _mm256_loadu_ps(p); }
INLINE void half_store(float *p, half_vector a) { _mm256_storeu_ps(p, a); }
INLINE void half_store_first(float *p, half_vector a, ptrdiff_t count) {
  if (count >= HALF) {
    half_store(p, a);
  } else if (count > 0) {
    _mm256_mask_storeu_ps(p, (__mmask8)((1u << count) - 1), a);
  }
}
INLINE half_vector half_fused(half_vector a, half_vector b, half_vector c) {
  return _mm256_fmadd_ps(a, b, c);
}
INLINE half_vector half_bend(half_vector a, half_vector slope) {
  return _mm256_blendv_ps(a, a * slope, a);
}
INLINE half_vector half_hold(half_vector a, half_vector low, half_vector high) {
  return _mm256_min_ps(_mm256_max_ps(a, low), high);
}

#include "tile.h"
#include "window.h"

#define TILE(PIXELS, VECTORS, HALVES)                                     \
  static void tile_##PIXELS##_##VECTORS##_##HALVES(const csimd_tile *t) { \
    tile(t, PIXELS, VECTORS, HALVES);                                     \
  }
TILE(7, 2, 1) TILE(6, 2, 1) TILE(5, 2, 1) TILE(4, 2, 1)
TILE(7, 2, 0) TILE(6, 2, 0) TILE(5, 2, 0) TILE(4, 2, 0)
TILE(7, 0, 3) TILE(6, 0, 3) TILE(5, 0, 3) TILE(4, 0, 3)
TILE(7, 1, 0) TILE(6, 1, 0) TILE(5, 1, 0) TILE(4, 1, 0)
TILE(7, 0, 1) TILE(6, 0, 1) TILE(5, 0, 1) TILE(4, 0, 1)

#define WINDOW(PIXELS) \
  static void window_##PIXELS(const csimd_window *t) { any_window(t, PIXELS); }
WINDOW(7) WINDOW(6) WINDOW(5) WINDOW(4) WINDOW(1)

#pragma clang attribute pop

bool csimd_has_avx512(void) {
  return __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512vl") &&
         csimd_has_avx2();
}

csimd_tile_kernel csimd_avx512_tile(int pixels, int width) {
  switch (pixels * 100 + width) {
    case 740: return tile_7_2_1;
    case 640: return tile_6_2_1;
    case 540: return tile_5_2_1;
    case 440: return tile_4_2_1;
    case 732: return tile_7_2_0;
    case 632: return tile_6_2_0;
    case 532: return tile_5_2_0;
    case 432: return tile_4_2_0;
    case 724: return tile_7_0_3;
    case 624: return tile_6_0_3;
    case 524: return tile_5_0_3;
    case 424: return tile_4_0_3;
    case 716: return tile_7_1_0;
    case 616: return tile_6_1_0;
    case 516: return tile_5_1_0;
    case 416: return tile_4_1_0;
    case 708: return tile_7_0_1;
    case 608: return tile_6_0_1;
    case 508: return tile_5_0_1;
    case 408: return tile_4_0_1;
    default: return NULL;
  }
}

csimd_window_kernel csimd_avx512_window(int pixels) {
  switch (pixels) {
    case 7: return window_7;
    case 6: return window_6;
    case 5: return window_5;
    case 4: return window_4;
    case 1: return window_1;
    default: return NULL;
  }
}

#else

bool csimd_has_avx512(void) { return false; }
csimd_tile_kernel csimd_avx512_tile(int pixels, int width) { return NULL; }
csimd_window_kernel csimd_avx512_window(int pixels) { return NULL; }

#endif
