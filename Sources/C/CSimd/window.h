// Neighbouring pixels of a depthwise convolution. Included by each instruction set's file after its
// vectors. All columns under the pixels' windows are visited once per row, so that each input is
// loaded once for all pixels that need it.

INLINE void window(const csimd_window *t, const int pixels, const int width, const int stride) {
  const vector low = spread(t->low), high = spread(t->high);
  const float *weights = t->weights;
  const ptrdiff_t channels = t->channels;
  for (ptrdiff_t channel = 0; channel < channels; channel += LANES) {
    vector sum[MAX_PIXELS];
    UNROLL for (int m = 0; m < pixels; m++) sum[m] = load(weights);
    weights += LANES;
    const float *input = t->input + channel;
    for (ptrdiff_t y = 0; y < t->window_height; y++) {
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
      input += t->row_stride;
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
