#pragma once
#include <libavcodec/avcodec.h>
#include <libavformat/avformat.h>
#include <libavutil/display.h>
#include <libavutil/imgutils.h>
#include <libavutil/opt.h>
#include <libswscale/swscale.h>

// Macros that Swift does not import.
static inline int ffmpeg_error_again(void) { return AVERROR(EAGAIN); }
static inline int ffmpeg_error_end_of_file(void) { return AVERROR_EOF; }
static inline int64_t ffmpeg_no_timestamp(void) { return AV_NOPTS_VALUE; }
