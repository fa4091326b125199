#include "csimd.h"

#if defined(__x86_64__)
#include <immintrin.h>

#pragma clang attribute push(__attribute__((target("avx2,fma"))), apply_to = function)

#define INLINE static inline __attribute__((always_inline))
#define UNROLL _Pragma("clang loop unroll(full)")
#define LANES 8
#define HALF 4
#define MAX_PIXELS 7
#define MAX_VECTORS 3
#define SHARES_INPUTS 0

typedef __m256 vector;
typedef __m128 half_vector;

INLINE vector load(const float *p) { return _mm256_loadu_ps(p); }
INLINE void store(float *p, vector a) { _mm256_storeu_ps(p, a); }
// At most the first `count` numbers of a vector.
INLINE void store_first(float *p, vector a, ptrdiff_t count) {
  if (count >= LANES) {
    store(p, a);
  } else if (count > 0) {
    const __m256i lane = _mm256_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7);
    _mm256_maskstore_ps(p, _mm256_cmpgt_epi32(_mm256_set1_epi32((int)count), lane), a);
  }
}
INLINE vector spread(float a) { return _mm256_set1_ps(a); }
INLINE vector fused(vector a, vector b, vector c) { return _mm256_fmadd_ps(a, b, c); }
INLINE vector bend(vector a, vector slope) { return _mm256_blendv_ps(a, a * slope, a); }
INLINE vector hold(vector a, vector low, vector high) {
  return _mm256_min_ps(_mm256_max_ps(a, low), high);
}

INLINE half_vector lower(vector a) { return _mm256_castps256_ps128(a); }
INLINE half_vector half_load(const float *p) { return _mm_loadu_ps(p); }
INLINE void half_store(float *p, half_vector a) { _mm_storeu_ps(p, a); }
INLINE void half_store_first(float *p, half_vector a, ptrdiff_t count) {
  for (ptrdiff_t i = 0; i < HALF && i < count; i++) p[i] = a[i];
}
INLINE half_vector half_fused(half_vector a, half_vector b, half_vector c) {
  return _mm_fmadd_ps(a, b, c);
}
INLINE half_vector half_bend(half_vector a, half_vector slope) {
  return _mm_blendv_ps(a, a * slope, a);
}
INLINE half_vector half_hold(half_vector a, half_vector low, half_vector high) {
  return _mm_min_ps(_mm_max_ps(a, low), high);
}

#include "tile.h"
#include "window.h"

#define TILE(PIXELS, VECTORS, HALVES)                                     \
  static void tile_##PIXELS##_##VECTORS##_##HALVES(const csimd_tile *t) { \
    tile(t, PIXELS, VECTORS, HALVES);                                     \
  }
TILE(6, 2, 0) TILE(5, 2, 0) TILE(4, 2, 0) TILE(3, 2, 0)
TILE(6, 1, 0) TILE(5, 1, 0) TILE(4, 1, 0) TILE(3, 1, 0)

#define WINDOW(PIXELS) \
  static void window_##PIXELS(const csimd_window *t) { any_window(t, PIXELS); }
WINDOW(7) WINDOW(6) WINDOW(5) WINDOW(4) WINDOW(1)

#pragma clang attribute pop

bool csimd_has_avx2(void) {
  return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma");
}

csimd_tile_kernel csimd_avx2_tile(int pixels, int width) {
  switch (pixels * 100 + width) {
    case 616: return tile_6_2_0;
    case 516: return tile_5_2_0;
    case 416: return tile_4_2_0;
    case 316: return tile_3_2_0;
    case 608: return tile_6_1_0;
    case 508: return tile_5_1_0;
    case 408: return tile_4_1_0;
    case 308: return tile_3_1_0;
    default: return NULL;
  }
}

csimd_window_kernel csimd_avx2_window(int pixels) {
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

bool csimd_has_avx2(void) { return false; }
csimd_tile_kernel csimd_avx2_tile(int pixels, int width) { return NULL; }
csimd_window_kernel csimd_avx2_window(int pixels) { return NULL; }

#endif
