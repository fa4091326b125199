#pragma once
#include <libavcodec/avcodec.h>
#include <libavformat/avformat.h>
#include <libavutil/display.h>
#include <libavutil/imgutils.h>
#include <libavutil/opt.h>
#include <libavutil/pixdesc.h>
#include <libswscale/swscale.h>

// Macros that Swift does not import.
static inline int ffmpeg_error_again(void) { return AVERROR(EAGAIN); }
static inline int ffmpeg_error_end_of_file(void) { return AVERROR_EOF; }
static inline int ffmpeg_error_out_of_memory(void) { return AVERROR(ENOMEM); }
static inline int ffmpeg_error_permission_denied(void) { return AVERROR(EACCES); }
static inline int64_t ffmpeg_no_timestamp(void) { return AV_NOPTS_VALUE; }

static inline int ffmpeg_error_input_output(void) { return AVERROR(EIO); }

/// The stream's display matrix (nine numbers), or null. FFmpeg 6.1 moved it into the codec parameters.
static inline const int32_t *ffmpeg_stream_display_matrix(const AVStream *stream) {
#if LIBAVFORMAT_VERSION_INT >= AV_VERSION_INT(60, 15, 100)
  const AVPacketSideData *data = av_packet_side_data_get(
      stream->codecpar->coded_side_data, stream->codecpar->nb_coded_side_data,
      AV_PKT_DATA_DISPLAYMATRIX);
  return data && data->size >= 9 * sizeof(int32_t) ? (const int32_t *)data->data : NULL;
#else
  size_t size = 0;
  const uint8_t *data = av_stream_get_side_data(stream, AV_PKT_DATA_DISPLAYMATRIX, &size);
  return data && size >= 9 * sizeof(int32_t) ? (const int32_t *)data : NULL;
#endif
}

/// The frame's own display matrix (nine numbers), or null.
static inline const int32_t *ffmpeg_frame_display_matrix(const AVFrame *frame) {
  const AVFrameSideData *data = av_frame_get_side_data(frame, AV_FRAME_DATA_DISPLAYMATRIX);
  return data && data->size >= 9 * sizeof(int32_t) ? (const int32_t *)data->data : NULL;
}

/// How long the frame is shown, in the stream's time base; 0 if unknown.
static inline int64_t ffmpeg_frame_duration(const AVFrame *frame) {
#if LIBAVUTIL_VERSION_INT >= AV_VERSION_INT(57, 30, 100)
  return frame->duration;
#else
  return frame->pkt_duration;
#endif
}

/// A scaler into full-range RGBA of the given size, made anew or kept from before.
/// `colourspace` is one of `SWS_CS_…`; it and the range are the source's.
static inline struct SwsContext *ffmpeg_scaler(
    struct SwsContext *former, int width, int height, enum AVPixelFormat format, int target_width,
    int target_height, int colourspace, int is_full_range) {
  struct SwsContext *scaler = sws_getCachedContext(
      former, width, height, format, target_width, target_height, AV_PIX_FMT_RGBA, SWS_BILINEAR,
      NULL, NULL, NULL);
  if (scaler)
    sws_setColorspaceDetails(
        scaler, sws_getCoefficients(colourspace), is_full_range,
        sws_getCoefficients(SWS_CS_DEFAULT), 1, 0, 1 << 16, 1 << 16);
  return scaler;
}

/// Scales and converts a whole frame into packed pixels of `stride` bytes a row.
static inline int ffmpeg_scale(
    struct SwsContext *scaler, const AVFrame *frame, uint8_t *pixels, int stride) {
  uint8_t *const planes[4] = {pixels, NULL, NULL, NULL};
  const int strides[4] = {stride, 0, 0, 0};
  return sws_scale(
      scaler, (const uint8_t *const *)frame->data, frame->linesize, 0, frame->height, planes,
      strides);
}

/// A converter from packed BGRA, its alpha left aside, to 4:2:0 of limited range by BT.709.
/// Chroma from every column takes half the time of chroma from every other: only it has vector code.
static inline struct SwsContext *ffmpeg_movie_converter(int width, int height) {
  struct SwsContext *converter = sws_getContext(
      width, height, AV_PIX_FMT_BGR0, width, height, AV_PIX_FMT_YUV420P,
      SWS_BILINEAR | SWS_ACCURATE_RND | SWS_FULL_CHR_H_INP, NULL, NULL, NULL);
  if (converter)
    sws_setColorspaceDetails(
        converter, sws_getCoefficients(SWS_CS_DEFAULT), 1, sws_getCoefficients(SWS_CS_ITU709), 0, 0,
        1 << 16, 1 << 16);
  return converter;
}

/// Converts packed pixels of `stride` bytes a row into a frame's planes.
static inline int ffmpeg_convert(
    struct SwsContext *converter, const uint8_t *pixels, int stride, AVFrame *frame) {
  const uint8_t *const planes[4] = {pixels, NULL, NULL, NULL};
  const int strides[4] = {stride, 0, 0, 0};
  return sws_scale(converter, planes, strides, 0, frame->height, frame->data, frame->linesize);
}
