#pragma once
#include <stdbool.h>
#include <stddef.h>

// Square roots as one instruction. Swift's squareRoot() keeps a call of libm for negative numbers,
// which a program without Foundation cannot link.
static inline float csimd_sqrt_float(float x) { return __builtin_elementwise_sqrt(x); }
static inline double csimd_sqrt_double(double x) { return __builtin_elementwise_sqrt(x); }

typedef float csimd_float4 __attribute__((ext_vector_type(4)));

// a * b + c, fused where the target fuses in one instruction. Swift's addingProduct promises one
// rounding and therefore calls fmaf for every lane on a target that cannot.
static inline __attribute__((always_inline)) csimd_float4 csimd_multiply_add(
    csimd_float4 a, csimd_float4 b, csimd_float4 c) {
#ifdef __wasm_relaxed_simd__
  return __builtin_wasm_relaxed_madd_f32x4(a, b, c);
#else
#pragma clang fp contract(fast)
  return a * b + c;
#endif
}

// A tile of a convolution: some output pixels by one panel of output channels.
typedef struct {
  const float *_Nonnull const *_Nonnull input;      // per pixel: the first value of its window
  float *_Nonnull const *_Nonnull output;           // per pixel: its channel 0
  const float *_Nonnull const *_Nullable residual;  // per pixel: channel 0 of what is added
  const float *_Nonnull panel;   // per channel the bias, then per value of the window the weights
  const float *_Nullable slope;  // per channel: what negative results are multiplied by
  ptrdiff_t column;              // the panel's first channel
  ptrdiff_t count;               // channels to store, at most the panel's width
  ptrdiff_t runs;                // a window is so many runs (its rows) ...
  ptrdiff_t run_length;          // ... of so many values in line ...
  ptrdiff_t run_stride;          // ... which start so far apart
  float low, high;               // the result is held between these (if there is no slope)
} csimd_tile;

// Neighbouring output pixels of a depthwise convolution, all channels.
typedef struct {
  const float *_Nonnull const *_Nonnull rows;  // per row of the window: the line of the input
  float *_Nonnull output;                      // the first pixel, channel 0
  const float *_Nonnull weights;  // per block of lanes: the biases, then the window row by row
  ptrdiff_t column;               // where in each line the first pixel's window starts
  ptrdiff_t channels;             // also from one pixel to the next
  ptrdiff_t width, height;         // of the window
  ptrdiff_t stride;                // in pixels, from one window to the next
  ptrdiff_t first_row, row_count;  // the window's rows that lie inside the picture
  float low, high;  // the result is held between these
} csimd_window;

typedef void (*csimd_tile_kernel)(const csimd_tile *_Nonnull);
typedef void (*csimd_window_kernel)(const csimd_window *_Nonnull);

// Whether processor and operating system know the instructions.
bool csimd_has_avx2(void);
bool csimd_has_avx512(void);

// A kernel for so many pixels by so many channels; NULL where there is none of that size.
csimd_tile_kernel _Nullable csimd_avx2_tile(int pixels, int width);
csimd_tile_kernel _Nullable csimd_avx512_tile(int pixels, int width);

// A kernel for so many neighbouring pixels; NULL if there is none.
csimd_window_kernel _Nullable csimd_avx2_window(int pixels);
csimd_window_kernel _Nullable csimd_avx512_window(int pixels);
