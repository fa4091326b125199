// The tile of a convolution. Included by each instruction set's file after its vectors; all loops
// over pixels and vectors have constant bounds and unroll into registers.
//
// Shape of the loop as in GotoBLAS (Goto and van de Geijn, 2008) and XNNPACK: one value of each
// pixel is spread over a vector and multiplied by one row of the panel. A panel is as wide as some
// vectors and some halves of vectors.

INLINE void tile(const csimd_tile *t, const int pixels, const int vectors, const int halves) {
  const int width = vectors * LANES + halves * HALF, rest = vectors * LANES;
  vector sum[MAX_PIXELS][MAX_VECTORS];
  half_vector half_sum[MAX_PIXELS][MAX_VECTORS];
  const float *input[MAX_PIXELS];
  const float *panel = t->panel;
  UNROLL for (int m = 0; m < pixels; m++) {
    input[m] = t->input[m];
    UNROLL for (int n = 0; n < vectors; n++) sum[m][n] = load(panel + n * LANES);
    UNROLL for (int n = 0; n < halves; n++) half_sum[m][n] = half_load(panel + rest + n * HALF);
  }
  panel += width;

  const ptrdiff_t run_length = t->run_length;
  for (ptrdiff_t run = 0; run < t->runs; run++) {
    for (ptrdiff_t k = 0; k < run_length; k++) {
      vector row[MAX_VECTORS];
      half_vector half_row[MAX_VECTORS];
      UNROLL for (int n = 0; n < vectors; n++) row[n] = load(panel + n * LANES);
      UNROLL for (int n = 0; n < halves; n++) half_row[n] = half_load(panel + rest + n * HALF);
      panel += width;
      UNROLL for (int m = 0; m < pixels; m++) {
        const vector value = spread(input[m][k]);
        const half_vector half = lower(value);
        UNROLL for (int n = 0; n < vectors; n++) sum[m][n] = fused(value, row[n], sum[m][n]);
        UNROLL for (int n = 0; n < halves; n++) {
          half_sum[m][n] = half_fused(half, half_row[n], half_sum[m][n]);
        }
      }
    }
    UNROLL for (int m = 0; m < pixels; m++) input[m] += t->run_stride;
  }

  const ptrdiff_t column = t->column;
  if (t->residual) {
    UNROLL for (int m = 0; m < pixels; m++) {
      const float *residual = t->residual[m] + column;
      UNROLL for (int n = 0; n < vectors; n++) sum[m][n] += load(residual + n * LANES);
      UNROLL for (int n = 0; n < halves; n++) {
        half_sum[m][n] += half_load(residual + rest + n * HALF);
      }
    }
  }
  if (t->slope) {
    const float *slope = t->slope + column;
    UNROLL for (int m = 0; m < pixels; m++) {
      UNROLL for (int n = 0; n < vectors; n++) sum[m][n] = bend(sum[m][n], load(slope + n * LANES));
      UNROLL for (int n = 0; n < halves; n++) {
        half_sum[m][n] = half_bend(half_sum[m][n], half_load(slope + rest + n * HALF));
      }
    }
  } else {
    const vector low = spread(t->low), high = spread(t->high);
    UNROLL for (int m = 0; m < pixels; m++) {
      UNROLL for (int n = 0; n < vectors; n++) sum[m][n] = hold(sum[m][n], low, high);
      UNROLL for (int n = 0; n < halves; n++) {
        half_sum[m][n] = half_hold(half_sum[m][n], lower(low), lower(high));
      }
    }
  }
  const ptrdiff_t count = t->count;
  UNROLL for (int m = 0; m < pixels; m++) {
    float *output = t->output[m] + column;
    UNROLL for (int n = 0; n < vectors; n++) {
      store_first(output + n * LANES, sum[m][n], count - n * LANES);
    }
    UNROLL for (int n = 0; n < halves; n++) {
      half_store_first(output + rest + n * HALF, half_sum[m][n], count - rest - n * HALF);
    }
  }
}
