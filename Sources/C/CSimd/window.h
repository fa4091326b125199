// Neighbouring pixels of a depthwise convolution. Included by each instruction set's file after its
// vectors. All columns under the pixels' windows are visited once per row, so that each input is
// loaded once for all pixels that need it.

INLINE void window(const csimd_window *t, const int pixels, const int width, const int stride) {
  const vector low = spread(t->low), high = spread(t->high);
  const ptrdiff_t channels = t->channels;
  const ptrdiff_t skipped = t->first_row * width * LANES;
  const ptrdiff_t block_size = (t->window_height * width + 1) * LANES;
  const float *block = t->weights;
  for (ptrdiff_t channel = 0; channel < channels; channel += LANES, block += block_size) {
    vector sum[MAX_PIXELS];
    UNROLL for (int m = 0; m < pixels; m++) sum[m] = load(block);
    const float *weights = block + LANES + skipped;
    for (ptrdiff_t y = 0; y < t->row_count; y++) {
      const float *input = t->rows[t->first_row + y] + t->column + channel;
      vector weight[5];
      UNROLL for (int k = 0; k < width; k++) weight[k] = load(weights + k * LANES);
      UNROLL for (int x = 0; x < (pixels - 1) * stride + width; x++) {
        vector value = load(input + x * channels);
        UNROLL for (int m = 0; m < pixels; m++) {
          const int k = x - m * stride;
          if (k >= 0 && k < width) sum[m] = fused(value, weight[k], sum[m]);
        }
      }
      weights += width * LANES;
    }
    float *output = t->output + channel;
    if (channels - channel >= LANES) {
      UNROLL for (int m = 0; m < pixels; m++) {
        store(output + m * channels, hold(sum[m], low, high));
      }
    } else {
      float line[LANES];
      UNROLL for (int m = 0; m < pixels; m++) {
        store(line, hold(sum[m], low, high));
        for (ptrdiff_t i = 0; i < channels - channel; i++) output[m * channels + i] = line[i];
      }
    }
  }
}
