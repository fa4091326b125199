// The tile of a convolution. Included by each instruction set's file after its vectors; all loops
// over pixels and vectors have constant bounds and unroll into registers.
//
// Shape of the loop as in GotoBLAS (Goto and van de Geijn, 2008) and XNNPACK: one value of each
// pixel is spread over a vector and multiplied by one row of the panel.

INLINE void tile(const csimd_tile *t, const int pixels, const int vectors, const bool half) {
  const int width = vectors * LANES + (half ? LANES / 2 : 0);
  vector sum[MAX_PIXELS][MAX_VECTORS];
  half_vector half_sum[MAX_PIXELS];
  const float *input[MAX_PIXELS];
  const float *panel = t->panel;
  UNROLL for (int m = 0; m < pixels; m++) {
    input[m] = t->input[m];
    UNROLL for (int n = 0; n < vectors; n++) sum[m][n] = load(panel + n * LANES);
    if (half) half_sum[m] = half_load(panel + vectors * LANES);
  }
  panel += width;

  const ptrdiff_t run_length = t->run_length;
  for (ptrdiff_t run = 0; run < t->runs; run++) {
    for (ptrdiff_t k = 0; k < run_length; k++) {
      vector row[MAX_VECTORS];
      half_vector half_row;
      UNROLL for (int n = 0; n < vectors; n++) row[n] = load(panel + n * LANES);
      if (half) half_row = half_load(panel + vectors * LANES);
      panel += width;
      UNROLL for (int m = 0; m < pixels; m++) {
        vector value = spread(input[m][k]);
        UNROLL for (int n = 0; n < vectors; n++) sum[m][n] = fused(value, row[n], sum[m][n]);
        if (half) half_sum[m] = half_fused(lower(value), half_row, half_sum[m]);
      }
    }
    UNROLL for (int m = 0; m < pixels; m++) input[m] += t->run_stride;
  }

  const ptrdiff_t column = t->column;
  if (t->residual) {
    UNROLL for (int m = 0; m < pixels; m++) {
      const float *residual = t->residual[m] + column;
      UNROLL for (int n = 0; n < vectors; n++) sum[m][n] += load(residual + n * LANES);
      if (half) half_sum[m] += half_load(residual + vectors * LANES);
    }
  }
  if (t->slope) {
    const float *slope = t->slope + column;
    UNROLL for (int m = 0; m < pixels; m++) {
      UNROLL for (int n = 0; n < vectors; n++) sum[m][n] = bend(sum[m][n], load(slope + n * LANES));
      if (half) half_sum[m] = half_bend(half_sum[m], half_load(slope + vectors * LANES));
    }
  } else {
    const vector low = spread(t->low), high = spread(t->high);
    UNROLL for (int m = 0; m < pixels; m++) {
      UNROLL for (int n = 0; n < vectors; n++) sum[m][n] = hold(sum[m][n], low, high);
      if (half) half_sum[m] = half_hold(half_sum[m], lower(low), lower(high));
    }
  }
  if (t->count >= width) {
    UNROLL for (int m = 0; m < pixels; m++) {
      float *output = t->output[m] + column;
      UNROLL for (int n = 0; n < vectors; n++) store(output + n * LANES, sum[m][n]);
      if (half) half_store(output + vectors * LANES, half_sum[m]);
    }
  } else {
    UNROLL for (int m = 0; m < pixels; m++) {
      float *output = t->output[m] + column;
      UNROLL for (int n = 0; n < vectors; n++) {
        if (t->count > n * LANES) store_first(output + n * LANES, sum[m][n], t->count - n * LANES);
      }
      for (ptrdiff_t i = vectors * LANES; half && i < t->count; i++) {
        output[i] = half_sum[m][i - vectors * LANES];
      }
    }
  }
}
