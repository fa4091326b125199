// Neighbouring pixels of a depthwise convolution. Included by each instruction set's file after its
// vectors; loops over pixels unroll into registers, and those over the window's columns for the usual
// widths.

// The sums of one row of the window, for any width and stride: inputs are multiplied straight from
// memory.
INLINE void add_row(vector *sum, const float *input, const float *weights, const int pixels,
                    const ptrdiff_t width, const ptrdiff_t step, const ptrdiff_t channels) {
  for (ptrdiff_t k = 0; k < width; k++) {
    const vector weight = load(weights + k * LANES);
    UNROLL for (int m = 0; m < pixels; m++) {
      sum[m] = fused(load(input + m * step), weight, sum[m]);
    }
    input += channels;
  }
}

// The same for a known width and stride: inputs that several pixels share are loaded once. Takes more
// registers than AVX2 has.
INLINE void add_row_sharing(vector *sum, const float *input, const float *weights, const int pixels,
                            const int width, const int stride, const ptrdiff_t channels) {
  vector weight[5];
  UNROLL for (int k = 0; k < width; k++) weight[k] = load(weights + k * LANES);
  UNROLL for (int x = 0; x < (pixels - 1) * stride + width; x++) {
    const vector value = load(input + x * channels);
    UNROLL for (int m = 0; m < pixels; m++) {
      const int k = x - m * stride;
      if (k >= 0 && k < width) sum[m] = fused(value, weight[k], sum[m]);
    }
  }
}

// A stride of 0 stands for any.
INLINE void window(const csimd_window *t, const int pixels, const ptrdiff_t width,
                   const int stride) {
  const vector low = spread(t->low), high = spread(t->high);
  const ptrdiff_t channels = t->channels, step = t->stride * channels;
  const ptrdiff_t block_size = (t->height * width + 1) * LANES;
  const float *block = t->weights;
  for (ptrdiff_t channel = 0; channel < channels; channel += LANES, block += block_size) {
    vector sum[MAX_PIXELS];
    UNROLL for (int m = 0; m < pixels; m++) sum[m] = load(block);
    const float *weights = block + (t->first_row * width + 1) * LANES;
    for (ptrdiff_t y = 0; y < t->row_count; y++) {
      const float *input = t->rows[t->first_row + y] + t->column + channel;
      if (stride) {
        add_row_sharing(sum, input, weights, pixels, (int)width, stride, channels);
      } else {
        add_row(sum, input, weights, pixels, width, step, channels);
      }
      weights += width * LANES;
    }
    float *output = t->output + channel;
    const ptrdiff_t left = channels - channel;
    UNROLL for (int m = 0; m < pixels; m++) {
      store_first(output + m * channels, hold(sum[m], low, high), left);
    }
  }
}

INLINE void any_window(const csimd_window *t, const int pixels) {
  if (t->width == 3) {
    if (SHARES_INPUTS && t->stride == 1) {
      window(t, pixels, 3, 1);
    } else if (SHARES_INPUTS && t->stride == 2) {
      window(t, pixels, 3, 2);
    } else {
      window(t, pixels, 3, 0);
    }
  } else if (t->width == 5) {
    if (SHARES_INPUTS && t->stride == 1) {
      window(t, pixels, 5, 1);
    } else if (SHARES_INPUTS && t->stride == 2) {
      window(t, pixels, 5, 2);
    } else {
      window(t, pixels, 5, 0);
    }
  } else {
    window(t, pixels, t->width, 0);
  }
}
