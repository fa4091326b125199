#pragma once

// Square roots as one instruction. Swift's squareRoot() keeps a call of libm for negative numbers,
// which a program without Foundation cannot link.
static inline float csimd_sqrt_float(float x) { return __builtin_elementwise_sqrt(x); }
static inline double csimd_sqrt_double(double x) { return __builtin_elementwise_sqrt(x); }
